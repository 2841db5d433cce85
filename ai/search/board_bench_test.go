package search

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/games"
)

// BenchmarkBoards plays the tree search on the board that a game gets for its first
// cards, and reports the time of one play of the tree.
func BenchmarkBoards(b *testing.B) {
	for _, g := range games.All {
		info := g.Info()
		if forHands(&info) || info.Key == "chratze" { // these are not searched so
			continue
		}
		for _, seats := range []int{info.MinSeats, info.MaxSeats}[:1+min(1, info.MaxSeats-info.MinSeats)] {
			b.Run(fmt.Sprint(info.Key, seats), func(b *testing.B) { benchBoards(b, g, seats) })
		}
	}
}

func benchBoards(b *testing.B, g engine.Game, seats int) {
	info := g.Info()
	var list []board
	walkAt(b, g, seats, nil, 20, 7, func(st engine.State) {
		by := st.Turn().First()
		v := st.View(by)
		if v.Phase != engine.PhasePlay || len(v.Past) > 0 || v.Legal[0].Kind != engine.Play {
			return
		}
		j := &job{Searcher: New(g, Budget{}, noneKeep, follow), view: &v, value: newValuer(&info, &v)}
		list = append(list, j.board(j.workers[0], st.Clone()))
	})
	var t tree
	r, plays := rand.New(rand.NewPCG(1, 1)), 0
	b.ReportAllocs()
	for b.Loop() {
		if plays%500 == 0 { // a world
			t.begin(0, nil, r.Uint64())
		}
		t.play(list[plays/500%len(list)])
		plays++
	}
}
