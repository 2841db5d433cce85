package cli

import (
	"bytes"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net"
	"os"
	"sync"
	"time"

	"krutzjass/app/keep"
	"krutzjass/engine/record"
	"krutzjass/netplay"
	"krutzjass/netplay/wire"
)

// hostFile is what a host keeps on the disk: the record, and beside it, while
// the match is not over, what the table must not forget. Without a path nothing
// is kept beyond the program.
type hostFile struct {
	path   string
	record *os.File
	good   int64 // of a record that goes on

	mu   sync.Mutex
	kept hostKept
}

// hostKept is the file beside the record. It is secret.
type hostKept struct {
	Identity string        `json:"identity"` // of the host, PEM
	Seed     []byte        `json:"seed"`     // of all deals
	Port     int           `json:"port"`
	Table    *netplay.Kept `json:"table,omitempty"`
}

func (f *hostFile) beside() string { return f.path + ".table" }

// openHostFile reads what an earlier host has left at path, or begins. Saved is
// nil where no match has begun.
func openHostFile(path string, lookup record.Lookup) (f *hostFile, saved *record.Saved, err error) {
	f = &hostFile{path: path}
	if path == "" {
		return f, nil, f.begin()
	}
	text, err := os.ReadFile(f.beside())
	switch {
	case errors.Is(err, fs.ErrNotExist):
		if info, err := os.Stat(path); err == nil && info.IsDir() {
			return nil, nil, fmt.Errorf("%s is a folder: name a file in it", path)
		} else if err == nil {
			return nil, nil, fmt.Errorf("%s exists already, and is no match that this host could go on with, or one that is over: name another file, or move it away", path)
		}
		return f, nil, f.begin()
	case err != nil:
		return nil, nil, unreadable(f.beside(), err)
	}
	if json.Unmarshal(text, &f.kept) != nil {
		return nil, nil, fmt.Errorf("%s cannot be understood: move it and the record away to begin anew", f.beside())
	}
	saved, err = f.load(lookup)
	return f, saved, err
}

// probeTime is long enough for an answer from this device.
const probeTime = 2 * time.Second

// free is an error if the table that goes on is open already: two hosts would
// write one record. It looks for the table where it was open last.
func (f *hostFile) free() error {
	if f.kept.Table == nil || f.kept.Port == 0 {
		return nil
	}
	conn, err := net.DialTimeout("tcp", fmt.Sprintf("127.0.0.1:%d", f.kept.Port), probeTime)
	if err != nil {
		return nil // nobody is there
	}
	defer conn.Close()
	conn.SetDeadline(time.Now().Add(probeTime))
	text, err := wire.Hello{Oldest: wire.Oldest, Newest: wire.Newest, Program: Version}.Encode()
	if err == nil {
		_, err = conn.Write(text)
	}
	if err != nil {
		return nil // whatever it is, it is no table
	}
	if theirs, _, err := wire.ReadHello(conn); err == nil && theirs.Table == f.kept.Table.Table.String() {
		return fmt.Errorf("the table of %s is open already, at port %d: close that one first, or name another file", f.path, f.kept.Port)
	}
	return nil
}

// begin draws what a new host needs.
func (f *hostFile) begin() (err error) {
	f.kept.Identity, err = newIdentity()
	f.kept.Seed = make([]byte, 32)
	rand.Read(f.kept.Seed) // never fails: it ends the program instead
	return err
}

// load reads the record back, if it was begun: a header that was not written whole
// is none.
func (f *hostFile) load(lookup record.Lookup) (*record.Saved, error) {
	text, err := os.ReadFile(f.path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil
	case err != nil:
		return nil, unreadable(f.path, err)
	case !bytes.Contains(text, []byte("\n")):
		return nil, nil
	}
	saved, err := record.Load(bytes.NewReader(text), lookup)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", f.path, err)
	}
	f.good = saved.Good
	return &saved, nil
}

// open opens the record for writing from its good end on.
func (f *hostFile) open() (io.Writer, error) {
	if f.path == "" {
		return io.Discard, nil
	}
	var err error
	if f.record, err = os.OpenFile(f.path, os.O_RDWR|os.O_CREATE, 0o666); err != nil {
		return nil, unwritable(f.path, err)
	}
	if err := f.record.Truncate(f.good); err != nil {
		return nil, err
	}
	_, err = f.record.Seek(f.good, io.SeekStart)
	return f, err
}

// Write writes lines of the record; when it returns they are on the disk.
func (f *hostFile) Write(lines []byte) (int, error) {
	n, err := f.record.Write(lines)
	if err == nil {
		err = f.record.Sync()
	}
	return n, unwritable(f.path, err)
}

// keep writes what the table must not forget.
func (f *hostFile) keep(table netplay.Kept) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.kept.Table = &table
	return f.save()
}

// keepPort remembers where the table was reached, so that it is there again.
func (f *hostFile) keepPort(port int) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.kept.Port = port
	return f.save()
}

func (f *hostFile) save() error {
	if f.path == "" {
		return nil
	}
	text, err := json.Marshal(f.kept)
	if err != nil {
		return err
	}
	return unwritable(f.beside(), keep.Write(f.beside(), append(text, '\n')))
}

// close ends the writing; a match that is over, or closed by its host, leaves
// nothing but its record.
func (f *hostFile) close(over bool) (err error) {
	if f.record != nil {
		err = f.record.Close()
	}
	if over && f.path != "" {
		if gone := os.Remove(f.beside()); !errors.Is(gone, fs.ErrNotExist) {
			err = errors.Join(err, gone)
		}
	}
	return err
}
