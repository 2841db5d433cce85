package search

import (
	"krutzjass/engine"
	"krutzjass/engine/trick"
)

// settlement makes a payoff of what seats take from a point of a deal on. It says
// the same as the rules and the valuer.
type settlement struct {
	*valuer
	kind   settling
	factor float64 // of the points
	sweep  float64 // of all tricks, for the side that made them
	start  payoff  // what does not hang on the cards to come, with factor
	caller engine.Side
	few    bool                   // Coiffeur: the points of the others count
	made   [engine.MaxSeats]int32 // before
	want   [engine.MaxSeats]int32 // Differenzler: predictions
	exact  int32                  // Differenzler: reward
	at     [2]float64             // bySides, byRace: the totals at the root
	later  [2]float64             // byRace: what is counted besides the tricks
	before trick.Accounts         // byTens: what seats have at the root
}

// settling is how points become a payoff.
type settling uint8

const (
	bySides  settling = iota // each side has its points, times a factor
	byRow                    // the side that called writes its points (Coiffeur)
	byAiming                 // each seat has predicted its points (Differenzler)
	byRace                   // bySides, when the match is near its end
	byTens                   // each seat writes its points (Molotow)
)

// alone tells whether each seat plays for itself.
func (k settling) alone() bool { return k == byAiming || k == byTens }

// settlings lists the games whose deals are settled from the points of tricks.
var settlings = map[string]settling{
	"krutzjass": bySides, "schieber": bySides, "coiffeur": byRow, "differenzler": byAiming, "molotow": byTens,
}

// Facts that games tell.
const (
	factFactor    engine.FactKey = "factor"    // Schieber: Value is the factor of the mode
	factRow       engine.FactKey = "row"       // Coiffeur: Value is the place of the row
	factPoints    engine.FactKey = "points"    // Coiffeur, Differenzler: Seat has made Value
	factPredicted engine.FactKey = "predicted" // Differenzler: Seat has predicted Value
)

// settles reads a state in which cards are played; ok is false where only the
// rules themselves can settle.
func (x *valuer) settles(game string, st engine.State, p *trick.Position) (s settlement, ok bool) {
	kind, known := settlings[game]
	switch {
	case !known || x.target > 0 && kind != bySides:
		return s, false
	case x.target > 0:
		kind = byRace
	}
	s = settlement{valuer: x, kind: kind, factor: 1, sweep: float64(max(p.Sweep[0], p.Sweep[1]))}
	v := st.View(0)
	switch kind {
	case bySides, byRace:
		s.at = [2]float64{float64(v.Totals[0]), float64(v.Totals[1])}
		if f, ok := v.Fact(factFactor); ok {
			s.factor = float64(f.Value)
		}
	case byRow:
		s.readRow(&v)
	case byAiming:
		s.exact = int32(v.Setup.Options.Int("exact"))
		for i := range x.seats {
			s.readAim(st, engine.Seat(i))
		}
	case byTens:
		a, ok := st.(trick.Accountant)
		if !ok {
			return s, false
		}
		s.before = a.Accounts()
	}
	return s, true
}

func (s *settlement) readRow(v *engine.View) {
	maker, _ := v.Fact(engine.FactMaker)
	row, _ := v.Fact(factRow)
	s.caller = s.side[maker.Seat]
	factors, _ := v.Setup.Options["factors"].([]int)
	s.factor, s.few = float64(factors[row.Value]), fewest(v)
	for side := range engine.Seat(2) {
		f, _ := v.FactOf(factPoints, side)
		s.made[side] = int32(f.Value)
	}
}

func (s *settlement) readAim(st engine.State, x engine.Seat) {
	v := st.View(x)
	if f, ok := v.FactOf(factPredicted, x); ok {
		s.want[x] = int32(f.Value)
	}
	if f, ok := v.FactOf(factPoints, x); ok {
		s.made[x] = int32(f.Value)
	}
}

// pay settles: t is what seats took from the root on, took who has taken a trick
// in the whole deal.
func (s *settlement) pay(t *tally, took uint8, p *payoff) {
	switch s.kind {
	case bySides:
		s.paySides(t, took, p)
	case byRow:
		s.payRow(t, took, p)
	case byAiming:
		s.payAims(t, took, p)
	case byRace:
		s.payRace(t, took, p)
	case byTens:
		s.payTens(t, p)
	}
}

// bySide adds up what the sides of a partnership took, and tells which of them,
// if any, has taken all tricks.
func (s *settlement) bySide(t *tally, took uint8) (points [2]int32, swept engine.Side) {
	for i := range s.seats {
		points[s.side[i]] += t[i]
	}
	switch {
	case took&^trick.Partners(0) == 0:
		return points, 0
	case took&trick.Partners(0) == 0:
		return points, 1
	}
	return points, -1
}

func (s *settlement) paySides(t *tally, took uint8, p *payoff) {
	points, swept := s.bySide(t, took)
	gain := float64(points[0] - points[1])
	switch swept {
	case 0:
		gain += s.sweep
	case 1:
		gain -= s.sweep
	}
	s.both(s.factor*gain, p)
}

// both gives a gain of side 0 to its seats, and to the others as a loss.
func (s *settlement) both(gain float64, p *payoff) {
	for i := range s.seats {
		p[i] = s.start[i]
		if s.side[i] == 0 {
			p[i] += gain
		} else {
			p[i] -= gain
		}
	}
}

// payRow writes the row: tens, rounded, times the factor
// (schieber-coiffeur-differenzler-molotow.md 4).
func (s *settlement) payRow(t *tally, took uint8, p *payoff) {
	points, swept := s.bySide(t, took)
	counts := s.caller
	if s.few {
		counts = 1 - counts
	}
	sum := s.made[counts] + points[counts]
	if swept == counts {
		sum += int32(s.sweep)
	}
	gain := float64(tens(sum)) * s.factor
	if s.caller != 0 {
		gain = -gain
	}
	s.both(gain, p)
}

// payAims writes the differences.
func (s *settlement) payAims(t *tally, took uint8, p *payoff) {
	var off [engine.MaxSeats]int32
	sum := int32(0)
	for i := range s.seats {
		off[i] = s.want[i] - s.made[i] - t[i]
		switch {
		case off[i] < 0:
			off[i] = -off[i]
		case off[i] == 0 && (s.want[i] > 0 || took>>i&1 != 0):
			off[i] = -s.exact
		}
		sum += off[i]
	}
	s.share(&off, float64(sum), p)
}

// payTens writes what each seat has made, the Sweep among it.
func (s *settlement) payTens(t *tally, p *payoff) {
	var made [engine.MaxSeats]int32
	sum := 0.0
	for i := range s.seats {
		made[i] = tens(s.before.Now[i] + t[i])
		sum += float64(made[i])
	}
	s.share(&made, sum, p)
}

// tens is points in tens, halves away from zero
// (schieber-coiffeur-differenzler-molotow.md 4 and 6).
func tens(points int32) int32 {
	if points < 0 {
		return -tens(-points)
	}
	return (points + 5) / 10
}
