package session

import (
	"time"

	"fyne.io/fyne/v2"
)

// Window is the Stage of the real window. It is the one door through which
// other goroutines reach the user interface.
type Window struct{}

// Do implements Stage.
func (Window) Do(f func()) { fyne.Do(f) }

// After implements Stage.
func (Window) After(d time.Duration, f func()) (stop func()) {
	stopped := false // read and written on the window's thread only
	timer := time.AfterFunc(d, func() {
		fyne.Do(func() {
			if !stopped {
				f()
			}
		})
	})
	return func() {
		stopped = true
		timer.Stop()
	}
}
