package craft

import (
	"slices"

	"krutzjass/ai/style"
	"krutzjass/engine"
	"krutzjass/engine/trick"
)

// Mind is what tells one level from another.
type Mind struct {
	Forgets bool // cards older than the last trick; who lacked what
	Ahead   bool // weighs what a card may still be worth in later tricks
	Absent  int  // of a hundred cards of Watten, how many are laid at random
}

// craft is how one game is played. Every part but decide may be missing.
type craft struct {
	// look corrects what a view of the game means to those who see it.
	look func(*style.Sight)
	// decide chooses one of at least two actions, a part of the legal ones.
	decide func(*Judge, []engine.Action) engine.Action
	// stock tells that some cards of the pack are in no hand.
	stock bool
	// infers tells that cards laid tell about the hands they came from, by rule.
	infers bool
	rule   trick.Rule
	// weights are the numbers of the judgement of cards.
	weights *weights
	// worth tells that the card laid is the one worth most to the side, adapt how
	// the judgement changes with what is played.
	worth bool
	adapt func(*weigher)
}

// crafts lists the games that have their own.
var crafts = map[string]craft{
	"krutzjass":    {decide: byWorth, infers: true, rule: trick.HouseB, weights: &judgement, worth: true},
	"schieber":     {decide: schieber, infers: true, rule: trick.HouseB, weights: &single, worth: true},
	"coiffeur":     {look: coiffeurLook, decide: coiffeur, infers: true, rule: trick.HouseB, weights: &single, worth: true, adapt: inRow},
	"differenzler": {decide: differenzler, infers: true, rule: trick.HouseB, weights: &alone},
	"molotow":      {look: molotowLook, decide: molotow, infers: true, rule: trick.HouseB, weights: &alone},
	"chratze":      {look: chratzeLook, decide: chratze, stock: true, infers: true, rule: trick.MustTrump, weights: &sure},
	"watten":       {decide: watten, stock: true},
}

// Judge decides for one seat of a game. It keeps buffers, no knowledge.
type Judge struct {
	mind   Mind
	info   engine.Info
	craft  craft
	throw  func(v *engine.View, n int) int
	calls  engine.CallTexter // nil where calls are no more than a mode
	belief belief
	s      *style.Sight // of the decision at hand
}

// New makes a judge of g. throw gives a number from 0 to n-1 that depends on
// the view alone.
func New(g engine.Game, m Mind, throw func(v *engine.View, n int) int) *Judge {
	j := &Judge{mind: m, info: g.Info(), throw: throw}
	j.craft = crafts["krutzjass"]
	j.calls, _ = g.(engine.CallTexter)
	if c, ok := crafts[j.info.Key]; ok {
		j.craft = c
	}
	return j
}

// Look reads a view of the judge's game.
func (j *Judge) Look(v *engine.View) style.Sight {
	s := style.Look(v, j.info.Pack(v.Setup), j.info.Side)
	if j.craft.look != nil {
		j.craft.look(&s)
	}
	return s
}

// Decide chooses one of actions, a part of the legal ones, at least one. s is
// what Look made of the view.
func (j *Judge) Decide(s *style.Sight, actions []engine.Action) engine.Action {
	if len(actions) == 1 {
		return actions[0]
	}
	j.s = s
	return j.craft.decide(j, actions)
}

// byWorth lays the most valuable card, and of other actions takes the best.
func byWorth(j *Judge, actions []engine.Action) engine.Action {
	if actions[0].Kind == engine.Play && j.s.Order != nil {
		return j.card(actions)
	}
	return call(j.s, actions)
}

// card chooses among plays the one that is worth most; the first of equals.
func (j *Judge) card(plays []engine.Action) engine.Action {
	w := j.weigh()
	return best(plays, func(a engine.Action) int32 { return w.worth(a.Card()) })
}

// weigh recalls where the cards may be.
func (j *Judge) weigh() *weigher {
	j.belief.recall(j.s, &j.craft, j.mind.Forgets)
	return newWeigher(j.s, &j.belief, &j.craft, j.mind.Ahead)
}

// best is the first of the actions that value is highest for.
func best(actions []engine.Action, value func(engine.Action) int32) engine.Action {
	choice, top := actions[0], value(actions[0])
	for _, a := range actions[1:] {
		if v := value(a); v > top {
			choice, top = a, v
		}
	}
	return choice
}

// find gives the first of the actions that is of that kind.
func find(actions []engine.Action, k engine.Kind) (engine.Action, bool) {
	i := slices.IndexFunc(actions, func(a engine.Action) bool { return a.Kind == k })
	if i < 0 {
		return engine.Action{}, false
	}
	return actions[i], true
}
