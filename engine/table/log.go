package table

import "krutzjass/engine"

// slot is the place of a seat's counter.
func slot(s engine.Seat) int { return int(s - engine.Nobody) }

// Log gives the moves so far. The caller does not change it, and shows it to no
// one who plays before the match is over.
func (t *Table) Log() []engine.Move { return t.log[:len(t.log):len(t.log)] }

// Last gives the last move; ok is false before the first.
func (t *Table) Last() (m engine.Move, ok bool) {
	if len(t.log) == 0 {
		return engine.Move{}, false
	}
	return t.log[len(t.log)-1], true
}

// Effects gives what the last move caused. The slice is never written again.
func (t *Table) Effects() []engine.Effect { return t.effects }

// Event tells of the last move as s (Nobody for an onlooker) saw it; ok is false
// if s learned nothing of it. The actor and the seats of the trace get the
// action whole, the others its rest. Effects are public: a seat that may see
// nothing of the action gets them with the zero Action, by Nobody.
func (t *Table) Event(s engine.Seat) (e engine.Event, ok bool) {
	if len(t.log) == 0 || s == engine.Nature || !t.learns(s) {
		return engine.Event{}, false
	}
	m := &t.log[len(t.log)-1]
	e = engine.Event{Seq: t.got[slot(s)], By: m.By, Action: seen(m, s), Timeout: m.Timeout, Effects: t.effects}
	if e.Action == (engine.Action{}) {
		e.By, e.Timeout = engine.Nobody, false
	}
	return e, true
}

// learns tells whether s gets an event of the last move.
func (t *Table) learns(s engine.Seat) bool {
	return len(t.effects) > 0 || seen(&t.log[len(t.log)-1], s) != engine.Action{}
}

// seen is what s saw of the action itself.
func seen(m *engine.Move, s engine.Seat) engine.Action {
	if s == m.By || m.Trace.Seen.Has(s) {
		return m.Action
	}
	return m.Trace.Rest
}
