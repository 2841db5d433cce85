package sample

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// Features of the calls of Watten.
const (
	ofRank     = iota // Schlag: cards of the rank held; trump: cards of the suit
	longest           // Schlag: cards of the longest suit of which it holds the rank; trump: holds the Rechte
	ace               // trump: holds the Ace
	above             // trump: holds the card above the Rechte
	rankHeight        // Schlag: how high the rank is
)

// Features of a raise in a hand; the other candidate, none, has none.
const (
	raised     = iota // always 1
	strong            // cards that are more than plain trumps
	raiseTrump        // plain trumps
)

// wattenCalls: Schlag, trump and whether a seat has raised.
func wattenCalls(s *scene) {
	schlag, ok := s.view.Fact("schlag")
	if !ok {
		return
	}
	rank := card.Rank(schlag.Value)
	s.calls = append(s.calls, call{by: schlag.Seat, tell: func(c *choice, hand, _ card.Set, f func(*choice)) {
		s.schlag(c, hand, rank)
		f(c)
	}})
	trump, ok := s.view.Mode.TrumpSuit()
	if !ok {
		return
	}
	s.calls = append(s.calls, call{by: s.maker, tell: func(c *choice, hand, _ card.Set, f func(*choice)) {
		c.begin(forcedCall)
		for _, x := range card.Suits {
			w := c.add(x == trump)
			w[ofRank] = int32(hand.Of(x).Len())
			w[longest], w[ace] = yes(hand.Has(card.Of(x, rank))), yes(hand.Has(card.Of(x, card.Ace)))
			w[above] = yes(rank < card.Ace && hand.Has(card.Of(x, rank+1)))
		}
		f(c)
	}})
	if s.view.Setup.Options.Flag("raising") {
		s.raises()
	}
}

func (s *scene) schlag(c *choice, hand card.Set, rank card.Rank) {
	low := card.Seven
	if s.pack.Has(card.Weli) {
		low = card.Six
	}
	c.begin(freeCall)
	for r := low; r <= card.Ace; r++ {
		w := c.add(r == rank)
		w[rankHeight] = int32(r)
		for _, x := range card.Suits {
			if hand.Has(card.Of(x, r)) {
				w[ofRank]++
				w[longest] = max(w[longest], int32(hand.Of(x).Len()))
			}
		}
	}
}

// raises: when in the hand somebody raised is not told, so the dealt hand is
// asked.
func (s *scene) raises() {
	order, _, _ := s.rules.Then(0, 0)
	t, _ := s.view.Mode.TrumpSuit()
	for x := range engine.Seat(s.seats) {
		did := s.has("raise", x)
		s.calls = append(s.calls, call{by: x, tell: func(c *choice, hand, _ card.Set, f func(*choice)) {
			c.begin(stakeCall)
			w := c.add(did)
			w[raised] = 1
			for k := range hand.And(order.Trump).Distinct() {
				if order.Power[k] > order.Power[card.Of(t, card.Ace)] {
					w[strong]++
				} else {
					w[raiseTrump]++
				}
			}
			c.add(!did)
			f(c)
		}})
	}
}
