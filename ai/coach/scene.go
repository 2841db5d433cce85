package coach

import (
	"math/bits"

	"krutzjass/ai/style"
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

// kind says what is due and what tricks are good for.
type kind uint8

const (
	many    kind = 1 << iota // a card: points are wanted
	few                      // a card: points are not
	aim                      // a card: so many points as were foretold, beside many or few
	tricks                   // a card: tricks count, points do not
	calling                  // anything but a card
	cards   = many | few | aim | tricks
)

// Facts that games tell.
const (
	factPredicted engine.FactKey = "predicted"
	factPoints    engine.FactKey = "points"
)

// scene is a view as the detectors see it.
type scene struct {
	view  *engine.View
	sight style.Sight
	kind  kind
	// p is the position with no hand but the viewer's: everybody knows the rest of it.
	p     trick.Position
	out   uint64            // cards that others may hold, as slots
	turn  int               // which of p.Beats holds
	stock bool              // some cards are in no hand
	born  bool              // there is no trump yet, and a card that does not follow makes it
	calls engine.CallTexter // nil where a call is no more than a mode
}

// look reads a view of g; st is any state that fits it.
func look(g engine.Game, v *engine.View, s style.Sight, st engine.State) *scene {
	x := &scene{view: v, sight: s, kind: calling}
	x.calls, _ = g.(engine.CallTexter)
	if len(v.Legal) == 0 {
		return x
	}
	if v.Legal[0].Kind == engine.Look { // the cards lie as they do once the raise is accepted
		st = st.Clone()
		if _, err := st.Apply(v.Viewer, v.Legal[0]); err != nil {
			return x
		}
	} else if v.Legal[len(v.Legal)-1].Kind != engine.Play {
		return x
	}
	solvable, ok := st.(trick.Solvable)
	if !ok {
		return x
	}
	p, ok := solvable.Position(v.Viewer)
	if !ok {
		if p, ok = byPresentMode(g, v, st); !ok {
			return x
		}
	}
	own := p.Hands[v.Viewer]
	p.Hands = [engine.MaxSeats]uint64{}
	p.Hands[v.Viewer] = own
	x.p, x.turn, x.out = p, int(p.Turned&1), p.Hand(s.Out)
	held := 0
	for seat, n := range v.Counts {
		if engine.Seat(seat) != v.Viewer {
			held += n
		}
	}
	x.stock = s.Out.Len() > held
	if x.born = p.Born != nil; v.Legal[0].Kind == engine.Look || x.born && x.makes(v.Legal[0]) {
		return x // what is said of tricks does not hold
	}
	switch _, foretold := v.FactOf(factPredicted, v.Viewer); {
	case foretold && x.need() > 0:
		x.kind |= aim | many
	case foretold:
		x.kind |= aim | few
	case p.Trick > 0:
		x.kind |= tricks
	case p.Few:
		x.kind |= few
	default:
		x.kind |= many
	}
	return x
}

// byPresentMode is a position in which the mode of this trick holds to the end, for
// a row of Coiffeur whose later modes are not chosen yet: what is said of cards is
// of this trick.
func byPresentMode(g engine.Game, v *engine.View, st engine.State) (p trick.Position, ok bool) {
	solver, ok := g.(trick.SolveAsker)
	if !ok {
		return p, false
	}
	l := trick.Layout{Options: v.Setup.Options, Mode: v.Mode, Values: v.Mode, Lead: v.Trick.Lead, Hands: make([]card.Set, len(v.Counts))}
	for x := range l.Hands {
		seen := st.View(engine.Seat(x))
		l.Hands[x] = seen.Hand
	}
	for i, c := range v.Trick.Laid() {
		by := v.Trick.Seat(i, len(l.Hands))
		l.Hands[by] = l.Hands[by].With(c)
	}
	p, err := solver.AskSolve(&l)
	if err != nil {
		return p, false
	}
	p.Own = trick.Partners(v.Viewer)
	for _, c := range v.Trick.Laid() {
		p.Play(p.Slot[c])
	}
	return p, true
}

// makes tells whether a card, where there is no trump yet, makes its suit trump.
func (s *scene) makes(a engine.Action) bool {
	return s.born && s.p.N > 0 && s.lane(a) != s.p.Lane[s.p.Laid[0]]
}

func (s *scene) slot(a engine.Action) uint8 { return s.p.Slot[a.Card()] }

func (s *scene) points(a engine.Action) int { return int(s.p.Points[s.slot(a)]) }

func (s *scene) lane(a engine.Action) uint64 { return s.p.Lane[s.slot(a)] }

func (s *scene) trump(a engine.Action) bool { return s.p.Trump>>s.slot(a)&1 != 0 }

// leading and following tell what a card does.
func (s *scene) leading(a engine.Action) bool { return a.Kind == engine.Play && s.p.N == 0 }

func (s *scene) following(a engine.Action) bool { return a.Kind == engine.Play && s.p.N > 0 }

// last tells whether the viewer closes the trick.
func (s *scene) last() bool { return int(s.p.N) == bits.OnesCount8(s.p.In)-1 }

// ours and theirs tell who has the open trick so far.
func (s *scene) ours() bool { return s.p.N > 0 && s.p.Own>>s.p.Winner&1 != 0 }

func (s *scene) theirs() bool { return s.p.N > 0 && s.p.Own>>s.p.Winner&1 == 0 }

// beats tells whether a card, laid on the open trick, has it.
func (s *scene) beats(a engine.Action) bool {
	return s.p.N > 0 && s.p.Beats[s.turn][s.p.Best]>>s.slot(a)&1 != 0
}

// above is the unseen cards that take a trick from a card.
func (s *scene) above(a engine.Action) uint64 { return s.out & s.p.Beats[s.turn][s.slot(a)] }

// highest tells whether no unseen card of its suit takes a trick from a card.
func (s *scene) highest(a engine.Action) bool { return s.above(a)&s.lane(a) == 0 }

// stronger tells whether a card takes the trick from b.
func (s *scene) stronger(a, b engine.Action) bool {
	return s.p.Beats[s.turn][s.slot(b)]>>s.slot(a)&1 != 0 && s.slot(a) != s.slot(b)
}

// lying is the points in the open trick.
func (s *scene) lying() (sum int) {
	for _, x := range s.p.Laid[:s.p.N] {
		sum += int(s.p.Points[x])
	}
	return sum
}

// plain tells whether a suit that is not trump was led.
func (s *scene) plain() bool { return s.p.N > 0 && s.p.Trump>>s.p.Laid[0]&1 == 0 }

// safe tells whether the partner's card keeps the open trick, whatever comes.
func (s *scene) safe() bool {
	return s.ours() && (s.last() || s.out&s.p.Beats[s.turn][s.p.Best] == 0)
}

// exposed tells whether a card, led, is beaten in its suit by its twin alone.
func (s *scene) exposed(a engine.Action) bool {
	return s.leading(a) && !s.trump(a) && s.above(a)&s.lane(a) == 1<<s.slot(a)
}

// high tells whether a card is Bauer or Nell of trump.
func (s *scene) high(a engine.Action) bool {
	return s.p.Bauer != 0 && s.trump(a) && (a.Card().Rank() == card.Jack || a.Card().Rank() == card.Nine)
}

// trumpsOut counts the unseen trumps.
func (s *scene) trumpsOut() int {
	return s.p.Cards(s.out & s.p.Trump).Len()
}

// without tells whether an opponent is known to have no trump: it laid none when
// trump was led, and the Bauer, which it might have kept, is not out.
func (s *scene) without(x engine.Seat) bool {
	if s.p.Bauer == 0 || s.out&s.p.Bauer != 0 {
		return false
	}
	for i := s.sight.Since; i < len(s.view.Past); i++ {
		t := &s.view.Past[i]
		for k, c := range t.Laid() {
			if t.Seat(k, len(s.view.Setup.Seats)) == x && s.isTrump(t.Cards[0]) && !s.isTrump(c) {
				return true
			}
		}
	}
	return false
}

func (s *scene) isTrump(c card.Card) bool { return s.p.Trump>>s.p.Slot[c]&1 != 0 }

// partnerOnly tells whether trumps are out, and none of them with an opponent.
func (s *scene) partnerOnly() bool {
	if s.stock || s.trumpsOut() == 0 {
		return false
	}
	for x := range engine.Seat(s.p.Seats) {
		if s.p.Own>>x&1 == 0 && !s.without(x) {
			return false
		}
	}
	return true
}

// made tells whether the viewer's side made trump.
func (s *scene) made() bool {
	return s.sight.Maker != engine.Nobody && s.sight.Side(s.sight.Maker) == s.sight.Side(s.view.Viewer)
}

// bossIn tells whether the hand holds the highest card left of a card's suit.
func (s *scene) bossIn(a engine.Action) bool {
	for left := s.p.Hands[s.view.Viewer] & s.lane(a) &^ s.p.Twin; left != 0; left &= left - 1 {
		x := bits.TrailingZeros64(left)
		if s.out&s.p.Beats[s.turn][x]&s.p.Lane[x] == 0 {
			return true
		}
	}
	return false
}

// need is what the viewer still has to make of what it foretold.
func (s *scene) need() int {
	want, _ := s.view.FactOf(factPredicted, s.view.Viewer)
	got, _ := s.view.FactOf(factPoints, s.view.Viewer)
	return want.Value - got.Value
}

// won is what the trick would count for who closes it with a card.
func (s *scene) won(a engine.Action) int {
	sum := s.lying() + s.points(a)
	if s.p.Hands[s.view.Viewer]&(s.p.Hands[s.view.Viewer]-1) == 0 {
		sum += int(s.p.Last)
	}
	return sum
}
