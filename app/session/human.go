package session

import (
	"context"

	"krutzjass/engine"
)

// human is the controller of the person at this device. The table calls it on
// its own goroutine; everything it hears goes to the stage.
type human struct {
	match  *Match
	answer chan engine.Action // holds one
}

// Decide asks the person once all that happened before has been shown.
func (h *human) Decide(ctx context.Context, v engine.View) (engine.Action, error) {
	m := h.match
	m.stage.Do(func() { m.queue.add(Step{View: v, Asked: true}) })
	select {
	case a := <-h.answer:
		return a, nil
	case <-ctx.Done():
		return engine.Action{}, ctx.Err()
	}
}

// Notify queues what happened.
func (h *human) Notify(e engine.Event, v engine.View) {
	m := h.match
	m.stage.Do(func() { m.queue.event(e, v) })
}
