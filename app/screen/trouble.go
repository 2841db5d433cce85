package screen

import (
	"fyne.io/fyne/v2"

	"krutzjass/app/form"
	"krutzjass/app/text"
)

// Trouble is the screen that says why something cannot go on, and what to do.
type Trouble struct{ page *form.Page }

// NewTrouble makes the screen; without leave there is no button. The title says what
// has happened, the sentence why, and what to do.
func NewTrouble(w *text.Words, title, sentence string, leave func()) *Trouble {
	parts := []fyne.CanvasObject{form.Title(title, 1.4), form.Words(sentence, form.Ink)}
	if leave != nil {
		parts = append(parts, form.NewButton(w.T("home"), leave))
	}
	return &Trouble{form.NewPage(form.Felt, nil, form.Narrow(560, 24, form.Panel(parts...)), nil).Middle()}
}

// Object implements Screen.
func (t *Trouble) Object() fyne.CanvasObject { return t.page.Object() }

// Key implements Screen.
func (t *Trouble) Key(e *fyne.KeyEvent) bool { return t.page.Key(e) }
