package form

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"krutzjass/app/widget"
)

func TestGridHasAsManyColumnsAsFit(t *testing.T) {
	start(t, 1)
	tests := []struct {
		name   string
		width  float32
		most   int
		height float32
	}{
		{"one column", 199, 3, 3*50 + 20 + 3*10},
		{"two", 210, 3, 2*50 + 10},
		{"three, and no more", 900, 3, 2*50 + 10},
		{"all in a line", 900, 9, 50},
	}
	for _, tt := range tests {
		grid := Grid(100, 10, tt.most, Space(50), Space(20), Space(50), Space(50))
		if got := grid.HeightFor(tt.width); got != tt.height {
			t.Errorf("%s: %v high, want %v", tt.name, got, tt.height)
		}
	}
	low, high := NewTile(nil, "Low", "", false, nil), NewTile(nil, "High", strings.Repeat("words ", 40), false, nil)
	show(t, Grid(100, 10, 2, low, high), 300, 600)
	if low.plate.Size() != high.plate.Size() {
		t.Errorf("tiles beside each other are %v and %v", low.plate.Size(), high.plate.Size())
	}
}

func TestStepperStaysWithinItsNumbers(t *testing.T) {
	start(t, 1)
	var told []int
	s := NewStepper("Hearts", 2, 1, 3, func(n int) { told = append(told, n) })
	show(t, s, 300, 200)
	less, more := s.Buttons()
	for _, b := range []*Pill{less, less, more, more, more} {
		test.Tap(b)
	}
	if want := []int{1, 2, 3}; !slices.Equal(told, want) || s.Value() != 3 {
		t.Errorf("told %v, stands at %d; want %v, 3", told, s.Value(), want)
	}
	if less.AccessibilityLabel() == more.AccessibilityLabel() || !strings.Contains(more.AccessibilityLabel(), "Hearts") {
		t.Errorf("the buttons say %q and %q", less.AccessibilityLabel(), more.AccessibilityLabel())
	}
}

func TestTrailingGoesBelowWhereItIsNarrow(t *testing.T) {
	start(t, 1)
	s := NewStepper("", 1, 1, 9, nil)
	row := Trailing(100, Space(20), s)
	if got := row.HeightFor(s.NaturalWidth() + gap + 100); got != widget.Touch {
		t.Errorf("side by side %v high, want %v", got, widget.Touch)
	}
	if got := row.HeightFor(s.NaturalWidth() + gap + 99); got != 20+gap/2+widget.Touch {
		t.Errorf("one under the other %v high, want %v", got, 20+gap/2+widget.Touch)
	}
}

func TestVeilTakesEverything(t *testing.T) {
	start(t, 1)
	pressed := 0
	below := NewPill("Below", false, func() { pressed++ })
	w := test.NewTempWindow(t, container.NewStack(below, NewVeil()))
	w.Resize(fyne.NewSize(200, 200))
	test.TapCanvas(w.Canvas(), fyne.NewPos(100, 100))
	test.MoveMouse(w.Canvas(), fyne.NewPos(100, 100))
	if pressed != 0 || below.hovered {
		t.Error("a tap or the pointer goes through the veil")
	}
}

func TestTurnClock(t *testing.T) {
	start(t, 1)
	c := NewTurnClock(func(n int) string { return fmt.Sprint(n, " seconds") })
	w := test.NewTempWindow(t, c)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(300, 200))
	tests := []struct {
		left        time.Duration
		width, high float32
	}{
		{64 * time.Second, 300, 5},
		{32 * time.Second, 150, 5},
		{8 * time.Second, 37.5, 12},
		{4 * time.Second, 18.75, 12},
	}
	for _, tt := range tests {
		c.Set(tt.left, 64*time.Second)
		if got := c.line.Size(); got != fyne.NewSize(tt.width, tt.high) || !c.Visible() {
			t.Errorf("%v left: the line is %v", tt.left, got)
		}
	}
	if c.AccessibilityLabel() != "4 seconds" {
		t.Errorf("says %q", c.AccessibilityLabel())
	}
	if c.Set(0, 0); c.Visible() {
		t.Error("the clock is seen when none runs")
	}
}
