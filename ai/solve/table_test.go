package solve_test

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"

	"krutzjass/ai/solve"
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/games"
	"krutzjass/engine/trick"
)

// Positions that a player can check. Side 0 is seats 0 and 2, or the seat alone.
var positions = []struct {
	name, game, mode string
	hands            string // by seat, between strokes
	trick            string // the cards already lying, the first by lead
	lead             engine.Seat
	seat             engine.Seat
	taken            []int
	value            int
	cards            string // card:value, in the order of the slots
}{
	{
		name: "the Bauer draws the Nell", game: "schieber", mode: "H",
		hands: "HJ S6 | H9 S7 | H6 C6 | D6 D7", lead: 0, taken: []int{0, 7},
		value: 34, cards: "HJ:34 S6:25",
	},
	{
		name: "the Bauer alone is not drawn out by a led trump", game: "schieber", mode: "H",
		hands: "H9 S6 | HJ S7 | H6 SA | D6 D7", lead: 0, taken: []int{0, 7},
		value: 14, cards: "H9:14 S6:11",
	},
	{
		name: "of twins the later takes", game: "krutzjass", mode: "H",
		hands: "SA | SK | D9 | SA", lead: 0, taken: []int{1, 10},
		value: 0, cards: "SA:0",
	},
	{
		name: "the partner's twin takes too", game: "krutzjass", mode: "H",
		hands: "SA | SK | SA | D9", lead: 0, taken: []int{0, 11},
		value: 36, cards: "SA:36",
	},
	{
		name: "all twelve tricks", game: "krutzjass", mode: "H",
		hands: "HJ | SK | S9 | D9", lead: 0, taken: []int{11, 0},
		value: 20 + 4 + 10 + 186, cards: "HJ:220",
	},
	{
		name: "all twelve tricks of the others", game: "krutzjass", mode: "H",
		hands: "SK | HJ | S9 | D9", lead: 1, taken: []int{0, 11},
		value: -186, cards: "HJ:-186",
	},
	{
		name: "schmieren on the partner's trick", game: "schieber", mode: "OBE",
		hands: "SA D6 | S10 S6 | HK H10 | D7 C7", trick: "SA S6", lead: 0, taken: []int{3, 4},
		value: 21, cards: "H10:21 HK:15",
	},
	{
		name: "Undenufe turns the order round", game: "schieber", mode: "UND",
		hands: "S6 | SA | S7 | S8", lead: 0, taken: []int{1, 7},
		value: 24, cards: "S6:24",
	},
	{
		name: "one against three wants points in Differenzler", game: "differenzler", mode: "C",
		hands: "CJ D6 | C9 D7 | CA D8 | CK D9", lead: 1, seat: 0,
		value: 43, cards: "D7:43 C9:49",
	},
	{
		name: "and few in Molotow", game: "molotow", mode: "C",
		hands: "CJ D6 | C9 D7 | CA D8 | CK D9", lead: 0, seat: 0,
		value: 49, cards: "D6:54 CJ:49",
	},
	{
		name: "trump is born, and the tens of the tricks change hands", game: "molotow", mode: "none",
		hands: "DA | DK | C6", lead: 0, seat: 2,
		value: 20, cards: "DA:20",
	},
	{
		name: "who cannot follow must trump in Chratze", game: "chratze", mode: "H",
		hands: "S6 D6 | H6 C7 | SA C8", lead: 0, seat: 1,
		value: 1, cards: "D6:1 S6:1",
	},
	{
		name: "of equal Linke the first takes in Watten", game: "watten", mode: "H",
		hands: "S9 | C9 | DA | HA", lead: 0,
		value: 1, cards: "S9:1",
	},
	{
		name: "and the Rechte takes them all", game: "watten", mode: "H",
		hands: "S9 | C9 | DA | H9", lead: 0,
		value: 0, cards: "S9:0",
	},
}

func layout(t testing.TB, game, mode, hands string, lead, seat engine.Seat, taken []int) (trick.SolveAsker, *trick.Layout) {
	t.Helper()
	g, _ := games.Find(game)
	options, err := engine.Complete(g.Info().Options, nil)
	if err != nil {
		t.Fatal(err)
	}
	m, _ := engine.ParseMode(mode)
	l := &trick.Layout{Options: options, Mode: m, Values: m, Lead: lead, Seat: seat, Taken: taken, Schlag: card.Nine}
	for text := range strings.SplitSeq(hands, " | ") {
		hand, err := card.ParseSet(text)
		if err != nil {
			t.Fatal(err)
		}
		l.Hands = append(l.Hands, hand)
	}
	return g.(trick.SolveAsker), l
}

