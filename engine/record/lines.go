package record

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"
)

// MaxLine is the longest line that is read, in bytes with its newline; no line of
// a game comes near it.
const MaxLine = 1 << 20

// lines reads a file line by line and tells a torn end from a fault.
type lines struct {
	from *bufio.Reader
	n    int   // number of the line read last
	size int64 // bytes up to the end of that line
	torn bool  // the last line was dropped
	buf  []byte
}

func newLines(r io.Reader) *lines { return &lines{from: bufio.NewReaderSize(r, 1<<16)} }

// next gives the next line, parsed and as text without its newline, both valid
// until the call after. It ends with io.EOF, after a torn line too; a line that
// cannot be understood is a *Fault.
func (l *lines) next() (object, []byte, error) {
	text, err := l.read()
	if err != nil {
		return nil, nil, err
	}
	if !json.Valid(text) {
		if _, err := l.from.Peek(1); err != nil {
			return nil, nil, l.tear(err)
		}
		return nil, nil, l.fault(errors.New("this line is not JSON"))
	}
	if !utf8.Valid(text) {
		return nil, nil, l.fault(errors.New("this line is not UTF-8"))
	}
	o, err := parseObject(text)
	if err != nil {
		return nil, nil, l.fault(err)
	}
	l.size += int64(len(text)) + 1
	return o, text, nil
}

// read gives the next whole line. At the end it gives io.EOF.
func (l *lines) read() ([]byte, error) {
	l.n++
	l.buf = l.buf[:0]
	for {
		part, err := l.from.ReadSlice('\n')
		l.buf = append(l.buf, part...)
		switch {
		case len(l.buf) > MaxLine:
			return nil, l.fault(fmt.Errorf("this line is longer than %d bytes", MaxLine))
		case err == nil:
			return bytes.TrimSuffix(l.buf, []byte("\n")), nil
		case errors.Is(err, bufio.ErrBufferFull):
		case len(l.buf) > 0:
			return nil, l.tear(err)
		default:
			l.n--
			return nil, err
		}
	}
}

// headerStart is how every record begins, blanks aside.
const headerStart = `{"record":1`

// tear drops the line just read if err is the end of the file. The first line
// may only be torn if it is the beginning of a header: otherwise the file is no
// record at all.
func (l *lines) tear(err error) error {
	if errors.Is(err, io.EOF) {
		text := strings.NewReplacer(" ", "", "\t", "").Replace(string(l.buf[:min(len(l.buf), 100)]))
		if l.size == 0 && !strings.HasPrefix(text, headerStart) && !strings.HasPrefix(headerStart, text) {
			return l.fault(errors.New(`this is no game record: a record begins with a header {"record":1,…}`))
		}
		l.torn = true
		l.n--
	}
	return err
}

func (l *lines) fault(err error) error { return &Fault{Line: l.n, Reason: err.Error()} }
