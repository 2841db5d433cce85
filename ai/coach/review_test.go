package coach

import (
	"math/rand/v2"
	"testing"

	"krutzjass/ai"
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/games"
)

// played is a decision of a hand, with the state that nobody sees.
type played struct {
	st     engine.State
	view   engine.View
	action engine.Action
}

// hand plays a hand at random and gives the decisions about cards, and the view
// at the end of a seat.
func hand(t *testing.T, g engine.Game, seat engine.Seat, r *rand.Rand) (list []played, end engine.View) {
	t.Helper()
	st, err := g.New(engine.Setup{Game: g.Info().Key, Seats: make([]engine.Player, 4)})
	if err != nil {
		t.Fatal(err)
	}
	for {
		by, v := asks(st)
		if by == seat && len(v.Legal) > 1 && v.Legal[0].Kind == engine.Play {
			a := v.Legal[r.IntN(len(v.Legal))]
			list = append(list, played{st.Clone(), v, a})
			if _, err := st.Apply(by, a); err != nil {
				t.Fatal(err)
			}
		} else {
			step(t, st, r)
		}
		if over(st) {
			return list, st.View(seat)
		}
	}
}

// The hand that is over shows every hand at every moment of it, and what a card
// truly cost is what plain search with open cards says.
func TestTruth(t *testing.T) {
	for _, key := range []string{"krutzjass", "schieber"} {
		g, _ := games.Find(key)
		c := New(g, rand.New(rand.NewPCG(1, 1)))
		reckoned := 0
		for n := range uint64(3) {
			list, end := hand(t, g, 1, rand.New(rand.NewPCG(n, 2)))
			for _, d := range list {
				hands, ok := revealed(&d.view, end.Past)
				for x := range hands {
					if v := d.st.View(engine.Seat(x)); !ok || v.Hand != hands[x] {
						t.Fatalf("%s: seat %d: %v, %v: want %v", key, x, hands[x], ok, v.Hand)
					}
				}
				if d.view.Hand.Len() > 3 {
					continue
				}
				for _, other := range d.view.Legal {
					got := c.truth(&d.view, Comment{Played: d.action, Better: other}, end.Past)
					want := search(t, d.st, 1, other) - search(t, d.st, 1, d.action)
					if !got.Known || got.Points != want {
						t.Errorf("%s: %v instead of %v costs %+v, want %d", key, d.action.Cards, other.Cards, got, want)
					}
					reckoned++
				}
			}
		}
		if reckoned < 10 {
			t.Errorf("%s: only %d moves were reckoned", key, reckoned)
		}
	}
}

// search is what the side of a seat makes more than the other in the whole hand,
// by the tricks, if by plays a and all play their best with open cards.
func search(t *testing.T, st engine.State, seat engine.Seat, a engine.Action) int {
	before := gain(st, seat)
	return best(t, st, seat, a) - before
}

func best(t *testing.T, st engine.State, seat engine.Seat, a engine.Action) int {
	t.Helper()
	by, _ := asks(st)
	st = st.Clone()
	if _, err := st.Apply(by, a); err != nil {
		t.Fatal(err)
	}
	if over(st) {
		return gain(st, seat)
	}
	next, v := asks(st)
	ours := engine.PartnersSide(next) == engine.PartnersSide(seat)
	top := 0
	for i, x := range v.Legal {
		if got := best(t, st, seat, x); i == 0 || ours && got > top || !ours && got < top {
			top = got
		}
	}
	return top
}

func gain(st engine.State, seat engine.Seat) int {
	sums := st.Gain()
	side := engine.PartnersSide(seat)
	return sums[side] - sums[1-side]
}

// A tip names a legal action and a comment weighs what was played; the review
// keeps the two dearest.
func TestReview(t *testing.T) {
	c := &Coach{game: games.All[0]}
	end := engine.View{Setup: engine.Setup{Game: "krutzjass"}}
	var moves []moment
	for i, cost := range []float64{3, 0, 12, 5} {
		m := moment{view: end, comment: Comment{Seq: i, Cost: cost, Size: Some}}
		if cost == 0 {
			m.comment.Size = Taste
		}
		moves = append(moves, m)
	}
	r := c.review(&end, moves)
	if r.Moves != 4 || len(r.Lessons) != 2 || r.Lessons[0].Cost != 12 || r.Lessons[1].Cost != 5 || r.Lessons[0].Truly.Known {
		t.Errorf("%+v", r)
	}
}

// An example names a seat that may hold the card that a claim is about.
func TestSuppose(t *testing.T) {
	g := games.All[0]
	c := New(g, rand.New(rand.NewPCG(5, 5)))
	found := 0
	for n := range uint64(12) {
		list, _ := hand(t, g, 0, rand.New(rand.NewPCG(n, 9)))
		for _, d := range list {
			guess, err := g.Guess(d.view, rand.New(rand.NewPCG(1, n)))
			if err != nil {
				t.Fatal(err)
			}
			worlds, err := c.sampler.Worlds(t.Context(), &d.view, supposed, rand.New(rand.NewPCG(1, n)))
			if err != nil {
				t.Fatal(err)
			}
			tip := &Tip{worlds: worlds, scene: look(g, &d.view, ai.NewCounsel(g, rand.New(rand.NewPCG(1, 1))).Look(&d.view), guess)}
			for i := range detectors {
				det := &detectors[i]
				for _, o := range d.view.Legal {
					if tip.Action = d.action; det.missing == nil || !det.fires(tip.scene, tip.Action, o) {
						continue
					}
					x := tip.reason(det, o).If
					if x.Card == card.None {
						continue // none but the partner can have it
					}
					found++
					if engine.PartnersSide(x.Seat) == engine.PartnersSide(0) || !tip.scene.sight.Out.Has(x.Card) {
						t.Errorf("seat %d with %v as an example, hand %v", x.Seat, x.Card, d.view.Hand)
					}
				}
			}
		}
	}
	if found == 0 {
		t.Error("no example was found")
	}
}
