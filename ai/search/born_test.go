package search

import (
	"math/rand/v2"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/games"
)

// dealtMolotow is a match in which seats have got these hands.
func dealtMolotow(t *testing.T, o engine.Options, hands ...string) engine.State {
	t.Helper()
	g, _ := games.Find("molotow")
	st, err := g.New(engine.Setup{Options: o, Seats: make([]engine.Player, len(hands))})
	if err != nil {
		t.Fatal(err)
	}
	for x, text := range hands {
		hand, err := card.ParseSet(text)
		if err == nil {
			_, err = st.Apply(engine.Nature, engine.Action{Kind: engine.Deal, Arg: int16(x), Cards: hand})
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return st
}

// TestRareMolotow lets cards fall on both boards from deals in which what is rare
// comes about: all tricks for one seat, with trump and without, and a deal that
// never gets trump.
func TestRareMolotow(t *testing.T) {
	for _, row := range []struct {
		name         string
		hands        []string
		swept, trump bool // what must come about, in the same deal
	}{
		{"every suit three times each", []string{
			"HA HK HQ DA DK DQ CA CK CQ SA SK SQ", "HJ H10 H9 DJ D10 D9 CJ C10 C9 SJ S10 S9", "H8 H7 H6 D8 D7 D6 C8 C7 C6 S8 S7 S6",
		}, true, false},
		{"every suit three times each, mixed", []string{
			"HA HJ H8 DK D10 D7 CQ C9 C6 SA SJ S8", "HK H10 H7 DQ D9 D6 CA CJ C8 SK S10 S7", "HQ H9 H6 DA DJ D8 CK C10 C7 SQ S9 S6",
		}, false, false},
		{"the forehand leads into a hand of trumps", []string{
			"HA HK HQ HJ H10 H9 H8 CA CK CQ CJ C10", "H7 H6 D6 D7 D8 D9 S6 S7 S8 S9 C6 C7", "DA DK DQ DJ D10 SA SK SQ SJ S10 C8 C9",
		}, true, true},
	} {
		t.Run(row.name, func(t *testing.T) {
			for _, o := range []engine.Options{nil, {"handweis": "highest"}, {"tischweis": false}, {"stoeck": false, "kreuzweis": false}} {
				st := dealtMolotow(t, o, row.hands...)
				g, _ := games.Find("molotow")
				info, v := g.Info(), st.View(0)
				x, keeper := newValuer(&info, &v), newKeeper(&info, &v, 0)
				words, state := &wordBoard{}, newStateBoard(st, x, &keeper, nil)
				if !words.from(info.Key, st, x, 0) {
					t.Fatal("no position at the first card")
				}
				met, r := 0, rand.New(rand.NewPCG(5, 5))
				for range 300 {
					fallAlike(t, words, state, r)
					swept, trump := words.now.Took&(words.now.Took-1) == 0, words.now.Born == nil
					if swept == row.swept && trump == row.trump {
						met++
					}
				}
				if met == 0 {
					t.Errorf("%v: in no deal all tricks for one seat: %v, and trump: %v", o, row.swept, row.trump)
				}
			}
		})
	}
}
