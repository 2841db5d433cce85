package coiffeur

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/enginetest/cases"
)

type names = []string

// J:C01 to J:C10: what is written for points.
func TestWrittenCases(t *testing.T) {
	for _, row := range []struct {
		id             string
		points, factor int
	}{
		{"J:C01", 102, 2}, {"J:C02", 75, 1}, {"J:C04", 160, 6}, {"J:C05", 257, 6}, {"J:C07", 4, 5}, {"J:C08", 5, 5}, {"J:C10", 0, 6}, {"J:C14", 88, 7},
	} {
		t.Run(row.id, func(t *testing.T) {
			c := cases.Find(t, row.id)
			var want int
			c.Want(t, &want)
			if got, err := (Game{}).AskCoiffeur(row.points, row.factor); got != want || err != nil {
				t.Errorf("%s: written %d, %v", c.Line, got, err)
			}
		})
	}
}

// J:C11, J:C12: who is asked, and who must call after all have passed.
func TestAskingCases(t *testing.T) {
	for _, row := range []struct {
		id       string
		forehand engine.Seat
		finished []engine.Side
	}{
		{"J:C11", 1, nil},
		{"J:C12", 2, []engine.Side{0}},
	} {
		t.Run(row.id, func(t *testing.T) {
			c := cases.Find(t, row.id)
			var want []string
			c.Want(t, &want)
			s := calling(t, nil, row.forehand)
			for _, side := range row.finished {
				fill(s, side)
			}
			s.turn = s.starter()
			var asked strings.Builder
			pass := engine.Action{Kind: engine.Pass}
			for slices.Contains(s.Legal(nil, s.turn), pass) {
				asked.WriteByte('a' + byte(s.turn))
				do(t, s, pass)
			}
			if must := string('a' + rune(s.turn)); asked.String() != want[0] || must != want[1] {
				t.Errorf("%s: asked %s, then %s must call", c.Line, asked.String(), must)
			}
			if _, err := s.Apply(s.turn, pass); !errors.Is(err, engine.ErrIllegal) {
				t.Errorf("a second pass: %v", err)
			}
		})
	}
}

// The order of each trick (J:C20, J:C21) and what its cards count by.
func TestC20C21ModesOfTricks(t *testing.T) {
	o, u := engine.Obenabe, engine.Undenufe
	h, s := engine.TrumpHearts, engine.TrumpSpades
	nine := func(list ...engine.Mode) []engine.Mode { return list }
	for _, row := range []struct {
		name          string
		row           row
		modes         [blocks]engine.Mode
		order, values []engine.Mode
	}{
		{"J:C20 from OBE", rowGuschti, [blocks]engine.Mode{o}, nine(o, o, o, o, o, u, u, u, u), nine(o, o, o, o, o, o, o, o, o)},
		{"J:C20 from UND", rowGuschti, [blocks]engine.Mode{u}, nine(u, u, u, u, u, o, o, o, o), nine(u, u, u, u, u, u, u, u, u)},
		{"J:C21", rowSlalom, [blocks]engine.Mode{u}, nine(u, o, u, o, u, o, u, o, u), nine(u, u, u, u, u, u, u, u, u)},
		{"Slalom from OBE", rowSlalom, [blocks]engine.Mode{o}, nine(o, u, o, u, o, u, o, u, o), nine(o, o, o, o, o, o, o, o, o)},
		{"3x3", row3x3, [blocks]engine.Mode{h, u, s}, nine(h, h, h, u, u, u, s, s, s), nine(h, h, h, u, u, u, s, s, s)},
		{"Joker", rowJoker, [blocks]engine.Mode{s}, nine(s, s, s, s, s, s, s, s, s), nine(s, s, s, s, s, s, s, s, s)},
		{"Misère", rowMisere, [blocks]engine.Mode{o}, nine(o, o, o, o, o, o, o, o, o), nine(o, o, o, o, o, o, o, o, o)},
	} {
		for i := range tricks {
			if order, values := row.row.modeAt(i, row.modes), row.row.valuesAt(i, row.modes); order != row.order[i] || values != row.values[i] {
				t.Errorf("%s: trick %d goes by %v and counts by %v, want %v and %v", row.name, i+1, order, values, row.order[i], row.values[i])
			}
		}
	}
	var want [][]string
	cases.Find(t, "J:C20").Want(t, &want)
	for i, first := range []engine.Mode{o, u} {
		for j, name := range want[i] {
			if got := rowGuschti.modeAt(j, [blocks]engine.Mode{first}).String(); got != name {
				t.Errorf("J:C20: trick %d from %v goes by %s, want %s", j+1, first, got, name)
			}
		}
	}
}

