package schieber

import (
	"krutzjass/engine"
	"krutzjass/engine/jass"
	"krutzjass/engine/meld"
)

// options are the rows of RECORD.md, in its order.
var options = []engine.Option{
	{Key: "target", Kind: engine.Number, Min: 1, Max: 100000, Needs: []string{"factors"}, Default: usualTarget},
	{Key: "factors", Kind: engine.Flag, Default: engine.Fixed(true)},
	{Key: "kreuzweis", Kind: engine.Flag, Default: engine.Fixed(true)},
	{Key: "bergpreis", Kind: engine.Number, Min: 0, Max: 100000, Default: usualMark, Fit: fitMark},
	{Key: "earlyStoeck", Kind: engine.Flag, Default: engine.Fixed(false)},
}

func usualTarget(o engine.Options) any {
	if o.Flag("factors") {
		return 2500
	}
	return 1000
}

func usualMark(o engine.Options) any {
	mark, _ := fitMark(o, 1500)
	return mark
}

// fitMark puts half the target for a mark that is not below the target (decision
// JQ15).
func fitMark(o engine.Options, mark any) (any, error) {
	if target, known := o["target"].(int); known && mark.(int) >= target {
		return target / 2, nil
	}
	return mark, nil
}

// rules are the options as the play needs them.
type rules struct {
	target, mark int32 // mark is the Bergpreis, 0 without
	factor       [len(jass.Modes)]int32
	melds        meld.Rules
	early        bool
}

func compile(o engine.Options) *rules {
	r := &rules{
		target: int32(o.Int("target")),
		mark:   int32(o.Int("bergpreis")),
		melds:  jass.Melds(o.Flag("kreuzweis")),
		early:  o.Flag("earlyStoeck"),
	}
	for _, m := range jass.Modes {
		r.factor[m] = 1
		if o.Flag("factors") {
			r.factor[m] = jass.Factor(m)
		}
	}
	return r
}
