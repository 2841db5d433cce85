package solve_test

import (
	"fmt"
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"krutzjass/ai/solve"
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/games"
	"krutzjass/engine/trick"
)

// table is a game with options under which its deals are solved. A deal must not
// break off, so that targets are out of reach.
type table struct {
	name, game string
	seats      int
	options    engine.Options
}

var tables = []table{
	{"krutzjass A", "krutzjass", 4, engine.Options{"target": 100000}},
	{"krutzjass B", "krutzjass", 4, engine.Options{"house": "B", "target": 100000}},
	{"schieber", "schieber", 4, engine.Options{"target": 100000, "factors": false}},
	{"coiffeur", "coiffeur", 4, engine.Options{}},
	{"coiffeur, all rows", "coiffeur", 4, engine.Options{"rows": []string{"slalom", "guschti", "joker", "misere", "3x3", "slalom"}, "match": 257}},
	{"differenzler", "differenzler", 4, engine.Options{}},
	{"molotow of three", "molotow", 3, engine.Options{}},
	{"molotow", "molotow", 4, engine.Options{"stoeck": false}},
	{"molotow of five", "molotow", 5, engine.Options{"tischweis": false}},
	{"molotow of six", "molotow", 6, engine.Options{"kreuzweis": false}},
	{"chratze of two", "chratze", 2, engine.Options{}},
	{"chratze", "chratze", 4, engine.Options{}},
	{"chratze of seven", "chratze", 7, engine.Options{}},
	{"zwicken", "chratze", 5, engine.Options{"mode": "zwicken"}},
	{"watten bavarian", "watten", 4, engine.Options{}},
	{"watten, duty to the Rechte", "watten", 4, engine.Options{"duty": "rechte", "guate": true}},
	{"watten tyrolean", "watten", 4, engine.Options{"variant": "tyrolean"}},
}

func (x table) start(t testing.TB) (engine.Game, engine.State) {
	t.Helper()
	g, ok := games.Find(x.game)
	if !ok {
		t.Fatalf("no game %s", x.game)
	}
	seats := make([]engine.Player, x.seats)
	for i := range seats {
		seats[i] = engine.Player{Name: "?", By: "random"}
	}
	st, err := g.New(engine.Setup{Game: x.game, Options: x.options, Seats: seats})
	if err != nil {
		t.Fatal(err)
	}
	return g, st
}

// step makes a random move.
func step(t testing.TB, st engine.State, r *rand.Rand) {
	t.Helper()
	by := st.Turn().First()
	a, due := st.Draw(r)
	if !due {
		legal := st.Legal(nil, by)
		a = legal[r.IntN(len(legal))]
	}
	if _, err := st.Apply(by, a); err != nil {
		t.Fatal(err)
	}
}

// plays are the plain plays that the seat on turn may make.
func plays(st engine.State) (by engine.Seat, list []engine.Action) {
	by = st.Turn().First()
	for _, a := range st.Legal(nil, by) {
		if a.Kind == engine.Play && a.Arg == 0 {
			list = append(list, a)
		}
	}
	return by, list
}

// A position says what may be played, who plays, how many tricks come, and what
// every trick counts, at every card of random matches of every game.
func TestPositionIsTheState(t *testing.T) {
	for _, x := range tables {
		t.Run(x.name, func(t *testing.T) {
			r := rand.New(rand.NewPCG(7, 7))
			seen := 0
			for range 10 {
				_, st := x.start(t)
				for moves := 0; !st.Over() && moves < 600; moves++ {
					p, ok := st.(trick.Solvable).Position(1)
					if !ok {
						step(t, st, r)
						continue
					}
					by, list := plays(st)
					if len(list) == 0 { // Weis are due
						step(t, st, r)
						continue
					}
					var want, got card.Set
					for _, a := range list {
						want = want.With(a.Card())
					}
					for open := p.Open(); open != 0; open &= open - 1 {
						got = got.With(p.Card[bits.TrailingZeros64(open)])
					}
					if got != want || p.Turn != uint8(by) {
						t.Fatalf("seat %d may play %v, the position says seat %d and %v", by, want, p.Turn, got)
					}
					seen++
					step(t, st, r)
				}
			}
			if seen < 200 {
				t.Errorf("only %d plays were compared", seen)
			}
		})
	}
}

// cardsLeft is how many cards the largest hand holds.
func cardsLeft(p *trick.Position) (most int) {
	for _, hand := range p.Hands {
		most = max(most, bits.OnesCount64(hand))
	}
	return most
}

// compare solves st, in which a card is due, whole and card by card, and plays it
// out plainly.
func compare(t *testing.T, s *solve.Solver, x table, st engine.State, own engine.Seat) {
	t.Helper()
	p, ok := st.(trick.Solvable).Position(own)
	if !ok {
		t.Fatal("no position")
	}
	judge := plain{table: x, own: own, few: p.Few}
	if x.game == "molotow" {
		judge.root = judge.molotow(st)
	}
	by, list := plays(st)
	values, _ := s.Cards(&p, solve.Limit{}, nil)
	if len(values) != len(list) {
		t.Fatalf("%v for %v", values, list)
	}
	best := judge.worst(by)
	for _, a := range list {
		want := judge.play(t, st.Clone(), by, a)
		best = judge.better(by, best, want)
		i := slices.IndexFunc(values, func(v solve.CardValue) bool { return v.Card == a.Card() })
		if i < 0 || judge.differ(st, values[i].Value, want) {
			t.Fatalf("seat %d: %v brings %v, plainly %d\n%s", own, a.Card(), values, want, show(&p))
		}
	}
	if got, _ := s.Value(&p, solve.Limit{}); judge.differ(st, got, best) {
		t.Fatalf("seat %d makes %d, plainly %d\n%s", own, got, best, show(&p))
	}
}

// show writes a position for a person.
func show(p *trick.Position) (text string) {
	for x := range p.Seats {
		text += p.Cards(p.Hands[x]).String() + " | "
	}
	for _, s := range p.Laid[:p.N] {
		text += " " + p.Card[s].String()
	}
	return text + fmt.Sprintf(" seat %d plays, own side %b", p.Turn, p.Own)
}

// Thousands of deals of every game, two or three cards before their end: what the
// solver says is what playing everything out by the rules says.
func TestSolverIsPlainSearch(t *testing.T) {
	count := map[string]int{}
	for _, x := range tables {
		count[x.game]++
	}
	for _, x := range tables {
		t.Run(x.name, func(t *testing.T) {
			t.Parallel()
			r := rand.New(rand.NewPCG(11, uint64(len(x.name))))
			s, other := solve.New(1<<16), solve.New(1<<16)
			other.Without("ending") // else so few cards hardly meet the table
			_, st := x.start(t)
			for n := 0; n < deals/count[x.game]+1; {
				most := 2
				if n%51 == 0 { // by either solver
					most = 3
				}
				if st.Over() {
					_, st = x.start(t)
				}
				p, ok := st.(trick.Solvable).Position(0)
				if _, list := plays(st); ok && len(list) > 0 && cardsLeft(&p) == most {
					compare(t, s, x, st, engine.Seat(r.IntN(x.seats)))
					s, other = other, s
					for n++; ok; _, ok = st.(trick.Solvable).Position(0) {
						step(t, st, r)
					}
					if n%100 == 0 { // or the target comes near
						_, st = x.start(t)
					}
					continue
				}
				step(t, st, r)
			}
		})
	}
}
