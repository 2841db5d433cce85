package sample

import (
	"krutzjass/ai/place"
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

// scene is what all have seen of a deal, read once from a view: the decisions
// that the hands of a world are asked about. Of every decision it keeps what the
// seat that made it could know, its hand aside.
type scene struct {
	view    *engine.View
	info    engine.Info
	pack    card.Set
	seats   int
	maker   engine.Seat
	played  [engine.MaxSeats]card.Set
	spots   []spot
	calls   []call
	rules   teller  // nil before any card
	duties  dutiful // nil where trick's rules of following are enough
	policy  *policy
	customs *customs
	buffer  choice
}

// spot is a card that was laid.
type spot struct {
	by     engine.Seat
	card   card.Card
	laid   []card.Card // before it in its trick
	seen   card.Set    // that lay open before it, this trick included
	order  *trick.Order
	values *trick.Order // by which cards count
	rule   trick.Rule
	best   card.Card // takes the trick so far
	place  int       // package place
	points int32     // that lay
	made   int32     // points that the seat had made, or tricks where these count
	trick  int       // number of the trick, from 0
	moment *moment   // nil where neither conventions nor rules of thumb ask for it
}

// call is a decision that is no card. tell fills in its choice, or several, from
// what was dealt, and hands each to f.
type call struct {
	by   engine.Seat
	tell func(c *choice, dealt, away card.Set, f func(*choice))
}

// newScene reads a view; st is a state that shows it.
func newScene(v *engine.View, info engine.Info, st engine.State) *scene {
	s := &scene{view: v, info: info, pack: info.Pack(v.Setup), seats: len(v.Setup.Seats), maker: engine.Nobody, policy: &policy{}}
	if p, ok := policies[info.Key]; ok {
		s.policy = p
	}
	s.customs = newCustoms(v, &info)
	if f, ok := v.Fact(engine.FactMaker); ok {
		s.maker = f.Seat
	}
	s.rules, _ = st.(teller)
	s.duties, _ = st.(dutiful)
	if s.rules == nil || !s.inDeal() {
		return s
	}
	if v.Mode != engine.NoMode {
		s.readTricks()
		s.lookBack()
	}
	if s.policy.calls != nil {
		s.policy.calls(s)
	}
	return s
}

// inDeal tells whether a deal is under way, so that decisions of this
// deal can be told from the hands.
func (s *scene) inDeal() bool {
	return s.view.Phase != engine.PhaseDeal && s.view.Phase != engine.PhaseOver
}

func (s *scene) readTricks() {
	v := s.view
	var made [engine.MaxSeats]int32
	seen := v.Table
	for i := range v.Past {
		t := &v.Past[i]
		seen = s.read(t, i, seen, &made)
		if s.policy.tricks {
			made[t.Winner]++
		} else {
			made[t.Winner] += t.Points
		}
	}
	s.read(&v.Trick, len(v.Past), seen, &made)
}

// read takes in trick number i, from 0, and gives what lies open after it.
func (s *scene) read(t *engine.Trick, i int, seen card.Set, made *[engine.MaxSeats]int32) card.Set {
	last := s.seats - t.Out.Len() - 1
	for k, c := range t.Laid() {
		x := t.Seat(k, s.seats)
		o, values, rule := s.rules.Then(i, k)
		p := spot{by: x, card: c, laid: t.Cards[:k], seen: seen, order: o, values: values, rule: rule, made: made[x], trick: i}
		if k > 0 {
			win := s.winner(o, p.laid)
			p.best, p.points = p.laid[win], int32(values.Sum(p.laid))
			p.place = place.Follow(o.IsTrump(t.Cards[0]), s.info.Side(x) == s.info.Side(t.Seat(win, s.seats)), k == last)
		} else {
			p.place = s.leads(x)
		}
		s.spots = append(s.spots, p)
		s.played[x] = s.played[x].With(c)
		seen = seen.With(c)
	}
	return seen
}

func (s *scene) leads(x engine.Seat) int {
	return place.Lead(s.maker == x && !s.led(x), s.maker != engine.Nobody && s.info.Side(x) == s.info.Side(s.maker))
}

// led tells whether x has led a trick that was read.
func (s *scene) led(x engine.Seat) bool {
	for i := range s.spots {
		if s.spots[i].by == x && len(s.spots[i].laid) == 0 {
			return true
		}
	}
	return false
}

// others tells whether a decision of x says something: the viewer knows its own
// hand.
func (s *scene) others(x engine.Seat) bool { return x != s.view.Viewer }

// judgeCalls hands the decisions of x that are no cards to f, as choices with the
// candidates that the hand left which it was dealt; away is what it has laid away
// of it. f must not keep a choice.
func (s *scene) judgeCalls(x engine.Seat, dealt, away card.Set, f func(*choice)) {
	for i := range s.calls {
		if c := &s.calls[i]; c.by == x {
			s.buffer.by = x
			c.tell(&s.buffer, dealt, away, f)
		}
	}
}

// judgeCards hands every card of x to f in the same way. held is what x held when
// the first card was laid.
func (s *scene) judgeCards(x engine.Seat, held card.Set, f func(*choice)) {
	aim := int32(0)
	if s.policy.aim != nil {
		aim = s.policy.aim(s, x, held)
	}
	for i := range s.spots {
		p := &s.spots[i]
		if p.by != x {
			continue
		}
		if s.legal(p, held).Len() > 1 {
			s.card(p, held, aim)
			f(&s.buffer)
		}
		held = held.Without(p.card)
	}
}
