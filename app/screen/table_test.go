package screen

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"krutzjass/app/session"
	"krutzjass/app/widget"
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// at gives a rig in a moment of the pictures' match, at a phone's size.
func at(t *testing.T, moment string) *rig {
	t.Helper()
	for _, s := range scenes {
		if s.name == moment {
			r := newRig(t, rigOptions{seed: s.seed})
			r.window.Resize(fyne.NewSize(390, 844))
			s.set(r)
			r.chosen = nil
			return r
		}
	}
	t.Fatalf("there is no moment %q", moment)
	return nil
}

// labels are the words of the action bar's buttons.
func (r *rig) labels() (list []string) {
	for _, b := range r.table.parts.actions.Buttons() {
		list = append(list, b.Label)
	}
	return list
}

// tap taps a button of the action bar by its words.
func (r *rig) tap(label string) {
	r.t.Helper()
	for _, b := range r.table.parts.actions.Buttons() {
		if b.Label == label {
			test.Tap(b)
			return
		}
	}
	r.t.Fatalf("no button %q among %q", label, r.labels())
}

func (r *rig) key(name fyne.KeyName) bool { return r.table.Key(&fyne.KeyEvent{Name: name}) }

// Pictures, settings and faces may come before the first step does.
func TestATableBeforeItsFirstStep(t *testing.T) {
	p := newRig(t, rigOptions{seed: scenes[0].seed}).table.p
	for name, change := range map[string]func(*Table){
		"pictures": func(table *Table) { table.Redraw() },
		"settings": func(table *Table) { table.SetPrefs(TablePrefs{LargeCards: true}) },
		"faces":    func(table *Table) { table.SetStyle(p.Style) },
	} {
		t.Run(name, func(t *testing.T) {
			table := NewTable(p)
			change(table)
			if cards := table.parts.hand.Describe().Cards; len(cards) != 0 {
				t.Errorf("a table without a step shows %d cards", len(cards))
			}
		})
	}
}

func TestTableButtonsAreLegalActions(t *testing.T) {
	for _, c := range []struct {
		moment, button string
		want           engine.Action
	}{
		{"trump", "Hearts", engine.Action{Kind: engine.Trump, Arg: 0}},
		{"trump", "Diamonds", engine.Action{Kind: engine.Trump, Arg: 1}},
		{"trump", "Clubs", engine.Action{Kind: engine.Trump, Arg: 2}},
		{"trump", "Spades", engine.Action{Kind: engine.Trump, Arg: 3}},
		{"trump", "Push", engine.Action{Kind: engine.Push}},
	} {
		t.Run(c.moment+" "+c.button, func(t *testing.T) {
			r := at(t, c.moment)
			r.tap(c.button)
			if !slices.Equal(r.chosen, []engine.Action{c.want}) {
				t.Errorf("chosen %v, want %v", r.chosen, c.want)
			}
		})
	}
}

func TestTableOffersTheBestWeisFirst(t *testing.T) {
	r := at(t, "weis-fewer")
	var weis []engine.Action
	for _, a := range r.step.View.Legal {
		if a.Kind == engine.Weis {
			weis = append(weis, a)
		}
	}
	offers := r.table.sheet.Items()
	if len(offers) != len(weis) {
		t.Fatalf("%d offers for %d choices", len(offers), len(weis))
	}
	heads := map[string]bool{}
	for _, o := range offers {
		heads[strings.Split(o.(*widget.Offer).Button.Spoken, ":")[0]] = true
	}
	if len(heads) != len(offers) || !heads["Call 100 + 20"] {
		t.Errorf("the offers are headed %v: each says what it calls", heads)
	}
	test.Tap(offers[1].(*widget.Offer).Button)
	if !slices.Equal(r.chosen, weis[1:2]) {
		t.Errorf("the second offer chose %v, want %v", r.chosen, weis[1])
	}
	if r.table.sheet != nil {
		t.Error("the sheet stays open after the choice")
	}
	r.tap("Call 100")
	if r.chosen[1] != weis[0] {
		t.Errorf("the button chose %v, want the best, %v", r.chosen[1], weis[0])
	}
}

func TestTablePlaysWithoutCalling(t *testing.T) {
	r := at(t, "weis-offer")
	r.raise(true)
	c, _ := r.table.parts.hand.Raised()
	r.tap("Play")
	if want := engine.PlayCard(c); !slices.Equal(r.chosen, []engine.Action{want}) {
		t.Errorf("chosen %v, want %v", r.chosen, want)
	}
}

func TestTableSaysWhyACardMayNotBePlayed(t *testing.T) {
	r := at(t, "refused")
	m := r.table.parts.message
	if want := r.table.p.Label("rule.follow"); !m.Warning() || m.Words() != want || want == "" {
		t.Errorf("message %q (warning: %v), want the rule %q", m.Words(), m.Warning(), want)
	}
	if len(r.chosen) != 0 {
		t.Errorf("chosen %v, want nothing", r.chosen)
	}
	r.ask()
	if m.Warning() {
		t.Errorf("the warning %q stays on the next step", m.Words())
	}
}

func TestTableChoosesOnlyWhenAsked(t *testing.T) {
	r := at(t, "trump")
	stale := r.table.parts.actions.Buttons()[0]
	r.show(session.Step{View: r.step.View})
	if got := r.labels(); len(got) != 0 {
		t.Errorf("buttons %q though nothing is asked", got)
	}
	stale.Tapped(nil)
	if len(r.chosen) != 0 {
		t.Errorf("a button of an older step chose %v", r.chosen)
	}
}

