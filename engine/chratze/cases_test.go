package chratze

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/enginetest/cases"
)

// tricked is a state of play with the case's trick lying and its hand on turn.
func tricked(t *testing.T, c cases.Chratze) *state {
	t.Helper()
	s := start(t, engine.MaxSeats, c.Options)
	trump, err := card.ParseSuit(c.Trump)
	if err != nil {
		t.Fatal(err)
	}
	s.turned, s.in, s.chratzer, s.dealer = card.Of(trump, card.Eight), engine.AllSeats(engine.MaxSeats), 0, 6
	s.startPlay(0)
	laid, err := card.ParseList(c.Trick)
	if err != nil {
		t.Fatal(err)
	}
	s.trick.N = int8(copy(s.trick.Cards[:], laid))
	s.turn = engine.Seat(len(laid))
	s.hands[s.turn] = set(t, c.Hand)
	return s
}

func TestLegalCases(t *testing.T) {
	cases.RunChratze(t, "legal", func(t *testing.T, c cases.Chratze) {
		var want string
		c.Want(t, &want)
		s := tricked(t, c)
		var got card.Set
		for _, a := range s.Legal(nil, s.turn) {
			got = got.With(a.Card())
		}
		if got != set(t, want) {
			t.Errorf("%s: legal are %v", c.Why, got)
		}
		for x := range s.hands[s.turn].Distinct() {
			if _, err := s.Clone().Apply(s.turn, engine.PlayCard(x)); (err == nil) != got.Has(x) {
				t.Errorf("%s: %v is played with %v", c.Why, x, err)
			}
		}
	})
}

func TestWinnerCases(t *testing.T) {
	cases.RunChratze(t, "winner", func(t *testing.T, c cases.Chratze) {
		var want int
		c.Want(t, &want)
		s := tricked(t, c)
		if got := s.order().Winner(s.trick.Laid()) + 1; got != want {
			t.Errorf("%s: place %d wins", c.Why, got)
		}
	})
}

// settled is a state whose deal is over but for the money, as the case has it.
func settled(t *testing.T, c cases.Chratze) *state {
	t.Helper()
	s := start(t, c.Players, c.Options)
	s.dealer, s.turned, s.chratzer = 0, card.Of(card.Hearts, card.Ten), engine.Nobody
	if s.pot = int64(c.Pot); c.Chratzer >= 0 {
		s.chratzer = engine.Seat(c.Chratzer)
	} else {
		s.dealer = engine.Seat(c.Dealer)
	}
	for x := range s.seats {
		s.chips[x] = 0
		if c.Before != nil {
			s.chips[x] = int64(c.Before[x])
		}
	}
	for x, n := range c.Tricks {
		s.in = s.in.With(engine.Seat(x))
		for range n {
			s.past[s.done].Winner = engine.Seat(x)
			s.done++
		}
	}
	if c.DealerTrump {
		s.away[s.dealer] = set(t, "D7 CA")
	} else {
		s.away[s.dealer] = set(t, "D8 CA")
	}
	s.phase = engine.PhasePlay
	return s
}

func TestMoneyCases(t *testing.T) {
	cases.RunChratze(t, "money", func(t *testing.T, c cases.Chratze) {
		s := settled(t, c)
		all, before := sum(s), s.chips
		s.settle()
		paid, penalty := map[int]int{}, map[int]int{}
		for _, e := range s.Effects() {
			switch {
			case e.Why == engine.WhyPot:
				paid[int(e.Side)] = int(e.Points)
			case e.Why == engine.WhyPenalty:
				penalty[int(e.Side)] = -int(e.Points)
			}
		}
		if !maps.Equal(paid, c.Paid) || !maps.Equal(penalty, c.Penalty) {
			t.Errorf("%s: paid %v, penalties %v", c.Why, paid, penalty)
		}
		for x := range s.seats {
			if got := s.chips[x] - before[x]; got != int64(paid[int(x)]-penalty[int(x)]) {
				t.Errorf("%s: the chips of seat %d change by %d", c.Why, x, got)
			}
		}
		s.fresh = 0
		s.newDeal()
		if s.pot != int64(c.New) || sum(s) != all {
			t.Errorf("%s: the next pot is %d, and %d chips became %d", c.Why, s.pot, all, sum(s))
		}
		for x, want := range c.After {
			if s.chips[x] != int64(want) {
				t.Errorf("%s: seat %d stands at %d, want %d", c.Why, x, s.chips[x], want)
			}
		}
	})
}

// CW:C43: for every table, pot and split of the tricks, what is paid and what
// stays is the pot, and each has what a second reckoning gives.
func TestC43EverySplit(t *testing.T) {
	for n := 2; n <= engine.MaxSeats; n++ {
		splits(n, 4, nil, func(tricks []int8) {
			for pot := int64(n); pot < 120; pot++ {
				checkSplit(t, pot, tricks)
			}
		})
	}
}

