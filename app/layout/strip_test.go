package layout

import (
	"fmt"
	"testing"
)

// sizes are windows from a small phone to a table screen.
var sizes = [][2]float32{{320, 568}, {360, 640}, {390, 844}, {412, 915}, {568, 320}, {640, 360}, {740, 360}, {844, 390},
	{768, 1024}, {1024, 768}, {1280, 720}, {1920, 1080}, {2160, 3840}, {3840, 2160}}

// hands calls f for every strip that a screen can show.
func hands(t *testing.T, f func(t *testing.T, n int, w, h float32, o StripOptions, s Strip)) {
	t.Helper()
	for _, size := range sizes {
		for _, o := range []StripOptions{{}, {Large: true}, {LeftHand: true}, {true, true}} {
			for n := range 14 {
				for dealt := max(n, 5); dealt <= 13; dealt += 4 {
					h := HandHeight(dealt, size[0], size[1], o.Large)
					t.Run(fmt.Sprint(size, n, "of", dealt, o), func(t *testing.T) {
						f(t, n, size[0], h, o, LayStrip(n, size[0], h, o))
					})
				}
			}
		}
	}
}

func TestEveryCardCanBeSeenAndHit(t *testing.T) {
	hands(t, func(t *testing.T, n int, w, h float32, o StripOptions, s Strip) {
		if len(s.Places) != n {
			t.Fatalf("%d places for %d cards", len(s.Places), n)
		}
		window := Rect{0, 0, w + 0.01, h + 0.01}
		for i, p := range s.Places {
			up := p.Card
			up.Y -= s.Raise
			if !p.Card.Within(window) || !up.Within(window) {
				t.Errorf("card %d at %v, raised by %v, reaches outside of %v by %v", i, p.Card, s.Raise, w, h)
			}
			if p.Seen.W < Edge-0.01 || p.Seen.H < Target-0.01 {
				t.Errorf("card %d shows only %v by %v", i, p.Seen.W, p.Seen.H)
			}
			x, y := p.Seen.X+p.Seen.W/2, p.Seen.Y+p.Seen.H/2
			if got := s.Hit(x, y, -1); got != i {
				t.Errorf("the middle of what is seen of card %d belongs to %d", i, got)
			}
			if got := s.Along(x, y); got != i {
				t.Errorf("a finger that slides over card %d is on %d", i, got)
			}
			if got := s.Hit(p.Seen.X+1, p.Card.Y-s.Raise+1, i); got != i {
				t.Errorf("the head of card %d, raised, belongs to %d", i, got)
			}
		}
	})
}

func TestRows(t *testing.T) {
	tests := []struct {
		n    int
		w, h float32
		o    StripOptions
		rows int
	}{
		{0, 360, 170, StripOptions{}, 1},
		{1, 360, 170, StripOptions{Large: true}, 1},
		{12, 360, 173, StripOptions{}, 2},
		{12, 320, 173, StripOptions{}, 2},
		{9, 360, 173, StripOptions{}, 1},
		{9, 320, 173, StripOptions{}, 1},
		{9, 310, 173, StripOptions{}, 2},
		{10, 320, 173, StripOptions{}, 2},
		{12, 412, 140, StripOptions{}, 1}, // low: two rows would make the cards smaller
		{12, 412, 240, StripOptions{}, 2}, // high: they make them larger
		{12, 700, 240, StripOptions{}, 1},
		{12, 412, 240, StripOptions{Large: true}, 2},
		{3, 412, 240, StripOptions{Large: true}, 1},
		{12, 844, 120, StripOptions{}, 1},
		{12, 3840, 580, StripOptions{}, 1},
	}
	for _, tt := range tests {
		if s := LayStrip(tt.n, tt.w, tt.h, tt.o); s.Rows != tt.rows {
			t.Errorf("%d cards in %v by %v %v lie in %d rows, want %d", tt.n, tt.w, tt.h, tt.o, s.Rows, tt.rows)
		}
	}
}

