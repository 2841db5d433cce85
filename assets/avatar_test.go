package assets

import (
	"image"
	"testing"

	"krutzjass/assets/golden"
)

func TestPortraitsAndSignsLookAsKept(t *testing.T) {
	if Avatars < 8 {
		t.Errorf("a cast of %d: fewer than eight", Avatars)
	}
	var people, signs []image.Image
	for id := range Avatars {
		people = append(people, Avatar(id, 96))
	}
	people = append(people, Avatar(Coach, 96))
	for _, s := range Signs {
		signs = append(signs, DrawSign(s, 96, false))
	}
	for _, s := range Signs {
		signs = append(signs, DrawToken(s, 96, true))
	}
	golden.Compare(t, "testdata/people.png", sheet(6, people))
	golden.Compare(t, "testdata/signs.png", sheet(5, signs))
}

func TestIconIsDrawnByUs(t *testing.T) {
	golden.Compare(t, "icon.png", drawIcon(1024))
}
