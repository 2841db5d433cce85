package coiffeur

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// View is described by engine.State. All calls, passes and tricks are public;
// the sheet is the chart, with open places.
func (s *state) View(to engine.Seat) engine.View {
	v := engine.View{
		Setup: *s.setup, Viewer: to, Turn: s.Turn(), Phase: s.phase, Dealer: s.dealing.Dealer, Lead: s.lead, Mode: s.mode(),
		Counts: make([]int, seats), Shown: make([]card.Set, seats),
		Trick: s.trick, Past: append([]engine.Trick(nil), s.past[:s.done]...),
		Facts:  s.facts(make([]engine.Fact, 0, 12)),
		Totals: []int{int(s.chart[0].total), int(s.chart[1].total)}, Winners: s.winners,
		Sheet: s.chart.sheet(len(s.rules.rows)),
	}
	if to >= 0 {
		v.Hand = s.hands[to]
		v.Legal = s.Legal(nil, to)
	}
	for x := range seats {
		v.Counts[x] = s.hands[x].Len()
	}
	return v
}

// facts appends what everybody knows beside the cards, in a fixed order.
func (s *state) facts(dst []engine.Fact) []engine.Fact {
	for _, x := range s.passed.List() {
		dst = append(dst, engine.Fact{Key: factPassed, Seat: x})
	}
	if s.caller == engine.Nobody {
		return dst
	}
	dst = append(dst, engine.Fact{Key: engine.FactMaker, Seat: s.caller},
		engine.Fact{Key: factRow, Seat: s.caller, Value: int(s.place)},
		engine.Fact{Key: factFirst, Seat: s.caller, Value: int(s.modes[0])})
	if s.phase != phaseTurn {
		dst = append(dst, engine.Fact{Key: factValues, Seat: s.caller, Value: int(s.values().Mode)})
	}
	for i := 0; s.row() == row3x3 && i < blocks && s.modes[i] != engine.NoMode; i++ {
		chooser := s.caller
		if i > 0 {
			chooser = s.past[i*block-1].Winner
		}
		dst = append(dst, engine.Fact{Key: factBlock, Seat: chooser, Value: int(s.modes[i])})
	}
	for side, points := range s.points {
		dst = append(dst, engine.Fact{Key: factPoints, Seat: engine.Seat(side), Value: int(points)})
	}
	if s.done == tricks {
		dst = append(dst, engine.Fact{Key: factWritten, Seat: engine.Seat(engine.PartnersSide(s.caller)), Value: int(s.worth())})
	}
	return dst
}
