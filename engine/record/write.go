package record

import (
	"errors"
	"fmt"
	"io"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/table"
)

// Writer writes the record of a match while it is played. Every line, and every
// move with its derived lines, is one Write to the underlying writer; the packets
// of a deal are one line, written with the last of them. Equal matches give equal
// bytes. After an error of the underlying writer every call gives that error.
type Writer struct {
	to      io.Writer
	n       int // numbered lines so far
	sides   int
	err     error
	deal    fold
	effects []engine.Effect // of the packets of a deal
	buf     []byte
}

// fold collects the packets of a deal.
type fold struct {
	open  bool
	hands [][]card.Card
	rest  []card.Card
}

// NewWriter makes a writer for one or more games; each starts with Begin.
func NewWriter(to io.Writer) *Writer { return &Writer{to: to} }

// Begin writes the header of t, a match without moves. A stamp or a player that
// a record cannot hold is an error, and nothing is written.
func (w *Writer) Begin(s Stamp, t *table.Table) error {
	setup := t.Setup()
	setup.Seats = t.Players()
	if err := s.check(); err != nil {
		return err
	}
	if err := checkPlayers(setup.Seats); err != nil {
		return err
	}
	if len(t.Log()) > 0 {
		return errors.New("a record begins before the first move")
	}
	w.resume(t, 0)
	return w.flush(appendHeader(w.buf[:0], s, t.Game().Info().Options, setup))
}

// resume goes on with t after n numbered lines.
func (w *Writer) resume(t *table.Table, n int) {
	w.n, w.deal, w.effects = n, fold{}, w.effects[:0]
	w.sides = t.Game().Info().Sides(len(t.Players()))
}

// Seats writes who sits at the table from the next deal on, after t.Reseat.
func (w *Writer) Seats(t *table.Table) error {
	if err := checkPlayers(t.Players()); err != nil {
		return err
	}
	b := appendPlayers(append(w.buf[:0], `{"seats":`...), t.Players())
	return w.flush(append(b, '}', '\n'))
}

// Move writes the last move of t and what it caused. It is called once after
// every move, those of chance included.
func (w *Writer) Move(t *table.Table) error {
	m, ok := t.Last()
	if !ok {
		return errors.New("there is no move to record")
	}
	if w.err != nil {
		return w.err
	}
	w.effects = append(w.effects, t.Effects()...)
	b := w.buf[:0]
	var err error
	if table.Dealing(m.Action.Kind) {
		w.deal.add(m.Action, len(t.Players()))
		if t.DealDue() {
			return nil
		}
		b = w.deal.line(b, w.n+1, t.View(engine.Nobody).Dealer)
	} else if b, err = w.moveLine(b, m, t); err != nil {
		return err
	}
	for i := range w.effects {
		b = appendDerived(b, &w.effects[i], w.sides)
	}
	w.effects = w.effects[:0]
	w.n++
	return w.flush(b)
}

// flush hands b over in one Write.
func (w *Writer) flush(b []byte) error {
	w.buf = b
	if w.err == nil {
		_, w.err = w.to.Write(b)
	}
	return w.err
}

func (w *Writer) moveLine(b []byte, m engine.Move, t *table.Table) ([]byte, error) {
	if w.deal.open {
		return b, fmt.Errorf("%v cannot be recorded in the middle of a deal", m.Action.Kind)
	}
	b = appendMove(b, w.n+1, m.By, m.Action.Kind.String())
	caller, rows := t.Game().(engine.CallTexter)
	switch {
	case m.Action.Kind == engine.Weis:
		b = appendList(append(b, `,"weis":`...), t.WeisText(m.By, m.Action), appendText)
	case m.Action.Kind == engine.Call && rows:
		b = appendCall(b, caller.CallText(m.Action))
	default:
		var err error
		if b, err = appendAction(b, m.Action); err != nil {
			return b, err
		}
	}
	if m.Timeout {
		b = append(b, `,"timeout":true`...)
	}
	return append(b, '}', '\n'), nil
}

// line writes move n, the deal that is complete, and forgets its packets.
func (d *fold) line(b []byte, n int, dealer engine.Seat) []byte {
	b = appendMove(b, n, engine.Nature, engine.Deal.String())
	b = appendInt(append(b, `,"dealer":`...), dealer)
	b = appendList(append(b, `,"hands":`...), d.hands, func(b []byte, hand []card.Card) []byte {
		return appendText(b, card.Format(hand))
	})
	if len(d.rest) > 0 {
		b = appendText(append(b, `,"rest":`...), card.Format(d.rest))
	}
	d.open = false
	return append(b, '}', '\n')
}

// add takes in a packet, or the choice of the dealer.
func (d *fold) add(a engine.Action, seats int) {
	if !d.open {
		*d = fold{open: true, hands: make([][]card.Card, seats)}
	}
	switch {
	case a.Kind != engine.Deal:
	case a.Arg == engine.Stock:
		d.rest = append(d.rest, a.Cards.Cards()...)
	default:
		d.hands[a.Arg] = append(d.hands[a.Arg], a.Cards.Cards()...)
	}
}
