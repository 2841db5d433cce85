package craft

import (
	"krutzjass/ai/style"
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

// handWeights value a hand for a mode, in points.
type handWeights struct {
	trump  [ranks]int // a trump by its place from the top
	second [ranks]int // its twin
	ace    int        // a side Ace
	twins  int        // both of a side Ace, on top
	pair   int        // King and Queen of trump
	push   int        // a hand worth less is pushed
}

var handJudgement = handWeights{
	trump:  [ranks]int{24, 14, 9, 8, 7, 7, 6, 6, 6},
	second: [ranks]int{28, 16, 10, 8, 7, 7, 6, 6, 6},
	ace:    1, twins: 6, pair: 12, push: 58,
}

// call chooses among actions that are no plays: the mode the hand is worth most
// in, or a push if that is little; else the first, for games list the best or
// the plainest first.
func call(s *style.Sight, calls []engine.Action) engine.Action {
	return best(calls, func(a engine.Action) int32 {
		switch a.Kind {
		case engine.Trump:
			return int32(handWorth(s.View.Hand, engine.TrumpMode(card.Suit(a.Arg)), &handJudgement))
		case engine.Push:
			return int32(handJudgement.push)
		}
		return -1
	})
}

// handWorth estimates what a hand makes in a trump mode.
func handWorth(hand card.Set, m engine.Mode, w *handWeights) (sum int) {
	o := trick.ForMode(m)
	for c := range hand.Distinct() {
		twin := hand.Count(c) == 2
		if o.IsTrump(c) {
			place := place(o, c)
			sum += w.trump[place]
			if twin {
				sum += w.second[place]
			}
		} else if c.Rank() == card.Ace {
			sum += w.ace
			if twin {
				sum += w.ace + w.twins
			}
		}
	}
	if t, ok := m.TrumpSuit(); ok && style.Pair(hand, t) {
		sum += w.pair
	}
	return sum
}
