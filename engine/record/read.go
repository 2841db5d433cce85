package record

import (
	"bytes"
	"errors"
	"fmt"
	"io"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/table"
)

// reader replays the games of a file. It writes every move again and compares
// what stands in the file with what it wrote.
type reader struct {
	lookup  Lookup
	table   *table.Table // of the game that is read; nil before the first header
	header  Header
	games   int
	moves   int          // numbered lines of all games
	again   bytes.Buffer // what the last line should have been, with its derived lines
	writer  *Writer      // writes into again
	pending []byte       // derived lines that must follow, in order
	copy    io.Writer    // gets every line again, unless nil
}

func newReader(lookup Lookup) *reader {
	r := &reader{lookup: lookup}
	r.writer = NewWriter(&r.again)
	return r
}

// all reads to the end and calls whole after every line that leaves nothing
// pending.
func (r *reader) all(l *lines, whole func()) error {
	for {
		o, text, err := l.next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return err
		}
		if err := r.line(o, text); err != nil {
			return l.fault(err)
		}
		if len(r.pending) == 0 {
			whole()
		}
	}
	return nil
}

// line takes in one line; the error says what is wrong with it.
func (r *reader) line(o object, text []byte) error {
	_, header := o.find("record")
	_, move := o.find("n")
	_, seats := o.find("seats")
	key, derived := o.derived()
	if len(r.pending) > 0 && (header || move || !derived) {
		return fmt.Errorf("the line %s is missing before this one", firstLine(r.pending))
	}
	switch {
	case header:
		return r.begin(o)
	case r.table == nil:
		return errors.New("a game starts with a header: {\"record\":1,…}")
	case move:
		return r.move(o)
	case derived && len(r.pending) == 0:
		return fmt.Errorf("nothing that happened causes this %q line", key)
	case derived:
		return r.derived(o, text)
	case seats:
		return r.seats(o)
	}
	return errors.New("this is no line of a record: expected a header, seats, a move with its n, or one of take, score, bergpreis, hand, end")
}

// written takes what the writer wrote: the line itself, and what must follow.
func (r *reader) written() error {
	b := r.again.Bytes()
	r.pending = b[len(firstLine(b))+1:]
	if r.copy == nil {
		return nil
	}
	_, err := r.copy.Write(b)
	return err
}

func firstLine(b []byte) []byte {
	line, _, _ := bytes.Cut(b, []byte("\n"))
	return line
}

func (r *reader) begin(o object) error {
	h, g, err := parseHeader(o, r.lookup)
	if err != nil {
		return err
	}
	t, err := table.New(g, h.Setup)
	if err != nil {
		return err
	}
	h.Setup = t.Setup()
	r.again.Reset()
	if err := r.writer.Begin(h.Stamp, t); err != nil {
		return err
	}
	r.table, r.header = t, h
	r.games++
	return r.written()
}

func (r *reader) seats(o object) error {
	players, err := parsePlayers(o)
	if err != nil {
		return err
	}
	if err := r.table.Reseat(players); err != nil {
		return err
	}
	r.again.Reset()
	if err := r.writer.Seats(r.table); err != nil {
		return err
	}
	return r.written()
}

func (r *reader) derived(o object, text []byte) error {
	want := firstLine(r.pending)
	if !bytes.Equal(text, want) {
		expected, err := parseObject(want)
		if err != nil {
			return err
		}
		if err := compare(expected, o); err != nil {
			return fmt.Errorf("%w; expected %s", err, want)
		}
	}
	r.pending = r.pending[len(want)+1:]
	return nil
}

// move takes in a numbered line.
func (r *reader) move(o object) error {
	if n, err := o.int("n"); err != nil {
		return err
	} else if n != r.writer.n+1 {
		return fmt.Errorf("the number of this move is %d, not %d", r.writer.n+1, n)
	}
	if r.table.Over() {
		return errors.New("the match is over: nothing follows its end")
	}
	seat, err := o.int("seat")
	if err != nil {
		return err
	}
	if seat < int(engine.Nature) || seat >= len(r.table.Players()) {
		return fmt.Errorf("there is no seat %d: expected 0 to %d, or -1 for chance", seat, len(r.table.Players())-1)
	}
	do, err := o.text("do")
	if err != nil {
		return err
	}
	kind, ok := engine.ParseKind(do)
	if _, plain := shapes[kind]; !ok || !plain && kind != engine.Deal && kind != engine.Weis {
		return fmt.Errorf("%q is nothing that can be done", do)
	}
	r.again.Reset()
	if kind == engine.Deal {
		err = r.deal(o, engine.Seat(seat))
	} else {
		err = r.act(o, engine.Seat(seat), kind)
	}
	if err != nil {
		return err
	}
	r.moves++
	return r.written()
}

// act applies a move that is not a deal.
func (r *reader) act(o object, by engine.Seat, kind engine.Kind) error {
	var a engine.Action
	var timeout bool
	var err error
	caller, rows := r.table.Game().(engine.CallTexter)
	switch {
	case kind == engine.Weis:
		var list []string
		if list, err = o.texts("weis"); err == nil {
			a, err = r.table.ParseWeis(by, list)
		}
	case kind == engine.Call && rows:
		a, err = parseCall(o, caller)
	default:
		a, err = parseAction(o, kind)
	}
	if err == nil && by != engine.Nature {
		timeout, err = o.optionalFlag("timeout")
	}
	if err == nil {
		err = r.table.Apply(by, a, timeout)
	}
	if err != nil {
		what := kind.String()
		if !a.Cards.Empty() {
			what += " " + a.Cards.String()
		}
		return fmt.Errorf("seat %d, %s: %w", by, what, err)
	}
	return r.writer.Move(r.table)
}

// deal applies the dealer and the cards of a deal, in the packets that the game
// asks for.
func (r *reader) deal(o object, by engine.Seat) error {
	if by != engine.Nature {
		return fmt.Errorf("chance deals, seat -1, not seat %d", by)
	}
	p, err := parsePack(o, len(r.table.Players()))
	if err != nil {
		return err
	}
	setup := r.table.Setup()
	if err := p.fits(r.table.Game().Info().Deck(setup.Options)); err != nil {
		return err
	}
	if len(r.table.Dealers()) > 0 {
		if err := r.chance(engine.Action{Kind: engine.Dealer, Arg: int16(p.dealer)}); err != nil {
			return err
		}
	}
	for to, n, due := r.table.NextPacket(); due; to, n, due = r.table.NextPacket() {
		cards, err := p.take(to, n)
		if err != nil {
			return err
		}
		if err := r.chance(engine.Action{Kind: engine.Deal, Arg: to, Cards: card.SetOf(cards...)}); err != nil {
			return err
		}
	}
	if r.again.Len() == 0 {
		return errors.New("no cards are dealt now")
	}
	if err := p.empty(); err != nil {
		return err
	}
	if dealer := r.table.View(engine.Nobody).Dealer; int(dealer) != p.dealer {
		return fmt.Errorf("the dealer is seat %d, not %d", dealer, p.dealer)
	}
	return nil
}

func (r *reader) chance(a engine.Action) error {
	if err := r.table.Apply(engine.Nature, a, false); err != nil {
		return fmt.Errorf("the deal does not fit: %w", err)
	}
	return r.writer.Move(r.table)
}
