package widget

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"

	"krutzjass/engine/card"
)

func (x *held) face() *handFace {
	x.t.Helper()
	f, ok := test.WidgetRenderer(x.Hand).(*handFace)
	if !ok {
		x.t.Fatal("a hand is not drawn by its face")
	}
	return f
}

func TestEveryCardIsDrawnWhereItLies(t *testing.T) {
	x := hold(t, "H9 H10 HJ HQ HK HA S9 S10 SJ SQ SK SA")
	for _, size := range []fyne.Size{{Width: 320, Height: 170}, {Width: 844, Height: 130}, {Width: 3840, Height: 580}, {Width: 360, Height: 180}} {
		x.w.Resize(size)
		for i, s := range x.face().slots {
			at, c := s.face.Position(), x.strip.Places[i].Card
			if !s.face.Visible() || at != fyne.NewPos(c.X, c.Y) || s.face.Size() != fyne.NewSize(c.W, c.H) {
				t.Errorf("%v: card %d is drawn at %v %v and lies at %v", size, i, at, s.face.Size(), c)
			}
			if c.X+c.W > size.Width || c.Y+c.H > size.Height {
				t.Errorf("%v: card %d reaches outside", size, i)
			}
			if got := s.face.Image.Image.Bounds().Dx(); got != pixels(x.Hand, c.W) {
				t.Errorf("%v: card %d is drawn %d pixels wide on %v units", size, i, got, c.W)
			}
		}
	}
}

func TestARaisedCardStandsUp(t *testing.T) {
	for _, still := range []bool{true, false} {
		x := hold(t, "H9 HJ HA")
		x.SetReducedMotion(still)
		x.tap(1)
		f := x.face()
		for i, s := range f.slots {
			want := x.strip.Places[i].Card.Y
			if i == 1 {
				want -= x.strip.Raise
			}
			if s.face.Position().Y != want || s.outline.Visible() != (i == 1) {
				t.Errorf("card %d is drawn at %v, want %v; outline %v", i, s.face.Position().Y, want, s.outline.Visible())
			}
		}
		if still && f.moving != nil {
			t.Error("something moves though motion is reduced")
		}
	}
}

func TestAnotherCardDoesNotFallFromWhereThePlayedOneStood(t *testing.T) {
	x := hold(t, "H9 HJ HA")
	x.tap(1)
	f := x.face()
	x.deal("H9 HA")
	if f.moving != nil {
		f.moving.Tick(0)
	}
	if s := f.slots[1]; s.face.Position().Y != x.strip.Places[1].Card.Y {
		t.Errorf("the next card is drawn at %v", s.face.Position().Y)
	}
	if f.slots[2].face.Visible() {
		t.Error("a card that is gone is drawn")
	}
}

// Cards that may be played stand out from the others by light and by place; where
// all may be, none does.
func TestForbiddenCardsAreVeiledAndLower(t *testing.T) {
	for _, tt := range []struct{ name, legal, veiled, up string }{
		{"one", "S9", "H9 HJ ", "S9 "},
		{"two", "H9 HJ", "S9 ", "H9 HJ "},
		{"all", "H9 HJ S9", "", ""},
	} {
		x := hold(t, "H9 HJ S9")
		x.SetReducedMotion(true)
		legal, err := card.ParseSet(tt.legal)
		if err != nil {
			t.Fatal(err)
		}
		x.SetLegal(legal, true)
		veiled, up := "", ""
		for i, s := range x.face().slots {
			if s.veil.Visible() {
				veiled += s.card.String() + " "
			}
			if s.face.Position().Y < x.strip.Places[i].Card.Y {
				up += s.card.String() + " "
			}
		}
		if veiled != tt.veiled || up != tt.up {
			t.Errorf("%s may be played: veiled %q, higher %q", tt.name, veiled, up)
		}
	}
}

func TestTheFocusIsSeen(t *testing.T) {
	x := hold(t, "H9 HJ S9")
	f := x.face()
	if f.around.Visible() {
		t.Error("the hand looks focused")
	}
	x.w.Canvas().Focus(x.Hand)
	if !f.around.Visible() {
		t.Error("the focus cannot be seen")
	}
	x.key(fyne.KeyRight)
	thick := f.slots[0].outline.StrokeWidth
	if f.around.Visible() || !f.slots[0].outline.Visible() {
		t.Error("the focus is not on the raised card")
	}
	x.w.Canvas().Unfocus()
	if f.slots[0].outline.StrokeWidth >= thick {
		t.Error("a raised card looks the same with and without the focus")
	}
}

func TestTheCardUnderASlidingFingerIsShownAboveTheHand(t *testing.T) {
	x := hold(t, "H9 HJ HA S9")
	f := x.face()
	touch := func(do func(*mobile.TouchEvent), p fyne.Position) {
		do(&mobile.TouchEvent{PointEvent: fyne.PointEvent{Position: p}})
	}
	touch(x.TouchDown, x.place(0))
	if f.large.Visible() {
		t.Error("a tap shows the large card")
	}
	for i := 1; i < 4; i++ {
		touch(x.TouchMoved, x.place(i))
		at, size := f.large.Position(), f.large.Size()
		if !f.large.Visible() || at.Y+size.Height > 0 || at.X < 0 || at.X+size.Width > x.Size().Width || size.Width < x.strip.CardW {
			t.Errorf("over card %d the large card is at %v %v, visible %v", i, at, size, f.large.Visible())
		}
	}
	if objects := f.Objects(); objects[len(objects)-1] != fyne.CanvasObject(f.large.Image) {
		t.Error("cards lie on the large card")
	}
	touch(x.TouchUp, x.place(3))
	if f.large.Visible() {
		t.Error("the large card stays when the finger is lifted")
	}
	x.told("up H9, up HJ, up HA, up S9")
	touch(x.TouchDown, x.place(0))
	touch(x.TouchMoved, x.place(2))
	x.later(5100)
	x.lost.Tick(1)
	if f.large.Visible() {
		t.Error("the large card stays though nothing more was heard of the finger")
	}
	touch(x.TouchMoved, x.place(1))
	x.Suspend()
	if f.large.Visible() {
		t.Error("the large card stays when the program goes to the background")
	}
}
