package assets

import (
	"image"

	"krutzjass/engine/card"
)

// panel is the frame that holds the picture of a court card, banner or none;
// the upper left and the lower right corner belong to the index.
const panel = "M58 12 H182 C186 12 188 14 188 18 V194 H152 C148 194 146 196 146 200 V284 C146 286 144 288 142 288 H18 C14 288 12 286 12 282 V106 H48 C52 106 54 104 54 100 V16 C54 14 56 12 58 12 Z"

// court draws a court card in full.
func (f front) court() {
	who := court[courtKey{f.sign, f.rank}]
	colours := who.colours.over(*f.dyes)
	f.dyes = &colours
	if f.face == French {
		f.frenchCourt(who)
	} else {
		f.swissCourt(who)
	}
	f.frame()
}

// frame covers what reaches beyond the panel with paper (its rim runs the other
// way round, so that the panel is a hole), and draws the panel's line.
func (f front) frame() {
	f.draw(shape{
		{paper, none, 0, "M8 8 V292 H192 V8 Z " + panel},
		{none, ink, 1.6, panel},
	})
}

// frenchCourt draws the upper half of a two-headed card and copies it turned.
func (f front) frenchCourt(who figure) {
	inside := f.pixels(12, 12, 188, 288)
	upper := inside
	upper.Max.Y = (f.dst.Bounds().Dy() + 1) / 2
	p := f.pen.within(upper)
	p.draw(shape{{backing, none, 0, "M0 0 H200 V160 H0 Z"}})
	p.draw(halfBody)
	p.draw(who.pattern)
	p.to(104, 80, 1.1).head(who)
	hand := p.to(162, 134, 0.98)
	hand.draw(who.prop)
	hand.draw(fist)
	turnHalf(f.dst)
	f.pen.within(inside).draw(sash)
}

// turnHalf makes the lower half of a picture the upper one upside down.
func turnHalf(dst *image.RGBA) {
	r := dst.Bounds()
	for y := (r.Dy() + 1) / 2; y < r.Dy(); y++ {
		for x := range r.Dx() {
			dst.SetRGBA(x, y, dst.RGBAAt(r.Dx()-1-x, r.Dy()-1-y))
		}
	}
}

// swissCourt draws a bust, for Bavarian faces too. The Ober and the King carry their sign high, at the
// upper right, the Under low, at the lower left; the hand is on the other side.
func (f front) swissCourt(who figure) {
	p := f.pen.within(f.pixels(12, 12, 188, 288))
	p.draw(shape{{backing, none, 0, "M0 0 H200 V300 H0 Z"}})
	p.draw(bust)
	p.to(100, 108, 1.28).head(who)
	hand, x, y := p.to(40, 224, 1.05), 162.0, 40.0
	if f.rank == card.Jack {
		p.draw(akimbo)
		hand, x, y = p.to(159, 186, 1.12), 33.0, 268.0
	}
	hand.draw(who.prop)
	hand.draw(fist)
	p.sign(f.sign, x, y, 37)
}

// head draws a head with collar, hair, beard and hat.
func (p pen) head(who figure) {
	p.draw(who.mop.behind)
	p.draw(neck)
	p.draw(who.collar)
	p.draw(skull)
	look := p.to(who.look, 0, 1)
	look.draw(cheeks)
	look.draw(who.face)
	p.draw(who.beard)
	p.draw(who.mop.before)
	p.draw(who.hat)
}

// head draws the head of a court card alone, for the simple face.
func (f front) head() {
	who := court[courtKey{f.sign, f.rank}]
	colours := who.colours.over(*f.dyes)
	p := f.pen.dyed(&colours).within(f.pixels(4, 4, 196, 296))
	p.to(126, 300, 1).draw(shoulders)
	p.to(126, 216, 1.42).head(who)
}

// shoulders are those of a simple card or a portrait, the neck at x = 0, its
// lower edge at y = 0.
var shoulders = shape{
	{robe, ink, 2.4, "M0 -46 C-30 -44 -72 -40 -84 4 H0 Z"},
	{robe2, ink, 2.4, "M0 -46 C30 -44 72 -40 84 4 H0 Z"},
}
