package deal

import (
	"errors"
	"math"
	"math/rand/v2"
	"testing"

	"krutzjass/engine/card"
)

// checkUniform draws often and compares how often each deal came with how often
// it should, by chi-square; it reports deals that should not be.
func checkUniform(t *testing.T, p *Problem, draws int) {
	t.Helper()
	want := allDeals(p)
	total := 0
	for _, ways := range want {
		total += ways
	}
	s, err := p.Prepare()
	if err != nil {
		t.Fatalf("Prepare: %v, but there are %d deals", err, total)
	}
	if math.Abs(s.deals-float64(total)) > 1e-9*float64(total) {
		t.Errorf("counted %v deals, there are %d: %+v", s.deals, total, p)
	}
	r := rand.New(rand.NewPCG(1, 2))
	checkDraws(t, want, draws, func(dst *deal) { s.Deal(r, dst[:len(p.Need)+1]) })
}

// checkDraws draws often and compares how often each deal came with the ways in
// which it can come.
func checkDraws(t *testing.T, want map[deal]int, draws int, draw func(*deal)) {
	t.Helper()
	total := 0
	for _, ways := range want {
		total += ways
	}
	got := map[deal]int{}
	var dealt deal
	for range draws {
		draw(&dealt)
		got[dealt]++
	}
	for d, n := range got {
		if want[d] == 0 {
			t.Fatalf("dealt %d times, but does not fit: %v", n, d)
		}
	}
	chi, free := 0.0, float64(len(want)-1)
	for d, ways := range want {
		expect := float64(draws) * float64(ways) / float64(total)
		off := float64(got[d]) - expect
		chi += off * off / expect
	}
	// Mean free, deviation sqrt(2 free): five of them, and some for few deals.
	if limit := free + 5*math.Sqrt(2*free) + 12; chi > limit {
		t.Errorf("chi-square %.1f over %d deals, more than %.1f", chi, len(want), limit)
	}
}

func TestUniform(t *testing.T) {
	tests := []struct {
		name   string
		pool   string
		need   []int
		barred []string
		fixed  []string
	}{
		{name: "nothing known", pool: "H9 HJ HQ D9 DJ DQ", need: []int{2, 2, 2}},
		{name: "unequal hands", pool: "H9 HJ HQ D9 DJ DQ", need: []int{1, 2, 3}},
		{name: "cards left over", pool: "H9 HJ HQ D9 DJ DQ", need: []int{2, 1}},
		{name: "a hand of none", pool: "H9 HJ HQ D9", need: []int{2, 0, 2}},
		{name: "one void", pool: "H9 HJ HQ D9 DJ DQ", need: []int{2, 2, 2}, barred: []string{"H9 HJ HQ", "", ""}},
		{name: "voids of all", pool: "H9 HJ D9 DJ C9 CJ", need: []int{2, 2, 2}, barred: []string{"H9 HJ", "D9 DJ", "C9 CJ"}},
		{name: "same void twice", pool: "H9 HJ D9 DJ C9 CJ", need: []int{2, 2, 2}, barred: []string{"H9 HJ", "H9 HJ", ""}},
		{name: "void and stock", pool: "H9 HJ D9 DJ C9 CJ", need: []int{2, 2}, barred: []string{"H9 HJ", "C9"}},
		{name: "twins", pool: "H9 H9 HJ HJ D9 DJ", need: []int{2, 2, 2}},
		{name: "twins and void", pool: "H9 H9 HJ HJ D9 DJ", need: []int{2, 2, 2}, barred: []string{"H9", "", "D9 DJ"}},
		{name: "fixed card", pool: "H9 HJ HQ D9 DJ DQ", need: []int{2, 2, 2}, fixed: []string{"HJ", "", ""}},
		{name: "fixed both twins", pool: "H9 H9 HJ D9 DJ DQ", need: []int{2, 2, 2}, fixed: []string{"H9 H9", "", ""}},
		{name: "fixed one of twins", pool: "H9 H9 HJ D9 DJ DQ", need: []int{2, 2, 2}, fixed: []string{"H9", "", ""}},
		{name: "fixed one of twins, the other barred", pool: "H9 H9 HJ D9 DJ DQ", need: []int{2, 2, 2}, fixed: []string{"H9", "", ""}, barred: []string{"H9", "", ""}},
		{name: "fixed each one of twins", pool: "H9 H9 HJ D9 DJ DQ", need: []int{2, 2, 2}, fixed: []string{"H9", "H9", ""}},
		{name: "two owners", pool: "H9 H9 HJ HJ D9 DJ DQ", need: []int{3, 2, 2}, fixed: []string{"H9", "HJ", ""}, barred: []string{"", "D9", "DQ"}},
		{name: "owner of two and stock", pool: "H9 H9 HJ HJ D9 DJ", need: []int{3, 1}, fixed: []string{"H9 HJ", ""}},
		{name: "fixed against the bar", pool: "H9 HJ HQ D9 DJ DQ", need: []int{2, 2, 2}, fixed: []string{"HJ", "", ""}, barred: []string{"H9 HJ HQ", "", ""}},
		{name: "one deal only", pool: "H9 HJ D9 DJ", need: []int{2, 2}, barred: []string{"H9 HJ", ""}},
		{name: "eight receivers", pool: "H9 HJ D9 DJ C9 CJ S9 SJ", need: []int{1, 1, 1, 1, 1, 1, 1, 1},
			barred: []string{"H9 HJ", "D9 DJ", "C9 CJ", "S9 SJ", "H9", "D9", "C9", "S9 H9 D9"}},
		{name: "eight receivers and a rest", pool: "H9 HJ D9 DJ C9 CJ S9 SJ HQ", need: []int{1, 1, 1, 1, 1, 1, 1, 1},
			barred: []string{"H9 HJ HQ D9 DJ C9 CJ", "D9 DJ H9 HJ HQ C9", "C9 CJ H9 D9", "S9 SJ HQ", "H9 HJ", "D9 HQ", "C9", "S9 H9 D9 HQ SJ"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := &Problem{Pool: set(t, tt.pool), Need: tt.need}
			if tt.barred != nil {
				p.Barred = bars(t, tt.barred...)
			}
			if tt.fixed != nil {
				p.Fixed = sets(t, tt.fixed...)
			}
			checkUniform(t, p, 40*max(len(allDeals(p)), 25))
		})
	}
}

