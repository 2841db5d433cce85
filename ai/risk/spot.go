package risk

import "krutzjass/engine"

// Facts of Chratze and Zwicken that their views tell.
const (
	factIn     engine.FactKey = "in"     // Seat plays
	factWeg    engine.FactKey = "weg"    // Seat has left it
	factTurned engine.FactKey = "turned" // trump card number Value of the deal
	factPot    engine.FactKey = "pot"    // Value chips
)

// richAntes is from how many antes a seat on a pot of Chratze is worth sharing: of
// fewer hardly a chip is left for those who come along, as shares are rounded
// (chratze.md 2.4).
const richAntes = 2

// SpotOf reads a view in which the viewer is asked; ok is false where no chips
// are at risk, and where no hand is seen yet.
func SpotOf(v *engine.View) (s Spot, ok bool) {
	switch v.Legal[0].Kind {
	case engine.Chratze:
		turned, _ := v.Fact(factTurned)
		s.Stake, s.Turned = Call, turned.Value
	case engine.Metcho:
		s.Stake = Come
	case engine.PlayOn:
		s.Stake = Stay
	default:
		return s, false
	}
	s.Seats = len(v.Setup.Seats)
	s.Left = s.Seats - 1
	for i := range v.Facts {
		switch v.Facts[i].Key {
		case factIn:
			s.In++
			s.Left--
		case factWeg:
			s.Left--
		}
	}
	if maker, ok := v.Fact(engine.FactMaker); ok {
		s.Asked = int(maker.Seat-v.Dealer-1+engine.Seat(s.Seats)) % s.Seats
	}
	if pot, _ := v.Fact(factPot); s.Stake != Stay && pot.Value >= richAntes*s.Seats {
		s.Rich = 1
	}
	return s, s.Stake != Stay || s.In+s.Left > 0 // else the pot is to be had for staying
}
