package sample

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"slices"

	"krutzjass/ai/nat"
	"krutzjass/ai/style"
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// model is how the others are expected to play a game.
type model struct {
	// Temper is how far the likelihoods are believed, in 1024ths: the others are
	// not the players from whom the weights were learned.
	Temper int32     `json:"temper"`
	Tables [][]int32 `json:"tables"` // by kind of decision and feature
}

// learned was made by TestFit -fit: for the games that rules of thumb speak of
// (craft.Thumb) from games of strong players, for the others from games of regulars.
//
//go:embed weights.json
var learned []byte

// models are those of the games.
var models = mustParse(learned)

func mustParse(text []byte) map[string]*model {
	all, err := parseModels(text)
	if err != nil {
		panic("sample: weights.json: " + err.Error()) // it is part of the program
	}
	return all
}

// parseModels reads what TestFit writes.
func parseModels(text []byte) (map[string]*model, error) {
	var all map[string]*model
	if err := json.Unmarshal(text, &all); err != nil {
		return nil, err
	}
	for game, m := range all {
		if m == nil || len(m.Tables) != tables || m.Temper < 0 || m.Temper > 2*nat.One {
			return nil, fmt.Errorf("%s: expected %d tables and a temper from 0 to %d", game, tables, 2*nat.One)
		}
		for i, row := range m.Tables {
			if len(row) != width {
				return nil, fmt.Errorf("%s: table %d has %d weights, not %d", game, i, len(row), width)
			}
		}
	}
	return all, nil
}

// discarder is a State in which cards are laid away.
type discarder interface{ Away(engine.Seat) card.Set }

// strangers is how many times less is believed of seats that are no computers of
// the house, from whom the weights were learned.
const strangers = 16

// judge weighs worlds of one scene.
type judge struct {
	scene  *scene
	temper [engine.MaxSeats]int32
	tables [tables]weights
	add    func(*choice)
	sum    int32 // so far
	// What a seat did is as likely in all worlds in which it holds the same.
	known [engine.MaxSeats]map[holding]int32
}

// holding is what a seat holds, or has held of late, and has laid away.
type holding struct{ hand, away card.Set }

// newJudge makes the judge of a view; nil where nothing is known of how its game
// is played, or nothing has been decided yet.
func newJudge(v *engine.View, info engine.Info, st engine.State) *judge {
	m, ok := models[info.Key]
	if !ok {
		return nil
	}
	s := newScene(v, info, st)
	if s.rules == nil || len(s.calls)+len(s.spots) == 0 {
		return nil
	}
	j := &judge{scene: s}
	computers := style.Keepers(v.Setup)
	for x := range engine.Seat(s.seats) {
		j.temper[x] = m.Temper
		if !computers.Has(x) {
			j.temper[x] /= strangers
		}
		j.known[x] = map[holding]int32{}
	}
	for i := range m.Tables {
		copy(j.tables[i][:], m.Tables[i])
	}
	j.add = func(c *choice) {
		j.sum += int32(int64(c.likelihood(&j.tables[c.table])) * int64(j.temper[c.by]) / nat.One)
	}
	return j
}

// likelihood is the logarithm of how likely the others would have done what they
// did with the hands of st, tempered.
func (j *judge) likelihood(st engine.State) (sum int32) {
	s := j.scene
	world := st.(teller)
	away, discards := st.(discarder)
	for x := range engine.Seat(s.seats) {
		if !s.others(x) {
			continue
		}
		h := holding{hand: world.Hand(x).Plus(s.played[x])}
		if discards {
			h.away = away.Away(x)
		}
		l, ok := j.known[x][h]
		if !ok {
			l = j.seat(x, h, discards)
			j.known[x][h] = l
		}
		sum += l
	}
	return sum
}

// seat is the same for what one of the others did.
func (j *judge) seat(x engine.Seat, h holding, discards bool) int32 {
	j.sum = 0
	if discards {
		j.mixed(x, h.hand, h.away)
	} else {
		j.scene.judgeCalls(x, h.hand, card.Set{}, j.add)
	}
	j.scene.judgeCards(x, h.hand, j.add)
	return j.sum
}

// mixed sets the likelihood of the calls of x, the mean over all hands that it
// may have been dealt.
func (j *judge) mixed(x engine.Seat, held, away card.Set) {
	var list [16]int32 // at most six: two of four cards
	n, top := 0, int32(-1<<31)
	for _, dealt := range j.scene.origins(x, held, away) {
		j.sum = 0
		j.scene.judgeCalls(x, dealt, away, j.add)
		list[n] = j.sum
		top = max(top, j.sum)
		n++
	}
	sum := uint64(0)
	for _, l := range list[:n] {
		sum += nat.Exp(max(l-top, -nat.Deepest-1))
	}
	j.sum = top + nat.Log(sum/uint64(n))
}

// effective is how many worlds there are at least, counted by weight, for so many
// that were made: fewer would be a few that hide how much is unknown.
const effective = 48

// weigh sets the weights of worlds by their likelihoods. Those are believed as far
// as leaves enough effective worlds (Kong 1992).
func weigh(worlds []World, likelihoods []int32) {
	top := slices.Max(likelihoods)
	weights := make([]uint64, len(worlds))
	for belief := int32(nat.One); ; belief -= belief/5 + 1 {
		var sum, squares uint64
		for i, l := range likelihoods {
			w := nat.Exp(max(int32(int64(l-top)*int64(belief)/nat.One), -nat.Deepest-1))
			weights[i] = w
			sum += w
			squares += w * w
		}
		if float64(sum)*float64(sum)*effective < float64(squares)*float64(len(worlds)) {
			continue
		}
		for i, w := range weights {
			worlds[i].Weight = float64(w) / float64(sum)
		}
		return
	}
}
