package screen

import (
	"bytes"
	"image"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"krutzjass/app/form"
	"krutzjass/app/session"
	"krutzjass/app/text"
	"krutzjass/app/widget"
	"krutzjass/engine"
	"krutzjass/engine/games"
)

// handedOn is a match in which seat 0 has just played with its cards in sight and
// seat 1 has followed: the device goes on to seat 2.
func handedOn(t *testing.T) (r *rig, open, cover session.Step) {
	t.Helper()
	r = in(t, "watten", func(r *rig) {
		r.until("seat 0 leads", func(v engine.View, _ session.Step) bool {
			return asked(engine.Play)(v, session.Step{}) && v.Trick.N == 0 && len(v.Past) == 2
		})
		r.ask()
	})
	r.move()
	r.move()
	v := r.state.View(engine.Nobody)
	v.Viewer, v.Seq = 2, r.seq
	event := r.step.Event
	return r, session.Step{View: v, Event: event}, session.Step{View: v, Pause: session.CoverPause}
}

// W57 (cases-chratze-watten.md): what is drawn behind the cover for seat 2 is, to
// the pixel, a table that never showed anybody's cards.
func TestW57NoHandIsDrawnMeanwhile(t *testing.T) {
	r, open, covered := handedOn(t)
	fresh := NewTable(r.table.p)
	fresh.plain = true
	fresh.parts.hand.Now = r.now
	picture := func(table *Table) *image.NRGBA {
		w := test.NewTempWindow(t, table.Object())
		w.SetPadded(false)
		w.Resize(fyne.NewSize(390, 844))
		return w.Canvas().Capture().(*image.NRGBA)
	}
	before := picture(r.table)
	for _, table := range []*Table{r.table, fresh} {
		table.Show(open)
		table.Show(covered)
	}
	after, want := picture(r.table), picture(fresh)
	if !bytes.Equal(after.Pix, want.Pix) {
		t.Error("the covered table is drawn otherwise than one that never showed a hand")
	}
	if bytes.Equal(before.Pix, want.Pix) {
		t.Error("the hand of seat 0 was not drawn before: nothing has been compared")
	}
}

// W57: while the cover lies there the keyboard reaches nothing but the cover, also
// where a sheet was open before; a tap uncovers.
func TestW57TheKeyboardReachesOnlyTheCover(t *testing.T) {
	for _, sheet := range []bool{false, true} {
		r, open, covered := handedOn(t)
		r.table.Show(open)
		if sheet {
			r.table.openMenu()
		}
		r.table.Show(covered)
		uncovered := 0
		cover := NewCover(CoverParams{Words: text.New("en"), Pictures: r.table.p.Pictures, Name: "Rosa", Table: r.table.Object(),
			Uncover: func() { uncovered++ }, Leave: func() {}})
		r.window.SetContent(container.NewStack(cover.Object()))
		var got []string
		for range 6 {
			r.window.Canvas().FocusNext()
			switch o := r.window.Canvas().Focused().(type) {
			case *form.Pill:
				got = append(got, o.Label())
			case *widget.Button:
				got = append(got, o.AccessibilityLabel())
			default:
				t.Errorf("the focus reaches a %T", o)
			}
		}
		slices.Sort(got)
		if want := []string{"Leave (the game stays saved)", "Show my cards"}; !slices.Equal(slices.Compact(got), want) {
			t.Errorf("with a sheet %v the focus reaches %q, want %q", sheet, got, want)
		}
		if test.Tap(cover.show); uncovered != 1 {
			t.Errorf("a tap uncovers %d times", uncovered)
		}
		if r.table.Show(session.Step{View: r.state.View(2), Asked: true}); r.table.parts.menu.Disabled() || r.table.sheet != nil {
			t.Error("what lay under the cover cannot be used afterwards")
		}
	}
}

// Where several people share the device the table calls everybody by name; "you"
// is only who has it alone.
func TestASharedTableCallsPeopleByName(t *testing.T) {
	themed(t)
	d, g := newDesk(t, "en"), games.All[0]
	for _, tt := range []struct {
		third string // who plays on the seat of the partner
		want  string
	}{{"regular", "You · Beat"}, {"human", "Anna · Beat"}, {"remote", "You · Beat"}} {
		view := begun(g, 8, engine.Player{Name: "Anna", By: "human"}, engine.Player{Name: "Vreni", By: "regular"},
			engine.Player{Name: "Beat", By: tt.third}, engine.Player{Name: "Sepp", By: "regular"})
		view.Viewer = 0
		s := NewTable(TableParams{Game: g, Pictures: d.pictures, Style: d.style, Words: d.words, Label: d.labels.Label})
		open(t, s)
		s.Show(session.Step{View: view})
		if got := s.sideName(0); got != tt.want {
			t.Errorf("with a partner by %s: %q, want %q", tt.third, got, tt.want)
		}
		s.Show(session.Step{View: view, Pause: session.CoverPause})
		if words := s.parts.message.Words(); words != "" || s.parts.seats[0].Visible() {
			t.Errorf("behind the cover stands %q, and the own seat: %v", words, s.parts.seats[0].Visible())
		}
	}
}
