package describe_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"krutzjass/app/describe"
	"krutzjass/app/form"
	"krutzjass/app/widget"
	"krutzjass/assets"
	"krutzjass/engine/card"
	"krutzjass/theme"
)

// dressed has the program's theme.
func dressed(t *testing.T) {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.New(theme.FeltLight, 1))
}

// open shows an object in a window of 400 by 300 units.
func open(t *testing.T, o fyne.CanvasObject) fyne.Canvas {
	t.Helper()
	w := test.NewTempWindow(t, o)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(400, 300))
	return w.Canvas()
}

func words(d describe.Window) (list []string) {
	for _, b := range d.Buttons {
		list = append(list, b.Words+" "+string(b.Sight))
	}
	return list
}

func TestAPageIsToldWithWhatCanBeScrolledTo(t *testing.T) {
	dressed(t)
	field := form.NewField("Points to win", "The first wins.", "", "1500", nil)
	content := form.Column(10, form.NewPill("First", true, nil), field, form.Space(600), form.NewPill("Last", false, nil))
	page := form.NewPage(form.Desk, form.Head("Back", "A page", nil), content, nil)
	canvas := open(t, page.Object())
	d := describe.Of(canvas, struct{}{})
	if got, want := words(d), []string{"First here", "Last below", "Back here"}; !slices.Equal(got, want) {
		t.Errorf("buttons %q, want %q", got, want)
	}
	if d.Width != 400 || d.Height != 300 {
		t.Errorf("the window is %d by %d", d.Width, d.Height)
	}
	if len(d.Entries) != 1 || d.Entries[0].Words != "Points to win The first wins." || d.Entries[0].Text != "1500" {
		t.Errorf("entries %+v", d.Entries)
	}
	if !d.Buttons[0].Chosen || d.Buttons[1].Chosen {
		t.Error("which answer is chosen is told wrongly")
	}
	page.ScrollTo(10000)
	d = describe.Of(canvas, struct{}{})
	if got, want := words(d), []string{"First above", "Last here", "Back here"}; !slices.Equal(got, want) {
		t.Errorf("scrolled: buttons %q, want %q", got, want)
	}
}

// A click on the middle of what is told reaches it: Fyne agrees.
func TestWhatIsToldCanBeClicked(t *testing.T) {
	dressed(t)
	pressed := ""
	page := form.NewPage(form.Desk, nil, form.Column(10, form.NewPill("One", false, func() { pressed = "One" }),
		form.NewPill("Two", false, func() { pressed = "Two" })), nil)
	canvas := open(t, page.Object())
	d := describe.Of(canvas, struct{}{})
	for _, b := range d.Buttons {
		x, y := b.Rect.Middle()
		test.TapCanvas(canvas, fyne.NewPos(float32(x), float32(y)))
		if pressed != b.Words {
			t.Errorf("a tap on %q pressed %q", b.Words, pressed)
		}
	}
}

func TestWhatLiesUnderASheetIsNotTold(t *testing.T) {
	dressed(t)
	g := widget.NewGround()
	under := widget.NewButton(g, "Under", widget.Plain, nil)
	sheet := widget.NewSheet(g, widget.SheetLook{Title: "Sheet", Close: func() {}, Spoken: "Close",
		Buttons: []*widget.Button{widget.NewButton(g, "On", widget.Plain, nil)}})
	d := describe.Of(open(t, container.NewStack(under, sheet)), struct{}{})
	if got, want := words(d), []string{"On here", "Close here"}; !slices.Equal(got, want) {
		t.Errorf("buttons %q, want %q", got, want)
	}
	if !slices.Contains(d.Words, "Sheet") {
		t.Errorf("words %q", d.Words)
	}
}

func TestTheHandIsToldCardByCard(t *testing.T) {
	dressed(t)
	hand := widget.NewHand(assets.NewStillPictures())
	ace, ten := card.Of(card.Hearts, card.Ace), card.Of(card.Spades, card.Ten)
	hand.SetCards([]card.Card{ace, ten, ten})
	hand.SetLegal(card.SetOf(ace), true)
	d := describe.Of(open(t, hand), struct{}{})
	if len(d.Hand) != 3 {
		t.Fatalf("%d cards", len(d.Hand))
	}
	for i, want := range []describe.Card{{Card: "HA", Legal: true}, {Card: "S10"}, {Card: "S10"}} {
		got := d.Hand[i]
		if got.Rect.W < 30 || got.Rect.H < 48 {
			t.Errorf("card %d shows only %+v", i, got.Rect)
		}
		if got.Rect = (describe.Rect{}); got != want {
			t.Errorf("card %d is told as %+v, want %+v", i, got, want)
		}
	}
}

type tableScreen struct{}

func (tableScreen) Standing() describe.Table { return describe.Table{Asked: true, Seq: 7} }

func TestScreens(t *testing.T) {
	dressed(t)
	if d := describe.Of(open(t, container.NewStack()), tableScreen{}); d.Screen != "Table" || d.Table == nil || d.Table.Seq != 7 {
		t.Errorf("a table is told as %+v", d)
	}
	if d := describe.Of(open(t, container.NewStack()), &form.Box{}); d.Screen != "Box" || d.Table != nil {
		t.Errorf("a screen is told as %+v", d)
	}
}
