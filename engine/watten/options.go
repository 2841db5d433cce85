package watten

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// options are the rows of RECORD.md, in its order.
var options = []engine.Option{
	{Key: "variant", Kind: engine.Choice, Choices: []string{bavarian, tyrolean}, Preset: true, Default: engine.Fixed(bavarian)},
	{Key: "target", Kind: engine.Number, Numbers: targets, Default: engine.Fixed(15)},
	{Key: "weli", Kind: engine.Flag, Default: engine.ByChoice("variant", weli)},
	{Key: "guate", Kind: engine.Flag, Default: engine.ByChoice("variant", guateOn)},
	{Key: "duty", Kind: engine.Choice, Choices: []string{"none", "rechte", "trump"}, Default: engine.ByChoice("variant", duties)},
	{Key: "raising", Kind: engine.Flag, Default: engine.Fixed(false)},
}

// duty says when a hand must play trump (watten.md 3.5).
type duty uint8

const (
	noDuty     duty = iota
	rechteDuty      // in the first trick, when the Rechte was led
	trumpDuty       // in every trick, when a trump was led
)

// rules are the options as the play needs them.
type rules struct {
	target    int32
	pack      card.Set
	low       card.Rank // the lowest rank that can be called
	kritische bool      // the variant decides (decision CQ17)
	guate     bool
	duty      duty
	raising   bool
}

func compile(o engine.Options) *rules {
	r := &rules{
		target:    int32(o.Int("target")),
		pack:      packs[o.Flag("weli")],
		low:       card.Seven,
		kritische: o.Text("variant") == bavarian,
		guate:     o.Flag("guate"),
		raising:   o.Flag("raising"),
	}
	if o.Flag("weli") {
		r.low = card.Six // the Weli is a Six (watten.md 3.2)
	}
	switch o.Text("duty") {
	case "rechte":
		r.duty = rechteDuty
	case "trump":
		r.duty = trumpDuty
	}
	return r
}
