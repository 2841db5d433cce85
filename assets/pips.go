package assets

import "krutzjass/engine/card"

// spot is the middle of a pip; the ones below the middle of a card stand on
// their head, as on printed cards.
type spot struct{ x, y float64 }

// The places of pips: three columns, seven lines.
const (
	left, centre, right = 68, 100, 132
	top, bottom         = 52, 248
)

// pipSpots are the layouts of the number cards.
var pipSpots = map[card.Rank][]spot{
	card.Two:   {{centre, top}, {centre, bottom}},
	card.Three: {{centre, top}, {centre, 150}, {centre, bottom}},
	card.Four:  {{left, top}, {right, top}, {left, bottom}, {right, bottom}},
	card.Five:  {{left, top}, {right, top}, {centre, 150}, {left, bottom}, {right, bottom}},
	card.Six:   {{left, top}, {right, top}, {left, 150}, {right, 150}, {left, bottom}, {right, bottom}},
	card.Seven: {{left, top}, {right, top}, {centre, 101}, {left, 150}, {right, 150}, {left, bottom}, {right, bottom}},
	card.Eight: {{left, top}, {right, top}, {centre, 101}, {left, 150}, {right, 150}, {centre, 199}, {left, bottom}, {right, bottom}},
	card.Nine: {{left, top}, {right, top}, {left, 117}, {right, 117}, {centre, 150},
		{left, 183}, {right, 183}, {left, bottom}, {right, bottom}},
	card.Ten: {{left, top}, {right, top}, {centre, 84.5}, {left, 117}, {right, 117},
		{left, 183}, {right, 183}, {centre, 215.5}, {left, bottom}, {right, bottom}},
}

// sprigs are the two twigs under the sign of an ace.
var sprigs = shape{
	{none, twig, 2.6, "M40 166 C48 212 78 229 100 229 C122 229 152 212 160 166"},
	{twig, none, 0, "M160 168 c-7 -10 -7 -20 1 -30 c7 10 7 20 -1 30 Z M156 184 c2 -13 9 -19 20 -22 c0 12 -7 20 -20 22 Z M155 188 c-11 -3 -16 -10 -16 -21 c11 3 16 10 16 21 Z M147 203 c5 -11 13 -15 24 -15 c-3 11 -11 16 -24 15 Z M143 208 c-10 -5 -13 -12 -11 -23 c10 6 13 13 11 23 Z M133 217 c6 -9 14 -11 24 -9 c-5 9 -13 13 -24 9 Z"},
	{twig, none, 0, "M40 168 c7 -10 7 -20 -1 -30 c-7 10 -7 20 1 30 Z M44 184 c-2 -13 -9 -19 -20 -22 c0 12 7 20 20 22 Z M45 188 c11 -3 16 -10 16 -21 c-11 3 -16 10 -16 21 Z M53 203 c-5 -11 -13 -15 -24 -15 c3 11 11 16 24 15 Z M57 208 c10 -5 13 -12 11 -23 c-10 6 -13 13 -11 23 Z M67 217 c-6 -9 -14 -11 -24 -9 c5 9 13 13 24 9 Z"},
}

// pips draws the signs of a number card, or the large one of an ace.
func (f front) pips() {
	if f.rank == card.Ace {
		f.pen.to(14, 22, 0.86).draw(sprigs)
		f.pen.sign(f.sign, 100, 140, 110)
		return
	}
	for _, s := range pipSpots[f.rank] {
		q := f.pen.to(s.x, s.y, 1)
		if s.y > cardHeight/2 && f.face == French {
			q = q.turned(180)
		}
		q.sign(f.sign, 0, 0, 38)
	}
}
