package watten

import (
	"errors"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// What the clock chooses (watten.md 3.7).
func TestTimeout(t *testing.T) {
	tyrol := engine.Options{"variant": tyrolean}
	for _, row := range []struct {
		name, hand string
		want       engine.Action
	}{
		{"the most frequent rank", "H8 D8 CK SA DA", engine.Action{Kind: engine.Schlag, Arg: int16(card.Ace)}},
		{"not the highest", "H8 D8 S8 SA DA", engine.Action{Kind: engine.Schlag, Arg: int16(card.Eight)}},
		{"all different", "H8 D9 S7 SQ D10", engine.Action{Kind: engine.Schlag, Arg: int16(card.Queen)}},
		{"the Weli as a Six", "D6 D7 D8 D9 S10", engine.Action{Kind: engine.Schlag, Arg: int16(card.Ten)}},
	} {
		s := position(t, tyrol, "9", "H", [2]int{}, row.hand)
		s.phase, s.schlag, s.mode = engine.PhaseCall, 0, engine.NoMode
		if got := s.Timeout(0); got != row.want {
			t.Errorf("%s: %v", row.name, got)
		}
	}
	for _, row := range []struct{ hand, want string }{
		{"H8 D8 CK SA DA", "D"}, {"H8 HK CK SA DA", "H"}, {"H8 HK CK SA S7", "S"}, {"C8 HK HA SA CK", "C"},
		{"H8 HK D6 DA SA", "H"}, {"H8 S8 D6 DA SK", "S"}, {"D6 DA H8 SK CK", "D"}, // the Weli counts as bells
	} {
		s := position(t, tyrol, "9", "H", [2]int{}, "", "", "", row.hand)
		s.phase, s.mode, s.turn = engine.PhaseCall, engine.NoMode, 3
		x, _ := card.ParseSuit(row.want)
		if got := s.Timeout(3); got != (engine.Action{Kind: engine.Trump, Arg: int16(x)}) {
			t.Errorf("trump from %s: %v", row.hand, got)
		}
	}
	for _, row := range []struct {
		options           engine.Options
		trick, hand, want string
	}{
		{nil, "SA", "S8 C8 HK H7 S9", "C8"},                            // of equal ones the suit: C S H D
		{nil, "SA", "DQ S9 H7 HK D7", "DQ"},                            // plain below trump
		{nil, "SA", "S9 D9 HA H7 HK", "H7"},                            // trump below Linke
		{nil, "SA", "S9 H9 D7 HK C7", "S9"},                            // Linke below Rechte and Kritische
		{engine.Options{"guate": true}, "SA", "H10 H9 D7 HK C7", "H9"}, // Rechte below Guate
		{tyrol, "SA", "D6 H7 H8 S9 H9", "D6"},                          // the Weli is the lowest trump
		{tyrol, "H8", "C8 H7 S9 CA CK", "H7"},                          // only what is allowed
	} {
		s := position(t, row.options, "9", "H", [2]int{}, "", row.hand)
		s.trick.N = int8(copy(s.trick.Cards[:], list(t, row.trick)))
		s.turn = 1
		if got := s.Timeout(1); got != engine.PlayCard(list(t, row.want)[0]) {
			t.Errorf("%s on %s: plays %v, want %s", row.hand, row.trick, got, row.want)
		}
	}
}

// Every rule that forbids an action is named, also from the view alone.
func TestRules(t *testing.T) {
	call := func(a engine.Action, schlag card.Rank) func(s *state) engine.Action {
		return func(s *state) engine.Action {
			if s.phase, s.mode, s.schlag = engine.PhaseCall, engine.NoMode, schlag; schlag != 0 {
				s.turn = s.dealer
			}
			return a
		}
	}
	play := func(before, c string) func(s *state) engine.Action {
		return func(s *state) engine.Action {
			do(t, s, before)
			return engine.PlayCard(list(t, c)[0])
		}
	}
	after := func(before string, a engine.Action) func(s *state) engine.Action {
		return func(s *state) engine.Action { do(t, s, before); return a }
	}
	raise := engine.Action{Kind: engine.Raise}
	type o = engine.Options
	for _, row := range []struct {
		name    string
		options o
		totals  [2]int
		act     func(s *state) engine.Action
		want    engine.Rule
	}{
		{"trump before the Schlag", nil, [2]int{}, call(engine.Action{Kind: engine.Trump}, 0), engine.RuleKind},
		{"a Six without the Weli", nil, [2]int{}, call(engine.Action{Kind: engine.Schlag, Arg: 6}, 0), ruleRank},
		{"a Six with the Weli", o{"weli": true}, [2]int{}, call(engine.Action{Kind: engine.Schlag, Arg: 6}, 0), ""},
		{"a Five with the Weli", o{"weli": true}, [2]int{}, call(engine.Action{Kind: engine.Schlag, Arg: 5}, 0), ruleRank},
		{"a rank that nobody need hold", nil, [2]int{}, call(engine.Action{Kind: engine.Schlag, Arg: 14}, 0), ""},
		{"a second Schlag", nil, [2]int{}, call(engine.Action{Kind: engine.Schlag, Arg: 9}, card.Nine), engine.RuleKind},
		{"a fifth suit", nil, [2]int{}, call(engine.Action{Kind: engine.Trump, Arg: 4}, card.Nine), engine.RuleKind},
		{"a card not held", nil, [2]int{}, play("", "C7"), engine.RuleHold},
		{"off the Rechte", o{"duty": "rechte"}, [2]int{}, play("H9", "CA"), ruleRechte},
		{"off a trump", o{"duty": "trump"}, [2]int{}, play("H9", "CA"), engine.RuleTrump},
		{"off a trump without a duty", nil, [2]int{}, play("H9", "CA"), ""},
		{"a look without a raise", nil, [2]int{}, after("", engine.Action{Kind: engine.Look}), engine.RuleKind},
		{"raising switched off", nil, [2]int{}, after("", raise), ruleRaiseOff},
		{"a tense pair", o{"raising": true}, [2]int{13, 0}, after("", raise), ruleRaiseTense},
		{"a tense pair raising back", o{"raising": true}, [2]int{0, 13}, after("raise", raise), ruleRaiseTense},
		{"twice in a row", o{"raising": true}, [2]int{}, after("raise look", raise), ruleRaiseTurn},
		{"raising with an argument", o{"raising": true}, [2]int{}, after("", engine.Action{Kind: engine.Raise, Arg: 5}), engine.RuleKind},
		{"a card instead of an answer", o{"raising": true}, [2]int{}, play("raise", "CA"), ruleAnswer},
	} {
		t.Run(row.name, func(t *testing.T) {
			s := position(t, row.options, "9", "H", row.totals, "H9 SK", "CA H7", "D8 D9", "S7 S8")
			a := row.act(s)
			why := Game{}.Why(s.View(s.turn), a)
			_, err := s.Apply(s.turn, a)
			for what, err := range map[string]error{"the view": why, "the state": err} {
				var rule *engine.Illegal
				if errors.As(err, &rule) != (row.want != "") || row.want != "" && rule.Rule != row.want {
					t.Errorf("%s says %v, want rule %q", what, err, row.want)
				}
			}
		})
	}
}
