package discover

import (
	"context"
	"errors"
	"net"
	"syscall"
	"testing"
)

// listen opens a port of this device, and closes it at once if nobody is there.
func listen(t *testing.T, there bool) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	if there {
		t.Cleanup(func() { l.Close() })
	} else {
		l.Close()
	}
	return l.Addr().String()
}

func TestDialer(t *testing.T) {
	open, shut := listen(t, true), listen(t, false)
	lost := errors.New("no such table")
	found := func(at string, err error) func(context.Context) ([]string, error) {
		return func(context.Context) ([]string, error) { return []string{at}, err }
	}
	for name, tt := range map[string]struct {
		dialer Dialer
		at     string // where it connects; empty for nowhere
		lost   bool   // the error tells that nothing was found
	}{
		"known":                    {Dialer{At: []string{open}}, open, false},
		"known second":             {Dialer{At: []string{shut, open}}, open, false},
		"gone, not looked for":     {Dialer{At: []string{shut}}, "", false},
		"gone, found elsewhere":    {Dialer{At: []string{shut}, Look: found(open, nil)}, open, false},
		"never known, found":       {Dialer{Look: found(open, nil)}, open, false},
		"gone and not found":       {Dialer{At: []string{shut}, Look: found("", lost)}, "", true},
		"found where nobody is":    {Dialer{Look: found(shut, nil)}, "", false},
		"known, so not looked for": {Dialer{At: []string{open}, Look: found("", lost)}, open, false},
	} {
		t.Run(name, func(t *testing.T) {
			conn, err := tt.dialer.Dial(t.Context())
			at := ""
			if err == nil {
				at = conn.RemoteAddr().String()
				conn.Close()
			}
			if err != nil && !tt.lost && err.Error() != syscall.ECONNREFUSED.Error() {
				t.Errorf("it says %q", err)
			}
			if at != tt.at || (err != nil) != (tt.at == "") || errors.Is(err, lost) != tt.lost {
				t.Errorf("connected to %q, %v", at, err)
			}
		})
	}
}
