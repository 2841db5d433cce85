package cli

import (
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"krutzjass/engine/games"
)

func TestVerifyStops(t *testing.T) {
	broken := errors.New("the cable is cut")
	cases := []struct {
		name                   string
		stdin                  io.Reader
		stdout                 io.Writer
		wantOut, wantComplaint string
	}{
		{"input that breaks off", iotest.ErrReader(broken), nil, "-:0: cannot be read: the cable is cut\n", ""},
		{"output that cannot be written", strings.NewReader(""), failingWriter{broken}, "", "krutzjass verify: the cable is cut\n"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			var out, complaints strings.Builder
			if c.stdout == nil {
				c.stdout = &out
			}
			code := run(t.Context(), []string{"verify"}, &env{stdin: c.stdin, stdout: c.stdout, stderr: &complaints, now: fixedNow, games: games.All})
			if code != exitFailed || out.String() != c.wantOut || complaints.String() != c.wantComplaint {
				t.Errorf("exit code %d, output %q, complaints %q", code, out.String(), complaints.String())
			}
		})
	}
}
