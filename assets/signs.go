package assets

import "image"

// signShapes are the suits, each within -50..50 both ways. The French
// ones take the colour of the card, the others have their own.
var signShapes = [...]shape{
	Heart:   {{pip, none, 0, "M0 46 C8 30 47 6 47 -19 C47 -36 35 -44 24 -44 C12 -44 3 -36 0 -25 X"}},
	Diamond: {{pip, none, 0, "M0 -49 C9 -31 24 -13 38 0 C24 13 9 31 0 49 X"}},
	Club: {
		{pip, none, 0, "M0 -8 C2 18 6 38 19 47 H-19 C-6 38 -2 18 0 -8 Z"},
		{pip, none, 0, "O0 -25 21.5 21.5 O-24 10 21.5 21.5"},
		{pip, none, 0, "O24 10 21.5 21.5 O0 2 12 12"},
	},
	Spade: {
		{pip, none, 0, "M0 6 C2 24 6 40 19 47 H-19 C-6 40 -2 24 0 6 Z"},
		{pip, none, 0, "M0 -48 C6 -34 44 -10 44 12 C44 26 34 33 23 33 C12 33 4 26 0 16 X"},
	},
	Rose: join(roseLeaves, rosePetals, shape{
		{gold, ink, 3, "O0 0 14 14"},
		{brown, none, 0, "O0 -6 2.2 2.2 O5.6 -1.8 2.2 2.2 O3.5 5 2.2 2.2 O-3.5 5 2.2 2.2 O-5.6 -1.8 2.2 2.2"},
	}),
	Bell: {
		{none, brown, 5, "M0 -36 C-9 -36 -11 -49 0 -49 C11 -49 9 -36 0 -36 Z"},
		{gold, ink, 3.4, "M0 -37 C26 -37 42 -19 42 4 C42 29 24 46 0 46 X"},
		{white, none, 0, "M-29 -10 C-25 -22 -16 -29 -8 -31 C-16 -24 -21 -16 -22 -7 C-23 -3 -30 -5 -29 -10 Z"},
		{red, ink, 2.6, "M-41 -1 C-20 7 20 7 41 -1 L42 9 C20 17 -20 17 -42 9 Z"},
		{ink, none, 0, "M0 20 C5 20 8 24 6 28 L4 44 H-4 L-6 28 C-8 24 -5 20 0 20 Z O0 26 8 8"},
	},
	Acorn: {
		{none, brown, 7, "M3 -30 C3 -38 7 -44 14 -48"},
		{leaf, ink, 3.4, "M0 48 C4 44 8 41 13 38 C27 28 32 12 30 -8 H-30 C-32 12 -27 28 -13 38 C-8 41 -4 44 0 48 Z"},
		{gold, none, 0, "M-19 2 C-20 14 -16 25 -9 31 C-13 22 -14 12 -12 2 Z"},
		{green, ink, 3.4, "M0 -34 C24 -34 38 -22 38 -8 C38 -1 30 1 0 1 X"},
		{none, paper, 2.4, "M-27 -9 L-17 -21 M-13 -6 L1 -24 M3 -6 L16 -23 M19 -8 L28 -18"},
		{none, paper, 2.4, "M-17 -8 L-27 -17 M-1 -6 L-15 -22 M15 -7 L2 -23 M28 -10 L17 -21"},
	},
	Shield: {
		{white, none, 0, "M0 -45 H39 C41 -10 38 26 0 48 X"},
		{blue, none, 0, "M0 -45 H39 C40 -30 40 -14 37 0 H0 Z M0 0 H-37 C-33 22 -22 36 0 48 Z"},
		{gold, none, 0, "M-39 -45 H0 V0 H-37 C-40 -14 -40 -30 -39 -45 Z M0 0 H37 C33 22 22 36 0 48 Z"},
		{none, ink, 2.6, "M0 -45 V48 M-37 0 H37"},
		{none, ink, 4, "M0 -45 H39 C41 -10 38 26 0 48 X"},
	},
	RedHeart: {
		{red, ink, 3.4, "M0 46 C8 30 45 6 45 -19 C45 -35 34 -43 23 -43 C12 -43 3 -36 0 -25 X"},
		{rosy, none, 0, "M-35 -18 C-35 -28 -28 -34 -20 -34 C-14 -34 -13 -28 -18 -26 C-24 -24 -26 -18 -26 -12 C-27 -6 -35 -10 -35 -18 Z"},
	},
	Leaf: {
		{none, ink, 9, "M0 18 C0 32 4 40 12 45"}, {none, deep, 4.6, "M0 18 C0 32 4 40 12 45"},
		{deep, ink, 3.4, "M0 -48 C7 -34 43 -16 43 8 C43 25 29 32 16 28 C8 26 3 22 0 17 X"},
		{none, leaf, 3, "M0 14 V-32 M0 6 L22 16 M0 6 L-22 16 M0 -8 L27 0 M0 -8 L-27 0 M0 -20 L17 -16 M0 -20 L-17 -16"},
	},
}

// The five petals and five leaves of the rose are one of each, turned.
var (
	rosePetals = wheel(5, 0, shape{
		{red, ink, 3, "M0 -3 C6 -11 21 -22 23 -33 C24 -43 9 -48 0 -41 X"},
		{rosy, none, 0, "M0 -16 C4 -20 14 -26 15 -32 C15 -38 6 -40 0 -35 X"},
	})
	roseLeaves = wheel(5, 36, shape{{leaf, ink, 2.6, "M0 -20 C7 -30 7 -40 0 -50 X"}})
)

// sign draws a sign around x, y, size units high.
func (p pen) sign(s Sign, x, y, size float64) { p.to(x, y, size/100).draw(signShapes[s]) }

// DrawSign draws sign s alone on nothing, size pixels square, for what lies on
// paper. A size below 1 gives an empty picture.
func DrawSign(s Sign, size int, fourColours bool) *image.NRGBA {
	return drawSign(s, size, fourColours, nil, 100)
}

// DrawToken draws sign s on a round chip of paper, size pixels square: black
// signs would be lost on felt and in the dark. A size below 1 gives an empty
// picture.
func DrawToken(s Sign, size int, fourColours bool) *image.NRGBA {
	return drawSign(s, size, fourColours, tokenChip, 62)
}

// tokenChip is the paper of a token.
var tokenChip = shape{{paper, edge, 3, "O0 0 48 48"}}

// drawSign draws a sign, high units of 100 high, on a ground.
func drawSign(s Sign, size int, fourColours bool, ground shape, high float64) *image.NRGBA {
	if int(s) >= len(signShapes) || size < 1 {
		return image.NewNRGBA(image.Rectangle{})
	}
	colours := dyed(s, fourColours)
	dst := image.NewRGBA(image.Rect(0, 0, size, size))
	p := newPen(dst, float64(size)/104, &colours).to(52, 52, 1)
	p.draw(ground)
	p.sign(s, 0, 0, high)
	return toNRGBA(dst)
}
