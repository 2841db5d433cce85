package session

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/google/uuid"

	"krutzjass/app/keep"
	"krutzjass/engine"
	"krutzjass/engine/record"
	"krutzjass/engine/table"
)

// ErrBusy says that another window has the folder of saved games.
var ErrBusy = errors.New("another window of the program uses this folder")

const currentName = "current.jsonl"

// Store is the folder of saved games. One match is current at a time; it stays
// so after its end, until the person has left its end. A store belongs to one
// process: see ErrBusy.
type Store struct {
	dir    string
	app    string // the version, for headers
	lookup record.Lookup
	lock   *os.File
}

// OpenStore takes the folder, which is made if it is missing. The error is
// ErrBusy if another process has it, and keeps it for a second.
func OpenStore(dir, app string, lookup record.Lookup) (*Store, error) {
	return takeStore(dir, app, lookup, time.Sleep)
}

func takeStore(dir, app string, lookup record.Lookup, wait func(time.Duration)) (*Store, error) {
	if err := os.MkdirAll(filepath.Join(dir, "games"), 0o700); err != nil {
		return nil, err
	}
	lock, err := lockPatiently(filepath.Join(dir, "lock"), wait)
	if err != nil {
		return nil, err
	}
	return &Store{dir: dir, app: app, lookup: lookup, lock: lock}, nil
}

// Close lets go of the folder.
func (s *Store) Close() error { return s.lock.Close() }

// Sheet is what a saved match keeps beside its record: how it goes on being
// dealt, and what the players look like. It stands in the record's header.
type Sheet struct {
	Deals  string `json:"deals"`            // the deal code
	Packet int    `json:"packet,omitempty"` // cards dealt at a time
	Faces  []int  `json:"faces,omitempty"`  // avatars by seat
	Turn   int    `json:"turn,omitempty"`   // seconds that a person has for a turn; 0 is no limit
}

// Saved is a match that can be continued.
type Saved struct {
	Table  *table.Table
	Sheet  Sheet
	Code   Code
	Played time.Duration // how long it has been open, if that counts
	Torn   bool          // the last move was not written whole and is gone

	record record.Saved
}

// Unreadable is the error of a saved game that could not be understood; it has
// been kept under another name.
type Unreadable struct {
	Kept   string // its name now
	Reason error
}

// Error says what was wrong and where the file is.
func (u *Unreadable) Error() string {
	return fmt.Sprintf("the saved game could not be read (%v) and was kept as %s", u.Reason, u.Kept)
}

// Unwrap gives the reason.
func (u *Unreadable) Unwrap() error { return u.Reason }

func (s *Store) path() string { return filepath.Join(s.dir, currentName) }

// Load reads the current match, nil if there is none. A match that cannot be
// understood is set aside and is an *Unreadable; any other error is the disk's,
// and nothing was touched.
func (s *Store) Load() (*Saved, error) {
	data, err := os.ReadFile(s.path())
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	saved, reason := s.parse(data)
	if reason == nil {
		return saved, nil
	}
	kept, err := keep.SetAside(s.path())
	if err != nil {
		return nil, errors.Join(reason, err)
	}
	return nil, &Unreadable{Kept: kept, Reason: reason}
}

func (s *Store) parse(data []byte) (*Saved, error) {
	rec, err := record.Load(bytes.NewReader(data), s.lookup)
	if err != nil {
		return nil, err
	}
	saved := &Saved{Table: rec.Table, Torn: rec.Torn, Played: played(data[:rec.Good]), record: rec}
	header, _, _ := bytes.Cut(data, []byte("\n"))
	if err := json.Unmarshal(header, &saved.Sheet); err != nil {
		return nil, err
	}
	if saved.Code, err = ParseCode(saved.Sheet.Deals); err != nil {
		saved.Code = codeOf(rec.Header.ID) // a record from elsewhere: its next deals are free
		saved.Sheet.Deals = saved.Code.String()
	}
	err = nil
	if saved.Sheet.Packet != 0 {
		saved.Table, err = rec.Table.InPackets(saved.Sheet.Packet)
	}
	return saved, err
}

