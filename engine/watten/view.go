package watten

import (
	"math/bits"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// What a view tells beside engine.FactMaker (the dealer, once trump is named)
// and "made.stake". Seat is Nobody where the fact is nobody's; Value is a card
// where the text says so, since that card may be in any hand.
const (
	FactSchlag   engine.FactKey = "schlag"   // Seat named the rank Value
	FactRechte   engine.FactKey = "rechte"   // Value is the card, none if it is a Kritische
	FactGuate    engine.FactKey = "guate"    // Value is the card, none where there is none
	FactKritisch engine.FactKey = "kritisch" // Value is a card; three, from high to low
	FactStake    engine.FactKey = "stake"    // Value is what the hand is worth now
	FactRaise    engine.FactKey = "raise"    // Seat asked for the stake Value; one for each raise, in order
	FactAsked    engine.FactKey = "asked"    // the last raise is not accepted: Seat asked for Value
	FactTense    engine.FactKey = "tense"    // Seat is a side that may not raise any more
)

// View is described by engine.State. Everybody saw the calls, the raises and the
// tricks; the cards that were not dealt are never shown (watten.md 3.7).
func (s *state) View(to engine.Seat) engine.View {
	v := engine.View{
		Setup: *s.setup, Viewer: to, Turn: s.Turn(), Phase: s.phase, Dealer: s.dealer, Lead: s.lead, Mode: s.mode,
		Counts: make([]int, seats), Shown: make([]card.Set, seats),
		Trick: s.trick, Past: append([]engine.Trick(nil), s.past[:s.done]...),
		Facts:  s.facts(make([]engine.Fact, 0, 16)),
		Totals: []int{int(s.totals[0]), int(s.totals[1])}, Winners: s.winners,
		Sheet: make([][]engine.Cell, len(s.sheet)),
	}
	if to >= 0 {
		v.Hand = s.hands[to]
		v.Legal = s.Legal(nil, to)
	}
	for x := range seats {
		v.Counts[x] = s.hands[x].Len()
	}
	cells := make([]engine.Cell, 2*len(s.sheet))
	for i, row := range s.sheet {
		v.Sheet[i] = cells[2*i : 2*i+2 : 2*i+2]
		for side, points := range row { // only the pair that won writes
			v.Sheet[i][side] = engine.Cell{N: int(points), Set: points > 0}
		}
	}
	return v
}

// facts appends what everyone may know beside the cards, in a fixed order.
func (s *state) facts(dst []engine.Fact) []engine.Fact {
	if s.schlag != 0 {
		dst = append(dst, engine.Fact{Key: FactSchlag, Seat: next(s.dealer), Value: int(s.schlag)})
	}
	if s.mode != engine.NoMode {
		dst = append(dst, engine.Fact{Key: engine.FactMaker, Seat: s.dealer})
		o := s.order()
		dst = cardFact(dst, FactRechte, o.rechte)
		dst = cardFact(dst, FactGuate, o.guate)
		dst = append(dst, engine.Fact{Key: FactStake, Seat: engine.Nobody, Value: int(s.stake())})
	}
	if s.rules.kritische {
		for _, c := range kritische {
			dst = append(dst, engine.Fact{Key: FactKritisch, Seat: engine.Nobody, Value: int(c)})
		}
	}
	for i, x := range s.raises {
		dst = append(dst, engine.Fact{Key: FactRaise, Seat: x, Value: stake + i + 1})
	}
	if n := len(s.raises); s.asked {
		dst = append(dst, engine.Fact{Key: FactAsked, Seat: s.raises[n-1], Value: stake + n})
	}
	for side := range engine.Side(2) {
		if s.rules.raising && s.tense(side) {
			dst = append(dst, engine.Fact{Key: FactTense, Seat: engine.Seat(side), Value: int(s.totals[side])})
		}
	}
	for side, points := range s.made {
		if points != 0 {
			dst = append(dst, engine.Fact{Key: made, Seat: engine.Seat(side), Value: int(points)})
		}
	}
	return dst
}

// cardFact names the one card of a class, if there is one.
func cardFact(dst []engine.Fact, key engine.FactKey, class uint64) []engine.Fact {
	if class == 0 {
		return dst
	}
	return append(dst, engine.Fact{Key: key, Seat: engine.Nobody, Value: bits.TrailingZeros64(class)})
}
