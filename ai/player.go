package ai

import (
	"krutzjass/ai/style"
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// mind is what tells one level from another.
type mind struct {
	forgets bool // cards older than the last trick; who lacked what
	ahead   bool // weighs what a card may still be worth in later tricks
	slips   int  // of a hundred calls, how many are misjudged
	card    *weights
	hand    *handWeights
}

var (
	novice  = mind{forgets: true, slips: 5, card: &judgement, hand: &handJudgement}
	regular = mind{ahead: true, card: &judgement, hand: &handJudgement}
)

// player is a computer that plays by worth within the conventions.
type player struct {
	mind    mind
	seed    dice
	info    engine.Info
	house   *style.House
	belief  belief
	actions []engine.Action
}

func newPlayer(g engine.Game, seed uint64, m mind) *player {
	info := g.Info()
	return &player{mind: m, seed: dice(seed), info: info, house: style.For(info.Key)}
}

// choose narrows the legal actions by the conventions and takes the most
// valuable one of what is left; the first of equals.
func (p *player) choose(v *engine.View) engine.Action {
	pack := p.info.Deck(v.Setup.Options)
	s := style.Look(v, pack, p.info.Side)
	p.actions = append(p.actions[:0], v.Legal...)
	left := plain(p.house.Filter(&s, p.slip(v, p.actions)))
	switch {
	case len(left) == 1:
		return left[0]
	case left[0].Kind == engine.Play && s.Order != nil:
		return p.card(&s, pack, left)
	}
	return p.call(&s, left)
}

// plain drops the announcements that a computer never needs, in place: a Böch
// tells the opponents as much as the partner.
func plain(actions []engine.Action) []engine.Action {
	n := 0
	for _, a := range actions {
		if a.Kind != engine.Play || a.Arg&engine.PlayBoech == 0 {
			actions[n] = a
			n++
		}
	}
	if n == 0 {
		return actions
	}
	return actions[:n]
}

// card chooses among plays.
func (p *player) card(s *style.Sight, pack card.Set, plays []engine.Action) engine.Action {
	p.belief.recall(s, pack, p.mind.forgets)
	w := weigher{s: s, b: &p.belief, weights: p.mind.card, ahead: p.mind.ahead}
	w.prepare()
	best, top := plays[0], w.worth(plays[0].Card())
	for _, a := range plays[1:] {
		if value := w.worth(a.Card()); value > top {
			best, top = a, value
		}
	}
	return best
}
