package enginetest

import (
	"errors"
	"fmt"
	"reflect"
	"slices"

	"github.com/google/go-cmp/cmp"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// One step in so many is put to the dearer tests.
const (
	glimpseEvery = 16 // of the matches that are not watched closely
	tableEvery   = 8
	probeEvery   = 8
	cloneEvery   = 16
	playOutEvery = 64 // of the guesses
	playOutMoves = 150
)

// inspect looks at the state from every seat before the next move.
func (m *match) inspect() {
	views := make([]engine.View, len(m.viewers))
	withTable := m.r.IntN(tableEvery) == 0 || m.state.Over()
	for i, s := range m.viewers {
		views[i] = m.state.View(s)
		m.consistent(&views[i])
		m.turnShown(&views[i], views[0].Turn)
		if withTable {
			m.sameTable(i, views[i])
		}
		m.sees(i, &views[i])
		m.why(&views[i])
	}
	m.conserved(views)
	m.turnMatches(views)
	for i := range views {
		m.guess(views, i)
	}
	if m.r.IntN(probeEvery) == 0 {
		m.probe(views)
	}
	if m.r.IntN(cloneEvery) == 0 {
		m.standAlone(views)
	}
}

// sameTable checks the view of viewer i against the table's.
func (m *match) sameTable(i int, v engine.View) {
	fromTable := m.table.View(v.Viewer)
	if fromTable.Seq != m.events[i] {
		m.fault("the view of seat %d has the number %d, its last event %d", v.Viewer, fromTable.Seq, m.events[i])
	}
	fromTable.Seq = v.Seq
	if diff := differ(v, fromTable); diff != "" {
		m.fault("state and table show seat %d different views:\n%s", v.Viewer, diff)
	}
}

// consistent checks a view against the state that it is of.
func (m *match) consistent(v *engine.View) {
	if legal := m.state.Legal(nil, v.Viewer); !slices.Equal(legal, v.Legal) {
		m.fault("seat %d may do %v and sees %v", v.Viewer, legal, v.Legal)
	}
	if v.Seq != 0 || v.Setup.Game != m.game.Info().Key || len(v.Counts) != m.seats {
		m.fault("the view of seat %d is of %q with %d hands, and has the number %d", v.Viewer, v.Setup.Game, len(v.Counts), v.Seq)
	}
	if (v.Phase == engine.PhaseOver) != m.state.Over() {
		m.fault("seat %d sees phase %d; the match is over: %v", v.Viewer, v.Phase, m.state.Over())
	}
}

// turnShown checks who is shown in turn: those who are. Where that is a secret
// the view names more, and then those that an onlooker is shown.
func (m *match) turnShown(v *engine.View, open engine.Seats) {
	turn := m.state.Turn()
	if v.Turn != open || turn&^open != 0 || (turn == 0) != (open == 0) {
		m.fault("seat %d sees %v in turn, an onlooker %v, and %v are", v.Viewer, v.Turn.List(), open.List(), turn.List())
	}
}

// differ tells how two views differ, "" if they do not.
func differ(a, b engine.View) string {
	if reflect.DeepEqual(a, b) {
		return ""
	}
	if diff := cmp.Diff(a, b, cmp.AllowUnexported(card.Set{})); diff != "" {
		return diff
	}
	return "they differ in nil and empty lists"
}

// turnMatches checks what the seats in turn can do, and that distinct actions
// stand once.
func (m *match) turnMatches(views []engine.View) {
	for _, v := range views[1:] {
		in := m.state.Turn().Has(v.Viewer)
		if in != (len(v.Legal) > 0) {
			m.fault("seat %d in turn: %v, with %d things to do", v.Viewer, in, len(v.Legal))
		}
		for i, a := range v.Legal {
			if slices.Contains(v.Legal[:i], a) {
				m.fault("seat %d may do %v twice", v.Viewer, a)
			}
		}
		if in {
			if a := m.state.Timeout(v.Viewer); !slices.Contains(v.Legal, a) {
				m.fault("when time runs out, seat %d does %v, which is not legal", v.Viewer, a)
			}
		}
	}
}

// why checks that the reasons given from a view agree with what is legal.
func (m *match) why(v *engine.View) {
	check := func(a engine.Action) {
		err := m.game.Why(*v, a)
		if legal := slices.Contains(v.Legal, a); legal != (err == nil) {
			m.fault("seat %d, %v: legal is %v, the reason against it %v", v.Viewer, a, legal, err)
		}
		if err != nil && !known(err) {
			m.fault("seat %d, %v: the reason is no rule: %v", v.Viewer, a, err)
		}
	}
	others := m.deck.Minus(v.Hand).Cards()
	check(engine.PlayCard(others[m.r.IntN(len(others))]))
	for c := range v.Hand.Distinct() {
		check(engine.PlayCard(c))
		if !v.Turn.Has(v.Viewer) {
			break // nothing hangs on the card then
		}
	}
	for _, a := range v.Legal {
		check(a)
	}
}

// known tells whether err is one of the contract's.
func known(err error) bool {
	var rule *engine.Illegal
	return errors.Is(err, engine.ErrTurn) || errors.Is(err, engine.ErrOver) || errors.As(err, &rule) && rule.Rule != "" && rule.Text != ""
}

// guess checks that a state guessed from view i gives the view again, that it
// can be played on, and notes whether it differs from the truth.
func (m *match) guess(views []engine.View, i int) {
	v := views[i]
	state, err := m.game.Guess(m.state.View(v.Viewer), m.r) // a view of its own, in case it writes into it
	if err != nil {
		m.fault("no state is guessed from the view of seat %d: %v", v.Viewer, err)
		return
	}
	if diff := differ(v, state.View(v.Viewer)); diff != "" {
		m.fault("seat %d can tell a guess from the truth:\n%s", v.Viewer, diff)
		return
	}
	m.variety.note(v.Viewer, views, state)
	if m.r.IntN(playOutEvery) == 0 {
		m.playOut(state, v.Viewer)
	}
}

// glimpse makes one guess from the view of somebody: the same view must come of
// it. It stands in for inspect in matches that are not watched closely.
func (m *match) glimpse() {
	v := m.table.View(m.viewers[m.r.IntN(len(m.viewers))])
	v.Seq = 0 // the table's, not the state's
	state, err := m.game.Guess(v, m.r)
	if err != nil {
		m.fault("no state is guessed from the view of seat %d: %v", v.Viewer, err)
		return
	}
	if diff := differ(v, state.View(v.Viewer)); diff != "" {
		m.fault("seat %d can tell a guess from the truth:\n%s", v.Viewer, diff)
	}
}

// playOut plays a guessed or cloned state on for a while.
func (m *match) playOut(state engine.State, from engine.Seat) {
	var legal []engine.Action
	for range playOutMoves {
		turn := state.Turn()
		if turn == 0 {
			return
		}
		by := turn.First()
		a, due := state.Draw(m.r)
		if !due {
			if legal = state.Legal(legal[:0], by); len(legal) == 0 {
				m.fault("in what seat %d guessed, seat %d is in turn and has nothing to do", from, by)
				return
			}
			a = choose(m.r, legal)
		}
		if _, err := state.Apply(by, a); err != nil {
			m.fault("in what seat %d guessed, %v of seat %d was refused: %v", from, a, by, err)
			return
		}
	}
}

// standAlone checks that neither a clone nor a view shares anything with the
// state.
func (m *match) standAlone(views []engine.View) {
	c := m.state.Clone()
	for i, s := range m.viewers {
		if diff := differ(views[i], c.View(s)); diff != "" {
			m.fault("a clone shows seat %d another view:\n%s", s, diff)
		}
	}
	before := make([]string, len(views)) // as text, which shares nothing
	for i, v := range views {
		before[i] = fmt.Sprint(v)
	}
	m.playOut(c, engine.Nature)
	for _, s := range m.viewers {
		scramble(m.state.View(s))
	}
	for i, s := range m.viewers {
		if after := fmt.Sprint(m.state.View(s)); after != before[i] {
			m.fault("a clone that was played on, or a view that was written to, changed what seat %d sees from\n%s\nto\n%s", s, before[i], after)
		}
	}
}

// scramble writes into everything a view holds, the setup aside.
func scramble(v engine.View) {
	blank(v.Counts)
	blank(v.Shown)
	blank(v.Past)
	blank(v.Facts)
	blank(v.Totals)
	blank(v.Legal)
	for _, row := range v.Sheet {
		blank(row)
	}
	blank(v.Sheet)
}

func blank[T any](list []T) {
	clear(list)
	clear(list[len(list):cap(list)])
}
