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
	const n = 400
	for _, key := range blindGames {
		g, _ := games.Find(key)
		merged := 0
		s := New(g, Budget{Worlds: 2, Plays: 1, Infer: true}, noneKeep, follow)
		walk(t, g, nil, 1, 9, func(st engine.State) {
			v := st.View(st.Turn().First())
			if v.Phase != engine.PhasePlay {
				return
			}
			worlds, err := s.blindWorlds(t.Context(), &v, n, &watch{}, 1)
			if err != nil {
				t.Fatal(err)
			}
			sum, seen := 0.0, map[engine.State]bool{}
			for _, w := range worlds {
				sum += w.Weight
				seen[w.State] = true
				if times := w.Weight * n; math.Abs(times-math.Round(times)) > 1e-6 {
					t.Fatalf("%s: a world was drawn %v times", key, times)
				}
			}
			if len(worlds) < n {
				merged++
			}
			if math.Abs(sum-1) > 1e-9 || len(seen) != len(worlds) {
				t.Fatalf("%s: %d worlds, %d different, weigh %v", key, len(worlds), len(seen), sum)
			}
		})
		if merged == 0 {
			t.Errorf("%s: no world was drawn twice", key)
		}
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

// TestFewestIsNotBlind: in Misere every world has its tree, and no policy is asked.
func TestFewestIsNotBlind(t *testing.T) {
	g, _ := games.Find("coiffeur")
	o, err := engine.Complete(g.Info().Options, engine.Options{"rows": []string{"D", "misere", "OBE"}, "factors": []int{1, 2, 3}})
	if err != nil {
		t.Fatal(err)
	}
	s := New(g, Budget{Worlds: 2, Plays: 40, Prior: true, Blind: 8}, noneKeep, follow)
	blind, not := 0, 0
	walk(t, g, o, 40, 4, func(st engine.State) {
		by := st.Turn().First()
		v := st.View(by)
		if v.Phase != engine.PhasePlay || len(v.Legal) == 0 {
			return
		}
		j := &job{Searcher: s, view: &v, actions: v.Legal, value: newValuer(&s.info, &v)}
		b := &wordBoard{}
		if !b.from("coiffeur", st, j.value, by) {
			return
		}
		if b.root.Few == j.blindly() {
			t.Fatalf("points are avoided: %v; blind: %v", b.root.Few, j.blindly())
		}
		if b.root.Few {
			not++
		} else {
			blind++
		}
		if want := map[bool]int{true: 10, false: 40}[j.blindly()]; j.plays() != want {
			t.Fatalf("%d plays in a world, want %d", j.plays(), want)
		}
	})
	if blind == 0 || not == 0 {
		t.Errorf("%d moments with a policy, %d without", blind, not)
	}
}
