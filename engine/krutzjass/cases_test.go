package krutzjass

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/enginetest/cases"
	"krutzjass/engine/meld"
)

// house gives the options of the house set that a case's rule names.
func houseOf(rule string) engine.Options {
	name := strings.ToUpper(strings.TrimPrefix(rule, "k"))
	if name == "" {
		name = "A"
	}
	full, err := engine.Complete(options, engine.Options{"house": name})
	if err != nil {
		panic(err)
	}
	return full
}

func question(t *testing.T, c cases.Case) engine.Question {
	t.Helper()
	q := engine.Question{Options: houseOf(c.Rule), Mode: engine.NoMode, Values: engine.NoMode, Last: c.Last > 0}
	if c.Mode != "" {
		q.Mode, _ = engine.ParseMode(c.ModeName())
		q.Values = q.Mode
	}
	var err error
	if q.Trick, err = card.ParseList(c.Trick); err != nil {
		t.Fatal(err)
	}
	if q.Hand, err = card.ParseList(c.Hand); err != nil {
		t.Fatal(err)
	}
	return q
}

func TestLegalCases(t *testing.T) {
	cases.Run(t, "legal", []string{"kA", "kB"}, func(t *testing.T, c cases.Case) {
		var want []string
		c.Want(t, &want)
		legal, err := Game{}.AskLegal(question(t, c))
		got := strings.Fields(legal.String())
		slices.Sort(got)
		if err != nil || !slices.Equal(got, want) {
			t.Errorf("%s: asked, got %v, %v", c.Line, got, err)
		}
		if got := legalInPlay(t, c); !slices.Equal(got, want) {
			t.Errorf("%s: in play, got %v", c.Line, got)
		}
	})
}

// legalInPlay puts the case on a table: its trick lies, its hand is on turn.
func legalInPlay(t *testing.T, c cases.Case) (list []string) {
	t.Helper()
	q := question(t, c)
	trump, _ := q.Mode.TrumpSuit()
	s := position(t, q.Options, trump, [2]int32{}, "", "", "", "")
	s.done = 1 // no Weis any more
	s.trick.N = int8(copy(s.trick.Cards[:], q.Trick))
	s.turn = engine.Seat(len(q.Trick))
	s.hands[s.turn] = card.SetOf(q.Hand...)
	for _, a := range s.Legal(nil, s.turn) {
		if a.Arg == 0 {
			list = append(list, slices.Repeat([]string{a.Card().String()}, s.hands[s.turn].Count(a.Card()))...)
		}
	}
	slices.Sort(list)
	return list
}

func TestTrickCases(t *testing.T) {
	cases.Run(t, "trick", []string{"k", "kA"}, func(t *testing.T, c cases.Case) {
		var want []any
		c.Want(t, &want)
		got, err := Game{}.AskTrick(question(t, c))
		if err != nil || got.Winner != cases.Seat(want[0].(string)) || float64(got.Points.N) != want[1] {
			t.Errorf("%s: got %+v, %v", c.Line, got, err)
		}
	})
}

func TestWeisCases(t *testing.T) {
	cases.Run(t, "weis", []string{"k"}, func(t *testing.T, c cases.Case) {
		var want []any
		c.Want(t, &want)
		got, err := Game{}.AskWeis(question(t, c))
		var list []string
		for _, text := range got.Weis {
			w, err := meld.Parse(text)
			if err != nil {
				t.Fatal(err)
			}
			list = append(list, fmt.Sprintf("%s(%d)", w, melds.Value(w)))
		}
		slices.Sort(list)
		if err != nil || float64(got.Total) != want[0] || fmt.Sprint(list) != fmt.Sprint(want[1]) {
			t.Errorf("%s: got %d %v, %v", c.Line, got.Total, list, err)
		}
	})
}

