package widget

import "fyne.io/fyne/v2"

// buttonLook is the colours of a weight; "" is none.
type buttonLook struct{ plate, hover, words, faint fyne.ThemeColorName }

var buttonLooks = [...]buttonLook{
	Plain:      {plate: paper, hover: paperHover, words: inkOnPaper, faint: mutedPaper},
	Primary:    {plate: accent, hover: accentHover, words: inkOnAccent, faint: inkOnAccent},
	QuietPaper: {hover: paperHover, words: inkOnPaper, faint: mutedPaper},
	Quiet:      {hover: feltHover, words: inkOnFelt, faint: mutedFelt},
}