func TestLargeCardsAreLarger(t *testing.T) {
	for _, size := range sizes {
		plain := LayStrip(12, size[0], HandHeight(12, size[0], size[1], false), StripOptions{})
		large := LayStrip(12, size[0], HandHeight(12, size[0], size[1], true), StripOptions{Large: true})
		if large.Places[0].Seen.W <= plain.Places[0].Seen.W && large.CardW <= plain.CardW && plain.CardW < mostCard {
			t.Errorf("%v: large cards are %v wide and show %v, plain ones %v and %v", size, large.CardW,
				large.Places[0].Seen.W, plain.CardW, plain.Places[0].Seen.W)
		}
	}
}

func TestTheLeftHandHasTheCardsNear(t *testing.T) {
	s := LayStrip(4, 1000, 200, StripOptions{LeftHand: true})
	if s.Places[0].Card.X != Gap/2 {
		t.Errorf("the first card lies at %v", s.Places[0].Card.X)
	}
	if s = LayStrip(4, 1000, 200, StripOptions{}); s.Places[0].Card.X <= Gap/2 {
		t.Error("cards that do not fill the room lie at the edge")
	}
}

func TestHit(t *testing.T) {
	s := LayStrip(9, 360, 180, StripOptions{}) // one row; a card shows its left edge
	top, foot := s.Places[0].Card.Y, s.Places[0].Card.Bottom()
	x := func(i int) float32 { return s.Places[i].Seen.X + 2 }
	tests := []struct {
		name   string
		x, y   float32
		raised int
		hit    int
	}{
		{"the edge of a card", x(3), top + 40, -1, 3},
		{"eight units above", x(3), top - 7, -1, 3},
		{"too far above", x(3), top - 10, -1, -1},
		{"below", x(3), foot + 7, -1, 3},
		{"too far below", x(3), foot + 10, -1, -1},
		{"the last card shows all of itself", s.Places[8].Card.Right() - 2, top + 40, -1, 8},
		{"a raised card's head over its neighbour", x(4), top - 10, 3, 3},
		{"beside it, below its head", x(4), top + 4, 3, 4},
		{"where the foot of a raised card was", x(3), foot - 2, 3, 3},
		{"above a raised card's head, as a finger is reported", x(3), top - s.Raise - 6, 3, 3},
		{"left of all", s.Places[0].Card.X - 1, top + 40, -1, -1},
	}
	for _, tt := range tests {
		if got := s.Hit(tt.x, tt.y, tt.raised); got != tt.hit {
			t.Errorf("%s: %d, want %d", tt.name, got, tt.hit)
		}
	}
	if got := s.Along(x(4), top-10); got != 4 {
		t.Errorf("a slide along the heads is on %d, want 4", got)
	}
	if got := s.Along(x(4), top-s.Raise-20); got != -1 {
		t.Errorf("a finger above the strip is on %d", got)
	}
}

func TestBeside(t *testing.T) {
	s := LayStrip(12, 360, 180, StripOptions{}) // two rows of six
	tests := []struct {
		card int
		up   bool
		want int
	}{{2, false, 8}, {8, true, 2}, {2, true, -1}, {8, false, -1}, {-1, true, -1}, {12, true, -1}}
	for _, tt := range tests {
		if got := s.Beside(tt.card, tt.up); got != tt.want {
			t.Errorf("beside %d, up %v: %d, want %d", tt.card, tt.up, got, tt.want)
		}
	}
}

func FuzzHit(f *testing.F) {
	f.Add(12, float32(360), float32(180), float32(100), float32(90), 3)
	f.Add(0, float32(0), float32(0), float32(0), float32(0), 0)
	f.Fuzz(func(t *testing.T, n int, w, h, x, y float32, raised int) {
		if n < 0 || n > 60 {
			return
		}
		s := LayStrip(n, w, h, StripOptions{Large: raised%2 == 0})
		for _, i := range []int{s.Hit(x, y, raised), s.Along(x, y), s.Beside(raised, true)} {
			if i < -1 || i >= n {
				t.Errorf("card %d of %d", i, n)
			}
		}
	})
}
