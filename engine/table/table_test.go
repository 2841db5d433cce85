package table_test

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/enginetest/highcard"
	"krutzjass/engine/table"
)

func setup(seats int) engine.Setup {
	return engine.Setup{Seats: slices.Repeat([]engine.Player{{Name: "A", By: "random"}}, seats)}
}

func start(t *testing.T) *table.Table {
	t.Helper()
	at, err := table.New(highcard.Game{}, setup(3))
	if err != nil {
		t.Fatal(err)
	}
	return at
}

// step makes one random move.
func step(t *testing.T, at *table.Table, r *rand.Rand) {
	t.Helper()
	due, err := at.Draw(r)
	if !due {
		list := at.Turn().List()
		by := list[r.IntN(len(list))]
		legal := at.Legal(nil, by)
		err = at.Apply(by, legal[r.IntN(len(legal))], r.IntN(5) == 0)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// deal plays until no cards are dealt any more.
func deal(t *testing.T, at *table.Table, r *rand.Rand) {
	t.Helper()
	for at.Turn().Has(engine.Nature) {
		step(t, at, r)
	}
}

func views(at *table.Table) (all []engine.View) {
	for _, s := range []engine.Seat{engine.Nobody, 0, 1, 2} {
		all = append(all, at.View(s))
	}
	return all
}

func TestNewRefuses(t *testing.T) {
	for _, c := range []struct {
		name  string
		setup engine.Setup
		want  string
	}{
		{"seats", setup(4), "highcard is a game for 2 to 3 seats, not 4"},
		{"option", engine.Setup{Seats: setup(2).Seats, Options: engine.Options{"targt": 3}}, `there is no option "targt"`},
		{"value", engine.Setup{Seats: setup(2).Seats, Options: engine.Options{"target": 1}}, `option "target" cannot be 1`},
		{"game", engine.Setup{Game: "other", Seats: setup(2).Seats}, `the setup is for "other", the game is "highcard"`},
	} {
		t.Run(c.name, func(t *testing.T) {
			at, err := table.New(highcard.Game{}, c.setup)
			if at != nil || err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v, %v; want an error with %q", at, err, c.want)
			}
		})
	}
}

func TestSetupIsCompletedAndOwn(t *testing.T) {
	given := setup(2)
	at, err := table.New(highcard.Game{}, given)
	if err != nil {
		t.Fatal(err)
	}
	given.Seats[0].Name = "changed"
	if got := at.Setup(); got.Game != "highcard" || got.Options.Int("target") != 6 || got.Seats[0].Name != "A" {
		t.Errorf("setup is %+v", got)
	}
}

func TestRefusedMovesChangeNothing(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	at := start(t)
	deal(t, at, r)
	before, moves := views(at), len(at.Log())
	for _, c := range []struct {
		name string
		by   engine.Seat
		a    engine.Action
		want error
	}{
		{"chance is done", engine.Nature, engine.Action{Kind: engine.Dealer}, engine.ErrTurn},
		{"out of range", 0, engine.Action{Kind: engine.Predict, Arg: 9}, engine.ErrIllegal},
		{"not now", 0, engine.PlayCard(at.View(0).Hand.First()), engine.ErrIllegal},
	} {
		t.Run(c.name, func(t *testing.T) {
			if err := at.Apply(c.by, c.a, false); !errors.Is(err, c.want) {
				t.Errorf("got %v, want %v", err, c.want)
			}
			if !reflect.DeepEqual(views(at), before) || len(at.Log()) != moves {
				t.Error("the table has changed")
			}
		})
	}
}

func TestReseat(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 8))
	at := start(t)
	people := []engine.Player{{Name: "B", By: "human"}, {Name: "C", By: "remote"}, {Name: "D", By: "exec"}}
	if err := at.Reseat(people[:2]); err == nil {
		t.Error("a seat was lost")
	}
	if err := at.Reseat(people); err != nil {
		t.Fatal(err)
	}
	people[0].Name = "changed"
	if got := at.View(1).Setup.Seats[0].Name; got != "B" || at.Setup().Seats[0].Name != "A" {
		t.Errorf("seat 0 is %q", got)
	}
	step(t, at, r)
	if err := at.Reseat(people); err == nil {
		t.Error("people changed in the middle of a deal")
	}
	deal(t, at, r)
	if err := at.Reseat(people); err == nil {
		t.Error("people changed in the middle of a hand")
	}
}

func TestGamesWithoutWeis(t *testing.T) {
	at := start(t)
	if at.WeisText(0, engine.Action{Kind: engine.Weis}) != nil {
		t.Error("a game without Weis names one")
	}
	if _, err := at.ParseWeis(0, []string{"H9-HA"}); !errors.Is(err, engine.ErrIllegal) {
		t.Errorf("got %v", err)
	}
}

// listener is a game whose states note who sits where.
type listener struct {
	highcard.Game
	heard *[]string
}

type listening struct {
	engine.State
	heard *[]string
}

func (g listener) New(s engine.Setup) (engine.State, error) {
	st, err := g.Game.New(s)
	return listening{st, g.heard}, err
}

func (l listening) Reseat(players []engine.Player) {
	for _, p := range players {
		*l.heard = append(*l.heard, p.Name)
	}
}

// A state that asks who sits where is told, also when the match is told again.
func TestReseatIsToldToTheState(t *testing.T) {
	var heard []string
	at, err := table.New(listener{heard: &heard}, setup(3))
	if err != nil {
		t.Fatal(err)
	}
	people := []engine.Player{{Name: "B", By: "human"}, {Name: "C", By: "human"}, {Name: "D", By: "human"}}
	if err := at.Reseat(people[:2]); err == nil || heard != nil {
		t.Errorf("a seat was lost: %v", heard)
	}
	if err := at.Reseat(people); err != nil || !slices.Equal(heard, []string{"B", "C", "D"}) {
		t.Errorf("told are %v, %v", heard, err)
	}
	if _, err := at.Before(0); err != nil || !slices.Equal(heard, []string{"B", "C", "D", "B", "C", "D"}) {
		t.Errorf("told again are %v, %v", heard, err)
	}
}
