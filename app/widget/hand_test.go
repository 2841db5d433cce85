package widget

import (
	"image"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"

	"krutzjass/app/gesture"
	"krutzjass/app/layout"
	"krutzjass/assets"
	"krutzjass/engine/card"
)

// plainCards draws every card as an empty picture of the right size.
type plainCards struct{ widths map[int]int }

func (p plainCards) Card(_ card.Card, _ assets.Style, width int) image.Image {
	p.widths[width]++
	return image.NewAlpha(image.Rect(0, 0, width, int(float32(width)*layout.CardRatio)))
}

// held is a hand in a window, with a clock that the test moves and a log of what
// it told.
type held struct {
	*Hand
	t   *testing.T
	w   fyne.Window
	now time.Time
	log []string
}

func hold(t *testing.T, cards string) *held {
	t.Helper()
	test.NewTempApp(t)
	x := &held{Hand: NewHand(plainCards{map[int]int{}}), t: t, now: time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)}
	x.Now = func() time.Time { return x.now }
	x.OnPlay = func(c card.Card) { x.log = append(x.log, "play "+c.String()) }
	x.OnRefused = func(c card.Card) { x.log = append(x.log, "refuse "+c.String()) }
	x.OnRaised = func(c card.Card, up bool) {
		x.log = append(x.log, map[bool]string{true: "up ", false: "down "}[up]+c.String())
	}
	x.w = test.NewTempWindow(t, x.Hand)
	x.w.SetPadded(false)
	x.w.Resize(fyne.NewSize(360, 180))
	x.deal(cards)
	x.later(1000)
	return x
}

func (x *held) deal(cards string) {
	x.t.Helper()
	list, err := card.ParseList(cards)
	if err != nil {
		x.t.Fatal(err)
	}
	x.SetCards(list)
	x.SetLegal(card.SetOf(list...), true)
}

func (x *held) later(ms int) { x.now = x.now.Add(time.Duration(ms) * time.Millisecond) }

// told checks what was told since the last time.
func (x *held) told(want string) {
	x.t.Helper()
	if got := strings.Join(x.log, ", "); got != want {
		x.t.Errorf("told %q, want %q", got, want)
	}
	x.log = nil
}

// place is the middle of what is seen of a card.
func (x *held) place(i int) fyne.Position {
	s := x.strip.Places[i].Seen
	return fyne.NewPos(s.X+s.W/2, s.Y+s.H/2)
}

func (x *held) tap(i int) {
	x.later(500)
	x.quickTap(i)
}

// quickTap is a tap as a phone reports it.
func (x *held) quickTap(i int) {
	e := &mobile.TouchEvent{PointEvent: fyne.PointEvent{Position: x.place(i)}}
	x.TouchDown(e)
	x.later(60)
	x.TouchUp(e)
	x.Tapped(&e.PointEvent)
}

func (x *held) click(i int) {
	e := &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: x.place(i)}, Button: desktop.MouseButtonPrimary}
	x.MouseDown(e)
	x.later(60)
	x.MouseUp(e)
	x.Tapped(&e.PointEvent)
}

func (x *held) key(name fyne.KeyName) bool { return x.Key(&fyne.KeyEvent{Name: name}) }

func TestATapRaisesASecondOnePlays(t *testing.T) {
	x := hold(t, "H9 HJ HA S9")
	x.tap(1)
	x.told("up HJ")
	x.tap(1)
	x.told("play HJ")
	x.tap(2)
	x.told("")
	x.deal("H9 HA S9")
	if c, up := x.Raised(); up {
		t.Errorf("%v is raised in the new hand", c)
	}
	x.tap(2)
	x.told("up S9")
}

func TestASingleTapPlays(t *testing.T) {
	x := hold(t, "H9 HJ HA S9")
	x.SetMode(gesture.SingleTap)
	x.tap(1)
	x.told("up HJ, play HJ")
}

