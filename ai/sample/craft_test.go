package sample_test

import (
	"math/rand/v2"
	"testing"

	"krutzjass/ai/craft"
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// TestSameJudgement: what craft says of a hand to those who ask about others is
// what its own players go by.
func TestSameJudgement(t *testing.T) {
	for _, row := range []struct {
		game string
		kind engine.Kind
		best func(v *engine.View, a engine.Action) bool // whether a is what craft rates highest
	}{
		{"differenzler", engine.Predict, func(v *engine.View, a engine.Action) bool {
			return int32(a.Arg) == craft.Prediction(v.Hand, v.Mode)
		}},
		{"schieber", engine.Call, func(v *engine.View, a engine.Action) bool {
			gain := func(m engine.Mode) int32 { return craft.ModeGain(v.Hand, m, v.Setup.Options.Flag("factors")) }
			for m := engine.TrumpHearts; m <= engine.Undenufe; m++ {
				if gain(m) > gain(engine.Mode(a.Arg)) {
					return false
				}
			}
			return true
		}},
		{"krutzjass", engine.Push, func(v *engine.View, _ engine.Action) bool { // no suit that it may name is good
			for _, x := range card.Suits {
				if v.Hand.Has(card.Of(x, card.Jack)) && craft.TrumpWorth(v.Hand, engine.TrumpMode(x)) > 58 {
					return false
				}
			}
			return true
		}},
		{"chratze", engine.Chratze, func(v *engine.View, _ engine.Action) bool {
			fresh, _ := v.Fact("fresh")
			o := craft.NaturalOrder(card.Suit(v.Mode), false)
			others := int32(len(v.Setup.Seats)-1) * craft.Comes
			return fresh.Value >= 2 || craft.Chance(v.Hand, o, craft.ToCall, others) >= 760
		}},
	} {
		p := &pupil{t: t, game: game(t, row.game), school: schools[row.game][0], levels: []string{"regular"}, r: rand.New(rand.NewPCG(71, 72))}
		seen := 0
		for range 6000 {
			var v engine.View
			p.step(func(by engine.Seat) {
				v = p.state.View(by)
				if a := p.decide(by, &v); a.Kind == row.kind {
					if seen++; !row.best(&v, a) {
						t.Fatalf("%s: %v of %v is not what craft rates highest", row.game, a, v.Hand)
					}
				}
			}, func(engine.State) {})
		}
		if seen < 10 {
			t.Errorf("%s: %d calls were seen", row.game, seen)
		}
	}
}
