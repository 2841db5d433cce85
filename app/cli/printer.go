package cli

import (
	"encoding/json"
	"io"
	"sync"
)

// printer writes lines from a goroutine of its own, so that whoever has something
// to tell never waits for whoever reads.
type printer struct {
	to   io.Writer
	wake chan struct{} // holds one
	done chan struct{}

	mu      sync.Mutex
	pending []byte
	closed  bool
	err     error
}

func newPrinter(to io.Writer) *printer {
	p := &printer{to: to, wake: make(chan struct{}, 1), done: make(chan struct{})}
	go p.write()
	return p
}

// print takes whole lines.
func (p *printer) print(lines []byte) {
	p.mu.Lock()
	p.pending = append(p.pending, lines...)
	p.mu.Unlock()
	p.signal()
}

// json prints a value as a line.
func (p *printer) json(v any) {
	line, err := json.Marshal(v)
	if err == nil {
		p.print(append(line, '\n'))
	}
}

// close waits until everything has been written, and gives the first error.
func (p *printer) close() error {
	p.mu.Lock()
	p.closed = true
	p.mu.Unlock()
	p.signal()
	<-p.done
	return p.err
}

func (p *printer) signal() {
	select {
	case p.wake <- struct{}{}:
	default:
	}
}

func (p *printer) write() {
	defer close(p.done)
	for {
		p.mu.Lock()
		text, closed := p.pending, p.closed
		p.pending = nil
		p.mu.Unlock()
		if len(text) > 0 && p.err == nil {
			_, p.err = p.to.Write(text)
		}
		if closed {
			return
		}
		<-p.wake
	}
}
