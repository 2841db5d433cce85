package screen

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/mobile"
)

// Screen is what fills the window.
type Screen interface {
	Object() fyne.CanvasObject
	// Key handles a key that no widget took, and tells whether it did.
	Key(*fyne.KeyEvent) bool
}

// Stack is the screens that a person has gone through; Back leaves the last.
type Stack struct {
	root  *fyne.Container
	pages []page
}

// page is a screen and how it is made: it is made again when words or looks
// have changed since.
type page struct {
	make   func() Screen
	screen Screen // nil while it has to be made again
}

// NewStack makes a stack without a screen.
func NewStack() *Stack { return &Stack{root: container.NewStack()} }

// Object is the last screen, whichever it is.
func (s *Stack) Object() fyne.CanvasObject { return s.root }

// Push goes on to another screen.
func (s *Stack) Push(build func() Screen) {
	s.pages = append(s.pages, page{make: build})
	s.show()
}

// Back leaves the last screen; the first one stays. It tells whether it left one.
func (s *Stack) Back() bool {
	if len(s.pages) < 2 {
		return false
	}
	s.pages = s.pages[:len(s.pages)-1]
	s.show()
	return true
}

// Home leaves every screen but the first, which is made again.
func (s *Stack) Home() {
	s.pages = s.pages[:min(1, len(s.pages))]
	s.Renew()
}

// Renew makes every screen again, each when it is shown.
func (s *Stack) Renew() {
	s.Stale()
	if n := len(s.pages); n > 0 {
		fresh := s.pages[n-1].make() // while the old one still stands: it may be asked where it was
		s.pages[n-1].screen = fresh
	}
	s.show()
}

// Stale has every screen but the last made again when it is shown next.
func (s *Stack) Stale() {
	for i := range len(s.pages) - 1 {
		s.pages[i].screen = nil
	}
}

// Top gives the screen that is shown.
func (s *Stack) Top() Screen {
	if len(s.pages) == 0 {
		return nil
	}
	return s.pages[len(s.pages)-1].screen
}

// Key gives a key to the last screen; Escape and a phone's back key, if it has
// no use for them, go back. It tells whether the key was of use.
func (s *Stack) Key(e *fyne.KeyEvent) bool {
	if top := s.Top(); top != nil && top.Key(e) {
		return true
	}
	return (e.Name == fyne.KeyEscape || e.Name == mobile.KeyBack) && s.Back()
}

func (s *Stack) show() {
	if len(s.pages) == 0 {
		return
	}
	last := &s.pages[len(s.pages)-1]
	if last.screen == nil {
		last.screen = last.make()
	}
	shown := last.screen.Object()
	if len(s.root.Objects) == 1 && s.root.Objects[0] == shown {
		return
	}
	if c := fyne.CurrentApp().Driver().CanvasForObject(s.root); c != nil {
		c.Unfocus() // what had the keyboard is out of sight
	}
	s.root.Objects = []fyne.CanvasObject{shown}
	s.root.Refresh()
}