func TestADoubleTapPlaysOneCard(t *testing.T) {
	x := hold(t, "H9 HJ HA S9")
	x.SetMode(gesture.SingleTap)
	x.tap(1)
	x.deal("H9 HA S9")
	x.later(100)
	x.quickTap(1)
	x.later(100)
	x.told("up HJ, play HJ")
	x.tap(1)
	x.told("up HA, play HA")
}

func TestPointingRaisesAClickPlays(t *testing.T) {
	x := hold(t, "H9 HJ HA S9")
	test.MoveMouse(x.w.Canvas(), x.place(2))
	x.told("up HA")
	test.MoveMouse(x.w.Canvas(), x.place(3))
	x.told("up S9")
	x.click(3)
	x.told("play S9")
	x.deal("H9 HJ HA")
	x.later(500)
	x.MouseOut()
	x.click(0)
	x.told("up H9, play H9")
}

func TestTheMouseLeavesAndTheCardFalls(t *testing.T) {
	x := hold(t, "H9 HJ")
	test.MoveMouse(x.w.Canvas(), x.place(1))
	x.MouseOut()
	x.told("up HJ, down HJ")
}

func TestADragAlongTheHandRaises(t *testing.T) {
	x := hold(t, "H9 HJ HA S9")
	to := x.place(3)
	test.Drag(x.w.Canvas(), to, to.X-x.place(1).X, 0)
	if c, up := x.Raised(); !up || c != card.Of(card.Spades, card.Nine) {
		t.Errorf("%v, %v is raised", c, up)
	}
	for _, word := range x.log {
		if strings.HasPrefix(word, "play") {
			t.Errorf("a drag did %s", word)
		}
	}
}

func TestAShakyPressPlays(t *testing.T) {
	x := hold(t, "H9 HJ HA S9")
	x.SetMode(gesture.SingleTap)
	p := x.place(2)
	x.TouchDown(&mobile.TouchEvent{PointEvent: fyne.PointEvent{Position: p}})
	for _, dx := range []float32{5, -6, 7} {
		p = p.AddXY(dx, 0)
		x.TouchMoved(&mobile.TouchEvent{PointEvent: fyne.PointEvent{Position: p}})
		x.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: p.AddXY(5, 0)}, Dragged: fyne.NewDelta(dx, 0)})
	}
	x.DragEnd()
	x.told("up HA, play HA")
}

func TestALongPressPlays(t *testing.T) {
	x := hold(t, "H9 HJ HA S9")
	x.SetMode(gesture.SingleTap)
	x.TappedSecondary(&fyne.PointEvent{Position: x.place(0)})
	x.told("play H9")
}

func TestKeys(t *testing.T) {
	x := hold(t, "H9 HJ HA S9")
	steps := []struct {
		key  fyne.KeyName
		used bool
		told string
	}{
		{fyne.KeyReturn, false, ""}, {fyne.KeyEscape, false, ""}, {fyne.KeyUp, false, ""},
		{fyne.KeyRight, true, "up H9"}, {fyne.KeyRight, true, "up HJ"}, {fyne.KeyLeft, true, "up H9"},
		{fyne.KeyLeft, true, "up S9"}, {fyne.KeyHome, true, "up H9"}, {fyne.KeyEnd, true, "up S9"},
		{fyne.Key3, true, "up HA"}, {fyne.Key5, false, ""}, {fyne.KeyF1, false, ""},
		{fyne.KeyEscape, true, "down HA"}, {fyne.Key2, true, "up HJ"}, {fyne.KeySpace, true, "play HJ"},
		{fyne.KeySpace, true, ""},
	}
	for _, s := range steps {
		if used := x.key(s.key); used != s.used {
			t.Errorf("%s: used %v", s.key, used)
		}
		x.told(s.told)
	}
}

