package craft

import (
	"math/bits"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// TestReach compares the chance of enough successes with all cases added up.
func TestReach(t *testing.T) {
	for _, list := range [][]int32{{}, {512}, {1024, 0}, {300, 700, 512}, {100, 200, 300, 400, 500}} {
		var c chances
		for _, p := range list {
			c.add(p)
		}
		for need := range len(list) + 2 {
			want := 0.0
			for won := range uint(1) << len(list) {
				if bits.OnesCount(won) < need {
					continue
				}
				all := 1.0
				for i, p := range list {
					if won>>i&1 != 0 {
						all *= float64(p) / certain
					} else {
						all *= 1 - float64(p)/certain
					}
				}
				want += all
			}
			if got := float64(c.reach(need)) / certain; got < want-0.01 || got > want+0.01 {
				t.Errorf("%v, %d needed: %.3f, want %.3f", list, need, got, want)
			}
		}
	}
}

// TestModeWorth orders hands that a player orders at a glance.
func TestModeWorth(t *testing.T) {
	for _, row := range []struct {
		name          string
		better, worse string
		m             engine.Mode
	}{
		{"Bauer before Nell", "HJ HA H6 SA C7 C8 D7 D8 S7", "H9 HA H6 SA C7 C8 D7 D8 S7", engine.TrumpHearts},
		{"a longer trump", "HJ HA H7 H6 C7 C8 D7 D8 S7", "HJ HA H6 C6 C7 C8 D7 D8 S7", engine.TrumpHearts},
		{"a side Ace", "HJ HA H6 SA C7 C8 D7 D8 S7", "HJ HA H6 SQ C7 C8 D7 D8 S7", engine.TrumpHearts},
		{"a run from the Ace", "HA HK HQ SA C7 C8 D7 D8 S7", "HA HJ HQ SA C7 C8 D7 D8 S7", engine.Obenabe},
		{"a run from the Six", "H6 H7 H8 S6 CK C8 D9 D8 SQ", "H6 H9 H8 S6 CK C8 D9 D8 SQ", engine.Undenufe},
	} {
		better, worse := modeWorth(parse(t, row.better), row.m), modeWorth(parse(t, row.worse), row.m)
		if better <= worse {
			t.Errorf("%s: %d against %d", row.name, better, worse)
		}
	}
}

// TestRanking orders the cards of Watten, with Queens as Schlag and clubs as trump.
func TestRanking(t *testing.T) {
	for _, row := range []struct{ variant, cards string }{
		{"bavarian", "HK D7 C7 CQ HQ CA C8 SA"},
		{"tyrolean", "CK CQ HQ CA C7 D6 SA"},
	} {
		v := engine.View{Setup: engine.Setup{Options: engine.Options{"variant": row.variant, "guate": row.variant == "tyrolean"}}}
		r := makeRanking(&v, card.Queen, card.Clubs)
		cards, err := card.ParseList(row.cards)
		if err != nil {
			t.Fatal(err)
		}
		for i := 1; i < len(cards); i++ {
			if r.key[cards[i-1]] <= r.key[cards[i]] {
				t.Errorf("%s: %v does not rank above %v", row.variant, cards[i-1], cards[i])
			}
		}
	}
}

func parse(t *testing.T, text string) card.Set {
	t.Helper()
	s, err := card.ParseSet(text)
	if err != nil {
		t.Fatal(err)
	}
	return s
}
