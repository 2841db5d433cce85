package widget

import (
	"fmt"
	"image"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"krutzjass/app/layout"
	"krutzjass/theme"
)

// show puts an object into a window of a size with the house's theme.
func show(t *testing.T, o fyne.CanvasObject, w, h float32) fyne.Window {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.New(theme.FeltLight, 1))
	win := test.NewTempWindow(t, o)
	win.SetPadded(false)
	win.Resize(fyne.NewSize(w, h))
	return win
}

// blank is a drawing of nothing.
func blank(px int) image.Image { return image.NewNRGBA(image.Rect(0, 0, px, px)) }

func TestTextBreaksCutsAndShrinks(t *testing.T) {
	for _, c := range []struct {
		words        string
		lines        int
		fit          bool
		width        float32
		wantLines    int
		cut, smaller bool
	}{
		{"", 1, false, 100, 0, false, false},
		{"one", 1, false, 100, 1, false, false},
		{"one two three four five six", 1, false, 100, 1, true, false},
		{"one two three four five six", 9, false, 100, 3, false, false},
		{"one two three four five six", 2, true, 100, 2, false, true},
		{"Donaudampfschiffahrt", 1, true, 110, 1, false, true},
		{"Donaudampfschiffahrtsgesellschaft", 1, true, 60, 1, true, true},
		{"wide enough", 1, true, 200, 1, false, false},
	} {
		text := NewText(NewGround(), c.words, inkOnPaper)
		text.Lines, text.Fit = c.lines, c.fit
		win := show(t, text, c.width, 300)
		natural := text.natural()
		size := text.points()
		natural()
		lines := test.WidgetRenderer(text).Objects()
		if len(lines) != c.wantLines {
			t.Errorf("%q in %v units: %d lines, want %d", c.words, c.width, len(lines), c.wantLines)
		}
		if got := text.Cut(); got != c.cut {
			t.Errorf("%q in %v units: cut %v, want %v", c.words, c.width, got, c.cut)
		}
		if got := text.points() < size; got != c.smaller {
			t.Errorf("%q in %v units: smaller %v, want %v", c.words, c.width, got, c.smaller)
		}
		for _, line := range lines {
			if need := line.MinSize().Width; need > win.Canvas().Size().Width+0.5 {
				t.Errorf("%q in %v units: a line needs %v", c.words, c.width, need)
			}
		}
	}
}

func TestButtonPresses(t *testing.T) {
	press := map[string]func(*Button){
		"a tap":        func(b *Button) { b.Tapped(&fyne.PointEvent{}) },
		"a long press": func(b *Button) { b.TappedSecondary(&fyne.PointEvent{}) },
		"Enter":        func(b *Button) { b.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn}) },
		"Space":        func(b *Button) { b.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace}) },
	}
	for name, do := range press {
		taps := 0
		b := NewButton(NewGround(), "Push", Plain, func() { taps++ })
		show(t, b, 200, 60)
		if do(b); taps != 1 {
			t.Errorf("%s: %d taps, want 1", name, taps)
		}
		b.SetReachable(false)
		if do(b); taps != 1 {
			t.Errorf("%s reaches a button under a sheet", name)
		}
		b.SetReachable(true)
		b.Disable()
		if do(b); taps != 1 {
			t.Errorf("%s works on a disabled button", name)
		}
	}
}

func TestButtonHandsOnOtherKeys(t *testing.T) {
	var got []fyne.KeyName
	b := NewButton(NewGround(), "Push", Plain, nil)
	b.OnKey = func(e *fyne.KeyEvent) { got = append(got, e.Name) }
	for _, k := range []fyne.KeyName{fyne.KeyLeft, fyne.KeyReturn, fyne.KeyF1, fyne.KeyEscape} {
		b.TypedKey(&fyne.KeyEvent{Name: k})
	}
	if want := []fyne.KeyName{fyne.KeyLeft, fyne.KeyF1, fyne.KeyEscape}; !slices.Equal(got, want) {
		t.Errorf("handed on %v, want %v", got, want)
	}
}

