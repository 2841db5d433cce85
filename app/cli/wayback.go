package cli

import (
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"

	"krutzjass/app/keep"
	"krutzjass/netplay/pair"
)

// wayBack is what a device that joined keeps on the disk, so that it is known at
// the table when it is started again. It is secret. Without a path nothing is kept
// beyond the program.
type wayBack struct {
	path     string
	Identity string       `json:"identity"` // of the device, PEM
	Ticket   *pair.Ticket `json:"ticket,omitempty"`
}

// openWayBack reads what was kept at path, or begins.
func openWayBack(path string) (*wayBack, error) {
	w := &wayBack{path: path}
	text, err := os.ReadFile(path)
	switch {
	case path == "", errors.Is(err, fs.ErrNotExist):
		return w, w.begin()
	case err != nil:
		return nil, fmt.Errorf("-ticket: %w", unreadable(path, err))
	}
	if json.Unmarshal(text, w) != nil {
		return nil, fmt.Errorf("-ticket: %s cannot be understood: name another file, or move it away and join by the code", path)
	}
	return w, nil
}

// begin makes a device that nobody knows.
func (w *wayBack) begin() (err error) {
	w.Identity, err = newIdentity()
	return err
}

// newIdentity draws the key of a device, as PEM.
func newIdentity() (string, error) {
	identity, err := pair.NewIdentity(rand.Reader)
	if err != nil {
		return "", err
	}
	text, err := identity.Marshal()
	return string(text), err
}

// keep keeps a new ticket in the place of the one before; safe when it returns.
func (w *wayBack) keep(ticket pair.Ticket) error {
	w.Ticket = &ticket
	return w.save()
}

func (w *wayBack) save() error {
	if w.path == "" {
		return nil
	}
	text, err := json.Marshal(w)
	if err != nil {
		return err
	}
	return unwritable(w.path, keep.Write(w.path, append(text, '\n')))
}
