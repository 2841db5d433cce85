package gesture

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
)

// row is a hand of cards whose columns are 40 units wide; they lie from y 20 to
// 120 and are 100 wide, later ones on earlier ones. A raised card stands 20 higher.
type row struct {
	n         int
	forbidden []int
	notAsked  bool
}

func (h *row) Len() int { return h.n }

func (h *row) At(x, y float32, raised int) int {
	if raised >= 0 && y >= -8 && y < 20 {
		if left := float32(40 * raised); x >= left && x < left+100 {
			return raised
		}
	}
	return h.Along(x, y)
}

func (h *row) Along(x, y float32) int {
	if x < 0 || y < 12 || y > 128 || x >= float32(40*h.n+60) || x != x || y != y {
		return -1
	}
	return min(int(x/40), h.n-1)
}

func (h *row) May(card int) Answer {
	switch {
	case h.notAsked:
		return NotAsked
	case slices.Contains(h.forbidden, card):
		return Forbidden
	}
	return Allowed
}

var start = time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)

var kinds = map[string]Kind{"down": TouchDown, "move": TouchMove, "up": TouchUp, "cancel": TouchCancel,
	"drag": Drag, "dragend": DragEnd, "tap": Tap, "longtap": LongTap, "in": MouseIn, "point": MouseMove,
	"leave": MouseOut, "press": MouseDown, "release": MouseUp, "outside": Outside, "lost": LifecycleLost, "tick": Tick}

var keys = map[string]KeyName{"next": Next, "prior": Prior, "first": First, "last": Last, "confirm": Confirm, "escape": Escape}

// script runs lines "MS WHAT [PLACE] [second|finger=N|by=DX] => INTENT". MS is
// the time in milliseconds. PLACE is cN, the middle of card N's column, or
// cN+X, cN-X, cN^Y, so many units to the right, left or up; "off" is nowhere in
// the hand. "renew N" shows a hand of N cards, none raised. Without "=>" the
// line must mean nothing.
func script(t *testing.T, h *row, mode Mode, lines string) {
	t.Helper()
	r := New(h, mode)
	for line := range strings.Lines(lines) {
		line = strings.TrimSpace(line)
		if line == "" {
			continue
		}
		do, want, told := strings.Cut(line, " => ")
		if !told {
			want = "nothing"
		}
		if got := feed(t, r, h, strings.Fields(do)); got != want {
			t.Errorf("%s\n\tmeans %s, want %s", line, got, want)
		}
	}
}

func feed(t *testing.T, r *Recogniser, h *row, words []string) string {
	t.Helper()
	ms, err := strconv.Atoi(words[0])
	if err != nil {
		t.Fatalf("%q: a line begins with milliseconds", words)
	}
	e := Event{At: start.Add(time.Duration(ms) * time.Millisecond)}
	if words[1] == "renew" {
		fmt.Sscan(words[2], &h.n)
		r.Renew(e.At, -1)
		return "nothing"
	}
	var known bool
	if e.Kind, known = kinds[words[1]]; !known {
		if e.Key, known = keys[words[1]]; !known {
			t.Fatalf("%q: unknown event", words)
		}
		e.Kind = Key
	}
	for _, w := range words[2:] {
		detail(t, &e, w)
	}
	i := r.Feed(e)
	switch i.Do {
	case Nothing:
		return "nothing"
	case Lower:
		return "lower"
	}
	return fmt.Sprint([...]string{Raise: "raise", Play: "play", Refuse: "refuse"}[i.Do], " ", i.Card)
}

func detail(t *testing.T, e *Event, w string) {
	t.Helper()
	switch {
	case w == "second":
		e.Second = true
	case w == "off":
		e.X, e.Y = 200, -90
	case strings.HasPrefix(w, "finger="):
		fmt.Sscanf(w, "finger=%d", &e.Finger)
	case strings.HasPrefix(w, "by="):
		fmt.Sscanf(w, "by=%f", &e.DX)
	case strings.HasPrefix(w, "c"):
		var card, shift int
		var sign rune
		fmt.Sscanf(w, "c%d%c%d", &card, &sign, &shift)
		e.X, e.Y = float32(40*card+20), 70
		switch sign {
		case '+':
			e.X += float32(shift)
		case '-':
			e.X -= float32(shift)
		case '^':
			e.Y -= float32(shift)
		}
	default:
		t.Fatalf("%q: unknown detail", w)
	}
}
