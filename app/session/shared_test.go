package session

import (
	"bytes"
	"os"
	"testing"

	"github.com/google/go-cmp/cmp"

	"krutzjass/engine"
	"krutzjass/engine/games"
	"krutzjass/engine/record"
)

// couple is two people, who are partners, and two computers.
var couple = []engine.Player{{Name: "Anna", By: "human"}, {Name: "A", By: "random"}, {Name: "Beat", By: "human"}, {Name: "B", By: "random"}}

func shared(s *Store, st *stage, seats []engine.Player) Config {
	c := config(s, st)
	c.Setup.Seats = seats
	return c
}

// hidden tells what a view holds that is not for everybody.
func hidden(v engine.View) string {
	if _, own := v.Fact(engine.FactOwnWeis); own {
		return "own Weis"
	}
	switch {
	case !v.Hand.Empty():
		return "a hand"
	case len(v.Legal) > 0:
		return "choices"
	}
	return ""
}

func TestSharedDeviceIsCovered(t *testing.T) {
	all := []engine.Player{{Name: "Anna", By: "human"}, {Name: "Beat", By: "human"}, {Name: "Cla", By: "human"}, {Name: "Dora", By: "human"}}
	for name, seats := range map[string][]engine.Player{"two people": couple, "four people": all} {
		t.Run(name, func(t *testing.T) {
			p := open(t, shared(openStore(t, t.TempDir()), newStage(), seats))
			defer p.close()
			p.play(-1)
			last, seq, covers, spared := engine.Nobody, 0, 0, 0
			for i, s := range p.steps {
				if s.Event.Seq != 0 {
					if seq++; s.Event.Seq != seq {
						t.Fatalf("event %d is shown as number %d", s.Event.Seq, seq)
					}
				}
				who, covered := s.View.Viewer, i > 0 && p.steps[i-1].Pause == CoverPause && p.steps[i-1].View.Viewer == s.View.Viewer
				switch {
				case !s.Asked && hidden(s.View) != "":
					t.Fatalf("step %d shows %s to everybody", i, hidden(s.View))
				case s.Asked && s.View.Hand.Empty():
					t.Fatalf("step %d asks without showing the hand", i)
				case s.Asked && covered != (who != last):
					t.Fatalf("step %d asks seat %d after seat %d, covered: %v", i, who, last, covered)
				case s.Pause == CoverPause:
					covers++
				case s.Asked && !covered:
					spared++
				}
				if s.Asked {
					last = who
				}
			}
			if covers < 20 || spared < 5 {
				t.Errorf("%d covers and %d without one: too few to have seen anything", covers, spared)
			}
		})
	}
}

func TestSharedMatchIsRecorded(t *testing.T) {
	store := openStore(t, t.TempDir())
	p := open(t, shared(store, newStage(), couple))
	p.play(9)
	p.close()
	saved, err := store.Load()
	if err != nil {
		t.Fatal(err)
	}
	again := open(t, Config{Saved: saved, Store: store, Computer: anyComputer, Stage: newStage(), Pace: Paces["fast"]})
	again.play(0)
	if n := len(again.steps); n < 2 || again.steps[n-2].Pause != CoverPause {
		t.Error("the hand is not covered when the match is continued")
	}
	again.play(-1)
	again.close()
	data, err := os.ReadFile(store.path())
	if err != nil {
		t.Fatal(err)
	}
	if sum, err := record.Verify(bytes.NewReader(data), games.Find); err != nil || sum.Games != 1 || sum.Torn {
		t.Errorf("the record: %+v, %v", sum, err)
	}
}

// A second tap on a card comes before the next hand can be uncovered.
func TestCoverComesAfterAMoment(t *testing.T) {
	s := newStage()
	var shown []Pause
	q := &queue{stage: s, pace: Paces["normal"], show: func(st Step) { shown = append(shown, st.Pause) }}
	q.cover(engine.View{Viewer: 2})
	q.add(Step{Asked: true})
	if len(shown) != 0 {
		t.Fatal("covered at once")
	}
	s.tick()
	if s.now != coverAfter {
		t.Errorf("covered after %v", s.now)
	}
	if diff := cmp.Diff([]Pause{CoverPause}, shown); diff != "" {
		t.Fatalf("the hand is shown before somebody uncovered it:\n%s", diff)
	}
	q.next()
	if diff := cmp.Diff([]Pause{CoverPause, NoPause}, shown); diff != "" {
		t.Errorf("after uncovering:\n%s", diff)
	}
}

// until plays until a pause is shown, without ending it.
func (p *player) until(pause Pause) {
	for p.last().Pause != pause {
		switch {
		case p.asked:
			p.asked = false
			if err := p.match.Choose(p.last().View.Legal[0]); err != nil {
				p.t.Fatal(err)
			}
		case p.match.queue.pause != NoPause:
			p.match.Next()
		case !p.stage.tick():
			p.stage.call()
		}
	}
}

func TestContinueShowsWhatWasNotSeen(t *testing.T) {
	for what, pause := range map[string]Pause{"the Weis": WeisPause, "the end of the hand": HandPause} {
		for name, seats := range map[string][]engine.Player{"one person": people, "two people": couple} {
			t.Run(what+", "+name, func(t *testing.T) {
				store := openStore(t, t.TempDir())
				c := shared(store, newStage(), seats)
				c.Setup.Options["target"] = 5000
				p := open(t, c)
				p.until(pause)
				want := p.last().View
				p.stage.calm() // the table goes on until it needs somebody
				p.close()
				again := reopen(t, store)
				again.until(pause)
				if len(again.steps) != 1 || hidden(again.last().View) != hidden(want) {
					t.Fatalf("continuing begins with %d steps before %s", len(again.steps)-1, what)
				}
				got := again.last().View
				if diff := cmp.Diff(want.Totals, got.Totals) + cmp.Diff(want.Past, got.Past); diff != "" || len(again.last().Event.Effects) == 0 {
					t.Errorf("another moment: %s", diff)
				}
				again.play(1) // somebody moves: it has been seen
				again.play(0)
				again.close()
				third := reopen(t, store)
				third.play(0)
				third.close()
				if third.steps[0].Pause == pause {
					t.Errorf("%s is shown again", what)
				}
			})
		}
	}
}

// reopen goes on with the saved match.
func reopen(t *testing.T, store *Store) *player {
	t.Helper()
	saved, err := store.Load()
	if err != nil {
		t.Fatal(err)
	}
	return open(t, Config{Saved: saved, Store: store, Computer: anyComputer, Stage: newStage(), Pace: Paces["fast"]})
}
