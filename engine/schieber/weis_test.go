package schieber

import (
	"errors"
	"slices"
	"testing"

	"krutzjass/engine"
)

// A seat with a Weis declares all of it or keeps it back, before it plays.
func TestDeclaring(t *testing.T) {
	hands := []string{"DQ DK DA HK CK SK H6", "H7 H8", "D6 D7 D8", "C6 C7"}
	full := []string{"4xK", "DQ-DA"}
	s := position(t, nil, "H", [2]int32{}, hands...)
	legal := s.Legal(nil, 0)
	want := []engine.Action{{Kind: engine.Weis, Cards: set(t, "DQ DK DA HK CK SK")}, {Kind: engine.NoWeis}}
	if !slices.Equal(legal, want) {
		t.Errorf("with a Weis seat 0 may do %v, want %v", legal, want)
	}
	if got := (Game{}).WeisText(s, 0, legal[0]); !slices.Equal(got, full) {
		t.Errorf("the Weis are called %v, want %v", got, full)
	}
	for _, row := range []struct {
		name string
		list []string
		rule engine.Rule // "" for allowed
	}{
		{"all, in any order", []string{"DQ-DA", "4xK"}, ""},
		{"a part of it", []string{"4xK"}, ruleWeisHeld},
		{"nothing", nil, ruleWeisHeld},
		{"twice", []string{"4xK", "4xK", "DQ-DA"}, ruleWeisHeld},
		{"somebody else's", []string{"D6-D8"}, ruleWeisHeld},
		{"no Weis", []string{"DQ-DK"}, ruleWeisHeld},
		{"many", []string{"4xK", "4xK", "4xK", "4xK", "4xK", "4xK", "4xK", "4xK"}, ruleWeisHeld},
	} {
		a, err := Game{}.ParseWeis(s, 0, row.list)
		var why *engine.Illegal
		if ok := errors.As(err, &why); row.rule == "" && (err != nil || a != legal[0]) || row.rule != "" && (!ok || why.Rule != row.rule) {
			t.Errorf("%s: %v is read as %v, %v", row.name, row.list, a, err)
		}
	}
	if _, err := (Game{}).ParseWeis(s, 2, []string{"D6-D8"}); !errors.Is(err, engine.ErrTurn) {
		t.Errorf("out of turn: %v", err)
	}
	refuse := func(what string, a engine.Action, rule engine.Rule) {
		t.Helper()
		var why *engine.Illegal
		if _, err := s.Apply(s.turn, a); !errors.As(err, &why) || why.Rule != rule {
			t.Errorf("%s: %v, want the rule %s", what, err, rule)
		}
	}
	refuse("a card before the Weis", engine.PlayCard(set(t, "H6").First()), ruleWeisFirst)
	trace, err := s.Apply(0, legal[0])
	if heard := (engine.Action{Kind: engine.WeisHeard, Arg: 100}); err != nil || trace != (engine.Trace{Seen: engine.SeatsOf(0), Rest: heard}) {
		t.Errorf("the others hear %v, %v, want the highest single value", trace, err)
	}
	refuse("a second time", legal[0], ruleWeisTime)
	refuse("kept back after all", engine.Action{Kind: engine.NoWeis}, ruleWeisTime)
	play(t, s, "H6")
	refuse("a Weis without one", engine.Action{Kind: engine.NoWeis}, ruleWeisHeld)
}

// A Weis kept back counts nowhere, and nobody else learns of it.
func TestKeptBack(t *testing.T) {
	s := position(t, nil, "H", [2]int32{}, "DQ DK DA H6", "H7 H8", "D6 D7 D8 H9", "C6 C7")
	before := s.View(1)
	trace, err := s.Apply(0, engine.Action{Kind: engine.NoWeis})
	if err != nil || trace != (engine.Trace{}) {
		t.Fatalf("keeping back is told as %v, %v", trace, err)
	}
	if after := s.View(1); len(after.Facts) != len(before.Facts) || after.Turn != before.Turn {
		t.Errorf("another seat sees %v, before it saw %v", after.Facts, before.Facts)
	}
	v := s.View(0)
	if _, told := v.FactOf(factSilent, 0); !told || len(v.Legal) != 4 {
		t.Errorf("the seat itself sees %v and may do %v", v.Facts, v.Legal)
	}
	play(t, s, "H6 H7 weis H9 C6")
	if s.made[0][madeWeis] != 20 || s.best != 2 {
		t.Errorf("scored are %v, the partner's 20 alone should be", s.made)
	}
	if got := s.View(1).Shown; !got[0].Empty() || got[2] != set(t, "D6 D7 D8") {
		t.Errorf("shown are %v", got)
	}
}

// The losers' Weis stay hidden; guesses meet the value that was heard and the
// reason why it lost.
func TestGuessMeetsWeis(t *testing.T) {
	hands := []string{"H6 H7 H8 HK D9 DK C6 CK S9", "D6 D7 D8 H9 HA CA S6 SA DA", "C7 C8 C9 HJ DJ SJ SQ DQ HQ", "S10 S7 S8 SK D10 C10 H10 CJ CQ"}
	s := start(t, engine.Options{"target": 5000})
	dealAll(t, s, hands)
	if _, err := s.Apply(0, engine.Action{Kind: engine.Call, Arg: int16(engine.Obenabe)}); err != nil {
		t.Fatal(err)
	}
	play(t, s, "weis C6 weis CA weis C7 weis C10")
	if s.best != 1 || s.said != [seats]int16{20, 100, 20, 100} {
		t.Fatalf("seat %d has the best of %v", s.best, s.said)
	}
	for to := range engine.Seat(seats) {
		checkGuesses(t, s, to)
	}
}
