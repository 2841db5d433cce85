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
// as soon as it and those before it are there. When a player fails, a broken
// error, what was played of that game is written too, and nothing after it; on
// any other error only whole games have been written, from the first on.
func (s *simulation) writeAll(ctx context.Context, w io.Writer, bar *progress) error {
	return inOrder(ctx, s.games, s.play, func(n int, game played) error {
		if errors.Is(game.err, context.Canceled) {
			return game.err
		}
		if _, err := w.Write(game.text); err != nil {
			return err
		}
		bar.done(n)
		if game.err != nil {
			return broken{fmt.Errorf("game %d: %w", n, game.err)}
		}
		return nil
	})
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
