package gesture

import "testing"

func TestFingers(t *testing.T) {
	tests := []struct {
		name  string
		mode  Mode
		hand  row
		lines string
	}{
		{"a tap raises, a second one plays; its echo counts nothing", RaiseThenPlay, row{n: 9}, `
			0 down c3 => raise 3
			80 up c3
			80 tap c3
			600 down c3
			680 up c3 => play 3
			680 tap c3`},
		{"a tap on another card raises that one", RaiseThenPlay, row{n: 9}, `
			0 tap c3 => raise 3
			500 tap c5 => raise 5
			900 tap c5 => play 5`},
		{"a tap elsewhere lowers", RaiseThenPlay, row{n: 9}, `
			0 tap c3 => raise 3
			500 down off
			580 up off => lower
			580 tap off
			900 outside`},
		{"something else tapped lowers", RaiseThenPlay, row{n: 9}, `
			0 tap c3 => raise 3
			500 outside => lower`},
		{"a single tap plays", SingleTap, row{n: 9}, `
			0 down c3 => raise 3
			80 up c3 => play 3
			80 tap c3`},
		{"a single tap plays where only the tap is told", SingleTap, row{n: 9}, `
			0 tap c3 => play 3`},
		{"a slide raises what is under the finger and lifting keeps it", RaiseThenPlay, row{n: 9}, `
			0 down c1 => raise 1
			100 move c2 => raise 2
			100 drag c2 by=40
			150 move c3 => raise 3
			150 drag c3 by=40
			200 dragend
			900 down c3
			980 up c3 => play 3`},
		{"a slide only raises even where a tap plays", SingleTap, row{n: 9}, `
			0 down c1 => raise 1
			100 move c2 => raise 2
			100 drag c2 by=40
			150 dragend
			900 down c2
			950 up c2 => play 2`},
		{"a slide back to its card is still a slide", SingleTap, row{n: 9}, `
			0 down c1 => raise 1
			100 move c3 => raise 3
			150 move c1 => raise 1
			200 up c1
			200 longtap c1`},
		{"a slide that leaves the hand keeps the card", RaiseThenPlay, row{n: 9}, `
			0 down c1 => raise 1
			100 move c2 => raise 2
			150 cancel off
			160 drag off by=9
			300 dragend`},
		{"a finger that slides in raises but does not play", SingleTap, row{n: 9}, `
			0 move c4 => raise 4
			50 move c5 => raise 5
			90 up c5
			90 tap c5`},
		{"a long press is a tap: only a long tap follows", RaiseThenPlay, row{n: 9}, `
			0 down c3 => raise 3
			900 up c3
			900 longtap c3
			1500 down c3
			2400 up c3 => play 3
			2400 longtap c3`},
		{"a long press of which only the long tap is told", RaiseThenPlay, row{n: 9}, `
			0 longtap c3 => raise 3
			900 longtap c3 => play 3`},
		{"a long press of which only the lift is told", SingleTap, row{n: 9}, `
			0 down c3 => raise 3
			1200 up c3 => play 3
			2000 down c4`},
		{"a shaky press becomes a drag and is a tap, across an edge too", RaiseThenPlay, row{n: 9}, `
			0 down c3+15 => raise 3
			40 move c3+20
			40 drag c3+25 by=5
			60 move c3+26
			60 drag c3+31 by=6
			90 move c3+17
			90 drag c3+22 by=-9
			120 dragend
			500 down c3+15
			540 move c3+27
			540 drag c3+39 by=12
			560 dragend => play 3`},
		{"a shaky press where no moves are told", SingleTap, row{n: 9}, `
			0 down c3 => raise 3
			40 drag c3+6 by=6
			60 drag c3-2 by=-8
			80 dragend => play 3`},
		{"a short drag on its own card is a tap", SingleTap, row{n: 9}, `
			0 down c3 => raise 3
			60 move c3^20
			60 drag c3^20 by=1
			120 dragend => play 3`},
		{"repeats after a swift lift end the slide and count nothing", SingleTap, row{n: 9}, `
			0 down c1 => raise 1
			30 move c4 => raise 4
			30 drag c4 by=120
			46 drag c4 by=110
			62 drag c4 by=101
			78 drag c4 by=93
			94 down c6 => raise 6
			100 drag c4 by=86
			110 dragend
			170 up c6 => play 6
			170 tap c6`},
		{"repeats after a swift lift do not make the next finger a second one", SingleTap, row{n: 9}, `
			0 down c1 => raise 1
			30 move c4 => raise 4
			30 drag c4 by=120
			46 drag c4 by=110
			94 down c6 finger=1 => raise 6
			100 drag c4 by=86
			110 dragend
			170 up c6 finger=1 => play 6
			170 tap c6`},
		{"a lost end is cleared by the next touch", RaiseThenPlay, row{n: 9}, `
			0 down c3 => raise 3
			5000 down c5 => raise 5
			5080 up c5
			5080 tap c5
			5600 tap c5 => play 5`},
		{"a lost end of another finger is cleared by time", SingleTap, row{n: 9}, `
			0 down c3 => raise 3
			5100 tick
			5200 down c5 finger=1 => raise 5
			5300 up c5 finger=1 => play 5`},
		{"the next touch does not wait for a tick", SingleTap, row{n: 9}, `
			0 down c3 => raise 3
			5200 down c5 finger=1 => raise 5
			5300 up c5 finger=1 => play 5`},
		{"a lost end is cleared when the program goes to the background", RaiseThenPlay, row{n: 9}, `
			0 down c3 => raise 3
			300 lost => lower
			9000 up c3
			9000 tap c3
			9500 tap c3 => raise 3`},
		{"a second finger takes over but only raises", SingleTap, row{n: 9}, `
			0 down c1 => raise 1
			300 down c5 finger=1 => raise 5
			350 move c1+5
			380 up c5 finger=1
			380 tap c5
			500 move c1+6
			600 up c1
			600 longtap c1
			900 down c5
			950 up c5 => play 5`},
		{"two fingers at once on one card do not play it", RaiseThenPlay, row{n: 9}, `
			0 down c3 => raise 3
			20 down c3+5 finger=1
			90 up c3
			90 tap c3
			95 up c3+5 finger=1
			95 tap c3+5`},
		{"the first finger's drag ends when the second lifts", SingleTap, row{n: 9}, `
			0 down c1 => raise 1
			300 down c5 finger=1 => raise 5
			320 move c1+9
			320 drag c1+9 by=9
			400 dragend
			800 down c2 => raise 2
			880 up c2 => play 2`},
		{"touches that arrive 8 units too high are on the card", SingleTap, row{n: 9}, `
			0 down c3^58 => raise 3
			80 up c3^58 => play 3`},
		{"the head of a raised card belongs to it", RaiseThenPlay, row{n: 9}, `
			0 tap c3 => raise 3
			500 down c4^60
			580 up c4^60 => play 3`},
		{"a double tap on a lying card raises and plays that one card", RaiseThenPlay, row{n: 9}, `
			0 tap c3 => raise 3
			150 tap c3 => play 3
			200 renew 8
			300 tap c3
			349 tap c3
			700 tap c3 => raise 3`},
		{"a double tap never plays two cards where a tap plays", SingleTap, row{n: 9}, `
			0 tap c3 => play 3
			20 renew 8
			349 tap c3
			800 tap c3 => play 3`},
		{"a hand that is renewed late is not played from at once", SingleTap, row{n: 9}, `
			0 tap c3 => play 3
			300 tap c3
			1000 tap c3
			2000 renew 8
			2200 tap c3
			2300 tap c3 => play 3`},
		{"a press that began before the hand changed plays nothing", SingleTap, row{n: 9}, `
			0 down c3 => raise 3
			100 renew 8
			1000 up c3
			1000 longtap c3
			1100 tap c3 => play 3`},
		{"a forbidden card is refused and stays up", RaiseThenPlay, row{n: 9, forbidden: []int{3}}, `
			0 tap c3 => raise 3
			500 tap c3 => refuse 3
			900 tap c4 => raise 4
			1300 tap c4 => play 4`},
		{"a forbidden card is refused where a tap plays", SingleTap, row{n: 9, forbidden: []int{3}}, `
			0 down c3 => raise 3
			80 up c3 => refuse 3`},
		{"before one's turn cards can be raised and not played", RaiseThenPlay, row{n: 9, notAsked: true}, `
			0 tap c3 => raise 3
			500 tap c3
			900 confirm`},
		{"an empty hand means nothing", SingleTap, row{}, `
			0 down c0
			80 up c0
			80 tap c0
			200 next
			300 confirm`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { script(t, &tt.hand, tt.mode, tt.lines) })
	}
}

