package ai

import (
	"slices"

	"krutzjass/ai/search"
	"krutzjass/engine"
)

// slip lets a player that is no expert misjudge a call now and then: it takes
// any trump or pushes as it likes, or overlooks its best Weis. It narrows the
// legal actions, in place; cards are never touched, and neither is a call that
// ends the match.
func (p *player) slip(v *engine.View, actions []engine.Action) []engine.Action {
	if p.seed.throw(v, 100) >= p.mind.slips || slices.ContainsFunc(actions, isStoeck) {
		return actions
	}
	switch {
	case slices.ContainsFunc(actions, isTrump):
		i := int(search.Mix(uint64(p.seed), v.Hand.Once()) % uint64(len(actions)))
		return actions[i : i+1]
	case slices.ContainsFunc(actions, isLesserWeis):
		return slices.DeleteFunc(actions, func(a engine.Action) bool { return !isLesserWeis(a) })
	case slices.ContainsFunc(actions, isCard):
		return slices.DeleteFunc(actions, func(a engine.Action) bool { return a.Kind == engine.Weis })
	}
	return actions
}

func isTrump(a engine.Action) bool      { return a.Kind == engine.Trump }
func isLesserWeis(a engine.Action) bool { return a.Kind == engine.Weis && a.Arg > 0 }
func isStoeck(a engine.Action) bool     { return isCard(a) && a.Arg&engine.PlayStoeck != 0 }
func isCard(a engine.Action) bool       { return a.Kind == engine.Play }
