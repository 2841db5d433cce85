package lan

import (
	"errors"
	"fmt"
	"io"
	"net"
	"syscall"
)

// Reason is why a connection failed, in a few words for a person: the system's own
// reason, without the name of the call and the addresses that package net puts
// around it.
func Reason(err error) string {
	var name *net.DNSError
	var number syscall.Errno
	var network net.Error
	var call *net.OpError
	switch {
	case errors.As(err, &name):
		return fmt.Sprintf("no device called %q is known here", name.Name)
	case errors.As(err, &network) && network.Timeout():
		return "no answer in time"
	case errors.As(err, &number):
		return number.Error()
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return "it broke off in the middle"
	case errors.As(err, &call) && call.Err != nil:
		return call.Err.Error()
	}
	return err.Error()
}
