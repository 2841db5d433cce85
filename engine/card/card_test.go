package card_test

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"krutzjass/engine/card"
)

func TestDecks(t *testing.T) {
	for _, row := range []struct {
		name string
		deck card.Set
		size int
		low  string
		twin bool
	}{
		{"Krutzjass", card.Double(), 48, "H9", true},
		{"Jass", card.Jass(), 36, "H6", false},
		{"Zwicken", card.Piquet(), 32, "H7", false},
		{"Watten with the Weli", card.Watten33(), 33, "H7", false},
		{"full", card.Full(), 52, "H2", false},
	} {
		if n := row.deck.Len(); n != row.size || row.deck.First().String() != row.low || (row.deck.Twice() != 0) != row.twin {
			t.Errorf("%s: %d cards from %v, twins %v", row.name, n, row.deck.First(), row.deck.Twice() != 0)
		}
	}
	if !card.Watten33().Has(card.Weli) || card.Weli.String() != "D6" {
		t.Error("the Weli is the six of diamonds")
	}
}

func TestParse(t *testing.T) {
	for _, bad := range []string{"", "H", "9H", "h9", "H1", "H11", "X9", "H9 ", "HJJ", "♥9", "??"} {
		if c, err := card.Parse(bad); err == nil || c != card.None {
			t.Errorf("%q is read as %v", bad, c)
		}
	}
	for _, bad := range []string{" H9", "H9  HJ", "H9 ", "H9,HJ", "H9 HX"} {
		if list, err := card.ParseList(bad); err == nil || list != nil {
			t.Errorf("%q is read as %v", bad, list)
		}
	}
	if _, err := card.ParseSet("H9 HJ H9 H9"); err == nil || !strings.Contains(err.Error(), "three of H9") {
		t.Errorf("three twins: %v", err)
	}
}

// A set behaves like a list of counts from 0 to 2.
func TestSetAgainstCounts(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	full := card.Full().Cards()
	pick := func() (s card.Set, n [64]int) {
		for range r.IntN(30) {
			c := full[r.IntN(len(full))]
			if n[c] < 2 {
				n[c]++
			}
			s = s.With(c)
		}
		return s, n
	}
	check := func(what string, s card.Set, want func(c card.Card) int) {
		t.Helper()
		for _, c := range full {
			if s.Count(c) != want(c) {
				t.Fatalf("%s: %v stands %d times, want %d", what, c, s.Count(c), want(c))
			}
		}
	}
	for range 2000 {
		a, na := pick()
		b, nb := pick()
		c := full[r.IntN(len(full))]
		check("made", a, func(c card.Card) int { return na[c] })
		check("minus", a.Minus(b), func(c card.Card) int { return max(0, na[c]-nb[c]) })
		check("plus", a.Plus(b), func(c card.Card) int { return min(2, na[c]+nb[c]) })
		check("without", a.Without(c), func(x card.Card) int {
			if x == c {
				return max(0, na[x]-1)
			}
			return na[x]
		})
		check("suit", a.Of(card.Clubs), func(c card.Card) int {
			if c.Suit() == card.Clubs {
				return na[c]
			}
			return 0
		})
		within, sum := true, 0
		for _, c := range full {
			within = within && na[c] <= nb[c]
			sum += na[c]
		}
		if a.Within(b) != within || a.Len() != sum || len(a.Cards()) != sum || a.Empty() != (sum == 0) {
			t.Fatalf("%v: within %v, length %d, want %v, %d", a, a.Within(b), a.Len(), within, sum)
		}
		if _, ok := a.Add(c); ok != (na[c] < 2) {
			t.Fatalf("adding %v to %v: %v", c, a, ok)
		}
	}
}

func TestJSON(t *testing.T) {
	in := struct {
		Hand card.Set
		Laid []card.Card
	}{card.SetOf(card.Of(card.Hearts, card.Jack)), []card.Card{card.Of(card.Spades, card.Ten), card.Hidden, card.None}}
	text, err := json.Marshal(in)
	if err != nil || string(text) != `{"Hand":"HJ","Laid":["S10","??","-"]}` {
		t.Fatalf("%s, %v", text, err)
	}
	out := in
	out.Hand, out.Laid = card.Set{}, nil
	if err := json.Unmarshal(text, &out); err != nil || out.Hand != in.Hand || !slices.Equal(out.Laid, in.Laid) {
		t.Errorf("%+v, %v", out, err)
	}
}

// What parses prints the same again, and an error gives nothing.
func FuzzParseList(f *testing.F) {
	for _, seed := range []string{"", "H9 HJ D10", "S6", "HA HA", "C2 D3", "H9  H9", "??"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		list, err := card.ParseList(text)
		if err != nil {
			if list != nil {
				t.Errorf("%q: %v beside an error", text, list)
			}
			return
		}
		if got := card.Format(list); got != text {
			t.Errorf("%q prints as %q", text, got)
		}
		set, err := card.ParseSet(text)
		if err == nil && set.Len() != len(list) {
			t.Errorf("%q: %d cards in the set", text, set.Len())
		}
	})
}
