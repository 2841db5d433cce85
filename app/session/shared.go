package session

import (
	"slices"

	"krutzjass/engine"
	"krutzjass/engine/table"
)

// People lists the seats of the people at this device, in the order of play.
func People(players []engine.Player) (seats []engine.Seat) {
	for i, p := range players {
		if p.By == "human" {
			seats = append(seats, engine.Seat(i))
		}
	}
	return seats
}

// shared tells whether several people sit at this device.
func (m *Match) shared() bool { return m.common }

// reseated keeps that players have changed seats, and follows the people of this
// device, who are known by their names, to theirs.
func (m *Match) reseated(t *table.Table) error {
	if err := m.log.Seats(t); err != nil {
		return err
	}
	players := t.Players()
	m.stage.Do(func() {
		m.people = People(players)
		moved := map[engine.Seat]*human{}
		for _, h := range m.humans {
			for _, s := range m.people {
				if players[s].Name == h.name {
					moved[s] = h
				}
			}
		}
		m.humans = moved
	})
	return nil
}

// openly is an onlooker's view turned to whoever has the device: it holds
// nothing that not everybody may see.
func (m *Match) openly(v engine.View) engine.View {
	v.Viewer = m.holder
	if m.holder == engine.Nobody {
		v.Viewer = m.people[0]
	}
	return v
}

// ask queues a question. Where several people share the device and another than
// the last one is asked, it is covered until the person has it (watten.md 3.7,
// decision CQ30). open is an onlooker's view of the same moment.
func (m *Match) ask(v, open engine.View) {
	if m.shared() && v.Viewer != m.holder {
		m.holder = v.Viewer
		m.queue.cover(m.openly(open))
	}
	m.queue.add(Step{View: v, Asked: true})
}

// viewOf is what this device shows of a table when nobody is asked.
func (m *Match) viewOf(t *table.Table) engine.View {
	if m.shared() {
		return m.openly(t.View(engine.Nobody))
	}
	return t.View(m.people[0])
}

// unseen finds the Weis or the end of a hand that may not have been seen: the
// last to be shown, if no person here has moved since. A match that is continued
// begins with it.
func (m *Match) unseen() (missed Step, ok bool) {
	viewer := m.people[0]
	if m.shared() {
		viewer = engine.Nobody
	}
	err := m.table.Retell(func(at *table.Table, step table.Step) error {
		if step != table.Moved {
			return nil
		}
		move, _ := at.Last()
		if slices.Contains(m.people, move.By) {
			ok = false
		}
		for _, pause := range pauses(engine.Event{Effects: at.Effects()}) {
			if pause == WeisPause || pause == HandPause {
				event, _ := at.Event(viewer)
				missed, ok = Step{View: m.viewOf(at), Event: event, Pause: pause}, true
			}
		}
		return nil
	})
	return missed, ok && err == nil
}
