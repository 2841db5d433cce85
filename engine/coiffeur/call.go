package coiffeur

import (
	"fmt"
	"slices"
	"strings"

	"krutzjass/engine"
	"krutzjass/engine/jass"
)

// Rules of calling that may forbid an action.
const (
	rulePassOnce engine.Rule = "pass-once" // whoever is asked again after all passed must call
	ruleRowOpen  engine.Rule = "row-open"  // each side plays each row once
	ruleRowMode  engine.Rule = "row-mode"  // a row is called with a mode that it leaves open
)

// modeBits is where the mode ends and the row begins in the Arg of a Call.
const modeBits = 4

// callAction is the action that calls row x with mode m.
func callAction(x row, m engine.Mode) engine.Action {
	return engine.Action{Kind: engine.Call, Arg: int16(m) | int16(x)<<modeBits}
}

// rowOf reads a Call; ok is false for another kind, or a number that names no row.
func rowOf(a engine.Action) (x row, m engine.Mode, ok bool) {
	if a.Kind != engine.Call || a.Arg < 0 || a.Arg>>modeBits >= int16(rowCount) {
		return 0, engine.NoMode, false
	}
	return row(a.Arg >> modeBits), engine.Mode(a.Arg & (1<<modeBits - 1)), true
}

// asked tells whether x is among those who are asked in this deal: its side has
// an open row.
func (s *state) asked(x engine.Seat) bool {
	return !s.chart.finished(engine.PartnersSide(x), len(s.rules.rows))
}

// starter is the first seat from forehand on that is asked. It is asked first
// and, if all pass, must call (schieber-coiffeur-differenzler-molotow.md 4).
func (s *state) starter() engine.Seat {
	x := s.lead
	for !s.asked(x) {
		x = next(x)
	}
	return x
}

// firstOpen gives the first open place of row x in a side's chart, -1 if there
// is none.
func (s *state) firstOpen(side engine.Side, x row) int {
	for place, r := range s.rules.rows {
		if r == x && s.chart.open(side, place) {
			return place
		}
	}
	return -1
}

// legalCall lists every open kind of row in the order of the chart, with its
// modes, and then the pass.
func (s *state) legalCall(dst []engine.Action) []engine.Action {
	side := engine.PartnersSide(s.turn)
	for place, x := range s.rules.rows {
		if s.firstOpen(side, x) != place {
			continue
		}
		for _, m := range rowModes[x] {
			dst = append(dst, callAction(x, m))
		}
	}
	if !s.passed.Has(s.turn) {
		dst = append(dst, engine.Action{Kind: engine.Pass})
	}
	return dst
}

// checkCall tells what forbids a of the seat on turn.
func (s *state) checkCall(a engine.Action) error {
	if a == (engine.Action{Kind: engine.Pass}) {
		if s.passed.Has(s.turn) {
			return jass.Illegal(rulePassOnce, "all have passed: seat %d must call a row", s.turn)
		}
		return nil
	}
	x, m, ok := rowOf(a)
	switch {
	case !ok || !a.Cards.Empty():
		return jass.Illegal(engine.RuleKind, "a row must be called now, or passed")
	case s.firstOpen(engine.PartnersSide(s.turn), x) < 0:
		return jass.Illegal(ruleRowOpen, "the row %s is not open for the side of seat %d", rowNames[x], s.turn)
	case !slices.Contains(rowModes[x], m):
		return jass.Illegal(ruleRowMode, "the row %s is called with one of %s", rowNames[x], modeNames(rowModes[x]))
	}
	return nil
}

func modeNames(list []engine.Mode) string {
	words := make([]string, len(list))
	for i, m := range list {
		words[i] = m.String()
	}
	return strings.Join(words, " ")
}

func (s *state) applyCall(a engine.Action) (engine.Trace, error) {
	if err := s.checkCall(a); err != nil {
		return engine.Trace{}, err
	}
	s.effects = s.effects[:0]
	if a.Kind == engine.Pass {
		s.passed = s.passed.With(s.turn)
		s.turn = s.nextAsked()
		return public(a), nil
	}
	x, m, _ := rowOf(a)
	s.caller, s.place, s.modes[0] = s.turn, int8(s.firstOpen(engine.PartnersSide(s.turn), x)), m
	s.phase, s.lead = engine.PhasePlay, s.caller // the caller leads
	s.trick = engine.Trick{Lead: s.caller, Winner: engine.Nobody}
	return public(a), nil
}

// nextAsked is who decides after a pass: the next one who has not passed, or
// the starter if all have.
func (s *state) nextAsked() engine.Seat {
	for x := next(s.turn); x != s.turn; x = next(x) {
		if s.asked(x) && !s.passed.Has(x) {
			return x
		}
	}
	return s.starter()
}

// CallText is described by engine.CallTexter: the mode of a row that leaves none
// open is not told, and that of Slalom and Guschti is a direction.
func (Game) CallText(a engine.Action) engine.CallText {
	x, m, ok := rowOf(a)
	if !ok {
		return engine.CallText{}
	}
	t := engine.CallText{Row: rowNames[x]}
	switch {
	case x == rowSlalom || x == rowGuschti:
		t.Direction = m.String()
	case len(rowModes[x]) > 1:
		t.Mode = m.String()
	}
	return t
}

// ParseCall is described by engine.CallTexter.
func (g Game) ParseCall(t engine.CallText) (engine.Action, error) {
	x, ok := parseRow(t.Row)
	if !ok {
		return engine.Action{}, fmt.Errorf("%q is not a row: expected one of %s", t.Row, strings.Join(rowNames[:], " "))
	}
	for _, m := range rowModes[x] {
		if a := callAction(x, m); g.CallText(a) == t {
			return a, nil
		}
	}
	want := "neither \"mode\" nor \"direction\""
	if len(rowModes[x]) > 1 {
		field := "mode"
		if x == rowSlalom || x == rowGuschti {
			field = "direction"
		}
		want = fmt.Sprintf("a %q, one of %s, and nothing else", field, modeNames(rowModes[x]))
	}
	return engine.Action{}, fmt.Errorf("the row %s is called with %s", t.Row, want)
}
