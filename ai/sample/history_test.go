package sample_test

import (
	"math/rand/v2"
	"reflect"
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

// replay plays a deal again with other hidden cards.
type replay struct {
	*history
	view  *engine.View
	list  []place
	laid  bool
	world *world
	to    [64]card.Card // what stands for a card; for packs without twins
	dealt [64]card.Card // and when it was dealt: a card that lay open then is itself
	end   engine.State  // when all was played
}

// swap pairs the cards that left a place with those that came.
func (p *replay) swap() {
	for c := range p.to {
		p.to[c] = card.Card(c)
	}
	var was, is, gone, come card.Set
	for i, place := range p.list {
		old, fresh := place.cards.Minus(p.world[i]).Cards(), p.world[i].Minus(place.cards).Cards()
		for k := range old {
			p.to[old[k]] = fresh[k]
		}
		was, is = was.Plus(place.cards), is.Plus(p.world[i])
	}
	gone, come = was.Minus(is), is.Minus(was) // to and from the rest
	for k, c := range come.Cards() {
		p.to[c] = gone.Cards()[k]
	}
	p.dealt = p.to
	if f, ok := p.view.Fact("turned"); ok {
		open := f.Cards.First()
		for c, x := range p.dealt {
			if x == open {
				p.dealt[c] = p.dealt[open]
			}
		}
		p.dealt[open] = open
	}
}

// cards are what stand for those of an action.
func (p *replay) cards(a engine.Action) engine.Action {
	if p.info.Deck(p.view.Setup.Options).Twice() != 0 {
		for i, place := range p.list {
			if a.Kind == engine.Deal && a.Arg == int16(place.seat) {
				a.Cards = a.Cards.Minus(place.cards).Plus(p.world[i])
			}
		}
		return a
	}
	to := &p.to
	if a.Kind == engine.Deal {
		to = &p.dealt
	}
	var set card.Set
	for c := range a.Cards.All() {
		set = set.With(to[c])
	}
	a.Cards = set
	return a
}

// from goes on with move i.
func (p *replay) from(st engine.State, i int) bool {
	for ; i < len(p.moves); i++ {
		m := &p.moves[i]
		own := m.By == p.view.Viewer || m.Trace.Seen.Has(p.view.Viewer)
		if !own && m.By != engine.Nature && m.Trace.Rest == (engine.Action{}) {
			continue // the viewer knows nothing of it; see silently
		}
		p.silently(st, m)
		if m.Action.Kind == engine.Weis && m.Trace.Rest != m.Action {
			return p.anyWeis(st, i)
		}
		a := m.Action
		if m.By == engine.Nature || !own {
			a = p.cards(a)
		}
		if _, err := st.Apply(m.By, a); err != nil {
			return false
		}
	}
	p.silently(st, nil)
	p.end = st
	return reflect.DeepEqual(st.View(p.view.Viewer), *p.view) && p.there(st)
}

// there tells whether the cards have come to the places that were wanted.
func (p *replay) there(st engine.State) bool {
	end := history{info: p.info, now: st}
	list, _ := end.places(p.view, p.laid)
	for i := range list {
		if list[i].cards != p.world[i] {
			return false
		}
	}
	return true
}

// silently lets others do what nobody hears of before m: keep back Weis, keep
// the six of trumps. With m nil it is done if it brings the view about.
func (p *replay) silently(st engine.State, m *engine.Move) {
	for {
		by := st.Turn().First()
		if by < 0 || by == p.view.Viewer || m != nil && m.By == by && (m.Action.Kind == engine.Weis || m.Action.Kind == engine.Six) {
			return
		}
		if m == nil && st.View(p.view.Viewer).Turn == p.view.Turn {
			return
		}
		legal := st.Legal(nil, by)
		k := slices.IndexFunc(legal, func(a engine.Action) bool {
			return a.Kind == engine.NoWeis || a.Kind == engine.Six && a.Arg == 0
		})
		if k < 0 {
			return
		}
		if _, err := st.Apply(by, legal[k]); err != nil {
			return
		}
	}
}

// anyWeis tries every call that sounds as move i did.
func (p *replay) anyWeis(st engine.State, i int) bool {
	m := &p.moves[i]
	for _, a := range st.Legal(nil, m.By) {
		if a.Kind != engine.Weis {
			continue
		}
		other := st.Clone()
		if trace, err := other.Apply(m.By, a); err == nil && trace.Rest == m.Trace.Rest && p.from(other, i+1) {
			return true
		}
	}
	return false
}
