package session

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

func effects(kinds ...engine.EffectKind) (list []engine.Effect) {
	for _, k := range kinds {
		list = append(list, engine.Effect{Kind: k})
	}
	return list
}

func TestPauses(t *testing.T) {
	tests := []struct {
		name    string
		effects []engine.EffectKind
		want    []Pause
	}{
		{"a card", nil, nil},
		{"the Stöck score in mid-trick", []engine.EffectKind{engine.Score}, nil},
		{"a trick", []engine.EffectKind{engine.Take, engine.Score}, []Pause{TrickPause}},
		{"the first trick, a Weis shown twice", []engine.EffectKind{engine.Take, engine.Score, engine.Score, engine.WeisShown, engine.WeisShown}, []Pause{TrickPause, WeisPause}},
		{"the last trick", []engine.EffectKind{engine.Take, engine.Score, engine.HandEnd}, []Pause{TrickPause, HandPause}},
		{"the end", []engine.EffectKind{engine.Take, engine.Score, engine.HandEnd, engine.MatchEnd}, []Pause{TrickPause, HandPause, EndPause}},
		{"the end by Stöck", []engine.EffectKind{engine.Score, engine.HandEnd, engine.MatchEnd}, []Pause{HandPause, EndPause}},
	}
	for _, tt := range tests {
		if diff := cmp.Diff(tt.want, pauses(engine.Event{Effects: effects(tt.effects...)})); diff != "" {
			t.Errorf("%s:\n%s", tt.name, diff)
		}
	}
}

func TestQueueGivesEverythingItsTime(t *testing.T) {
	const move, think, deal, trick = 700 * time.Millisecond, time.Second, 200 * time.Millisecond, 1800 * time.Millisecond
	play := engine.PlayCard(card.Of(card.Hearts, card.Jack))
	inTrick := func(n int8) engine.View { return engine.View{Viewer: 0, Trick: engine.Trick{N: n}} }
	tests := []struct {
		name  string
		event engine.Event
		view  engine.View
		at    time.Duration // when the step is shown
		freed time.Duration // when the next one may be; -1 only by Next
	}{
		{"the person's own card", engine.Event{By: 0, Action: play}, inTrick(2), 0, 0},
		{"a computer's card", engine.Event{By: 1, Action: play}, inTrick(2), move, move},
		{"a computer's first lead", engine.Event{By: 1, Action: play}, inTrick(1), think, think},
		{"a computer's call", engine.Event{By: 1, Action: engine.Action{Kind: engine.Push}}, inTrick(0), think, think},
		{"cards dealt", engine.Event{By: engine.Nature, Action: engine.Action{Kind: engine.Deal}}, inTrick(0), deal, deal},
		{"a trick", engine.Event{By: 0, Action: play, Effects: effects(engine.Take)}, inTrick(0), 0, trick},
		{"Weis", engine.Event{By: 0, Action: play, Effects: effects(engine.WeisShown)}, inTrick(0), 0, 15 * time.Second},
		{"a hand", engine.Event{By: 0, Action: play, Effects: effects(engine.HandEnd)}, inTrick(0), 0, -1},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := newStage()
			var shown []time.Duration
			q := &queue{stage: s, pace: Paces["normal"], show: func(Step) { shown = append(shown, s.now) }}
			q.event(tt.event, tt.view)
			q.add(Step{Asked: true})
			for s.tick() {
			}
			want := []time.Duration{tt.at, tt.freed}
			if tt.freed < 0 {
				want = want[:1]
			}
			if diff := cmp.Diff(want, shown); diff != "" {
				t.Errorf("steps are shown at other times:\n%s", diff)
			}
		})
	}
}

