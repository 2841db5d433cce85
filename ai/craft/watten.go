package craft

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// Facts of Watten that its views tell.
const (
	factSchlag engine.FactKey = "schlag" // Seat has named the rank Value
	factStake  engine.FactKey = "stake"  // the hand is worth Value
	factAsked  engine.FactKey = "asked"  // Seat asks for the stake Value
)

// Numbers of the judgement of Watten, in 1024ths: from which chance to win the
// hand on a pair raises, and raises again; how much more it wants after each
// trick, since chances look better then than they are; below which it gives up;
// what a partner adds to a trick that the own card does not take; and how likely
// an opponent beats what it can beat.
const (
	raiseFrom  = 780
	againFrom  = 860
	flattery   = 110
	giveUpFrom = 170
	partnerHas = 300
	beatsIf    = 940
)

// handTricks is how many tricks win a hand (watten.md 3.2).
const handTricks = 3

// watten names the Schlag and the trump that make the hand strongest, wins
// tricks cheaply, and raises with a very good hand alone; a novice never does,
// and lays most cards at random (watten.md 3.7).
func watten(j *Judge, actions []engine.Action) engine.Action {
	v := j.s.View
	j.belief.recall(j.s, &j.craft, j.mind.Forgets)
	switch actions[0].Kind {
	case engine.Schlag:
		return j.schlag(actions)
	case engine.Trump:
		return best(actions, func(a engine.Action) int32 {
			return j.strength(makeRanking(v, calledSchlag(v), card.Suit(a.Arg)))
		})
	}
	t := &tussle{v: v, b: &j.belief, s: j.s, ranking: makeRanking(v, calledSchlag(v), card.Suit(v.Mode))}
	if actions[0].Kind == engine.Look {
		return t.answer(actions, j.mind.Ahead && worthRaising(v))
	}
	if actions[0].Kind == engine.Raise {
		if j.mind.Ahead && worthRaising(v) && t.sure(t.reach(v.Hand, 0), raiseFrom) {
			return actions[0]
		}
		actions = actions[1:]
	}
	if j.throw(v, 100) < j.mind.Absent {
		return actions[j.throw(v, len(actions))]
	}
	return best(actions, func(a engine.Action) int32 { return t.play(a.Card(), j.mind.Ahead) })
}

// worthRaising tells whether the stake as asked or played for does not win the
// match yet. It ends the raising between two who are both sure of themselves.
func worthRaising(v *engine.View) bool {
	stake, _ := v.Fact(factStake)
	if asked, ok := v.Fact(factAsked); ok {
		stake = asked
	}
	return v.Totals[engine.PartnersSide(v.Viewer)]+stake.Value < v.Setup.Options.Int("target")
}

// schlag names the rank that is best over all the suits which the dealer, an
// opponent, may name.
func (j *Judge) schlag(actions []engine.Action) engine.Action {
	return best(actions, func(a engine.Action) (sum int32) {
		for _, x := range card.Suits {
			sum += j.strength(makeRanking(j.s.View, card.Rank(a.Arg), x))
		}
		return sum
	})
}

// strength is how many tricks the hand can be expected to lead to, in 1024ths.
func (j *Judge) strength(r *ranking) (sum int32) {
	t := &tussle{v: j.s.View, b: &j.belief, s: j.s, ranking: r}
	for c := range j.s.View.Hand.Distinct() {
		sum += t.leads(c)
	}
	return sum
}

func calledSchlag(v *engine.View) card.Rank {
	f, _ := v.Fact(factSchlag)
	return card.Rank(f.Value)
}
