package sample_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/games"
)

// game finds a game by its key.
func game(t testing.TB, key string) engine.Game {
	t.Helper()
	g, ok := games.Find(key)
	if !ok {
		t.Fatalf("there is no game %q", key)
	}
	return g
}

// history is a deal as it was played, from before the first card was dealt.
type history struct {
	info  engine.Info
	start engine.State
	moves []engine.Move
	now   engine.State
}

// begin starts a match of a game with so many seats; 0 is the usual number.
func begin(t testing.TB, g engine.Game, seats int, o engine.Options) *history {
	t.Helper()
	if seats == 0 {
		seats = g.Info().Seats
	}
	full, err := engine.Complete(g.Info().Options, o)
	if err != nil {
		t.Fatal(err)
	}
	st, err := g.New(engine.Setup{Game: g.Info().Key, Options: full, Seats: make([]engine.Player, seats)})
	if err != nil {
		t.Fatal(err)
	}
	return &history{info: g.Info(), start: st.Clone(), now: st}
}

// move makes one move: chance's, or the one that decide chooses for a seat.
func (h *history) move(t testing.TB, r *rand.Rand, decide func(by engine.Seat, legal []engine.Action) engine.Action) {
	t.Helper()
	by := engine.Nature
	a, due := h.now.Draw(r)
	if !due {
		turn := h.now.Turn().List()
		by = turn[r.IntN(len(turn))]
		a = decide(by, h.now.Legal(nil, by))
	}
	if last := len(h.moves); a.Kind == engine.Deal && last > 0 && h.moves[last-1].Action.Kind != engine.Deal && h.moves[last-1].Action.Kind != engine.Dealer {
		h.start, h.moves = h.now.Clone(), nil // another deal
	}
	h.apply(t, by, a)
}

// apply makes a move of a seat, or of chance.
func (h *history) apply(t testing.TB, by engine.Seat, a engine.Action) {
	t.Helper()
	trace, err := h.now.Apply(by, a)
	if err != nil {
		t.Fatalf("seat %d cannot do %v: %v", by, a, err)
	}
	h.moves = append(h.moves, engine.Move{By: by, Action: a, Trace: trace})
}

// clone gives the history so far as one of its own.
func (h *history) clone() *history {
	return &history{info: h.info, start: h.start, moves: slices.Clone(h.moves), now: h.now.Clone()}
}

// place is cards that a seat does not see: a foreign hand, or what another seat
// has laid away.
type place struct {
	seat  engine.Seat
	cards card.Set
}

// places lists the foreign hands as they are, and the cards that the others have
// laid away if that matters; rest is the unseen cards in no such place.
func (h *history) places(v *engine.View, laid bool) (list []place, rest card.Set) {
	rest = h.info.Pack(v.Setup).Minus(v.Hand).Minus(v.Played()).Minus(v.Table)
	if f, ok := v.FactOf("ownlaid", v.Viewer); ok {
		rest = rest.Minus(f.Cards)
	}
	for x := range engine.Seat(len(v.Setup.Seats)) {
		if x == v.Viewer {
			continue
		}
		foreign := h.now.View(x)
		list = append(list, place{x, foreign.Hand})
		if f, ok := foreign.FactOf("ownlaid", x); ok && laid {
			list = append(list, place{x, f.Cards})
		}
	}
	for _, p := range list {
		rest = rest.Minus(p.cards)
	}
	return list, rest
}

// world is one way to fill the places; comparable.
type world [2 * engine.MaxSeats]card.Set

// worlds counts in how many ways the unseen cards, each a thing of its own, can
// fill the places in each manner; nil if there are more manners than most.
func worlds(list []place, rest card.Set, most int) map[world]int {
	cards := rest.Cards()
	for _, p := range list {
		cards = append(cards, p.cards.Cards()...)
	}
	ways := 1.0
	for i, n := 0, len(cards); i < len(list); i++ {
		for k := range list[i].cards.Len() {
			ways *= float64(n) / float64(k+1)
			n--
		}
	}
	if ways > 16*float64(most) { // twins lie in at most so many ways in a manner
		return nil
	}
	found := map[world]int{}
	var w world
	var fill func(i, from, left int) bool
	fill = func(i, from, left int) bool {
		for i < len(list) && left == 0 {
			if i++; i < len(list) {
				from, left = 0, list[i].cards.Len()
			}
		}
		if i == len(list) {
			found[w]++
			return len(found) <= most
		}
		for k := from; k < len(cards); k++ {
			c := cards[k]
			if c == card.None {
				continue
			}
			before := w[i]
			w[i], cards[k] = before.With(c), card.None
			ok := fill(i, k+1, left-1)
			w[i], cards[k] = before, c
			if !ok {
				return false
			}
		}
		return true
	}
	if !fill(0, 0, list[0].cards.Len()) {
		return nil
	}
	return found
}

// with plays the deal again with the cards of w in the places, by the rules of
// the game, and gives the state now; nil where v's seat would not have seen all
// that it saw.
func (h *history) with(v *engine.View, list []place, laid bool, w *world) engine.State {
	again := replay{history: h, view: v, list: list, laid: laid, world: w}
	again.swap()
	if !again.from(h.start.Clone(), 0) {
		return nil
	}
	return again.end
}