func TestCompareCases(t *testing.T) {
	cases.Run(t, "compare", []string{"kA", "kB"}, func(t *testing.T, c cases.Case) {
		q := question(t, c)
		for call := range strings.SplitSeq(c.Order, ", ") {
			who, weis, _ := strings.Cut(call, ":")
			q.Calls = append(q.Calls, engine.WeisCall{Seat: engine.Seat(cases.Seat(who)), Weis: weis})
		}
		var want string
		c.Want(t, &want)
		if got, err := (Game{}).AskCompare(q); err != nil || int(got) != cases.Seat(want) {
			t.Errorf("%s: got seat %d, %v", c.Line, got, err)
		}
	})
}

// Cases S01 to S06: one player lays Kings and Queens of trump in turn.
func TestStoeckCases(t *testing.T) {
	places := func(t *testing.T, seq []string, o engine.Options) (list []int) {
		s := position(t, o, card.Hearts, [2]int32{}, "H"+strings.Join(seq, " H"), "", "", "")
		for i, rank := range seq {
			s.turn, s.done, s.trick = 0, 1, engine.Trick{Winner: engine.Nobody}
			for range strings.Count(brief(play(t, s, "H"+rank)), "stoeck") {
				list = append(list, i+1)
			}
		}
		return list
	}
	sets := []engine.Options{{}, {"house": "B"}, {"stoeckPairs": "each"}}
	for _, id := range cases.StoeckOrders {
		t.Run(id, func(t *testing.T) {
			c := cases.Find(t, id)
			var want [][]int
			c.Want(t, &want)
			for i, o := range sets {
				if got := places(t, c.Seq, o); !slices.Equal(got, want[i]) {
					t.Errorf("%s: options %v: got %v, want %v", c.Line, o, got, want[i])
				}
			}
		})
	}
	t.Run("both pairs at the last card", func(t *testing.T) { // RECORD.md, Stöck
		o := engine.Options{"stoeckPairs": "each", "stoeckAt": "last"}
		if got := places(t, []string{"K", "Q", "K", "Q"}, o); !slices.Equal(got, []int{4, 4}) {
			t.Errorf("got %v, want both at the fourth card", got)
		}
	})
	t.Run("J:S07", func(t *testing.T) {
		s := position(t, nil, card.Hearts, [2]int32{}, "HK HQ", "HK HQ", "D9 D10", "C9 C10")
		got := brief(play(t, s, "HK, HK, D9, C9, HQ, D10, C10, HQ"))
		if want := "take b, BD trick 8, BD stoeck 20, AC stoeck 20, take a, AC trick 26"; got != want {
			t.Errorf("got  %s\nwant %s", got, want)
		}
	})
}

const kings = "S10 DK CK HK SK" // seat b with four Kings

