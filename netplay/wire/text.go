package wire

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// The longest texts that are shown, in letters.
const (
	MaxName = 24
	MaxText = 300
	MaxID   = 64
)

// CleanText makes text of a stranger fit to be shown: one line, no signs that
// control a terminal, turn the direction of writing or cannot be seen, no more
// than most letters.
func CleanText(text string, most int) string {
	// What cannot be shown must not cost time either: four bytes a letter are enough.
	text = text[:min(len(text), 8*most)]
	var b strings.Builder
	n, gap := 0, false
	for _, r := range text {
		if n == most {
			break
		}
		switch {
		case unicode.IsSpace(r):
			gap = b.Len() > 0
		case r == utf8.RuneError || !unicode.IsGraphic(r) || unicode.Is(unicode.Other_Default_Ignorable_Code_Point, r):
		case unicode.Is(unicode.Mn, r) && n > 0 && stacked(b.String()):
		default:
			if gap {
				if n+1 == most {
					return b.String()
				}
				b.WriteByte(' ')
				n++
			}
			b.WriteRune(r)
			n, gap = n+1, false
		}
	}
	return b.String()
}

// stacked tells whether text ends in two marks above or below a letter already.
func stacked(text string) bool {
	last, size := utf8.DecodeLastRuneInString(text)
	before, _ := utf8.DecodeLastRuneInString(text[:len(text)-size])
	return unicode.Is(unicode.Mn, last) && unicode.Is(unicode.Mn, before)
}

// CleanName is CleanText for the name of a person.
func CleanName(name string) string { return CleanText(name, MaxName) }
