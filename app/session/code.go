package session

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"
)

// Code names the deals of a match: 128 bits from which, with the number of the
// deal, all chance follows. Its text can be typed to play the same deals again.
type Code [16]byte

// codeLetters are digits and letters that cannot be taken for each other.
const codeLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

// CodeLen is the number of letters of a code's text, hyphens aside: 128 bits of
// the code and 12 that tell a typing mistake.
const CodeLen = 28

// Errors of ParseCode.
var (
	ErrCodeLetter = errors.New("a deal code has digits and letters only, and no U")
	ErrCodeLength = fmt.Errorf("a deal code has %d letters and digits", CodeLen)
	ErrCodeCheck  = errors.New("a deal code with a typing mistake")
)

// LetterError is an ErrCodeLetter that names the letter.
type LetterError struct{ Letter rune }

// Error names the letter.
func (e *LetterError) Error() string { return fmt.Sprintf("%v: %q", ErrCodeLetter, e.Letter) }

// Is makes every LetterError an ErrCodeLetter.
func (e *LetterError) Is(target error) bool { return target == ErrCodeLetter }

// NewCode draws a code from the system's secure randomness.
func NewCode() (c Code) {
	rand.Read(c[:]) // never fails: it ends the program where there is no randomness
	return c
}

// codeOf gives the code of a record that has none, the same each time, by its id.
func codeOf(id string) Code {
	sum := sha256.Sum256(append([]byte("krutzjass record "), id...))
	return Code(sum[:16])
}

// String writes the code in groups of four, "7G2K-…".
func (c Code) String() string {
	var text strings.Builder
	bits, n := uint32(0), 0
	for _, b := range append(c[:], c.check()...) {
		bits, n = bits<<8|uint32(b), n+8
		for ; n >= 5 && letters(&text) < CodeLen; n -= 5 {
			if l := letters(&text); l > 0 && l%4 == 0 {
				text.WriteByte('-')
			}
			text.WriteByte(codeLetters[bits>>(n-5)&31])
		}
	}
	return text.String()
}

// letters counts what is written in groups of four with a hyphen between them.
func letters(text *strings.Builder) int { return text.Len() - text.Len()/5 }

// check gives two bytes of which the first twelve bits are written.
func (c Code) check() []byte {
	sum := sha256.Sum256(append([]byte("krutzjass deal code"), c[:]...))
	return []byte{sum[0], sum[1] & 0xf0}
}

// ParseCode reads what String writes; blanks and hyphens may stand anywhere, small
// letters are fine, O reads as 0 and I and L as 1. The errors are ErrCodeLength,
// ErrCodeLetter and ErrCodeCheck.
func ParseCode(text string) (Code, error) {
	var all [18]byte // 144 bits, of which 140 are read
	n := 0
	for _, r := range strings.ToUpper(text) {
		if r == '-' || r == ' ' {
			continue
		}
		i := strings.IndexRune(codeLetters, alike(r))
		if i < 0 {
			return Code{}, &LetterError{r}
		}
		if n == CodeLen {
			return Code{}, ErrCodeLength
		}
		for bit := range 5 {
			if i>>(4-bit)&1 != 0 {
				at := 5*n + bit
				all[at/8] |= 0x80 >> (at % 8)
			}
		}
		n++
	}
	if n != CodeLen {
		return Code{}, ErrCodeLength
	}
	c := Code(all[:16])
	if want := c.check(); all[16] != want[0] || all[17] != want[1] {
		return Code{}, ErrCodeCheck
	}
	return c, nil
}

// CodeLetters counts the letters and digits of a typed code, hyphens and blanks aside.
func CodeLetters(text string) int {
	return utf8.RuneCountInString(strings.NewReplacer("-", "", " ", "").Replace(text))
}

// alike turns letters that look like a digit into it.
func alike(r rune) rune {
	switch r {
	case 'O':
		return '0'
	case 'I', 'L':
		return '1'
	}
	return r
}

// key derives the seed of one stream of randomness; role keeps streams apart.
func (c Code) key(role string, n int) [32]byte {
	text := append(c[:], role...)
	return sha256.Sum256(binary.BigEndian.AppendUint64(text, uint64(n)))
}