// The race cases of house set A: the match stops at the very event that reaches
// the target.
func TestRaceCases(t *testing.T) {
	weisFirst := engine.Options{"count": "weis-first"}
	for _, row := range []struct {
		id     string
		o      engine.Options
		totals [2]int32
		hands  []string
		line   string
		last   bool
		want   string
	}{
		{"J:G01", nil, [2]int32{1480, 1450}, []string{"SA H9", kings, "S9 D9", "SK D9"}, "SA, weis 4xK, S10, S9, SK", false,
			"take a, AC trick 25, AC wins"},
		{"J:G02", weisFirst, [2]int32{1480, 1450}, []string{"SA H9", kings, "S9 D9", "SK D9"}, "SA, weis 4xK, S10, S9, SK", false,
			"take a, BD weis 100, BD wins"},
		{"J:G04", nil, [2]int32{1470, 1400}, []string{"SA", "SJ", "SQ", "SK"}, "SA, SJ, SQ, SK", true,
			"take a, AC trick 30, AC wins"},
		{"J:G05", nil, [2]int32{1480, 1499}, []string{"HK HQ", "HA D9", "D9 D10", "C9 C10"}, "HK!", false,
			"AC stoeck 20, AC wins"},
	} {
		t.Run(row.id, func(t *testing.T) {
			s := position(t, row.o, card.Hearts, row.totals, row.hands...)
			if row.last {
				late(s)
			}
			got := brief(play(t, s, row.line))
			if got != row.want || !s.Over() {
				t.Errorf("%s\ngot  %s\nwant %s", cases.Find(t, row.id).Line, got, row.want)
			}
		})
	}
	t.Run("J:G06", func(t *testing.T) {
		s := position(t, nil, card.Hearts, [2]int32{1479, 0}, "HK HQ", "HA D9", "D9 D10", "C9 C10")
		early := engine.Action{Kind: engine.Play, Arg: engine.PlayStoeck, Cards: set(t, "HK")}
		if _, err := s.Apply(0, early); !errors.Is(err, engine.ErrIllegal) || slices.Contains(s.Legal(nil, 0), early) {
			t.Errorf("early Stöck at 1479 is allowed: %v", err)
		}
	})
	t.Run("J:G12", func(t *testing.T) {
		s := position(t, nil, card.Hearts, [2]int32{}, "HK HQ", "H9 H9", "D9 D10", "C9 C10")
		if got, want := brief(play(t, s, "HK, H9, D9, C9, H9, D10, C10, HQ")), "take b, BD trick 18, AC stoeck 20, take b, BD trick 37"; got != want {
			t.Errorf("got  %s\nwant %s", got, want)
		}
	})
}

// sweep plays a hand in which seat a takes every trick and one seat calls Weis.
func sweep(t *testing.T, o engine.Options, a, calls string) *state {
	t.Helper()
	hands := []string{a, "", "", ""}
	rest := pack.Minus(set(t, a))
	b := rest.Of(card.Hearts).Plus(set(t, "DJ DQ DK DA"))
	rest = rest.Minus(b)
	for _, c := range rest.Cards() {
		if b.Len() < handSize {
			b, rest = b.With(c), rest.Without(c)
		}
	}
	hands[1] = b.String()
	hands[2], hands[3] = card.Format(rest.Cards()[:handSize]), card.Format(rest.Cards()[handSize:])
	s := position(t, o, card.Hearts, [2]int32{}, hands...)
	who, what, _ := strings.Cut(calls, " ")
	order := []card.Card(nil)
	for _, r := range []card.Rank{card.Jack, card.Nine, card.Ace, card.King, card.Queen, card.Ten} {
		order = append(order, card.Of(card.Hearts, r), card.Of(card.Hearts, r))
	}
	order = append(order, card.Of(card.Spades, card.Ace), card.Of(card.Spades, card.Ace))
	for _, c := range order {
		if !s.hands[0].Has(c) {
			continue
		}
		for x := range engine.Seat(seats) {
			if s.done == 0 && int(x) == cases.Seat(who) {
				play(t, s, "weis "+what)
			}
			next := engine.PlayCard(c)
			if x > 0 {
				legal := s.Legal(nil, x)
				next = legal[len(legal)-1]
			}
			if _, err := s.Apply(x, next); err != nil {
				t.Fatal(err)
			}
		}
	}
	return s
}

func TestMatchCases(t *testing.T) {
	all := "H9 H9 H10 H10 HJ HJ HQ HQ HK HK HA HA"
	t.Run("J:G07", func(t *testing.T) {
		for _, o := range []engine.Options{{"house": "A"}, {"house": "B"}} {
			if s := sweep(t, o, all, "a H9-HJ"); s.sheet[0] != [2]int32{540, 0} {
				t.Errorf("%v: got %v, want 540 to 0", o, s.sheet)
			}
		}
	})
	t.Run("J:G08", func(t *testing.T) {
		noQueen := "H9 H9 H10 H10 HJ HJ HK HK HA HA SA SA"
		if s := sweep(t, nil, noQueen, "b DJ-DA"); s.sheet[0] != [2]int32{500, 50} {
			t.Errorf("got %v, want 500 to 50", s.sheet)
		}
	})
}