func TestKeysThatTheHandHasNoUseFor(t *testing.T) {
	x := hold(t, "H9 HJ")
	var passed []fyne.KeyName
	x.OnKey = func(e *fyne.KeyEvent) { passed = append(passed, e.Name) }
	x.w.Canvas().Focus(x.Hand)
	for _, k := range []fyne.KeyName{fyne.KeyF1, fyne.Key1, fyne.Key7} {
		x.TypedKey(&fyne.KeyEvent{Name: k})
	}
	if len(passed) != 2 || passed[0] != fyne.KeyF1 || passed[1] != fyne.Key7 {
		t.Errorf("passed on %v", passed)
	}
}

func TestArrowsChangeTheRow(t *testing.T) {
	x := hold(t, "H9 H10 HJ HQ HK HA S9 S10 SJ SQ SK SA")
	x.key(fyne.Key2)
	x.key(fyne.KeyDown)
	x.told("up H10, up S10")
	x.key(fyne.KeyUp)
	x.told("up H10")
}

func TestAForbiddenCardAsksWhy(t *testing.T) {
	x := hold(t, "H9 HJ S9")
	x.SetLegal(card.SetOf(card.Of(card.Spades, card.Nine)), true)
	x.later(500)
	x.tap(0)
	x.tap(0)
	x.told("up H9, refuse H9")
	x.PlayRaised()
	x.told("refuse H9")
	x.tap(2)
	x.PlayRaised()
	x.told("up S9, play S9")
}

func TestNotAskedNothingIsPlayedOrDimmed(t *testing.T) {
	x := hold(t, "H9 HJ S9")
	x.SetLegal(card.Set{}, false)
	x.tap(0)
	x.tap(0)
	x.told("up H9")
	if x.key(fyne.KeyReturn) {
		t.Error("Enter is kept from others though no card is asked for")
	}
	for i, s := range x.face().slots[:3] {
		if s.veil.Visible() {
			t.Errorf("card %d is dimmed", i)
		}
	}
}

func TestTwinsAreTwoCards(t *testing.T) {
	x := hold(t, "HJ HJ S9")
	x.tap(1)
	x.deal("D9 HJ HJ S9")
	if d := x.Describe(); d.Raised != 2 {
		t.Errorf("the second twin was raised, now %d is", d.Raised)
	}
	x.tap(2)
	x.told("up HJ, play HJ")
	x.deal("D9 HJ S9")
	if d := x.Describe(); d.Raised != -1 || len(d.Cards) != 3 {
		t.Errorf("after the play: %+v", d)
	}
}

func TestARaisedCardStaysUpWhenTheHandIsSortedAnew(t *testing.T) {
	x := hold(t, "HA HJ S9")
	x.tap(2)
	x.deal("S9 HA HJ")
	if d := x.Describe(); d.Raised != 0 {
		t.Errorf("card %d is raised", d.Raised)
	}
}

func TestAPlayThatWasNotTakenCanBeTriedAgain(t *testing.T) {
	x := hold(t, "H9 HJ")
	x.tap(0)
	x.tap(0)
	x.told("up H9, play H9")
	x.deal("H9 HJ")
	x.tap(0)
	x.told("play H9")
}

func TestSuspendAndLower(t *testing.T) {
	x := hold(t, "H9 HJ")
	x.tap(0)
	x.Lower()
	x.told("up H9, down H9")
	x.TouchDown(&mobile.TouchEvent{PointEvent: fyne.PointEvent{Position: x.place(1)}})
	x.Suspend()
	x.told("up HJ, down HJ")
}

func TestDescribe(t *testing.T) {
	x := hold(t, "H9 HJ")
	x.SetLegal(card.SetOf(card.Of(card.Hearts, card.Jack)), true)
	x.Spoken = func(s HandState) string { return card.Format(s.Cards) }
	d := x.Describe()
	if !d.Asked || d.Allowed[0] || !d.Allowed[1] || x.AccessibilityLabel() != "H9 HJ" {
		t.Errorf("%+v", d)
	}
}
