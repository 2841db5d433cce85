package molotow

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// Facts of this game. FactMaker is who made trump, with the card as Cards and
// the number of the trick as Value. The parts of a deal's score are points that
// are not yet written in tens; those that take points off are negative.
const (
	FactKept engine.FactKey = "kept" // viewer only: Seat, the viewer, has kept its Weis back
)

// View is described by engine.State. Declared Weis lie open for the whole deal.
// A row of the sheet has what each seat has written.
func (s *state) View(to engine.Seat) engine.View {
	n := s.rules.seats
	v := engine.View{
		Setup: *s.setup, Viewer: to, Turn: s.Turn(), Phase: s.phase, Dealer: s.Dealer, Lead: s.lead, Mode: s.mode,
		Counts: make([]int, n), Shown: make([]card.Set, n),
		Trick: s.trick, Past: append([]engine.Trick(nil), s.past[:s.done]...),
		Facts:  s.facts(make([]engine.Fact, 0, 4*n), to),
		Totals: make([]int, n), Winners: s.winners,
		Sheet: make([][]engine.Cell, len(s.sheet)),
	}
	if to >= 0 {
		v.Hand = s.hands[to]
		v.Legal = s.Legal(nil, to)
	}
	for x := range n {
		v.Counts[x], v.Totals[x] = s.hands[x].Len(), int(s.totals[x])
		v.Shown[x] = s.called[x].Cards(s.rules.melds)
	}
	for i, row := range s.sheet {
		v.Sheet[i] = make([]engine.Cell, n)
		for x := range n {
			v.Sheet[i][x] = engine.Cell{N: int(row[x]), Set: true}
		}
	}
	return v
}

// facts appends what to may know beside the cards, in a fixed order.
func (s *state) facts(dst []engine.Fact, to engine.Seat) []engine.Fact {
	if s.maker != engine.Nobody {
		dst = append(dst, engine.Fact{Key: engine.FactMaker, Seat: s.maker, Value: int(s.decided), Cards: card.SetOf(s.made)})
	}
	for x := range engine.Seat(s.rules.seats) {
		c := &s.called[x]
		if c.N > 0 {
			dst = append(dst, engine.Fact{Key: engine.FactCalled, Seat: x, Value: c.Highest()})
		}
		for _, w := range c.List() {
			dst = append(dst, engine.Fact{Key: engine.FactWeis, Seat: x, Value: int(w), Cards: w.Cards()})
		}
		if x == to && s.spoken.Has(x) && c.N == 0 {
			dst = append(dst, engine.Fact{Key: FactKept, Seat: x})
		}
	}
	if s.tellsStoeck(to) {
		dst = append(dst, engine.Fact{Key: engine.FactStoeck, Seat: s.stoeck, Value: 1})
	}
	if s.best != engine.Nobody {
		dst = append(dst, engine.Fact{Key: engine.FactWon, Seat: s.best, Value: int(s.reason)})
	}
	if s.mode == engine.NoMode {
		return dst
	}
	for x := range engine.Seat(s.rules.seats) {
		for kind, points := range s.parts(x) {
			if points != 0 && (kind != madeStoeck || s.tellsStoeck(to)) {
				dst = append(dst, engine.Fact{Key: madeKeys[kind], Seat: x, Value: int(points)})
			}
		}
	}
	return dst
}

// tellsStoeck tells whether to may know that there is Stöck in a hand: its
// holder does at once, the others when they have seen both cards laid.
func (s *state) tellsStoeck(to engine.Seat) bool {
	return s.rules.stoeck && s.stoeck != engine.Nobody &&
		(s.stoeck == to || s.hands[s.stoeck].Once()&court(s.mode) == 0)
}
