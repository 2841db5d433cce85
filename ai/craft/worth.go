package craft

import (
	"krutzjass/ai/style"
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

// weights are the numbers of the player's judgement, in points or in 1024ths,
// found by playing duplicate matches against variations.
type weights struct {
	follow    int32        // points that each seat still to play is expected to add
	beatSuit  int32        // will to beat with a card of the led suit
	ruffVoid  int32        // will to ruff when void
	ruffOver  int32        // will to ruff though able to follow, for each point lying
	ruffMax   int32        // the most of that will
	keepTrick int32        // what winning a later trick is worth, the winning card aside
	plainCut  int32        // chance that a side card which is the highest is not ruffed later
	plainFade int32        // what is left of that chance for each unseen card that is higher
	trumpKeep [ranks]int32 // worth of keeping a trump, by its place from the top: Bauer, Nell, Ace ...
	draw      int32        // for leading trump as the side that made it, for each trump an opponent should hold
	enemyLead int32        // for leading trump when the opponents made it
	strip     int32        // for leading trump when only the partner can have some
}

var judgement = weights{
	follow: 5, beatSuit: 960, ruffVoid: 400, ruffOver: 30, ruffMax: 600,
	keepTrick: 6, plainCut: 500, plainFade: 600,
	trumpKeep: [ranks]int32{38, 30, 22, 20, 19, 18, 16, 16, 16},
	draw:      10, enemyLead: -6, strip: -20,
}

// single is the judgement of the games of 36 cards for two partnerships.
var single = weights{
	follow: 5, beatSuit: 900, ruffVoid: 500, ruffOver: 25, ruffMax: 500,
	keepTrick: 10, plainCut: 560, plainFade: 450,
	trumpKeep: [ranks]int32{34, 28, 20, 17, 15, 14, 12, 11, 10},
	draw:      8, enemyLead: -6, strip: -20,
}

// misere is the same where both sides want to leave the points to the other.
var misere = weights{follow: 4, beatSuit: 400, keepTrick: 12, plainCut: certain, plainFade: 700}

// weigher values the plays of one decision.
type weigher struct {
	s       *style.Sight
	b       *belief
	ahead   bool
	weights *weights
	other   *trick.Order // rules a share of the tricks to come; nil for none
	share   int32
	few     bool          // the least is the most
	later   []engine.Seat // who plays after the viewer in this trick, in order
	seats   [engine.MaxSeats]engine.Seat
}

// newWeigher makes the weigher of a sight, whose cards are where b has them.
func newWeigher(s *style.Sight, b *belief, c *craft, ahead bool) *weigher {
	w := &weigher{s: s, b: b, weights: c.weights, ahead: ahead}
	v := s.View
	n := len(v.Setup.Seats)
	w.later = w.seats[:0]
	for i := int(v.Trick.N) + 1; i < n-v.Trick.Out.Len(); i++ {
		w.later = append(w.later, v.Trick.Seat(i, n))
	}
	if c.adapt != nil {
		c.adapt(w)
	}
	return w
}

// worth is the value of laying c, in 64ths of a point: what the side can expect
// of this trick and, for who looks ahead, what it gives up for later ones.
func (w *weigher) worth(c card.Card) int32 {
	value := w.trick(c)
	if w.ahead {
		value -= w.keep(c)
		if w.s.Leading && w.s.Order.IsTrump(c) {
			value += w.leadTrump()
		}
	}
	if w.few {
		return -value
	}
	return value
}

// trick is the expected gain of the side in the open trick, in 64ths.
func (w *weigher) trick(c card.Card) int32 {
	win, points := w.outcome(c)
	return (2*win - certain) * points / (certain / 64)
}

// outcome is the chance that the side takes the open trick with c laid on it,
// and the points that may be in it then.
func (w *weigher) outcome(c card.Card) (win, points int32) {
	s := w.s
	led, best, ours := c, s.Best, s.Ours()
	if !s.Leading {
		led = s.View.Trick.Cards[0]
	}
	if s.Beats(c) {
		best, ours = c, true
	}
	points = int32(s.Points) + int32(s.Values.Points[c])
	if ours {
		win = certain
	}
	for _, seat := range w.later {
		q := w.beats(seat, led, best, points)
		if s.Side(seat) == s.Side(s.View.Viewer) {
			win += both(certain-win, q)
		} else {
			win -= both(win, q)
		}
		points += w.weights.follow
	}
	return win, points
}

// beats is the chance that a seat takes a trick of so many points, which was led
// with led, from the card best.
func (w *weigher) beats(seat engine.Seat, led, best card.Card, points int32) int32 {
	o := w.s.Order
	higher := w.b.any(seat, o.AtLeast[best])
	if o.IsTrump(led) {
		return higher
	}
	void := certain - w.b.any(seat, card.SuitBits(led.Suit())&^o.Trump)
	will := both(void, w.weights.ruffVoid) + both(certain-void, min(points*w.weights.ruffOver, w.weights.ruffMax))
	if o.IsTrump(best) {
		return both(higher, will)
	}
	return either(both(higher, w.weights.beatSuit), both(w.b.any(seat, o.Trump), will))
}

// keep is what c is worth in the hand, in 64ths.
func (w *weigher) keep(c card.Card) int32 {
	now := w.keepBy(c, w.s.Order)
	if w.other == nil {
		return now
	}
	return both(now, certain-w.share) + both(w.keepBy(c, w.other), w.share)
}

func (w *weigher) keepBy(c card.Card, o *trick.Order) int32 {
	above := w.b.out.And(o.AtLeast[c])
	if o.IsTrump(c) {
		return 64 * w.weights.trumpKeep[place(o, c)]
	}
	stays := w.weights.plainCut
	if w.b.out.And(o.Trump).Empty() {
		stays = certain
	}
	for range above.Len() {
		stays = both(stays, w.weights.plainFade)
	}
	return stays * (int32(w.s.Values.Points[c]) + w.weights.keepTrick) / (certain / 64)
}

// leadTrump is what leading trump brings beyond the trick, in 64ths.
func (w *weigher) leadTrump() int32 {
	s := w.s
	var enemy, friend int32
	for i := range w.b.seats {
		if seat := engine.Seat(i); seat != s.View.Viewer {
			held := w.b.count(seat, s.Order.Trump)
			if s.Side(seat) == s.Side(s.View.Viewer) {
				friend += held
			} else {
				enemy += held
			}
		}
	}
	switch {
	case enemy == 0 && friend > 0:
		return 64 * w.weights.strip
	case s.Maker != engine.Nobody && s.Side(s.Maker) != s.Side(s.View.Viewer):
		return 64 * w.weights.enemyLead
	}
	return w.weights.draw * enemy / (certain / 64)
}
