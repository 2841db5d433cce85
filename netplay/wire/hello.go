package wire

import (
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
)

// The versions of this protocol that are spoken. A change that an older program
// cannot ignore raises Newest; Oldest follows when old ones are given up.
const (
	Oldest = 1
	Newest = 1
)

// magic begins every connection, so that anything else is told at once.
const magic = "KRUTZ\r\n\x00"

// maxHello is the longest hello, in bytes.
const maxHello = 1 << 10

// maxVersion is the longest version of a program that is shown.
const maxVersion = 32

// Hello is the first thing that each side says, in clear: which versions of the
// protocol it speaks, and of which version its program is. Table is the table's
// id, from the host alone.
type Hello struct {
	Oldest  int    `json:"oldest"`
	Newest  int    `json:"newest"`
	Program string `json:"program"`
	Table   string `json:"table,omitempty"`
	Refuse  string `json:"refuse,omitempty"` // the host has no room: why, in a sentence
}

// VersionError says that two programs have no version in common, and who must
// update.
type VersionError struct {
	Ours, Theirs Hello
}

// Error names both versions.
func (e *VersionError) Error() string {
	older, newer := e.Theirs.Program, e.Ours.Program
	who := "the other device"
	if e.Ours.Newest < e.Theirs.Oldest {
		older, newer, who = newer, older, "this device"
	}
	return fmt.Sprintf("%s has version %s of the program, which is too old to play with version %s: update it on %s", who, older, newer, who)
}

// Encode gives the bytes of a hello: eight of magic, the length of what follows
// in two, JSON.
func (h Hello) Encode() ([]byte, error) {
	h.Program = CleanText(h.Program, maxVersion)
	body, err := json.Marshal(h)
	if err != nil {
		return nil, err
	}
	if len(body) > maxHello {
		return nil, fmt.Errorf("a hello of %d bytes is too long", len(body))
	}
	text := binary.BigEndian.AppendUint16([]byte(magic), uint16(len(body)))
	return append(text, body...), nil
}

// ReadHello reads what the other side says first, and not a byte more. Raw is
// the hello as it was sent. What is no hello is an ErrFrame.
func ReadHello(r io.Reader) (h Hello, raw []byte, err error) {
	raw = make([]byte, len(magic)+2)
	if _, err := io.ReadFull(r, raw); err != nil {
		return Hello{}, nil, err
	}
	if string(raw[:len(magic)]) != magic {
		return Hello{}, nil, fmt.Errorf("%w: something else answers at this address", ErrFrame)
	}
	n := binary.BigEndian.Uint16(raw[len(magic):])
	if n > maxHello {
		return Hello{}, nil, fmt.Errorf("%w: a hello of %d bytes", ErrFrame, n)
	}
	body := make([]byte, n)
	if _, err := io.ReadFull(r, body); err != nil {
		return Hello{}, nil, cut(err)
	}
	if err := json.Unmarshal(body, &h); err != nil {
		return Hello{}, nil, fmt.Errorf("%w: %v", ErrFrame, err)
	}
	if h.Oldest < 1 || h.Newest < h.Oldest {
		return Hello{}, nil, fmt.Errorf("%w: versions %d to %d", ErrFrame, h.Oldest, h.Newest)
	}
	h.Program, h.Table, h.Refuse = CleanText(h.Program, maxVersion), CleanText(h.Table, MaxID), CleanText(h.Refuse, MaxText)
	return h, append(raw, body...), nil
}

// Agree gives the newest version that both speak, or a *VersionError.
func Agree(ours, theirs Hello) (int, error) {
	version := min(ours.Newest, theirs.Newest)
	if version < ours.Oldest || version < theirs.Oldest {
		return 0, &VersionError{ours, theirs}
	}
	return version, nil
}
