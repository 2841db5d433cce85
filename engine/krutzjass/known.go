package krutzjass

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/deal"
	"krutzjass/engine/meld"
)

// What a view tells of hands beside single cards.

// claims are the facts that are not about single cards.
func (w *world) claims() (list []deal.Claim) {
	if w.between() {
		return nil
	}
	s := w.s
	if x := s.pushed; x != engine.Nobody && s.rules.fourSuits {
		for _, suit := range card.Suits {
			if w.played[x].Of(suit).Empty() {
				list = append(list, deal.Claim{Receiver: int(x), Sets: singles(pack.Of(suit))})
			}
		}
	}
	for x := range engine.Seat(seats) {
		if w.said(x) {
			claim := deal.Claim{Receiver: int(x)}
			for _, weis := range w.weis[x] {
				claim.Sets = append(claim.Sets, weis.Cards().Minus(w.played[x]))
			}
			list = append(list, claim)
		}
		if w.holdsStoeck(x) {
			list = append(list, deal.Claim{Receiver: int(x), Sets: singles(pack.And(w.courtBits()))})
		}
	}
	return list
}

// singles gives each card of a set as a set.
func singles(cards card.Set) (list []card.Set) {
	for c := range cards.Distinct() {
		list = append(list, card.SetOf(c))
	}
	return list
}

// said tells whether x has called Weis that the state does not have: the viewer's
// own lost, or somebody else's.
func (w *world) said(x engine.Seat) bool {
	return w.s.said[x] != 0 && w.s.called[x].N == 0
}

// weisOf lists the Weis of the value that x called that, once they are compared,
// fit the comparison.
func (w *world) weisOf(x engine.Seat) (list []meld.Weis) {
	for _, weis := range melds.Worth(int(w.s.said[x]), pack) {
		if w.s.best == engine.Nobody || w.loses(weis, x) {
			list = append(list, weis)
		}
	}
	return list
}

// holdsStoeck: who has laid King and Queen and not scored still has another
// where Stöck counts with the last.
func (w *world) holdsStoeck(x engine.Seat) bool {
	c := w.s.court[x]
	return w.s.rules.stoeck.Last && c.Kings > 0 && c.Queens > 0 && w.s.stoecks[x] == 0
}

// possible checks the facts that are not about single cards.
func (w *world) possible(hands []card.Set) bool {
	s := w.s
	if w.between() {
		return true
	}
	if s.pushed != engine.Nobody && s.rules.fourSuits && !fourSuits(hands[s.pushed].Plus(w.played[s.pushed])) {
		return false
	}
	decided := s.reason <= meld.Alone
	for x := range engine.Seat(seats) {
		if w.said(x) {
			fits, decides := w.weisFits(hands[x].Plus(w.played[x]), x)
			if !fits {
				return false
			}
			decided = decided || decides
		}
		if w.holdsStoeck(x) && hands[x].Once()&w.courtBits() == 0 {
			return false
		}
	}
	return decided
}

// between tells whether no hand is under way, so that old calls bind nothing.
func (w *world) between() bool {
	return w.s.phase == engine.PhaseDeal || w.s.phase == engine.PhaseOver && w.s.done == tricks
}

// weisFits tells whether a dealt hand holds a Weis that fits what x called, and
// whether one of them lost for the very reason that was told.
func (w *world) weisFits(dealt card.Set, x engine.Seat) (fits, decides bool) {
	s := w.s
	for _, weis := range w.weis[x] {
		if weis.Cards().Within(dealt) {
			fits = true
			decides = decides || s.best != engine.Nobody && melds.Decides(w.bestWeis(), weis, s.mode) == s.reason
		}
	}
	return fits, decides
}

// bestWeis is the one that won.
func (w *world) bestWeis() meld.Weis { return w.s.called[w.s.best].BestIn(w.s.mode, melds) }

// loses tells whether a Weis of x loses to the best one in their order of
// calling, and for no finer reason than was told.
func (w *world) loses(weis meld.Weis, x engine.Seat) bool {
	s := w.s
	first, best := s.past[0].Lead, w.bestWeis()
	later := (x-first+seats)%seats > (s.best-first+seats)%seats
	if melds.Decides(best, weis, s.mode) > s.reason {
		return false
	}
	if later {
		return !melds.Better(weis, best, s.mode, s.rules.laterWeis)
	}
	return melds.Better(best, weis, s.mode, s.rules.laterWeis)
}