// J:C17, J:C18: trick 2 of Slalom, laid on a table.
func TestSlalomCases(t *testing.T) {
	for _, row := range []struct{ id, first string }{{"J:C17", "OBE"}, {"J:C18", "UND"}} {
		t.Run(row.id, func(t *testing.T) {
			c := cases.Find(t, row.id)
			var want []any
			c.Want(t, &want)
			s := calling(t, engine.Options{"rows": names{"slalom"}}, 0)
			do(t, s, call(t, "slalom "+row.first))
			s.done = 1
			s.past[0].Winner = 0
			for x, text := range []string{"D6", "DA", "D8", "D7"} {
				s.hands[x] = set(t, text)
			}
			for _, text := range []string{"D6", "DA", "D8", "D7"} {
				do(t, s, engine.PlayCard(set(t, text).First()))
			}
			if got := s.past[1]; int(got.Winner) != cases.Seat(want[0].(string)) || float64(got.Points) != want[1] {
				t.Errorf("%s: seat %d takes %d", c.Line, got.Winner, got.Points)
			}
		})
	}
}

// All nine tricks: the Match for whoever scores by taking, nothing for who
// should not have (J:C16).
func TestSweeps(t *testing.T) {
	for _, row := range []struct {
		name, call, cards string
		match             int
		want              int32
	}{
		{"Match of 160", "D", strong["D"], 160, 16},
		{"Match of 257", "OBE", strong["OBE"], 257, 26 * 6},
		{"Match of 300", "UND", strong["UND"], 300, 30 * 5},
		{"Match in Joker", "joker OBE", strong["OBE"], 160, 16 * 7},
		{"J:C16", "misere", strong["OBE"], 160, 0},
	} {
		t.Run(row.name, func(t *testing.T) {
			rows := names{"D", "H", "C", "S", "UND", "OBE", "joker", "misere"}
			s := calling(t, engine.Options{"rows": rows, "match": row.match}, 0)
			do(t, s, call(t, row.call))
			place := s.place
			sweep(t, s, 0, row.cards)
			if got := s.chart[0].cells[place]; got != row.want || s.chart.open(0, int(place)) || s.chart[1].closed != 0 {
				t.Errorf("written %d, want %d", got, row.want)
			}
		})
	}
}

// The others take all: nothing is written, in Misère the Match (decision JQ8).
func TestSweptByOthers(t *testing.T) {
	for call0, want := range map[string]int32{"OBE": 0, "misere": 26} {
		s := calling(t, engine.Options{"rows": names{"OBE", "misere"}, "factors": []int{1, 1}, "match": 257}, 0)
		do(t, s, call(t, call0))
		place := s.place
		// Seat 0 has led, seat 1 takes from then on.
		rest := card.Jass().Minus(set(t, strong["OBE"])).Cards()
		s.hands = [seats]card.Set{card.SetOf(rest[:9]...), set(t, strong["OBE"]), card.SetOf(rest[9:18]...), card.SetOf(rest[18:]...)}
		lead := s.hands[0].Of(card.Hearts).First()
		do(t, s, engine.PlayCard(lead))
		for s.turn >= 0 {
			legal := s.Legal(nil, s.turn)
			a := legal[0]
			if s.turn == 1 { // the highest of the fullest suit is always good
				a = legal[len(legal)-1]
				for _, other := range legal {
					if s.trick.N == 0 && other.Card().Rank() > a.Card().Rank() {
						a = other
					}
				}
			}
			do(t, s, a)
		}
		if got := s.chart[0].cells[place]; got != want {
			t.Errorf("%s: written %d, want %d (points %v)", call0, got, want, s.points)
		}
	}
}

