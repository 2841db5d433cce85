package cli

import (
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"sync"
	"time"

	"krutzjass/ai"
	"krutzjass/ai/coach"
	"krutzjass/ai/extern"
	"krutzjass/engine"
)

// level says who plays a seat, as it is written on a command line: the name of a
// strength, or exec: and the command of a program.
type level string

const execPrefix = "exec:"

// tips is a seat that does what the coach says.
const tips level = "tips"

// levelNames lists what a level may be.
func levelNames() string {
	return strings.Join(ai.Levels(), ", ") + ", " + string(tips) + " or " + execPrefix + "COMMAND"
}

func parseLevel(text string) (level, error) {
	command, program := level(text).command()
	switch {
	case program && strings.TrimSpace(command) == "":
		return "", fmt.Errorf("the level %q names no program: expected %sCOMMAND", text, execPrefix)
	case !program && level(text) != tips && !slices.Contains(ai.Levels(), text):
		return "", fmt.Errorf("there is no level %q: expected one of %s", text, levelNames())
	}
	return level(text), nil
}

// command gives the command of a program, if the level is one.
func (l level) command() (string, bool) { return strings.CutPrefix(string(l), execPrefix) }

// by is what records call the level.
func (l level) by() string {
	if _, program := l.command(); program {
		return "exec"
	}
	return string(l)
}

// chair is a seat of a match that is about to begin.
type chair struct {
	game   engine.Game
	setup  engine.Setup // options complete
	seat   engine.Seat
	limit  time.Duration // for an answer of a program
	live   bool          // people may be waiting: thinking is measured by the clock, else by work
	stderr *os.File      // for the complaints of a program; none when nil
}

// sit makes the player of a level. It is the one place where names of levels
// become players. After the match the player goes to leave.
func (l level) sit(c chair, r *rand.Rand) (engine.Controller, error) {
	if command, program := l.command(); program {
		return extern.Start(extern.Config{Command: command, Words: newWords(c), Limit: c.limit, Stderr: c.stderr})
	}
	christine, computer := coach.New, ai.New
	if c.live {
		christine, computer = coach.Live, ai.Live
	}
	if l == tips {
		return coach.NewPupil(christine(c.game, r)), nil
	}
	return computer(string(l), c.game, r)
}

// leave ends the players that have something to end, all at once: a program may take
// its time.
func leave(players []engine.Controller) {
	var ends sync.WaitGroup
	for _, p := range players {
		if c, ok := p.(io.Closer); ok {
			ends.Go(func() { c.Close() })
		}
	}
	ends.Wait()
}
