package enginetest

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/table"
)

// maxFaults is how many faults of one match are listed, maxAlike how many of one
// kind.
const (
	maxFaults = 8
	maxAlike  = 2
)

// match is one random match under watch.
type match struct {
	game    engine.Game
	cfg     Config
	seed    uint64
	deep    bool
	r       *rand.Rand
	table   *table.Table
	state   engine.State // deep only: follows the table move by move
	variety *variety
	faults  []string
	kinds   map[string]int // faults by format

	seats   int
	deck    card.Set
	viewers []engine.Seat // Nobody, then the seats
	events  []int         // by viewer
	known   []knowledge   // by viewer
	dealing bool          // the last move was of a deal
	legal   []engine.Action
	deal    account
}

// account is what has happened since the last hand ended.
type account struct {
	start   int // first move of the hand in the log
	effects []engine.Effect
	sums    [engine.MaxSeats]int32
	tricks  int16
}

func newMatch(g engine.Game, set engine.Options, cfg Config, seed uint64, v *variety) *match {
	m := &match{game: g, cfg: cfg, seed: seed, r: chance(seed), variety: v, seats: cfg.Seats, kinds: map[string]int{}}
	setup := engine.Setup{Options: set, Seats: make([]engine.Player, cfg.Seats)}
	for i := range setup.Seats {
		setup.Seats[i] = engine.Player{Name: fmt.Sprintf("P%d", i), By: "random"}
	}
	var err error
	if m.table, err = table.New(g, setup); err != nil {
		m.fault("the match does not start: %v", err)
		return m
	}
	m.deck = g.Info().Deck(m.table.Setup().Options)
	m.viewers = append(m.viewers, engine.Nobody)
	for s := range engine.Seat(m.seats) {
		m.viewers = append(m.viewers, s)
	}
	m.events = make([]int, len(m.viewers))
	m.known = make([]knowledge, len(m.viewers))
	return m
}

// fault notes what is wrong after so many moves.
func (m *match) fault(format string, args ...any) {
	if m.kinds[format]++; m.kinds[format] > maxAlike || len(m.faults) >= maxFaults {
		return
	}
	at := 0
	if m.table != nil {
		at = len(m.table.Log())
	}
	m.faults = append(m.faults, fmt.Sprintf("after %d moves: ", at)+fmt.Sprintf(format, args...))
}

// run plays the match to its end, or until nothing more can be said.
func (m *match) run() {
	if m.table == nil {
		return
	}
	if m.deep {
		var err error
		if m.state, err = m.game.New(m.table.Setup()); err != nil {
			m.fault("a second state does not start: %v", err)
			return
		}
	}
	for !m.table.Over() {
		if len(m.faults) >= maxFaults {
			return
		}
		if len(m.table.Log()) >= m.cfg.Limit {
			m.fault("the match does not end")
			return
		}
		if m.deep {
			m.inspect()
		} else if m.r.IntN(glimpseEvery) == 0 {
			m.glimpse()
		}
		if !m.move() {
			return
		}
		m.watch()
	}
	m.end()
}

// move makes one random move; false means that the match cannot go on.
func (m *match) move() bool {
	turn := m.table.Turn()
	if turn == 0 {
		m.fault("nobody is in turn, and the match is not over")
		return false
	}
	by := engine.Nature
	var a engine.Action
	if turn.Has(engine.Nature) {
		if due, err := m.table.Draw(m.r); !due || err != nil {
			m.fault("chance is in turn and does not act: %v", err)
			return false
		}
		last, _ := m.table.Last()
		a = last.Action
	} else {
		list := turn.List()
		by = list[m.r.IntN(len(list))]
		if m.legal = m.table.Legal(m.legal[:0], by); len(m.legal) == 0 {
			m.fault("seat %d is in turn and has nothing to do", by)
			return false
		}
		a = choose(m.r, m.legal)
		if err := m.table.Apply(by, a, false); err != nil {
			m.fault("seat %d, %v: a legal action was refused: %v", by, a, err)
			return false
		}
	}
	if m.deep {
		return m.follow(by, a)
	}
	return true
}

// watch looks at what the last move told and caused.
func (m *match) watch() {
	last, _ := m.table.Last()
	dealing := table.Dealing(last.Action.Kind)
	for i, s := range m.viewers {
		if dealing && !m.dealing {
			m.known[i].renew()
		}
		e, ok := m.table.Event(s)
		if !ok {
			continue
		}
		if m.events[i]++; e.Seq != m.events[i] {
			m.fault("the event %d of seat %d has the number %d", m.events[i], s, e.Seq)
		}
		m.hear(i, s, &last, &e)
	}
	m.dealing = dealing
	m.book()
}

// book checks the effects of the last move against each other.
func (m *match) book() {
	ended := false
	for _, e := range m.table.Effects() {
		if ended {
			m.fault("an effect follows the end of the match")
		}
		m.deal.effects = append(m.deal.effects, e)
		switch e.Kind {
		case engine.Take:
			if m.deal.tricks++; e.Trick != m.deal.tricks || e.Seat < 0 || int(e.Seat) >= m.seats {
				m.fault("trick %d of the hand is taken as number %d by seat %d", m.deal.tricks, e.Trick, e.Seat)
			}
		case engine.Score:
			m.deal.sums[e.Side] += e.Points
		case engine.HandEnd:
			if e.Sums != m.deal.sums {
				m.fault("the hand ends with %v, its scores add up to %v", e.Sums, m.deal.sums)
			}
			defer m.closeHand()
		case engine.MatchEnd:
			ended = true
			m.ended(e)
		}
	}
	if ended != m.table.Over() {
		m.fault("the match is over: %v; its end was told: %v", m.table.Over(), ended)
	}
}

// closeHand hands the finished hand to the game's own check.
func (m *match) closeHand() {
	if m.cfg.Check != nil {
		h := Hand{Setup: m.table.Setup(), Moves: m.table.Log()[m.deal.start:], Effects: m.deal.effects}
		if err := m.cfg.Check(h); err != nil {
			m.fault("%v", err)
		}
	}
	m.deal = account{start: len(m.table.Log()), effects: m.deal.effects[:0]}
}

// ended compares the end that was told with what is shown.
func (m *match) ended(e engine.Effect) {
	v := m.table.View(engine.Nobody)
	if e.Winners == 0 || e.Winners != v.Winners {
		m.fault("the winners %v are shown as %v", e.Winners.List(), v.Winners.List())
	}
	for side, total := range v.Totals {
		if int(e.Totals[side]) != total {
			m.fault("the totals %v are shown as %v", e.Totals, v.Totals)
			break
		}
	}
}

// end looks at the finished match.
func (m *match) end() {
	if turn := m.table.Turn(); turn != 0 {
		m.fault("the match is over and %v are in turn", turn.List())
	}
	for _, s := range append(slices.Clone(m.viewers), engine.Nature) {
		if legal := m.table.Legal(nil, s); len(legal) > 0 {
			m.fault("the match is over and seat %d may do %v", s, legal)
		}
	}
	m.replay()
	if m.deep {
		m.inspect()
		m.retell()
	}
}
