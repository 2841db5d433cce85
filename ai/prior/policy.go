package prior

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"slices"

	"krutzjass/ai/nat"
	"krutzjass/engine/trick"
)

// learned is what TestLearn -learn wrote.
//
//go:embed weights.json
var learned []byte

var nets = mustParse(learned)

func mustParse(text []byte) map[string]*net {
	all, err := parse(text)
	if err != nil {
		panic("prior: weights.json: " + err.Error()) // it is part of the program
	}
	return all
}

// largest bounds a weight, so that what a unit sums up fits into 32 bits.
const largest = 1 << 18

// parse reads what TestLearn writes.
func parse(text []byte) (map[string]*net, error) {
	var written map[string]*written
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(&written); err != nil {
		return nil, err
	}
	all := map[string]*net{}
	for game, w := range written {
		n, err := w.net()
		if err != nil {
			return nil, fmt.Errorf("%s: %w", game, err)
		}
		all[game] = n
	}
	return all, nil
}

// Policy judges moments of a game. It keeps buffers, no knowledge, and is not for two
// goroutines at once.
type Policy struct {
	net    *net
	look   look
	moment moment
	likely [most]int32
}

// most is how many different cards a hand can have.
const most = 12

// For gives the policy of a game; nil for one of which nothing was learned.
func For(game string) *Policy {
	n, ok := nets[game]
	if !ok {
		return nil
	}
	return &Policy{net: n}
}

// Chances appends how likely the seat on turn lays each of open, from the lowest slot
// on: at least one card of its hand, each once. lying is the points in the open trick.
// Of the other hands it only matters what they hold together and how many cards each.
func (p *Policy) Chances(at *trick.Position, known *Public, open uint64, lying int32, dst []float32) []float32 {
	if open&(open-1) == 0 {
		return append(dst, 1)
	}
	p.moment = moment{Position: at, Public: known, open: open, lying: lying}
	p.moment.see()
	list := p.utilities(&p.moment)
	top, sum := slices.Max(list), int32(0)
	for i, u := range list {
		list[i] = int32(nat.Exp(max(u-top, -nat.Deepest))) // none is impossible
		sum += list[i]
	}
	for _, likely := range list {
		dst = append(dst, float32(float64(likely)/float64(sum)))
	}
	return dst
}

// utilities are those of the open cards of m.
func (p *Policy) utilities(m *moment) []int32 {
	p.look.read(m)
	base := p.net.begin(&p.look.common)
	list := p.likely[:count(m.open)]
	for i := range list {
		list[i] = p.net.utility(&p.look.rows[i], &base)
	}
	return list
}
