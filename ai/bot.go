package ai

import (
	"context"
	"fmt"

	"krutzjass/engine"
)

// bot is a level as a controller. It answers one question at a time.
type bot struct{ level chooser }

// Decide chooses one of v.Legal. It is an error to ask a seat that has nothing
// to decide.
func (b *bot) Decide(ctx context.Context, v engine.View) (engine.Action, error) {
	switch {
	case ctx.Err() != nil:
		return engine.Action{}, ctx.Err()
	case len(v.Legal) == 0:
		return engine.Action{}, fmt.Errorf("seat %d has nothing to decide: ask the seats in View.Turn", v.Viewer)
	case len(v.Legal) == 1:
		return v.Legal[0], nil
	}
	return b.level.choose(ctx, &v)
}

// Notify does nothing: all that a decision needs is in the view.
func (b *bot) Notify(engine.Event, engine.View) {}
