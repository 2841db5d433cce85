package guestbook

import (
	"cmp"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"sync"

	"krutzjass/app/keep"
	"krutzjass/netplay"
	"krutzjass/netplay/pair"
)

// Book is the guestbook of a folder. It may be used from many goroutines.
type Book struct {
	dir string
	mu  sync.Mutex // of whoever writes
}

// Open gives the guestbook of a folder, which is there.
func Open(dir string) *Book { return &Book{dir: dir} }

func (b *Book) path(name string) string { return filepath.Join(b.dir, name) }

// Identity gives the key of this installation; the first time it is made. One
// that cannot be read is set aside, and a new one made: other devices do not know
// this one any more then.
func (b *Book) Identity() (pair.Identity, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	path := b.path("identity.pem")
	text, err := os.ReadFile(path)
	if err == nil {
		identity, err := pair.ParseIdentity(text)
		if err == nil {
			return identity, nil
		}
		if _, err := keep.SetAside(path); err != nil {
			return pair.Identity{}, err
		}
	} else if !errors.Is(err, fs.ErrNotExist) {
		return pair.Identity{}, err
	}
	identity, err := pair.NewIdentity(rand.Reader)
	if err != nil {
		return pair.Identity{}, err
	}
	if text, err = identity.Marshal(); err != nil {
		return pair.Identity{}, err
	}
	return identity, keep.Write(path, text)
}

// Hosted is the table that this device hosts, with what was chosen for the next
// match beside the game and its options.
type Hosted struct {
	Name   string       `json:"name"`
	Port   int          `json:"port"`             // where it was reached
	Faces  []int        `json:"faces,omitempty"`  // avatars by seat
	Turn   int          `json:"turn,omitempty"`   // seconds that a person has for a turn; 0 is no limit
	Packet int          `json:"packet,omitempty"` // cards dealt at a time
	Kept   netplay.Kept `json:"kept"`
}

// Hosted gives the table that was hosted here and not closed for good, nil if there
// is none.
func (b *Book) Hosted() (*Hosted, error) {
	var h *Hosted
	return h, b.read("table.json", &h)
}

// KeepHosted keeps the table that this device hosts; safe when it returns.
func (b *Book) KeepHosted(h Hosted) error { return b.write("table.json", h) }

// DropHosted forgets the table.
func (b *Book) DropHosted() error {
	b.mu.Lock()
	defer b.mu.Unlock()
	if err := os.Remove(b.path("table.json")); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// Way is the way back to a table that this device joined.
type Way struct {
	Name   string      `json:"name"` // of the table
	Game   string      `json:"game"` // its key
	Me     string      `json:"me"`   // what the person is called there
	Screen bool        `json:"screen,omitempty"`
	At     []string    `json:"at"` // where it was reached, HOST:PORT
	Ticket pair.Ticket `json:"ticket"`
}

// ways is how many ways back are kept.
const ways = 4

// Ways lists the ways back, newest first.
func (b *Book) Ways() ([]Way, error) {
	var list []Way
	return list, b.read("joined.json", &list)
}

// KeepWay keeps a way back, in the place of an older one to the same table: a new
// ticket may come before the names of table and game, which are those of before then.
func (b *Book) KeepWay(w Way) error {
	list, _ := b.Ways() // what cannot be read is of no use to anybody
	if i := slices.IndexFunc(list, func(old Way) bool { return old.Ticket.Table == w.Ticket.Table }); i >= 0 {
		w.Name, w.Game = cmp.Or(w.Name, list[i].Name), cmp.Or(w.Game, list[i].Game)
	}
	return b.change(w.Ticket.Table, func(rest []Way) []Way { return append([]Way{w}, rest[:min(len(rest), ways-1)]...) })
}

// DropWay forgets the way back to a table.
func (b *Book) DropWay(table pair.ID) error {
	return b.change(table, func(rest []Way) []Way { return rest })
}

// change writes what do makes of all ways but that to a table.
func (b *Book) change(table pair.ID, do func(rest []Way) []Way) error {
	list, err := b.Ways()
	if err != nil {
		list = nil // what cannot be read is of no use to anybody
	}
	return b.write("joined.json", do(slices.DeleteFunc(list, func(w Way) bool { return w.Ticket.Table == table })))
}

// read fills in what a file holds; without a file nothing changes.
func (b *Book) read(name string, into any) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	text, err := os.ReadFile(b.path(name))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	if err := json.Unmarshal(text, into); err != nil {
		return fmt.Errorf("%s cannot be understood: %w", name, err)
	}
	return nil
}

func (b *Book) write(name string, what any) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	text, err := json.Marshal(what)
	if err != nil {
		return err
	}
	return keep.Write(b.path(name), append(text, '\n'))
}

// Addresses is where package discover keeps the addresses that were joined.
func (b *Book) Addresses() Addresses { return Addresses{b.path("addresses.json")} }

// Addresses is a discover.Store.
type Addresses struct{ path string }

// Load implements discover.Store.
func (a Addresses) Load() ([]byte, error) { return os.ReadFile(a.path) }

// Save implements discover.Store.
func (a Addresses) Save(text []byte) error { return keep.Write(a.path, text) }
