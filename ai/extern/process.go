package extern

import (
	"bufio"
	"bytes"
	"io"
	"os"
	"os/exec"
	"sync"
)

// longest is the longest line that is read whole, in bytes.
const longest = 1 << 16

// process is a running program and its four goroutines: one writes what is to be
// told, one reads lines, one reads complaints, one waits for the end.
type process struct {
	cmd    *exec.Cmd
	lines  chan []byte   // what the program says; closed when it says no more
	gone   chan struct{} // closed when it has ended
	closed chan struct{} // closed when nobody reads its lines any more
	once   sync.Once
	out    *os.File // its standard output, our end
	wrong  *complaints
	work   sync.WaitGroup

	mutex sync.Mutex
	todo  []byte        // not written yet
	done  bool          // nothing follows
	wake  chan struct{} // holds a token when todo or done has changed
}

// start runs a command line in a process group of its own, where the system has
// such, so that all of it can be ended, and so that an interrupt at the terminal
// reaches it only through us.
func start(command string, stderr *os.File) (*process, error) {
	p := &process{
		cmd:   exec.Command("sh", "-c", command),
		lines: make(chan []byte), gone: make(chan struct{}), closed: make(chan struct{}), wake: make(chan struct{}, 1),
	}
	group(p.cmd)
	in, err := p.cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	// Not StdoutPipe and StderrPipe: Wait would close them, perhaps before the last
	// answer is read.
	out, toOut, err := os.Pipe()
	if err != nil {
		in.Close()
		return nil, err
	}
	wrong, toWrong, err := os.Pipe()
	if err != nil {
		closeAll(in, out, toOut)
		return nil, err
	}
	p.cmd.Stdout, p.cmd.Stderr = toOut, toWrong
	err = p.cmd.Start()
	closeAll(toOut, toWrong)
	if err != nil {
		closeAll(in, out, wrong)
		return nil, err
	}
	p.out, p.wrong = out, newComplaints(stderr, wrong)
	p.work.Go(func() { p.write(in) })
	p.work.Go(p.read)
	p.work.Go(p.wrong.hear)
	go p.wrong.pass()
	p.work.Go(func() {
		p.cmd.Wait() // how it ended is in the process state
		close(p.gone)
	})
	return p, nil
}

func closeAll(list ...io.Closer) {
	for _, c := range list {
		c.Close()
	}
}

// send has text written when the program reads; it does not wait for that.
func (p *process) send(text []byte) {
	p.mutex.Lock()
	p.todo = append(p.todo, text...)
	p.mutex.Unlock()
	p.poke()
}

func (p *process) poke() {
	select {
	case p.wake <- struct{}{}:
	default: // it is awake already
	}
}

// write passes on what is to be told until nothing follows, or nobody reads.
func (p *process) write(in io.WriteCloser) {
	defer in.Close()
	for {
		p.mutex.Lock()
		text, done := p.todo, p.done
		p.todo = nil
		p.mutex.Unlock()
		if len(text) > 0 {
			if _, err := in.Write(text); err != nil {
				return // whoever asks next hears that the program has ended
			}
			continue
		}
		if done {
			return
		}
		select {
		case <-p.wake:
		case <-p.gone:
			return
		}
	}
}

// read hands on what the program says, line by line; a line that is too long in
// pieces, which are no answer.
func (p *process) read() {
	defer close(p.lines)
	r := bufio.NewReaderSize(p.out, longest)
	for {
		line, err := r.ReadSlice('\n')
		if len(line) > 0 {
			select {
			case p.lines <- bytes.Clone(line):
			case <-p.closed: // a program that still speaks must not get stuck
			}
		}
		if err != nil && err != bufio.ErrBufferFull {
			return
		}
	}
}

// kill ends the program and what it has started.
func (p *process) kill() { killGroup(p.cmd) }

// close closes the program's input, gives it a moment to end, and leaves nothing of
// it. What it has complained has been passed on, unless nobody reads that.
func (p *process) close(timer Timer) {
	p.once.Do(func() {
		p.mutex.Lock()
		p.done = true
		p.mutex.Unlock()
		p.poke()
		close(p.closed)
		within(timer, p.gone)
		p.kill()
		<-p.gone
		within(timer, p.wrong.ended)
		closeAll(p.out, p.wrong.from) // a stray child may still hold the other ends
		p.work.Wait()
		within(timer, p.wrong.passed)
	})
}

// within waits for done and tells whether it came in the time of grace.
func within(timer Timer, done <-chan struct{}) bool {
	late, stop := timer(grace)
	defer stop()
	select {
	case <-done:
		return true
	case <-late:
		return false
	}
}
