package molotow

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/enginetest/cases"
	"krutzjass/engine/jass"
)

func question(t *testing.T, c cases.Case) engine.Question {
	t.Helper()
	full, err := engine.Complete(options, nil)
	if err != nil {
		t.Fatal(err)
	}
	q := engine.Question{Options: full, Mode: engine.NoTrump, Last: c.Last > 0}
	if c.Mode != "" {
		q.Mode, _ = engine.ParseMode(c.ModeName())
	}
	q.Values = q.Mode
	q.Trick, _ = card.ParseList(c.Trick)
	q.Hand, _ = card.ParseList(c.Hand)
	return q
}

func sorted(list []card.Card) []string {
	words := strings.Fields(card.Format(list))
	slices.Sort(words)
	return words
}

// The cases of Differenzler hold here once there is trump.
func TestLegalCases(t *testing.T) {
	cases.Run(t, "legal", []string{"mol", "diff"}, func(t *testing.T, c cases.Case) {
		var want []string
		c.Want(t, &want)
		q := question(t, c)
		asked, err := Game{}.AskLegal(q)
		if got := sorted(asked.Cards()); err != nil || !slices.Equal(got, want) {
			t.Errorf("%s: asked, got %v, %v", c.Line, got, err)
		}
		s := position(t, nil, q.Mode, "", "", "", "")
		s.trick.N = int8(copy(s.trick.Cards[:], q.Trick))
		s.turn = engine.Seat(len(q.Trick))
		s.hands[s.turn] = card.SetOf(q.Hand...)
		var got []card.Card
		for _, a := range s.Legal(nil, s.turn) {
			got = append(got, a.Card())
		}
		if !slices.Equal(sorted(got), want) {
			t.Errorf("%s: in play, got %v", c.Line, got)
		}
	})
}

func TestTrickCases(t *testing.T) {
	cases.Run(t, "trick", []string{"mol"}, func(t *testing.T, c cases.Case) {
		var want []any
		c.Want(t, &want)
		got, err := Game{}.AskTrick(question(t, c))
		if err != nil || got.Winner != cases.Seat(want[0].(string)) || float64(got.Points.N) != want[1] {
			t.Errorf("%s: got %+v, %v", c.Line, got, err)
		}
	})
}

func TestWeisCases(t *testing.T) {
	cases.Run(t, "weis", []string{"mol"}, func(t *testing.T, c cases.Case) {
		var want []any
		c.Want(t, &want)
		got, err := Game{}.AskWeis(question(t, c))
		if err != nil || float64(got.Total) != want[0] || fmt.Sprint(got.Weis) != "[D8-D10]" {
			t.Errorf("%s: got %+v, %v", c.Line, got, err)
		}
	})
}

// What a trick brings its taker: asked, and on the table. In M03 and M07 the
// trick is finished before there is trump.
func TestTischweisCases(t *testing.T) {
	finishedBefore := []string{"J:M03", "J:M07"}
	cases.Run(t, "tischweis", nil, func(t *testing.T, c cases.Case) {
		var want int32
		c.Want(t, &want)
		q := question(t, c)
		if slices.Contains(finishedBefore, c.ID) {
			q.Mode, q.Values = engine.NoTrump, engine.NoTrump
		}
		answer, err := Game{}.AskTrick(q)
		if err != nil || answer.Tischweis != (engine.Cell{N: int(want), Set: true}) {
			t.Errorf("%s: asked, got %+v, %v", c.Line, answer.Tischweis, err)
		}
		s := position(t, nil, q.Mode, strings.Fields(c.Trick)...)
		play(t, s, c.Trick)
		if got := s.table[s.past[0].Winner]; got != want {
			t.Errorf("%s: in play, got %d", c.Line, got)
		}
	})
}

// Cases such as "mol tricks 44, Tischweis 0, Handweis 20, Stöck 0 -> written 4".
func TestWrittenCases(t *testing.T) {
	n := 0
	cases.Run(t, "molotow", nil, func(t *testing.T, c cases.Case) {
		_, line, ok := strings.Cut(c.Line, " mol tricks ")
		if !ok {
			return // a case about play, below
		}
		n++
		var want int
		c.Want(t, &want)
		var d engine.MolotowDeal
		line, _, _ = strings.Cut(line, " -> ")
		for part := range strings.SplitSeq("tricks "+line, ", ") {
			word, value, _ := strings.Cut(part, " ")
			points, err := strconv.Atoi(value)
			into := map[string]*int{"tricks": &d.Tricks, "Tischweis": &d.Tischweis, "Handweis": &d.Handweis, "Stöck": &d.Stoeck}[word]
			switch {
			case value == "Match":
				d.Match = true
			case err != nil || into == nil:
				t.Fatalf("%s: what is %q?", c.Line, part)
			default:
				*into = points
			}
		}
		if got, err := (Game{}).AskMolotow(d); err != nil || got != want {
			t.Errorf("%s: got %d, %v", c.Line, got, err)
		}
	})
	if n != 6 {
		t.Errorf("%d cases of this form were found, want 6", n)
	}
}

func want[T any](t *testing.T, id string) (v T, line string) {
	t.Helper()
	c := cases.Find(t, id)
	c.Want(t, &v)
	return v, c.Line
}