func TestWeisOfBothPartners(t *testing.T) {
	a, b, c, d := "HQ DQ CQ SQ C9 C10 CJ", "D9 D10 DJ DQ", "S9 S10 SJ D9", "H9 H10 C9 SK"
	for _, row := range []struct {
		id, line string
		want     int32
	}{
		{"J:G10", "weis 4xQ C9-CJ, SQ, weis D9-DQ, D9, weis S9-SJ, S9, SK", 140},
		{"J:G11", "weis 4xQ C9-CJ, SQ, weis D9-DQ, D9, S9, SK", 120},
	} {
		t.Run(row.id, func(t *testing.T) {
			s := position(t, nil, card.Hearts, [2]int32{}, a, b, c, d)
			play(t, s, row.line)
			if s.said[0] != 100 || s.made[0][madeWeis] != row.want || s.made[1][madeWeis] != 0 {
				t.Errorf("said %d, scored %v, want 100 said and %d scored", s.said[0], s.made, row.want)
			}
		})
	}
}

// Case P01: pushing by house sets.
func TestPushCase(t *testing.T) {
	three, all := "H9 D9 C9 H10 D10 C10", "H9 D9 C9 S9"
	for _, row := range []struct {
		house, hand string
		may         bool
	}{{"A", three, true}, {"B", three, false}, {"A", all, true}, {"B", all, true}} {
		t.Run("J:P01/"+row.house, func(t *testing.T) {
			s := position(t, engine.Options{"house": row.house}, card.Hearts, [2]int32{}, row.hand, "", "", "")
			s.phase, s.mode, s.maker = engine.PhaseCall, engine.NoMode, engine.Nobody
			push := engine.Action{Kind: engine.Push}
			if got := slices.Contains(s.Legal(nil, 0), push); got != row.may {
				t.Errorf("may push with %s: %v", row.hand, got)
			}
			if _, err := s.Apply(0, push); (err == nil) != row.may {
				t.Errorf("pushing with %s: %v", row.hand, err)
			}
			if row.may && (s.turn != 2 || slices.Contains(s.Legal(nil, 2), push) || len(s.Legal(nil, 2)) != 4) {
				t.Error("the partner must choose one of four suits")
			}
		})
	}
}

// The whole Krutzjass hand of the cases, from the deal on.
func TestFullHand(t *testing.T) {
	h := cases.Hand(t, "Krutzjass A")
	s := start(t, nil)
	apply := func(by engine.Seat, a engine.Action) []engine.Effect {
		t.Helper()
		if _, err := s.Apply(by, a); err != nil {
			t.Fatal(err)
		}
		return s.Effects()
	}
	apply(engine.Nature, engine.Action{Kind: engine.Dealer, Arg: 3})
	for x, text := range h.Hands {
		apply(engine.Nature, engine.Action{Kind: engine.Deal, Arg: int16(x), Cards: set(t, text)})
	}
	mode, _ := engine.ParseMode(h.ModeName())
	apply(0, engine.Action{Kind: engine.Trump, Arg: int16(mode)})
	for i, tr := range h.Tricks {
		by := engine.Seat(cases.Seat(tr.Lead))
		for _, text := range tr.Cards {
			if first := s.Legal(nil, by)[0]; first.Kind == engine.Weis {
				apply(by, first)
			}
			c, _ := card.Parse(text)
			apply(by, engine.PlayCard(c))
			by = next(by)
		}
		if got := s.past[i]; int(got.Winner) != cases.Seat(tr.Win) || int(got.Points) != tr.Points {
			t.Errorf("trick %d: seat %d takes %d, want %s %d", i+1, got.Winner, got.Points, tr.Win, tr.Points)
		}
	}
	if s.sheet[0] != [2]int32{172, 202} || s.made[1][madeWeis] != 40 || s.made[1][madeStoeck] != 20 || s.best != 1 {
		t.Errorf("the hand counts %v (%v), want %v", s.sheet[0], s.made, h.Final)
	}
}