// splits calls each with every way to share so many tricks among so many seats.
func splits(seats int, tricks int8, head []int8, each func([]int8)) {
	if seats == 1 {
		each(append(head, tricks))
		return
	}
	for k := range tricks + 1 {
		splits(seats-1, tricks-k, append(head[:len(head):len(head)], k), each)
	}
}

// checkSplit reckons with seat 0 as Chratzer and all others in play.
func checkSplit(t *testing.T, pot int64, split []int8) {
	t.Helper()
	var tricks [engine.MaxSeats]int8
	copy(tricks[:], split)
	in := engine.AllSeats(len(split))
	x := shareChratze(pot, 0, in, tricks)
	paid := int64(0)
	for _, chips := range x.paid {
		paid += chips
	}
	for seat := range engine.Seat(len(split)) {
		if want, penalty := reckon(pot, 0, seat, in, tricks); x.paid[seat] != want || x.penalty[seat] != penalty {
			t.Fatalf("pot %d, tricks %v: seat %d gets %d and pays %d, want %d and %d", pot, split, seat, x.paid[seat], x.penalty[seat], want, penalty)
		}
	}
	if paid+x.rest != pot || x.rest < 0 || x.rest >= engine.MaxSeats {
		t.Fatalf("pot %d, tricks %v: %d paid and %d left", pot, split, paid, x.rest)
	}
}

// reckon tells what one seat in play gets and pays (chratze.md 2.4), seat by seat
// where the game goes by the pot; Nobody chratzes in Zwicken.
func reckon(pot int64, chratzer, x engine.Seat, in engine.Seats, tricks [engine.MaxSeats]int8) (paid, penalty int64) {
	winners := int64(0)
	for y, n := range tricks {
		if engine.Seat(y) != chratzer && n > 0 {
			winners++
		}
	}
	switch made := chratzer >= 0 && tricks[chratzer] >= 2; {
	case in == engine.SeatsOf(x):
		return pot, 0
	case chratzer == engine.Nobody && tricks[x] > 0:
		return pot * int64(tricks[x]) / 3, 0
	case x == chratzer && !made:
		return 0, 2 * pot
	case x == chratzer && winners == 0:
		return pot, 0
	case x == chratzer:
		return pot - pot/3, 0
	case tricks[x] == 0:
		return 0, pot
	case made:
		return pot / 3 / winners, 0 // a third rounded down, in equal shares
	}
	return pot / winners, 0
}

// CW:C13 and, for Zwicken, what is left of 32 cards.
func TestStockAfterTheDeal(t *testing.T) {
	for n, want := range map[int]int{2: 27, 3: 23, 4: 19, 5: 15, 6: 11, 7: 7} {
		t.Run(fmt.Sprintf("CW:C13 %d seats", n), func(t *testing.T) {
			s := dealt(t, start(t, n, nil), 0, "", hands(n, 4)...)
			if f, _ := view(s, 0).Fact(FactStock); f.Value != want {
				t.Errorf("the stock has %d cards", f.Value)
			}
			z := dealt(t, start(t, n, engine.Options{"mode": "zwicken"}), 0, "", hands(n, 3)...)
			do(t, z, "stock")
			if got := z.stockSize(); got != 32-3*n-1 {
				t.Errorf("the stock of Zwicken has %d cards", got)
			}
		})
	}
}

func view(s *state, x engine.Seat) *engine.View {
	v := s.View(x)
	return &v
}

// hands gives some hand to every seat: the top cards of a pack in record order,
// which leaves the lower hearts to the stock.
func hands(seats, each int) (list []string) {
	cards := card.Piquet().Cards()
	slices.Reverse(cards)
	for x := range seats {
		list = append(list, card.Format(cards[x*each:(x+1)*each]))
	}
	return list
}

// asked lets everybody answer until the phase ends, and lists who was asked.
func askedInTurn(t *testing.T, s *state, answers string) (list []engine.Seat) {
	t.Helper()
	for word := range strings.FieldsSeq(answers) {
		list = append(list, s.turn)
		do(t, s, word)
	}
	return list
}

func TestC14OrderOfAsking(t *testing.T) {
	s := dealt(t, start(t, 5, nil), 0, "", hands(5, 4)...)
	if got := askedInTurn(t, s, "weg chratze metcho weg weg metcho"); fmt.Sprint(got) != "[1 2 3 4 0 1]" {
		t.Errorf("CW:C14: asked are %v", got)
	}
	if s.phase != phaseExchange || s.turn != 2 {
		t.Errorf("CW:C14: seat %d is on turn in phase %d", s.turn, s.phase)
	}
	if got := askedInTurn(t, s, "exchange exchange exchange"); fmt.Sprint(got) != "[2 3 1]" {
		t.Errorf("CW:C14: the exchange goes round as %v", got)
	}
	if s.phase != engine.PhasePlay || s.turn != 2 || s.trick.Out != engine.SeatsOf(0, 4) {
		t.Errorf("CW:C14: seat %d is on turn in phase %d; out are %v", s.turn, s.phase, s.trick.Out.List())
	}
}

const allWeg5 = "weg, weg, weg, weg, weg"