// M01: who has a trick keeps it when trump comes; its points change.
func TestTrumpComesLater(t *testing.T) {
	_, line := want[[]any](t, "J:M01")
	s := position(t, nil, engine.NoTrump, "S9 H6", "SJ H7", "SK D8", "S6 S7")
	if got := brief(play(t, s, "S9 SJ SK S6"), 4); got != "take c 6" {
		t.Errorf("%s: the trick brings %s", line, got)
	}
	play(t, s, "D8 S7") // d makes spades trump
	if s.mode != engine.TrumpSpades || s.maker != 3 || s.decided != 2 || s.parts(2)[madeTrick] != 38 || s.past[0].Points != 6 {
		t.Errorf("%s: mode %v by seat %d, c has %d", line, s.mode, s.maker, s.parts(2)[madeTrick])
	}
}

// M02: three cards of every suit in each of three hands, and never a trump.
func TestNoTrumpAtAll(t *testing.T) {
	sum, line := want[int32](t, "J:M02")
	s := dealt(t, engine.Options{"handweis": "off"},
		"H6 H7 H8 D6 D7 D8 C6 C7 C8 S6 S7 S8", "H9 H10 HJ D9 D10 DJ C9 C10 CJ S9 S10 SJ", "*")
	playOn(t, s, nil)
	var got int32
	for i := range s.past {
		got += s.past[i].Points
	}
	if got != sum || s.mode != engine.NoTrump {
		t.Errorf("%s: the round counts %d in mode %v", line, got, s.mode)
	}
}

// M21: a round is rounded once.
func TestRoundedOnce(t *testing.T) {
	w, line := want[int32](t, "J:M21")
	s := position(t, nil, engine.TrumpClubs, "", "", "", "")
	ace, queen, six := card.Of(card.Hearts, card.Ace), card.Of(card.Hearts, card.Queen), card.Of(card.Hearts, card.Six)
	for i := range 2 {
		s.past[i] = engine.Trick{N: 4, Winner: 1, Cards: [engine.MaxSeats]card.Card{ace, queen, six, six}} // 14
	}
	s.done = 2
	if got := written(s.score(1)); got != w {
		t.Errorf("%s: got %d", line, got)
	}
}

// M22, and decision JQ9: Stöck is with who holds both cards after the deciding one.
func TestStoeckAtTheDecision(t *testing.T) {
	w, line := want[[]int32](t, "J:M22")
	for _, row := range []struct {
		name, d string
		trick   string
		stoeck  int32
	}{
		{"clubs", "C10 D6", "S9 S10 SJ C10", w[0]},
		{"hearts", "H8 D6", "S9 S10 SJ H8", w[1]},
	} {
		s := position(t, nil, engine.NoTrump, "HK HQ S9", "S10 D7", "SJ D8", row.d)
		play(t, s, row.trick)
		if got := s.parts(0)[madeStoeck]; got != row.stoeck {
			t.Errorf("%s, %s: Stöck counts %d", line, row.name, got)
		}
	}
	s := position(t, nil, engine.NoTrump, "S9", "HK HQ", "SJ", "S10")
	play(t, s, "S9 HK") // the King makes trump, the Queen alone is left
	if s.mode != engine.TrumpHearts || s.stoeck != engine.Nobody {
		t.Errorf("who plays the King as the deciding card has Stöck: %v", s.stoeck)
	}
}

// M24: the limit ends the match after the round, and the fewest points share it.
func TestLimitCase(t *testing.T) {
	w, line := want[[]engine.Side](t, "J:M24")
	s := position(t, nil, engine.TrumpHearts, "", "", "", "")
	s.totals, s.done = [maxSeats]int32{104, 60, 88, 60}, 0
	s.past[0].Lead = 0
	s.closeDeal()
	if !s.Over() || !slices.Equal(s.winners.List(), w) {
		t.Errorf("%s: over %v, winners %v", line, s.Over(), s.winners.List())
	}
	s = position(t, nil, engine.TrumpHearts, "", "", "", "")
	s.totals = [maxSeats]int32{99, 0, 0, 0}
	if s.closeDeal(); s.Over() {
		t.Error("the match ends at 99 of 100")
	}
}

func TestCardsEachCase(t *testing.T) {
	w, line := want[[]int](t, "J:M25")
	for i, each := range w {
		s := start(t, nil, 3+i)
		if s.rules.each != each || (3+i == 5) == s.rules.pack.Has(card.Of(card.Diamonds, card.Seven)) {
			t.Errorf("%s: %d players get %d cards of %v", line, 3+i, s.rules.each, s.rules.pack)
		}
		info := Game{}.Info()
		if pack := info.Pack(*s.setup); pack != s.rules.pack || !pack.Within(info.Deck(nil)) {
			t.Errorf("%d players deal from %v, told is %v", 3+i, s.rules.pack, pack)
		}
	}
}

// F02: the holder of the Seven of hearts leads first, at a table of five too.
func TestSeatsCase(t *testing.T) {
	w, line := want[[]string](t, "J:F02")
	hands := []string{"H6 H7 D8 D9 C6 C8 S6", "H8 H9 D10 DQ CJ CQ SQ", "H10 HJ DK DA C10 CK S8", "HQ D6 DJ C7 CA S7 SA", "*"}
	s := dealt(t, nil, hands...)
	var got []string
	note := func() { got = append(got, string(rune('a'+s.Dealer)), string(rune('a'+s.turn))) }
	note()
	if !s.hands[0].Has(jass.Seven) {
		t.Fatal("the case wants the Seven with a")
	}
	playOn(t, s, nil)
	dealTo(t, s, hands)
	note()
	if !slices.Equal(got, w) {
		t.Errorf("%s: got %v", line, got)
	}
}
