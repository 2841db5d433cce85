//go:build !(linux || darwin || freebsd || netbsd || openbsd || dragonfly || windows)

package session

import "os"

// lockFile opens path; a browser tab shares its files with nobody.
func lockFile(path string) (*os.File, error) {
	return os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
}
