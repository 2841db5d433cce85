package coach

import "krutzjass/engine"

// Comment is what the coach says of a move that was made.
type Comment struct {
	Seq    int // of the view before the move
	Trick  int // from 1; 0 for what is no card
	Played engine.Action
	Better engine.Action // Played where nothing is better
	// Cost is how many points Played makes less than Better on average, or more where
	// few are wanted; chips in Chratze. It counts only where Size is Some or Dear.
	Cost   float64
	Size   Size
	Reason Reason // for Better against Played, or for Played against the next best
	Forced bool
}

// Good tells whether nothing better was found, by more than taste.
func (c *Comment) Good() bool { return c.Size <= Taste }

// Comment judges a move by the tip that was found before it.
func (t *Tip) Comment(played engine.Action) Comment {
	if played.Kind == engine.Play {
		played.Arg &^= engine.PlayBoech // what is said with a card costs nothing
	}
	c := Comment{Seq: t.Seq, Played: played, Better: t.Action, Forced: t.Forced}
	switch {
	case t.Forced:
		return c
	case played == t.Action:
		c.Size, c.Reason = Taste, t.Reason
	default:
		c.Cost, c.Size = t.cost(played)
		if c.Size != Taste {
			c.Reason = t.why(played)
		}
	}
	if played.Kind == engine.Play {
		c.Trick = len(t.scene.view.Past) + 1
	}
	return c
}
