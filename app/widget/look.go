package widget

import "fyne.io/fyne/v2"

// buttonLook is the colours of a weight; "" is none.
type buttonLook struct{ plate, hover, words, faint, ring fyne.ThemeColorName }

var buttonLooks = [...]buttonLook{
	Plain:      {plate: paper, hover: paperHover, words: inkOnPaper, faint: mutedPaper, ring: focus},
	Primary:    {plate: accent, hover: accentHover, words: inkOnAccent, faint: inkOnAccent, ring: focus},
	QuietPaper: {hover: paperHover, words: inkOnPaper, faint: mutedPaper, ring: focus},
	Quiet:      {hover: feltHover, words: inkOnFelt, faint: mutedFelt, ring: focus},
}
