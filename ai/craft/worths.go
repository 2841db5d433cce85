package craft

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

// How the rules of thumb judge a hand at the moment of a call, for those who ask
// what another player's call tells about its hand.

// TrumpWorth estimates what a hand of Krutzjass makes with m as trump, in points.
func TrumpWorth(hand card.Set, m engine.Mode) int32 {
	return int32(handWorth(hand, m, &handJudgement))
}

// ModeGain is what a mode of Schieber brings the side of a hand more than the
// opponents make, in tenths of a point, times the factor of the table.
func ModeGain(hand card.Set, m engine.Mode, withFactors bool) int32 {
	gain := 2*modeWorth(hand, m) - allPoints
	if withFactors {
		gain *= factors[m]
	}
	return gain
}

// RowGain is what a row of Coiffeur, called with m, brings more than the row
// usually does, before its factor; tenths of a point.
func RowGain(hand card.Set, row string, m engine.Mode) int32 {
	return rowWorth(hand, row, m) - usual(row)
}

// Prediction is the points that a hand of Differenzler can be expected to make
// before the first card.
func Prediction(hand card.Set, m engine.Mode) int32 {
	o := trick.ForMode(m)
	w := weigher{b: &belief{seats: 4, out: card.Jass().Minus(hand)}}
	return max(0, both(w.outlook(hand, o, o, &aims)/point, boldly)-meekly)
}

// Stake is what a player of Chratze or Zwicken decides on.
type Stake int

// The stakes: to chratze, to come along, to stay in.
const (
	ToCall Stake = iota
	ToCome
	ToStay
)

// Comes is how likely somebody who has not said comes along, in 1024ths.
const Comes = comes

// Chance is that of a hand to make the tricks that a stake asks for, in 1024ths,
// against so many opponents, in 1024ths of one.
func Chance(hand card.Set, o *trick.Order, s Stake, opponents int32) int32 {
	p := [...]*prospect{&toCall, &toCome, &toStay}[s]
	sum := p.base + p.against(opponents)
	for c := range hand.Distinct() {
		sum += p.card(o, c)
	}
	if trumps := hand.And(o.Trump).Len(); trumps > fewTrumps {
		sum += p.long * int32(trumps-fewTrumps)
	}
	return sum
}

// NaturalOrder is how the cards rank in Chratze, and in Zwicken with the Seven of
// diamonds as second trump.
func NaturalOrder(trump card.Suit, withSevenOfDiamonds bool) *trick.Order {
	if withSevenOfDiamonds {
		return withSeven[trump]
	}
	return natural[trump]
}