func TestMouseAndKeys(t *testing.T) {
	tests := []struct {
		name  string
		hand  row
		lines string
	}{
		{"pointing raises, a click plays; its tap is an echo", row{n: 9}, `
			0 in c3 => raise 3
			50 point c4 => raise 4
			300 press c4
			380 release c4 => play 4
			380 tap c4`},
		{"leaving lowers", row{n: 9}, `
			0 in c3 => raise 3
			50 point off => lower
			80 point c3 => raise 3
			90 leave => lower`},
		{"leaving does not lower what the keys raised", row{n: 9}, `
			0 next => raise 0
			100 leave
			200 escape => lower`},
		{"a click that trembles is a click", row{n: 9}, `
			0 in c3+15 => raise 3
			200 press c3+15
			240 drag c3+24 by=9
			300 release c3+24 => play 3
			300 dragend`},
		{"a drag along the hand only raises", row{n: 9}, `
			0 in c3 => raise 3
			200 press c3
			240 drag c4 by=40 => raise 4
			280 drag c5 by=40 => raise 5
			300 release c5
			300 dragend
			600 press c5
			700 release c5 => play 5
			700 tap c5`},
		{"the second button means nothing", row{n: 9}, `
			0 in c3 => raise 3
			200 press c3 second
			300 release c3 second
			300 longtap c3
			800 press c3
			900 release c3 => play 3`},
		{"a double click plays one card", row{n: 9}, `
			0 in c3 => raise 3
			100 press c3
			150 release c3 => play 3
			150 tap c3
			160 renew 8
			250 press c3
			340 release c3
			340 tap c3
			350 point c3+1 => raise 3
			900 press c3
			950 release c3 => play 3`},
		{"a drag of which nothing else is told", row{n: 9}, `
			0 drag c4 by=40 => raise 4
			0 dragend`},
		{"a click on the felt within the hand lowers", row{n: 9}, `
			0 next => raise 0
			200 press off
			300 release off => lower`},
		{"arrows run round, Enter plays once", row{n: 3}, `
			0 next => raise 0
			100 next => raise 1
			200 next => raise 2
			300 next => raise 0
			400 prior => raise 2
			500 first => raise 0
			600 last => raise 2
			700 confirm => play 2
			730 confirm
			760 renew 2
			790 confirm
			900 prior => raise 1
			1100 confirm => play 1`},
		{"Enter asks why", row{n: 3, forbidden: []int{2}}, `
			0 prior => raise 2
			100 confirm => refuse 2`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { script(t, &tt.hand, RaiseThenPlay, tt.lines) })
	}
}
