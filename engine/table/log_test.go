package table_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/enginetest/highcard"
	"krutzjass/engine/table"
)

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
