package widget

import (
	"fmt"
	"image"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

func blankImage(img image.Image) bool {
	for y := range img.Bounds().Dy() {
		for x := range img.Bounds().Dx() {
			if _, _, _, a := img.At(x, y).RGBA(); a != 0 {
				return false
			}
		}
	}
	return true
}

func TestNumberPad(t *testing.T) {
	for _, tt := range []struct {
		keys string // digits, and < for back
		want int    // -1 is none
	}{
		{"", -1}, {"0", 0}, {"7", 7}, {"42", 42}, {"157", 157}, {"158", 15}, {"1570", 157}, {"99", 99}, {"999", 99},
		{"05", 5}, {"<", -1}, {"7<", -1}, {"0<", -1}, {"157<", 15}, {"157<<<", -1}, {"15<<3", 3},
	} {
		for _, way := range []string{"taps", "keys"} {
			p := NewNumberPad(NewGround(), "Back", nil)
			p.Most = 157
			show(t, p, 300, 300)
			for _, k := range tt.keys {
				switch {
				case way == "keys" && k == '<':
					p.Key(&fyne.KeyEvent{Name: fyne.KeyBackspace})
				case way == "keys":
					p.Key(&fyne.KeyEvent{Name: fyne.KeyName(k)})
				case k == '<':
					test.Tap(p.Keys()[10])
				default:
					test.Tap(p.Keys()[(int(k-'0')+9)%10])
				}
			}
			n, ok := p.Number()
			if !ok {
				n = -1
			}
			if n != tt.want {
				t.Errorf("%q by %s: %d, want %d", tt.keys, way, n, tt.want)
			}
		}
	}
	p := NewNumberPad(NewGround(), "Back", nil)
	if p.Key(&fyne.KeyEvent{Name: fyne.KeyReturn}) {
		t.Error("the pad takes Enter")
	}
}

func TestNumberPadTellsOfChanges(t *testing.T) {
	p := NewNumberPad(NewGround(), "Back", nil)
	p.Most = 20
	told := 0
	p.OnChange = func() { told++ }
	for _, d := range []int{1, 9, 5} {
		p.Digit(d)
	}
	p.Back()
	p.Clear()
	p.Clear()
	if told != 4 {
		t.Errorf("told %d times, want 4: two digits, back, clear", told)
	}
}

func TestNumberPadCanBeHit(t *testing.T) {
	for _, size := range [][2]float32{{344, 260}, {344, 200}, {520, 160}, {560, 104}, {640, 60}, {900, 600}} {
		t.Run(fmt.Sprint(size), func(t *testing.T) {
			p := NewNumberPad(NewGround(), "Back", nil)
			p.Most = 157
			show(t, p, size[0], size[1])
			for i, k := range p.Keys() {
				at, s := k.Position(), k.Size()
				if s.Width < Touch-0.5 || s.Height < Touch-0.5 {
					t.Errorf("key %d is only %v", i, s)
				}
				if at.X < -0.5 || at.Y < -0.5 || at.X+s.Width > size[0]+0.5 || at.Y+s.Height > size[1]+0.5 {
					t.Errorf("key %d at %v, %v reaches outside", i, at, s)
				}
				for j, o := range p.Keys()[:i] {
					if at.X < o.Position().X+o.Size().Width && o.Position().X < at.X+s.Width &&
						at.Y < o.Position().Y+o.Size().Height && o.Position().Y < at.Y+s.Height {
						t.Errorf("keys %d and %d lie on each other", j, i)
					}
				}
			}
		})
	}
}
