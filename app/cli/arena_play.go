package cli

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"math/rand/v2"

	"krutzjass/ai/arena"
	"krutzjass/engine"
	"krutzjass/engine/table"
)

// playedBoard is the games of a board, whole or up to the one that broke off.
type playedBoard struct {
	games []arena.Game
	text  []byte // their records
	err   error
}

// errEnough ends the play when all deals are there.
var errEnough = errors.New("enough deals")

// play plays boards on all cores until there are enough deals, and counts and
// keeps them in order. When a player fails and when ctx ends, a cutShort error, all
// that was played before is counted, and the records have what was played of the last
// board too.
func (c *contest) play(ctx context.Context, w io.Writer, tally *arena.Tally, bar *progress) error {
	err := inOrder(ctx, math.MaxInt, c.board, func(n int, b playedBoard) error {
		if _, err := w.Write(b.text); err != nil {
			return err
		}
		if b.err != nil {
			return cutShort{b.err}
		}
		tally.Add(b.games)
		bar.done(min(tally.Deals(), c.deals))
		if tally.Deals() >= c.deals {
			return errEnough
		}
		return nil
	})
	switch {
	case errors.Is(err, errEnough):
		return nil
	case errors.Is(err, context.Canceled):
		return cutShort{fmt.Errorf("interrupted after %d of %d deals", tally.Deals(), c.deals)}
	}
	return err
}

// board plays board n.
func (c *contest) board(ctx context.Context, n int) (b playedBoard) {
	var text bytes.Buffer
	for i, a := range arena.Seatings(c.seats) {
		game, err := c.one(ctx, n, i, a, &text)
		if err != nil {
			b.err = fmt.Errorf("board %d, game %d: %w", n, i+1, err)
			break
		}
		b.games = append(b.games, game)
	}
	b.text = text.Bytes()
	return b
}

// one plays game i of board n with A on the seats a. Whoever sits on a seat gets
// the same stream of chance in each game of the board.
func (c *contest) one(ctx context.Context, n, i int, a engine.Seats, w io.Writer) (arena.Game, error) {
	game := arena.Game{A: a}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	from := origin{work: "arena", game: c.game.Info().Key, number: n, seed: c.seed}
	deals := &dealSource{from: from}
	m := match{rules: c.rules, from: from, id: from.id(fmt.Sprintf("game %d:", i)), chance: rand.New(deals)}
	for s := range engine.Seat(c.seats) {
		who := arena.Player(a, s)
		m.levels = append(m.levels, c.levels[who])
		m.names = append(m.names, fmt.Sprintf("%c %d", 'A'+who, s))
	}
	m.seated = func(s engine.Seat, p engine.Controller) engine.Controller {
		return arena.Timed{Controller: p, Now: c.now, Times: &game.Times[arena.Player(a, s)]}
	}
	linked, done := c.game.Info().Linked, false
	m.moved = func(at *table.Table) {
		deals.moved(at)
		for _, e := range at.Effects() {
			if e.Kind == engine.HandEnd {
				game.Deals++
				if done = !linked; done {
					stop() // once everybody has been told
				}
			}
		}
	}
	at, err := m.play(ctx, w)
	if err != nil && !done {
		return game, err
	}
	v := at.View(engine.Nobody)
	game.Totals, game.Winners = v.Totals, v.Winners
	return game, nil
}

// dealSource is the chance of a match: each deal has a stream of its own, so that
// the cards of a deal do not depend on how those before it were played.
type dealSource struct {
	from   origin
	deal   int
	stream *rand.ChaCha8 // nil until the next deal draws
}

// moved hears of every move: chance after anybody else begins a new deal.
func (d *dealSource) moved(at *table.Table) {
	if m, _ := at.Last(); m.By != engine.Nature {
		d.stream = nil
	}
}

// Uint64 is described by rand.Source.
func (d *dealSource) Uint64() uint64 {
	if d.stream == nil {
		d.deal++
		d.stream = d.from.source(fmt.Sprintf("deal %d", d.deal))
	}
	return d.stream.Uint64()
}
