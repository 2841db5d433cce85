package krutzjass

import (
	"krutzjass/engine"
	"krutzjass/engine/meld"
	"krutzjass/engine/trick"
)

// options are the rows of RECORD.md, in its order.
var options = []engine.Option{
	{Key: "house", Kind: engine.Choice, Choices: []string{"A", "B"}, Preset: true, Default: engine.Fixed("A")},
	{Key: "target", Kind: engine.Number, Min: 1, Max: 100000, Default: engine.Fixed(1500)},
	{Key: "count", Kind: engine.Choice, Choices: []string{"stich-first", "weis-first"}, Default: engine.Fixed("stich-first")},
	{Key: "lastTrick", Kind: engine.Number, Min: 0, Max: 100, Default: engine.ByChoice("house", lastTrick)},
	{Key: "match", Kind: engine.Number, Min: 0, Max: 1000, Default: engine.ByChoice("house", matchBonus)},
	{Key: "push", Kind: engine.Choice, Choices: []string{"any", "four-suits"}, Default: engine.ByChoice("house", pushing)},
	{Key: "undertrump", Kind: engine.Choice, Choices: []string{"barred", "free"}, Default: engine.ByChoice("house", undertrump)},
	{Key: "equalWeis", Kind: engine.Choice, Choices: []string{"later", "earlier"}, Default: engine.ByChoice("house", equalWeis)},
	{Key: "stoeckAt", Kind: engine.Choice, Choices: []string{"second", "last"}, Default: engine.ByChoice("house", stoeckAt)},
	{Key: "stoeckPairs", Kind: engine.Choice, Choices: []string{"once", "each"}, Default: engine.Fixed("once")},
	{Key: "earlyStoeck", Kind: engine.Flag, Default: engine.ByChoice("house", early)},
	{Key: "boech", Kind: engine.Flag, Default: engine.ByChoice("house", boech)},
}

// rules are the options as the play needs them.
type rules struct {
	target, last, match int32
	weisFirst           bool
	fourSuits           bool // pushing needs all four suits in hand
	follow              trick.Rule
	laterWeis           bool // of equal Weis the later call wins
	stoeck              meld.StoeckRules
	early, boech        bool
}

func compile(o engine.Options) *rules {
	r := &rules{
		target:    int32(o.Int("target")),
		last:      int32(o.Int("lastTrick")),
		match:     int32(o.Int("match")),
		weisFirst: o.Text("count") == "weis-first",
		fourSuits: o.Text("push") == "four-suits",
		follow:    trick.HouseA,
		laterWeis: o.Text("equalWeis") == "later",
		stoeck:    meld.StoeckRules{Last: o.Text("stoeckAt") == "last", Each: o.Text("stoeckPairs") == "each"},
		early:     o.Flag("earlyStoeck"),
		boech:     o.Flag("boech"),
	}
	if o.Text("undertrump") == "free" {
		r.follow = trick.HouseB
	}
	return r
}
