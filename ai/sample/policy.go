package sample

import (
	"krutzjass/ai/place"
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

// policy is what is special to a game. Every part may be missing.
type policy struct {
	// calls adds the decisions that are no cards.
	calls func(*scene)
	// aim is what a seat that was dealt a hand wants to make; with it cards are
	// laid in one mood below the aim and in another from there on.
	aim func(s *scene, x engine.Seat, dealt card.Set) int32
	// turned tells that cards are laid in the other mood from the start.
	turned func(s *scene, p *spot) bool
	// tricks tells that tricks count and no points.
	tricks bool
	// first tells that of equal cards the first takes the trick.
	first bool
}

// policies lists the games; in others cards alone are judged, by the weights of
// none.
var policies = map[string]*policy{
	"krutzjass":    {calls: krutzjassCalls},
	"schieber":     {calls: schieberCalls},
	"coiffeur":     {calls: coiffeurCalls, turned: misere},
	"differenzler": {calls: differenzlerCalls, aim: prediction},
	"molotow":      {calls: molotowCalls, turned: trumpIsMade},
	"chratze":      {calls: chratzeCalls, aim: tricksNeeded, tricks: true},
	"watten":       {calls: wattenCalls, tricks: true, first: true},
}

// Kinds of decisions that have weights of their own: cards by their place, in
// each of two moods, and calls.
const (
	moods      = 2
	freeCall   = moods * place.Count // the first call of a game
	forcedCall = freeCall + 1        // one that may not be left to another
	weisCall   = freeCall + 2
	stakeCall  = freeCall + 3 // to come along, to raise
	keepCall   = freeCall + 4 // to keep a card or to exchange it
	tables     = freeCall + 5
)

// teller is a State that tells by which rules the cards of a deal were laid.
type teller interface {
	Hand(engine.Seat) card.Set
	Then(i, k int) (order, values *trick.Order, rule trick.Rule)
}

// dutiful is a State whose duties are not those of trick.
type dutiful interface {
	LegalThen(i, k int, hand card.Set) card.Set
}

// table is the kind of decision that laying p is.
func (s *scene) table(p *spot, aim int32) int {
	mood := 0
	if s.policy.aim != nil && p.made >= aim || s.policy.turned != nil && s.policy.turned(s, p) {
		mood = 1
	}
	return mood*place.Count + p.place
}

// beats tells whether x takes a trick from best.
func (s *scene) beats(o *trick.Order, x, best card.Card) bool {
	return o.Beats(x, best) && (!s.policy.first || o.Power[x] > o.Power[best])
}

// winner gives the place of the card that takes what was laid, at least one card.
func (s *scene) winner(o *trick.Order, laid []card.Card) (win int) {
	for i := 1; i < len(laid); i++ {
		if s.beats(o, laid[i], laid[win]) {
			win = i
		}
	}
	return win
}

// legal is the cards of a hand that could be laid at p.
func (s *scene) legal(p *spot, hand card.Set) card.Set {
	if s.duties != nil {
		return s.duties.LegalThen(p.trick, len(p.laid), hand)
	}
	return p.order.Legal(hand, p.laid, p.rule)
}
