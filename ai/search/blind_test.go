package search

import (
	"math"
	"testing"

	"krutzjass/ai/prior"
	"krutzjass/engine"
	"krutzjass/engine/games"
)

// blindGames are those in which cards are played out without sight.
var blindGames = []string{"krutzjass", "schieber", "coiffeur"}

// TestBlindWorlds: none comes twice, and together they weigh 1.
func TestBlindWorlds(t *testing.T) {
	for _, key := range blindGames {
		g, _ := games.Find(key)
		s := New(g, Budget{Worlds: 2, Plays: 1, Infer: true}, noneKeep, follow)
		walk(t, g, nil, 1, 9, func(st engine.State) {
			v := st.View(st.Turn().First())
			if v.Phase != engine.PhasePlay {
				return
			}
			worlds, err := s.blindWorlds(t.Context(), &v, 60, &watch{}, 1)
			if err != nil {
				t.Fatal(err)
			}
			sum, seen := 0.0, map[engine.State]bool{}
			for _, w := range worlds {
				sum += w.Weight
				seen[w.State] = true
			}
			if math.Abs(sum-1) > 1e-9 || len(seen) != len(worlds) {
				t.Fatalf("%s: %d worlds, %d different, weigh %v", key, len(worlds), len(seen), sum)
			}
		})
	}
}

// TestPlayOut: a card is worth what comes of it by the rules when all lay what they hold
// likeliest.
func TestPlayOut(t *testing.T) {
	for _, key := range blindGames {
		g, _ := games.Find(key)
		info := g.Info()
		some := 0
		walk(t, g, nil, 6, 4, func(st engine.State) {
			by := st.Turn().First()
			v := st.View(by)
			b := &wordBoard{}
			x := newValuer(&info, &v)
			if x.target > 0 || !b.from(key, st, x, by) {
				return
			}
			if b.expect(prior.For(key), st); b.policy == nil {
				return
			}
			some++
			k := keeper{}
			rules := newStateBoard(st, x, &k, follow())
			rules.reset()
			b.settle.start = payoff{}
			roots := b.moves(nil)
			less := 0.0 // what hangs on no card: Weis, and what was made before
			for i, gain := range b.playOut(roots, by) {
				b.reset()
				rules.reset()
				for m := roots[i]; ; m = b.likeliest() {
					rules.lay(rules.number(b.now.Card[m]))
					if b.lay(m); b.over {
						break
					}
				}
				now := rules.pay()[by] - gain
				if i == 0 {
					less = now
				}
				if math.Abs(now-less) > 1e-9 {
					t.Fatalf("%s: %v is worth %v by the rules, not %v", key, b.root.Card[roots[i]], rules.pay()[by], gain+less)
				}
			}
		})
		if some < 20 {
			t.Errorf("%s: only %d moments", key, some)
		}
	}
}
