package jass

import (
	"errors"
	"math/rand/v2"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// J:F01 and J:F02: the holder of the Seven is forehand in the first deal, and
// the deal moves on by one seat after that.
func TestDealers(t *testing.T) {
	five := card.Jass().Without(card.Of(card.Diamonds, card.Seven))
	for _, row := range []struct {
		name    string
		pack    card.Set
		seats   int
		holder  engine.Seat
		dealers []engine.Seat
	}{
		{"J:F01, the Seven with c", card.Jass(), 4, 2, []engine.Seat{1, 2, 3, 0, 1}},
		{"J:F02, the Seven with a", five, 5, 0, []engine.Seat{4, 0, 1, 2, 3, 4}},
		{"three at the table", card.Jass(), 3, 0, []engine.Seat{2, 0, 1}},
		{"six at the table", card.Jass(), 6, 5, []engine.Seat{4, 5, 0}},
	} {
		t.Run(row.name, func(t *testing.T) {
			r := rand.New(rand.NewPCG(1, 2))
			d, hands := NoDeal, make([]card.Set, row.seats)
			for i, want := range row.dealers {
				for !d.Complete(row.seats) {
					a := d.Draw(r, row.pack, hands)
					if i == 0 { // the Seven goes to the holder: by drawing again
						for a.Cards.Has(Seven) != (engine.Seat(a.Arg) == row.holder) {
							a = d.Draw(r, row.pack, hands)
						}
					}
					trace, err := d.Take(a, row.pack, hands)
					if err != nil {
						t.Fatal(err)
					}
					if to := engine.Seat(a.Arg); trace.Seen != engine.SeatsOf(to) || !trace.Rest.Cards.Empty() {
						t.Fatalf("the hand of seat %d is told to %v", to, trace)
					}
				}
				if d.Dealer != want || d.Forehand(row.seats) != Next(want, row.seats) {
					t.Fatalf("deal %d: seat %d deals, want %d", i+1, d.Dealer, want)
				}
				var all card.Set
				for _, hand := range hands {
					all = all.Plus(hand)
				}
				if all != row.pack {
					t.Fatalf("deal %d: dealt were %v", i+1, all)
				}
				d.Close()
			}
		})
	}
}

// The hands come from forehand on; while a deal is under way or due nothing of
// the last one is dealt again.
func TestReceivers(t *testing.T) {
	for _, row := range []struct {
		d    Dealing
		want engine.Seat
	}{
		{NoDeal, 0}, {Dealing{engine.Nobody, 3}, 3}, {Dealing{2, 0}, 0}, {Dealing{2, 1}, 0}, {Dealing{2, 3}, 2}, {Dealing{3, 0}, 1},
	} {
		if got := row.d.Receiver(4); got != row.want {
			t.Errorf("%+v: the next hand goes to seat %d, want %d", row.d, got, row.want)
		}
	}
}

func TestTakeRefuses(t *testing.T) {
	hands := make([]card.Set, 4)
	d := Dealing{Dealer: engine.Nobody}
	r := rand.New(rand.NewPCG(3, 4))
	first := d.Draw(r, Pack, hands)
	if _, err := d.Take(first, Pack, hands); err != nil {
		t.Fatal(err)
	}
	good := d.Draw(r, Pack, hands)
	short := good
	short.Cards = short.Cards.Without(short.Cards.First())
	for _, row := range []struct {
		name string
		a    engine.Action
		rule engine.Rule
	}{
		{"no deal", engine.Action{Kind: engine.Dealer}, engine.RuleKind},
		{"to another seat", engine.Action{Kind: engine.Deal, Arg: 2, Cards: good.Cards}, engine.RulePack},
		{"a card short", short, engine.RulePack},
		{"cards that are out", engine.Action{Kind: engine.Deal, Arg: 1, Cards: first.Cards}, engine.RulePack},
		{"cards of no pack", engine.Action{Kind: engine.Deal, Arg: 1, Cards: short.Cards.With(card.Of(card.Hearts, card.Two))}, engine.RulePack},
	} {
		before := hands[1]
		var why *engine.Illegal
		if _, err := d.Take(row.a, Pack, hands); !errors.As(err, &why) || why.Rule != row.rule || hands[1] != before || d.Given != 1 {
			t.Errorf("%s: %v, given %d", row.name, err, d.Given)
		}
	}
	if _, err := d.Take(good, Pack, hands); err != nil || d.Given != 2 {
		t.Errorf("what is right: %v, given %d", err, d.Given)
	}
}

// A view tells how far the dealing is.
func TestReadDealing(t *testing.T) {
	for _, row := range []struct {
		name   string
		phase  engine.Phase
		counts []int
		want   int8
	}{
		{"nothing dealt", engine.PhaseDeal, []int{0, 0, 0, 0}, 0},
		{"half dealt", engine.PhaseDeal, []int{9, 0, 0, 9}, 2},
		{"in play", engine.PhasePlay, []int{1, 0, 0, 1}, 4},
	} {
		got := ReadDealing(&engine.View{Dealer: 2, Phase: row.phase, Counts: row.counts})
		if want := (Dealing{Dealer: 2, Given: row.want}); got != want {
			t.Errorf("%s: %+v, want %+v", row.name, got, want)
		}
	}
}
