package screen

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"krutzjass/app/session"
	"krutzjass/app/widget"
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/meld"
)

// smallTables are windows and sizes of text that leave words little room.
var smallTables = []struct{ w, h, text float32 }{
	{360, 640, 1}, {360, 640, 1.5}, {360, 640, 2}, {390, 844, 1.5}, {390, 844, 2}, {640, 360, 1}, {640, 360, 2},
	{844, 390, 1}, {844, 390, 2}, {1024, 768, 1}, {1024, 768, 2}, {1920, 1080, 2},
}

// talk checks that a message can be read: no word is cut, none is smaller than a
// part of what was chosen, nothing but felt and cards is covered.
func (r *rig) talk(what string, least float32) {
	r.t.Helper()
	m := r.table.parts.message
	if got := m.Shrinks(m.Size()); got < least {
		r.t.Errorf("%s: %q at %v of its size in %v, want %v", what, m.Words(), got, m.Size(), least)
	}
	for _, fault := range r.faults() {
		r.t.Errorf("%s: %s", what, fault)
	}
}

// TestTableRefusalsCanBeRead shows every rule of the game that can forbid a card
// as a refusal, at every size: it never shrinks much and is never cut.
func TestTableRefusalsCanBeRead(t *testing.T) {
	for _, c := range smallTables {
		for lang, left := range map[string]bool{"de": false, "en": true} {
			r := newRig(t, rigOptions{seed: 3, lang: lang, textSize: c.text, prefs: TablePrefs{LeftHand: left}})
			r.window.Resize(fyne.NewSize(c.w, c.h))
			r.until("some cards barred", barred)
			r.ask()
			r.raise(false)
			for _, rule := range []string{"follow", "trump", "undertrump", "turn"} {
				if words := r.table.p.Label("rule." + rule); words != "" {
					r.table.refusal.words = words
					r.table.fill()
					r.talk(fmt.Sprintf("%vx%v text %v %s, rule %s", c.w, c.h, c.text, lang, rule), 0.99)
				}
			}
		}
	}
}

// TestTableTellsWhyWeisWin shows the longest reason beside Weis and button.
func TestTableTellsWhyWeisWin(t *testing.T) {
	for _, c := range smallTables {
		r := newRig(t, rigOptions{seed: 3, lang: "de", textSize: c.text})
		r.window.Resize(fyne.NewSize(c.w, c.h))
		r.until("two Weis open", func(v engine.View, _ session.Step) bool { return openWeis(v) > 1 && len(v.Past) == 1 })
		for reason := meld.NoReason; r.table.p.Label("won."+reason.String()) != "" || reason == meld.NoReason; reason++ {
			v := r.state.View(0)
			for i, f := range v.Facts {
				if f.Key == engine.FactWon {
					v.Facts[i].Value = int(reason)
				}
			}
			r.show(session.Step{View: v, Pause: session.WeisPause})
			least := float32(0.95)
			switch { // on small windows the cards need their room too
			case c.h < 400:
				least = 0.55
			case c.h < 700:
				least = 0.6
			}
			r.talk(fmt.Sprintf("%vx%v text %v, %v", c.w, c.h, c.text, reason), least)
			if w := r.table.parts.weis; w.Position().Y+w.Size().Height > r.table.parts.message.Position().Y+0.5 && c.h > c.w {
				t.Errorf("%vx%v text %v, %v: the reason lies on the Weis", c.w, c.h, c.text, reason)
			}
		}
	}
}

// TestTableRefusalEnds shows what takes a refusal away again.
func TestTableRefusalEnds(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(r *rig)
		want bool // it stays
	}{
		{"Escape", func(r *rig) { r.key(fyne.KeyEscape) }, false},
		{"the card is lowered", func(r *rig) { r.table.parts.hand.Lower() }, false},
		{"another card is raised", func(r *rig) { r.key(fyne.KeyHome) }, false},
		{"time", func(r *rig) { r.due() }, false},
		{"the mouse moves on at once", func(r *rig) { r.tick = 0; r.table.moved() }, true},
		{"new pictures", func(r *rig) { r.table.Redraw() }, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := at(t, "refused")
			if r.due == nil || r.wait != refusalTime {
				t.Fatalf("it waits %v for its end, want %v", r.wait, refusalTime)
			}
			if c.name == "the card is lowered" || c.name == "another card is raised" {
				r.clock = r.clock.Add(refusalLeast)
			}
			c.do(r)
			m := r.table.parts.message
			if m.Warning() != c.want {
				t.Errorf("%q, a warning: %v, want %v", m.Words(), m.Warning(), c.want)
			}
			if !c.want && !strings.HasPrefix(m.Words(), "Your turn") {
				t.Errorf("%q, want that it is your turn", m.Words())
			}
			if r.table.sheet != nil {
				t.Error("a sheet has opened")
			}
			if !c.want && r.due != nil {
				t.Error("it still waits for the end")
			}
		})
	}
}

// TestTableSecondTapPlaysNothing taps twice on the spot of Continue: what comes
// there has to settle first.
func TestTableSecondTapPlaysNothing(t *testing.T) {
	r := at(t, "raised")
	asked := r.step
	r.show(session.Step{View: r.state.View(0), Pause: session.TrickPause})
	if got := r.labels(); len(got) != 1 || got[0] != "Continue" {
		t.Fatalf("buttons %q, want Continue", got)
	}
	r.tick = 0
	r.show(asked)
	r.tap("Play")
	if len(r.chosen) != 0 {
		t.Fatalf("the second tap chose %v", r.chosen)
	}
	r.clock = r.clock.Add(400e6)
	r.table.Redraw() // the same buttons made anew do not wait again
	r.tap("Play")
	if len(r.chosen) != 1 {
		t.Errorf("after a moment the button chose %v", r.chosen)
	}
}

