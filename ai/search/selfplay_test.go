package search

import (
	"math"
	"math/bits"
	"math/rand/v2"
	"sync"

	"krutzjass/ai/prior"
	"krutzjass/ai/style"
	"krutzjass/ai/worth"
	"krutzjass/engine"
)

// How SelfPlay learns.
const (
	batch   = 128  // deals of each desk for a step
	waits   = 20   // steps before the policy goes its first
	ahead   = 0.9  // how much what comes a card later counts, for what a card was worth
	loose   = 0.01 // how much it is worth to leave a choice open
	extreme = 4    // a card was worth no more than so many times the usual
	smooth  = 0.95 // of the usual, from step to step
	judged  = 0.3  // of the moments that the judge learns from
)

// SelfPlay lets policy play deals with itself, within the conventions, and lay more often
// what brought more than judge had expected; judge, who sees all hands, learns what to
// expect. (Actor and critic, of whom the critic sees more; Pinto et al. 2018. What a card
// was worth: generalized advantages; Schulman et al. 2016.) Deals gives states in which
// the first card is due, for each of the goroutines that play. It is for the test that
// plays with computers, and so stands outside; see is told of every step.
func SelfPlay(g engine.Game, deals []func() engine.State, policy *prior.Pupil, judge *worth.Pupil, steps int, see func(step int)) {
	desks := make([]*desk, len(deals))
	for i := range desks {
		desks[i] = &desk{game: g, deals: deals[i], policy: policy, judge: judge, chance: rand.New(rand.NewPCG(7, uint64(i))),
			acts: policy.Grad(), looks: judge.Grad(), usual: 30}
	}
	for step := range steps {
		var all sync.WaitGroup
		for _, d := range desks {
			all.Go(d.learn)
		}
		all.Wait()
		first := desks[0]
		for _, d := range desks[1:] {
			first.join(d)
		}
		if step >= waits {
			policy.Step(first.acts, first.choices)
		}
		judge.Step(first.looks, first.guesses)
		usual := smooth*first.usual + (1-smooth)*math.Sqrt(first.squares/float64(first.choices))
		for _, d := range desks {
			d.usual = usual
		}
		see(step + 1)
	}
}

// desk plays deals and sums up what can be learned from them.
type desk struct {
	game             engine.Game
	deals            func() engine.State
	policy           *prior.Pupil
	judge            *worth.Pupil
	chance           *rand.Rand
	board            wordBoard
	moments          []moment  // room for those of a deal
	acts, looks      []float64 // gradients
	choices, guesses int
	squares          float64 // of what choices were worth
	usual            float64 // points that a choice is worth
}

// moment is a card that was laid.
type moment struct {
	by     uint8
	choice bool // there were others
	chosen int
	glance prior.Glance
	guess  worth.Guess
	gain   float64 // points that side 0 made by it at once
}

// join adds what another desk has found.
func (d *desk) join(other *desk) {
	for i, x := range other.acts {
		d.acts[i] += x
	}
	for i, x := range other.looks {
		d.looks[i] += x
	}
	d.choices, d.guesses, d.squares = d.choices+other.choices, d.guesses+other.guesses, d.squares+other.squares
}

// learn plays a batch.
func (d *desk) learn() {
	clear(d.acts)
	clear(d.looks)
	d.choices, d.guesses, d.squares = 0, 0, 0
	for range batch {
		for !d.board.opens(d.game, d.deals()) {
		}
		d.reckon(d.play())
	}
}

// opens takes a deal in which the first card is due and all seats keep the conventions of
// the game, if it has any; ok is false where no policy is asked.
func (b *wordBoard) opens(g engine.Game, st engine.State) (ok bool) {
	info := g.Info()
	v := st.View(engine.Nobody)
	*b = wordBoard{}
	if !b.from(info.Key, st, newValuer(&info, &v), 0) || b.root.Few {
		return false
	}
	if len(style.For(info.Key).Rules) > 0 {
		b.learn(st, engine.SeatsOf(0, 1, 2, 3))
	}
	b.expect(&prior.Policy{}, st) // which is not asked: what is known is noted
	return true
}

