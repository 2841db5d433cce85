package coach

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/games"
)

// person is a controller that answers when it is told to.
type person struct {
	answers chan engine.Action
	heard   []engine.Event
}

func (p *person) Decide(ctx context.Context, _ engine.View) (engine.Action, error) {
	select {
	case a := <-p.answers:
		return a, nil
	case <-ctx.Done():
		return engine.Action{}, ctx.Err()
	}
}

func (p *person) Notify(e engine.Event, _ engine.View) { p.heard = append(p.heard, e) }

// screen notes what it is told, as words.
type screen chan string

func (s screen) Tip(t *Tip) { s <- fmt.Sprintf("tip %d %v", t.Seq, t.Action.Cards) }
func (s screen) Comment(c Comment) {
	s <- fmt.Sprintf("comment %d %v %d", c.Seq, c.Played.Cards, c.Size)
}
func (s screen) Review(r Review)     { s <- fmt.Sprintf("review %d %d", r.Moves, len(r.Lessons)) }
func (s screen) silent() (said bool) { return len(s) == 0 }

// stage is a seat whose coach thinks as long as the test wants.
type stage struct {
	*Watched
	person *person
	screen screen
	think  chan *Tip // what she finds
}

func newStage() *stage {
	s := &stage{person: &person{answers: make(chan engine.Action, 1)}, screen: make(screen, 8), think: make(chan *Tip)}
	s.Watched = Sit(s.person, &Coach{}, s.screen)
	s.tip = func(ctx context.Context, v *engine.View) (*Tip, error) {
		select {
		case t := <-s.think:
			return t, nil
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
	s.back = func(_ *engine.View, moves []moment) Review { return Review{Moves: len(moves)} }
	return s
}

// tipFor is a tip for a view in which two cards were valued.
func tipFor(v engine.View, cost float64) *Tip {
	worths := []worth{{action: v.Legal[0], rounds: []float64{cost, cost}}, {action: v.Legal[1], rounds: []float64{0, 0}}}
	return &Tip{Seq: v.Seq, Action: v.Legal[0], worths: worths, scene: &scene{view: &v}}
}

func viewOf(seq int, cards ...string) engine.View {
	v := engine.View{Seq: seq, Setup: engine.Setup{Game: "krutzjass"}}
	for _, name := range cards {
		c, _ := card.Parse(name)
		v.Legal = append(v.Legal, engine.PlayCard(c))
	}
	return v
}

func TestTipThenComment(t *testing.T) {
	s := newStage()
	v := viewOf(7, "HA", "HK")
	done := make(chan error)
	go func() { _, err := s.Decide(t.Context(), v); done <- err }()
	s.think <- tipFor(v, 10)
	if got := <-s.screen; got != "tip 7 HA" {
		t.Error(got)
	}
	s.person.answers <- v.Legal[1]
	if err := <-done; err != nil {
		t.Error(err)
	}
	if got, want := <-s.screen, fmt.Sprintf("comment 7 HK %d", Dear); got != want {
		t.Errorf("%s, want %s", got, want)
	}
	s.Notify(engine.Event{Effects: []engine.Effect{{Kind: engine.HandEnd}}}, engine.View{})
	if got := <-s.screen; got != "review 1 0" {
		t.Error(got)
	}
	if s.Close(); len(s.person.heard) != 1 {
		t.Error("the person was not told of the end of the hand")
	}
}

// The hand that ends the match is reviewed too, once, though it may not be played out.
func TestReviewAtTheEnd(t *testing.T) {
	for name, effects := range map[string][]engine.Effect{
		"in the middle": {{Kind: engine.MatchEnd}},
		"played out":    {{Kind: engine.HandEnd}, {Kind: engine.MatchEnd}},
	} {
		s := newStage()
		v := viewOf(7, "HA", "HK")
		s.person.answers <- v.Legal[0]
		if _, err := s.Decide(t.Context(), v); err != nil {
			t.Fatal(err)
		}
		s.think <- tipFor(v, 10)
		<-s.screen // the comment
		s.Notify(engine.Event{Effects: effects}, engine.View{})
		if got := <-s.screen; got != "review 1 0" {
			t.Errorf("%s: %s", name, got)
		}
		if s.Close(); !s.screen.silent() {
			t.Errorf("%s: she spoke again: %s", name, <-s.screen)
		}
	}
}

// What comes after the move is no tip any more, and after the next question
// nothing is said of the one before.
func TestLate(t *testing.T) {
	s := newStage()
	first, second := viewOf(7, "HA", "HK"), viewOf(9, "DA", "DK")
	s.person.answers <- first.Legal[0]
	if a, err := s.Decide(t.Context(), first); a != first.Legal[0] || err != nil {
		t.Error(a, err)
	}
	s.think <- tipFor(first, 10)
	if got, want := <-s.screen, fmt.Sprintf("comment 7 HA %d", Taste); got != want {
		t.Errorf("%s, want %s", got, want)
	}

	s.person.answers <- second.Legal[0]
	if _, err := s.Decide(t.Context(), second); err != nil {
		t.Error(err)
	}
	s.person.answers <- first.Legal[0]
	if _, err := s.Decide(t.Context(), first); err != nil { // while she still thinks about the second
		t.Error(err)
	}
	if s.Close(); !s.screen.silent() {
		t.Error("she spoke of what is past:", <-s.screen)
	}
}

func TestAsleepAndCancelled(t *testing.T) {
	s := newStage()
	v := viewOf(7, "HA", "HK")
	s.Wake(false)
	s.person.answers <- v.Legal[0]
	if _, err := s.Decide(t.Context(), v); err != nil {
		t.Error(err)
	}
	s.Wake(true)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := s.Decide(ctx, v); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	s.Notify(engine.Event{Effects: []engine.Effect{{Kind: engine.HandEnd}}}, engine.View{})
	if s.Close(); !s.screen.silent() {
		t.Error("she spoke:", <-s.screen)
	}
}

// A pupil plays what the coach says, which is the same for the same view and seed.
func TestPupil(t *testing.T) {
	for _, key := range []string{"krutzjass", "watten"} {
		g, _ := games.Find(key)
		seed := func() *rand.Rand { return rand.New(rand.NewPCG(3, 4)) }
		pupil, coach := NewPupil(New(g, seed())), New(g, seed())
		st, err := g.New(engine.Setup{Game: key, Seats: make([]engine.Player, 4)})
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(1, 1))
		for n := 0; n < 6; {
			by, v := asks(st)
			if by == engine.Nobody || v.Hand.Len() > 3 { // early decisions take long
				step(t, st, r)
				continue
			}
			n++
			v.Seq = n
			a, err := pupil.Decide(t.Context(), v)
			if err != nil {
				t.Fatal(err)
			}
			tip, err := coach.Tip(t.Context(), &v)
			if err != nil || a != tip.Action || !slices.Contains(v.Legal, a) {
				t.Errorf("%s: %v, tip %v, %v", key, a, tip.Action, err)
			}
			if _, err := st.Apply(by, a); err != nil {
				t.Fatal(err)
			}
		}
		if err := pupil.Close(); err != nil {
			t.Error(err)
		}
	}
}

func TestSize(t *testing.T) {
	molotow := engine.View{Setup: engine.Setup{Game: "molotow"}}
	row := engine.View{Setup: engine.Setup{Game: "coiffeur", Options: engine.Options{"factors": []int{1, 5}}}, Facts: []engine.Fact{{Key: "row", Value: 1}}}
	chips := engine.View{Setup: engine.Setup{Game: "chratze"}, Facts: []engine.Fact{{Key: "pot", Value: 40}}}
	for _, row := range []struct {
		name      string
		view      engine.View
		mean, err float64
		want      Size
	}{
		{"under two points", viewOf(1), 1.9, 0, Taste},
		{"not to be told from chance", viewOf(1), 9, 5, Taste},
		{"some points", viewOf(1), 8, 1, Some},
		{"over eight", viewOf(1), 8.1, 1, Dear},
		{"tens of Molotow: one point is taste", molotow, 0.1, 0, Taste},
		{"five are some", molotow, 0.5, 0, Some},
		{"nine are dear", molotow, 0.9, 0, Dear},
		{"a row that counts five times: one point is taste", row, 0.5, 0, Taste},
		{"nine are dear in it", row, 4.5, 0, Dear},
		{"a twentieth of the pot is taste", chips, 1.9, 0, Taste},
		{"a fifth is dear", chips, 8.1, 0, Dear},
		{"half a point of Watten", engine.View{Setup: engine.Setup{Game: "watten"}}, 0.5, 0, Some},
	} {
		s := &scene{view: &row.view}
		if got := s.size(row.mean, row.err); got != row.want {
			t.Errorf("%s: %d, want %d", row.name, got, row.want)
		}
	}
}
