package discover

import (
	"encoding/json"
	"errors"
	"io/fs"
	"slices"
	"sync"
)

// remembered is how many addresses are kept.
const remembered = 8

// Store keeps a small text. Load wraps fs.ErrNotExist when there is none yet.
type Store interface {
	Load() ([]byte, error)
	Save([]byte) error
}

// Recent remembers the addresses that were joined, newest first. It may be used
// from many goroutines.
type Recent struct {
	store Store
	mu    sync.Mutex
	list  []Address
}

// NewRecent reads what the store has. A memory that cannot be read is an error
// that may be shown; the memory starts empty then, and works.
func NewRecent(store Store) (*Recent, error) {
	r := &Recent{store: store}
	text, err := store.Load()
	if errors.Is(err, fs.ErrNotExist) {
		return r, nil
	}
	var lines []string
	if err == nil {
		err = json.Unmarshal(text, &lines)
	}
	for _, line := range lines {
		a, bad := ParseAddress(line)
		if bad != nil {
			err = errors.Join(err, bad)
		} else if len(r.list) < remembered && !slices.Contains(r.list, a) {
			r.list = append(r.list, a)
		}
	}
	return r, err
}

// List gives the addresses, newest first.
func (r *Recent) List() []Address {
	r.mu.Lock()
	defer r.mu.Unlock()
	return slices.Clone(r.list)
}

// Add puts an address first and keeps the list. On error the address is
// remembered until the program ends.
func (r *Recent) Add(a Address) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	rest := slices.DeleteFunc(r.list, func(b Address) bool { return a == b })
	r.list = append([]Address{a}, rest[:min(len(rest), remembered-1)]...)
	lines := make([]string, len(r.list))
	for i, one := range r.list {
		lines[i] = one.String()
	}
	text, err := json.Marshal(lines)
	if err != nil {
		return err
	}
	return r.store.Save(text)
}
