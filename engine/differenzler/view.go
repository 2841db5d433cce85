package differenzler

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// Facts of this game.
const (
	FactPredicted engine.FactKey = "predicted" // Seat has predicted: Value is the points, -1 for those who may not know them
	FactPoints    engine.FactKey = "points"    // Seat has made Value points in this deal

	factMissed = engine.FactMade + "difference" // what Seat has written for the deal, once it is over
)

// View is described by engine.State. A row of the sheet has three cells a seat:
// prediction, points made, what was written. Predictions are hidden until the
// deal is written, unless they are open.
func (s *state) View(to engine.Seat) engine.View {
	v := engine.View{
		Setup: *s.setup, Viewer: to, Turn: s.turn, Phase: s.phase, Dealer: s.Dealer, Lead: s.lead, Mode: s.mode,
		Counts: make([]int, seats), Shown: make([]card.Set, seats),
		Trick: s.trick, Past: append([]engine.Trick(nil), s.past[:s.done]...),
		Facts:  s.facts(make([]engine.Fact, 0, 3*seats), to),
		Totals: make([]int, seats), Winners: s.winners,
		Sheet: make([][]engine.Cell, len(s.sheet)),
	}
	if to >= 0 {
		v.Hand = s.hands[to]
		v.Legal = s.Legal(nil, to)
	}
	for x := range seats {
		v.Counts[x], v.Totals[x] = s.hands[x].Len(), int(s.totals[x])
	}
	for i, row := range s.sheet {
		v.Sheet[i] = make([]engine.Cell, 0, cellCount)
		for _, seat := range row {
			for _, n := range seat {
				v.Sheet[i] = append(v.Sheet[i], engine.Cell{N: int(n), Set: true})
			}
		}
	}
	return v
}

// closed tells whether the deal that the state shows is written.
func (s *state) closed() bool { return s.done == tricks }

// facts appends what to may know beside the cards, in a fixed order.
func (s *state) facts(dst []engine.Fact, to engine.Seat) []engine.Fact {
	for x := range engine.Seat(seats) {
		if s.said.Has(x) {
			f := engine.Fact{Key: FactPredicted, Seat: x, Value: hidden}
			if x == to || s.rules.open || s.closed() {
				f.Value = int(s.predicted[x])
			}
			dst = append(dst, f)
		}
	}
	for x := range engine.Seat(seats) {
		if s.done > 0 {
			dst = append(dst, engine.Fact{Key: FactPoints, Seat: x, Value: int(s.points[x])})
		}
		if s.closed() {
			dst = append(dst, engine.Fact{Key: factMissed, Seat: x, Value: int(s.missed(x))})
		}
	}
	return dst
}
