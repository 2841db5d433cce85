package assets

import "krutzjass/engine/card"

// spot is the middle of a pip; the ones below the middle of a card stand on
// their head, as on printed cards.
type spot struct{ x, y float64 }

// The places of pips: three columns, seven lines.
const (
	left, centre, right = 72, 100, 128
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

// pips draws the signs of a number card, or the large one of an ace.
func (f front) pips() {
	if f.rank == card.Ace {
		f.pen.sign(f.sign, 100, 150, 128)
		return
	}
	for _, s := range pipSpots[f.rank] {
		q := f.pen.to(s.x, s.y, 1)
		if s.y > cardHeight/2 && !f.sign.Swiss() {
			q = q.turned(180)
		}
		q.sign(f.sign, 0, 0, 46)
	}
}