// Create makes t, a match without moves, the current one; any other is put away
// among the games first, finished or not. The header is on the disk before it
// returns.
func (s *Store) Create(t *table.Table, sheet Sheet, start time.Time) (*Log, error) {
	var header bytes.Buffer
	stamp := record.Stamp{ID: uuid.NewString(), Start: start.Format(time.RFC3339), App: s.app}
	if err := record.NewWriter(&header).Begin(stamp, t); err != nil {
		return nil, err
	}
	more, err := json.Marshal(sheet)
	if err != nil {
		return nil, err
	}
	// Extra fields are allowed in a header (RECORD.md): they go before its closing brace.
	line := append(bytes.TrimSuffix(header.Bytes(), []byte("}\n")), ',')
	line = append(append(line, more[1:]...), '\n')
	next := s.path() + ".next" // on the disk before the other one moves
	if err := keep.Write(next, line); err != nil {
		return nil, err
	}
	if err := s.putAway(); err != nil {
		return nil, err
	}
	if err := os.Rename(next, s.path()); err != nil {
		return nil, err
	}
	keep.SyncDir(s.dir)
	saved, err := s.parse(line)
	if err != nil {
		return nil, err
	}
	return s.Continue(saved)
}

// Continue opens the record of the current match to go on with it; a torn end is cut.
func (s *Store) Continue(saved *Saved) (*Log, error) {
	f, err := os.OpenFile(s.path(), os.O_RDWR, 0o600)
	if err != nil {
		return nil, err
	}
	err = f.Truncate(saved.record.Good)
	if err == nil {
		_, err = f.Seek(0, io.SeekEnd)
	}
	if err == nil {
		err = f.Sync()
	}
	if err != nil {
		f.Close()
		return nil, err
	}
	log := &Log{file: f}
	log.writer = saved.record.Writer(log)
	return log, nil
}

// putAway makes room for another current match, whatever stands there.
func (s *Store) putAway() error {
	err := s.Finish()
	var disk *fs.PathError
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err == nil || errors.As(err, &disk) || errors.As(err, new(*os.LinkError)):
		return err
	}
	_, err = keep.SetAside(s.path()) // no record: it has no id
	return err
}

// Finish puts the current match away among the games, under the id of its
// header: when the person leaves its end, or begins another one before it.
func (s *Store) Finish() error {
	f, err := os.Open(s.path())
	if err != nil {
		return err
	}
	var header struct {
		ID uuid.UUID `json:"id"`
	}
	err = json.NewDecoder(f).Decode(&header)
	f.Close()
	if err != nil {
		return err
	}
	games := filepath.Join(s.dir, "games")
	if err := os.Rename(s.path(), filepath.Join(games, header.ID.String()+".jsonl")); err != nil {
		return err
	}
	keep.SyncDir(games)
	keep.SyncDir(s.dir)
	return nil
}

// Log is the open record of the match that is played.
type Log struct {
	file   *os.File
	writer *record.Writer
	played func() time.Duration // written with each move, if that counts
}

// Move writes the last move of t. When it returns nil the move is on the disk,
// unless it is a packet of a deal that is not complete: those are written with
// the last packet, and would be dealt the same again.
func (l *Log) Move(t *table.Table) error { return l.writer.Move(t) }

// Seats writes who sits at the table from the next deal on.
func (l *Log) Seats(t *table.Table) error { return l.writer.Seats(t) }

// Close ends the writing.
func (l *Log) Close() error { return l.file.Close() }

// playedKey is the extra field of a move that says after how many seconds of
// play it was made.
const playedKey = `,"played":`

// Write takes a move with its derived lines; when it returns they are on the
// disk. It is for the record's writer.
func (l *Log) Write(move []byte) (int, error) {
	text := move
	if l.played != nil {
		if end := bytes.Index(move, []byte("}\n")); end >= 0 {
			text = fmt.Appendf(nil, "%s%s%d%s", move[:end], playedKey, l.played()/time.Second, move[end:])
		}
	}
	if _, err := l.file.Write(text); err != nil {
		return 0, err
	}
	return len(move), l.file.Sync()
}

// played reads the time of play from the last move that names one.
func played(data []byte) time.Duration {
	at := bytes.LastIndex(data, []byte(playedKey))
	if at < 0 {
		return 0
	}
	var seconds time.Duration
	for _, digit := range data[at+len(playedKey):] {
		if digit < '0' || digit > '9' {
			break
		}
		seconds = min(10*seconds+time.Duration(digit-'0'), 1e9)
	}
	return seconds * time.Second
}

// Person finds the seat of the person at this device: the first human one.
func Person(players []engine.Player) engine.Seat {
	for i, p := range players {
		if p.By == "human" {
			return engine.Seat(i)
		}
	}
	return engine.Nobody
}
