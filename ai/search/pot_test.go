package search

import (
	"math"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/games"
)

// plainPot plays a deal out by the rules in every way: everybody takes what pays
// best, and of equally good cards the mean.
func plainPot(st engine.State, x *valuer) (mean payoff) {
	by := st.Turn().First()
	top, n := math.Inf(-1), 0.0
	for _, a := range st.Legal(nil, by) {
		next := st.Clone()
		if _, err := next.Apply(by, a); err != nil {
			panic(err)
		}
		var p payoff
		if !x.read(next, &p) {
			p = plainPot(next, x)
		}
		switch {
		case p[by] > top+1e-9:
			top, mean, n = p[by], p, 1
		case p[by] > top-1e-9:
			for i := range mean {
				mean[i] += p[i]
			}
			n++
		}
	}
	for i := range mean {
		mean[i] /= n
	}
	return mean
}

// TestPot compares deals of Chratze and Zwicken with all ways to play them. Of
// neighbours one card stands for all, so that means differ where cards are
// equally good: only what the seat on turn makes itself is compared, with two
// cards each.
func TestPot(t *testing.T) {
	g, _ := games.Find("chratze")
	info := g.Info()
	for _, mode := range []string{"chratze", "zwicken"} {
		compared := 0
		walk(t, g, engine.Options{"mode": mode, "deals": 40}, 150, 9, func(st engine.State) {
			by := st.Turn().First()
			v := st.View(max(by, 0))
			if v.Phase != engine.PhasePlay || v.Hand.Len() != 2 || v.Trick.N != 0 {
				return
			}
			x := newValuer(&info, &v)
			b := newPot(g, &v, x)
			row, ok := b.values(st, by, v.Legal)
			if !ok {
				t.Fatal("cards are played, but the pot has no values")
			}
			best := math.Inf(-1)
			for _, value := range row {
				best = max(best, value)
			}
			if v.Trick.Out.Len() == len(v.Setup.Seats)-2 { // for two seats nothing hangs on what somebody does not care about
				if want := plainPot(st, x)[by]; math.Abs(want-best) > 1e-9 {
					t.Errorf("%s: worth %v, by the rules %v", mode, best, want)
				}
				compared++
			}
		})
		if compared < 20 {
			t.Errorf("%s: only %d positions were compared", mode, compared)
		}
	}
}
