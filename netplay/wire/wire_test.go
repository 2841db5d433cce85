package wire_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/games"
	"krutzjass/engine/table"
	"krutzjass/netplay/wire"
)

// same compares by what is in a list; nil and empty are the same.
var same = cmp.Options{cmpopts.EquateEmpty(), cmp.Comparer(func(a, b card.Set) bool { return a == b })}

// sent is what the other side reads of a message.
func sent[M wire.Message](t *testing.T, m M) M {
	t.Helper()
	frame, err := wire.Encode(m)
	if err != nil {
		t.Fatal(err)
	}
	got, err := wire.NewReader(bytes.NewReader(frame), wire.FromHost).Next()
	if err != nil {
		t.Fatal(err)
	}
	return *got.(any).(*M)
}

// Whatever seats and onlookers of all games see and hear in random matches
// arrives as it was.
func TestViewsAndEventsArrive(t *testing.T) {
	for _, g := range games.All {
		t.Run(g.Info().Key, func(t *testing.T) {
			r := rand.New(rand.NewPCG(1, 2))
			setup := engine.Setup{}
			for i := range g.Info().Seats {
				setup.Seats = append(setup.Seats, engine.Player{Name: fmt.Sprint("P", i), By: "human"})
			}
			at, err := table.New(g, setup)
			if err != nil {
				t.Fatal(err)
			}
			for n := 0; !at.Over() && n < 400; n++ {
				step(t, at, r)
				for s := engine.Nobody; int(s) < len(setup.Seats); s++ {
					e, ok := at.Event(s)
					if !ok || r.IntN(10) > 0 {
						continue
					}
					arrives(t, e, at.View(s))
				}
			}
		})
	}
}

func arrives(t *testing.T, e engine.Event, v engine.View) {
	t.Helper()
	fresh := sent(t, wire.Fresh{Match: 1, Setup: wire.FromSetup(v.Setup), View: wire.FromView(v)})
	setup, err := fresh.Setup.Engine()
	if err != nil {
		t.Fatal(err)
	}
	view, err := fresh.View.Engine(setup)
	if err != nil {
		t.Fatal(err)
	}
	event, err := sent(t, wire.Told{Event: wire.FromEvent(e), View: fresh.View}).Event.Engine()
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(v, view, same); diff != "" {
		t.Fatalf("the view of seat %d (-told +heard):\n%s", v.Viewer, diff)
	}
	if diff := cmp.Diff(e, event, same); diff != "" {
		t.Fatalf("the event of seat %d (-told +heard):\n%s", v.Viewer, diff)
	}
}

// step makes one random move.
func step(t *testing.T, at *table.Table, r *rand.Rand) {
	t.Helper()
	due, err := at.Draw(r)
	if !due && err == nil {
		by := at.Turn().Without(engine.Nature).First()
		legal := at.Legal(nil, by)
		err = at.Apply(by, legal[r.IntN(len(legal))], false)
	}
	if err != nil {
		t.Fatal(err)
	}
}
