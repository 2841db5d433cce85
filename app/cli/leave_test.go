package cli

import (
	"sync"
	"testing"

	"krutzjass/engine"
)

// slow ends when the others do.
type slow struct {
	engine.Controller
	others *sync.WaitGroup
}

func (s slow) Close() error {
	s.others.Done()
	s.others.Wait()
	return nil
}

// Nobody waits for another who leaves; who has nothing to end does not matter.
func TestLeaveAtOnce(t *testing.T) {
	var others sync.WaitGroup
	others.Add(2)
	leave([]engine.Controller{slow{others: &others}, nil, slow{others: &others}})
}
