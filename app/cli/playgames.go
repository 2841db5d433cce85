package cli

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"runtime"

	"golang.org/x/sync/errgroup"

	"krutzjass/ai"
	"krutzjass/engine"
	"krutzjass/engine/record"
	"krutzjass/engine/table"
	"krutzjass/netplay"
)

// writeAll plays the games on all cores and writes their records in order, each
// as soon as it and those before it are there. Only a few games are held in
// memory. On error only whole games have been written, from the first on.
func (s *simulation) writeAll(ctx context.Context, w io.Writer, bar *progress) error {
	workers := runtime.GOMAXPROCS(0)
	group, ctx := errgroup.WithContext(ctx)
	// Each game is a promise; the channel's room bounds how far play runs ahead.
	waiting := make(chan chan []byte, 2*workers)
	free := make(chan struct{}, workers)
	group.Go(func() error {
		defer close(waiting)
		for n := 1; n <= s.games; n++ {
			promise := make(chan []byte, 1)
			select {
			case waiting <- promise:
			case <-ctx.Done():
				return ctx.Err()
			}
			free <- struct{}{}
			group.Go(func() error {
				defer func() { close(promise); <-free }()
				text, err := s.play(ctx, n)
				if err != nil {
					return fmt.Errorf("game %d: %w", n, err)
				}
				promise <- text
				return nil
			})
		}
		return nil
	})
	group.Go(func() error {
		for n := 1; ; n++ {
			promise, more := <-waiting
			if !more {
				return nil
			}
			text, ok := <-promise
			if !ok {
				return nil // its player has said why
			}
			if _, err := w.Write(text); err != nil {
				return err
			}
			bar.done(n)
		}
	})
	return group.Wait()
}

// play plays game n and gives its record.
func (s *simulation) play(ctx context.Context, n int) ([]byte, error) {
	from := origin{seed: s.seed, game: s.game.Info().Key, number: n}
	var text bytes.Buffer
	host, err := s.host(from, &text)
	if err != nil {
		return nil, err
	}
	if err := host.Run(ctx); err != nil {
		return nil, err
	}
	return text.Bytes(), nil
}

// host seats the computers at a new table whose record goes to w.
func (s *simulation) host(from origin, w io.Writer) (*netplay.Host, error) {
	players := make([]engine.Player, len(s.levels))
	seated := make([]engine.Controller, len(s.levels))
	for i, level := range s.levels {
		players[i] = engine.Player{Name: fmt.Sprintf("%s %d", level, i), By: level}
		var err error
		if seated[i], err = ai.New(level, s.game, from.stream(fmt.Sprintf("seat %d", i))); err != nil {
			return nil, err
		}
	}
	match, err := table.New(s.game, engine.Setup{Options: s.options, Seats: players})
	if err != nil {
		return nil, err
	}
	writer := record.NewWriter(w)
	if err := writer.Begin(record.Stamp{ID: from.id(), Start: s.start, App: Version}, match); err != nil {
		return nil, err
	}
	return &netplay.Host{
		Table: match, Controllers: seated,
		Chance: from.stream("chance"),
		Sink:   writer.Move,
	}, nil
}
