package assets

// drawn tells how a special card is drawn: whole, or shrunk to a strip.
type drawn int

const (
	whole drawn = iota
	shrunk
)

// bannerCloth is a flag in the wind on its pole, the pole at x = 0, the middle
// of the cloth at 58, 0.
var bannerCloth = shape{
	{none, ink, 8, "M0 200 V-82"}, {none, brown, 4.6, "M0 200 V-82"},
	{none, ink, 4.6, "M0 -74 C-12 -70 -18 -58 -16 -40 M0 -74 C-16 -74 -28 -66 -27 -48"}, {none, gold, 2, "M0 -74 C-12 -70 -18 -58 -16 -40 M0 -74 C-16 -74 -28 -66 -27 -48"},
	{gold, ink, 1.7, "M-19 -40 H-13 L-11 -24 H-21 Z M-30 -48 H-24 L-22 -32 H-32 Z"},
	{gold, ink, 2, "M0 -108 C7 -98 7 -90 0 -82 X"}, {gold, ink, 1.7, "O0 -82 5 4"},
	{robe, ink, 2.4, "M4 -70 C30 -84 56 -50 84 -60 C98 -65 108 -70 118 -66 L100 -30 L120 2 L100 34 L116 68 C102 64 94 70 82 74 C56 82 30 50 4 66 Z"},
	{robe2, none, 0, "M4 44 C30 32 56 62 82 54 C92 51 98 48 108 51 L116 68 C102 64 94 70 82 74 C56 82 30 50 4 66 Z"},
	{robe2, none, 0, "M4 -70 C30 -84 56 -50 84 -60 C98 -65 108 -70 118 -66 L109 -48 C98 -49 92 -44 84 -40 C56 -32 30 -62 4 -49 Z"},
	{none, ink, 1.6, "M4 44 C30 32 56 62 82 54 C92 51 98 48 107 51 M4 -49 C30 -62 56 -32 84 -40 C92 -44 98 -49 108 -48"},
	{none, ink, 2.4, "M4 -70 C30 -84 56 -50 84 -60 C98 -65 108 -70 118 -66 L100 -30 L120 2 L100 34 L116 68 C102 64 94 70 82 74 C56 82 30 50 4 66 Z"},
}

// meadow is what the pole stands on.
var meadow = shape{
	{leaf, ink, 2, "M0 262 C30 250 70 246 100 252 C130 258 160 256 200 250 V300 H0 Z"},
	{none, green, 2.4, "M24 276 l3 -10 M30 277 l4 -9 M36 278 l6 -7 M92 270 l3 -10 M98 271 l4 -9 M104 272 l6 -7 M126 282 l3 -10 M132 283 l4 -9"},
	{white, ink, 1.1, "O40 268 3 3 O46 268 3 3 O43 265 3 3 O43 271 3 3 O112 264 3 3 O118 264 3 3 O115 261 3 3 O115 267 3 3"},
	{gold, none, 0, "O43 268 2 2 O115 264 2 2"},
}

// bannerColours are the cloth and its border for each Swiss sign.
var bannerColours = map[Sign]wardrobe{
	Rose:   {robe: cream, robe2: bottle},
	Bell:   {robe: cream, robe2: madder},
	Acorn:  {robe: sand, robe2: bottle},
	Shield: {robe: cream, robe2: ochre},
}

// banner draws the Swiss Ten: a flag that carries the sign.
func (f front) banner(s drawn) {
	colours := bannerColours[f.sign].over(*f.dyes)
	p := f.pen.dyed(&colours)
	if s == shrunk {
		p = p.within(f.pixels(4, 4, 196, 296)).to(92, 212, 0.8)
	} else {
		p = p.within(f.pixels(12, 12, 188, 288))
		p.draw(shape{{backing, none, 0, "M0 0 H200 V300 H0 Z"}})
		p.draw(meadow)
		p = p.to(72, 122, 0.92)
	}
	p.draw(bannerCloth)
	p.to(55, 1, 1).turned(8).sign(f.sign, 0, 0, 72)
	if s == whole {
		f.frame()
	}
}
