package schieber

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/enginetest/cases"
	"krutzjass/engine/jass"
	"krutzjass/engine/meld"
)

func complete(t *testing.T, o engine.Options) engine.Options {
	t.Helper()
	full, err := engine.Complete(options, o)
	if err != nil {
		t.Fatal(err)
	}
	return full
}

// question asks what a case asks; a case without Kreuzweis sets the option.
func question(t *testing.T, c cases.Case) engine.Question {
	t.Helper()
	q := engine.Question{Options: complete(t, engine.Options{"kreuzweis": c.Kind != "weis" || c.Cross}), Mode: engine.NoMode, Last: c.Last > 0}
	if c.Mode != "" {
		q.Mode, _ = engine.ParseMode(c.ModeName())
	}
	q.Values = q.Mode
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
	cases.Run(t, "legal", []string{"schieber"}, func(t *testing.T, c cases.Case) {
		var want []string
		c.Want(t, &want)
		q := question(t, c)
		legal, err := Game{}.AskLegal(q)
		if got := strings.Fields(legal.String()); err != nil || !sameWords(got, want) {
			t.Errorf("%s: asked, got %v, %v", c.Line, got, err)
		}
		s := position(t, nil, c.ModeName(), [2]int32{})
		s.done = 1 // no Weis any more
		s.trick.N = int8(copy(s.trick.Cards[:], q.Trick))
		s.turn = engine.Seat(len(q.Trick))
		s.hands[s.turn] = card.SetOf(q.Hand...)
		var got []string
		for _, a := range s.Legal(nil, s.turn) {
			got = append(got, a.Card().String())
		}
		if !sameWords(got, want) {
			t.Errorf("%s: in play, got %v", c.Line, got)
		}
	})
}

// sameWords compares lists in any order.
func sameWords(a, b []string) bool {
	a, b = slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b))
	return slices.Equal(a, b)
}

func TestTrickCases(t *testing.T) {
	cases.Run(t, "trick", []string{"sch"}, func(t *testing.T, c cases.Case) {
		var want []any
		c.Want(t, &want)
		got, err := Game{}.AskTrick(question(t, c))
		if err != nil || got.Winner != cases.Seat(want[0].(string)) || float64(got.Points.N) != want[1] {
			t.Errorf("%s: got %+v, %v", c.Line, got, err)
		}
	})
}

func TestWeisCases(t *testing.T) {
	cases.Run(t, "weis", []string{"sch"}, func(t *testing.T, c cases.Case) {
		var want []any
		c.Want(t, &want)
		q := question(t, c)
		got, err := Game{}.AskWeis(q)
		var list []string
		for _, text := range got.Weis {
			w, err := meld.Parse(text)
			if err != nil {
				t.Fatal(err)
			}
			list = append(list, fmt.Sprintf("%s(%d)", w, jass.Melds(c.Cross).Value(w)))
		}
		slices.Sort(list)
		if err != nil || float64(got.Total) != want[0] || fmt.Sprint(list) != fmt.Sprint(want[1]) {
			t.Errorf("%s: got %d %v, %v", c.Line, got.Total, list, err)
		}
	})
}

