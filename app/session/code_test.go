package session

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/netplay"
)

func TestCodeText(t *testing.T) {
	c := Code{0x00, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88, 0x99, 0xaa, 0xbb, 0xcc, 0xdd, 0xee, 0xff}
	text := c.String()
	if groups := strings.Split(text, "-"); len(groups) != 7 || len(text) != CodeLen+6 {
		t.Fatalf("%q is not seven groups of four", text)
	}
	bare := strings.ReplaceAll(text, "-", "")
	swapped := []byte(bare)
	swapped[3], swapped[4] = swapped[4], swapped[3]
	if swapped[3] == swapped[4] {
		t.Fatal("the example must have two different letters there")
	}
	tests := []struct {
		name, in string
		want     error
	}{
		{"as written", text, nil},
		{"small letters, blanks", " " + strings.ToLower(strings.ReplaceAll(text, "-", " ")) + " ", nil},
		{"O and I for digits", strings.NewReplacer("0", "O", "1", "I").Replace(text), nil},
		{"L for one", strings.ReplaceAll(text, "1", "l"), nil},
		{"nothing", "", ErrCodeLength},
		{"one too few", bare[1:], ErrCodeLength},
		{"one too many", bare + "0", ErrCodeLength},
		{"a letter there is not", bare[:27] + "U", ErrCodeLetter},
		{"a sign", bare[:27] + "?", ErrCodeLetter},
		{"two letters swapped", string(swapped), ErrCodeCheck},
	}
	for _, tt := range tests {
		got, err := ParseCode(tt.in)
		if !errors.Is(err, tt.want) || err == nil && got != c || err != nil && got != (Code{}) {
			t.Errorf("%s: ParseCode(%q) = %v, %v, want %v", tt.name, tt.in, got, err, tt.want)
		}
	}
}

func TestNewCodesDiffer(t *testing.T) {
	if one, other := NewCode(), NewCode(); one == other {
		t.Error("two new codes are the same")
	}
}

func FuzzCode(f *testing.F) {
	f.Add(Code{1, 2, 3}.String())
	f.Add("7G2K-0000")
	f.Fuzz(func(t *testing.T, text string) {
		c, err := ParseCode(text)
		if err != nil {
			return
		}
		again, err := ParseCode(c.String())
		if err != nil || again != c {
			t.Errorf("%q: written and read again: %v, %v", text, again, err)
		}
	})
}

func TestDealsFollowFromCodeAndNumber(t *testing.T) {
	nature, seat := engine.Move{By: engine.Nature}, engine.Move{By: 2}
	code := Code{42}
	draw := func(c *netplay.Deals) uint64 { return rand.New(c).Uint64() }
	first := draw(newDeals(code, nil))

	live := newDeals(code, nil)
	draw(live) // however much the first deal needed
	draw(live)
	for _, m := range []engine.Move{nature, nature, seat, seat, seat} {
		live.Saw(m)
	}
	second := draw(live)
	if second == first {
		t.Error("two deals have the same stream")
	}
	tests := []struct {
		name string
		log  []engine.Move
		want uint64
	}{
		{"before the first deal", nil, first},
		{"after the first deal's play", []engine.Move{nature, seat}, second},
		{"its length does not matter", []engine.Move{nature, nature, nature, seat, seat}, second},
	}
	for _, tt := range tests {
		if got := draw(newDeals(code, tt.log)); got != tt.want {
			t.Errorf("%s: the continued stream is another one", tt.name)
		}
	}
	if other := draw(newDeals(Code{43}, nil)); other == first {
		t.Error("two codes give the same deal")
	}
}

func TestComputersHaveTheirOwnStreams(t *testing.T) {
	code := Code{42}
	seen := map[uint64]string{rand.New(newDeals(code, nil)).Uint64(): "the deal"}
	for _, tt := range []struct {
		name  string
		seat  engine.Seat
		moves int
	}{{"seat 1", 1, 0}, {"seat 2", 2, 0}, {"seat 1 later", 1, 30}} {
		n := computerRand(code, tt.seat, tt.moves).Uint64()
		if other, ok := seen[n]; ok {
			t.Errorf("%s draws the same as %s", tt.name, other)
		}
		seen[n] = tt.name
	}
}
