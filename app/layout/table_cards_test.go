package layout

import (
	"fmt"
	"testing"
)

func TestCardPlaces(t *testing.T) {
	for seats := 2; seats <= 7; seats++ {
		for _, area := range [][2]float32{{200, 260}, {344, 250}, {560, 150}, {600, 500}, {2400, 1400}, {900, 220}} {
			t.Run(fmt.Sprint(seats, area), func(t *testing.T) {
				list := CardPlaces(area[0], area[1], seats, false, mostCard, CardRatio)
				if len(list) != seats {
					t.Fatalf("%d places for %d seats", len(list), seats)
				}
				for i, a := range list {
					if !a.Within(Rect{-0.5, -0.5, area[0] + 1, area[1] + 1}) {
						t.Errorf("card %d at %v reaches outside", i, a)
					}
					if a.W < 34 {
						t.Errorf("card %d is only %v wide", i, a.W)
					}
					for k, b := range list[:i] {
						if a.Overlaps(b) {
							t.Errorf("cards %d and %d lie on each other: %v %v", k, i, a, b)
						}
					}
				}
			})
		}
	}
}

func TestCardPlacesLieTowardsTheirPlayers(t *testing.T) {
	for _, area := range [][2]float32{{300, 300}, {700, 150}} {
		list := CardPlaces(area[0], area[1], 4, false, mostCard, CardRatio)
		if you, right, top, left := list[0], list[1], list[2], list[3]; you.Y <= top.Y ||
			right.X <= you.X || right.X <= top.X || left.X >= you.X || left.X >= top.X {
			t.Errorf("%v: %v", area, list)
		}
		turned := CardPlaces(area[0], area[1], 4, true, mostCard, CardRatio)
		if turned[1].X >= turned[0].X || turned[3].X <= turned[0].X {
			t.Errorf("%v clockwise: the next seat is not on the left: %v", area, turned)
		}
	}
}
