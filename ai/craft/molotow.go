package craft

import (
	"krutzjass/ai/style"
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/meld"
	"krutzjass/engine/trick"
)

// stoeckPoints is what King and Queen of trump in one hand take off
// (schieber-coiffeur-differenzler-molotow.md 6).
const stoeckPoints = 20

// unsettled is how the cards count while trump is open: Jacks and Nines by the
// chance of one in four to be of trump.
var unsettled = func() *trick.Order {
	o := *trick.ForMode(engine.NoTrump)
	for _, x := range card.Suits {
		o.Points[card.Of(x, card.Jack)], o.Points[card.Of(x, card.Nine)] = 6, 4
	}
	return &o
}()

// molotowLook lets the cards count by what they may come to count.
func molotowLook(s *style.Sight) {
	if s.View.Mode == engine.NoTrump {
		s.By(s.Order, unsettled)
	}
}

// molotow declares its Weis, which take points off, and lays the card that will
// cost the least: it ducks, throws off what is dear, and makes no suit trump in
// which it would have to take.
func molotow(j *Judge, actions []engine.Action) engine.Action {
	if a, ok := find(actions, engine.Weis); ok || actions[0].Kind != engine.Play {
		return a
	}
	w := j.weigh()
	w.weights = &ducks
	return best(actions, func(a engine.Action) int32 { return -w.cost(a.Card()) })
}

// cost is what laying c can be expected to cost, in 64ths of a point: the points
// of the trick and, for who looks ahead, of the tricks to come.
func (w *weigher) cost(c card.Card) (sum int32) {
	o := after(w.s.Order, w.s.View.Trick.Laid(), c)
	if o != w.s.Order {
		decided := *w.s
		decided.By(o, o)
		w = &weigher{s: &decided, b: w.b, ahead: w.ahead, weights: w.weights, later: w.later}
	}
	win, points := w.outcome(c)
	if w.ahead {
		points += w.tableWeis(c)
	}
	sum = both(win, points*point)
	left := w.s.View.Hand.Without(c)
	if !w.ahead {
		return sum - point*int32(w.s.Values.Points[c])/4 // it is gone, whoever takes it
	}
	if t, ok := o.Mode.TrumpSuit(); ok && o != trick.ForMode(w.s.View.Mode) && style.Pair(left, t) &&
		w.s.View.Setup.Options.Flag("stoeck") {
		sum -= stoeckPoints * point
	}
	return sum + w.outlook(left, o, w.s.Values, &shuns)
}

// tableWeis is what the cards of the open trick make together with c.
func (w *weigher) tableWeis(c card.Card) int32 {
	laid := w.s.View.Trick.Laid()
	if len(laid) < 2 || !w.s.View.Setup.Options.Flag("tischweis") {
		return 0
	}
	rules := meld.Rules{Cross: w.s.View.Setup.Options.Flag("kreuzweis"), Long: true}
	return int32(meld.Best(card.SetOf(laid...).With(c), rules).Total())
}

// after is the order in which the cards rank once c has been laid on a trick: in
// Molotow the first card that does not follow makes its suit trump.
func after(o *trick.Order, laid []card.Card, c card.Card) *trick.Order {
	if o.Mode != engine.NoTrump || len(laid) == 0 || laid[0].Suit() == c.Suit() {
		return o
	}
	return trick.ForMode(engine.TrumpMode(c.Suit()))
}
