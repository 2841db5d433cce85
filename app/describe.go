package app

import (
	"encoding/json"
	"fmt"
	"os"
	"time"

	"krutzjass/app/describe"
)

// describeEvery is how often the window describes itself when it is asked to.
const describeEvery = 40 * time.Millisecond

// KeepDescribing writes into the file at path what a person can see and reach,
// again and again, for drivers that play the window from outside. Who reads
// always finds a whole description. It ends, and says so, if that cannot be
// written.
func (a *App) KeepDescribing(path string) {
	n := 0
	var tick func()
	tick = func() {
		n++
		if err := a.describe(path, n); err != nil {
			fmt.Fprintf(os.Stderr, "krutzjass: the window cannot describe itself: %v\n", err)
			return
		}
		a.env.Stage.After(describeEvery, tick)
	}
	a.env.Stage.After(describeEvery, tick)
}

// describe writes one description. It need not survive a crash, so the disk is
// not waited for.
func (a *App) describe(path string, n int) error {
	d := describe.Of(a.window.Canvas(), a.stack.Top())
	d.Tick = n
	data, err := json.Marshal(d)
	if err != nil {
		return err
	}
	fresh := path + ".new"
	if err := os.WriteFile(fresh, data, 0o600); err != nil {
		return err
	}
	return os.Rename(fresh, path)
}
