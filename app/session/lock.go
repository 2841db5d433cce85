package session

import (
	"errors"
	"os"
	"time"
)

const (
	lockTries = 20
	lockPause = 50 * time.Millisecond // between two of them
)

// lockPatiently is lockFile for a program that is started again: one that was killed
// has its lock until the system has cleared away the rest of it.
func lockPatiently(path string, wait func(time.Duration)) (lock *os.File, err error) {
	for range lockTries {
		if lock, err = lockFile(path); !errors.Is(err, ErrBusy) {
			return lock, err
		}
		wait(lockPause)
	}
	return nil, err
}
