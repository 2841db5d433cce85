package assets

import (
	_ "embed"
	"image"
)

//go:embed icon.png
var iconPNG []byte

// Icon gives the icon of the program, a PNG of 1024 pixels square; the caller
// must not change it. It is what [drawIcon] drew: a test holds them together.
func Icon() []byte { return iconPNG }

// iconGround is the felt of the icon with its wooden rim.
var iconGround = shape{
	{brown, none, 0, "M22 2 H78 C90 2 98 10 98 22 V78 C98 90 90 98 78 98 H22 C10 98 2 90 2 78 V22 C2 10 10 2 22 2 Z"},
	{green, none, 0, "M24 7 H76 C87 7 93 13 93 24 V76 C93 87 87 93 76 93 H24 C13 93 7 87 7 76 V24 C7 13 13 7 24 7 Z"},
}

// drawIcon draws the icon: three cards held in a hand's fan.
func drawIcon(size int) *image.NRGBA {
	dst := image.NewRGBA(image.Rect(0, 0, size, size))
	colours := house
	colours[brown], colours[green] = rgb(0x6a4325), rgb(0x2c5a46)
	p := newPen(dst, float64(size)/100, &colours)
	p.draw(iconGround)
	fan := p.to(50, 85, 0.2)
	for i, sign := range []Sign{Bell, Acorn, Rose} {
		q := fan.turned(20*float64(i)-20).to(-cardWidth/2, -cardHeight-12, 1)
		d := dyed(sign, false)
		q = q.dyed(&d)
		q.draw(shape{{paper, ink, 6, cardShape}})
		if i == 2 {
			q.sign(sign, 100, 150, 150)
		} else {
			q.sign(sign, 50, 62, 84)
		}
	}
	return toNRGBA(dst)
}
