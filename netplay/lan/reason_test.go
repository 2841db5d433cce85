package lan

import (
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"syscall"
	"testing"
)

// A person reads why a connection failed, without the name of the call and the
// addresses.
func TestReason(t *testing.T) {
	op := func(err error) error { return &net.OpError{Op: "dial", Net: "tcp", Err: err} }
	for _, row := range []struct {
		err  error
		want string
	}{
		{op(os.NewSyscallError("connect", syscall.ECONNREFUSED)), syscall.ECONNREFUSED.Error()},
		{op(os.ErrDeadlineExceeded), "no answer in time"},
		{op(os.NewSyscallError("connect", syscall.ETIMEDOUT)), "no answer in time"},
		{op(&net.DNSError{Err: "no such host", Name: "stube.local", Server: "10.0.0.1:53"}), `no device called "stube.local" is known here`},
		{op(errors.New("no suitable address found")), "no suitable address found"},
		{fmt.Errorf("reading: %w", io.ErrUnexpectedEOF), "it broke off in the middle"},
		{errors.Join(io.EOF, nil), "it broke off in the middle"},
		{errors.New("whatever"), "whatever"},
	} {
		if got := Reason(row.err); got != row.want {
			t.Errorf("%v: %q, want %q", row.err, got, row.want)
		}
	}
}
