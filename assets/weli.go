package assets

// weliRibbon carries the name of the Weli, its middle at 0, 0.
var weliRibbon = shape{
	{red, ink, 2, "M-74 -6 L-50 -10 V22 L-74 26 L-66 10 Z M74 -6 L50 -10 V22 L74 26 L66 10 Z"},
	{white, ink, 2.2, "M-58 -18 C-30 -24 30 -24 58 -18 V14 C30 8 -30 8 -58 14 Z"},
}

// weliSprig is a heart and an acorn on one stalk, for the Weli bears more than
// its own suit.
var weliSprig = shape{
	{none, ink, 4.4, "M0 40 C-4 20 -22 10 -30 -4 M0 40 C4 20 22 10 30 -4"},
	{none, green, 2.2, "M0 40 C-4 20 -22 10 -30 -4 M0 40 C4 20 22 10 30 -4"},
}

// weli draws the 33rd card of Watten (watten.md, options): the largest bell
// with its name on a ribbon.
func (f front) weli(s drawn) {
	if s == shrunk {
		f.pen.sign(f.sign, 133, 206, 104)
		f.ribbon(f.pen.to(120, 268, 0.92))
		return
	}
	sprig := f.pen.to(100, 78, 0.94)
	sprig.draw(weliSprig)
	sprig.sign(RedHeart, -32, -18, 40)
	sprig.sign(Acorn, 32, -18, 40)
	f.pen.sign(f.sign, 100, 154, 98)
	f.ribbon(f.pen.to(100, 220, 0.72))
}

// ribbon draws the ribbon and the name around the origin of p.
func (f front) ribbon(p pen) {
	p.draw(weliRibbon)
	for i, letter := range []string{"W", "E", "L", "I"} {
		p.glyph(letter, []float64{-30, -3, 19, 36}[i], -4, 21, 30)
	}
}
