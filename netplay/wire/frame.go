package wire

import (
	"bufio"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// Limits of one frame, in bytes after its length field: a peer has little to
// say, a host tells whole views.
const (
	FromPeer = 4 << 10
	FromHost = 256 << 10
)

// header is the length field: what follows it, most significant byte first.
const header = 4

// ErrFrame is wrapped by what a Reader says of bytes that are no message of this
// protocol: the connection is of no use any more.
var ErrFrame = errors.New("this is not a message of the card table")

// Encode writes a message as one frame: the length of what follows in four
// bytes, the kind in one, the body as JSON.
func Encode(m Message) ([]byte, error) {
	body, err := json.Marshal(m)
	if err != nil {
		return nil, err
	}
	frame := make([]byte, header, header+1+len(body))
	binary.BigEndian.PutUint32(frame, uint32(1+len(body)))
	return append(append(frame, byte(m.kind())), body...), nil
}

// Reader reads the messages of one side.
type Reader struct {
	from  *bufio.Reader
	limit uint32
}

// NewReader reads frames of at most limit bytes.
func NewReader(r io.Reader, limit int) *Reader {
	return &Reader{from: bufio.NewReaderSize(r, 4<<10), limit: uint32(limit)}
}

// Next gives the next message. A kind that this version does not know is an
// Unknown, its body dropped: it is to be ignored. The error is io.EOF at the
// end between two frames, wraps ErrFrame for what no peer of this protocol
// sends, and is the connection's own otherwise.
func (r *Reader) Next() (Message, error) {
	var length [header]byte
	if _, err := io.ReadFull(r.from, length[:]); err != nil {
		return nil, err
	}
	n := binary.BigEndian.Uint32(length[:])
	if n == 0 || n > r.limit {
		return nil, fmt.Errorf("%w: a frame of %d bytes, where 1 to %d are allowed", ErrFrame, n, r.limit)
	}
	k, err := r.from.ReadByte()
	if err != nil {
		return nil, cut(err)
	}
	m := Kind(k).message()
	if m == nil {
		if _, err := r.from.Discard(int(n - 1)); err != nil {
			return nil, cut(err)
		}
		return Unknown{Kind(k)}, nil
	}
	body := make([]byte, n-1)
	if _, err := io.ReadFull(r.from, body); err != nil {
		return nil, cut(err)
	}
	if err := json.Unmarshal(body, m); err != nil {
		return nil, fmt.Errorf("%w: %s: %v", ErrFrame, Kind(k), err)
	}
	return m, nil
}

// cut tells an end in the middle of a frame from one between two.
func cut(err error) error {
	if errors.Is(err, io.EOF) {
		return io.ErrUnexpectedEOF
	}
	return err
}
