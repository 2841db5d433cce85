package theme

import "fyne.io/fyne/v2"

// Look is what a person chose in the settings.
type Look uint8

// The looks. System follows the device between the two.
const (
	System Look = iota
	FeltLight
	FeltDark
)

// Looks lists every look in the order of the settings.
var Looks = []Look{System, FeltLight, FeltDark}

// String gives the name of the look in preferences.
func (l Look) String() string {
	switch l {
	case FeltLight:
		return "felt-light"
	case FeltDark:
		return "felt-dark"
	default:
		return "system"
	}
}

// ParseLook is the opposite of String; ok is false for a text that is no look.
func ParseLook(text string) (l Look, ok bool) {
	for _, l := range Looks {
		if l.String() == text {
			return l, true
		}
	}
	return System, false
}

// dark tells whether the look is dark, given what the device asks for.
func (l Look) dark(variant fyne.ThemeVariant) bool {
	return l == FeltDark || l == System && variant == variantDark
}

// Fyne's numbers for the wish of the device.
const (
	variantDark  fyne.ThemeVariant = 0
	variantLight fyne.ThemeVariant = 1
)
