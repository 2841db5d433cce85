package layout

import (
	"fmt"
	"testing"
)

// tables calls f for every table that a window can show.
func tables(t *testing.T, f func(t *testing.T, w, h float32, n int, o TableOptions, g Geometry)) {
	t.Helper()
	widths := []float32{360, 390, 412, 600, 640, 844, 1024, 1366, 1920, 3840}
	heights := []float32{360, 390, 499, 500, 640, 768, 844, 1080, 2160}
	for _, w := range widths {
		for _, h := range heights {
			if w < 640 && h < 640 {
				continue // smaller than any phone
			}
			for n := 2; n <= 7; n++ {
				for bits := range 32 {
					for _, text := range []float32{0, 2} {
						o := TableOptions{Clockwise: bits&1 != 0, Large: bits&2 != 0, LeftHand: bits&4 != 0, Watch: bits&8 != 0, Board: bits&16 != 0, Far: bits&10 == 10, Text: text}
						t.Run(fmt.Sprintf("%vx%v/%d/%+v", w, h, n, o), func(t *testing.T) {
							if o.Board { // games with a board have small hands
								o.Cards = 5
							}
							g := TableGeometry(w, h, n, o)
							f(t, w, h, n, o, g)
							g.Stage(max(1, text), 70, o.Clockwise)
							f(t, w, h, n, o, g)
						})
					}
				}
			}
		}
	}
}

func TestNothingOverlapsAndNothingIsOutside(t *testing.T) {
	tables(t, func(t *testing.T, w, h float32, n int, o TableOptions, g Geometry) {
		window := Rect{-0.01, -0.01, w + 0.02, h + 0.02}
		parts := append([]Rect{g.Header, g.Message, g.Actions, g.Hand, g.Trick, g.Board, g.Again}, g.Seats...)
		for i, a := range parts {
			if !a.Within(window) {
				t.Errorf("part %d at %v reaches outside", i, a)
			}
			for k, b := range parts[:i] {
				if a.Overlaps(b) {
					t.Errorf("parts %d and %d lie on each other: %v %v", k, i, b, a)
				}
			}
		}
		trick := Rect{g.Trick.X - 0.1, g.Trick.Y - 0.1, g.Trick.W + 0.2, g.Trick.H + 0.2}
		for i, a := range g.Cards {
			if !a.Within(trick) {
				t.Errorf("card place %d at %v is outside of %v", i, a, g.Trick)
			}
			for k, b := range g.Cards[:i] {
				if a.Overlaps(b) {
					t.Errorf("card places %d and %d lie on each other", k, i)
				}
			}
		}
	})
}

func TestEverythingIsLargeEnough(t *testing.T) {
	tables(t, func(t *testing.T, w, h float32, n int, o TableOptions, g Geometry) {
		if len(g.Seats) != n || len(g.Cards) != n {
			t.Fatalf("%d seats and %d card places for %d players", len(g.Seats), len(g.Cards), n)
		}
		need := map[string][3]float32{"header": {g.Header.W, g.Header.H, 150}, "message": {g.Message.W, g.Message.H + Target - 24, 150}}
		if !o.Watch {
			need["actions"] = [3]float32{g.Actions.W, g.Actions.H, 150}
			need["hand"] = [3]float32{g.Hand.W, g.Hand.H, w}
		} else if !g.Hand.Empty() || !g.Actions.Empty() {
			t.Error("a table screen has a hand")
		}
		for i, s := range g.Seats {
			need[fmt.Sprint("seat ", i)] = [3]float32{s.W, s.H, 60}
		}
		if o.Board {
			need["board"] = [3]float32{g.Board.W, g.Board.H + Target - 34, 90} // it is not tapped
		} else if !g.Board.Empty() {
			t.Error("there is a board that nobody asked for")
		}
		for name, size := range need {
			if size[0] < size[2] || size[1] < Target {
				t.Errorf("%s is only %v by %v", name, size[0], size[1])
			}
		}
		for i, c := range g.Cards {
			if c.W < 24 {
				t.Errorf("card place %d is only %v wide", i, c.W)
			}
		}
	})
}

func TestPlayersSitInTheOrderOfPlay(t *testing.T) {
	tables(t, func(t *testing.T, w, h float32, n int, o TableOptions, g Geometry) {
		if n == 2 {
			return
		}
		for _, list := range [][]Rect{g.Seats, g.Cards} {
			next, last := list[1].X, list[n-1].X
			if o.Clockwise {
				next, last = last, next
			}
			if next <= last {
				t.Errorf("the next player sits on the wrong side: %v", list)
			}
		}
		for i := 3; i < n-1; i++ {
			if step := g.Seats[i].X - g.Seats[i-1].X; step < 0 == o.Clockwise {
				t.Errorf("seat %d is on the wrong side of seat %d", i, i-1)
			}
		}
		for i := 1; i < n; i++ {
			if g.Seats[i].Y > g.Seats[0].Y {
				t.Errorf("seat %d sits below you", i)
			}
		}
	})
}

func TestSmallTables(t *testing.T) {
	tests := []struct {
		w, h  float32
		seats int
		side  bool
		card  float32 // least width of a card in the trick
	}{
		{360, 640, 4, false, 56}, {360, 640, 7, false, 34}, {390, 844, 4, false, 60}, {844, 390, 4, true, 56},
		{640, 360, 4, true, 50}, {1024, 768, 4, false, 100}, {3840, 2160, 4, false, 250},
	}
	for _, tt := range tests {
		g := TableGeometry(tt.w, tt.h, tt.seats, TableOptions{})
		if g.Side != tt.side || g.Cards[0].W < tt.card {
			t.Errorf("%vx%v with %d: beside %v, trick cards %v wide; want %v and %v", tt.w, tt.h, tt.seats, g.Side, g.Cards[0].W, tt.side, tt.card)
		}
	}
}

// TestTheMiddleIsTheMiddle: on a wide table the trick, the seat across and the
// message lie around the middle of the window, with and without a board.
func TestTheMiddleIsTheMiddle(t *testing.T) {
	for _, size := range [][2]float32{{1024, 768}, {1366, 768}, {1920, 1080}, {3840, 2160}} {
		for _, o := range []TableOptions{{}, {Board: true, Cards: 5}, {LeftHand: true}} {
			g := TableGeometry(size[0], size[1], 4, o)
			box := g.Cards[0].around(g.Cards[1]).around(g.Cards[2]).around(g.Cards[3])
			for name, r := range map[string]Rect{"trick": box, "own card": g.Cards[0], "seat across": g.Seats[2], "message": g.Message} {
				if off := r.X + r.W/2 - size[0]/2; off < -1 || off > 1 {
					t.Errorf("%v, %+v: the %s is %v off the middle", size, o, name, off)
				}
			}
			if g.Cards[1].Y != g.Cards[3].Y || g.Cards[0].X != g.Cards[2].X {
				t.Errorf("%v, %+v: the cards are no cross: %v", size, o, g.Cards)
			}
		}
	}
}
