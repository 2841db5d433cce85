package screen

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"krutzjass/app/session"
	"krutzjass/app/widget"
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/krutzjass"
)

// spot is a part of the table and where it lies.
type spot struct {
	name string
	at   fyne.Position
	size fyne.Size
}

func (s spot) overlaps(o spot) bool {
	const slack = 0.5 // rounding
	return s.at.X+slack < o.at.X+o.size.Width && o.at.X+slack < s.at.X+s.size.Width &&
		s.at.Y+slack < o.at.Y+o.size.Height && o.at.Y+slack < s.at.Y+s.size.Height
}

// spots are the parts in sight that nothing may cover.
func (r *rig) spots() (list []spot) {
	p := &r.table.parts
	add := func(name string, o fyne.CanvasObject, from fyne.Position) {
		if o.Visible() && o.Size().Width > 0 {
			list = append(list, spot{name, from.Add(o.Position()), o.Size()})
		}
	}
	add("menu", p.menu, fyne.Position{})
	add("score", p.score, fyne.Position{})
	add("mark", p.mark, fyne.Position{})
	add("last trick", p.again, fyne.Position{})
	add("message", p.message, fyne.Position{})
	add("hand", p.hand, fyne.Position{})
	for i, s := range p.seats {
		add(fmt.Sprint("seat ", i), s, fyne.Position{})
	}
	for _, b := range p.actions.Buttons() {
		add("button "+b.Label, b, p.actions.Position())
	}
	return list
}

// faults says what does not fit at the present size.
func (r *rig) faults() (list []string) {
	size := r.table.root.Size()
	spots := r.spots()
	for i, s := range spots {
		if s.at.X < -0.5 || s.at.Y < -0.5 || s.at.X+s.size.Width > size.Width+0.5 || s.at.Y+s.size.Height > size.Height+0.5 {
			list = append(list, fmt.Sprintf("%s at %v, %v reaches outside", s.name, s.at, s.size))
		}
		for _, o := range spots[:i] {
			if s.overlaps(o) {
				list = append(list, fmt.Sprintf("%s at %v, %v lies on %s at %v, %v", s.name, s.at, s.size, o.name, o.at, o.size))
			}
		}
	}
	buttons := append([]*widget.Button{r.table.parts.menu, r.table.parts.again}, r.table.parts.actions.Buttons()...)
	for _, b := range buttons {
		if s := b.Size(); b.Visible() && (s.Width < widget.Touch-0.5 || s.Height < widget.Touch-0.5) {
			list = append(list, fmt.Sprintf("the button %q is only %v", b.AccessibilityLabel(), s))
		}
	}
	for _, b := range r.table.parts.actions.Buttons() {
		list = append(list, cutWords(b)...)
	}
	for _, s := range r.table.parts.seats {
		for _, words := range cutWords(s) {
			if strings.HasPrefix(words, strconv.Quote(s.Look().Tag)) || strings.HasPrefix(words, strconv.Quote(s.Look().Note)) {
				list = append(list, words)
			}
		}
	}
	return append(list, cutWords(r.table.parts.message)...)
}

// cutWords are the words of a widget that end in an ellipsis for want of room.
func cutWords(w fyne.Widget) (list []string) {
	for _, o := range test.WidgetRenderer(w).Objects() {
		if words, ok := o.(*widget.Text); ok && words.Visible() && words.Cut() {
			list = append(list, fmt.Sprintf("%q has only %v", words.Words, words.Size()))
		}
	}
	return list
}

// TestTableFits shows every step of a match at sizes from the smallest phone to a
// wall, with the largest words and long names: nothing is cut off or covered.
func TestTableFits(t *testing.T) {
	long := []string{"Anna-Katharina", "Bartholomäus von Siebenthal", "Rosa", "Karl"}
	for _, c := range []struct {
		w, h float32
		rigOptions
	}{
		{360, 640, rigOptions{textSize: 2, lang: "de"}},
		{360, 640, rigOptions{textSize: 1, prefs: TablePrefs{LargeCards: true, LeftHand: true}}},
		{390, 844, rigOptions{textSize: 1.5}},
		{640, 360, rigOptions{textSize: 2, lang: "de"}},
		{844, 390, rigOptions{textSize: 1, prefs: TablePrefs{LeftHand: true}}},
		{1024, 768, rigOptions{textSize: 2}},
		{1920, 1080, rigOptions{textSize: 1, prefs: TablePrefs{LargeCards: true}}},
		{3840, 2160, rigOptions{textSize: 2}},
	} {
		t.Run(fmt.Sprintf("%.0fx%.0f text %v large %v", c.w, c.h, c.textSize, c.prefs.LargeCards), func(t *testing.T) {
			o := c.rigOptions
			o.seed, o.names, o.options = 11, long, engine.Options{"target": 300}
			r := newRig(t, o)
			r.window.Resize(fyne.NewSize(c.w, c.h))
			for r.move() {
				r.eachShowing(func(what string) {
					for _, fault := range r.faults() {
						t.Fatalf("%s, after %d events: %s", what, r.seq, fault)
					}
				})
			}
			if r.step.View.Phase != engine.PhaseOver {
				t.Error("the match did not come to its end")
			}
		})
	}
}

