package session

import (
	"math/rand/v2"
	"testing"

	"krutzjass/ai/coach"
	"krutzjass/engine"
	"krutzjass/engine/games"
)

// The coach's tip is about the question that is shown, her comment about the move
// that was made, and nothing is said after the match was left.
func TestCoachBesideAPerson(t *testing.T) {
	game, _ := games.Find("watten")
	st := newStage()
	c := config(openStore(t, t.TempDir()), st)
	c.Game, c.Setup.Options, c.Setup.Packet = game, nil, 0
	c.Coach = func(g engine.Game, r *rand.Rand) *coach.Coach { return coach.New(g, r) }
	p := open(t, c)
	tips, comments := map[int]*coach.Tip{}, 0
	p.match.OnTip = func(tip *coach.Tip) { tips[tip.Seq] = tip }
	p.match.OnComment = func(x coach.Comment) {
		if tips[x.Seq] == nil {
			t.Errorf("a comment on %d without a tip", x.Seq)
		}
		comments++
	}
	for range 3 {
		p.play(0)
		v := p.last().View
		for tips[v.Seq] == nil {
			st.call()
		}
		if got := tips[v.Seq].Action; len(v.Legal) > 1 && p.match.Choose(got) != nil {
			t.Errorf("the tip %v is none of %v", got, v.Legal)
		} else if len(v.Legal) == 1 {
			p.match.Choose(v.Legal[0])
		}
		p.asked = false
	}
	said := len(tips)
	p.close()
	st.calm()
	if len(tips) != said || comments == 0 {
		t.Errorf("%d tips after leaving, %d before; %d comments", len(tips), said, comments)
	}
}

// Who does not want her hears nothing, nor do people who share a device.
func TestNoCoach(t *testing.T) {
	shared := append([]engine.Player{}, people...)
	shared[1].By = "human"
	for name, change := range map[string]func(*Config, *Coached){
		"not wanted": func(_ *Config, x *Coached) { x.Advise(false) },
		"shared":     func(c *Config, _ *Coached) { c.Setup.Seats = shared },
	} {
		t.Run(name, func(t *testing.T) {
			st := newStage()
			c := config(openStore(t, t.TempDir()), st)
			c.Coach = func(g engine.Game, r *rand.Rand) *coach.Coach { return coach.New(g, r) }
			change(&c, &Coached{})
			m, err := Open(c)
			if err != nil {
				t.Fatal(err)
			}
			change(&c, &m.Coached)
			m.OnTip = func(*coach.Tip) { t.Error("a tip") }
			m.OnComment = func(coach.Comment) { t.Error("a comment") }
			p := &player{t: t, stage: st, match: m}
			m.OnStep = func(s Step) { p.steps = append(p.steps, s); p.asked = s.Asked }
			m.Start()
			p.play(2)
			p.close()
			st.calm()
		})
	}
}
