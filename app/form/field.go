package form

import (
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
	fyneui "fyne.io/fyne/v2/widget"

	"krutzjass/app/widget"
)

// Field is a question that is answered by typing.
type Field struct {
	Box
	OnChange func(string)
	entry    *entry
	trouble  *widget.Text
}

// NewField makes a field; help and hint (shown while it is empty) may be empty.
func NewField(question, help, hint, text string, changed func(string)) *Field {
	f := &Field{entry: newEntry(hint, text), trouble: Words("", Warning), OnChange: changed}
	f.trouble.Hide()
	f.entry.OnChanged = func(text string) {
		if f.entry.cut() {
			return // and told already
		}
		if f.OnChange != nil {
			f.OnChange(text)
		}
	}
	box := Column(gap*0.6, append(asking(question, help), under(&wheel{}, f.entry), f.trouble)...)
	f.objects, f.arrange = box.objects, box.arrange
	f.ExtendBaseWidget(f)
	return f
}

// Digits brings up the keys of numbers on a phone.
func (f *Field) Digits() *Field { f.entry.keys = mobile.NumberKeyboard; return f }

// Most lets the field take so many letters, and no more.
func (f *Field) Most(letters int) *Field { f.entry.most = letters; return f }

// Entered has Enter do something.
func (f *Field) Entered(do func()) *Field {
	f.entry.OnSubmitted = func(string) { do() }
	return f
}

// Text gives what stands in the field.
func (f *Field) Text() string { return f.entry.Text }

// SetText puts other words into the field and tells OnChange.
func (f *Field) SetText(text string) { f.entry.SetText(text) }

// Put puts other words into the field without telling OnChange.
func (f *Field) Put(text string) {
	changed := f.OnChange
	f.OnChange = nil
	f.entry.SetText(text)
	f.OnChange = changed
}

// Complain says below the field what is wrong with its text; "" is nothing.
func (f *Field) Complain(sentence string) {
	if f.trouble.Words == sentence {
		return
	}
	f.trouble.Set(sentence)
	if sentence == "" {
		f.trouble.Hide()
	} else {
		f.trouble.Show()
	}
	f.Refresh()
}

// Complaint gives what is wrong with the text.
func (f *Field) Complaint() string { return f.trouble.Words }

// entry is a line to type in that is high enough for a finger.
type entry struct {
	fyneui.Entry
	keys    mobile.KeyboardType
	most    int // letters; 0 for any number
	OnFocus func(fyne.CanvasObject)
}

func newEntry(hint, text string) *entry {
	e := &entry{keys: mobile.SingleLineKeyboard}
	e.Text, e.PlaceHolder, e.Wrapping, e.Scroll = text, hint, fyne.TextWrapOff, fyne.ScrollHorizontalOnly
	e.ExtendBaseWidget(e)
	return e
}

// HeightFor is never below what a finger needs.
func (e *entry) HeightFor(float32) float32 { return max(widget.Touch, e.Entry.MinSize().Height) }

// Keyboard is the one that a phone brings up.
func (e *entry) Keyboard() mobile.KeyboardType { return e.keys }

// TypedRune takes a letter where there is room for one.
func (e *entry) TypedRune(r rune) {
	if e.most == 0 || utf8.RuneCountInString(e.Text) < e.most || e.SelectedText() != "" {
		e.Entry.TypedRune(r)
	}
}

// cut leaves away what is too much of a text that came at once, and tells
// whether there was any.
func (e *entry) cut() bool {
	letters := []rune(e.Text)
	if e.most == 0 || len(letters) <= e.most {
		return false
	}
	e.SetText(string(letters[:e.most]))
	return true
}

// FocusGained is called by Fyne.
func (e *entry) FocusGained() {
	e.Entry.FocusGained()
	if e.OnFocus != nil {
		e.OnFocus(e)
	}
}

// TypedKey hands on to the screen what a line has no use for.
func (e *entry) TypedKey(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyEscape, mobile.KeyBack, fyne.KeyUp, fyne.KeyDown, fyne.KeyPageUp, fyne.KeyPageDown:
		handOn(e, key)
	default:
		e.Entry.TypedKey(key)
	}
}
