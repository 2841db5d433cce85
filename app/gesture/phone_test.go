package gesture

import (
	"fmt"
	"testing"
	"time"
)

// phone reports fingers like the phones of Fyne 2.8: see the package's comment.
// It collects what the reports mean.
type phone struct {
	r        *Recogniser
	now      time.Time
	shift    float32 // how far up touches are reported
	downAt   time.Time
	upAt     time.Time
	last     [2]float32
	offset   [2]float32 // of the Drags
	delta    [2]float32
	dragging bool
	meant    []string
}

func (p *phone) send(e Event) {
	e.At = p.now
	if i := p.r.Feed(e); i.Do != Nothing {
		p.meant = append(p.meant, fmt.Sprint([...]string{Raise: "raise", Lower: "lower", Play: "play", Refuse: "refuse"}[i.Do], " ", i.Card))
	}
}

func (p *phone) down(x, y float32) {
	y += p.shift
	p.downAt, p.last, p.dragging = p.now, [2]float32{x, y}, false
	p.send(Event{Kind: TouchDown, X: x, Y: y})
}

// move is a finger's next place, 16 ms later.
func (p *phone) move(x, y float32) {
	p.now = p.now.Add(16 * time.Millisecond)
	y += p.shift
	p.send(Event{Kind: TouchMove, X: x, Y: y})
	dx, dy := x-p.last[0], y-p.last[1]
	if !p.dragging && max(dx, -dx, dy, -dy) < 4 {
		return
	}
	if !p.dragging {
		p.dragging, p.offset = true, [2]float32{dx, dy}
	}
	p.last, p.delta = [2]float32{x, y}, [2]float32{dx, dy}
	p.send(Event{Kind: Drag, X: x + p.offset[0], Y: y + p.offset[1], DX: dx, DY: dy})
}

// up lifts the finger where it was last.
func (p *phone) up(x, y float32) {
	y += p.shift
	p.upAt = p.now
	if !p.dragging {
		p.send(Event{Kind: TouchUp, X: x, Y: y})
		if p.now.Sub(p.downAt) < 300*time.Millisecond {
			p.send(Event{Kind: Tap, X: x, Y: y})
		} else {
			p.send(Event{Kind: LongTap, X: x, Y: y})
		}
		return
	}
	p.dragging = false
	dx, dy := p.delta[0], p.delta[1]
	for max(dx, -dx, dy, -dy) > 2 {
		dx, dy = dx*0.92, dy*0.92
		p.send(Event{Kind: Drag, X: x + p.offset[0], Y: y + p.offset[1], DX: dx, DY: dy})
		p.now = p.now.Add(16 * time.Millisecond)
	}
	p.send(Event{Kind: DragEnd})
}

// press goes through places relative to where it began and lifts.
func (p *phone) press(x, y float32, hold time.Duration, way [][2]float32) {
	p.down(x, y)
	at := [2]float32{x, y}
	for _, d := range way {
		at = [2]float32{x + d[0], y + d[1]}
		p.move(at[0], at[1])
	}
	p.now = p.now.Add(hold)
	p.up(at[0], at[1])
}

func newPhone(mode Mode, shift float32) *phone {
	return &phone{r: New(&row{n: 9}, mode), now: start, shift: shift}
}

var trembles = map[string][][2]float32{
	"still":            nil,
	"a hair":           {{1, 0}, {2, -1}, {3, 1}},
	"one jerk":         {{5, 0}},
	"to and fro":       {{5, 0}, {-6, 2}, {7, -3}, {-8, 0}},
	"a jerk up":        {{0, -6}, {1, -11}},
	"swift at the end": {{1, 0}, {2, 0}, {12, 0}},
	"rolling off":      {{3, 2}, {6, 4}, {9, 6}, {11, 8}, {12, 9}},
}

func TestEveryTapIsATap(t *testing.T) {
	for name, way := range trembles {
		for _, hold := range []time.Duration{20, 250, 310, 2500} {
			for _, shift := range []float32{0, -8} {
				for _, x := range []float32{161, 180, 199} { // edges and middle of card 4's column
					t.Run(fmt.Sprint(name, hold, shift, x), func(t *testing.T) {
						p := newPhone(SingleTap, shift)
						p.press(x, 70, hold*time.Millisecond, way)
						if fmt.Sprint(p.meant) != "[raise 4 play 4]" {
							t.Errorf("where a tap plays it means %v", p.meant)
						}
						p = newPhone(RaiseThenPlay, shift)
						p.press(x, 70, hold*time.Millisecond, way)
						p.now = p.now.Add(30 * time.Millisecond)
						p.press(x, 70, hold*time.Millisecond, way)
						if fmt.Sprint(p.meant) != "[raise 4 play 4]" {
							t.Errorf("twice, it means %v", p.meant)
						}
					})
				}
			}
		}
	}
}

func TestEverySlideRaisesTheCardUnderTheFinger(t *testing.T) {
	for from := range 9 {
		for to := range 9 {
			for _, step := range []float32{3, 17, 90} {
				if from == to {
					continue
				}
				p := newPhone(SingleTap, -8)
				x, end := float32(40*from+20), float32(40*to+20)
				p.down(x, 70)
				for x != end {
					x += min(step, max(-step, end-x))
					p.move(x, 70)
				}
				p.up(x, 70)
				for _, m := range p.meant {
					if m[0] != 'r' {
						t.Errorf("from card %d to %d by %v units: %v", from, to, step, p.meant)
					}
				}
				if p.r.Raised() != to {
					t.Errorf("from card %d to %d by %v units: card %d is raised", from, to, step, p.r.Raised())
				}
			}
		}
	}
}

func TestTwoQuickTapsPlayOneCard(t *testing.T) {
	for name, way := range trembles {
		for gap := 10; gap < 350; gap += 13 {
			for renew := 0; renew <= gap; renew += 39 {
				p := newPhone(SingleTap, -8)
				p.press(180, 70, 30*time.Millisecond, way)
				p.r.Renew(p.upAt.Add(time.Duration(renew)*time.Millisecond), -1)
				p.now = p.upAt.Add(time.Duration(gap) * time.Millisecond)
				p.press(180, 70, 30*time.Millisecond, way)
				if len(p.meant) != 2 {
					t.Fatalf("%s, again after %d ms, the hand new after %d ms: %v", name, gap, renew, p.meant)
				}
			}
		}
	}
}
