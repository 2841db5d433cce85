package sample

import (
	"encoding/json"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"krutzjass/ai/adam"
	"krutzjass/ai/nat"
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// What the tests that play with computers, and so stand outside, need of the
// inside.
type (
	Model  = model
	Lesson = lesson
)

// Models are those that the program has.
func Models() map[string]*Model { return models }

// lesson is a decision with what was chosen.
type lesson struct {
	table, chosen int
	list          []features
}

// Lessons are the decisions of a deal as its hands were.
func Lessons(info engine.Info, st engine.State, dealt []card.Set) (all []lesson) {
	v := st.View(engine.Nobody)
	s := newScene(&v, info, st)
	take := func(c *choice) {
		if c.n > 1 && c.chosen >= 0 {
			all = append(all, lesson{c.table, c.chosen, append([]features(nil), c.list[:c.n]...)})
		}
	}
	for x := range engine.Seat(s.seats) {
		held := st.(teller).Hand(x).Plus(s.played[x])
		var away card.Set
		if d, ok := st.(discarder); ok {
			away = d.Away(x)
		}
		s.judgeCalls(x, dealt[x], away, take)
		s.judgeCards(x, held, take)
	}
	return all
}

// ByRule counts the lessons about cards, and those in which the best by the rules
// of thumb was laid.
func ByRule(all []Lesson) (n, same int) {
	for _, l := range all {
		if l.table < freeCall {
			n++
			same += int(l.list[l.chosen][byRule])
		}
	}
	return n, same
}

// reals are weights while they are learned, in nats, by table.
type reals [tables * width]float64

func (w *reals) table(i int) []float64 { return w[i*width : (i+1)*width] }

// Learn makes the lessons likely, all at once in every round, with a small pull to 0.
func Learn(all []lesson, rounds int) *model {
	var w reals
	steps := adam.Steps{Rate: 0.05, Pull: 1e-4}
	for range rounds {
		var grad reals
		for i := range all {
			slope(&all[i], &w, &grad)
		}
		for i := range grad {
			grad[i] /= float64(len(all))
		}
		steps.Step(w[:], grad[:])
	}
	return w.whole()
}

// slope adds the gradient of a lesson.
func slope(l *lesson, all, sums *reals) {
	w, grad := all.table(l.table), sums.table(l.table)
	var p [most]float64
	top, sum := math.Inf(-1), 0.0
	for i := range l.list {
		for k, x := range l.list[i] {
			p[i] += float64(x) * w[k]
		}
		top = max(top, p[i])
	}
	for i := range l.list {
		p[i] = math.Exp(p[i] - top)
		sum += p[i]
	}
	for i := range l.list {
		d := -p[i] / sum
		if i == l.chosen {
			d++
		}
		for k, x := range l.list[i] {
			grad[k] += d * float64(x)
		}
	}
}

// whole are the weights as the program uses them.
func (w *reals) whole() *model {
	m := &model{Temper: nat.One, Tables: make([][]int32, tables)}
	for i := range m.Tables {
		m.Tables[i] = make([]int32, width)
		for k, x := range w.table(i) {
			m.Tables[i][k] = int32(math.Round(max(-8, min(8, x)) * nat.One))
		}
	}
	return m
}

// Score is the mean likelihood of lessons, in nats.
func Score(all []lesson, m *model) float64 {
	sum := 0.0
	var c choice
	var w weights
	for i := range all {
		copy(w[:], m.Tables[all[i].table])
		c.n, c.chosen = copy(c.list[:], all[i].list), all[i].chosen
		sum += float64(c.likelihood(&w)) / nat.One
	}
	return sum / float64(len(all))
}

// Moment is how likely the true deal makes what was done, and so many others that
// fit, untempered.
type Moment struct {
	truth int32
	other []int32
}

// Look takes a moment of a deal; ok is false where nothing can be inferred.
func Look(t testing.TB, game engine.Game, truth engine.State, viewer engine.Seat, worlds int, r *rand.Rand) (m Moment, ok bool) {
	t.Helper()
	v := truth.View(viewer)
	j := newJudge(&v, game.Info(), truth)
	if j == nil {
		return Moment{}, false
	}
	for x := range j.temper {
		j.temper[x] = nat.One
	}
	guess, err := engine.NewGuesser(game, v)
	if err != nil {
		t.Fatal(err)
	}
	m.truth = j.likelihood(truth)
	for range worlds {
		st, err := guess(r)
		if err != nil {
			t.Fatal(err)
		}
		m.other = append(m.other, j.likelihood(st))
	}
	return m, true
}

// Gain is how much likelier the true deal is, tempered so, than among all deals
// alike, in nats.
func (m Moment) Gain(temper int32) float64 {
	share := float64(temper) / nat.One / nat.One
	mean := 0.0
	for _, l := range m.other {
		mean += math.Exp(float64(l-m.truth)*share) / float64(len(m.other))
	}
	return -math.Log(mean)
}

// Likelihoods are those of some states, by a judge that was made with another of
// the same view; nil where nothing can be inferred.
func Likelihoods(v *engine.View, info engine.Info, with engine.State, of []engine.State) (list []int32) {
	j := newJudge(v, info, with)
	if j == nil {
		return nil
	}
	for _, st := range of {
		list = append(list, j.likelihood(st))
	}
	return list
}

// NoModel makes all choices equally likely.
func NoModel() *model { return (&reals{}).whole() }

// HandOf is the hand of x in a state.
func HandOf(st engine.State, x engine.Seat) card.Set { return st.(teller).Hand(x) }

// WriteModels gives models as weights.json has them, a table a line.
func WriteModels(all map[string]*model) ([]byte, error) {
	out, err := json.Marshal(all)
	text := strings.NewReplacer("],[", "],\n[", `{"temper"`, "\n{\"temper\"", `"tables":[`, "\"tables\":[\n").Replace(string(out))
	return []byte(text + "\n"), err
}
