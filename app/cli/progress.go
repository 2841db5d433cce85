package cli

import (
	"fmt"
	"io"
	"os"
)

// progress tells on a terminal how far long work has come; elsewhere it is silent.
type progress struct {
	to    io.Writer // nil: silent
	what  string
	total int
	shown int // percent
}

// newProgress tells of total things on w; fewer than two are not worth it.
func newProgress(w io.Writer, what string, total int) *progress {
	if total < 2 || !isTerminal(w) {
		w = nil
	}
	return &progress{to: w, what: what, total: total, shown: -1}
}

// done tells that n things are done, when that makes another percent.
func (p *progress) done(n int) {
	if p.to == nil {
		return
	}
	percent := int(100 * int64(n) / int64(p.total)) // beyond 20 MB an int of 32 bits would not do
	if percent == p.shown {
		return
	}
	p.shown = percent
	fmt.Fprintf(p.to, "\r%d of %d %s, %d %%", n, p.total, p.what, percent)
}

// clear wipes the line.
func (p *progress) clear() {
	if p.to != nil && p.shown >= 0 {
		fmt.Fprint(p.to, "\r\x1b[K")
	}
}

func isTerminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	if !ok {
		return false
	}
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