func TestActionBar(t *testing.T) {
	for _, c := range []struct {
		name           string
		pictured       int
		words          []string
		width, height  float32
		wantRows       int
		tiles, allWide bool
	}{
		{"one", 0, []string{"Play"}, 344, 60, 1, false, false},
		{"trump on a phone", 4, []string{"Roses", "Bells", "Acorns", "Shields", "Push"}, 374, 300, 2, true, false},
		{"trump in a narrow place", 4, []string{"Roses", "Bells", "Acorns", "Shields", "Push"}, 260, 300, 3, false, false},
		{"trump in a low place", 4, []string{"Roses", "Bells", "Acorns", "Shields", "Push"}, 374, 80, 1, true, true},
		{"three in a low place", 0, []string{"Call 100", "Fewer", "Play"}, 190, 56, 1, false, true},
		{"a chart on a phone", 6, []string{"Hearts ×1", "Clubs ×2", "From the bottom ×5", "From the top ×6", "Misère ×9", "Joker ×10", "Pass"}, 374, 230, 4, true, false},
	} {
		g := NewGround()
		bar := NewActionBar(g)
		var list []*Button
		for i, w := range c.words {
			b := NewButton(g, w, Plain, nil)
			if i < c.pictured {
				b.Picture = blank
			}
			list = append(list, b)
		}
		bar.Set(list)
		show(t, bar, c.width, c.height)
		rows, widths := map[float32]bool{}, map[float32]bool{}
		for i, b := range list {
			rows[b.Position().Y] = true
			if i < c.pictured {
				widths[b.Size().Width] = true
			}
			if b.Size().Width < Touch || b.Size().Height < Touch {
				t.Errorf("%s: %q is only %v", c.name, b.Label, b.Size())
			}
			if x := b.Position().X; x < -0.5 || x+b.Size().Width > c.width+0.5 || b.Position().Y+b.Size().Height > c.height+0.5 {
				t.Errorf("%s: %q at %v, %v reaches outside", c.name, b.Label, b.Position(), b.Size())
			}
			if i < c.pictured && b.Tile != c.tiles {
				t.Errorf("%s: %q is a tile: %v, want %v", c.name, b.Label, b.Tile, c.tiles)
			}
		}
		if c.pictured > 4 && len(widths) != 1 {
			t.Errorf("%s: buttons with drawings are %v wide, and stand in no columns", c.name, widths)
		}
		if len(rows) != c.wantRows {
			t.Errorf("%s: %d rows, want %d", c.name, len(rows), c.wantRows)
		}
	}
}

// The keyboard goes from buttons that are gone to those with the same words, else
// to the screen.
func TestActionBarHandsTheKeyboardOn(t *testing.T) {
	g := NewGround()
	bar := NewActionBar(g)
	play, call := NewButton(g, "Play", Primary, nil), NewButton(g, "Call 20", Plain, nil)
	bar.Set([]*Button{call, play})
	w := show(t, bar, 300, 60)
	w.Canvas().Focus(play)
	again := NewButton(g, "Play", Primary, nil)
	bar.Follow([]*Button{again})
	if w.Canvas().Focused() != fyne.Focusable(again) || play.focused || !again.focused {
		t.Errorf("the keyboard is at %v", w.Canvas().Focused())
	}
	bar.Follow([]*Button{call})
	if f := w.Canvas().Focused(); f != nil || again.focused {
		t.Errorf("the keyboard stays at a button that is gone")
	}
}

func TestTrickIsFinalAtOnce(t *testing.T) {
	places := layout.CardPlaces(300, 300, 4, false, 100, layout.CardRatio)
	cards := []LaidCard{{Place: 3, Picture: blank, Led: true}, {Place: 0, Picture: blank}}
	for _, still := range []bool{false, true} {
		trick := NewTrick(NewGround())
		trick.ReducedMotion = still
		show(t, trick, 300, 300)
		trick.SetPlaces(places)
		trick.SetCards(cards)
		trick.FlyIn()
		if !slices.EqualFunc(trick.Cards(), cards, func(a, b LaidCard) bool { return a.Place == b.Place }) {
			t.Errorf("reduced motion %v: cards %v while one flies in", still, trick.Cards())
		}
		trick.Tapped(nil)
		for i, c := range cards {
			got := trick.renderer().slots[i].card.Position()
			if want := fyne.NewPos(places[c.Place].X, places[c.Place].Y); got != want {
				t.Errorf("reduced motion %v: card %d at %v after a tap, want %v", still, i, got, want)
			}
		}
		trick.SetCards(nil)
		trick.Gather(cards)
		trick.Tapped(nil)
		for i, s := range trick.renderer().slots {
			if s.card.Visible() {
				t.Errorf("reduced motion %v: card %d of the gathered trick is still there", still, i)
			}
		}
	}
}

// renderer gives the trick's drawings.
func (t *Trick) renderer() *trickFace { return test.WidgetRenderer(t).(*trickFace) }