// made is the points that side 0 has made more, as far as they count.
func (b *wordBoard) made() float64 {
	s := &b.settle
	switch gain := (b.paid[0] - s.start[0]) / s.factor; {
	case b.over && s.kind == byRow:
		return 10 * gain
	case b.over:
		return gain
	}
	points, _ := s.bySide(&b.tally, b.now.Took)
	if s.kind != byRow {
		return float64(points[0] - points[1])
	}
	if s.caller != 0 {
		return -float64(points[1])
	}
	return float64(points[0])
}

// play lets the policy play the deal out, and gives the cards that it laid.
func (d *desk) play() []moment {
	b, n, made := &d.board, 0, 0.0
	for ; !b.over; n++ {
		if n == len(d.moments) {
			d.moments = append(d.moments, moment{})
		}
		m := &d.moments[n]
		open, at := b.open(), b.moment()
		d.judge.Look(&m.guess, &at)
		m.by, m.choice, m.chosen = b.now.Turn, open&(open-1) != 0, 0
		if m.choice {
			d.policy.Look(&m.glance, &b.now, &b.known, open, b.lying)
			m.chosen = drawn(m.glance.Chances, d.chance)
		}
		b.lay(nthCard(open, m.chosen))
		now := b.made()
		m.gain, made = now-made, now
	}
	return d.moments[:n]
}

// drawn draws by chances.
func drawn(chances []float64, r *rand.Rand) (k int) {
	u := r.Float64()
	for ; k < len(chances)-1; k++ {
		if u -= chances[k]; u < 0 {
			break
		}
	}
	return k
}

// nthCard is the k-th of the open ones.
func nthCard(open uint64, k int) move {
	for range k {
		open &= open - 1
	}
	return move(bits.TrailingZeros64(open))
}

// reckon says of each card of a deal what it was worth more than expected.
func (d *desk) reckon(laid []moment) {
	worth, next := 0.0, 0.0 // to side 0
	for i := len(laid) - 1; i >= 0; i-- {
		m := &laid[i]
		sign := 1.0
		if m.by%2 != 0 {
			sign = -1
		}
		now := sign * m.guess.Points
		worth = m.gain + next - now + ahead*worth
		next = now
		if d.chance.Float64() < judged {
			d.judge.Slope(&m.guess, sign*worth, d.looks)
			d.guesses++
		}
		if m.choice {
			d.squares += worth * worth
			d.choices++
			d.act(m, max(-extreme, min(extreme, sign*worth/d.usual)))
		}
	}
}

// act adds how a card becomes likelier that was worth so much more than expected, and the
// choice more open (policy gradient; Williams 1992).
func (d *desk) act(m *moment, worth float64) {
	spread := 0.0
	for _, p := range m.glance.Chances {
		spread -= p * math.Log(p+1e-12)
	}
	var by [16]float64
	for k, p := range m.glance.Chances {
		by[k] = -worth*p - loose*p*(math.Log(p+1e-12)+spread)
	}
	by[m.chosen] += worth
	d.policy.Slope(&m.glance, by[:len(m.glance.Chances)], d.acts)
}

// Bout plays a deal out, in which the first card is due, and gives what side 0 makes more
// by two policies, of which each lays what it holds likeliest; nil lays any card.
func Bout(g engine.Game, st engine.State, sides [2]*prior.Policy) (points float64, ok bool) {
	b := &wordBoard{}
	if !b.opens(g, st) {
		return 0, false
	}
	chance := rand.New(rand.NewPCG(1, 1))
	for !b.over {
		open := b.open()
		if p := sides[b.now.Turn%2]; p != nil {
			b.lay(p.Likeliest(&b.now, &b.known, open, b.lying))
			continue
		}
		b.lay(nthCard(open, chance.IntN(bits.OnesCount64(open))))
	}
	return b.made(), true
}

// Foretold is what a deal is told to come to for side 0, in which the first card is due.
func Foretold(g engine.Game, st engine.State, j *worth.Judge) (points float64, ok bool) {
	b := &wordBoard{}
	if !b.opens(g, st) {
		return 0, false
	}
	m := b.moment()
	if points = j.Rest(&m); m.Turn%2 != 0 {
		points = -points
	}
	return points, true
}
