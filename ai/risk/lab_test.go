package risk

import (
	"math/rand/v2"
	"sync"
	"testing"

	"krutzjass/ai/craft"
	"krutzjass/engine"
	"krutzjass/engine/games"
)

// lab plays deals of a table of so many seats, on several benches at once.
type lab struct {
	t       testing.TB
	game    engine.Game
	setup   engine.Setup
	table   table
	cells   cells
	number  uint64 // of the round, from 0
	changed int    // answers, by the last round
}

// benches is into how many parts a round is split.
const benches = 8

// bench plays a part of the deals of a round, cards by rule, with chance of its own.
type bench struct {
	*lab
	judge   *craft.Judge
	chance  *rand.Rand
	byTable engine.Seats // who answer by the table in this deal; the others by rule
	tries   []try        // all of the round
}

func newLab(t testing.TB, mode string, seats int) *lab {
	g, ok := games.Find("chratze")
	if !ok {
		t.Fatal("there is no Chratze")
	}
	return &lab{t: t, game: g, table: table{}, cells: cells{},
		setup: engine.Setup{Game: "chratze", Seats: make([]engine.Player, seats), Options: engine.Options{"mode": mode}}}
}

func (l *lab) bench(seed uint64) *bench {
	r := rand.New(rand.NewPCG(seed, uint64(len(l.setup.Seats))))
	return &bench{lab: l, chance: r, judge: craft.New(l.game, craft.Mind{Ahead: true}, func(_ *engine.View, n int) int { return r.IntN(n) })}
}

// round plays so many matches and learns of them.
func (l *lab) round(matches int) {
	var all [benches]*bench
	var done sync.WaitGroup
	for i := range all {
		all[i] = l.bench(l.number*benches + uint64(i))
		done.Go(func() {
			for range matches / benches {
				all[i].match()
			}
		})
	}
	done.Wait()
	for _, b := range all {
		for _, x := range b.tries {
			c := &l.cells.at(x.spot)[x.class]
			c.tries++
			c.gain += x.gain
		}
	}
	l.number++
	l.learn()
}

// learn makes the answers of the table from what was seen in a round.
func (l *lab) learn() {
	was := l.table
	l.table, l.changed = l.cells.learn(), 0
	for s, row := range was {
		for c := range row {
			if row[c] != l.table[s][c] {
				l.changed++
			}
		}
	}
}

// try is an answer of a deal, and what the risk brought more than leaving it, in
// pots.
type try struct {
	spot  Spot
	class Class
	seat  engine.Seat
	sign  float64 // of what was tried instead of the answer: 1 for the risk
	pot   float64
	gain  float64
}

// inRow is how many deals of a match are played, so that pots are small and large.
const inRow = 3

// match plays the first deals of a match; at every answer the other one is tried
// too.
func (b *bench) match() {
	st, err := b.game.New(b.setup)
	if err != nil {
		panic(err)
	}
	for range inRow {
		b.byTable = engine.Seats(b.chance.Uint64()) & engine.AllSeats(len(b.setup.Seats))
		first := len(b.tries)
		made := b.play(st, b.try)
		for i := first; i < len(b.tries); i++ {
			x := &b.tries[i]
			x.gain = x.sign * (x.gain - made[x.seat]) / x.pot
		}
	}
}

// play plays to the end of the deal, and gives what each seat made more than the
// others on average. asked, if not nil, hears of every answer.
func (b *bench) play(st engine.State, asked func(engine.State, *engine.View, engine.Action)) []float64 {
	for {
		by := engine.Nature
		a, due := st.Draw(b.chance)
		if !due {
			by, a = b.decide(st, asked)
		}
		if _, err := st.Apply(by, a); err != nil {
			panic(err)
		}
		if made := b.made(st); made != nil {
			return made
		}
	}
}

func (b *bench) made(st engine.State) []float64 {
	for _, e := range st.Effects() {
		if e.Kind == engine.HandEnd {
			n := len(b.setup.Seats)
			sum, made := 0.0, make([]float64, n)
			for x := range n {
				sum += float64(e.Sums[x])
			}
			for x := range n {
				own := float64(e.Sums[x])
				made[x] = own - (sum-own)/float64(n-1)
			}
			return made
		}
	}
	return nil
}

func (b *bench) decide(st engine.State, asked func(engine.State, *engine.View, engine.Action)) (engine.Seat, engine.Action) {
	for _, by := range st.Turn().List() {
		v := st.View(by)
		switch len(v.Legal) {
		case 0:
			continue // another one has a secret answer to give
		case 1:
			return by, v.Legal[0]
		}
		a := b.answer(&v)
		if asked != nil {
			asked(st, &v, a)
		}
		return by, a
	}
	panic("nobody can do anything")
}

func (b *bench) answer(v *engine.View) engine.Action {
	sight := b.judge.Look(v)
	if s, ok := SpotOf(v); ok && b.byTable.Has(v.Viewer) && !craft.Bound(v) {
		if row := b.table[s]; row != nil {
			if row[ClassOf(v, sight.Order)] {
				return v.Legal[0]
			}
			return v.Legal[1]
		}
	}
	return b.judge.Decide(&sight, v.Legal)
}

// try notes what the answer other than a would bring.
func (b *bench) try(st engine.State, v *engine.View, a engine.Action) {
	s, ok := SpotOf(v)
	if !ok || craft.Bound(v) {
		return
	}
	x := try{spot: s, class: ClassOf(v, b.judge.Look(v).Order), seat: v.Viewer, sign: 1}
	if row := b.cells[s]; row != nil && row[x.class].clear() && b.chance.IntN(rare) > 0 {
		return
	}
	pot, _ := v.Fact(factPot)
	x.pot = float64(pot.Value)
	other := v.Legal[0]
	if a == other {
		other, x.sign = v.Legal[1], -1
	}
	c := st.Clone()
	if _, err := c.Apply(v.Viewer, other); err != nil {
		panic(err)
	}
	made := b.made(c)
	if made == nil {
		made = b.play(c, nil)
	}
	x.gain = made[v.Viewer]
	b.tries = append(b.tries, x)
}
