package differenzler

import "krutzjass/engine"

// options are the rows of RECORD.md, in its order.
var options = []engine.Option{
	{Key: "rounds", Kind: engine.Number, Numbers: roundNumbers, Default: engine.Fixed(12)},
	{Key: "open", Kind: engine.Flag, Default: engine.Fixed(false)},
	{Key: "exact", Kind: engine.Number, Numbers: []int{0, 10}, Default: engine.Fixed(0)},
}

// rules are the options as the play needs them.
type rules struct {
	rounds int
	open   bool  // predictions are made in turn, and heard
	exact  int32 // what an exact hit takes off
}

func compile(o engine.Options) *rules {
	return &rules{rounds: o.Int("rounds"), open: o.Flag("open"), exact: int32(o.Int("exact"))}
}
