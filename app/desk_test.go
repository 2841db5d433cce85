package app

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"krutzjass/app/form"
	"krutzjass/app/screen"
	"krutzjass/app/session"
	"krutzjass/assets"
)

// stage is the window's thread under the test's hand; time passes at once when
// there is nothing else to do.
type stage struct {
	calls  chan func()
	timers map[int]func()
	next   int
}

func (s *stage) Do(f func()) { s.calls <- f }

// After has time pass at once, but for what looks again and again for ever.
func (s *stage) After(d time.Duration, f func()) func() {
	if d == lookAgain {
		return func() {}
	}
	id := s.next
	s.next++
	s.timers[id] = f
	return func() { delete(s.timers, id) }
}

// step lets one thing happen.
func (s *stage) step() {
	for id, f := range s.timers {
		delete(s.timers, id)
		f()
		return
	}
	(<-s.calls)()
}

// desk is a program in a window that a test drives.
type desk struct {
	*App
	t     *testing.T
	stage *stage
	now   time.Time
}

func launch(t *testing.T, dir string) *desk {
	t.Helper()
	return launchWith(t, dir, assets.NewStillPictures())
}

func launchWith(t *testing.T, dir string, pictures screen.TablePictures) *desk {
	t.Helper()
	f := test.NewTempApp(t)
	w := test.NewTempWindow(t, nil)
	d := &desk{t: t, now: time.Date(2026, 3, 1, 20, 15, 0, 0, time.UTC), stage: &stage{calls: make(chan func(), 1000), timers: map[int]func(){}}}
	d.App = New(f, w, pictures, Env{Data: dir, Locale: "en", Stage: d.stage,
		Now: func() time.Time { return d.now }})
	w.Resize(fyne.NewSize(390, 844))
	t.Cleanup(d.Close)
	return d
}

// tap finds what is called label on the page that is shown, and taps it.
func (d *desk) tap(label string) {
	d.t.Helper()
	var found fyne.Tappable
	d.walk(d.stack.Object(), func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case *form.Tile:
			if o.Name() == label {
				found = o
			}
		case *form.Pill:
			if o.Label() == label {
				found = o
			}
		}
	})
	if found == nil {
		d.t.Fatalf("there is no %q on the page", label)
	}
	test.Tap(found)
}

// says tells whether words stand anywhere on the page.
func (d *desk) says(words string) (yes bool) {
	d.walk(d.stack.Object(), func(o fyne.CanvasObject) {
		if l, ok := o.(interface{ AccessibilityLabel() string }); ok && o.Visible() {
			yes = yes || strings.Contains(l.AccessibilityLabel(), words)
		}
	})
	return yes
}

func (d *desk) walk(o fyne.CanvasObject, visit func(fyne.CanvasObject)) {
	visit(o)
	switch o := o.(type) {
	case *fyne.Container:
		for _, child := range o.Objects {
			d.walk(child, visit)
		}
	case fyne.Widget:
		for _, child := range test.WidgetRenderer(o).Objects() {
			d.walk(child, visit)
		}
	}
}

func (d *desk) key(name fyne.KeyName) { d.window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: name}) }

// play answers n questions with the first legal action.
func (d *desk) play(n int) {
	for n > 0 || !d.App.play.last.Asked {
		p := d.App.play
		switch {
		case p.last.Pause == session.EndPause:
			return
		case p.last.Asked:
			n--
			p.last.Asked = false
			if err := p.match.Choose(p.last.View.Legal[0]); err != nil {
				d.t.Fatal(err)
			}
		case p.last.Pause == session.HandPause:
			p.last.Pause = session.NoPause // Next may show another step at once
			p.match.Next()
		default:
			d.stage.step()
		}
	}
}
