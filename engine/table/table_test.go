package table_test

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
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

// What each seat learns of a move: nobody, the seats 0, 1 and 2.
func TestEvents(t *testing.T) {
	at := start(t)
	c := card.Of(card.Hearts, card.Nine)
	face, down := card.Of(card.Spades, card.Ace), card.Of(card.Spades, card.King)
	apply := func(by engine.Seat, a engine.Action) {
		t.Helper()
		if err := at.Apply(by, a, true); err != nil {
			t.Fatal(err)
		}
	}
	check := func(name string, by engine.Seat, want [4]engine.Action) {
		t.Helper()
		for i, s := range []engine.Seat{engine.Nobody, 0, 1, 2} {
			e, ok := at.Event(s)
			if !ok || e.By != by || e.Action != want[i] || e.Seq != at.View(s).Seq || !e.Timeout {
				t.Errorf("%s: seat %d saw %+v, %v; want %+v", name, s, e, ok, want[i])
			}
		}
	}
	packet := func(to int16, c card.Card) engine.Action {
		return engine.Action{Kind: engine.Deal, Arg: to, Cards: card.SetOf(c)}
	}
	dealer := engine.Action{Kind: engine.Dealer, Arg: 0}
	apply(engine.Nature, dealer)
	check("dealer", engine.Nature, [4]engine.Action{dealer, dealer, dealer, dealer})

	hidden := engine.Action{Kind: engine.Deal, Arg: 1}
	apply(engine.Nature, packet(1, c))
	check("packet", engine.Nature, [4]engine.Action{hidden, hidden, packet(1, c), hidden})

	r := rand.New(rand.NewPCG(2, 2))
	for to, _, ok := at.NextPacket(); ok && to != engine.Stock; to, _, ok = at.NextPacket() {
		drawSomething(t, at, r, face, down)
	}
	up := packet(engine.Stock, face)
	apply(engine.Nature, up)
	check("face up", engine.Nature, [4]engine.Action{up, up, up, up})
	hidden = engine.Action{Kind: engine.Deal, Arg: engine.Stock}
	apply(engine.Nature, packet(engine.Stock, down))
	check("stock", engine.Nature, [4]engine.Action{hidden, hidden, hidden, hidden})

	deal(t, at, r)
	said := engine.Action{Kind: engine.Predict, Arg: 2}
	apply(2, said)
	made := engine.Action{Kind: engine.Predict}
	check("prediction", 2, [4]engine.Action{made, made, made, said})
}

// drawSomething deals a card that is none of those kept back.
func drawSomething(t *testing.T, at *table.Table, r *rand.Rand, keep ...card.Card) {
	t.Helper()
	back, err := at.Before(len(at.Log()))
	if err != nil {
		t.Fatal(err)
	}
	for {
		if _, err := back.Draw(r); err != nil {
			t.Fatal(err)
		}
		if m, _ := back.Last(); !slices.Contains(keep, m.Action.Card()) {
			if err := at.Apply(m.By, m.Action, false); err != nil {
				t.Fatal(err)
			}
			return
		}
		if back, err = at.Before(len(at.Log())); err != nil {
			t.Fatal(err)
		}
	}
}

// secret is highcard with a trace that tells the others nothing at all.
type secret struct{ highcard.Game }

func (g secret) New(s engine.Setup) (engine.State, error) {
	st, err := g.Game.New(s)
	return &secretState{st}, err
}

type secretState struct{ engine.State }

func (s *secretState) Apply(by engine.Seat, a engine.Action) (engine.Trace, error) {
	_, err := s.State.Apply(by, a)
	return engine.Trace{}, err
}

func TestSecretMovesTellOnlyTheirEffects(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 3))
	at, err := table.New(secret{}, setup(2))
	if err != nil {
		t.Fatal(err)
	}
	last := map[engine.Seat]int{}
	quiet, effects := 0, 0
	for range 200 {
		if at.Over() {
			break
		}
		step(t, at, r)
		m, _ := at.Last()
		for _, s := range []engine.Seat{engine.Nobody, 0, 1} {
			e, ok := at.Event(s)
			switch {
			case s == m.By:
				if !ok || e.Action != m.Action || e.By != m.By {
					t.Fatalf("the actor saw %+v of %+v", e, m)
				}
			case len(at.Effects()) == 0:
				quiet++
				if ok {
					t.Fatalf("seat %d learned %+v of a secret move", s, e)
				}
			default:
				effects++
				if !ok || e.Action != (engine.Action{}) || e.By != engine.Nobody || e.Timeout || len(e.Effects) == 0 {
					t.Fatalf("seat %d saw %+v of a secret move with effects", s, e)
				}
			}
			if ok {
				last[s]++
			}
			if ok && e.Seq != last[s] || at.View(s).Seq != last[s] {
				t.Fatalf("seat %d: event %d, view %d, want %d", s, e.Seq, at.View(s).Seq, last[s])
			}
		}
	}
	if quiet == 0 || effects == 0 {
		t.Fatalf("the match had %d quiet and %d public events", quiet, effects)
	}
}

func TestNoEventBeforeTheFirstMoveAndForChance(t *testing.T) {
	at := start(t)
	if _, ok := at.Event(0); ok {
		t.Error("an event before the first move")
	}
	if _, ok := at.Last(); ok {
		t.Error("a last move before the first")
	}
	step(t, at, rand.New(rand.NewPCG(4, 4)))
	if _, ok := at.Event(engine.Nature); ok {
		t.Error("chance got an event")
	}
}

func TestEffectsOutliveTheNextMove(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 5))
	at := start(t)
	for len(at.Effects()) == 0 {
		step(t, at, r)
	}
	kept, copied := at.Effects(), slices.Clone(at.Effects())
	for !at.Over() {
		step(t, at, r)
	}
	if !slices.Equal(kept, copied) {
		t.Error("a later move wrote over effects that an event holds")
	}
}

func TestReplay(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 6))
	at := start(t)
	past := [][]engine.View{views(at)}
	for !at.Over() {
		if at.DealDue() && len(at.Log()) > 0 && r.IntN(8) == 0 {
			// Refused in the middle of a deal, taken between two.
			_ = at.Reseat([]engine.Player{{Name: "B", By: "human"}, {Name: "C", By: "strong"}, {Name: "D", By: "tips"}})
			past[len(past)-1] = views(at)
		}
		step(t, at, r)
		past = append(past, views(at))
	}
	if at.Turn() != 0 {
		t.Errorf("turn is %v after the end", at.Turn())
	}
	for n := range past {
		back, err := at.Before(n)
		if err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(views(back), past[n]) {
			t.Fatalf("the table before move %d is not as it was", n+1)
		}
	}
	again, err := table.Replay(highcard.Game{}, at.Setup(), at.Log())
	if err != nil || !slices.Equal(again.Log(), at.Log()) {
		t.Errorf("replay: %v", err)
	}
	for _, n := range []int{-1, len(past)} {
		if _, err := at.Before(n); err == nil {
			t.Errorf("there is a table before move %d", n)
		}
	}
}

func TestReplayNamesTheIllegalMove(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 7))
	at := start(t)
	for range 20 {
		step(t, at, r)
	}
	moves := slices.Clone(at.Log())
	moves[9], moves[10] = moves[10], moves[9]
	_, err := table.Replay(highcard.Game{}, setup(3), moves)
	if !errors.Is(err, engine.ErrIllegal) || !strings.HasPrefix(err.Error(), "move 10, deal by seat -1: ") {
		t.Errorf("got %v", err)
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
