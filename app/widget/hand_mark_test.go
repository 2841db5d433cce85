package widget

import (
	"testing"

	"fyne.io/fyne/v2"
)

func (x *held) marks(want string) {
	x.t.Helper()
	if got := x.Marked().String(); got != want {
		x.t.Errorf("marked %q, want %q", got, want)
	}
}

func TestHandMarks(t *testing.T) {
	x := hold(t, "H6 H7 C8 SA")
	told := 0
	x.OnMarked = func() { told++ }
	x.SetMarking(2)
	for _, step := range []struct {
		card int
		want string
	}{
		{1, "H7"}, {3, "H7 SA"}, {1, "SA"}, {0, "H6 SA"},
		{2, "H6 C8"}, // the third is one too many: the oldest goes
		{2, "H6"}, {0, ""},
	} {
		x.later(600)
		x.Tapped(&fyne.PointEvent{Position: x.place(step.card)})
		x.marks(step.want)
	}
	if told != 7 {
		t.Errorf("told %d times, want 7", told)
	}
	for _, line := range x.log {
		if line[:4] == "play" {
			t.Errorf("while marking: %s", line)
		}
	}
}

func TestHandMarksByKeys(t *testing.T) {
	x := hold(t, "H6 H7 C8 SA")
	x.SetMarking(4)
	for _, key := range []fyne.KeyName{fyne.KeyEnd, fyne.KeyReturn, fyne.KeyLeft, fyne.KeyReturn, fyne.Key1, fyne.KeySpace} {
		x.later(600)
		x.Key(&fyne.KeyEvent{Name: key})
	}
	x.marks("H6 C8 SA")
}

func TestHandForgetsMarks(t *testing.T) {
	for name, end := range map[string]func(x *held){
		"other cards":  func(x *held) { x.deal("H6 H7 C8 DA") },
		"cards played": func(x *held) { x.SetMarking(0) },
		"another most": func(x *held) { x.SetMarking(1) },
	} {
		x := hold(t, "H6 H7 C8 SA")
		x.SetMarking(2)
		x.later(600)
		x.Tapped(&fyne.PointEvent{Position: x.place(1)})
		x.marks("H7")
		if end(x); !x.Marked().Empty() {
			t.Errorf("%s: still marked: %v", name, x.Marked())
		}
	}
}

func TestHandPlaysAgainAfterMarking(t *testing.T) {
	x := hold(t, "H6 H7 C8 SA")
	x.SetMarking(2)
	x.SetMarking(0)
	x.later(600)
	x.log = nil
	x.Tapped(&fyne.PointEvent{Position: x.place(1)})
	x.later(600)
	x.Tapped(&fyne.PointEvent{Position: x.place(1)})
	x.told("up H7, play H7")
}

func TestHandLiftsWhatIsMarkedAndNoted(t *testing.T) {
	x := hold(t, "H6 H7 H7 SA")
	x.Note(x.handOf("H7 SA"))
	for i, want := range []float32{0, 0.4, 0, 0.4} {
		if got := x.lift(i); got != want {
			t.Errorf("noted: card %d stands %v up, want %v", i, got, want)
		}
	}
	x.Note(x.handOf(""))
	x.SetMarking(2)
	x.later(600)
	x.Tapped(&fyne.PointEvent{Position: x.place(2)})
	for i, want := range []float32{0, 0, 1, 0} {
		if got := x.lift(i); got != want || x.framed(i) != (want == 1) {
			t.Errorf("marked: card %d stands %v up and is framed: %v, want %v", i, got, x.framed(i), want)
		}
	}
}
