package gesture

import (
	"testing"
	"time"
)

// FuzzFeed feeds any sequence of events: whatever comes, at most one card is
// played between two renewals, only an allowed one, and never before the hand
// has settled.
func FuzzFeed(f *testing.F) {
	f.Add([]byte{0, 0, 100, 2, 0, 100, 6, 9, 100}, true)
	f.Add([]byte{11, 1, 90, 12, 1, 90, 6, 1, 90, 255, 0, 0, 11, 255, 90, 12, 1, 90}, false)
	f.Add([]byte{0, 0, 10, 1, 0, 200, 4, 3, 200, 4, 3, 200, 5, 0, 0, 32, 0, 5, 13, 200, 5}, true)
	f.Fuzz(func(t *testing.T, data []byte, single bool) {
		h := &row{n: 9, forbidden: []int{2, 5}}
		r := New(h, RaiseThenPlay)
		if single {
			r.Mode = SingleTap
		}
		now := start
		ready := start.Add(-time.Hour)
		played := false
		for ; len(data) >= 3; data = data[3:] {
			kind, detail, x := data[0], data[1], data[2]
			now = now.Add(time.Duration(detail) * 3 * time.Millisecond)
			if kind == 255 {
				h.n = int(x) % 10
				r.Renew(now, int(x)%14-2)
				played, ready = false, now.Add(Settle)
				continue
			}
			i := r.Feed(event(kind, detail, x, now))
			if i.Do == Play {
				if played || i.Card < 0 || i.Card >= h.n || h.May(i.Card) != Allowed || now.Before(ready) {
					t.Fatalf("play of card %d of %d: before the hand was renewed: %v, %v after it settled", i.Card, h.n, played, now.Sub(ready))
				}
				played, ready = true, now.Add(DoubleTap)
			}
			if i.Do == Refuse && (played || h.May(i.Card) != Forbidden) {
				t.Fatalf("refused card %d, played %v", i.Card, played)
			}
			if up := r.Raised(); up >= h.n || up < -1 {
				t.Fatalf("card %d of %d is raised", up, h.n)
			}
		}
	})
}

// event makes any event from three bytes.
func event(kind, detail, x byte, at time.Time) Event {
	return Event{Kind: Kind(kind % byte(kindEnd)), At: at, X: float32(x) * 2, Y: float32(detail)/2 + 5,
		DX: float32(detail%7) - 3, Finger: int(detail % 3), Second: detail%5 == 4,
		Key: KeyName(detail % byte(keyEnd)), Card: int(x)%12 - 1}
}
