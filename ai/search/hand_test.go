package search

import (
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/games"
)

// winsHand plays a hand of Watten out by the rules in every way.
func winsHand(st engine.State, side engine.Side) bool {
	by := st.Turn().First()
	ours := engine.PartnersSide(by) == side
	for _, a := range st.Legal(nil, by) {
		next := st.Clone()
		if _, err := next.Apply(by, a); err != nil {
			panic(err)
		}
		wins, over := false, false
		for _, e := range next.Effects() {
			if e.Kind == engine.HandEnd {
				wins, over = e.Sums[side] > 0, true
			}
		}
		if !over {
			wins = winsHand(next, side)
		}
		if wins == ours {
			return wins
		}
	}
	return !ours
}

func TestHand(t *testing.T) {
	g, _ := games.Find("watten")
	info := g.Info()
	for _, variant := range []string{"bavarian", "tyrolean"} {
		compared := 0
		walk(t, g, engine.Options{"variant": variant}, 20, 3, func(st engine.State) {
			by := st.Turn().First()
			v := st.View(max(by, 0))
			if v.Phase != engine.PhasePlay || v.Hand.Len() > 3 || v.Trick.N != 0 {
				return
			}
			j := &job{Searcher: New(g, Budget{Worlds: 1, Plays: 1}, noneKeep, func() Follow { return nil }), view: &v, value: newValuer(&info, &v)}
			row, ok := j.workers[0].hand(j, st, nil)
			if !ok {
				t.Fatal("cards are played, but nobody wins")
			}
			if want := winsHand(st, engine.PartnersSide(by)); (row.only() == 1) != want {
				t.Errorf("%s: wins %v, by the rules %v", variant, row.only(), want)
			}
			compared++
		})
		if compared < 20 {
			t.Errorf("%s: only %d hands were compared", variant, compared)
		}
	}
}
