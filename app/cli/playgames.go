package cli

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
)

// played is a game, or the beginning of one that broke off, as a record.
type played struct {
	text []byte
	err  error
}

// writeAll plays the games on all cores and writes their records in order, each
// as soon as it and those before it are there. When a player fails and when ctx
// ends, a cutShort error, what was played of that game is written too, and nothing
// after it.
func (s *simulation) writeAll(ctx context.Context, w io.Writer, bar *progress) error {
	whole := 0
	err := inOrder(ctx, s.games, s.play, func(n int, game played) error {
		if _, err := w.Write(game.text); err != nil {
			return err
		}
		if game.err != nil {
			return cutShort{fmt.Errorf("game %d: %w", n, game.err)}
		}
		whole = n
		bar.done(n)
		return nil
	})
	if errors.Is(err, context.Canceled) {
		return cutShort{fmt.Errorf("interrupted after %d of %d games: what was played is kept", whole, s.games)}
	}
	return err
}

// play plays game n.
func (s *simulation) play(ctx context.Context, n int) played {
	from := origin{work: "simulate", game: s.game.Info().Key, number: n, seed: s.seed}
	names := make([]string, len(s.levels))
	for i, l := range s.levels {
		names[i] = fmt.Sprintf("%s %d", l.by(), i)
	}
	m := match{rules: s.rules, from: from, id: from.id(""), names: names, levels: s.levels, chance: from.stream("chance")}
	var text bytes.Buffer
	_, err := m.play(ctx, &text)
	return played{text.Bytes(), err}
}
