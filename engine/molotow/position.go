package molotow

import (
	"fmt"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/jass"
	"krutzjass/engine/meld"
	"krutzjass/engine/trick"
)

// boards are those of a table before there is trump, with those of every trump
// behind them: by Tischweis, Stoeck and Kreuzweis.
var boards = trick.NewShelf(8, func(i int) *trick.Board {
	r := &rules{tischweis: i&4 != 0, stoeck: i&2 != 0, melds: jass.Melds(i&1 != 0)}
	b := r.board(engine.NoTrump)
	b.Born = &[4]*trick.Board{}
	for x := range b.Born {
		b.Born[x] = r.board(engine.Mode(x))
	}
	if r.stoeck {
		b.Stoeck = -meld.StoeckPoints
	}
	return b
})

// mostTable is more than the Weis of one trick and its Stoeck count: four Jacks,
// a run of six and 20.
const mostTable = 200 + 150 + meld.StoeckPoints

func (r *rules) board(m engine.Mode) *trick.Board {
	o := trick.ForMode(m)
	b := trick.NewBoard(o, o, jass.Pack, follow)
	if r.tischweis {
		pair := court(m)
		b.Reward(mostTable, func(cards uint64) int { return r.tableWeis(cards, pair) })
	}
	return b
}

// tableWeis is the points of tischweisIn for cards as bits; pair is King and
// Queen of trump.
func (r *rules) tableWeis(cards, pair uint64) (points int) {
	run, four := cards&(cards>>1)&(cards>>2), cards&(cards>>16)&(cards>>32)&(cards>>48)
	if run != 0 || four != 0 {
		points = meld.Best(card.FromBits(cards, 0), r.melds).Total()
	}
	if r.stoeck && pair != 0 && cards&pair == pair {
		points += meld.StoeckPoints
	}
	return points
}

// position is what all positions of a mode share: one seat against the others,
// which wants few points.
func (r *rules) position(m engine.Mode, own engine.Seat) (p trick.Position) {
	i := 0
	for _, on := range []bool{r.tischweis, r.stoeck, r.melds.Cross} {
		i *= 2
		if on {
			i++
		}
	}
	p.Board = boards.Get(i)
	if x, ok := m.TrumpSuit(); ok {
		p.Board = p.Born[x]
	}
	p.In, p.Own, p.Few = uint8(engine.AllSeats(r.seats)), trick.Alone(own), true
	p.Last = jass.LastTrick
	p.Sweep[0] = matchScore - p.All - jass.LastTrick
	return p
}

// Position is described by trick.Solvable. Points are those that the seat still
// makes, in tens not yet rounded: tricks, their Weis, the Match, and while there
// is no trump what its coming changes for the tricks taken before and the Stoeck
// in a hand. Own Weis count whatever is played.
func (s *state) Position(own engine.Seat) (p trick.Position, ok bool) {
	if s.phase != engine.PhasePlay {
		return p, false
	}
	p = s.rules.position(s.mode, own)
	past := s.past[:s.done]
	for i := range past {
		if t := &past[i]; p.Born != nil && t.Winner == own {
			p.Keep(t.Laid())
		}
	}
	p.Place(s.all(), past, &s.trick, s.turn)
	return p, true
}

// Accounts is described by trick.Accountant.
func (s *state) Accounts() (a trick.Accounts) {
	c := *s
	for x := range engine.Seat(s.rules.seats) {
		if _, due := c.weisDue(x); due {
			c.called[x] = meld.Best(c.hands[x], c.rules.melds)
		}
	}
	c.reckon(&a.Now)
	if s.mode == engine.NoTrump {
		for x := range a.By {
			c.mode = engine.Mode(x)
			c.reckon(&a.By[x])
		}
	}
	return a
}

// reckon fills in what each seat has made by the mode there is.
func (s *state) reckon(made *[engine.MaxSeats]int32) {
	if s.rules.highest {
		s.compareWeis()
	}
	for x := range s.rules.seats {
		made[x] = s.score(engine.Seat(x))
	}
}

// AskSolve is described by trick.SolveAsker. Tricks taken before there was trump
// are left out.
func (Game) AskSolve(l *trick.Layout) (p trick.Position, err error) {
	if _, ok := l.Mode.TrumpSuit(); !ok && l.Mode != engine.NoTrump || l.Values != l.Mode {
		return p, fmt.Errorf("%s knows a trump suit or none yet: mode must be one of H D C S none, without other values", Key)
	}
	r := compile(l.Options, len(l.Hands))
	p = r.position(l.Mode, l.Seat)
	return p, l.Open(&p, r.each)
}
