package ai

import (
	"krutzjass/ai/risk"
	"krutzjass/ai/style"
	"krutzjass/engine"
)

// isChips tells whether a is an answer in Chratze or Zwicken that puts chips at risk
// or not, or an exchange. All that was fitted to what such answers bring, and
// worlds that are played out know it less well: what an answer brings swings by
// the whole pot from world to world.
func isChips(a engine.Action) bool {
	switch a.Kind {
	case engine.Chratze, engine.Weg, engine.Metcho, engine.PlayOn, engine.Drop, engine.Blind, engine.DoubleBlind, engine.Turn,
		engine.Exchange, engine.Lay:
		return true
	}
	return false
}

// dare takes the risk where that pays at tables of players who go by the same: who
// infers knows it for each class of hands, others have a rule of thumb, byRule.
func (t *thinker) dare(v *engine.View, s *style.Sight, byRule engine.Action) engine.Action {
	spot, ok := risk.SpotOf(v)
	if !ok || !t.infers {
		return byRule
	}
	switch yes, known := risk.Pays(spot, risk.ClassOf(v, s.Order)); {
	case !known:
		return byRule
	case yes:
		return v.Legal[0]
	default:
		return v.Legal[1]
	}
}