func TestPositions(t *testing.T) {
	s := solve.New(1 << 16)
	for _, x := range positions {
		t.Run(x.name, func(t *testing.T) {
			g, l := layout(t, x.game, x.mode, x.hands, x.lead, x.seat, x.taken)
			laid, _ := card.ParseList(x.trick)
			p, err := g.AskSolve(l)
			if err != nil {
				t.Fatal(err)
			}
			for _, c := range laid {
				p.Play(p.Slot[c])
			}
			value, _ := s.Value(&p, solve.Limit{})
			cards, _ := s.Cards(&p, solve.Limit{}, nil)
			var words []string
			for _, c := range cards {
				words = append(words, c.Card.String()+":"+strconv.Itoa(c.Value))
			}
			if got := strings.Join(words, " "); value != x.value || got != x.cards {
				t.Errorf("value %d of %s, want %d of %s", value, got, x.value, x.cards)
			}
		})
	}
}

// Each idea only saves work: with any of them switched off the values are the
// same, in positions too large to play out plainly.
func TestIdeasChangeNothing(t *testing.T) {
	for _, x := range sizes {
		for _, idea := range solve.Ideas {
			r := rand.New(rand.NewPCG(9, 9))
			s, without := solve.New(1<<18), solve.New(1<<18)
			without.Without(idea)
			for range 12 {
				p := random(t, x.game, x.mode, 4, r)
				p.Few = r.IntN(2) == 0
				want, _ := s.Value(&p, solve.Limit{})
				if got, _ := without.Value(&p, solve.Limit{}); got != want {
					t.Fatalf("%s: %d, without %q %d\n%s", x.game, want, idea, got, show(&p))
				}
			}
		}
	}
}

// A search stops at its budget and at the flag, says so, and the next one is as good
// as ever.
func TestLimit(t *testing.T) {
	s := solve.New(1 << 16)
	r := rand.New(rand.NewPCG(1, 1))
	p := random(t, "krutzjass", engine.TrumpHearts, 6, r)
	want, ok := s.Value(&p, solve.Limit{})
	if !ok || s.Nodes() < 5000 {
		t.Fatalf("%d after %d nodes: too little to stop", want, s.Nodes())
	}
	var stop atomic.Bool
	stop.Store(true)
	for _, row := range []struct {
		name  string
		limit solve.Limit
		ok    bool
		most  int64
	}{
		{"a budget", solve.Limit{Nodes: 1000}, false, 1010},
		{"the flag", solve.Limit{Stop: &stop}, false, 10},
		{"a large budget", solve.Limit{Nodes: 100_000_000}, true, 100_000_000},
		{"a flag that nobody sets", solve.Limit{Stop: new(atomic.Bool)}, true, 100_000_000},
	} {
		got, ok := s.Value(&p, row.limit)
		if ok != row.ok || ok && got != want || s.Nodes() > row.most {
			t.Errorf("%s: %d, %v after %d nodes", row.name, got, ok, s.Nodes())
		}
		if _, ok := s.Cards(&p, row.limit, nil); ok != row.ok {
			t.Errorf("%s: all cards, %v", row.name, ok)
		}
	}
}

// A solver and a position take no memory once they are made.
func TestNoAllocation(t *testing.T) {
	s := solve.New(1 << 16)
	r := rand.New(rand.NewPCG(1, 1))
	p := random(t, "schieber", engine.TrumpHearts, 4, r)
	values := make([]solve.CardValue, 0, 9)
	if n := testing.AllocsPerRun(20, func() {
		s.Value(&p, solve.Limit{})
		values, _ = s.Cards(&p, solve.Limit{}, values[:0])
	}); n > 0 {
		t.Errorf("solving allocates %v times", n)
	}
	for _, x := range tables {
		_, st := x.start(t)
		for _, ok := st.(trick.Solvable).Position(0); !ok; _, ok = st.(trick.Solvable).Position(0) {
			step(t, st, r)
		}
		if n := testing.AllocsPerRun(20, func() { st.(trick.Solvable).Position(1) }); n > 0 {
			t.Errorf("%s: a position allocates %v times", x.name, n)
		}
	}
}
