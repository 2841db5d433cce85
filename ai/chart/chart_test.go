package chart_test

import (
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"krutzjass/ai/chart"
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/enginetest"
	"krutzjass/engine/games"
	"krutzjass/engine/trick"
)

// played are the games that networks judge.
var played = []string{"krutzjass", "schieber", "coiffeur"}

// moment is a point of a deal, with who made trump.
type moment struct {
	trick.Position
	maker int8
	led   bool
}

// moments plays deals of a game at random, and shows every one in which a card is due.
func moments(t *testing.T, key string, see func(m *moment)) {
	t.Helper()
	g, _ := games.Find(key)
	r := rand.New(rand.NewPCG(3, 4))
	enginetest.AtRandom(t, g, 20, func(st engine.State, by engine.Seat, _ engine.Action) {
		if p, ok := trick.PositionOf(st, by); ok {
			see(&moment{Position: p, maker: int8(r.IntN(5) - 1), led: r.IntN(2) == 0})
		}
	})
}

// tell is all that is told of a moment.
func (m *moment) tell() (list []uint16) {
	c := chart.Of(&m.Position)
	for k := range chart.Chairs {
		list = c.Cards(list, uint16(k)*chart.Cards, m.Hands[c.At(k)])
	}
	return c.Stand(list, chart.Chairs*chart.Cards, m.maker, m.led)
}

// Every card in a hand is told once, a pair of copies together, and each of the open trick.
func TestAllCardsAreTold(t *testing.T) {
	for _, key := range played {
		moments(t, key, func(m *moment) {
			list := m.tell()
			cards, table := 0, 0
			for _, x := range list {
				switch {
				case x < chart.Chairs*chart.Cards:
					cards += 1 + int(x%2)
				case x < chart.Chairs*chart.Cards+chart.Kinds*(chart.Chairs-1):
					table++
				case x >= chart.Chairs*chart.Cards+chart.Stand:
					t.Fatalf("%s: input %d", key, x)
				}
			}
			want := 0
			for _, hand := range m.Hands {
				want += card.FromBits(hand, 0).Len()
			}
			if cards != want || table != int(m.N) {
				t.Fatalf("%s: %d cards in hands and %d on the table, want %d and %d", key, cards, table, want, m.N)
			}
			slices.Sort(list)
			if len(slices.Compact(list)) != len(m.tell()) && m.Twin == 0 {
				t.Fatalf("%s: something is told twice: %v", key, list)
			}
		})
	}
}

// Where the seats have moved round the table by one, everything is told as before.
func TestToldFromTheSeatOnTurn(t *testing.T) {
	for _, key := range played {
		moments(t, key, func(m *moment) {
			next := func(x uint8) uint8 { return (x + 1) % chart.Chairs }
			moved := *m
			for x := range uint8(chart.Chairs) {
				moved.Hands[next(x)] = m.Hands[x]
			}
			moved.Turn, moved.Winner = next(m.Turn), next(m.Winner)
			moved.Took = (m.Took<<1 | m.Took>>(chart.Chairs-1)) & (1<<chart.Chairs - 1)
			if m.maker >= 0 {
				moved.maker = int8(next(uint8(m.maker)))
			}
			if a, b := m.tell(), moved.tell(); !slices.Equal(a, b) {
				t.Fatalf("%s: %v, moved by one %v", key, a, b)
			}
		})
	}
}

// Trump is the first lane, whichever suit it is, and the kinds of a lane are in the order
// of its cards.
func TestTrumpIsTheFirstLane(t *testing.T) {
	for _, key := range played {
		moments(t, key, func(m *moment) {
			c := chart.Of(&m.Position)
			seen := map[uint16]bool{}
			for x := m.Deck &^ m.Twin; x != 0; x &= x - 1 {
				s := uint8(bits.TrailingZeros64(x))
				k := c.Kind(s)
				if first := k < chart.Kinds/chart.Lanes; m.Trump != 0 && first != (m.Trump>>s&1 != 0) {
					t.Fatalf("%s: %v is kind %d", key, m.Card[s], k)
				}
				for y := m.Lane[s] & m.Deck &^ m.Twin; y != 0; y &= y - 1 {
					o := uint8(bits.TrailingZeros64(y))
					if (o < s) != (c.Kind(o) < k) && o != s {
						t.Fatalf("%s: %v and %v are kinds %d and %d", key, m.Card[s], m.Card[o], k, c.Kind(o))
					}
				}
				seen[k] = true
			}
			if len(seen) != card.FromBits(m.Deck&^m.Twin, 0).Len() {
				t.Fatalf("%s: %d kinds of cards", key, len(seen))
			}
		})
	}
}
