package style

import (
	"slices"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// Rule is one convention.
type Rule struct {
	Name   string
	Source string // where it is written
	// Call marks a convention about calls: a beginner may misjudge one.
	Call bool
	// Due tells whether the convention has something to say here.
	Due func(*Sight) bool
	// Fits tells whether an action keeps it. It is asked only where it is due,
	// and a rule that is no Call only about plays.
	Fits func(*Sight, engine.Action) bool
}

// House is the conventions of a game.
type House struct {
	Pack  card.Set
	Side  func(engine.Seat) engine.Side
	Rules []Rule // by rank, highest first
}

// houses lists the games that have conventions.
var houses = map[string]*House{
	"krutzjass": {Pack: card.Double(), Side: engine.PartnersSide, Rules: slices.Concat(calls, plays)},
}

// For gives the conventions of a game by its key; a house without rules if it
// has none.
func For(game string) *House {
	if h, ok := houses[game]; ok {
		return h
	}
	return &House{}
}

// Keepers are the seats whose computers keep the conventions: those of every
// level of the house that does not lay cards at random.
func Keepers(s engine.Setup) (seats engine.Seats) {
	for x, p := range s.Seats {
		switch p.By {
		case "novice", "regular", "strong", "expert":
			seats = seats.With(engine.Seat(x))
		}
	}
	return seats
}

// Filter narrows actions, a part of the legal ones in their order, to those
// that keep the conventions. It works in place and returns a prefix of actions,
// never an empty one unless actions is empty. Conventions about plays are asked
// only when nothing but plays is left.
func (h *House) Filter(s *Sight, actions []engine.Action) []engine.Action {
	for i := range h.Rules {
		r := &h.Rules[i]
		if len(actions) > 1 && (r.Call || onlyPlays(actions)) && r.Due(s) {
			actions = r.narrow(s, actions)
		}
	}
	return actions
}

// Breaches names the conventions of v's game that a, one of v.Legal, does not
// keep although it could. It is nil where all is kept.
func Breaches(v engine.View, a engine.Action) (broken []Rule) {
	h := For(v.Setup.Game)
	s := Look(&v, h.Pack, h.Side)
	left := slices.Clone(v.Legal)
	for _, r := range h.Rules {
		if !r.Call {
			if a.Kind != engine.Play {
				break
			}
			left = slices.DeleteFunc(left, func(x engine.Action) bool { return x.Kind != engine.Play })
		}
		if !r.Due(&s) {
			continue
		}
		kept := r.narrow(&s, left)
		if !r.Fits(&s, a) && r.Fits(&s, kept[0]) {
			broken = append(broken, r)
		}
		if r.Call && a.Kind == engine.Play && kept[0].Kind != engine.Play {
			continue // a call that was missed does not excuse the card that was laid
		}
		left = kept
	}
	return broken
}

// narrow keeps the actions that fit, in place; all of them if none does.
func (r *Rule) narrow(s *Sight, actions []engine.Action) []engine.Action {
	n := 0
	for i, a := range actions {
		if r.Fits(s, a) {
			actions[n], actions[i] = a, actions[n]
			n++
		}
	}
	if n == 0 {
		return actions
	}
	return actions[:n]
}

func onlyPlays(actions []engine.Action) bool {
	for i := range actions {
		if actions[i].Kind != engine.Play {
			return false
		}
	}
	return true
}
