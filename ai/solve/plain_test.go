package solve_test

import (
	"testing"

	"krutzjass/engine"
)

// plain is the search to compare with: all plays of all states, by the rules of
// the game alone.
type plain struct {
	table
	own  engine.Seat
	few  bool
	root int // Molotow: what the seat had made before
}

// partners tells whether two seats play together.
func (x table) partners(a, b engine.Seat) bool {
	alone := x.game == "differenzler" || x.game == "molotow" || x.game == "chratze"
	return a == b || !alone && a&1 == b&1
}

// gain is what the last move brought the own side, as its effects tell it; over
// says that the deal has ended.
func (x *plain) gain(st engine.State) (sum int, over bool) {
	for _, e := range st.Effects() {
		own := x.partners(e.Seat, x.own)
		switch e.Kind {
		case engine.HandEnd:
			over = true
		case engine.Take:
			switch {
			case !own || x.game == "molotow":
			case x.game == "chratze" || x.game == "watten":
				sum++
			default:
				sum += int(e.Points)
			}
		case engine.Score:
			switch {
			case e.Why != engine.WhyMatch:
			case e.Side == engine.PartnersSide(x.own):
				sum += int(e.Points)
			default:
				sum -= int(e.Points)
			}
		}
	}
	if over {
		sum += x.atEnd(st)
	}
	return sum, over
}

// atEnd is what is counted once a deal is over and shows in its view alone.
func (x *plain) atEnd(st engine.State) int {
	switch x.game {
	case "molotow":
		return x.molotow(st) - x.root
	case "coiffeur":
		v := st.View(x.own)
		for i := range v.Past {
			if v.Past[i].Winner&1 != v.Past[0].Winner&1 {
				return 0
			}
		}
		maker, _ := v.Fact("row")
		takes := maker.Seat
		if v.Setup.Options["rows"].([]string)[maker.Value] == "misere" {
			takes++
		}
		bonus := v.Setup.Options.Int("match") - 157
		switch {
		case v.Past[0].Winner&1 != takes&1:
			return 0
		case takes&1 == x.own&1:
			return bonus
		}
		return -bonus
	}
	return 0
}

// molotow is what the seat's account of the deal says, own Weis aside.
func (x *plain) molotow(st engine.State) (sum int) {
	v := st.View(x.own)
	for _, key := range []engine.FactKey{"trick", "tischweis", "stoeck", "match"} {
		if f, ok := v.FactOf(engine.FactMade+key, x.own); ok {
			sum += f.Value
		}
	}
	return sum
}

// value is what the own side still makes; st is played on.
func (x *plain) value(t *testing.T, st engine.State) int {
	by, list := plays(st)
	if len(list) == 0 { // Weis, which change nothing here, are called or kept back
		legal := st.Legal(nil, by)
		list = legal[len(legal)-1:]
	}
	best := x.worst(by)
	for i, a := range list {
		next := st
		if i+1 < len(list) {
			next = st.Clone()
		}
		best = x.better(by, best, x.play(t, next, by, a))
	}
	return best
}

// play is what the own side makes from a on; st is played on.
func (x *plain) play(t *testing.T, st engine.State, by engine.Seat, a engine.Action) int {
	if _, err := st.Apply(by, a); err != nil {
		t.Fatal(err)
	}
	got, over := x.gain(st)
	if !over {
		got += x.value(t, st)
	}
	return got
}

// worst is worse for seat by than every value.
func (x *plain) worst(by engine.Seat) int {
	if x.partners(by, x.own) != x.few {
		return -10_000
	}
	return 10_000
}

// better is the one of two values that seat by would choose.
func (x *plain) better(by engine.Seat, a, b int) int {
	if x.partners(by, x.own) != x.few {
		return max(a, b)
	}
	return min(a, b)
}

// differ tells whether two values are not the same. A deal of Watten ends with the
// third trick of a pair: there it is compared who gets it.
func (x *plain) differ(st engine.State, got, want int) bool {
	if x.game != "watten" {
		return got != want
	}
	taken := 0
	for _, trick := range st.View(x.own).Past {
		if x.partners(trick.Winner, x.own) {
			taken++
		}
	}
	return (taken+got >= 3) != (taken+want >= 3)
}
