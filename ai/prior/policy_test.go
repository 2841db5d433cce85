package prior

import (
	"encoding/json"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/enginetest"
	"krutzjass/engine/games"
	"krutzjass/engine/trick"
)

// at is a moment of a deal.
type at struct {
	view  engine.View
	pos   trick.Position
	known Public
	lying int32
	laid  uint8 // the card that is laid now
}

// moments plays deals at random, and shows every one in which a card is to be laid.
func moments(t testing.TB, key string, deals int, see func(m *at, open uint64)) {
	t.Helper()
	g, _ := games.Find(key)
	enginetest.AtRandom(t, g, deals, func(st engine.State, by engine.Seat, a engine.Action) {
		p, ok := trick.PositionOf(st, by)
		if !ok || a.Kind != engine.Play {
			return
		}
		m := &at{view: st.View(by), pos: p, laid: p.Slot[a.Card()]}
		m.known.Read(&m.view, p.Board)
		for _, c := range m.view.Trick.Laid() {
			m.lying += int32(p.Points[p.Slot[c]])
		}
		see(m, p.Open())
	})
}

// TestChances: the chances of the open cards sum up to 1, and do not change when the
// cards of the others are dealt among them in another way.
func TestChances(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for _, key := range []string{"krutzjass", "schieber"} {
		p, differ := For(key), false
		moments(t, key, 20, func(m *at, open uint64) {
			list := p.Chances(&m.pos, &m.known, open, m.lying, nil)
			sum := 0.0
			for _, x := range list {
				sum += float64(x)
				differ = differ || x != list[0]
			}
			if len(list) != int(count(open)) || math.Abs(sum-1) > 1e-5 {
				t.Fatalf("%d cards have %v", count(open), list)
			}
			other := m.pos
			shuffle(&other, r)
			for i, x := range p.Chances(&other, &m.known, open, m.lying, nil) {
				if x != list[i] {
					t.Fatalf("with other hidden cards: %v, not %v", x, list[i])
				}
			}
		})
		if !differ {
			t.Errorf("%s: all cards are always equally likely", key)
		}
	}
}

// shuffle deals the cards of the others afresh, as many to each.
func shuffle(p *trick.Position, r *rand.Rand) {
	var all []uint8
	for x, hand := range p.Hands {
		if uint8(x) != p.Turn {
			for _, c := range p.Cards(hand).Cards() {
				all = append(all, p.Slot[c])
			}
		}
	}
	r.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	for x, hand := range p.Hands {
		if uint8(x) == p.Turn {
			continue
		}
		p.Hands[x] = 0
		for range count(hand) {
			p.Hands[x] = p.Add(p.Hands[x], all[0])
			all = all[1:]
		}
	}
}

// TestNote: what is noted card by card is what is read from the view.
func TestNote(t *testing.T) {
	for _, key := range []string{"krutzjass", "schieber"} {
		var now Public
		lacks := false
		moments(t, key, 20, func(m *at, _ uint64) {
			if len(m.view.Past) == 0 && m.pos.N == 0 {
				now = m.known
			}
			if now != m.known {
				t.Fatalf("%s: noted %+v, read %+v", key, now, m.known)
			}
			lacks = lacks || m.known.Lacks != Public{}.Lacks
			now.Note(&m.pos, m.laid)
		})
		if !lacks {
			t.Errorf("%s: nobody ever lacks a lane", key)
		}
	}
}

// TestParse: what does not fit the program is told.
func TestParse(t *testing.T) {
	text, err := json.Marshal(map[string]*net{"x": {Out: [hidden]int32{5}}})
	if err != nil {
		t.Fatal(err)
	}
	good := string(text)
	for _, c := range []struct{ name, text, want string }{
		{"good", good, ""},
		{"no text", `x`, "invalid"},
		{"none", `{"x":null}`, "expected 16 units"},
		{"nothing in it", `{"x":{}}`, "expected 16 units"},
		{"an unknown name", strings.Replace(good, "straight", "straigth", 1), "straigth"},
		{"a weight too few", strings.Replace(good, "[5,", "[", 1), "a row has 15 weights, not 16"},
		{"too large", strings.Replace(good, "[5,", "[-1000000,", 1), "a weight of -1000000 is beyond 262144"},
	} {
		m, err := parse([]byte(c.text))
		if (err == nil) != (c.want == "") || err != nil && (m != nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

func BenchmarkChances(b *testing.B) {
	type one struct {
		at
		open uint64
	}
	var all []one
	moments(b, "krutzjass", 20, func(m *at, open uint64) {
		if open&(open-1) != 0 {
			all = append(all, one{*m, open})
		}
	})
	p := For("krutzjass")
	var dst []float32
	for b.Loop() {
		for i := range all {
			dst = p.Chances(&all[i].pos, &all[i].known, all[i].open, all[i].lying, dst[:0])
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*len(all)), "ns/moment")
}
