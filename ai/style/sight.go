package style

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

// Sight is a view with what follows from it at once: what the conventions and
// the players ask for again and again. It holds nothing that the view does not
// tell.
type Sight struct {
	View    *engine.View
	Side    func(engine.Seat) engine.Side
	Order   *trick.Order // nil before a mode is called
	Values  *trick.Order // by which cards count; Order, unless a game's rules differ
	Since   int          // finished tricks before this one tell nothing of voids: another mode ruled
	Out     card.Set     // cards of the pack that lie in no finished or open trick and not in the hand
	Maker   engine.Seat  // Nobody before trump is made, or where nobody makes it
	Best    card.Card    // takes the open trick so far; None when leading
	BestBy  engine.Seat  // who laid Best, or Nobody
	Points  int          // card points lying in the open trick
	Leading bool         // a mode is called and the trick is empty
}

// Look reads a view of a game with that pack. v is kept and not changed.
func Look(v *engine.View, pack card.Set, side func(engine.Seat) engine.Side) Sight {
	s := Sight{View: v, Side: side, Maker: engine.Nobody, BestBy: engine.Nobody}
	if f, ok := v.Fact(engine.FactMaker); ok {
		s.Maker = f.Seat
	}
	s.Out = pack.Minus(v.Hand).Minus(v.Played()).Minus(v.Table)
	if v.Mode != engine.NoMode {
		s.By(trick.ForMode(v.Mode), trick.ForMode(v.Mode))
	}
	return s
}

// By lets the cards rank by one order and count by another, where a game does
// not go by its mode alone.
func (s *Sight) By(order, values *trick.Order) {
	s.Order, s.Values = order, values
	laid := s.View.Trick.Laid()
	if len(laid) == 0 {
		s.Leading = true
		return
	}
	win := order.Winner(laid)
	s.Best, s.BestBy = laid[win], s.View.Trick.Seat(win, len(s.View.Setup.Seats))
	s.Points = values.Sum(laid)
}

// Ours tells whether a partner's card takes the open trick so far.
func (s *Sight) Ours() bool {
	return s.BestBy != engine.Nobody && s.BestBy != s.View.Viewer && s.Side(s.BestBy) == s.Side(s.View.Viewer)
}

// PlainLed tells whether the open trick was led with a card that is no trump.
func (s *Sight) PlainLed() bool {
	return s.Best != card.None && !s.Order.IsTrump(s.View.Trick.Cards[0])
}

// Trumps gives the trumps of the hand; none without a trump suit.
func (s *Sight) Trumps() card.Set { return s.View.Hand.And(s.Order.Trump) }

// TrumpsGone tells whether nobody else can hold a trump.
func (s *Sight) TrumpsGone() bool { return s.Order.Trump != 0 && s.Out.And(s.Order.Trump).Empty() }

// Beats tells whether c, laid now, takes the open trick so far.
func (s *Sight) Beats(c card.Card) bool { return s.Best == card.None || s.Order.Beats(c, s.Best) }

// High tells whether c is the Bauer or the Nell of trump.
func (s *Sight) High(c card.Card) bool {
	return s.Order.IsTrump(c) && (c.Rank() == card.Jack || c.Rank() == card.Nine)
}

// SideAce tells whether c is an Ace that is no trump.
func (s *Sight) SideAce(c card.Card) bool { return c.Rank() == card.Ace && !s.Order.IsTrump(c) }

// Led tells whether the viewer has led a finished trick of this hand.
func (s *Sight) Led() bool {
	for i := range s.View.Past {
		if s.View.Past[i].Lead == s.View.Viewer {
			return true
		}
	}
	return false
}

// Can tells whether one of the legal actions is of that kind.
func (s *Sight) Can(k engine.Kind) bool {
	for i := range s.View.Legal {
		if s.View.Legal[i].Kind == k {
			return true
		}
	}
	return false
}
