package netplay

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"krutzjass/engine"
	"krutzjass/engine/table"
)

// Sink keeps a match: it is called after each move, chance included, and before
// anyone is told, and reads the move with [table.Table.Last] and its effects. It
// does not change the table and does not keep it. An error ends the match, so
// nothing is seen that was not kept.
type Sink func(*table.Table) error

// Watcher follows a match and decides nothing: an onlooker who sees what
// everybody may see. Notify must not block.
type Watcher interface {
	Notify(engine.Event, engine.View)
}

// ErrTime is the answer of a controller whose time for a turn has run out: the
// rules choose for its seat, and the move is marked as a time-out.
var ErrTime = errors.New("the time for this turn has run out")

// Host plays one match. The fields are set before Run and belong to it until
// it returns.
type Host struct {
	Table       *table.Table        // at any point of a match
	Controllers []engine.Controller // one a seat
	Watchers    []Watcher
	Chance      *rand.Rand  // deals
	Sink        Sink        // none when nil
	TimeUp      func() bool // asked before a seat acts: true once, when the time that the options give a match is over; never when nil
	Seating     Sink        // called before each deal: may change the players with [table.Table.Reseat]; none when nil
	Reseated    Sink        // keeps a change of players that a Lobby makes, as Sink keeps moves; none when nil
}

// Run plays until the match is over, and then returns nil. It returns early
// with ctx's error when ctx ends, between two moves or as soon as the
// controller that is being asked gives up; and with an error when an answer is
// not legal (it names the seat and wraps the rule) or the sink fails. After an
// error the table stands at the last legal move: what was told is in it. Run
// starts no goroutine. Where several seats may act at once they are asked one
// at a time, in the order of seats.
func (h *Host) Run(ctx context.Context) error {
	if err := h.check(); err != nil {
		return err
	}
	for !h.Table.Over() {
		if err := ctx.Err(); err != nil {
			return err
		}
		if err := h.step(ctx); err != nil {
			return err
		}
		if err := h.keep(); err != nil {
			return err
		}
		h.tell()
	}
	return nil
}

func (h *Host) check() error {
	if h.Table == nil || h.Chance == nil {
		return errors.New("a host needs a table and a source of chance")
	}
	if got, want := len(h.Controllers), len(h.Table.Players()); got != want {
		return fmt.Errorf("the table has %d seats, but %d controllers", want, got)
	}
	if i := slices.Index(h.Controllers, nil); i >= 0 {
		return fmt.Errorf("nobody decides for seat %d", i)
	}
	return nil
}

// step has exactly one move made: by chance if it is due, by the clock of the
// match, else by the first seat that may act.
func (h *Host) step(ctx context.Context) error {
	turn := h.Table.Turn()
	if turn.Has(engine.Nature) {
		if err := h.seat(); err != nil {
			return err
		}
		due, err := h.Table.Draw(h.Chance)
		if err != nil {
			return fmt.Errorf("chance: %w", err)
		}
		if due {
			return nil
		}
	}
	if h.TimeUp != nil && h.TimeUp() {
		return h.timeUp()
	}
	seat := turn.Without(engine.Nature).First()
	if seat == engine.Nobody {
		return errors.New("the match is not over, but nobody is to act")
	}
	return h.ask(ctx, seat)
}

// seat lets people change places where a deal begins.
func (h *Host) seat() error {
	if last, any := h.Table.Last(); h.Seating == nil || any && table.Dealing(last.Action.Kind) || !h.Table.DealDue() {
		return nil
	}
	if err := h.Seating(h.Table); err != nil {
		return fmt.Errorf("changing seats: %w", err)
	}
	return nil
}

// timeUp is the move of chance that says that the time of the match is over.
func (h *Host) timeUp() error {
	if err := h.Table.Apply(engine.Nature, engine.Action{Kind: engine.TimeUp}, false); err != nil {
		return fmt.Errorf("the clock: %w", err)
	}
	return nil
}

// ask gets one legal action of seat, or the choice of the rules if its time has
// run out, and applies it.
func (h *Host) ask(ctx context.Context, seat engine.Seat) error {
	v := h.Table.View(seat)
	legal := slices.Clone(v.Legal) // the controller may do with its view what it likes
	a, err := h.Controllers[seat].Decide(ctx, v)
	late := errors.Is(err, ErrTime)
	switch {
	case late:
		a = h.Table.Timeout(seat)
	case err != nil:
		return fmt.Errorf("seat %d: %w", seat, err)
	case !slices.Contains(legal, a):
		return fmt.Errorf("seat %d chose %v %v: %w", seat, a.Kind, a.Cards, h.reason(seat, a))
	}
	if err := h.Table.Apply(seat, a, late); err != nil {
		return fmt.Errorf("seat %d: %w", seat, err)
	}
	return nil
}

// reason says which rule forbids a; a game that knows none still forbids it.
func (h *Host) reason(seat engine.Seat, a engine.Action) error {
	if err := h.Table.Game().Why(h.Table.View(seat), a); err != nil {
		return err
	}
	return engine.ErrIllegal
}

func (h *Host) keep() error {
	if h.Sink == nil {
		return nil
	}
	if err := h.Sink(h.Table); err != nil {
		return fmt.Errorf("keeping the match: %w", err)
	}
	return nil
}

// tell gives each seat, then each onlooker, the last move as it saw it. A seat
// that learned nothing is told nothing.
func (h *Host) tell() {
	for i, c := range h.Controllers {
		seat := engine.Seat(i)
		if e, ok := h.Table.Event(seat); ok {
			c.Notify(e, h.Table.View(seat))
		}
	}
	for _, w := range h.Watchers {
		if e, ok := h.Table.Event(engine.Nobody); ok {
			w.Notify(e, h.Table.View(engine.Nobody))
		}
	}
}
