package netplay

import (
	"context"
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"krutzjass/engine"
)

// A controller whose time has run out leaves the choice to the rules, and the
// log says so.
func TestHostChoosesForWhoIsLate(t *testing.T) {
	h := seated(t, 2, &journal{})
	h.Controllers[1].(*scripted).decide = func(context.Context, engine.View) (engine.Action, error) {
		return engine.Action{Kind: engine.Push}, fmt.Errorf("asleep: %w", ErrTime)
	}
	if err := h.Run(t.Context()); err != nil {
		t.Fatal(err)
	}
	var late []string
	for _, m := range h.Table.Log() {
		late = append(late, fmt.Sprintf("%v by %d: %v", m.Action.Kind, m.By, m.Timeout))
	}
	want := []string{"deal by -1: false", "deal by -1: false", "predict by 0: false", "predict by 1: true", "play by 0: false", "play by 1: true"}
	if diff := cmp.Diff(want, late); diff != "" {
		t.Errorf("moves and whether the clock chose them (-want +got):\n%s", diff)
	}
}

// The clock of the match is asked before each seat and makes one move of chance,
// never in the middle of a deal.
func TestHostEndsTheTime(t *testing.T) {
	var log journal
	h := seated(t, 2, &log)
	asked := 0
	h.TimeUp = func() bool { asked++; return asked == 2 }
	if err := h.Run(t.Context()); err != nil {
		t.Fatal(err)
	}
	var moves []string
	for _, m := range h.Table.Log() {
		moves = append(moves, fmt.Sprintf("%v by %d", m.Action.Kind, m.By))
	}
	want := []string{"deal by -1", "deal by -1", "predict by 0", "timeup by -1", "predict by 1", "play by 0", "play by 1"}
	if diff := cmp.Diff(want, moves); diff != "" {
		t.Errorf("moves (-want +got):\n%s", diff)
	}
	refused := seated(t, 2, &journal{})
	refused.TimeUp = func() bool { return true } // a second time
	if err := refused.Run(t.Context()); err == nil {
		t.Error("a clock that the rules refuse is no error")
	}
}
