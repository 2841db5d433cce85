package table

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"krutzjass/engine"
)

// Table is a match in progress. Make one with [New], [Replay] or [Table.Before].
type Table struct {
	game    engine.Game
	setup   engine.Setup
	state   engine.State
	log     []engine.Move
	effects []engine.Effect
	got     [engine.MaxSeats + 2]int // events by seat, Nobody first
	changes []change
}

// change is a list of players that took over before a move of the log.
type change struct {
	before  int
	players []engine.Player
}

// New starts a match of g. The setup's options are completed; a setup that does
// not fit the game is an error that says what is expected.
func New(g engine.Game, setup engine.Setup) (*Table, error) {
	info := g.Info()
	if setup.Game != "" && setup.Game != info.Key {
		return nil, fmt.Errorf("the setup is for %q, the game is %q", setup.Game, info.Key)
	}
	if err := info.CheckSeats(setup); err != nil {
		return nil, err
	}
	options, err := engine.Complete(info.Options, setup.Options)
	if err != nil {
		return nil, err
	}
	setup.Game, setup.Options, setup.Seats = info.Key, options, slices.Clone(setup.Seats)
	state, err := g.New(setup)
	if err != nil {
		return nil, err
	}
	return &Table{game: g, setup: setup, state: state}, nil
}

// Game gives the rules that are played.
func (t *Table) Game() engine.Game { return t.game }

// Setup gives what the match was started with, options complete.
func (t *Table) Setup() engine.Setup { return t.setup }

// Players gives who sits at the table now, by seat.
func (t *Table) Players() []engine.Player {
	if n := len(t.changes); n > 0 {
		return t.changes[n-1].players
	}
	return t.setup.Seats
}

// Turn gives who may act now; empty when the match is over.
func (t *Table) Turn() engine.Seats { return t.state.Turn() }

// Over tells whether the match is finished.
func (t *Table) Over() bool { return t.state.Over() }

// Legal appends to dst what s may do now.
func (t *Table) Legal(dst []engine.Action, s engine.Seat) []engine.Action {
	return t.state.Legal(dst, s)
}

// Timeout is the rules' choice for s, who is in Turn, when time runs out.
func (t *Table) Timeout(s engine.Seat) engine.Action { return t.state.Timeout(s) }

// View is what s may know now; Seq is that of the last event s got.
func (t *Table) View(s engine.Seat) engine.View {
	v := t.state.View(s)
	v.Seq = t.got[slot(s)]
	if len(t.changes) > 0 {
		v.Setup.Seats = t.Players()
	}
	return v
}

// Apply lets by do a; timeout says that the clock chose it. On error (ErrTurn,
// ErrOver, an *Illegal) nothing has changed. Afterwards the move is in the log,
// and Effects and Event tell of it.
func (t *Table) Apply(by engine.Seat, a engine.Action, timeout bool) error {
	trace, err := t.state.Apply(by, a)
	if err != nil {
		return err
	}
	t.log = append(t.log, engine.Move{By: by, Action: a, Trace: trace, Timeout: timeout})
	// Events keep the effects, and the state reuses its buffer.
	t.effects = slices.Clone(t.state.Effects())
	for s := engine.Nobody; int(s) < len(t.setup.Seats); s++ {
		if s != engine.Nature && t.learns(s) {
			t.got[slot(s)]++
		}
	}
	return nil
}

// Draw applies the next action of chance, drawn from r, and tells whether one
// was due. An error is a fault of the game.
func (t *Table) Draw(r *rand.Rand) (due bool, err error) {
	a, due := t.state.Draw(r)
	if !due {
		return false, nil
	}
	return true, t.Apply(engine.Nature, a, false)
}

// NextPacket tells who is dealt to next (engine.Stock for no hand) and how many
// cards; ok is false when no card is dealt now. Nothing changes.
func (t *Table) NextPacket() (to int16, cards int, ok bool) {
	// The choice does not matter, only its receiver and size, which the rules fix.
	a, due := t.state.Draw(rand.New(rand.NewPCG(0, 0)))
	if !due || a.Kind != engine.Deal {
		return 0, 0, false
	}
	return a.Arg, a.Cards.Len(), true
}

// WeisText names the Weis of a, the last move of by or one that by may do now;
// nil if the game has no Weis or a calls none.
func (t *Table) WeisText(by engine.Seat, a engine.Action) []string {
	if g, ok := t.game.(engine.WeisTexter); ok {
		return g.WeisText(t.state, by, a)
	}
	return nil
}

// ParseWeis finds the action with which by calls the Weis listed.
func (t *Table) ParseWeis(by engine.Seat, list []string) (engine.Action, error) {
	if g, ok := t.game.(engine.WeisTexter); ok {
		return g.ParseWeis(t.state, by, list)
	}
	return engine.Action{}, &engine.Illegal{Rule: engine.RuleKind, Text: "there are no Weis in " + t.setup.Game}
}

// Reseat changes who sits at the table from the next move on. It is an error
// unless that move begins a deal; the number of seats stays.
func (t *Table) Reseat(players []engine.Player) error {
	if len(players) != len(t.setup.Seats) {
		return fmt.Errorf("the table has %d seats, not %d", len(t.setup.Seats), len(players))
	}
	if !t.betweenDeals() {
		return fmt.Errorf("people change only before a deal")
	}
	players = slices.Clone(players)
	t.changes = append(t.changes, change{before: len(t.log), players: players})
	if s, ok := t.state.(engine.Reseater); ok {
		s.Reseat(players)
	}
	return nil
}

// betweenDeals tells whether the next move begins a deal.
func (t *Table) betweenDeals() bool {
	if n := len(t.log); n > 0 && Dealing(t.log[n-1].Action.Kind) {
		return false
	}
	return t.DealDue()
}

// DealDue tells whether chance now picks a dealer or deals a card.
func (t *Table) DealDue() bool {
	if !t.Turn().Has(engine.Nature) {
		return false
	}
	_, _, packet := t.NextPacket()
	return packet || len(t.Dealers()) > 0
}

// Dealers lists the choices of a first dealer, if chance picks one now.
func (t *Table) Dealers() []engine.Action {
	return slices.DeleteFunc(t.Legal(nil, engine.Nature), func(a engine.Action) bool { return a.Kind != engine.Dealer })
}

// Dealing tells whether moves of this kind belong to a deal, which a record
// folds into one line.
func Dealing(k engine.Kind) bool { return k == engine.Dealer || k == engine.Deal }