func TestTableKeys(t *testing.T) {
	sheet := func(r *rig) bool { return r.table.sheet != nil }
	for _, c := range []struct {
		name, moment string
		keys         []fyne.KeyName
		want         func(r *rig) bool
	}{
		{"Enter plays the raised card", "raised", []fyne.KeyName{fyne.KeyReturn}, func(r *rig) bool { return len(r.chosen) == 1 }},
		{"Escape lowers the card first", "raised", []fyne.KeyName{fyne.KeyEscape}, func(r *rig) bool { return !sheet(r) }},
		{"Escape opens the menu", "trump", []fyne.KeyName{fyne.KeyEscape}, sheet},
		{"Escape closes the menu", "menu", []fyne.KeyName{fyne.KeyEscape}, func(r *rig) bool { return !sheet(r) }},
		{"F1 tells the table", "turn", []fyne.KeyName{fyne.KeyF1}, sheet},
		{"D tells the table", "turn", []fyne.KeyName{fyne.KeyD}, sheet},
		{"Enter ends the look at a trick", "trick", []fyne.KeyName{fyne.KeyReturn}, func(r *rig) bool { return r.nexts == 1 }},
		{"Space ends the look at the Weis", "weis-shown", []fyne.KeyName{fyne.KeySpace}, func(r *rig) bool { return r.nexts == 1 }},
		{"Enter deals the next hand", "hand-end", []fyne.KeyName{fyne.KeyEnter}, func(r *rig) bool { return r.nexts == 1 }},
		{"Escape does not deal the next hand", "hand-end", []fyne.KeyName{fyne.KeyEscape}, func(r *rig) bool { return r.nexts == 0 && sheet(r) }},
		{"Enter does nothing at the end", "game-end", []fyne.KeyName{fyne.KeyEnter}, func(r *rig) bool { return r.nexts+r.left+r.fresh == 0 }},
		{"keys do not reach the hand below a sheet", "menu", []fyne.KeyName{fyne.KeyRight, fyne.KeyReturn}, func(r *rig) bool { return len(r.chosen) == 0 && sheet(r) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := at(t, c.moment)
			for _, k := range c.keys {
				r.key(k)
			}
			if !c.want(r) {
				t.Errorf("after %v: chosen %v, %d nexts, sheet %v", c.keys, r.chosen, r.nexts, sheet(r))
			}
		})
	}
}

// TestTableFocus tabs through everything: all buttons in sight and nothing else.
func TestTableFocus(t *testing.T) {
	for _, c := range []struct {
		moment string
		want   []string
	}{
		{"trump", []string{"Menu", "Make Hearts trump", "Make Diamonds trump", "Make Clubs trump", "Make Spades trump", "Push", "hand"}},
		{"menu", []string{"How it is played", "Score sheet", "The table in words", "Leave (the game stays saved)", "Close"}},
		{"hand-end", []string{"Menu", "Next hand"}},
		{"game-end", []string{"Menu", "New game", "Home"}},
		{"weis-shown", []string{"Menu", "Continue", "hand"}},
	} {
		t.Run(c.moment, func(t *testing.T) {
			r := at(t, c.moment)
			var got []string
			for range 20 {
				r.window.Canvas().FocusNext()
				name := "hand"
				if b, ok := r.window.Canvas().Focused().(*widget.Button); ok {
					name = b.AccessibilityLabel()
				}
				if slices.Contains(got, name) {
					break
				}
				got = append(got, name)
			}
			slices.Sort(got)
			want := slices.Sorted(slices.Values(c.want))
			if !slices.Equal(got, want) {
				t.Errorf("focus reaches %q, want %q", got, want)
			}
		})
	}
}

// TestKeysReachTheTableAgain closes a sheet whose button has the keyboard.
func TestKeysReachTheTableAgain(t *testing.T) {
	r := at(t, "menu")
	r.window.Canvas().FocusNext()
	focused := r.window.Canvas().Focused()
	if focused == nil {
		t.Fatal("nothing on the sheet takes the keyboard")
	}
	focused.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if r.table.sheet != nil || r.window.Canvas().Focused() != nil {
		t.Error("the keyboard stays at a sheet that is closed")
	}
}

// TestTableManyChoices gives the viewer more ranks to name than a bar has room
// for: they stand on a sheet.
func TestTableManyChoices(t *testing.T) {
	r := at(t, "trump")
	v := r.step.View
	v.Legal = nil
	for rank := card.Two; rank <= card.Ace; rank++ {
		v.Legal = append(v.Legal, engine.Action{Kind: engine.Schlag, Arg: int16(rank)})
	}
	r.show(session.Step{View: v, Asked: true})
	if got := r.labels(); len(got) != 1 {
		t.Fatalf("%q, want one button that opens the sheet", got)
	}
	test.Tap(r.table.parts.actions.Buttons()[0])
	names := r.table.sheet.Items()[0].(*widget.ActionBar).Buttons()
	if len(names) != 13 || names[12].Label != "Ace" {
		t.Fatalf("%d choices, the last is %q", len(names), names[12].Label)
	}
	test.Tap(names[3])
	if want := v.Legal[3]; !slices.Equal(r.chosen, []engine.Action{want}) {
		t.Errorf("chosen %v, want %v", r.chosen, want)
	}
}