func TestC16ThreeTrumpCardsTwice(t *testing.T) {
	s := start(t, 5, nil)
	for round, pot := range []int64{5, 10, 15} {
		dealt(t, s, 3, "", hands(5, 4)...)
		if s.pot != pot || s.dealer != 3 || s.fresh != round {
			t.Errorf("CW:C16: before the calls the pot is %d, the dealer %d, and %d deals went by", s.pot, s.dealer, s.fresh)
		}
		if round == 2 {
			break
		}
		for card := 1; card <= 3; card++ {
			if s.phase != engine.PhaseCall || s.trumps != card || s.turn != 4 {
				t.Fatalf("CW:C16: seat %d is on turn in phase %d at trump card %d, not %d", s.turn, s.phase, s.trumps, card)
			}
			if got := brief(do(t, s, allWeg5)); (got != "") != (card < 3) {
				t.Errorf("CW:C16: after trump card %d: %s", card, got)
			}
		}
	}
}

func TestC17NobodyComesAlong(t *testing.T) {
	s := dealt(t, start(t, 5, nil), 0, "", hands(5, 4)...)
	if got := brief(do(t, s, "chratze, weg, weg, weg, weg")); got != "1 pot 5, end" {
		t.Errorf("CW:C17: %s", got)
	}
	dealt(t, s, 0, "", hands(5, 4)...)
	if s.pot != 5 || s.dealer != 1 || s.chips[1] != 53 {
		t.Errorf("CW:C17: pot %d, dealer %d, chips %v", s.pot, s.dealer, s.chips)
	}
}

func TestC19Exchange(t *testing.T) {
	s := dealt(t, start(t, 7, nil), 6, "", hands(7, 4)...)
	do(t, s, "chratze, metcho, metcho, metcho, metcho, metcho, metcho")
	do(t, s, "exchange "+s.hands[0].String())
	if s.phase != phaseLay || s.hands[0].Len() != 5 || s.stockSize() != 2 {
		t.Fatalf("CW:C19: seat 0 holds %v, the stock %d cards", s.hands[0], s.stockSize())
	}
	low := s.Timeout(0)
	if low.Kind != engine.Lay || low.Cards != s.weakest(s.hands[0], 1) {
		t.Errorf("CW:C25: when time runs out, %v is laid away", low.Cards)
	}
	apply(t, s, low)
	if got := countLegal(s); got != [5]int{1, 4, 6, 0, 0} {
		t.Errorf("CW:C20: choices by number of cards with a stock of two: %v", got)
	}
	two := engine.Action{Kind: engine.Exchange, Arg: 2, Cards: s.weakest(s.hands[1], 2)}
	apply(t, s, two)
	if s.hands[1].Len() != 4 || s.stockSize() != 0 || s.away[1] != two.Cards {
		t.Errorf("CW:C19: seat 1 holds %v, the stock %d cards", s.hands[1], s.stockSize())
	}
	for x := engine.Seat(2); x < 7; x++ {
		if got := s.Legal(nil, x); len(got) != 1 || got[0] != (engine.Action{Kind: engine.Exchange}) {
			t.Errorf("CW:C19: seat %d may do %v", x, got)
		}
		if _, err := s.Apply(x, engine.Action{Kind: engine.Exchange, Arg: 1, Cards: card.SetOf(s.hands[x].First())}); refusedBy(err) != ruleStock {
			t.Errorf("CW:C19: one card of an empty stock: %v", err)
		}
		do(t, s, "exchange")
	}
	if s.phase != engine.PhasePlay {
		t.Errorf("after the exchange comes phase %d", s.phase)
	}
}

// countLegal counts the exchanges by their number of cards.
func countLegal(s *state) (n [5]int) {
	for _, a := range s.Legal(nil, s.turn) {
		n[a.Cards.Len()]++
	}
	return n
}

func TestThinStock(t *testing.T) {
	for _, row := range []struct {
		stock, lay int
		drawn      int // -1: refused
	}{{5, 4, 5}, {4, 4, 4}, {3, 4, -1}, {3, 3, 3}, {2, 3, -1}, {2, 2, 2}, {1, 0, 0}, {0, 0, 0}, {0, 1, -1}} {
		t.Run(fmt.Sprintf("CW:C20 stock %d, %d away", row.stock, row.lay), func(t *testing.T) {
			s := dealt(t, start(t, 7, nil), 6, "", hands(7, 4)...)
			do(t, s, "chratze, weg, weg, weg, weg, weg, metcho")
			s.at = s.end - row.stock
			a := engine.Action{Kind: engine.Exchange, Arg: int16(row.lay), Cards: s.weakest(s.hands[0], row.lay)}
			may := slices.Contains(s.Legal(nil, 0), a)
			_, err := s.Apply(0, a)
			if may != (row.drawn >= 0) || may != (err == nil) {
				t.Fatalf("legal is %v, done with %v", may, err)
			}
			if got := row.stock - s.stockSize(); may && (got != row.drawn || s.hands[0].Len() != 4-row.lay+row.drawn) {
				t.Errorf("%d drawn, the hand is %v", got, s.hands[0])
			}
		})
	}
}
