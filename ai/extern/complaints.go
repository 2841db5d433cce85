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
// that the program never waits for it.
type complaints struct {
	to    *os.File // gets the first of it; none when nil
	from  *os.File // our end
	ended chan struct{}

	mutex sync.Mutex
	last  []byte // the beginning of the last line that is not empty
}

// hear reads until the program and all that it has started say no more, or until
// from is closed.
func (c *complaints) hear() {
	defer close(c.ended)
	r := bufio.NewReaderSize(c.from, 1<<12)
	for within, left := false, mostComplaints; ; {
		piece, err := r.ReadSlice('\n')
		if !within && len(bytes.TrimSpace(piece)) > 0 {
			c.mutex.Lock()
			c.last = append(c.last[:0], piece...)
			c.mutex.Unlock()
		}
		left = c.pass(piece, left)
		within = err == bufio.ErrBufferFull
		if err != nil && !within {
			return
		}
	}
}

// pass passes on what there is room for, and says once that there is more.
func (c *complaints) pass(piece []byte, left int) int {
	if c.to == nil || left == 0 || len(piece) == 0 {
		return left
	}
	n := min(len(piece), left)
	c.to.Write(piece[:n])
	if left -= n; left == 0 {
		fmt.Fprintf(c.to, "\nA program has said %d bytes on standard error; what else it says there is left out.\n", mostComplaints)
	}
	return left
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
