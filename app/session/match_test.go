package session

import (
	"context"
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"krutzjass/engine"
	"krutzjass/engine/games"
	"krutzjass/engine/record"
)

// any is a computer that plays one of its legal actions.
type any struct{ r *rand.Rand }

func (a any) Decide(_ context.Context, v engine.View) (engine.Action, error) {
	return v.Legal[a.r.IntN(len(v.Legal))], nil
}
func (any) Notify(engine.Event, engine.View) {}

func anyComputer(_ string, _ engine.Game, r *rand.Rand) (engine.Controller, error) {
	return any{r}, nil
}

func openStore(t *testing.T, dir string) *Store {
	t.Helper()
	s, err := OpenStore(dir, "test", games.Find)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

var people = []engine.Player{{Name: "Me", By: "human"}, {Name: "A", By: "random"}, {Name: "B", By: "random"}, {Name: "C", By: "random"}}

// config is that of a short match of the first game.
func config(s *Store, st *stage) Config {
	return Config{Game: games.All[0], Setup: engine.Setup{Options: engine.Options{"target": 400}, Seats: people, Packet: 4}, Faces: []int{7, 1, 2, 3},
		Code: Code{1, 2, 3}, Store: s, Computer: anyComputer, Stage: st, Pace: Paces["fast"],
		Now: func() time.Time { return time.Date(2026, 3, 1, 20, 15, 0, 0, time.UTC) }}
}

// player plays the person's seat with the first legal action and notes the steps.
type player struct {
	t     *testing.T
	stage *stage
	match *Match
	steps []Step
	asked bool
}

func open(t *testing.T, c Config) *player {
	t.Helper()
	m, err := Open(c)
	if err != nil {
		t.Fatal(err)
	}
	p := &player{t: t, stage: c.Stage.(*stage), match: m}
	m.OnStep = func(s Step) { p.steps = append(p.steps, s); p.asked = s.Asked }
	m.OnStop = func(err error) { t.Errorf("the match stopped: %v", err) }
	m.Start()
	return p
}

// last is the step that is shown.
func (p *player) last() Step {
	if len(p.steps) == 0 {
		return Step{}
	}
	return p.steps[len(p.steps)-1]
}

// play goes on until the match is over or the person has been asked n times.
func (p *player) play(n int) {
	p.t.Helper()
	for p.last().Pause != EndPause {
		switch {
		case p.asked && n == 0:
			return
		case p.asked:
			n--
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

func (p *player) close() {
	p.t.Helper()
	if err := p.match.Close(); err != nil {
		p.t.Fatal(err)
	}
}

func TestMatchFromDealToEnd(t *testing.T) {
	dir := t.TempDir()
	store := openStore(t, dir)
	p := open(t, config(store, newStage()))
	p.play(-1)
	if !p.match.EndShown() {
		t.Error("the end was shown and not noted")
	}
	p.close()
	seq := 0
	for _, s := range p.steps {
		if s.Event.Seq != 0 {
			seq++
			if s.Event.Seq != seq || s.View.Seq != seq {
				t.Fatalf("event %d is shown as number %d, with view %d", s.Event.Seq, seq, s.View.Seq)
			}
		}
	}
	if err := store.Finish(); err != nil {
		t.Fatal(err)
	}
	if saved, err := store.Load(); saved != nil || err != nil {
		t.Errorf("a finished match is still current: %v, %v", saved, err)
	}
	list, _ := filepath.Glob(filepath.Join(dir, "games", "*.jsonl"))
	if len(list) != 1 {
		t.Fatalf("finished games: %v, want one", list)
	}
	f, err := os.Open(list[0])
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if sum, err := record.Verify(f, games.Find); err != nil || sum.Games != 1 || sum.Torn {
		t.Errorf("the kept record: %+v, %v", sum, err)
	}
}

// deals are the hands that the person was dealt, in order.
func (p *player) deals() (hands []string) {
	for _, s := range p.steps {
		if a := s.Event.Action; a.Kind == engine.Deal && a.Arg == 0 {
			hands = append(hands, a.Cards.String())
		}
	}
	return hands
}

func TestContinuedMatchDealsTheSameCards(t *testing.T) {
	whole := open(t, config(openStore(t, t.TempDir()), newStage()))
	whole.play(-1)
	whole.close()

	store := openStore(t, t.TempDir())
	part := open(t, config(store, newStage()))
	part.play(5)
	part.close()
	hands := part.deals()
	for range 40 { // closed and continued after every few cards
		saved, err := store.Load()
		if err != nil || saved == nil || saved.Torn {
			t.Fatalf("Load: %+v, %v", saved, err)
		}
		if diff := cmp.Diff([]int{7, 1, 2, 3}, saved.Sheet.Faces); diff != "" {
			t.Fatal(diff)
		}
		part = open(t, Config{Saved: saved, Store: store, Computer: anyComputer, Stage: newStage(), Pace: Paces["fast"]})
		part.play(3)
		part.close()
		hands = append(hands, part.deals()...)
	}
	want := whole.deals()
	n := min(len(hands), len(want))
	if n < 2 {
		t.Fatalf("only %d deals to compare", n)
	}
	if diff := cmp.Diff(want[:n], hands[:n]); diff != "" {
		t.Errorf("other cards after continuing:\n%s", diff)
	}
}

func TestContinueShowsTheEndUntilItIsLeft(t *testing.T) {
	store := openStore(t, t.TempDir())
	p := open(t, config(store, newStage()))
	p.play(-1)
	p.close()
	saved, err := store.Load()
	if err != nil {
		t.Fatal(err)
	}
	again := open(t, Config{Saved: saved, Store: store, Computer: anyComputer, Stage: newStage(), Pace: Paces["fast"]})
	again.play(-1)
	again.close()
	if len(again.steps) != 1 || again.steps[0].View.Winners != p.last().View.Winners {
		t.Errorf("continuing a finished match shows %d steps, want its end alone", len(again.steps))
	}
}

func TestChooseAnswersOnce(t *testing.T) {
	p := open(t, config(openStore(t, t.TempDir()), newStage()))
	defer p.close()
	if err := p.match.Choose(engine.Action{Kind: engine.Push}); !errors.Is(err, engine.ErrTurn) {
		t.Errorf("choosing before the question: %v, want ErrTurn", err)
	}
	p.play(0)
	legal := p.last().View.Legal
	if err := p.match.Choose(engine.Action{Kind: engine.GiveUp}); !errors.Is(err, engine.ErrIllegal) {
		t.Errorf("choosing what is not legal: %v, want ErrIllegal", err)
	}
	if err := p.match.Choose(legal[0]); err != nil {
		t.Error(err)
	}
	if err := p.match.Choose(legal[0]); !errors.Is(err, engine.ErrTurn) {
		t.Errorf("choosing twice: %v, want ErrTurn", err)
	}
}

func TestAskedOnlyWhenAllIsShown(t *testing.T) {
	p := open(t, config(openStore(t, t.TempDir()), newStage()))
	defer p.close()
	p.play(30)
	seq := 0
	for _, s := range p.steps {
		if s.Event.Seq != 0 {
			seq = s.Event.Seq
		}
		if s.Asked && s.View.Seq != seq {
			t.Fatalf("asked at event %d when only %d had been shown", s.View.Seq, seq)
		}
	}
}

func TestNothingIsShownThatIsNotSaved(t *testing.T) {
	store := openStore(t, t.TempDir())
	p := open(t, config(store, newStage()))
	defer p.match.Close()
	p.play(0)
	var stopped error
	p.match.OnStop = func(err error) { stopped = err }
	p.match.log.file.Close() // the disk is gone
	shown := len(p.steps)
	if err := p.match.Choose(p.last().View.Legal[0]); err != nil {
		t.Fatal(err)
	}
	for stopped == nil {
		p.stage.call()
	}
	if len(p.steps) != shown {
		t.Errorf("%d steps were shown after the disk was gone", len(p.steps)-shown)
	}
}

func TestCloseLeavesNoGoroutine(t *testing.T) {
	before := runtime.NumGoroutine()
	p := open(t, config(openStore(t, t.TempDir()), newStage()))
	p.play(3)
	p.close()
	shown := len(p.steps)
	p.stage.calm()
	after := runtime.NumGoroutine()
	for tries := 0; after > before && tries < 1e5; tries++ { // its last breath
		runtime.Gosched()
		after = runtime.NumGoroutine()
	}
	if after > before {
		t.Errorf("%d goroutines, %d before the match", after, before)
	}
	if len(p.steps) != shown || p.stage.tick() {
		t.Error("a closed match still shows steps")
	}
}

func TestOpenRefuses(t *testing.T) {
	tests := []struct {
		name   string
		change func(*Config)
	}{
		{"a setup without a person", func(c *Config) { c.Setup.Seats = append([]engine.Player{{Name: "X", By: "random"}}, people[1:]...) }},
		{"too few seats", func(c *Config) { c.Setup.Seats = people[:3] }},
		{"an option out of range", func(c *Config) { c.Setup.Options = engine.Options{"target": -1} }},
		{"a level there is not", func(c *Config) {
			c.Computer = func(string, engine.Game, *rand.Rand) (engine.Controller, error) {
				return nil, errors.New("no such level")
			}
		}},
		{"a folder that is gone", func(c *Config) { os.RemoveAll(c.Store.dir) }},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			store := openStore(t, t.TempDir())
			c := config(store, newStage())
			tt.change(&c)
			if _, err := Open(c); err == nil {
				t.Error("no error")
			}
			if saved, err := store.Load(); saved != nil || err != nil {
				t.Errorf("a match that could not begin is saved: %v, %v", saved, err)
			}
		})
	}
}
