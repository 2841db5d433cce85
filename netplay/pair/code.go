package pair

import (
	"fmt"
	"io"
	"strings"
	"unicode"
)

// CodeLength is the number of characters of a code.
const CodeLength = 5

// The characters of codes are the digits and the letters without I, L, O (which
// look like digits) and U (which makes words).
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

// Code lets people into a table: five characters of 32, about 33 million codes.
// The zero value is no code. Codes are compared with == and kept as text.
type Code struct{ text string }

// NewCode draws a code from a source of randomness, which ought to be that of
// crypto/rand.
func NewCode(random io.Reader) (Code, error) {
	var drawn [CodeLength]byte
	if _, err := io.ReadFull(random, drawn[:]); err != nil {
		return Code{}, fmt.Errorf("drawing a code: %w", err)
	}
	for i, b := range drawn {
		drawn[i] = alphabet[int(b)%len(alphabet)] // 256 is a multiple of 32: every character is as likely
	}
	return Code{string(drawn[:])}, nil
}

// ParseCode reads a code as people type it: capitals or not, blanks and dashes
// anywhere, the letter O for nought, I or L for one. The error is a sentence
// for the person who typed.
func ParseCode(text string) (Code, error) {
	var b strings.Builder
	for _, r := range text {
		if unicode.IsSpace(r) || r == '-' {
			continue
		}
		if b.Len() == CodeLength {
			return Code{}, fmt.Errorf("the code is too long: it has %d characters", CodeLength)
		}
		c, ok := character(r)
		if !ok {
			return Code{}, fmt.Errorf("%q does not occur in codes: they are made of digits and of letters other than I, L, O and U", r)
		}
		b.WriteByte(c)
	}
	switch b.Len() {
	case 0:
		return Code{}, fmt.Errorf("there is no code: enter the %d characters that the host shows", CodeLength)
	case CodeLength:
		return Code{b.String()}, nil
	default:
		return Code{}, fmt.Errorf("the code is too short: it has %d characters", CodeLength)
	}
}

func character(r rune) (byte, bool) {
	switch r {
	case 'o', 'O':
		return '0', true
	case 'i', 'I', 'l', 'L':
		return '1', true
	}
	if r > unicode.MaxASCII {
		return 0, false
	}
	c := byte(unicode.ToUpper(r))
	return c, strings.IndexByte(alphabet, c) >= 0
}

// String gives the five characters in capitals, or nothing for the zero value.
func (c Code) String() string { return c.text }

// MarshalText writes what String gives.
func (c Code) MarshalText() ([]byte, error) { return []byte(c.text), nil }

// UnmarshalText reads a code as ParseCode does. On error nothing changes.
func (c *Code) UnmarshalText(text []byte) error {
	got, err := ParseCode(string(text))
	if err == nil {
		*c = got
	}
	return err
}
