package watten

import (
	"slices"
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/enginetest/cases"
)

func question(t *testing.T, c cases.Watten) engine.Question {
	t.Helper()
	full, err := engine.Complete(options, c.Options)
	if err != nil {
		t.Fatal(err)
	}
	q := engine.Question{Options: full, Trick: list(t, c.Trick), Hand: list(t, c.Hand), Number: c.Number}
	q.Mode, _ = engine.ParseMode(c.Trump)
	q.Values = q.Mode
	if q.Schlag, err = card.ParseRank(c.Schlag); err != nil {
		t.Fatal(err)
	}
	return q
}

// Case W01: of any two cards of the ladder the higher wins, led or not; of equal
// ones the one that was led.
func TestLadderCase(t *testing.T) {
	cases.RunWatten(t, "ladder", func(t *testing.T, c cases.Watten) {
		rung := map[card.Card]int{}
		for i, text := range c.Hands {
			for _, x := range list(t, text) {
				rung[x] = i
			}
		}
		for led, i := range rung {
			for x, j := range rung {
				if led == x {
					continue
				}
				q := question(t, c)
				q.Trick = []card.Card{led, x}
				got, err := Game{}.AskTrick(q)
				if want := index(j < i); err != nil || got.Winner != want || got.Points.Set {
					t.Errorf("%v, then %v: got %+v, %v", led, x, got, err)
				}
			}
		}
	})
}

func TestWinnerCases(t *testing.T) {
	cases.RunWatten(t, "winner", func(t *testing.T, c cases.Watten) {
		var want int
		c.Want(t, &want)
		if got, err := (Game{}).AskTrick(question(t, c)); err != nil || got.Winner != want-1 {
			t.Errorf("%s (%s): got %+v, %v", c.Trick, c.Why, got, err)
		}
		cards := list(t, c.Trick)
		s := position(t, c.Options, c.Schlag, c.Trump, [2]int{}, strings.Fields(c.Trick)...)
		s.rules.duty = noDuty // the winner does not hang on who had to play what
		got := do(t, s, c.Trick)
		if len(got) != 1 || int(got[0].Seat) != want-1 || s.past[0].Cards[want-1] != cards[want-1] {
			t.Errorf("%s (%s): in play, got %v", c.Trick, c.Why, got)
		}
	})
}

func TestLegalCases(t *testing.T) {
	cases.RunWatten(t, "legal", func(t *testing.T, c cases.Watten) {
		var want string
		c.Want(t, &want)
		q := question(t, c)
		if got, err := (Game{}).AskLegal(q); err != nil || got != set(t, want) {
			t.Errorf("%s on %s (%s): asked, got %v, %v", c.Hand, c.Trick, c.Why, got, err)
		}
		s := position(t, c.Options, c.Schlag, c.Trump, [2]int{})
		s.done = c.Number - 1
		s.trick.N = int8(copy(s.trick.Cards[:], q.Trick))
		s.turn = engine.Seat(len(q.Trick))
		s.hands[s.turn] = card.SetOf(q.Hand...)
		var got card.Set
		for _, a := range s.Legal(nil, s.turn) {
			got = got.Plus(a.Cards)
		}
		if got != set(t, want) {
			t.Errorf("%s on %s (%s): in play, got %v", c.Hand, c.Trick, c.Why, got)
		}
		for x := range s.hands[s.turn].All() {
			if _, err := s.Clone().Apply(s.turn, engine.PlayCard(x)); (err == nil) != got.Has(x) {
				t.Errorf("%s on %s: %v is refused with %v", c.Hand, c.Trick, x, err)
			}
		}
	})
}

func TestFlowCases(t *testing.T) {
	cases.RunWatten(t, "flow", func(t *testing.T, c cases.Watten) {
		var want string
		c.Want(t, &want)
		s := position(t, c.Options, c.Schlag, c.Trump, c.Totals, c.Hands...)
		if got := brief(do(t, s, c.Do)); got != want {
			t.Errorf("%s (%s)\ngot  %s\nwant %s", c.Do, c.Why, got, want)
		}
		if ended := strings.HasSuffix(want, "wins"); s.Over() != ended || !ended && s.phase != engine.PhaseDeal {
			t.Errorf("%s: the match is over: %v, phase %d", c.Do, s.Over(), s.phase)
		}
	})
}

// A tense pair may neither raise nor raise back; it may look or give up, and the
// other pair may still raise (watten.md 3.6).
func TestTenseCases(t *testing.T) {
	cases.RunWatten(t, "tense", func(t *testing.T, c cases.Watten) {
		var want [2]bool
		c.Want(t, &want)
		for side := range engine.Side(2) {
			s := position(t, c.Options, c.Schlag, c.Trump, c.Totals)
			s.turn = engine.Seat(side)
			raise := engine.Action{Kind: engine.Raise}
			if may := slices.Contains(s.Legal(nil, s.turn), raise); may == want[side] {
				t.Errorf("%v of %v: pair %s may raise: %v", c.Totals, c.Options["target"], pairs[side], may)
			}
			v := s.View(engine.Nobody)
			if _, told := v.FactOf(FactTense, engine.Seat(side)); told != want[side] {
				t.Errorf("%v of %v: pair %s is shown as tense: %v", c.Totals, c.Options["target"], pairs[side], told)
			}
			if want[side] {
				s.turn = 1 - s.turn
				do(t, s, "raise !raise look")
				if s.stake() != 3 {
					t.Errorf("the stake is %d", s.stake())
				}
			}
		}
	})
}

// Case W54: who names, who leads, and who deals next.
func TestCallingCase(t *testing.T) {
	t.Run("CW:W54", func(t *testing.T) {
		s := start(t, engine.Options{"raising": true})
		dealTo(t, s, 3)
		for i, step := range []struct {
			turn engine.Seat
			a    engine.Action
		}{
			{0, engine.Action{Kind: engine.Schlag, Arg: int16(card.Nine)}}, {3, engine.Action{Kind: engine.Trump, Arg: int16(card.Hearts)}},
			{0, engine.Action{Kind: engine.Raise}}, {1, engine.Action{Kind: engine.GiveUp}},
		} {
			if s.turn != step.turn {
				t.Errorf("step %d: seat %d is on turn, want %d", i, s.turn, step.turn)
			}
			if _, err := s.Apply(s.turn, step.a); err != nil {
				t.Fatal(err)
			}
		}
		dealTo(t, s, 0)
		if s.turn != 1 || s.lead != 1 {
			t.Errorf("seat %d calls, want 1", s.turn)
		}
	})
}
