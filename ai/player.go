package ai

import (
	"context"

	"krutzjass/ai/craft"
	"krutzjass/ai/style"
	"krutzjass/engine"
)

// mind is what tells one level from another.
type mind struct {
	craft.Mind
	slips int // of a hundred calls, how many are misjudged
}

var (
	novice  = mind{Mind: craft.Mind{Forgets: true, Absent: 60}, slips: 5}
	regular = mind{Mind: craft.Mind{Ahead: true}}
)

// player is a computer that judges by the craft of its game within the
// conventions.
type player struct {
	mind    mind
	seed    dice
	house   *style.House
	judge   *craft.Judge
	actions []engine.Action
}

func newPlayer(g engine.Game, seed uint64, m mind) *player {
	return &player{mind: m, seed: dice(seed), house: style.For(g.Info().Key), judge: craft.New(g, m.Mind, dice(seed).throw)}
}

func (p *player) choose(_ context.Context, v *engine.View) (engine.Action, error) {
	return p.follow(v), nil
}

// follow narrows the legal actions by the conventions and decides among those
// that are left.
func (p *player) follow(v *engine.View) engine.Action {
	s := p.judge.Look(v)
	return p.judge.Decide(&s, p.kept(&s))
}

// kept is the legal actions that keep the conventions. The next call uses its
// buffer again.
func (p *player) kept(s *style.Sight) []engine.Action {
	p.actions = append(p.actions[:0], s.View.Legal...)
	return plain(p.house.Filter(s, p.slip(s.View, p.actions)))
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