func TestNextEndsPausesOnly(t *testing.T) {
	play := engine.PlayCard(card.Of(card.Hearts, card.Jack))
	s := newStage()
	var shown []Pause
	q := &queue{stage: s, pace: Paces["normal"], show: func(st Step) { shown = append(shown, st.Pause) }}
	view := engine.View{Trick: engine.Trick{N: 2}}
	q.event(engine.Event{By: 1, Action: play}, view)
	q.next() // nothing is shown yet: the computer still thinks
	q.event(engine.Event{By: 2, Action: play, Effects: effects(engine.Take, engine.WeisShown, engine.HandEnd, engine.MatchEnd)}, view)
	if len(shown) != 0 {
		t.Fatalf("Next cut a computer's time short: %v", shown)
	}
	s.tick()
	s.tick()
	q.next() // of the trick
	q.next() // of the Weis
	q.next() // of the hand
	q.next() // of the end: there is none
	q.add(Step{})
	if s.tick() {
		t.Error("a timer was left running")
	}
	if diff := cmp.Diff([]Pause{NoPause, TrickPause, WeisPause, HandPause, EndPause}, shown); diff != "" {
		t.Errorf("shown:\n%s", diff)
	}
}

func TestNothingPassesUnseen(t *testing.T) {
	play := engine.PlayCard(card.Of(card.Hearts, card.Jack))
	computer := engine.Event{By: 1, Action: play}
	tests := []struct {
		name  string
		event engine.Event
		shown []Pause       // before the table is covered
		freed time.Duration // after it can be seen again, when the next step comes
	}{
		{"a computer thinks", computer, nil, Paces["normal"].Move},
		{"Weis lie open", engine.Event{By: 0, Action: play, Effects: effects(engine.WeisShown)}, []Pause{WeisPause}, WeisTime},
		{"a trick lies open", engine.Event{By: 0, Action: play, Effects: effects(engine.Take)}, []Pause{TrickPause}, Paces["normal"].Trick},
		{"the hand is over", engine.Event{By: 0, Action: play, Effects: effects(engine.HandEnd)}, []Pause{HandPause}, -1},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := newStage()
			var shown []Pause
			q := &queue{stage: s, pace: Paces["normal"], show: func(st Step) { shown = append(shown, st.Pause) }}
			view := engine.View{Trick: engine.Trick{N: 2}}
			q.event(tt.event, view)
			q.hold(true)
			q.hold(true)
			q.event(computer, view) // the table goes on
			for s.tick() {
			}
			if diff := cmp.Diff(tt.shown, shown); diff != "" {
				t.Fatalf("shown where nobody sees it:\n%s", diff)
			}
			q.hold(false)
			if ran := s.tick(); ran != (tt.freed >= 0) || ran && s.now != tt.freed {
				t.Errorf("the next step may come after %v, want %v", s.now, tt.freed)
			}
			if n := len(tt.shown); n > 0 && shown[0] != tt.shown[0] || n > 0 && len(shown) > n && shown[n] != NoPause {
				t.Errorf("shown in all: %v", shown)
			}
		})
	}
}

func TestHeldQueueWaitsBeforeItShows(t *testing.T) {
	s := newStage()
	shown := 0
	q := &queue{stage: s, pace: Paces["normal"], show: func(Step) { shown++ }}
	q.hold(true)
	q.add(Step{})
	q.event(engine.Event{By: 1, Action: engine.Action{Kind: engine.Push}}, engine.View{})
	if s.tick() || shown != 0 {
		t.Fatalf("%d steps were shown where nobody sees them", shown)
	}
	q.hold(false)
	if s.tick(); shown != 2 || s.now != Paces["normal"].Think {
		t.Errorf("afterwards %d steps were shown by %v", shown, s.now)
	}
}

func TestClosedQueueIsSilent(t *testing.T) {
	s := newStage()
	shown := 0
	q := &queue{stage: s, pace: Paces["slow"], show: func(Step) { shown++ }}
	q.event(engine.Event{By: 1, Action: engine.Action{Kind: engine.Push}}, engine.View{})
	q.close()
	q.add(Step{})
	if s.tick() || shown != 0 {
		t.Errorf("after closing, %d steps were shown", shown)
	}
}
