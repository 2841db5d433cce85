package sample_test

import (
	"bytes"
	"encoding/json"
	"flag"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"krutzjass/ai"
	"krutzjass/ai/position"
	"krutzjass/ai/solve"
	"krutzjass/engine"
	"krutzjass/engine/card"
)

var makeLate = flag.Bool("late", false, "make ../testdata/late.jsonl anew")

const lateFile = "../testdata/late.jsonl"

// lateSchools lists where late positions come from, and how many.
var lateSchools = []struct {
	game    string
	options engine.Options
	n       int
}{
	{"krutzjass", nil, 170},
	{"krutzjass", engine.Options{"house": "B"}, 80},
	{"schieber", nil, 250},
}

// The bounds of a late position: cards in hand, cards that a computer chooses
// among, deals that fit, and manners of dealing the unseen cards, fitting or not.
const (
	lateHand   = 4
	lateChoice = 2
	lateFewest = 10
	lateMost   = 20_000
)

// TestLate makes the late positions anew if it is told to:
//
//	go test ./ai/sample -run TestLate -late -timeout 1h
//
// It sees that some of those that are there are worth what they say.
func TestLate(t *testing.T) {
	if *makeLate {
		writeLate(t)
	}
	text, err := os.ReadFile(lateFile)
	if err != nil {
		t.Fatal(err)
	}
	list, err := position.ParseLate(text)
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < len(list); i += 25 {
		l := &list[i]
		h := begin(t, game(t, l.Game), 0, l.Options)
		for _, a := range l.Moves {
			h.apply(t, h.now.Turn().First(), a)
		}
		again, ok := h.value(t, l.Seat)
		if !ok || again.Deals != l.Deals || len(again.Worth) != len(l.Worth) {
			t.Fatalf("position %d: %+v, made again %+v", i, l, again)
		}
		for c, worth := range l.Worth {
			if again.Worth[c] != worth {
				t.Errorf("position %d: %v is worth %v, made again %v", i, c, worth, again.Worth[c])
			}
		}
	}
}

// writeLate plays deals and takes a position of each.
func writeLate(t *testing.T) {
	t.Helper()
	var text bytes.Buffer
	for i, school := range lateSchools {
		g, info := game(t, school.game), game(t, school.game).Info()
		for n, match := 0, uint64(0); n < school.n; match++ {
			r := rand.New(rand.NewPCG(40+uint64(i), match))
			l, ok := lateOf(t, g, &info, school.options, r)
			if !ok {
				continue
			}
			line, err := json.Marshal(l)
			if err != nil {
				t.Fatal(err)
			}
			text.Write(append(line, '\n'))
			n++
			t.Logf("%s: %d, %d deals", school.game, n, l.Deals)
		}
	}
	if err := os.WriteFile(lateFile, text.Bytes(), 0o666); err != nil {
		t.Fatal(err)
	}
}

// lateOf plays the first deal of a match and values one of its late moments, each
// as likely; ok is false where there is none that proves anything.
func lateOf(t *testing.T, g engine.Game, info *engine.Info, o engine.Options, r *rand.Rand) (l position.Late, ok bool) {
	t.Helper()
	h, players := begin(t, g, 0, o), lateTable(t, g, r)
	var kept *history
	var seat engine.Seat
	for seen := 0; !h.dealEnded(); {
		if by := h.now.Turn().First(); by >= 0 {
			v := h.now.View(by)
			if v.Phase == engine.PhasePlay && v.Hand.Len() <= lateHand && len(position.Kept(info, &v)) >= lateChoice {
				if seen++; r.IntN(seen) == 0 {
					kept, seat = h.clone(), by
				}
			}
		}
		h.move(t, r, func(by engine.Seat, _ []engine.Action) engine.Action {
			a, err := players[by].Decide(t.Context(), h.now.View(by))
			if err != nil {
				t.Fatal(err)
			}
			return a
		})
	}
	if kept == nil {
		return l, false
	}
	if l, ok = kept.value(t, seat); !ok || l.Deals < lateFewest || !lateMatters(info, kept.now.View(seat), &l) {
		return l, false
	}
	l.Options = o
	return l, true
}

// lateTable seats regulars against strong players.
func lateTable(t *testing.T, g engine.Game, r *rand.Rand) (players []engine.Controller) {
	t.Helper()
	for x := range g.Info().Seats {
		c, err := ai.New([]string{"regular", "strong"}[x%2], g, rand.New(rand.NewPCG(r.Uint64(), 1)))
		if err != nil {
			t.Fatal(err)
		}
		players = append(players, c)
	}
	return players
}

// dealEnded tells whether the last move ended a deal.
func (h *history) dealEnded() bool {
	return slices.ContainsFunc(h.now.Effects(), func(e engine.Effect) bool { return e.Kind == engine.HandEnd })
}

// lateMatters tells whether the cards that a computer chooses among are not all
// worth the same.
func lateMatters(info *engine.Info, v engine.View, l *position.Late) bool {
	least, most := math.Inf(1), math.Inf(-1)
	for _, a := range position.Kept(info, &v) {
		least, most = min(least, l.Worth[a.Card()]), max(most, l.Worth[a.Card()])
	}
	return most > least
}

// value is what the cards of a seat, which is on turn, are worth in the mean of all
// deals that it cannot tell from the truth, each with the cards open; ok is false
// where these are too many.
func (h *history) value(t *testing.T, seat engine.Seat) (l position.Late, ok bool) {
	t.Helper()
	v := h.now.View(seat)
	list, rest := h.places(&v, false)
	solver := solve.New(1 << 20)
	sums, all := map[card.Card]float64{}, 0.0
	for w, ways := range worlds(list, rest, lateMost) {
		st := h.with(&v, list, false, &w)
		if st == nil {
			continue
		}
		worth, ok := position.Open(solver, st, seat)
		if !ok {
			t.Fatal("a card is due, but there is no position")
		}
		for c, points := range worth {
			sums[c] += float64(ways * points)
		}
		l.Deals++
		all += float64(ways)
	}
	if l.Deals == 0 {
		return l, false
	}
	l.Game, l.Seat, l.Worth = h.info.Key, seat, map[card.Card]float64{}
	for c, sum := range sums {
		l.Worth[c] = math.Round(1e4*sum/all) / 1e4
	}
	for _, m := range h.moves {
		l.Moves = append(l.Moves, m.Action)
	}
	return l, true
}