// Whatever the problem, the sampler finds a deal exactly when there is one, and
// the deals it finds come in proportion.
func TestSomeProblems(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	possible := 0
	for i := range 1500 {
		p := someProblem(r)
		deals := allDeals(p)
		if len(deals) == 0 {
			if _, err := p.Prepare(); !errors.Is(err, ErrImpossible) {
				t.Fatalf("problem %d has no deal, Prepare says %v: %+v", i, err, p)
			}
			continue
		}
		possible++
		checkUniform(t, p, 20*len(deals)+100)
		if t.Failed() {
			t.Fatalf("problem %d: %+v", i, p)
		}
	}
	if possible < 300 || possible > 1200 {
		t.Errorf("%d of 1500 problems were possible: the test is one-sided", possible)
	}
}

func TestImpossible(t *testing.T) {
	hand := func(text string) []card.Set { return sets(t, text, "") }
	tests := []struct {
		name   string
		p      Problem
		broken bool // the problem itself is wrong
	}{
		{"too many needed", Problem{Pool: set(t, "H9 HJ"), Need: []int{2, 1}}, false},
		{"nobody may hold a card", Problem{Pool: set(t, "H9 HJ"), Need: []int{1, 1}, Barred: bars(t, "H9", "H9")}, false},
		{"too little room among those who may", Problem{Pool: set(t, "H9 HJ D9"), Need: []int{1, 2}, Barred: bars(t, "", "H9 HJ")}, false},
		{"fixed card not there", Problem{Pool: set(t, "H9 HJ"), Need: []int{1, 1}, Fixed: hand("HQ")}, false},
		{"fixed twin not there", Problem{Pool: set(t, "H9 HJ"), Need: []int{2, 0}, Fixed: hand("H9 H9")}, false},
		{"more fixed than needed", Problem{Pool: set(t, "H9 HJ"), Need: []int{1, 1}, Fixed: hand("H9 HJ")}, false},
		{"negative number", Problem{Pool: set(t, "H9 HJ"), Need: []int{-1, 1}}, false},
		{"Barred too short", Problem{Pool: set(t, "H9 HJ"), Need: []int{1, 1}, Barred: bars(t, "H9")}, true},
		{"too many receivers", Problem{Pool: set(t, "H9 HJ"), Need: make([]int, MaxReceivers+1)}, true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s, err := tt.p.Prepare()
			if err == nil || s != nil {
				t.Fatalf("Prepare gave %v, %v", s, err)
			}
			if errors.Is(err, ErrImpossible) == tt.broken {
				t.Errorf("wrong kind of error: %v", err)
			}
		})
	}
}

// A whole Krutzjass deal late in knowledge: many bars, shown Weis, twins.
func TestLargeFits(t *testing.T) {
	p := largeProblem(t)
	s, err := p.Prepare()
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(5, 6))
	hands := make([]card.Set, 4)
	for range 2000 {
		s.Deal(r, hands)
		if !holds(p, hands) || hands[0].Plus(hands[1]).Plus(hands[2]) != p.Pool {
			t.Fatalf("does not fit: %v", hands)
		}
	}
}

func largeProblem(t testing.TB) *Problem {
	return &Problem{
		Pool:   card.Double().Minus(set(t, "H9 H9 HJ HQ HK DA DA CJ CQ SK SA SA")),
		Need:   []int{12, 12, 12},
		Barred: []uint64{card.SuitBits(card.Hearts), card.SuitBits(card.Spades), 1<<card.Of(card.Clubs, card.Ace) | card.SuitBits(card.Diamonds)},
		Fixed:  sets(t, "C9 C10 CJ", "HK DK CK SK", ""),
	}
}

func BenchmarkDeal(b *testing.B) {
	// Chratze with seven after two tricks: who could not follow hearts, and diamonds.
	seven := &Problem{Pool: card.Jass().Not(1<<card.Of(card.Hearts, card.Ace) | 1<<card.Of(card.Diamonds, card.Ace)), Need: []int{2, 2, 2, 2, 2, 2}, Barred: make([]uint64, 6)}
	for i := range seven.Barred {
		if i%2 == 0 {
			seven.Barred[i] |= card.SuitBits(card.Hearts)
		}
		if i%3 == 0 {
			seven.Barred[i] |= card.SuitBits(card.Diamonds)
		}
	}
	for name, p := range map[string]*Problem{
		"Free":  {Pool: card.Double().Minus(someHand(12)), Need: []int{12, 12, 12}},
		"Known": largeProblem(b),
		"Seven": seven,
	} {
		b.Run(name, func(b *testing.B) {
			s, err := p.Prepare()
			if err != nil {
				b.Fatal(err)
			}
			r := rand.New(rand.NewPCG(7, 8))
			hands := make([]card.Set, len(p.Need))
			b.ReportAllocs()
			for b.Loop() {
				s.Deal(r, hands)
			}
		})
		b.Run(name+"/Prepare", func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := p.Prepare(); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func someHand(n int) card.Set { return Hands(rand.New(rand.NewPCG(9, 9)), card.Double(), n)[0] }
