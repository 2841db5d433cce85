package extern

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"sync"
)

// mostComplaints is how many bytes of what a program complains are passed on.
const mostComplaints = 1 << 16

// complaints is what a program says on standard error. It is read to its end, so
// that the program never waits for it, whoever else does not read.
type complaints struct {
	to     *os.File // gets the first of it; none when nil
	from   *os.File // our end
	ended  chan struct{}
	passed chan struct{} // what is to be passed on has been
	fresh  chan struct{} // there is more of it

	mutex sync.Mutex
	last  []byte // the beginning of the last line that is not empty
	todo  []byte // to be passed on
	left  int    // bytes that may still be
}

func newComplaints(to, from *os.File) *complaints {
	return &complaints{to: to, from: from, left: mostComplaints,
		ended: make(chan struct{}), passed: make(chan struct{}), fresh: make(chan struct{}, 1)}
}

// hear reads until the program and all that it has started say no more, or until
// from is closed.
func (c *complaints) hear() {
	defer close(c.ended)
	defer close(c.fresh)
	r := bufio.NewReaderSize(c.from, 1<<12)
	for within := false; ; {
		piece, err := r.ReadSlice('\n')
		c.take(piece, !within)
		within = err == bufio.ErrBufferFull
		if err != nil && !within {
			return
		}
	}
}

// take keeps a piece, of which it says whether a line begins with it, and what of it
// there is room for is to be passed on; once it says that there is more.
func (c *complaints) take(piece []byte, begins bool) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if begins && len(bytes.TrimSpace(piece)) > 0 {
		c.last = append(c.last[:0], piece...)
	}
	n := min(len(piece), c.left)
	if n == 0 {
		return
	}
	c.todo = append(c.todo, piece[:n]...)
	if c.left -= n; c.left == 0 {
		c.todo = fmt.Appendf(c.todo, "\nA program has said %d bytes on standard error; what else it says there is left out.\n", mostComplaints)
	}
	select {
	case c.fresh <- struct{}{}:
	default: // it will be looked at anyway
	}
}

// pass passes on what was taken, until all was heard. Where nobody reads it may wait for
// as long as the whole program lives: nobody should wait for it.
func (c *complaints) pass() {
	defer close(c.passed)
	for more := true; more; {
		_, more = <-c.fresh
		c.mutex.Lock()
		text := c.todo
		c.todo = nil
		c.mutex.Unlock()
		if c.to != nil && len(text) > 0 {
			c.to.Write(text)
		}
	}
}

// words puts the last line behind a sentence; nothing if there is none.
func (c *complaints) words() string {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if len(c.last) == 0 {
		return ""
	}
	return "; it last said on standard error " + quote(c.last)
}
