package enginetest

import (
	"reflect"
	"slices"
	"strings"

	"krutzjass/engine"
	"krutzjass/engine/record"
	"krutzjass/engine/table"
)

// follow makes the table's move in the state too, and another that could have
// been made beside it: whoever cannot tell them apart afterwards by what he sees
// must have been told the same.
func (m *match) follow(by engine.Seat, a engine.Action) bool {
	other, ok := m.otherwise(by, a)
	var beside engine.State
	if ok {
		beside = m.state.Clone()
	}
	if _, err := m.state.Apply(by, a); err != nil {
		m.fault("seat %d, %v: the table took it, the state refused it: %v", by, a, err)
		return false
	}
	if ok {
		m.compareTold(by, a, other, beside)
	}
	return true
}

// otherwise gives another action that by could have done.
func (m *match) otherwise(by engine.Seat, a engine.Action) (engine.Action, bool) {
	if by != engine.Nature {
		b := choose(m.r, m.legal)
		return b, b != a
	}
	b, due := m.state.Draw(m.r)
	return b, due && b != a
}

func (m *match) compareTold(by engine.Seat, a, b engine.Action, beside engine.State) {
	last, _ := m.table.Last()
	trace, err := beside.Apply(by, b)
	if err != nil {
		m.fault("seat %d, %v: a legal action was refused: %v", by, b, err)
		return
	}
	if !slices.Equal(beside.Effects(), m.state.Effects()) {
		return
	}
	for _, s := range m.viewers {
		if s == by {
			continue
		}
		told, toldBeside := told(last.Trace, a, s), told(trace, b, s)
		if told != toldBeside && reflect.DeepEqual(m.state.View(s), beside.View(s)) {
			m.fault("seat %d is told of %v as %v and of %v as %v, which its view does not show", s, a, told, b, toldBeside)
		}
	}
}

// told is what a seat that did not act is told of an action.
func told(t engine.Trace, a engine.Action, s engine.Seat) engine.Action {
	if t.Seen.Has(s) {
		return a
	}
	return t.Rest
}

// replay plays the log on a new table, which must show the same.
func (m *match) replay() {
	again, err := table.Replay(m.game, m.table.Setup(), m.table.Log())
	if err != nil {
		m.fault("the log cannot be replayed: %v", err)
		return
	}
	m.same("the replayed log", again)
	if !slices.Equal(again.Log(), m.table.Log()) {
		m.fault("the replayed log is another: traces differ")
	}
}

// retell writes the match as a record, verifies it, and reads it back.
func (m *match) retell() {
	stamp := record.Stamp{ID: "00000000-0000-4000-8000-000000000000", Start: "2000-01-01T00:00:00Z", App: "test"}
	var text strings.Builder
	if err := record.Write(&text, stamp, m.table); err != nil {
		m.fault("the match cannot be recorded: %v", err)
		return
	}
	lookup := func(key string) (engine.Game, bool) { return m.game, key == m.game.Info().Key }
	saved, err := record.Load(strings.NewReader(text.String()), lookup)
	if err != nil {
		m.fault("the record cannot be read back: line %v", err)
		return
	}
	m.same("the record", saved.Table)
	if sum, err := record.Verify(strings.NewReader(text.String()), lookup); err != nil || sum.Games != 1 || sum.Torn {
		m.fault("the record does not verify: %+v, %v", sum, err)
	}
	var twice strings.Builder
	if err := record.Write(&twice, stamp, saved.Table); err != nil || twice.String() != text.String() {
		m.fault("the record that was read back is written in other bytes (%v)", err)
	}
}

// same checks that a table shows every seat what the match shows it.
func (m *match) same(what string, t *table.Table) {
	for _, s := range m.viewers {
		mine, other := m.table.View(s), t.View(s)
		if what == "the record" {
			mine.Seq, other.Seq = 0, 0 // hands dealt in packets may come back in others
		}
		if diff := differ(mine, other); diff != "" {
			m.fault("%s shows seat %d another end:\n%s", what, s, diff)
		}
	}
}