// TestTableScoreComesWithItsCause looks at the score at each step of one event.
func TestTableScoreComesWithItsCause(t *testing.T) {
	totals := func(own, other int32) (list [engine.MaxSeats]int32) { list[0], list[1] = own, other; return list }
	take := engine.Effect{Kind: engine.Take, Trick: 1, Points: 45, Totals: totals(0, 0)}
	trick := func(own int32) engine.Effect {
		return engine.Effect{Kind: engine.Score, Why: engine.WhyTrick, Points: 45, Totals: totals(own, 0)}
	}
	shown := func(own int32) engine.Effect { return engine.Effect{Kind: engine.WeisShown, Totals: totals(own, 0)} }
	weis := func(own int32) engine.Effect {
		return engine.Effect{Kind: engine.Score, Why: engine.WhyWeis, Points: 100, Totals: totals(own, 0)}
	}
	type look struct {
		total int
		gain  string
	}
	for _, c := range []struct {
		name    string
		effects []engine.Effect
		want    [3]look // the trick, the Weis, afterwards
	}{
		{"the trick counts first", []engine.Effect{take, trick(45), shown(45), weis(145)}, [3]look{{45, "+45"}, {145, "+100 Weis"}, {145, "+100 Weis"}}},
		{"the Weis count first", []engine.Effect{take, shown(0), weis(100), trick(145)}, [3]look{{0, ""}, {100, "+100 Weis"}, {145, "+45"}}},
		{"no Weis", []engine.Effect{take, trick(45)}, [3]look{{145, "+45"}, {145, "+45"}, {145, "+45"}}},
	} {
		r := at(t, "turn")
		v := r.step.View
		v.Totals = []int{145, 0}
		for i, s := range []session.Step{
			{View: v, Event: engine.Event{Seq: 900, Effects: c.effects}, Pause: session.TrickPause},
			{View: v, Pause: session.WeisPause}, {View: v, Asked: true},
		} {
			r.show(s)
			side := r.table.parts.score.Sides()[0]
			if got := (look{side.Total, side.Gain}); got != c.want[i] {
				t.Errorf("%s, step %d: %v, want %v", c.name, i, got, c.want[i])
			}
			if got := r.table.Standing().Totals[0]; got != c.want[i].total {
				t.Errorf("%s, step %d: told %d, want %d", c.name, i, got, c.want[i].total)
			}
		}
	}
}

// TestTableTellsTheHandAsShown reads the hand in words: each card stands with the
// key that raises it.
func TestTableTellsTheHandAsShown(t *testing.T) {
	r := at(t, "trump")
	words := r.table.tellHand(r.table.parts.hand.Describe())
	_, list, _ := strings.Cut(strings.TrimSuffix(words, "."), "key by key: ")
	items := strings.Split(list, "; ")
	if len(items) != 12 {
		t.Fatalf("%d cards in %q, want 12", len(items), words)
	}
	r = at(t, "turn")
	_, list, _ = strings.Cut(strings.TrimSuffix(r.table.tellHand(r.table.parts.hand.Describe()), "."), "key by key: ")
	keysOf(t, r, strings.Split(list, "; "))
	var full []card.Card
	for c := range r.step.View.Hand.All() {
		full = append(full, c)
	}
	for len(full) < 12 {
		full = append(full, card.Of(card.Hearts, card.Nine))
	}
	r.table.parts.hand.SetCards(full[:12])
	_, list, _ = strings.Cut(strings.TrimSuffix(r.table.tellHand(r.table.parts.hand.Describe()), "."), "key by key: ")
	keysOf(t, r, strings.Split(list, "; "))
}

// keysOf presses the key of each told card and looks which one rises.
func keysOf(t *testing.T, r *rig, items []string) {
	t.Helper()
	for i, item := range items {
		key, name, _ := strings.Cut(item, ": ")
		r.table.parts.hand.Key(&fyne.KeyEvent{Name: fyne.KeyName(key)})
		c, up := r.table.parts.hand.Raised()
		if state := r.table.parts.hand.Describe(); !up || state.Raised != i || r.table.cardName(c) != name {
			t.Errorf("key %s raises %q (card %d), told %q", key, r.table.cardName(c), state.Raised, name)
		}
	}
}

// TestTableMenuShowsTheWholeCode gives the menu a long deal code and large words.
func TestTableMenuShowsTheWholeCode(t *testing.T) {
	for _, c := range smallTables {
		r := newRig(t, rigOptions{seed: 3, lang: "de", textSize: c.text})
		r.table.p.DealCode = "7H2K-M4QX-9ZTC-3JVJ-HB5W-ND8R-P6YA"
		r.window.Resize(fyne.NewSize(c.w, c.h))
		r.until("a turn", barred)
		r.ask()
		r.table.openMenu()
		items := r.table.sheet.Items()
		if code, ok := items[len(items)-1].(*widget.Text); !ok || code.Cut() || !strings.Contains(code.Words, r.table.p.DealCode) {
			t.Errorf("%vx%v text %v: the deal code is cut", c.w, c.h, c.text)
		}
	}
}
