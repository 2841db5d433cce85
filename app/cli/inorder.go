package cli

import (
	"context"
	"runtime"

	"golang.org/x/sync/errgroup"
)

// inOrder has play make 1, 2 and so on up to most, on all cores, and hands each
// to take when it and those before it are there; take is never called twice at
// once. Only a few are held in memory. The first error of take ends it, and so
// does the end of ctx, which play hears of too: what take gets then depends on
// nothing but the numbers up to the one at which it stops.
func inOrder[T any](ctx context.Context, most int, play func(ctx context.Context, n int) T, take func(n int, made T) error) error {
	workers := runtime.GOMAXPROCS(0)
	group, ctx := errgroup.WithContext(ctx)
	// Each number is a promise; the channel's room bounds how far play runs ahead.
	waiting := make(chan chan T, 2*workers)
	free := make(chan struct{}, workers)
	group.Go(func() error {
		defer close(waiting)
		for n := 1; n <= most; n++ {
			promise := make(chan T, 1)
			select {
			case waiting <- promise:
			case <-ctx.Done():
				return ctx.Err()
			}
			free <- struct{}{}
			group.Go(func() error {
				promise <- play(ctx, n)
				<-free
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
			if err := take(n, <-promise); err != nil {
				return err
			}
		}
	})
	return group.Wait()
}
