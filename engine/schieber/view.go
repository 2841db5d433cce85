package schieber

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/meld"
)

// View is described by engine.State. All tricks of a hand lie open to everyone:
// they were seen. Weis of the winning side are shown once trick 1 is counted,
// and only those (jass-common.md 1.4). That a Weis was kept back only its holder
// knows.
func (s *state) View(to engine.Seat) engine.View {
	v := engine.View{
		Setup: *s.setup, Viewer: to, Turn: s.Turn(), Phase: s.phase, Dealer: s.dealing.Dealer, Lead: s.lead, Mode: s.mode,
		Counts: make([]int, seats), Shown: make([]card.Set, seats),
		Trick: s.trick, Past: append([]engine.Trick(nil), s.past[:s.done]...),
		Facts:  make([]engine.Fact, 0, 16),
		Totals: []int{int(s.totals[0]), int(s.totals[1])}, Winners: s.winners,
		Sheet: make([][]engine.Cell, len(s.sheet)),
	}
	if to >= 0 {
		v.Hand = s.hands[to]
		v.Legal = s.Legal(nil, to)
	}
	for x := range seats {
		v.Counts[x] = s.hands[x].Len()
		if s.shows(engine.Seat(x)) {
			v.Shown[x] = s.called[x].Cards(s.rules.melds)
		}
	}
	cells := make([]engine.Cell, 2*len(s.sheet))
	for i, row := range s.sheet {
		cells[2*i], cells[2*i+1] = engine.Cell{N: int(row[0]), Set: true}, engine.Cell{N: int(row[1]), Set: true}
		v.Sheet[i] = cells[2*i : 2*i+2 : 2*i+2]
	}
	v.Facts = s.facts(v.Facts, to)
	return v
}

// shows tells whether seat x has its Weis lying open.
func (s *state) shows(x engine.Seat) bool {
	return s.best != engine.Nobody && s.said[x] != 0 && engine.PartnersSide(x) == engine.PartnersSide(s.best)
}

// facts appends what to may know beside the cards, in a fixed order.
func (s *state) facts(dst []engine.Fact, to engine.Seat) []engine.Fact {
	if s.maker != engine.Nobody {
		dst = append(dst, engine.Fact{Key: engine.FactMaker, Seat: s.maker},
			engine.Fact{Key: factFactor, Seat: s.maker, Value: int(s.rules.factor[s.mode])})
	}
	if s.pushed != engine.Nobody {
		dst = append(dst, engine.Fact{Key: engine.FactPushed, Seat: s.pushed})
	}
	if s.peak != noSide {
		dst = append(dst, engine.Fact{Key: factBergpreis, Seat: engine.Seat(s.peak), Value: int(s.rules.mark)})
	}
	for x := range engine.Seat(seats) {
		if s.said[x] != 0 {
			dst = append(dst, engine.Fact{Key: engine.FactCalled, Seat: x, Value: int(s.said[x])})
		}
		switch {
		case s.shows(x):
			dst = weisFacts(dst, engine.FactWeis, x, &s.called[x])
		case x == to && s.done == 0:
			dst = weisFacts(dst, engine.FactOwnWeis, x, &s.called[x])
		}
		if x == to && s.silent.Has(x) {
			dst = append(dst, engine.Fact{Key: factSilent, Seat: x})
		}
		if s.stoecks.Has(x) {
			dst = append(dst, engine.Fact{Key: engine.FactStoeck, Seat: x, Value: 1})
		}
	}
	if s.best != engine.Nobody {
		dst = append(dst, engine.Fact{Key: engine.FactWon, Seat: s.best, Value: int(s.reason)})
	}
	for side := range s.made {
		for kind, key := range madeKeys {
			if points := s.made[side][kind]; points != 0 {
				dst = append(dst, engine.Fact{Key: key, Seat: engine.Seat(side), Value: int(points)})
			}
		}
	}
	return dst
}

func weisFacts(dst []engine.Fact, key engine.FactKey, x engine.Seat, c *meld.Choice) []engine.Fact {
	for _, w := range c.List() {
		dst = append(dst, engine.Fact{Key: key, Seat: x, Value: int(w), Cards: w.Cards()})
	}
	return dst
}
