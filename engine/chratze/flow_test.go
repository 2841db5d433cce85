package chratze

import (
	"errors"
	"fmt"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// refusedBy names the rule that forbade an action.
func refusedBy(err error) engine.Rule {
	var illegal *engine.Illegal
	if errors.As(err, &illegal) {
		return illegal.Rule
	}
	return ""
}

var (
	blind       = engine.Options{"blind": true}
	doubleBlind = engine.Options{"doubleBlind": true, "blind": true}
	zwickenMode = engine.Options{"mode": "zwicken"}
)

// four hands without a heart, and one with the six of hearts at seat 1.
var (
	noHearts  = []string{"SA SK SQ SJ", "DA DK DQ DJ", "CA CK CQ CJ", "S10 S9 D10 D9"}
	withSixAt = []string{"SA SK SQ SJ", "DA DK DQ H6", "CA CK CQ CJ", "S10 S9 D10 D9"}
)

func TestC22C26Blind(t *testing.T) {
	s := dealt(t, start(t, 4, blind), 3, "H9 C6", noHearts...)
	if v := s.View(3); s.phase != phaseBlind || s.turn != 3 || !v.Hand.Empty() || v.Counts[3] != 4 || v.Table != set(t, "H9") {
		t.Errorf("CW:C26: before the answer the dealer sees %v of %d cards, and %v lies open", v.Hand, v.Counts[3], v.Table)
	}
	if got := brief(do(t, s, "yes")); got != "" || s.hands[3] != set(t, "S10 S9 D10 D9 H9") || s.stockSize() != 19 {
		t.Errorf("CW:C22: the dealer holds %v, the stock %d cards: %s", s.hands[3], s.stockSize(), got)
	}
	if v := s.View(0); v.Shown[3] != set(t, "H9") || !v.Table.Empty() {
		t.Errorf("what the dealer took is shown as %v, on the table lies %v", v.Shown[3], v.Table)
	}
	if a := s.Timeout(3); a.Kind != engine.Lay || a.Cards != set(t, "D9") {
		t.Errorf("when time runs out, %v is laid away", a.Cards)
	}
	do(t, s, "lay D9")
	if got := askedInTurn(t, s, "metcho weg weg"); fmt.Sprint(got) != "[0 1 2]" || s.phase != phaseExchange || s.turn != 3 {
		t.Errorf("CW:C22: asked are %v, then seat %d in phase %d", got, s.turn, s.phase)
	}
	do(t, s, "exchange, exchange")
	if s.phase != engine.PhasePlay {
		t.Errorf("CW:C22: nobody swaps a six against a blind dealer: phase %d", s.phase)
	}
}

func TestC23DoubleBlind(t *testing.T) {
	s := dealt(t, start(t, 4, doubleBlind), 3, "H9 C6 C7", noHearts...)
	if v := s.View(0); s.phase != phaseDoubleBlind || !v.Table.Empty() || v.Mode != engine.NoMode || v.Hand.Len() != 4 {
		t.Errorf("before the answer %v lies open, and %v is trump", v.Table, v.Mode)
	}
	if got := brief(do(t, s, "yes")); got != "turned H9" || s.hands[3] != set(t, "S10 S9 D10 D9 H9 C6") || s.stockSize() != 18 {
		t.Errorf("CW:C23: the dealer holds %v, the stock %d cards: %s", s.hands[3], s.stockSize(), got)
	}
	if got := len(s.Legal(nil, 3)); got != 15 {
		t.Errorf("CW:C23: there are %d ways to lay two of six away", got)
	}
	if _, err := s.Apply(3, engine.Action{Kind: engine.Lay, Cards: set(t, "C6")}); refusedBy(err) != ruleLay {
		t.Errorf("one of six laid away: %v", err)
	}
	do(t, s, "lay C6 H9")
	if s.phase != phaseJoin || s.turn != 0 || s.chratzer != 3 {
		t.Errorf("CW:C23: seat %d is on turn in phase %d", s.turn, s.phase)
	}
}

func TestBlindIsAskedOncePerDeal(t *testing.T) {
	s := dealt(t, start(t, 2, doubleBlind), 0, "H9 C9", "SA SK SQ SJ", "DA DK DQ DJ")
	do(t, s, "no, no")
	if v := s.View(0); v.Hand.Len() != 4 || s.phase != engine.PhaseCall {
		t.Fatalf("after two times no the dealer sees %v in phase %d", v.Hand, s.phase)
	}
	if got := brief(do(t, s, "weg, weg")); got != "turned C9" || s.phase != engine.PhaseCall || s.mode() != engine.TrumpClubs {
		t.Errorf("at the second trump card: %s, phase %d", got, s.phase)
	}
	if v := s.View(1); v.Table != set(t, "H9 C9") {
		t.Errorf("the dead trump card is hidden: %v", v.Table)
	}
	for range 2 {
		do(t, s, "weg, weg")
	}
	dealt(t, s, 0, "", hands(2, 4)...)
	if s.phase != phaseDoubleBlind || s.dealer != 0 {
		t.Errorf("a fresh deal asks again: phase %d, dealer %d", s.phase, s.dealer)
	}
}

func (s *state) mode() engine.Mode { return s.View(engine.Nobody).Mode }

func TestRedeal(t *testing.T) {
	s := start(t, 3, engine.Options{"redeal": true})
	for deal, want := range []struct {
		dealer engine.Seat
		pot    int64
	}{{1, 3}, {1, 3}, {1, 3}, {1, 3}, {2, 6}, {2, 6}} {
		dealt(t, s, 1, "", hands(3, 4)...)
		if s.dealer != want.dealer || s.pot != want.pot {
			t.Errorf("deal %d: dealer %d, pot %d, want %+v", deal+1, s.dealer, s.pot, want)
		}
		do(t, s, "weg, weg, weg")
	}
	dealt(t, s, 1, "", hands(3, 4)...)
	do(t, s, "chratze, weg, weg")
	if got := s.gained(0); got != 4 { // the pot of 6, and an ante in each of two rounds
		t.Errorf("the sheet says %d", got)
	}
	dealt(t, s, 1, "", hands(3, 4)...)
	if s.dealer != 0 || s.pot != 3 {
		t.Errorf("after a settled deal: dealer %d, pot %d", s.dealer, s.pot)
	}
}

func TestSix(t *testing.T) {
	toSix := func(t *testing.T, turned string) *state {
		s := dealt(t, start(t, 4, nil), 3, turned, withSixAt...)
		do(t, s, "chratze, metcho, weg, metcho, exchange, exchange, exchange")
		return s
	}
	t.Run("the holder alone is asked, and nobody else is told who", func(t *testing.T) {
		s := toSix(t, "HA")
		if s.phase != phaseSix || s.Turn() != engine.SeatsOf(1) {
			t.Fatalf("phase %d, in turn %v", s.phase, s.Turn().List())
		}
		for x := engine.Nobody; x < 4; x++ {
			if v := s.View(x); x != engine.Nature && (v.Turn != engine.SeatsOf(0, 1, 3) || (len(v.Legal) == 2) != (x == 1)) {
				t.Errorf("seat %d sees %v in turn and may do %v", x, v.Turn.List(), v.Legal)
			}
		}
		if err := (Game{}).Why(s.View(0), engine.Action{Kind: engine.Six, Arg: 1}); refusedBy(err) != ruleSix {
			t.Errorf("seat 0 swaps: %v", err)
		}
		if a := s.Timeout(1); a != (engine.Action{Kind: engine.Six}) {
			t.Errorf("CW:C25: when time runs out, the six is swapped: %v", a)
		}
	})
	t.Run("yes", func(t *testing.T) {
		s := toSix(t, "HA")
		if got := brief(do(t, s, "yes")); got != "turned H6" || !s.hands[1].Has(card.Of(card.Hearts, card.Ace)) || s.phase != engine.PhasePlay {
			t.Errorf("%s; seat 1 holds %v", got, s.hands[1])
		}
		if v := s.View(2); v.Table != set(t, "H6") || v.Shown[1] != set(t, "HA") {
			t.Errorf("%v lies open, %v is known in the hand", v.Table, v.Shown[1])
		}
	})
	t.Run("no is secret", func(t *testing.T) {
		s := toSix(t, "HA")
		if trace := apply(t, s, engine.Action{Kind: engine.Six}); trace != (engine.Trace{}) || len(s.Effects()) > 0 {
			t.Errorf("others are told %+v", trace)
		}
	})
	t.Run("not when it lies face up", func(t *testing.T) {
		s := dealt(t, start(t, 2, nil), 1, "H6", "SA SK SQ SJ", "DA DK DQ DJ")
		if do(t, s, "chratze, metcho, exchange, exchange"); s.phase != engine.PhasePlay {
			t.Errorf("phase %d", s.phase)
		}
	})
	t.Run("not by who has dropped out", func(t *testing.T) {
		s := dealt(t, start(t, 4, nil), 3, "HA", withSixAt...)
		if do(t, s, "chratze, weg, metcho, metcho, exchange, exchange, exchange"); s.phase != engine.PhasePlay {
			t.Errorf("phase %d", s.phase)
		}
	})
}

func TestC25Timeouts(t *testing.T) {
	s := dealt(t, start(t, 4, doubleBlind), 3, "H9", noHearts...)
	for _, want := range []engine.Action{
		{Kind: engine.DoubleBlind}, {Kind: engine.Blind}, {Kind: engine.Weg},
	} {
		if got := s.Timeout(s.turn); got != want {
			t.Errorf("CW:C25: %v %d in phase %d", got.Kind, got.Arg, s.phase)
		}
		apply(t, s, want)
	}
	do(t, s, "chratze")
	if got := s.Timeout(2); got != (engine.Action{Kind: engine.Weg}) {
		t.Errorf("CW:C25: JOIN %v", got.Kind)
	}
	do(t, s, "metcho, weg, weg")
	if got := s.Timeout(1); got != (engine.Action{Kind: engine.Exchange}) {
		t.Errorf("CW:C25: EXCHANGE %v %v", got.Kind, got.Cards)
	}
	do(t, s, "exchange, exchange")
	if got := s.Timeout(1); got != engine.PlayCard(set(t, "DJ").First()) {
		t.Errorf("the lowest card that is not trump: %v", got.Cards)
	}
	z := dealt(t, start(t, 2, zwickenMode), 0, "", hands(2, 3)...)
	for _, want := range []engine.Action{{Kind: engine.Turn}, {Kind: engine.Drop}} {
		if got := z.Timeout(z.turn); got != want {
			t.Errorf("Zwicken: %v %d in phase %d", got.Kind, got.Arg, z.phase)
		}
		apply(t, z, want)
	}
}

// A deal with three in play: who has dropped out lays no card.
func TestPlay(t *testing.T) {
	s := dealt(t, start(t, 4, nil), 3, "H9", "SA SK H8 H7", "CA CK CQ CJ", "S6 S7 DA DK", "S10 S9 HA HK")
	do(t, s, "chratze, weg, metcho, metcho, exchange, exchange, exchange")
	got := brief(do(t, s, "SA, S6, S9, SK, S7, S10, H8, DA, HA, HK, H7, DK"))
	if want := "take 0, take 0, take 3, take 3, 0 pot 3, 3 pot 1, 2 penalty -4, end"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if v := s.View(1); v.Past[0].Seat(2, 4) != 3 || v.Past[2].Seat(1, 4) != 2 || v.Past[2].Winner != 3 {
		t.Errorf("the cards lie before the wrong seats: %+v", v.Past)
	}
	if got := fmt.Sprint(s.Gain()); got != "[2 -1 -5 0]" {
		t.Errorf("gain %s", got)
	}
}

// CW:C41: time is up, nobody fails: the match ends and the rest is unowned.
func TestC41TimeUp(t *testing.T) {
	timeUp := engine.Action{Kind: engine.TimeUp}
	s := start(t, 4, engine.Options{"minutes": 30, "deals": 0})
	if _, err := s.Apply(2, timeUp); !errors.Is(err, engine.ErrTurn) {
		t.Errorf("a seat says that time is up: %v", err)
	}
	apply(t, s, engine.Action{Kind: engine.Dealer, Arg: 3})
	to, _ := s.packet()
	apply(t, s, engine.Action{Kind: engine.Deal, Arg: to, Cards: set(t, "SA SK H8 H7")})
	if _, err := s.Apply(engine.Nature, timeUp); refusedBy(err) != ruleTime {
		t.Errorf("in the middle of a deal: %v", err)
	}
	dealt(t, s, 3, "H9", "", "D8 D7 CQ CJ", "S6 S7 DA HQ", "S10 S9 HA CK")
	do(t, s, "chratze, weg, metcho")
	if _, err := s.Apply(engine.Nature, timeUp); err != nil {
		t.Fatal(err)
	}
	if v := s.View(engine.Nobody); v.Turn != engine.SeatsOf(3) {
		t.Errorf("the clock moved the turn to %v", v.Turn.List())
	}
	if _, err := s.Apply(engine.Nature, timeUp); refusedBy(err) != ruleTime {
		t.Errorf("twice: %v", err)
	}
	do(t, s, "metcho, exchange, exchange, exchange, SA, S6, S9, SK, S7, S10, H8, HQ")
	got := brief(do(t, s, "HA, CK, H7, DA"))
	if want := "take 3, take 0, 0 pot 3, 3 pot 1, 2 penalty -4, end"; got != want || s.Over() {
		t.Fatalf("one fails: %s, over %v", got, s.Over())
	}
	s.pot, s.chips = 0, bySeat{50, 50, 50, 50}
	dealt(t, s, 3, "H9", "D8 D7 CQ CJ", "SA SK H8 D6", "S6 S7 HQ HJ", "S10 S9 HA CK")
	do(t, s, "chratze, metcho, metcho, weg, exchange, exchange, exchange")
	got = brief(do(t, s, "SA, S6, S9, SK, S7, S10, H8, HQ, HA, CK, D6, HJ"))
	if want := "take 1, take 1, take 3, take 2, 1 pot 3, end, [1] win"; got != want {
		t.Errorf("CW:C41: %s, want %s", got, want)
	}
	if s.chips != (bySeat{49, 52, 49, 49}) || s.pot != 1 || !s.Over() {
		t.Errorf("CW:C41: chips %v, %d unowned, over %v", s.chips, s.pot, s.Over())
	}
	none := start(t, 2, nil)
	if _, err := none.Apply(engine.Nature, timeUp); refusedBy(err) != ruleTime {
		t.Errorf("without a time limit: %v", err)
	}
}

// The end waits for a deal in which nobody fails, also for a number of deals.
func TestEndWaits(t *testing.T) {
	s := start(t, 2, engine.Options{"deals": 1})
	dealt(t, s, 1, "H9", "SA SK SQ SJ", "S10 S9 S8 S7")
	do(t, s, "chratze, metcho, exchange, exchange, SA, S10, SK, S9, SQ, S8, SJ, S7")
	if s.Over() || s.pot != 2 {
		t.Fatalf("over %v with %d in the pot", s.Over(), s.pot)
	}
	dealt(t, s, 1, "H9", "S10 S9 S8 S7", "SA SK SQ SJ")
	if got := brief(do(t, s, "chratze, weg")); got != "1 pot 4, end, [0 1] win" {
		t.Errorf("%s with chips %v", got, s.chips)
	}
}

// A pot that outgrows the numbers of a record ends the match with its deal.
func TestOutgrown(t *testing.T) {
	s := dealt(t, start(t, 2, nil), 1, "H9", "SA SK SQ SJ", "S10 S9 S8 S7")
	s.pot = chipLimit
	do(t, s, "chratze, metcho, exchange, exchange, SA, S10, SK, S9, SQ, S8, SJ")
	if got := brief(do(t, s, "S7")); got != "take 0, 0 pot 250000000, 1 penalty -250000000, end, [0] win" {
		t.Errorf("%s", got)
	}
}

func TestZwicken(t *testing.T) {
	hands := []string{"SA SK SQ", "D7 C10 C9", "CA CK CQ", "S10 S9 HJ"}
	begin := func(t *testing.T, moves string) (*state, string) {
		s := dealt(t, start(t, 4, zwickenMode), 0, "H9", hands...)
		if s.pot != 3 || s.chips != (bySeat{47, 50, 50, 50}) || s.phase != phaseTurn || !s.View(0).Hand.Empty() {
			t.Errorf("pot %d, chips %v, phase %d", s.pot, s.chips, s.phase)
		}
		return s, brief(do(t, s, moves))
	}
	for _, row := range []struct{ name, moves, want string }{
		{"CW:Z6 all drop, the dealer without a trump", "stock, drop, drop, drop, drop", "turned H9, end"},
		{"the dealer alone", "stock, drop, drop, drop, play-on", "turned H9, 0 pot 3, end"},
		{"one alone, the dealer drops", "stock, drop, play-on, drop, drop", "turned H9, 2 pot 3, end"},
		{"all drop against the dealer's own card", "hand, drop, drop, drop", "turned SA, 0 pot 3, end"},
		{"three tricks", "hand, play-on, drop, play-on, D7, S10, SA, SK, C10, S9, SQ, C9, HJ",
			"turned SA, take 0, take 0, take 0, 0 pot 3, 1 penalty -3, 3 penalty -3, end"},
	} {
		t.Run(row.name, func(t *testing.T) {
			s, got := begin(t, row.moves)
			if got != row.want || sum(s) != 200 {
				t.Errorf("got %s, want %s; %d chips", got, row.want, sum(s))
			}
		})
	}
	t.Run("CW:Z6 all drop, the dealer with a trump", func(t *testing.T) {
		s := dealt(t, start(t, 2, zwickenMode), 1, "H9", "SA SK SQ", "D7 C10 C9")
		if got := brief(do(t, s, "stock, drop, drop")); got != "turned H9, 1 pot 3, end" {
			t.Errorf("the seven of diamonds is a trump: %s", got)
		}
	})
	t.Run("what the dealer turned is known", func(t *testing.T) {
		s, _ := begin(t, "hand")
		if v := s.View(2); v.Shown[0] != set(t, "SA") || s.mode() != engine.TrumpSpades || s.turn != 1 || s.View(0).Hand != set(t, hands[0]) {
			t.Errorf("shown is %v, seat %d on turn", v.Shown[0], s.turn)
		}
	})
	t.Run("the next dealer pays", func(t *testing.T) {
		s, _ := begin(t, "stock, drop, drop, drop, drop")
		dealt(t, s, 0, "H9", hands...)
		if s.dealer != 1 || s.pot != 6 || s.chips != (bySeat{47, 47, 50, 50}) {
			t.Errorf("dealer %d, pot %d, chips %v", s.dealer, s.pot, s.chips)
		}
	})
	t.Run("the first left of the dealer leads", func(t *testing.T) {
		s, _ := begin(t, "stock, drop, play-on, drop, play-on")
		if s.phase != engine.PhasePlay || s.turn != 2 || s.trick.Out != engine.SeatsOf(1, 3) {
			t.Errorf("seat %d leads in phase %d", s.turn, s.phase)
		}
	})
}
