package chratze

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// Facts of the game, beside engine.FactMaker for the Chratzer and the "made."
// facts: how many chips Seat's ante, share and penalty were since the last
// settlement.
const (
	FactPot     engine.FactKey = "pot"     // Value chips lie in the pot
	FactStock   engine.FactKey = "stock"   // Value cards are left in the stock
	FactTurned  engine.FactKey = "turned"  // Cards made trump, as trump card number Value of this deal; Seat turned it from the own hand, if not Nobody
	FactBlind   engine.FactKey = "blind"   // Seat plays blind: Value is 1, or 2 for double blind
	FactIn      engine.FactKey = "in"      // Seat plays
	FactWeg     engine.FactKey = "weg"     // Seat has left it: so far, or for this deal once there is a Chratzer; in Zwicken it has dropped
	FactLaid    engine.FactKey = "laid"    // Seat has laid away Value cards
	FactOwnLaid engine.FactKey = "ownlaid" // viewer only: the viewer's Cards out of play, laid away or thrown in
	FactSwap    engine.FactKey = "swap"    // Seat has swapped the six of trumps for Cards
	FactFresh   engine.FactKey = "fresh"   // Value deals in a row in which nobody chratzed
	FactTimeUp  engine.FactKey = "timeup"  // the time limit is over
)

// View is described by engine.State. What lies face up is in Table; a card that
// everybody knows in a hand is in Shown. Laid-away cards, dropped hands and the
// stock are never shown, and a dealer who may still play blind does not see the
// own cards (chratze.md 2.6).
func (s *state) View(to engine.Seat) engine.View {
	n := int(s.seats)
	v := engine.View{
		Setup: *s.setup, Viewer: to, Turn: s.Turn(), Phase: s.phase, Dealer: s.dealer, Lead: s.lead, Mode: engine.NoMode,
		Counts: make([]int, n), Shown: make([]card.Set, n), Table: s.dead,
		Trick: s.trick, Past: append([]engine.Trick(nil), s.past[:s.done]...),
		Facts:  s.facts(make([]engine.Fact, 0, 3*n+8), to),
		Totals: make([]int, n), Sheet: make([][]engine.Cell, len(s.sheet)), Winners: s.winners,
	}
	if s.phase == phaseSix {
		v.Turn = s.in // who holds the six is a secret
	}
	if s.turned != card.None {
		v.Mode = engine.TrumpMode(s.turned.Suit())
	}
	if s.up != card.None {
		v.Table = v.Table.With(s.up)
	}
	if to >= 0 {
		v.Legal = s.Legal(nil, to)
		if to != s.dealer || !s.covered() {
			v.Hand = s.hands[to]
		}
	}
	for x := range s.seats {
		v.Counts[x], v.Totals[x] = s.hands[x].Len(), int(s.chips[x])
		v.Shown[x] = s.shown(x)
	}
	for i, row := range s.sheet {
		v.Sheet[i] = make([]engine.Cell, n)
		for x := range n {
			v.Sheet[i][x] = engine.Cell{N: int(row[x]), Set: true}
		}
	}
	return v
}

// shown is the cards that all know x to hold: what the swapper took, the trump
// card that Zwicken's dealer turned from the own hand, or the one that a blind
// dealer has just taken.
func (s *state) shown(x engine.Seat) (open card.Set) {
	switch {
	case x == s.swapper && s.hands[x].Has(s.taken):
		open = open.With(s.taken)
	case x == s.dealer && (s.own || s.phase == phaseBury) && s.hands[x].Has(s.turned):
		open = open.With(s.turned)
	}
	return open
}

// facts appends what to may know beside the cards, in a fixed order.
func (s *state) facts(dst []engine.Fact, to engine.Seat) []engine.Fact {
	add := func(key engine.FactKey, x engine.Seat, value int, cards card.Set) {
		dst = append(dst, engine.Fact{Key: key, Seat: x, Value: value, Cards: cards})
	}
	add(FactPot, engine.Nobody, int(s.pot), card.Set{})
	add(FactStock, engine.Nobody, s.stockSize(), card.Set{})
	if s.turned != card.None {
		by := engine.Nobody
		if s.own {
			by = s.dealer
		}
		add(FactTurned, by, s.trumps, card.SetOf(s.turned))
	}
	if s.chratzer != engine.Nobody {
		add(engine.FactMaker, s.chratzer, 0, card.Set{})
	}
	if s.blind > 0 {
		add(FactBlind, s.dealer, s.blind, card.Set{})
	}
	for x := range s.seats {
		dst = s.seatFacts(dst, x, to)
	}
	if s.fresh > 0 {
		add(FactFresh, engine.Nobody, s.fresh, card.Set{})
	}
	if s.timeUp {
		add(FactTimeUp, engine.Nobody, 1, card.Set{})
	}
	return dst
}

// seatFacts appends what to may know of seat x.
func (s *state) seatFacts(dst []engine.Fact, x, to engine.Seat) []engine.Fact {
	away := s.away[x].Len()
	if s.in.Has(x) {
		dst = append(dst, engine.Fact{Key: FactIn, Seat: x})
	}
	if s.weg.Has(x) {
		dst = append(dst, engine.Fact{Key: FactWeg, Seat: x})
	} else if away > 0 {
		dst = append(dst, engine.Fact{Key: FactLaid, Seat: x, Value: away})
	}
	if x == to && away > 0 {
		dst = append(dst, engine.Fact{Key: FactOwnLaid, Seat: x, Cards: s.away[x]})
	}
	if x == s.swapper {
		dst = append(dst, engine.Fact{Key: FactSwap, Seat: x, Cards: card.SetOf(s.taken)})
	}
	for kind, key := range madeKeys {
		if chips := s.made[x][kind]; chips != 0 {
			dst = append(dst, engine.Fact{Key: key, Seat: x, Value: int(chips)})
		}
	}
	return dst
}
