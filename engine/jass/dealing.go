package jass

import (
	"math/rand/v2"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/deal"
)

// Seven is the card whose holder is forehand in the first deal of a match.
const Seven = card.Card(card.Hearts)<<4 | card.Card(card.Seven)

// Dealing follows the deals of a match: the whole pack goes out evenly, a hand
// at a time. In the first deal, from seat 0 on, the dealer is not known until
// all hands are out: it is the seat before the holder of the Seven. After that
// the deal moves on by one seat, and forehand gets the first hand
// (jass-common.md, first paragraph; schieber-coiffeur-differenzler-molotow.md 3).
//
// The hands lie in the game's state and are handed to each method: all seats of
// the table, and those of the last deal until the next one begins.
type Dealing struct {
	Dealer engine.Seat // of the deal that the hands are of; Nobody until the first is complete
	Given  int8        // hands given out; 0 when the next deal is due, all of them while it is played
}

// NoDeal is the value before the first deal.
var NoDeal = Dealing{Dealer: engine.Nobody}

// Forehand is the seat after the dealer; Nobody while there is no dealer.
func (d Dealing) Forehand(seats int) engine.Seat {
	if d.Dealer == engine.Nobody {
		return engine.Nobody
	}
	return Next(d.Dealer, seats)
}

// Receiver is the seat that gets the next hand.
func (d Dealing) Receiver(seats int) engine.Seat {
	first := engine.Seat(0)
	if d.Dealer != engine.Nobody {
		first = d.Dealer + 1
		if d.Given == 0 { // the hands are still those of the dealer before
			first++
		}
	}
	return (first + engine.Seat(d.Given)) % engine.Seat(seats)
}

// undealt is what is left of the pack.
func (d Dealing) undealt(pack card.Set, hands []card.Set) card.Set {
	if d.Given > 0 {
		for _, hand := range hands {
			pack = pack.Minus(hand)
		}
	}
	return pack
}

// Draw picks the next hand at random; nothing changes.
func (d Dealing) Draw(r *rand.Rand, pack card.Set, hands []card.Set) engine.Action {
	left := d.undealt(pack, hands)
	hand := deal.Hands(r, left, pack.Len()/len(hands))[0]
	return engine.Action{Kind: engine.Deal, Arg: int16(d.Receiver(len(hands))), Cards: hand}
}

// Take gives out the hand of a; on error, an *engine.Illegal, nothing has
// changed. The first hand of a deal clears those of the last one and moves the
// dealer on; the last one of the first deal finds the dealer. The trace tells
// its cards to the receiver alone.
func (d *Dealing) Take(a engine.Action, pack card.Set, hands []card.Set) (engine.Trace, error) {
	to, size := d.Receiver(len(hands)), pack.Len()/len(hands)
	switch {
	case a.Kind != engine.Deal:
		return engine.Trace{}, Illegal(engine.RuleKind, "the cards must be dealt")
	case a.Arg != int16(to):
		return engine.Trace{}, Illegal(engine.RulePack, "the next hand goes to seat %d, not to seat %d", to, a.Arg)
	case a.Cards.Len() != size:
		return engine.Trace{}, Illegal(engine.RulePack, "seat %d gets %d cards: a hand has %d", to, a.Cards.Len(), size)
	case !a.Cards.Within(d.undealt(pack, hands)):
		return engine.Trace{}, Illegal(engine.RulePack, "not all of %v are left in the pack for seat %d", a.Cards, to)
	}
	if d.Given == 0 {
		clear(hands)
		if d.Dealer != engine.Nobody {
			d.Dealer = Next(d.Dealer, len(hands))
		}
	}
	hands[to] = a.Cards
	d.Given++
	if d.Complete(len(hands)) && d.Dealer == engine.Nobody {
		for x, hand := range hands {
			if hand.Has(Seven) {
				d.Dealer = engine.Seat((x + len(hands) - 1) % len(hands))
			}
		}
	}
	return engine.Trace{Seen: engine.SeatsOf(to), Rest: engine.Action{Kind: engine.Deal, Arg: a.Arg}}, nil
}

// Complete tells whether every seat has its hand.
func (d Dealing) Complete(seats int) bool { return int(d.Given) == seats }

// Close ends the deal that was played: the next one is due.
func (d *Dealing) Close() { d.Given = 0 }
