package cli

import (
	"context"
	"io"
)

// until gives what comes from r until ctx ends: then reading fails with its reason,
// also where r still waits for somebody to type.
func until(ctx context.Context, r io.Reader) io.Reader {
	out, in := io.Pipe()
	context.AfterFunc(ctx, func() { in.CloseWithError(ctx.Err()) })
	go func() {
		_, err := io.Copy(in, r)
		in.CloseWithError(err)
	}()
	return out
}
