package ai

import (
	"math/bits"

	"krutzjass/ai/style"
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

// handWeights value a hand for a mode, in points.
type handWeights struct {
	trump  [9]int // a trump by its place from the top
	second [9]int // its twin
	ace    int    // a side Ace
	twins  int    // both of a side Ace, on top
	pair   int    // King and Queen of trump
	push   int    // a hand worth less is pushed
}

var handJudgement = handWeights{
	trump:  [9]int{24, 14, 9, 8, 7, 7, 6, 6, 6},
	second: [9]int{28, 16, 10, 8, 7, 7, 6, 6, 6},
	ace:    1, twins: 6, pair: 12, push: 58,
}

// call chooses among actions that are no plays: the mode the hand is worth most
// in, or a push if that is little; else the first, for games list the best or
// the plainest first.
func (p *player) call(s *style.Sight, calls []engine.Action) engine.Action {
	best, top := calls[0], -1
	for _, a := range calls {
		value := -1
		switch a.Kind {
		case engine.Trump:
			value = handWorth(s.View.Hand, engine.TrumpMode(card.Suit(a.Arg)), p.mind.hand)
		case engine.Push:
			value = p.mind.hand.push
		}
		if value > top {
			best, top = a, value
		}
	}
	return best
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

// place counts, from 0, how far below the top of its suit c ranks in its mode; a
// card that the mode's order does not know is the last.
func place(o *trick.Order, c card.Card) int {
	if o.AtLeast[c] == 0 {
		return len(judgement.trumpKeep) - 1
	}
	return bits.OnesCount64(o.AtLeast[c]) - 1
}
