package style

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// calls are the conventions about everything that is not a card, and the early
// Stöck, which is worth more than any card: it ends the match.
var calls = []Rule{
	{
		Name: "stoeck.early", Source: "krutzjass.md, Early Stoeck", Call: true,
		Due:  func(s *Sight) bool { return canStoeck(s) },
		Fits: func(_ *Sight, a engine.Action) bool { return earlyStoeck(a) },
	},
	{
		Name: "weis.best", Source: "krutzjass.md, Trick 1", Call: true,
		Due:  func(s *Sight) bool { return s.Can(engine.Weis) && !canStoeck(s) },
		Fits: func(_ *Sight, a engine.Action) bool { return a.Kind == engine.Weis && a.Arg == 0 },
	},
	{
		Name: "trump.stoeck", Source: "krutzjass.md, Early Stoeck", Call: true,
		Due: func(s *Sight) bool { return s.Can(engine.Trump) && StoeckWins(s) },
		Fits: func(s *Sight, a engine.Action) bool {
			return a.Kind == engine.Trump && Pair(s.View.Hand, card.Suit(a.Arg))
		},
	},
	{
		Name: "trump.bauer", Source: "krutzjass.md, Computer style", Call: true,
		// It binds the partner of who pushed too, as far as the hand allows.
		Due: func(s *Sight) bool { return s.Can(engine.Trump) },
		Fits: func(s *Sight, a engine.Action) bool {
			x := card.Suit(a.Arg)
			return a.Kind != engine.Trump || Licence(s.View.Hand, x) || StoeckWins(s) && Pair(s.View.Hand, x)
		},
	},
}

// enough is the number of cards of a suit that makes it trump without a Bauer.
const enough = 6

// Licence tells whether a computer may make x trump rather than push: with the
// Bauer, or six or more cards of it.
func Licence(hand card.Set, x card.Suit) bool {
	return hand.Has(card.Of(x, card.Jack)) || hand.Of(x).Len() >= enough
}

// Pair tells whether a hand holds King and Queen of x.
func Pair(hand card.Set, x card.Suit) bool {
	return hand.Has(card.Of(x, card.King)) && hand.Has(card.Of(x, card.Queen))
}

// stoeckPoints is what King and Queen of trump are worth (jass-common.md 1.5).
const stoeckPoints = 20

// StoeckWins tells whether an early Stöck of the viewer would end the match.
func StoeckWins(s *Sight) bool {
	v := s.View
	side := s.Side(v.Viewer)
	return v.Setup.Options.Flag("earlyStoeck") && int(side) < len(v.Totals) &&
		v.Totals[side]+stoeckPoints >= v.Setup.Options.Int("target")
}

func earlyStoeck(a engine.Action) bool {
	return a.Kind == engine.Play && a.Arg&engine.PlayStoeck != 0
}

func canStoeck(s *Sight) bool {
	for i := range s.View.Legal {
		if earlyStoeck(s.View.Legal[i]) {
			return true
		}
	}
	return false
}
