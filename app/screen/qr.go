package screen

import (
	"image"
	"image/color"

	"rsc.io/qr"
)

// qrCode is words as a picture that a phone's camera reads.
type qrCode struct {
	words string
	code  *qr.Code // nil where the words are too long
	image *image.Gray
}

func newQR(words string) *qrCode {
	code, err := qr.Encode(words, qr.M)
	if err != nil {
		code = nil // the words stand beside it all the same
	}
	return &qrCode{words: words, code: code}
}

// quiet is the white edge that cameras need, in squares (ISO/IEC 18004, 6.3.8).
const quiet = 4

// draw gives the picture in px pixels; the same one as long as px is the same.
func (q *qrCode) draw(px int) image.Image {
	px = max(px, 1)
	if q.image != nil && q.image.Rect.Dx() == px {
		return q.image
	}
	q.image = image.NewGray(image.Rect(0, 0, px, px))
	side := 0
	if q.code != nil {
		side = q.code.Size + 2*quiet
	}
	for y := range px {
		for x := range px {
			shade := color.Gray{Y: 255}
			if side > 0 && q.code.Black(x*side/px-quiet, y*side/px-quiet) {
				shade.Y = 0
			}
			q.image.SetGray(x, y, shade)
		}
	}
	return q.image
}
