package assets

// bannerScale tells how much of a banner is to be seen.
type bannerScale int

const (
	whole bannerScale = iota
	shrunk
)

// bannerCloth is a flag in the wind on its pole, the pole at x = 0, the middle
// of the cloth at 58, 0.
var bannerCloth = shape{
	{none, ink, 8, "M0 200 V-82"}, {none, brown, 4.6, "M0 200 V-82"},
	{gold, ink, 2, "M0 -108 C7 -98 7 -90 0 -82 X"}, {gold, ink, 1.7, "O0 -82 5 4"},
	{robe, ink, 2.4, "M4 -70 C30 -84 56 -50 84 -60 C98 -65 108 -70 118 -66 L100 -30 L120 2 L100 34 L116 68 C102 64 94 70 82 74 C56 82 30 50 4 66 Z"},
	{robe2, none, 0, "M5 44 C30 32 56 62 82 54 C92 51 98 48 109 51 L115 66.6 C102 63 94 69 82 72.6 C56 80.4 30 48.6 5 64 Z"},
	{robe2, none, 0, "M5 -68 C30 -82 56 -48 84 -58 C98 -63 107 -68 116 -65 L107 -48 C98 -49 92 -44 84 -40 C56 -32 30 -62 5 -49 Z"},
	{none, ink, 1.6, "M4 44 C30 32 56 62 82 54 C92 51 98 48 110 51 M4 -49 C30 -62 56 -32 84 -40 C92 -44 98 -49 108 -48"},
	{none, ink, 2.4, "M4 -70 C30 -84 56 -50 84 -60 C98 -65 108 -70 118 -66 L100 -30 L120 2 L100 34 L116 68 C102 64 94 70 82 74 C56 82 30 50 4 66 Z"},
}

// bannerColours are the cloth and its border for each Swiss sign.
var bannerColours = map[Sign]wardrobe{
	Rose:   {robe: cream, robe2: madder},
	Bell:   {robe: cream, robe2: bottle},
	Acorn:  {robe: sand, robe2: madder},
	Shield: {robe: cream, robe2: walnut},
}

// banner draws the Swiss Ten: a flag that carries the sign.
func (f front) banner(s bannerScale) {
	colours := bannerColours[f.sign].over(*f.dyes)
	p := f.pen.dyed(&colours).within(f.pixels(12, 12, 188, 288))
	if s == shrunk {
		p = p.within(f.pixels(4, 4, 196, 296)).to(90, 206, 0.82)
	} else {
		p.draw(shape{{backing, none, 0, "M0 0 H200 V300 H0 Z"}})
		p = p.to(58, 140, 1)
	}
	p.draw(bannerCloth)
	p.to(55, 1, 1).turned(8).sign(f.sign, 0, 0, 72)
	if s == whole {
		f.frame()
	}
}
