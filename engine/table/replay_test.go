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
	for _, n := range []int{3, 4} {
		packets, err := at.InPackets(n)
		if err != nil || packets.Setup().Packet != n || !slices.Equal(packets.Players(), at.Players()) || !slices.Equal(packets.Log(), at.Log()) {
			t.Errorf("in packets of %d, by %v: %v", n, packets.Players(), err)
		}
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
