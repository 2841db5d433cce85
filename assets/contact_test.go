package assets

import (
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"path/filepath"
	"testing"

	"krutzjass/assets/golden"
	"krutzjass/engine/card"
)

var contact = flag.String("contact", "", "folder to leave contact sheets of all sizes in, for looking at")

// felt is the ground of contact sheets.
var felt = color.NRGBA{0x2c, 0x5a, 0x46, 0xff}

// sheet lays pictures of one size out on felt in lines of n.
func sheet(n int, pictures []image.Image) image.Image {
	const gap = 6
	size := pictures[0].Bounds().Size().Add(image.Pt(gap, gap))
	lines := (len(pictures) + n - 1) / n
	dst := image.NewNRGBA(image.Rect(0, 0, n*size.X+gap, lines*size.Y+gap))
	draw.Draw(dst, dst.Rect, image.NewUniform(felt), image.Point{}, draw.Src)
	for i, p := range pictures {
		at := image.Pt(gap+i%n*size.X, gap+i/n*size.Y)
		draw.Draw(dst, p.Bounds().Add(at), p, image.Point{}, draw.Over)
	}
	return dst
}

// cards draws every card from a rank up, a suit a line, and the back.
func cards(s Style, width int, low card.Rank) (pictures []image.Image) {
	for c := range card.Jass().All() {
		if c.Rank() >= low {
			pictures = append(pictures, Draw(c, s, width))
		}
	}
	return append(pictures, Draw(card.Hidden, s, width))
}

// contactSheets leaves sheets of every size in the folder of -contact.
func contactSheets(t *testing.T) {
	var large []image.Image
	for _, face := range Faces {
		s := NewStyle("krutzjass", face, "en")
		for _, text := range []string{"HJ", "DQ", "CK", "S10", "HA"} {
			c, err := card.Parse(text)
			if err != nil {
				t.Fatal(err)
			}
			large = append(large, Draw(c, s, 600))
		}
		for _, width := range []int{44, 66, 110, 180, 300} {
			leave(t, fmt.Sprintf("%v-%d", face, width), sheet(9, cards(s, width, card.Six)))
		}
	}
	leave(t, "large-600", sheet(5, large))
}

// leave writes a picture into the folder of contact sheets.
func leave(t *testing.T, name string, img image.Image) {
	if err := golden.Write(filepath.Join(*contact, name+".png"), img); err != nil {
		t.Fatal(err)
	}
}