// In 3x3 whoever leads to tricks 4 and 7 chooses how the block is played.
func TestBlocks(t *testing.T) {
	s := calling(t, engine.Options{"rows": names{"3x3"}}, 0)
	do(t, s, call(t, "3x3 OBE"))
	s.hands = [seats]card.Set{set(t, "H6 H7 H8 D6"), set(t, "HA HK HQ D7"), set(t, "H9 H10 HJ D8"), set(t, "S6 S7 S8 D9")}
	for range 3 * seats {
		do(t, s, s.Legal(nil, s.turn)[0])
	}
	v := s.View(1)
	if s.phase != phaseTurn || s.turn != 1 || v.Mode != engine.NoMode || len(v.Legal) != 6 {
		t.Fatalf("after three tricks seat %d is on turn in phase %d with %v", s.turn, s.phase, v.Legal)
	}
	for _, a := range []engine.Action{engine.PlayCard(s.hands[1].First()), {Kind: engine.Direction, Arg: int16(engine.NoTrump)}, {Kind: engine.Direction, Arg: -1}} {
		if _, err := s.Apply(1, a); !errors.Is(err, engine.ErrIllegal) {
			t.Errorf("%v is taken for a choice: %v", a, err)
		}
	}
	do(t, s, engine.Action{Kind: engine.Direction, Arg: int16(engine.TrumpDiamonds)})
	if s.mode() != engine.TrumpDiamonds || s.values().Mode != engine.TrumpDiamonds || s.lead != 1 {
		t.Errorf("the block is played by %v", s.mode())
	}
	var chosen []string
	for _, f := range s.View(engine.Nobody).Facts {
		if f.Key == factBlock {
			chosen = append(chosen, fmt.Sprint(f.Seat, engine.Mode(f.Value)))
		}
	}
	if want := []string{"0 OBE", "1 D"}; !slices.Equal(chosen, want) {
		t.Errorf("the view tells of the blocks %v, want %v", chosen, want)
	}
}

// What may be called: open rows, each kind once, with the modes it leaves open.
func TestCalls(t *testing.T) {
	s := calling(t, engine.Options{"rows": names{"D", "slalom", "D", "joker", "misere"}}, 0)
	s.chart.write(0, 0, 10)
	texts := func() (list []string) {
		for _, a := range s.Legal(nil, s.turn) {
			text := Game{}.CallText(a)
			list = append(list, strings.TrimRight(text.Row+" "+text.Mode+text.Direction, " "))
		}
		return list
	}
	want := names{"slalom OBE", "slalom UND", "D", "joker H", "joker D", "joker C", "joker S", "joker OBE", "joker UND", "misere", ""}
	if got := texts(); !slices.Equal(got, want) {
		t.Errorf("seat 0 may call %q, want %q", got, want)
	}
	for _, row := range []struct {
		a    engine.Action
		rule engine.Rule
	}{
		{callAction(rowHearts, engine.TrumpHearts), ruleRowOpen},
		{callAction(rowMisere, engine.Undenufe), ruleRowMode},
		{callAction(rowSlalom, engine.TrumpHearts), ruleRowMode},
		{callAction(rowCount, 0), engine.RuleKind},
		{engine.Action{Kind: engine.Call, Arg: -1}, engine.RuleKind},
		{engine.Action{Kind: engine.Push}, engine.RuleKind},
	} {
		var why *engine.Illegal
		if _, err := s.Apply(0, row.a); !errors.As(err, &why) || why.Rule != row.rule {
			t.Errorf("%v: %v, want the rule %s", row.a, err, row.rule)
		}
	}
	do(t, s, call(t, "D"))
	if s.place != 2 || s.turn != 0 || s.mode() != engine.TrumpDiamonds {
		t.Errorf("the first open place of D is meant: place %d", s.place)
	}
}

// The end: the highest total wins, equal totals are shared.
func TestEnd(t *testing.T) {
	for _, row := range []struct {
		others int32
		want   engine.Sides
	}{{15, engine.SidesOf(0)}, {16, engine.SidesOf(0, 1)}, {17, engine.SidesOf(1)}} {
		s := calling(t, engine.Options{"rows": names{"D"}}, 0)
		s.chart.write(1, 0, row.others)
		do(t, s, call(t, "D"))
		sweep(t, s, 0, strong["D"])
		if !s.Over() || s.winners != row.want {
			t.Errorf("16 to %d: over %v, won by %v", row.others, s.Over(), s.winners.List())
		}
	}
}
