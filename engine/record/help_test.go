package record

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/enginetest/highcard"
	"krutzjass/engine/games"
	"krutzjass/engine/table"
)

// lookup knows the games of the house and the small one.
func lookup(key string) (engine.Game, bool) {
	if key == "highcard" {
		return highcard.Game{}, true
	}
	return games.Find(key)
}

var stamp = Stamp{ID: "6ba7b810-9dad-41d1-80b4-00c04fd430c8", Start: "2026-03-01T20:15:00+01:00", App: "1.0"}

func players(names ...string) (list []engine.Player) {
	for _, name := range names {
		list = append(list, engine.Player{Name: name, By: "random"})
	}
	return list
}

func newTable(t testing.TB, key string, options engine.Options) *table.Table {
	t.Helper()
	g, ok := lookup(key)
	if !ok {
		t.Fatalf("no game %q", key)
	}
	setup := engine.Setup{Options: options, Seats: players("Anna", "Beat", "Carla", "Dora")[:g.Info().Seats]}
	at, err := table.New(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	return at
}

// step makes one random move; seats call Weis whenever they can.
func step(t testing.TB, at *table.Table, r *rand.Rand) {
	t.Helper()
	due, err := at.Draw(r)
	if !due {
		list := at.Turn().List()
		by := list[r.IntN(len(list))]
		legal := at.Legal(nil, by)
		a := legal[r.IntN(len(legal))]
		if legal[0].Kind == engine.Weis {
			a = legal[0]
		}
		err = at.Apply(by, a, a.Kind == engine.Play && r.IntN(20) == 0)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// play plays a whole match by chance, or as many hands as are wanted (0: all),
// and gives the record as it was written move by move.
func play(t testing.TB, key string, seed uint64, hands int, options engine.Options) string {
	t.Helper()
	var out bytes.Buffer
	r := rand.New(rand.NewPCG(seed, 1))
	at, w := newTable(t, key, options), NewWriter(&out)
	if err := w.Begin(stamp, at); err != nil {
		t.Fatal(err)
	}
	for !at.Over() {
		step(t, at, r)
		if err := w.Move(at); err != nil {
			t.Fatal(err)
		}
		for _, e := range at.Effects() {
			if e.Kind == engine.HandEnd {
				if hands--; hands == 0 {
					return out.String()
				}
			}
		}
	}
	return out.String()
}

// split gives the lines of a record, without their newlines.
func split(text string) []string { return strings.Split(strings.TrimSuffix(text, "\n"), "\n") }

func join(lines []string) string { return strings.Join(lines, "\n") + "\n" }

// numbered counts the lines with a number.
func numbered(lines []string) (n int) {
	for _, line := range lines {
		if strings.HasPrefix(line, `{"n":`) {
			n++
		}
	}
	return n
}

// find gives the place of the nth line, from 1, that starts with a text.
func find(t testing.TB, lines []string, start string, nth int) int {
	t.Helper()
	for i, line := range lines {
		if strings.HasPrefix(line, start) {
			if nth--; nth == 0 {
				return i
			}
		}
	}
	t.Fatalf("the record has too few lines that start with %s", start)
	return -1
}

func moveStart(n int) string { return fmt.Sprintf(`{"n":%d,`, n) }
