package risk

import (
	"flag"
	"math/rand/v2"
	"os"
	"testing"

	"krutzjass/ai/craft"
	"krutzjass/engine"
	"krutzjass/engine/games"
)

var (
	makeTable = flag.Bool("make", false, "play deals and write table.txt anew; about ten minutes")
	deals     = flag.Int("deals", 6000, "with -make, how many deals are played at each table in a round")
)

// rounds of fictitious play: each answers the table of the one before, and what
// was seen in earlier ones counts half as much in each.
const rounds = 3

// TestMake makes the table if asked to; else it plays a few deals and sees that an
// answer is learned that nobody can miss.
func TestMake(t *testing.T) {
	if !*makeTable {
		l := newLab(t, "chratze", 3, table{})
		for range 400 {
			l.deal()
		}
		l.learn()
		for s, row := range l.table {
			if s.Stake == Call && (row[0] || !row[ofTwo]) {
				t.Errorf("%+v: learned %v without a trump, %v with the two best", s, row[0], row[ofTwo])
			}
		}
		return
	}
	made := table{}
	for _, mode := range []string{"chratze", "zwicken"} {
		for seats := 2; seats <= engine.MaxSeats; seats++ {
			l := newLab(t, mode, seats, made)
			for range rounds {
				for range *deals {
					l.deal()
				}
				l.learn()
			}
			t.Logf("%s %d: answers that changed in the last round bring at most %.4f pots a deal and seat", mode, seats, l.missed/float64(*deals*seats))
		}
	}
	if err := os.WriteFile("table.txt", []byte(made.write()), 0o644); err != nil {
		t.Fatal(err)
	}
}

// seen is how often a class was asked, and what the risk brought more than
// leaving it in sum, in pots.
type seen struct{ n, gain float64 }

// lab plays deals of a table of so many seats.
type lab struct {
	t       testing.TB
	game    engine.Game
	setup   engine.Setup
	judge   *craft.Judge
	chance  *rand.Rand
	table   table
	byTable engine.Seats // who answer by the table in this deal; the others by rule
	cells   map[Spot]*[classes]seen
	tries   []try   // of this deal
	missed  float64 // pots of the answers that changed when it was learned
}

func newLab(t testing.TB, mode string, seats int, made table) *lab {
	g, ok := games.Find("chratze")
	if !ok {
		t.Fatal("there is no Chratze")
	}
	r := rand.New(rand.NewPCG(5, uint64(seats)))
	return &lab{t: t, game: g, chance: r, table: made, cells: map[Spot]*[classes]seen{},
		setup: engine.Setup{Game: "chratze", Seats: make([]engine.Player, seats), Options: engine.Options{"mode": mode}},
		judge: craft.New(g, craft.Mind{Ahead: true}, func(_ *engine.View, n int) int { return r.IntN(n) })}
}

// try is an answer of a deal: what the other one would have brought, with the sign
// of the risk.
type try struct {
	seat  engine.Seat
	cell  *seen
	other float64
	sign  float64
	pot   float64
}

// deal plays the first deal of a match; at every answer the other one is tried too.
func (l *lab) deal() {
	st, err := l.game.New(l.setup)
	if err != nil {
		l.t.Fatal(err)
	}
	l.byTable = engine.Seats(l.chance.Uint64()) & engine.AllSeats(len(l.setup.Seats))
	l.tries = l.tries[:0]
	made := l.play(st, func(v *engine.View, a engine.Action) {
		if s, ok := SpotOf(v); ok && !craft.Bound(v) {
			l.try(st, v, s, a)
		}
	})
	for _, x := range l.tries {
		x.cell.n++
		x.cell.gain += x.sign * (x.other - made[x.seat]) / x.pot
	}
}

// play plays to the end of the deal, and gives what each seat made more than the
// others on average.
func (l *lab) play(st engine.State, asked func(*engine.View, engine.Action)) []float64 {
	for {
		by := engine.Nature
		a, due := st.Draw(l.chance)
		if !due {
			by, a = l.decide(st, asked)
		}
		if _, err := st.Apply(by, a); err != nil {
			l.t.Fatal(err)
		}
		if made := l.made(st); made != nil {
			return made
		}
	}
}

func (l *lab) made(st engine.State) []float64 {
	for _, e := range st.Effects() {
		if e.Kind == engine.HandEnd {
			n := len(l.setup.Seats)
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

func (l *lab) decide(st engine.State, asked func(*engine.View, engine.Action)) (engine.Seat, engine.Action) {
	for _, by := range st.Turn().List() {
		v := st.View(by)
		switch len(v.Legal) {
		case 0:
			continue // another one has a secret answer to give
		case 1:
			return by, v.Legal[0]
		}
		a := l.answer(&v)
		if asked != nil {
			asked(&v, a)
		}
		return by, a
	}
	l.t.Fatal("nobody can do anything")
	return engine.Nobody, engine.Action{}
}

func (l *lab) answer(v *engine.View) engine.Action {
	sight := l.judge.Look(v)
	if s, ok := SpotOf(v); ok && l.byTable.Has(v.Viewer) && !craft.Bound(v) {
		if row := l.table[s]; row != nil {
			if row[Classify(v.Hand, sight.Order)] {
				return v.Legal[0]
			}
			return v.Legal[1]
		}
	}
	return l.judge.Decide(&sight, v.Legal)
}

// rare is which part of the deals hands without a trump are tried in: there are
// many, and they hardly ever pay.
const rare = 4

// try notes what the answer other than a would bring.
func (l *lab) try(st engine.State, v *engine.View, s Spot, a engine.Action) {
	sight := l.judge.Look(v)
	class := Classify(v.Hand, sight.Order)
	if class < ofOne && l.chance.IntN(rare) > 0 {
		return
	}
	row := l.cells[s]
	if row == nil {
		row = new([classes]seen)
		l.cells[s] = row
	}
	pot, _ := v.Fact("pot")
	x := try{seat: v.Viewer, cell: &row[class], sign: 1, pot: float64(pot.Value)}
	other := v.Legal[0]
	if a == other {
		other, x.sign = v.Legal[1], -1
	}
	c := st.Clone()
	if _, err := c.Apply(v.Viewer, other); err != nil {
		l.t.Fatal(err)
	}
	made := l.made(c)
	if made == nil {
		made = l.play(c, nil)
	}
	x.other = made[v.Viewer]
	l.tries = append(l.tries, x)
}

// weighs is how many deals of a class in the other spots of a stake are as telling
// as the own ones.
const weighs = 20

// learn makes the answers of the table from what was seen.
func (l *lab) learn() {
	var all [stakes][classes]seen
	for s, row := range l.cells {
		for c := range row {
			all[s.Stake][c].n += row[c].n
			all[s.Stake][c].gain += row[c].gain
		}
	}
	l.missed = 0
	for s, row := range l.cells {
		was := l.table[s]
		l.table[s] = new([classes]bool)
		for c := range row {
			usual := all[s.Stake][c].gain / max(1, all[s.Stake][c].n)
			l.table[s][c] = row[c].gain+weighs*usual > 0
			if was != nil && was[c] != l.table[s][c] {
				l.missed += max(row[c].gain, -row[c].gain)
			}
			row[c].n /= 2
			row[c].gain /= 2
		}
	}
}
