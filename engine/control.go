package engine

import "context"

// Controller decides for a seat: a person, a computer, a peer, a recording. It
// gets views and events of its seat and nothing else.
type Controller interface {
	// Decide chooses one of v.Legal. It returns early with ctx's error when ctx ends.
	Decide(ctx context.Context, v View) (Action, error)
	// Notify tells of what happened, with the view after it. It must not block.
	Notify(e Event, v View)
}
