package search

import (
	"math/bits"
	"math/rand/v2"
	"testing"

	"krutzjass/ai/prior"
	"krutzjass/ai/worth"
	"krutzjass/engine"
	"krutzjass/engine/games"
)

// FateOf plays a deal of a game for two sides out, in which the first card is due: all
// keep the conventions, and lay what is likely of who sees its own hand only. It is for
// the test that plays with computers, and so stands outside.
func FateOf(g engine.Game, st engine.State, p *prior.Policy, r *rand.Rand) (l worth.Lesson, ok bool) {
	info := g.Info()
	v := st.View(engine.Nobody)
	b := &wordBoard{}
	if !b.from(info.Key, st, newValuer(&info, &v), 0) || b.settle.kind != bySides {
		return l, false
	}
	b.learn(st, engine.SeatsOf(0, 1, 2, 3))
	b.expect(p, st)
	by, m := b.mover(), b.moment()
	l.Yes = m.Inputs(nil)
	var chances []float32
	for !b.over {
		open := b.open()
		chances = p.Chances(&b.now, &b.known, open, b.lying, chances[:0])
		b.lay(drawn(open, chances, r))
	}
	l.Points = (b.pay()[by] - b.settle.start[by]) / b.settle.factor
	return l, true
}

// drawn draws one of the open cards by the squares of its chances: what is seldom laid
// was more often an error.
func drawn(open uint64, chances []float32, r *rand.Rand) move {
	sum := float32(0)
	for _, x := range chances {
		sum += x * x
	}
	u := r.Float32() * sum
	for _, x := range chances {
		if u -= x * x; u < 0 || open&(open-1) == 0 {
			break
		}
		open &= open - 1
	}
	return move(bits.TrailingZeros64(open))
}

// A deal is foretold before the first card and never after it, and what the one side may
// expect the other must.
func TestForetellsBeforeTheFirstCard(t *testing.T) {
	for _, key := range []string{"krutzjass", "schieber", "coiffeur"} {
		g, _ := games.Find(key)
		info := g.Info()
		told := 0
		walk(t, g, nil, 12, 4, func(st engine.State) {
			v := st.View(st.Turn().First())
			b := &wordBoard{}
			if !b.from(key, st, newValuer(&info, &v), 0) {
				return
			}
			b.expect(prior.For(key), st)
			fresh := len(v.Past) == 0 && v.Trick.N == 0 && key != "coiffeur"
			if ok := b.foretell(worth.For(key)); ok != fresh && b.settle.kind != byRace {
				t.Fatalf("%s: foretold is %v, before the first card is %v", key, ok, fresh)
			} else if !ok {
				return
			}
			told++
			start, paid := b.settle.start, b.pay()
			if gain := paid[0] - start[0]; gain == 0 || paid[2]-start[2] != gain || paid[1]-start[1] != -gain || paid[3]-start[3] != -gain {
				t.Fatalf("%s: paid %v, started with %v", key, paid[:4], start[:4])
			}
		})
		if told == 0 && key != "coiffeur" {
			t.Errorf("%s: no deal was foretold", key)
		}
	}
}
