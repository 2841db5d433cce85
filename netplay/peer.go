package netplay

import (
	"bytes"
	"net"
	"sync"
	"time"

	"krutzjass/netplay/wire"
)

// Limits of one connection.
const (
	maxQueue    = 256 << 10        // bytes that wait to be read by a peer
	writeTime   = 10 * time.Second // for one write
	goodbyeTime = 2 * time.Second  // for the last one
	silence     = 25 * time.Second // without a word from a peer; it pings three times as often
	maxFaults   = 16               // messages against the rules
	maxRate     = 100              // messages in a second
)

// peer is one connection to somebody who is known. Whoever tells it something
// never waits: what is told queues, and a peer that does not read is cut. It
// comes back with a fresh view.
type peer struct {
	conn net.Conn      // with TLS
	raw  net.Conn      // below it
	wake chan struct{} // holds one
	done chan struct{} // closed when nothing more will be written

	mu     sync.Mutex
	queue  [][]byte
	size   int
	ending bool // what is queued is the last
	dead   bool
}

func newPeer(conn, below net.Conn) *peer {
	p := &peer{conn: conn, raw: below, wake: make(chan struct{}, 1), done: make(chan struct{})}
	go p.write()
	return p
}

// send queues a message. No peer is told nothing.
func (p *peer) send(m wire.Message) {
	if p == nil {
		return
	}
	frame, err := wire.Encode(m)
	if err != nil { // a fault of this program: the peer sees a broken connection and comes back
		p.cut()
		return
	}
	p.push(frame)
}

// push queues a frame, which nobody changes afterwards.
func (p *peer) push(frame []byte) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.dead || p.ending {
		return
	}
	if p.size += len(frame); p.size > maxQueue {
		p.kill()
		return
	}
	p.queue = append(p.queue, frame)
	p.signal()
}

// refuse tells somebody, if there, why the connection ends.
func (p *peer) refuse(m wire.Refuse) { p.last(m) }

// rude refuses somebody who broke the rules of the protocol.
func (p *peer) rude() {
	p.refuse(wire.Refuse{Why: wire.WhyRude, Text: "what this device sent makes no sense at this table: leave it and join again", Again: true})
}

// last says a last thing and hangs up. No peer is told nothing.
func (p *peer) last(m wire.Message) {
	if p == nil {
		return
	}
	p.send(m)
	p.mu.Lock()
	defer p.mu.Unlock()
	p.ending = true
	p.signal()
}

// cut hangs up at once.
func (p *peer) cut() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.kill()
}

func (p *peer) kill() {
	p.dead, p.queue = true, nil
	p.raw.Close() // TLS would wait to say goodbye
	p.signal()
}

func (p *peer) signal() {
	select {
	case p.wake <- struct{}{}:
	default:
	}
}

// write sends what is queued until the connection breaks or ends, and closes it.
func (p *peer) write() {
	defer close(p.done)
	defer p.conn.Close()
	for {
		p.mu.Lock()
		text, last := bytes.Join(p.queue, nil), p.ending
		p.queue, p.size = nil, 0
		dead := p.dead
		p.mu.Unlock()
		if dead {
			return
		}
		if len(text) > 0 {
			limit := writeTime
			if last {
				limit = goodbyeTime
			}
			p.conn.SetWriteDeadline(time.Now().Add(limit))
			if _, err := p.conn.Write(text); err != nil {
				p.cut()
				return
			}
		}
		if last {
			return
		}
		<-p.wake
	}
}
