package deal

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"

	"krutzjass/engine/card"
)

// Claim says that a receiver holds all cards of at least one of some sets: a Weis
// of the value that was called, one of King and Queen. Cards fixed to the
// receiver count. No card stands twice in a set.
type Claim struct {
	Receiver int
	Sets     []card.Set
}

// Picker draws deals that fit a problem and what else is known of the hands, all
// equally likely. It keeps what it has learned about how to find them, and is
// not for two goroutines at once.
type Picker struct {
	problem Problem
	claims  []Claim
	fits    func(hands []card.Set) bool
	even    *Sampler
	cover   *cover
}

// Deals are drawn evenly and those that do not fit thrown away, evenTries of
// them; from then on by a cover, which finds one soon.
const (
	evenTries  = 1024
	coverTries = 1 << 16
	coverParts = 64
)

// Picker makes a picker of the deals for which fits is true; nil is true always.
// The claims must follow from it: they only help to find deals that are rare.
// The error is that of Prepare.
func (p *Problem) Picker(claims []Claim, fits func(hands []card.Set) bool) (*Picker, error) {
	even, err := p.Prepare()
	if err != nil {
		return nil, err
	}
	return &Picker{problem: *p, claims: claims, fits: fits, even: even}, nil
}

// Deal draws a deal into dst as Sampler.Deal does. The error is ErrImpossible if
// none fits.
func (k *Picker) Deal(r *rand.Rand, dst []card.Set) error {
	if k.cover == nil {
		for range evenTries {
			if k.even.Deal(r, dst); k.fits == nil || k.fits(dst) {
				return nil
			}
		}
		k.cover = k.problem.cover(k.even, k.claims)
	}
	for range coverTries {
		if !k.cover.deal(r, dst) {
			continue
		}
		if k.fits(dst) {
			return nil
		}
	}
	return fmt.Errorf("%w what is known beside the single cards", ErrImpossible)
}

// cover is the deals in which some claims hold, as the union of parts in which
// each of the claims is met by one of its sets. A part is drawn by its number of
// deals, and a deal that lies in n parts is kept one time in n, so that all are
// equally likely (Karp and Luby 1983).
type cover struct {
	claims []Claim
	parts  []*Sampler
	upTo   []float64 // deals of this part and those before it, as a share of all
}

// cover covers the rarest claims, as many as coverParts allows; without claims
// it is one part.
func (p *Problem) cover(even *Sampler, claims []Claim) *cover {
	c := &cover{parts: []*Sampler{even}}
	if n := len(claims); n > 0 {
		c.claims = p.rarest(claims)
		c.parts = c.parts[:0]
		p.split(c, c.claims)
	}
	sum := 0.0
	for _, part := range c.parts {
		sum += part.deals
		c.upTo = append(c.upTo, sum)
	}
	for i := range c.upTo {
		c.upTo[i] /= sum
	}
	return c
}

// rarest sorts the claims by how many deals meet them, sets counted apart, and
// gives as many of the first as have few enough combinations.
func (p *Problem) rarest(claims []Claim) []Claim {
	type ranked struct {
		Claim
		deals float64
	}
	var list []ranked
	for _, claim := range claims {
		x := ranked{Claim: claim}
		for _, set := range claim.Sets {
			if s := p.with(claim.Receiver, set).sampler(); s != nil {
				x.deals += s.deals
			}
		}
		list = append(list, x)
	}
	slices.SortStableFunc(list, func(a, b ranked) int { return cmp.Compare(a.deals, b.deals) })
	var few []Claim
	parts := 1
	for _, x := range list {
		if parts *= max(1, len(x.Sets)); parts > coverParts {
			break
		}
		few = append(few, x.Claim)
	}
	return few
}

// split appends the parts of p in which the claims hold.
func (p *Problem) split(c *cover, claims []Claim) {
	if len(claims) == 0 {
		if s := p.sampler(); s != nil {
			c.parts = append(c.parts, s)
		}
		return
	}
	for _, set := range claims[0].Sets {
		if q := p.with(claims[0].Receiver, set); q != nil {
			q.split(c, claims[1:])
		}
	}
}

// with is p with a set fixed to a receiver as well; nil if it cannot hold that.
func (p *Problem) with(x int, set card.Set) *Problem {
	q := *p
	q.Fixed = make([]card.Set, len(p.Need))
	copy(q.Fixed, p.Fixed)
	for c := range set.Minus(q.Fixed[x]).All() {
		if p.Barred != nil && p.Barred[x]>>c&1 != 0 {
			return nil
		}
		q.Fixed[x] = q.Fixed[x].With(c)
	}
	return &q
}

// sampler is that of Prepare, nil where nothing fits; p may be nil.
func (p *Problem) sampler() *Sampler {
	if p == nil {
		return nil
	}
	s, err := p.Prepare()
	if err != nil {
		return nil
	}
	return s
}

// deal draws a deal of the cover; false if it must be drawn again.
func (c *cover) deal(r *rand.Rand, dst []card.Set) bool {
	if len(c.parts) == 0 {
		return false
	}
	u, i := r.Float64(), 0
	for i < len(c.parts)-1 && u >= c.upTo[i] {
		i++
	}
	c.parts[i].Deal(r, dst)
	in := 1
	for _, claim := range c.claims {
		n := 0
		for _, set := range claim.Sets {
			if set.Within(dst[claim.Receiver]) {
				n++
			}
		}
		in *= n
	}
	return in == 1 || r.IntN(in) == 0
}
