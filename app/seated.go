package app

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/mobile"

	"krutzjass/app/form"
	"krutzjass/app/screen"
	"krutzjass/app/session"
	"krutzjass/app/text"
	"krutzjass/engine"
)

// seated is the table of a match as it stands in the window: with the clock of
// the turn, and behind a cover while the device goes to another person. The back
// key of a phone leaves it, as the menu does.
type seated struct {
	*screen.Table
	root  *fyne.Container
	strip *form.Strip // over the table, while there is something to tell
	clock *form.TurnClock
	cover *screen.Cover // nil while nobody waits for the device
	names func(engine.View) engine.View
	leave func()
	hide  func(behind fyne.CanvasObject, s session.Step) *screen.Cover
}

func newSeated(t *screen.Table, clock *form.TurnClock, leave func()) *seated {
	s := &seated{Table: t, clock: clock, leave: leave, strip: form.NewStrip()}
	s.root = container.New(under{s.strip}, t.Object(), clock, s.strip)
	return s
}

// remark is something to tell the person at the table, with a button if there is
// something to do about it.
type remark struct {
	words string // "" for nothing
	label string
	do    func() // nil: there is no button
}

// tell shows a remark over the table.
func (s *seated) tell(r remark) {
	if s.strip.Set(r.words, r.label, r.do) {
		s.root.Refresh()
	}
}

// under puts everything but the strip below the strip.
type under struct{ strip *form.Strip }

// Layout implements fyne.Layout.
func (u under) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	top := float32(0)
	if u.strip.Visible() {
		top = u.strip.HeightFor(size.Width)
		u.strip.Move(fyne.Position{})
		u.strip.Resize(fyne.NewSize(size.Width, top))
	}
	for _, o := range objects {
		if o != fyne.CanvasObject(u.strip) {
			o.Move(fyne.NewPos(0, top))
			o.Resize(fyne.NewSize(size.Width, size.Height-top))
		}
	}
}

// MinSize asks for nothing, as the table.
func (under) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// inWords gives what a person without a name is called in a view in the words of
// now: the match keeps what it was when it began.
func inWords(w *text.Words) func(engine.View) engine.View {
	const key = "new.you"
	known, unnamed := "", false // the last name, and whether it is none
	return func(v engine.View) engine.View {
		me := session.Person(v.Setup.Seats)
		if me == engine.Nobody {
			return v
		}
		if name := v.Setup.Seats[me].Name; name != known {
			known, unnamed = name, text.Means(key, name)
		}
		if unnamed {
			v.Setup.Seats = slices.Clone(v.Setup.Seats)
			v.Setup.Seats[me].Name = w.T(key)
		}
		return v
	}
}

// Object implements screen.Screen.
func (s *seated) Object() fyne.CanvasObject { return s.root }

// Show shows a step of the match.
func (s *seated) Show(step session.Step) {
	step.View = s.names(step.View)
	s.Table.Show(step)
	was := s.cover
	s.cover = nil
	objects := []fyne.CanvasObject{s.Table.Object(), s.clock, s.strip}
	if step.Pause == session.CoverPause {
		s.cover = s.hide(s.Table.Object(), step)
		objects = []fyne.CanvasObject{s.cover.Object(), s.strip}
	}
	if was != nil || s.cover != nil {
		s.root.Objects = objects
		s.root.Refresh()
	}
}

// Tick shows what is left of the time for a turn.
func (s *seated) Tick(left, limit time.Duration) { s.clock.Set(left, limit) }

// Redraw takes new pictures, for when some that were missing have been drawn.
func (s *seated) Redraw() {
	s.Table.Redraw()
	if s.cover != nil {
		s.cover.Redraw()
	}
}

// Key implements screen.Screen.
func (s *seated) Key(e *fyne.KeyEvent) bool {
	if s.cover != nil {
		return s.cover.Key(e)
	}
	if s.Table.Key(e) {
		return true
	}
	if e.Name == mobile.KeyBack {
		s.leave()
	}
	return e.Name == mobile.KeyBack || e.Name == fyne.KeyEscape
}