// eachShowing looks at a step in all ways in which it can be shown.
func (r *rig) eachShowing(look func(what string)) {
	look(fmt.Sprint("pause ", r.step.Pause))
	v := r.state.View(0)
	if openWeis(v) > 0 && len(v.Past) == 1 && v.Trick.N == 0 {
		r.pause(session.WeisPause)
		look("Weis open")
	}
	if !v.Turn.Has(0) {
		return
	}
	r.ask()
	look("asked")
	if v.Phase == engine.PhasePlay {
		r.key(fyne.KeyRight)
		look("a card raised")
	}
}

// TestTableTurns resizes in the middle of everything, as a phone that is turned.
func TestTableTurns(t *testing.T) {
	for _, s := range scenes {
		r := newRig(t, rigOptions{seed: s.seed})
		s.set(r)
		for _, size := range [][2]float32{{390, 844}, {844, 390}, {1920, 1080}, {360, 640}} {
			r.window.Resize(fyneSize(size))
			for _, fault := range r.faults() {
				if r.table.sheet == nil && r.table.panel == nil {
					t.Errorf("%s at %v: %s", s.name, size, fault)
				}
			}
		}
	}
}

// TestTableForOnlookers shows a match to a screen without a seat of its own.
func TestTableForOnlookers(t *testing.T) {
	r := newRig(t, rigOptions{seed: 3})
	r.window.Resize(fyne.NewSize(1920, 1080))
	r.until("a trick", func(v engine.View, _ session.Step) bool { return v.Trick.N == 2 })
	r.show(session.Step{View: r.state.View(engine.Nobody)})
	if r.table.parts.hand.Visible() {
		t.Error("an onlooker sees a hand")
	}
	for i, w := range r.table.parts.seats {
		if look := w.Look(); look.Name != r.step.View.Setup.Seats[i].Name || look.Cards == 0 {
			t.Errorf("place %d: %+v, want seat %d with its cards", i, look, i)
		}
	}
	for _, fault := range r.faults() {
		t.Error(fault)
	}
}

// otherSeats is Krutzjass made believe that it has other numbers of seats: the
// screen knows no game.
type otherSeats struct {
	krutzjass.Game
	clockwise bool
}

func (g otherSeats) Info() engine.Info {
	i := g.Game.Info()
	i.Clockwise = g.clockwise
	i.Side = func(s engine.Seat) engine.Side { return engine.Side(s) }
	i.Sides = func(seats int) int { return seats }
	return i
}

// TestTableOfOtherGames shows tables of 2 to 7 seats where all play alone.
func TestTableOfOtherGames(t *testing.T) {
	for seats := 2; seats <= engine.MaxSeats; seats++ {
		for _, size := range [][2]float32{{360, 640}, {844, 390}, {1024, 768}, {1920, 1080}} {
			for _, clockwise := range []bool{false, true} {
				r := newRig(t, rigOptions{})
				r.table.p.Game = otherSeats{clockwise: clockwise}
				v := engine.View{Viewer: 0, Turn: engine.SeatsOf(1), Phase: engine.PhasePlay, Mode: engine.Obenabe,
					Hand: card.SetOf(card.Of(card.Hearts, card.Ace), card.Of(card.Clubs, card.Ten)), Trick: engine.Trick{Winner: engine.Nobody}}
				for s := range seats {
					v.Setup.Seats = append(v.Setup.Seats, engine.Player{Name: fmt.Sprint("Player ", s), By: "regular"})
					v.Counts, v.Totals = append(v.Counts, 5), append(v.Totals, 10*s)
				}
				r.window.Resize(fyneSize(size))
				r.show(session.Step{View: v})
				for _, fault := range r.faults() {
					t.Errorf("%d seats at %v: %s", seats, size, fault)
				}
				next, last := r.table.parts.seats[1].Position().X, r.table.parts.seats[seats-1].Position().X
				if seats > 2 && next > last == clockwise {
					t.Errorf("%d seats at %v, clockwise %v: the next seat is on the wrong side", seats, size, clockwise)
				}
			}
		}
	}
}
