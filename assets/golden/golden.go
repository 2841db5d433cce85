// Package golden compares pictures with kept ones, with a tolerance, and says
// where and by how much they differ. Tests use it; the flag -update remakes
// the kept pictures, which are then looked at.
package golden

import (
	"bytes"
	"flag"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

var update = flag.Bool("update", false, "remake the kept pictures instead of comparing")

// Tolerance is how much two pictures may differ and still count as the same.
type Tolerance struct {
	Channel int     // of a pixel: largest difference of a colour channel, 0 to 255
	Share   float64 // of the picture: part of the pixels that may differ more, 0 to 1
}

// Usual forgives the rounding of other processors, not a shifted line.
var Usual = Tolerance{Channel: 12, Share: 0.0005}

// Compare compares img with the PNG at path, with the usual tolerance. On a
// difference the test goes on as failed, and img and a picture of the
// differences (red on faded) are left in a temporary folder that the message
// names. Under -update the picture is written instead.
func Compare(t testing.TB, path string, img image.Image) {
	t.Helper()
	if *update {
		if err := Write(path, img); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := read(path)
	if err != nil {
		t.Errorf("no kept picture: %v; run the test with -update, look at the picture and keep it", err)
		return
	}
	d := Diff(want, img, Usual.Channel)
	if d.Same(Usual) {
		return
	}
	t.Errorf("%s: %v\n%s", path, d, leave(filepath.Base(path), img, d.Marked(want)))
}

// leave writes the pictures of a failure where they outlive the test.
func leave(name string, got, marked image.Image) string {
	dir, err := os.MkdirTemp("", "golden")
	if err != nil {
		return fmt.Sprintf("the picture could not be left: %v", err)
	}
	for file, img := range map[string]image.Image{"got-" + name: got, "diff-" + name: marked} {
		if img == nil {
			continue
		}
		if err := Write(filepath.Join(dir, file), img); err != nil {
			return fmt.Sprintf("the picture could not be left: %v", err)
		}
	}
	return "see got- and diff- in " + dir
}

// Difference is what sets two pictures apart.
type Difference struct {
	Want, Got image.Point     // sizes
	Pixels    int             // that differ more than the tolerance of a channel
	Most      int             // largest difference of a channel
	At        image.Point     // where it is, from the upper left corner
	Where     image.Rectangle // around all that differ
	mask      []bool
}

// Diff compares two pictures pixel by pixel; differences of a channel up to
// most are forgiven. Pictures of different sizes differ as a whole.
func Diff(want, got image.Image, most int) Difference {
	a, b := nrgba(want), nrgba(got)
	d := Difference{Want: a.Rect.Size(), Got: b.Rect.Size()}
	if d.Want != d.Got {
		return d
	}
	d.mask = make([]bool, len(a.Pix)/4)
	if bytes.Equal(a.Pix, b.Pix) {
		return d
	}
	for i := range d.mask {
		by := distance(a.Pix[4*i:4*i+4], b.Pix[4*i:4*i+4])
		at := image.Pt(i%d.Want.X, i/d.Want.X)
		if by > d.Most {
			d.Most, d.At = by, at
		}
		if by > most {
			d.mask[i] = true
			d.Pixels++
			d.Where = d.Where.Union(image.Rectangle{at, at.Add(image.Pt(1, 1))})
		}
	}
	return d
}

// Same tells whether the difference is within a tolerance.
func (d Difference) Same(t Tolerance) bool {
	return d.Want == d.Got && float64(d.Pixels) <= t.Share*float64(len(d.mask))
}

// String says where and how much.
func (d Difference) String() string {
	if d.Want != d.Got {
		return fmt.Sprintf("the picture is %v, the kept one %v", d.Got, d.Want)
	}
	return fmt.Sprintf("%d of %d pixels differ, all within %v; most at %v, by %d of 255",
		d.Pixels, len(d.mask), d.Where, d.At, d.Most)
}

// Marked gives the kept picture, faded, with what differs in red; nil when the
// sizes differ.
func (d Difference) Marked(want image.Image) image.Image {
	if d.Want != d.Got {
		return nil
	}
	out := nrgba(want)
	out.Pix = slices.Clone(out.Pix)
	for i, differs := range d.mask {
		p := out.Pix[4*i : 4*i+4]
		if differs {
			copy(p, []byte{255, 0, 0, 255})
			continue
		}
		for j := range 3 {
			p[j] = 170 + p[j]/3
		}
	}
	return out
}

// distance is the largest difference of a channel; where both pixels are
// clear, colours do not count.
func distance(a, b []byte) (most int) {
	if a[3] == 0 && b[3] == 0 {
		return 0
	}
	for i := range a {
		most = max(most, int(a[i])-int(b[i]), int(b[i])-int(a[i]))
	}
	return most
}

// nrgba gives a picture as one kind, its corner at 0, 0: as it is where it is so, else a copy.
func nrgba(img image.Image) *image.NRGBA {
	if src, ok := img.(*image.NRGBA); ok && src.Rect.Min == (image.Point{}) && src.Stride == 4*src.Rect.Dx() {
		return src
	}
	out := image.NewNRGBA(image.Rectangle{Max: img.Bounds().Size()})
	from := img.Bounds().Min
	var pix []byte
	var stride int
	switch src := img.(type) {
	case *image.NRGBA:
		pix, stride = src.Pix[src.PixOffset(from.X, from.Y):], src.Stride
	case *image.RGBA:
		if src.Opaque() { // then both kinds are the same
			pix, stride = src.Pix[src.PixOffset(from.X, from.Y):], src.Stride
		}
	}
	if pix == nil {
		draw.Draw(out, out.Rect, img, from, draw.Src)
		return out
	}
	for y := range out.Rect.Dy() {
		copy(out.Pix[y*out.Stride:(y+1)*out.Stride], pix[y*stride:])
	}
	return out
}

// Write writes a picture as PNG, making the folder.
func Write(path string, img image.Image) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	return closing(png.Encode(f, img), f)
}

// closing closes f and gives the first of two errors.
func closing(err error, f *os.File) error {
	if e := f.Close(); err == nil {
		err = e
	}
	return err
}

// read reads a PNG.
func read(path string) (image.Image, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	img, err := png.Decode(f)
	return img, closing(err, f)
}
