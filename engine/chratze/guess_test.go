package chratze

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// placement is where every unseen card is, as text.
func placement(s *state, viewer engine.Seat) string {
	text := ""
	for x := range s.seats {
		if x != viewer {
			text += fmt.Sprintf("%v/%v ", s.hands[x], s.away[x])
		}
	}
	return text
}

// TestGuessFacts checks on many guesses of one view what the viewer knows for
// certain, and that what it does not know comes in both ways.
func TestGuessFacts(t *testing.T) {
	for _, row := range []struct {
		name   string
		make   func(t *testing.T) *state
		viewer engine.Seat
		always func(s *state) bool
		either func(s *state) bool
	}{
		{"a swapper holds what it took", func(t *testing.T) *state {
			s := dealt(t, start(t, 4, nil), 3, "HA", withSixAt...)
			do(t, s, "chratze, metcho, weg, metcho, exchange, exchange, exchange, yes")
			return s
		}, 3, func(s *state) bool { return s.hands[1].Has(hearts(card.Ace)) && s.up == hearts(card.Six) },
			func(s *state) bool { return s.hands[1].Has(card.Of(card.Diamonds, card.Ace)) }},
		{"somebody else in play holds the six while it is asked for", func(t *testing.T) *state {
			s := dealt(t, start(t, 4, nil), 3, "HA", withSixAt...)
			do(t, s, "chratze, metcho, weg, metcho, exchange, exchange, exchange")
			return s
		}, 0, func(s *state) bool { return s.turn == s.holder() && (s.turn == 1 || s.turn == 3) },
			func(s *state) bool { return s.turn == 1 }},
		{"a blind dealer has the trump card, or has laid it away", func(t *testing.T) *state {
			s := dealt(t, start(t, 4, blind), 3, "H9", noHearts...)
			do(t, s, "yes, lay D9, metcho, weg, weg")
			return s
		}, 0, func(s *state) bool { return s.hands[3].Plus(s.away[3]).Has(hearts(card.Nine)) && s.away[3].Len() == 1 },
			func(s *state) bool { return s.away[3].Has(hearts(card.Nine)) }},
		{"a blind dealer who looks at them has it in hand", func(t *testing.T) *state {
			s := dealt(t, start(t, 4, blind), 3, "H9", noHearts...)
			do(t, s, "yes")
			return s
		}, 0, func(s *state) bool { return s.hands[3].Has(hearts(card.Nine)) && s.hands[3].Len() == 5 },
			func(s *state) bool { return s.hands[3].Has(card.Of(card.Diamonds, card.Nine)) }},
		{"who could not follow and threw off has neither suit nor trump", func(t *testing.T) *state {
			s := dealt(t, start(t, 3, nil), 2, "H9", "SA SK DQ H10", "CA CK CQ CJ", "S6 S7 H8 H7")
			do(t, s, "chratze, metcho, metcho, exchange, exchange, exchange, SA, CA, S6")
			return s
		}, 0, func(s *state) bool {
			return s.hands[1].Of(card.Spades).Empty() && s.hands[1].Of(card.Hearts).Empty()
		}, func(s *state) bool { return s.hands[1].Has(card.Of(card.Clubs, card.King)) }},
		{"the viewer's laid-away cards are nowhere else", func(t *testing.T) *state {
			s := dealt(t, start(t, 3, nil), 2, "H9", "SA SK DQ H10", "CA CK CQ CJ", "S6 S7 H8 H7")
			do(t, s, "chratze, metcho, metcho, exchange SA DQ, exchange CA, exchange")
			return s
		}, 0, func(s *state) bool {
			return s.away[0] == card.SetOf(card.Of(card.Spades, card.Ace), card.Of(card.Diamonds, card.Queen)) &&
				s.away[1].Len() == 1 && s.away[1].And(s.away[0].Once()).Empty()
		}, func(s *state) bool { return s.away[1].Has(card.Of(card.Clubs, card.Ace)) }},
		{"Zwicken's dealer holds the turned card", func(t *testing.T) *state {
			s := dealt(t, start(t, 4, zwickenMode), 0, "H9", "SA SK SQ", "D7 C10 C9", "CA CK CQ", "S10 S9 HJ")
			do(t, s, "hand, play-on")
			return s
		}, 2, func(s *state) bool { return s.hands[0].Has(card.Of(card.Spades, card.Ace)) },
			func(s *state) bool { return s.hands[0].Has(card.Of(card.Spades, card.King)) }},
		{"Zwicken's dealer turns any own card first", func(t *testing.T) *state {
			return dealt(t, start(t, 2, zwickenMode), 0, "H9", "SA SK SQ", "D7 C10 C9")
		}, 0, func(s *state) bool { return s.hands[0].Has(s.top) && s.hands[0].Len() == 3 },
			func(s *state) bool { return s.top.Suit() == card.Spades }},
	} {
		t.Run(row.name, func(t *testing.T) {
			s := row.make(t)
			if !row.always(s) {
				t.Fatal("the truth itself does not fit")
			}
			v, r, yes := s.View(row.viewer), rand.New(rand.NewPCG(3, 4)), 0
			const guesses = 400
			for range guesses {
				g, err := Game{}.Guess(v, r)
				if err != nil {
					t.Fatal(err)
				}
				if !row.always(g.(*state)) {
					t.Fatalf("guessed: %s", placement(g.(*state), row.viewer))
				}
				if row.either(g.(*state)) {
					yes++
				}
			}
			if yes == 0 || yes == guesses {
				t.Errorf("what the viewer cannot know is so in %d of %d guesses", yes, guesses)
			}
		})
	}
}

func hearts(r card.Rank) card.Card { return card.Of(card.Hearts, r) }

// An unseen card is as likely in one place as in another: the trump card of a
// blind dealer, who holds four cards beside those laid away.
func TestGuessOdds(t *testing.T) {
	for laid, o := range map[string]engine.Options{"yes, lay D9": blind, "yes, lay D9 C6": {"doubleBlind": true}} {
		s := dealt(t, start(t, 4, o), 3, "H9 C6", noHearts...)
		do(t, s, laid)
		for _, viewer := range []engine.Seat{0, engine.Nobody} {
			v, r, away := s.View(viewer), rand.New(rand.NewPCG(5, 6)), 0
			const guesses = 4000
			for range guesses {
				g, err := Game{}.Guess(v, r)
				if err != nil {
					t.Fatal(err)
				}
				if g.(*state).away[3].Has(hearts(card.Nine)) {
					away++
				}
			}
			n := s.away[3].Len()
			if want := guesses * n / (4 + n); away < want*9/10 || away > want*11/10 {
				t.Errorf("%s, seat %d: laid away in %d of %d guesses, want about %d", laid, viewer, away, guesses, want)
			}
		}
	}
}
