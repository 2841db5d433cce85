package assets

// glyph is an index letter drawn as a line of even width: the figure is 100
// units high, its middle at 0, so 0 is the axis of the column as well.
type glyph struct {
	width float64 // of the whole, the line included
	d     string
}

// glyphLine is the width of the lines of a glyph.
const glyphLine = 17

// glyphs are the letters that an index can have, in every language.
var glyphs = map[string]glyph{
	"2":  {62, "M-22 -22 C-22 -36 -12 -41.5 0 -41.5 C13 -41.5 22 -35 22 -22 C22 -4 -12 12 -22 41.5 H24"},
	"3":  {62, "M-21 -33 C-16 -39 -8 -41.5 -1 -41.5 C12 -41.5 20 -34 20 -22 C20 -9 10 -3 -4 -3 C12 -3 22 6 22 19 C22 34 12 41.5 -1 41.5 C-10 41.5 -18 38 -23 31"},
	"4":  {66, "M10 41.5 V-40 L-25 19 H25"},
	"5":  {62, "M20 -41.5 H-15 L-18 -6 C-12 -11 -6 -13 1 -13 C14 -13 22 -3 22 13 C22 31 13 41.5 -2 41.5 C-11 41.5 -18 38 -23 31"},
	"6":  {64, "M17 -40 C-6 -34 -23 -12 -23 16 C-23 32 -13 41.5 0 41.5 C13 41.5 23 32 23 16 C23 1 13 -9 0 -9 C-9 -9 -16 -4 -20 4"},
	"7":  {60, "M-22 -41.5 H22 C6 -16 -4 10 -6 41.5"},
	"8":  {64, "M0 -3 C-12 -3 -20 -11 -20 -22 C-20 -34 -12 -41.5 0 -41.5 C12 -41.5 20 -34 20 -22 C20 -11 12 -3 0 -3 C-14 -3 -23 6 -23 19 C-23 33 -14 41.5 0 41.5 C14 41.5 23 33 23 19 C23 6 14 -3 0 -3 Z"},
	"9":  {64, "M-17 40 C6 34 23 12 23 -16 C23 -32 13 -41.5 0 -41.5 C-13 -41.5 -23 -32 -23 -16 C-23 -1 -13 9 0 9 C9 9 16 4 20 -4"},
	"10": {94, "M-42 -29 L-29 -40 V41.5 M17 -41.5 C3 -41.5 -4 -28 -4 0 C-4 28 3 41.5 17 41.5 C31 41.5 38 28 38 0 C38 -28 31 -41.5 17 -41.5 Z"},
	"A":  {78, "M-30 41.5 L0 -39 L30 41.5 M-15 14 H15"},
	"B":  {64, "M-19 -41.5 H-2 C12 -41.5 18 -34 18 -22 C18 -10 12 -3 -2 -3 C14 -3 22 6 22 19 C22 33 14 41.5 -2 41.5 H-19 Z M-12 -3 H-2"},
	"D":  {68, "M-21 -41.5 H-8 C14 -41.5 25 -27 25 0 C25 27 14 41.5 -8 41.5 H-21 Z"},
	"F":  {58, "M20 -41.5 H-17 V41.5 M-10 -2 H13"},
	"J":  {56, "M15 -41.5 V18 C15 33 8 41.5 -4 41.5 C-13 41.5 -19 37 -21 27"},
	"K":  {68, "M-20 -41.5 V41.5 M23 -41.5 L-18 8 M-5 -8 L25 41.5"},
	"O":  {76, "M0 -41.5 C-20 -41.5 -29 -26 -29 0 C-29 26 -20 41.5 0 41.5 C20 41.5 29 26 29 0 C29 -26 20 -41.5 0 -41.5 Z"},
	"Q":  {78, "M0 -41.5 C-20 -41.5 -29 -26 -29 0 C-29 26 -20 41.5 0 41.5 C20 41.5 29 26 29 0 C29 -26 20 -41.5 0 -41.5 Z M6 22 L28 44"},
	"R":  {66, "M-19 41.5 V-41.5 H-1 C13 -41.5 20 -33 20 -20 C20 -7 13 2 -1 2 H-12 M3 6 L23 41.5"},
	"U":  {70, "M-24 -41.5 V12 C-24 32 -15 41.5 0 41.5 C15 41.5 24 32 24 12 V-41.5"},
	"E":  {60, "M21 -41.5 H-17 V41.5 H21 M-10 -1 H15"},
	"I":  {17, "M0 -41.5 V41.5"},
	"L":  {56, "M-16 -41.5 V41.5 H20"},
	"V":  {74, "M-28 -41.5 L0 39 L28 -41.5"},
	"W":  {104, "M-43 -41.5 L-22 39 L0 -26 L22 39 L43 -41.5"},
}

// glyph draws an index in the middle of x, y, height units high; one that
// would be wider than most is condensed.
func (p pen) glyph(text string, x, y, height, most float64) {
	g := glyphs[text]
	q := p.to(x, y, height/100)
	if wide := g.width * height / 100; wide > most {
		q.a, q.b = q.a*most/wide, q.b*most/wide
	}
	o := q.transformed(outlineOf(g.d))
	p.fill(o.stroked(glyphLine*height/200*p.unit()), index)
}
