package search

import (
	"testing"

	"krutzjass/ai/prior"
	"krutzjass/ai/worth"
	"krutzjass/engine"
	"krutzjass/engine/games"
)

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
