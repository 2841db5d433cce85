package craft

import (
	"krutzjass/ai/style"
	"krutzjass/engine/card"
)

// Thumb says what each card of a hand is worth by the rules of thumb at one moment
// of a deal, for those who ask what a seat would have laid from a hand that it may
// have had. What all have seen is read once.
type Thumb struct {
	belief  belief
	weigher *weigher
}

// ByWorth tells whether in a game the points of the side alone decide about a card,
// so that there are Thumbs.
func ByWorth(game string) bool { return crafts[game].worth }

// NewThumb reads a moment as the seat on turn saw it, its hand and what it had not
// seen aside; nil where a game is not ByWorth.
func NewThumb(game string, s *style.Sight) *Thumb {
	if !ByWorth(game) {
		return nil
	}
	c := crafts[game]
	if c.look != nil { // the moment's own order and values stand
		order, values := s.Order, s.Values
		c.look(s)
		s.By(order, values)
	}
	t := &Thumb{}
	t.belief.read(s)
	t.belief.infer(s, &c)
	t.weigher = newWeigher(s, &t.belief, &c, true)
	return t
}

// Suppose takes the hand and the unseen cards that now stand in the sight.
func (t *Thumb) Suppose() {
	t.belief.out = t.weigher.s.Out
	t.belief.weigh()
}

// Worth is what laying a card of the supposed hand is worth, in 64ths of a point.
func (t *Thumb) Worth(c card.Card) int32 { return t.weigher.worth(c) }