func TestTrickMarksByShape(t *testing.T) {
	trick := NewTrick(NewGround())
	show(t, trick, 300, 300)
	trick.SetPlaces(layout.CardPlaces(300, 300, 4, false, 100, layout.CardRatio))
	trick.SetCards([]LaidCard{{Place: 0, Picture: blank, Led: true}, {Place: 1, Picture: blank, Won: true}, {Place: 2, Picture: blank}})
	for i, want := range []string{"first", "star", ""} {
		s := trick.renderer().slots[i]
		got := ""
		if s.first.Visible() {
			got += "first"
		}
		if s.star.Visible() && s.frame.Visible() {
			got += "star"
		}
		if got != want {
			t.Errorf("card %d is marked %q, want %q", i, got, want)
		}
	}
}

func TestSheetClosesBesideThePaper(t *testing.T) {
	for _, c := range []struct {
		x, y   float32
		closes bool
	}{{195, 422, false}, {195, 10, true}, {195, 830, true}, {2, 422, true}} {
		closed := 0
		s := NewSheet(NewGround(), SheetLook{Title: "Menu", Body: []fyne.CanvasObject{NewPaperText(NewGround(), "words")}, Close: func() { closed++ }})
		win := show(t, s, 390, 844)
		test.TapCanvas(win.Canvas(), fyne.NewPos(c.x, c.y))
		if (closed == 1) != c.closes {
			t.Errorf("a tap at %v, %v: closed %d times, want %v", c.x, c.y, closed, c.closes)
		}
	}
	fixed := NewSheet(NewGround(), SheetLook{Title: "The hand is over"})
	if fixed.Close() {
		t.Error("a sheet that only its buttons leave was closed")
	}
}

func TestSheetScrollsWhatDoesNotFit(t *testing.T) {
	var body []fyne.CanvasObject
	for i := range 40 {
		body = append(body, NewPaperText(NewGround(), fmt.Sprint("line ", i)))
	}
	s := NewSheet(NewGround(), SheetLook{Title: "Long", Body: body})
	show(t, s, 390, 600)
	for range 100 {
		s.Page(0.5)
	}
	if end := s.scroll.Offset.Y + s.scroll.Size().Height; end < s.body.Size().Height-1 || end > s.body.Size().Height+1 {
		t.Errorf("paging down ends at %v of %v", end, s.body.Size().Height)
	}
	for range 100 {
		s.Page(-0.5)
	}
	if s.scroll.Offset.Y != 0 {
		t.Errorf("paging up ends at %v", s.scroll.Offset.Y)
	}
}

func TestWeisFit(t *testing.T) {
	looks := func(sizes ...int) (list []WeisLook) {
		for i, n := range sizes {
			look := WeisLook{Caption: fmt.Sprintf("Player %d: run of %d (%d)", i, n, 20*n)}
			for range n {
				look.Cards = append(look.Cards, blank)
			}
			list = append(list, look)
		}
		return list
	}
	for _, size := range [][2]float32{{344, 120}, {374, 300}, {560, 150}, {900, 400}} {
		for _, shown := range [][]WeisLook{nil, looks(3), looks(4, 4), looks(6, 3, 3), looks(4, 4, 3, 3, 5)} {
			w := NewWeis(NewGround())
			show(t, w, size[0], size[1])
			w.Set(shown)
			for _, o := range test.WidgetRenderer(w).Objects() {
				if p, s := o.Position(), o.Size(); o.Visible() && (p.X < -0.5 || p.Y < -0.5 || p.X+s.Width > size[0]+0.5 || p.Y+s.Height > size[1]+0.5) {
					t.Errorf("%d Weis in %v: something at %v, %v reaches outside", len(shown), size, p, s)
				}
			}
		}
	}
}

func TestScoreBar(t *testing.T) {
	s := NewScore(NewGround())
	show(t, s, 400, 60)
	for _, c := range []struct {
		total, target int
		part          float32 // of the lane; -1: none
	}{{0, 1500, -1}, {750, 1500, 0.5}, {1502, 1500, 1}, {-20, 1500, -1}, {300, 0, -1}} {
		s.Set([]SideLook{{Name: "We", Total: c.total, Target: c.target}})
		l := test.WidgetRenderer(s).(*scoreFace).lanes[0]
		part := float32(-1)
		if l.done.Visible() {
			part = l.done.Size().Width / l.track.Size().Width
		}
		if part != c.part {
			t.Errorf("%d of %d: the bar shows %v, want %v", c.total, c.target, part, c.part)
		}
	}
}

func TestCountdownStartsOnce(t *testing.T) {
	c := NewCountdown()
	show(t, c, 100, 3)
	if c.Visible() {
		t.Error("a line at rest is seen")
	}
	c.Start(15 * time.Second)
	first := c.running
	if c.Start(15 * time.Second); c.running != first || !c.Visible() {
		t.Error("a second start begins the pause again")
	}
	if c.Stop(); c.Visible() || c.running != nil {
		t.Error("a stopped line goes on")
	}
}
