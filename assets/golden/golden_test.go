package golden

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// plain is a picture of one colour, with spots of another.
func plain(w, h int, spots ...image.Point) *image.NRGBA {
	img := image.NewNRGBA(image.Rect(0, 0, w, h))
	for i := range img.Pix {
		img.Pix[i] = 200
	}
	for _, p := range spots {
		img.SetNRGBA(p.X, p.Y, color.NRGBA{10, 200, 200, 200})
	}
	return img
}

func TestDifferencesAreFound(t *testing.T) {
	for _, c := range []struct {
		name string
		got  image.Image
		want string // part of what is said; empty: the same
	}{
		{"same", plain(20, 10), ""},
		{"part of a larger picture", plain(30, 30).SubImage(image.Rect(5, 5, 25, 15)), ""},
		{"two spots", plain(20, 10, image.Pt(3, 4), image.Pt(7, 2)), "2 of 200 pixels differ, all within (3,2)-(8,5); most at (7,2), by 190"},
		{"other size", plain(20, 11), "the picture is (20,11), the kept one (20,10)"},
	} {
		d := Diff(plain(20, 10), c.got, Usual.Channel)
		if c.want == "" != d.Same(Usual) {
			t.Errorf("%s: same is %v: %v", c.name, d.Same(Usual), d)
		}
		if c.want != "" && !strings.Contains(d.String(), c.want) {
			t.Errorf("%s: %q, want %q", c.name, d, c.want)
		}
	}
}

func TestKindsOfPicturesAreTheSame(t *testing.T) {
	want := plain(20, 10, image.Pt(3, 4))
	for i := 3; i < len(want.Pix); i += 4 {
		want.Pix[i] = 255
	}
	solid := image.NewRGBA(want.Rect)
	draw.Draw(solid, solid.Rect, want, image.Point{}, draw.Src)
	wide := image.NewRGBA64(want.Rect)
	draw.Draw(wide, wide.Rect, want, image.Point{}, draw.Src)
	for _, got := range []image.Image{solid, wide} {
		if d := Diff(want, got, 0); d.Pixels != 0 {
			t.Errorf("%T: %v", got, d)
		}
	}
}

func TestWhatIsClearHasNoColour(t *testing.T) {
	a, b := plain(2, 2), plain(2, 2)
	a.SetNRGBA(0, 0, color.NRGBA{255, 0, 0, 0})
	b.SetNRGBA(0, 0, color.NRGBA{0, 255, 0, 0})
	if d := Diff(a, b, 0); d.Pixels != 0 {
		t.Error(d)
	}
}

// recorder is a test that is to fail.
type recorder struct {
	testing.TB
	said []string
}

func (r *recorder) Helper() {}
func (r *recorder) Errorf(format string, a ...any) {
	r.said = append(r.said, fmt.Sprintf(format, a...))
}

func TestCompareLeavesTheFailedPicture(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	path := filepath.Join(t.TempDir(), "kept", "a.png")
	if err := Write(path, plain(20, 10)); err != nil {
		t.Fatal(err)
	}
	r := &recorder{TB: t}
	Compare(r, path, plain(20, 10))
	if len(r.said) != 0 {
		t.Fatalf("the same picture failed: %v", r.said)
	}
	Compare(r, path, plain(20, 10, image.Pt(5, 5)))
	if len(r.said) != 1 {
		t.Fatalf("said %q", r.said)
	}
	_, dir, found := strings.Cut(r.said[0], "see got- and diff- in ")
	for _, name := range []string{"got-a.png", "diff-a.png"} {
		if _, err := os.Stat(filepath.Join(dir, name)); !found || err != nil {
			t.Errorf("%q: %v", r.said[0], err)
		}
	}
	Compare(r, path+"x", plain(2, 2))
	if len(r.said) != 2 || !strings.Contains(r.said[1], "-update") {
		t.Errorf("a missing picture: %q", r.said)
	}
}
