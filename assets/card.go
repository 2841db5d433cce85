package assets

import (
	"image"
	"image/color"
	"math"

	"krutzjass/engine/card"
)

// Ratio is the height of every card, widths given as 1.
const Ratio = 1.5

// The card in design units.
const (
	cardWidth  = 200.0
	cardHeight = cardWidth * Ratio
)

// detailFrom is the width in pixels from which a card is drawn in full; below
// it there are only a large index, one large sign or a head.
const detailFrom = 110

// cardShape is the paper of every card.
const cardShape = "M14 1 H186 C194 1 199 6 199 14 V286 C199 294 194 299 186 299 H14 C6 299 1 294 1 286 V14 C1 6 6 1 14 1 Z"

// Height gives the height in pixels of a card of a width.
func Height(width int) int { return int(math.Round(float64(width) * Ratio)) }

// Draw draws card c in a style, width pixels wide and [Height] high, with
// clear corners. [card.Hidden] is the back; [card.None], or what is no card,
// is the outline of an empty place. A width below 1 gives an empty picture.
func Draw(c card.Card, s Style, width int) *image.NRGBA {
	if width < 1 {
		return image.NewNRGBA(image.Rectangle{})
	}
	dst := image.NewRGBA(image.Rect(0, 0, width, Height(width)))
	sign := s.Sign(c.Suit())
	colours := dyed(sign, s.FourColours)
	p := newPen(dst, float64(width)/cardWidth, &colours)
	switch {
	case c == card.Hidden:
		p.back()
	case !c.Valid():
		p.draw(shape{{none, edge, 2, cardShape}})
	default:
		p.draw(shape{{paper, edge, 2, cardShape}})
		if f := (front{p, s.Face, c.Rank(), sign, s.letter(c)}); width < detailFrom {
			f.simple()
		} else {
			f.full()
		}
	}
	return toNRGBA(dst)
}

// front is the face of one card being drawn.
type front struct {
	pen
	face   Face
	rank   card.Rank
	sign   Sign
	letter string
}

// simple draws the face for a strip: all that matters lies in the left 0.4.
func (f front) simple() {
	f.glyph(f.letter, 43, 52, 82, 66)
	f.pen.sign(f.sign, 43, 132, 62)
	switch {
	case f.rank >= card.Jack && f.rank <= card.King:
		f.head()
	case f.letter == weliLetter:
		f.weli(shrunk)
	case f.rank == card.Ten && f.face == Swiss:
		f.banner(shrunk)
	default:
		f.pen.sign(f.sign, 133, 218, 104)
	}
}

// full draws the face for looking at.
func (f front) full() {
	switch {
	case f.rank >= card.Jack && f.rank <= card.King:
		f.court()
	case f.letter == weliLetter:
		f.weli(whole)
	case f.rank == card.Ten && f.face == Swiss:
		f.banner(whole)
	default:
		f.pips()
	}
	f.corner()
	half := f
	half.pen = f.pen.to(cardWidth, cardHeight, 1).turned(180)
	half.corner()
}

// corner draws index and sign at the upper left.
func (f front) corner() {
	f.glyph(f.letter, 28, 36, 44, 36)
	f.pen.sign(f.sign, 28, 80, 31)
}

// toNRGBA gives the picture without the colours multiplied by their alpha.
func toNRGBA(src *image.RGBA) *image.NRGBA {
	dst := image.NewNRGBA(src.Bounds())
	for i := 0; i < len(src.Pix); i += 4 {
		switch a := src.Pix[i+3]; a {
		case 0:
		case 0xff:
			copy(dst.Pix[i:i+4], src.Pix[i:i+4])
		default:
			c := color.NRGBAModel.Convert(color.RGBA{src.Pix[i], src.Pix[i+1], src.Pix[i+2], a}).(color.NRGBA)
			dst.Pix[i], dst.Pix[i+1], dst.Pix[i+2], dst.Pix[i+3] = c.R, c.G, c.B, c.A
		}
	}
	return dst
}
