package gesture

import "testing"

func TestMarking(t *testing.T) {
	tests := []struct {
		name  string
		hand  row
		lines string
	}{
		{"each tap marks, at once", row{n: 5}, `
			0 down c1 => raise 1
			60 up c1 => play 1
			60 tap c1
			150 down c3 => raise 3
			210 up c3 => play 3
			210 tap c3`},
		{"a later tap on the same card counts again", row{n: 5}, `
			0 tap c1 => play 1
			600 tap c1 => play 1`},
		{"a double tap is one", row{n: 5}, `
			0 tap c1 => play 1
			200 tap c1`},
		{"clicks", row{n: 5}, `
			0 point c1 => raise 1
			40 press c1
			80 release c1 => play 1
			80 tap c1
			500 press c2 => raise 2
			560 release c2 => play 2
			560 tap c2`},
		{"a slide only raises", row{n: 9}, `
			0 down c1 => raise 1
			100 move c2 => raise 2
			200 move c4 => raise 4
			300 up c4`},
		{"Enter", row{n: 5}, `
			0 next => raise 0
			10 confirm => play 0
			500 next => raise 1
			510 confirm => play 1`},
		{"what may not be is refused", row{n: 5, forbidden: []int{2}}, `
			0 tap c2 => refuse 2`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { script(t, &tt.hand, Marking, tt.lines) })
	}
}
