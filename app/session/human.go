package session

import (
	"context"

	"krutzjass/engine"
	"krutzjass/netplay"
)

// human is the controller of a person at this device. The table calls it on its
// own goroutine; everything it hears goes to the stage.
type human struct {
	match  *Match
	name   string
	answer chan answer // holds one
}

// answer is what a person has chosen, or that there was no time left.
type answer struct {
	action engine.Action
	late   bool
}

// Decide asks the person once all that happened before has been shown.
func (h *human) Decide(ctx context.Context, v engine.View) (engine.Action, error) {
	m := h.match
	open := m.table.View(engine.Nobody)
	m.stage.Do(func() { m.ask(v, open) })
	select {
	case a := <-h.answer:
		if a.late {
			return engine.Action{}, netplay.ErrTime
		}
		return a.action, nil
	case <-ctx.Done():
		return engine.Action{}, ctx.Err()
	}
}

// Notify queues what happened, unless several people share the device: they all
// see what an onlooker sees, and their cards only when they are asked.
func (h *human) Notify(e engine.Event, v engine.View) {
	m := h.match
	if !m.shared() {
		m.stage.Do(func() { m.queue.event(e, v) })
	}
}

// onlooker is who tells a device that several people share.
type onlooker struct{ match *Match }

// Notify queues what everybody may see.
func (o onlooker) Notify(e engine.Event, v engine.View) {
	m := o.match
	m.stage.Do(func() { m.queue.event(e, m.openly(v)) })
}