func TestCompareCases(t *testing.T) {
	cases.Run(t, "compare", []string{"sch"}, func(t *testing.T, c cases.Case) {
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

// The races: the match stops at the very event that reaches the target, and the
// Bergpreis comes right after the event that reaches the mark.
func TestRaces(t *testing.T) {
	run := []string{"D10 CA", "H6 H7 H8 H9 DA", "S9 D9", "SK D6"} // seat b holds a run of four
	stoeck := []string{"SK SQ", "S6 SA", "D9 D10", "C9 C10"}
	for _, row := range []struct {
		name, mode string
		o          engine.Options
		totals     [2]int32
		hands      []string
		line, want string
	}{
		{"J:G18", "D", nil, [2]int32{2480, 2470}, run, "D10 weis DA D9 D6",
			"take c, BD weis 50, BD wins"},
		{"the trick counts after the Weis", "D", nil, [2]int32{2480, 100}, run, "D10 weis DA D9 D6",
			"take c, BD weis 50, AC trick 35, AC wins"},
		{"a Weis kept back", "D", nil, [2]int32{2480, 2470}, run, "D10 noweis DA D9 D6",
			"take c, AC trick 35, AC wins"},
		{"Weis and trick times three", "OBE", engine.Options{"bergpreis": 0}, [2]int32{}, run, "D10 weis DA D9 D6",
			"take b, BD weis 150, BD trick 63"},
		{"without factors", "OBE", engine.Options{"factors": false, "bergpreis": 0}, [2]int32{}, run, "D10 weis DA D9 D6",
			"take b, BD weis 50, BD trick 21"},
		{"the Bergpreis by Weis", "S", nil, [2]int32{1490, 1400}, run, "D10 weis DA D9 D6",
			"take b, BD weis 100, BD bergpreis, BD trick 42"},
		{"the Bergpreis by the trick", "D", nil, [2]int32{1490, 1400}, run, "D10 weis DA D9 D6",
			"take c, BD weis 50, AC trick 35, AC bergpreis"},
		{"a mark that is not below the target is half of it", "D", engine.Options{"factors": false, "bergpreis": 1000}, [2]int32{490, 440}, run, "D10 noweis DA D9 D6",
			"take c, AC trick 35, AC bergpreis"},
		{"Bergpreis and target at once", "C", engine.Options{"target": 20, "bergpreis": 10}, [2]int32{}, run, "D10 noweis DA D9 D6",
			"take b, BD trick 42, BD bergpreis, BD wins"},
		{"Stöck with the second card, before its trick", "S", nil, [2]int32{2452, 0}, stoeck, "SK S6 D9 C9 SQ",
			"take a, AC trick 8, AC stoeck 40, AC wins"},
		{"early Stöck for the game", "S", engine.Options{"earlyStoeck": true}, [2]int32{2460, 0}, stoeck, "SQ!",
			"AC stoeck 40, AC wins"},
		{"early Stöck for the Bergpreis counts once", "S", engine.Options{"earlyStoeck": true}, [2]int32{1460, 0}, stoeck, "SK! S6 D9 C9 SQ SA D10 C10",
			"AC stoeck 40, AC bergpreis, take a, AC trick 8, take b, BD trick 68"},
	} {
		t.Run(row.name, func(t *testing.T) {
			s := position(t, row.o, row.mode, row.totals, row.hands...)
			if max(row.totals[0], row.totals[1]) >= s.rules.mark && s.rules.mark > 0 {
				s.peak = 0
			}
			got := strings.ReplaceAll(brief(play(t, s, row.line)), ", hand", "")
			if got != row.want || s.Over() != strings.HasSuffix(row.want, "wins") {
				t.Errorf("got  %s\nwant %s", got, row.want)
			}
		})
	}
}

// J:G19: the second Stöck card ends the match before its trick is counted.
func TestG19StoeckBeforeTrick(t *testing.T) {
	s := position(t, nil, "S", [2]int32{2470, 2490}, "SQ", "SA", "D9", "C9")
	s.done, s.court[0], s.peak = 3, meld.Pair{Kings: 1}, 0
	got, want := brief(play(t, s, "SQ")), "AC stoeck 40, hand, AC wins"
	if got != want || s.totals != [2]int32{2510, 2490} {
		t.Errorf("%s\ngot  %s, %v\nwant %s", cases.Find(t, "J:G19").Line, got, s.totals, want)
	}
}

// Early Stöck is refused where it reaches nothing.
func TestEarlyStoeckRefused(t *testing.T) {
	for _, row := range []struct {
		name  string
		o     engine.Options
		total int32
		peak  engine.Side
		hand  string
		mode  string
	}{
		{"a point short", engine.Options{"earlyStoeck": true}, 1459, noSide, "SK SQ", "S"},
		{"the Bergpreis is gone", engine.Options{"earlyStoeck": true}, 1460, 1, "SK SQ", "S"},
		{"not agreed", nil, 2460, noSide, "SK SQ", "S"},
		{"the other card is elsewhere", engine.Options{"earlyStoeck": true}, 2480, noSide, "SK SA", "S"},
		{"no trump", engine.Options{"earlyStoeck": true}, 2480, noSide, "SK SQ", "OBE"},
	} {
		t.Run(row.name, func(t *testing.T) {
			s := position(t, row.o, row.mode, [2]int32{row.total, 0}, row.hand, "S6 SA", "D9 D10", "C9 C10")
			s.peak = row.peak
			early := engine.Action{Kind: engine.Play, Arg: engine.PlayStoeck, Cards: set(t, "SK")}
			if _, err := s.Apply(0, early); !errors.Is(err, engine.ErrIllegal) || slices.Contains(s.Legal(nil, 0), early) {
				t.Errorf("early Stöck is allowed: %v", err)
			}
		})
	}
}

// J:G14 and J:G15: a whole hand of one side's tricks.
func TestMatchCases(t *testing.T) {
	for _, row := range []struct {
		id, mode string
		hands    []string
		lead     string // what seat a does, and takes all with
		want     [2]int32
	}{
		{"J:G14", "UND", []string{"H6 H7 H8 H9 H10 D6 D7 C6 C7", "HJ HQ HK HA D8 D9 D10 DJ DQ", "S6 C8 C9 CJ CK S8 S9 SJ SK", "C10 CQ CA DK DA S7 S10 SQ SA"},
			"weis H6 H7 H8 H9 H10 D6 D7 C6 C7", [2]int32{1071, 0}},
		{"J:G15", "C", []string{"CJ C9 CA C10 C8 DA HA SA SQ", "CK CQ H7 H9 HJ D6 D8 S6 S8", "C6 H8 H10 D9 DJ DK S7 S10 SK", "C7 H6 HQ HK D7 D10 DQ S9 SJ"},
			"noweis CJ C9 CA C10 C8 DA HA SA SQ", [2]int32{514, 40}},
	} {
		t.Run(row.id, func(t *testing.T) {
			s := position(t, nil, row.mode, [2]int32{}, row.hands...)
			s.silent = engine.SeatsOf(1, 2, 3)
			for word := range strings.SplitSeq(row.lead, " ") {
				play(t, s, word)
				for s.turn > 0 {
					a := s.Legal(nil, s.turn)
					if _, err := s.Apply(s.turn, a[0]); err != nil {
						t.Fatal(err)
					}
				}
			}
			if len(s.sheet) != 1 || s.sheet[0] != row.want {
				t.Errorf("%s: got %v (%v)", cases.Find(t, row.id).Line, s.sheet, s.made)
			}
		})
	}
}

// dealAll deals the hands as they come.
func dealAll(t *testing.T, s *state, hands []string) {
	t.Helper()
	for range seats {
		to := s.dealing.Receiver(seats)
		if _, err := s.Apply(engine.Nature, engine.Action{Kind: engine.Deal, Arg: int16(to), Cards: set(t, hands[to])}); err != nil {
			t.Fatal(err)
		}
	}
}

// The whole Schieber hand of the cases, from the deal on, and J:F01: who deals.
func TestFullHand(t *testing.T) {
	h := cases.Hand(t, "Schieber")
	s := start(t, engine.Options{"target": 2500})
	dealAll(t, s, h.Hands)
	if s.dealing.Dealer != 3 || s.turn != 0 {
		t.Fatalf("seat %d deals and seat %d calls: the holder of the Seven of hearts is forehand", s.dealing.Dealer, s.turn)
	}
	mode, _ := engine.ParseMode(h.ModeName())
	if _, err := s.Apply(0, engine.Action{Kind: engine.Call, Arg: int16(mode)}); err != nil {
		t.Fatal(err)
	}
	for i, tr := range h.Tricks {
		by := engine.Seat(cases.Seat(tr.Lead))
		for _, text := range tr.Cards {
			if first := s.Legal(nil, by)[0]; first.Kind == engine.Weis {
				play(t, s, "weis")
			}
			if s.turn != by {
				t.Fatalf("trick %d: seat %d is on turn, not seat %d", i+1, s.turn, by)
			}
			play(t, s, text)
			by = next(by)
		}
		if got := s.past[i]; int(got.Winner) != cases.Seat(tr.Win) || int(got.Points) != tr.Points {
			t.Errorf("trick %d: seat %d takes %d, want %s %d", i+1, got.Winner, got.Points, tr.Win, tr.Points)
		}
	}
	if s.sheet[0] != [2]int32{int32(h.Final["AC"].(float64)), int32(h.Final["BD"].(float64))} || s.best != 1 {
		t.Errorf("the hand counts %v (%v), want %v", s.sheet[0], s.made, h.Final)
	}
	dealAll(t, s, h.Hands)
	if s.dealing.Dealer != 0 || s.turn != 1 {
		t.Errorf("then seat %d deals and seat %d calls: the deal moves to the right", s.dealing.Dealer, s.turn)
	}
}

func TestFirstForehand(t *testing.T) {
	s := start(t, nil)
	dealAll(t, s, []string{"H6 HA C7 C8 S6 S7 S8 SQ SA", "H8 HK D6 D7 D8 DJ C6 CQ CA", "HJ H7 D9 DK C10 CK S9 SJ SK", "H9 H10 HQ D10 DQ DA C9 CJ S10"})
	if got := fmt.Sprint(s.dealing.Dealer, s.turn); got != "1 2" {
		t.Errorf("%s: dealer and forehand are %s", cases.Find(t, "J:F01").Line, got)
	}
}

// What Complete makes of the mark and the target (RECORD.md, options).
func TestOptions(t *testing.T) {
	for _, row := range []struct {
		given        engine.Options
		target, mark int
	}{
		{nil, 2500, 1500},
		{engine.Options{"factors": false}, 1000, 500},
		{engine.Options{"target": 1500}, 1500, 750},
		{engine.Options{"target": 1501}, 1501, 1500},
		{engine.Options{"target": 1000, "bergpreis": 0}, 1000, 0},
		{engine.Options{"target": 1000, "bergpreis": 1000}, 1000, 500},
		{engine.Options{"target": 1000, "bergpreis": 999}, 1000, 999},
		{engine.Options{"target": 1}, 1, 0},
	} {
		if o := complete(t, row.given); o.Int("target") != row.target || o.Int("bergpreis") != row.mark {
			t.Errorf("%v: to %d with the mark at %d, want %d and %d", row.given, o.Int("target"), o.Int("bergpreis"), row.target, row.mark)
		}
	}
}
