package chratze

import (
	"fmt"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

// askOrder gives the order for a question: there is always a trump suit.
func askOrder(q engine.Question) (*trick.Order, error) {
	t, ok := q.Mode.TrumpSuit()
	if !ok || q.Values != q.Mode {
		return nil, fmt.Errorf("chratze is played with a trump suit: mode must be one of H D C S, without other values")
	}
	if len(q.Trick) > engine.MaxSeats {
		return nil, fmt.Errorf("a trick has at most %d cards, not %d", engine.MaxSeats, len(q.Trick))
	}
	return compile(q.Options).orders[t], nil
}

// AskLegal answers from chratze.md 2.3.
func (Game) AskLegal(q engine.Question) (card.Set, error) {
	o, err := askOrder(q)
	switch hand := modeOf(q.Options).hand; {
	case err != nil:
		return card.Set{}, err
	case len(q.Trick) == engine.MaxSeats:
		return card.Set{}, fmt.Errorf("the trick is full: a trick has at most %d cards", engine.MaxSeats)
	case len(q.Hand) > hand:
		return card.Set{}, fmt.Errorf("the hand has %d cards: nobody plays with more than %d", len(q.Hand), hand)
	}
	return o.Legal(card.SetOf(q.Hand...), q.Trick, trick.MustTrump), nil
}

// AskTrick tells who takes a trick; tricks have no points here.
func (Game) AskTrick(q engine.Question) (engine.TrickAnswer, error) {
	o, err := askOrder(q)
	if err != nil {
		return engine.TrickAnswer{}, err
	}
	return engine.TrickAnswer{Winner: o.Winner(q.Trick)}, nil
}

// maxPot is the largest pot that is asked about: seven times as much, which a new one may
// be, is a number on every machine.
const maxPot = 300_000_000

// AskSettle answers from chratze.md 2.4 and, in Zwicken, 2.7.
func (Game) AskSettle(q engine.SettleQuestion) (engine.SettleAnswer, error) {
	if q.Pot < 1 || q.Pot > maxPot {
		return engine.SettleAnswer{}, fmt.Errorf("the pot cannot be %d: expected 1 to %d chips", q.Pot, maxPot)
	}
	r := compile(q.Options)
	in, tricks, sum := engine.Seats(0), [engine.MaxSeats]int8{}, 0
	for x, n := range q.Tricks {
		if n > r.tricks {
			return engine.SettleAnswer{}, fmt.Errorf("seat %d cannot have %d tricks: a deal has %d", x, n, r.tricks)
		}
		in, tricks[x], sum = in.With(x), int8(n), sum+n
	}
	var x shares
	next := q.Players * ante
	if r.zwicken {
		if q.Pot%r.tricks != 0 || q.Chratzer != engine.Nobody {
			return engine.SettleAnswer{}, fmt.Errorf("zwicken has no chratzer, and its pot is a multiple of %d", r.tricks)
		}
		taker := engine.Nobody
		if q.DealerTrump {
			taker = q.Dealer
		}
		x, next = shareZwicken(int64(q.Pot), in, tricks, taker), zwickenAnte
		if in == 0 && q.DealerTrump && q.Dealer == engine.Nobody {
			x.rest = 0 // the dealer takes it, whoever that is
		}
	} else {
		if q.Chratzer == engine.Nobody {
			return engine.SettleAnswer{}, fmt.Errorf(`the field "chratzer" is missing: expected the seat that chratzed`)
		}
		in = in.With(q.Chratzer)
		x = shareChratze(int64(q.Pot), q.Chratzer, in, tricks)
	}
	if in.Len() > 1 && sum != r.tricks {
		return engine.SettleAnswer{}, fmt.Errorf("the tricks add up to %d: a deal has %d", sum, r.tricks)
	}
	return engine.SettleAnswer{
		Paid: x.paid.filled(), Rest: int(x.rest), Penalty: x.penalty.filled(), Pot: int(x.rest+x.owed()) + next,
	}, nil
}

// filled gives the seats that have chips.
func (b *bySeat) filled() map[engine.Seat]int {
	list := map[engine.Seat]int{}
	for x, chips := range b {
		if chips != 0 {
			list[engine.Seat(x)] = int(chips)
		}
	}
	return list
}
