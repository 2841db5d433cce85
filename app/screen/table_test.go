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

func TestTableScore(t *testing.T) {
	r := at(t, "trick")
	v := r.step.View
	sides := r.table.parts.score.Sides()
	for i, want := range []struct {
		name  string
		total int
	}{{"You · Rosa", v.Totals[0]}, {"Beat · Karl", v.Totals[1]}} {
		if got := sides[i]; got.Name != want.name || got.Total != want.total || got.Target != 1500 {
			t.Errorf("side %d: %+v, want %s %d of 1500", i, got, want.name, want.total)
		}
	}
	if got := sides[1].Gain; got != "+19" || sides[0].Gain != "" {
		t.Errorf("gains %q and %q, want none and +19", sides[0].Gain, got)
	}
}

func TestTableGains(t *testing.T) {
	r := at(t, "turn")
	score := func(side engine.Side, points int32, why engine.Why) engine.Effect {
		return engine.Effect{Kind: engine.Score, Side: side, Points: points, Why: why}
	}
	for _, c := range []struct {
		effects []engine.Effect
		own     string
		other   string
	}{
		{nil, "", ""},
		{[]engine.Effect{score(0, 20, engine.WhyStoeck)}, "+20 Stöck", ""},
		{[]engine.Effect{score(1, 46, engine.WhyTrick)}, "", "+46"},
		{[]engine.Effect{score(0, 0, engine.WhyTrick)}, "", ""},
		{[]engine.Effect{score(0, 33, engine.WhyTrick), score(1, 120, engine.WhyWeis)}, "+33", "+120 Weis"},
		{[]engine.Effect{score(1, 20, engine.WhyStoeck), score(1, 33, engine.WhyTrick)}, "", "+53"},
	} {
		r.show(session.Step{View: r.step.View, Event: engine.Event{Seq: 900, By: 1, Effects: c.effects}})
		sides := r.table.parts.score.Sides()
		if sides[0].Gain != c.own || sides[1].Gain != c.other {
			t.Errorf("%v: gains %q and %q, want %q and %q", c.effects, sides[0].Gain, sides[1].Gain, c.own, c.other)
		}
		r.ask() // the same event: what was made stays in sight
		if got := r.table.parts.score.Sides()[0].Gain; got != c.own {
			t.Errorf("%v: the gain %q becomes %q when the person is asked", c.effects, c.own, got)
		}
	}
}

func TestTableSeats(t *testing.T) {
	r := at(t, "turn") // Rosa deals, Karl made Diamonds trump, the viewer is on turn
	v := r.step.View
	for i, w := range r.table.parts.seats {
		look, s := w.Look(), r.table.seatAt(i)
		if look.Name != v.Setup.Seats[s].Name {
			t.Errorf("place %d is %q, want %q", i, look.Name, v.Setup.Seats[s].Name)
		}
		if got, want := look.Turn, v.Turn.Has(s); got != want {
			t.Errorf("%s: turn %v, want %v", look.Name, got, want)
		}
		if got, want := look.Note == "Dealer", s == v.Dealer; got != want {
			t.Errorf("%s: dealer %v, want %v", look.Name, got, want)
		}
		maker, _ := v.Fact(engine.FactMaker)
		if got, want := look.Mark != nil, s == maker.Seat; got != want {
			t.Errorf("%s: made trump %v, want %v", look.Name, got, want)
		}
		if s != v.Viewer && look.Cards != v.Counts[s] {
			t.Errorf("%s: %d cards, want %d", look.Name, look.Cards, v.Counts[s])
		}
	}
}

func TestTableHearsCalls(t *testing.T) {
	r := at(t, "weis-offer")
	heard := map[string]string{}
	for _, w := range r.table.parts.seats {
		if look := w.Look(); look.Balloon != "" {
			heard[look.Name] = look.Balloon
		}
	}
	if len(heard) != 1 || heard["Karl"] != "calls 100" {
		t.Errorf("heard %v, want that Karl calls 100", heard)
	}
	r = at(t, "turn")
	for _, w := range r.table.parts.seats {
		if w.Look().Balloon != "" {
			t.Errorf("%s still calls %q after trick 1", w.Look().Name, w.Look().Balloon)
		}
	}
}

func TestTableTrick(t *testing.T) {
	r := at(t, "trick")
	trick := r.step.View.Past[len(r.step.View.Past)-1]
	cards := r.table.parts.trick.Cards()
	if len(cards) != 4 {
		t.Fatalf("%d cards lie there, want 4", len(cards))
	}
	for i, c := range cards {
		s := trick.Seat(i, 4)
		if c.Place != int(s) || c.Led != (i == 0) || c.Won != (s == trick.Winner) {
			t.Errorf("card %d of seat %d: %+v", i, s, c)
		}
	}
	if want := "Karl takes the trick: 19 points"; r.table.parts.message.Words() != want {
		t.Errorf("message %q, want %q", r.table.parts.message.Words(), want)
	}
	r.ask()
	if got := r.table.parts.trick.Cards(); len(got) != 0 {
		t.Errorf("%d cards still lie there after the pause", len(got))
	}
}

func TestTableLastTrick(t *testing.T) {
	r := at(t, "turn")
	if !r.table.parts.again.Visible() {
		t.Fatal("the last trick cannot be looked at")
	}
	r.table.p.Prefs.LastTrick = false
	r.ask()
	if r.table.openLastTrick(); r.table.parts.again.Visible() || r.table.sheet != nil {
		t.Error("the last trick can be looked at though that is not allowed")
	}
}

func TestTableMenuStaysOpenWhileOthersPlay(t *testing.T) {
	r := at(t, "menu")
	r.apply(0, r.state.Timeout(0))
	if r.table.sheet == nil {
		t.Error("a move closes the menu")
	}
	r = at(t, "weis-fewer")
	r.apply(0, r.state.Timeout(0))
	if r.table.sheet != nil {
		t.Error("the choice of Weis stays open after the turn")
	}
}

func TestTableHandEnd(t *testing.T) {
	r := at(t, "hand-end")
	rows := r.table.madeRows()
	want := [][]string{{"This hand", "We", "They"}, {"Tricks", "196", "108"}, {"Last trick", "10", "–"},
		{"Weis", "140", "–"}, {"Stöck", "20", "–"}, {"Sum", "366", "108"}}
	for i, row := range rows {
		if i >= len(want) || !slices.Equal(row.Cells, want[i]) {
			t.Errorf("row %d: %q", i, row.Cells)
		}
	}
	if last := r.step.View.Sheet[1]; last[0].N != 366 || last[1].N != 108 {
		t.Errorf("the sheet has %v for that hand, the panel 366 and 108", last)
	}
}

func TestTableNamesTheWinners(t *testing.T) {
	for _, c := range []struct {
		winners engine.Sides
		viewer  engine.Seat
		want    string
	}{
		{engine.SidesOf(0), 0, "You and Rosa have won!"},
		{engine.SidesOf(1), 0, "Beat and Karl have won"},
		{engine.SidesOf(0), 1, "Rosa and Anna have won"},
		{engine.SidesOf(1), 1, "You and Karl have won!"},
		{engine.SidesOf(0), engine.Nobody, "Anna and Rosa have won"},
	} {
		r := newRig(t, rigOptions{seed: 3})
		v := r.state.View(c.viewer)
		v.Winners = c.winners
		r.show(session.Step{View: v, Pause: session.EndPause})
		if got := r.table.whoWon(); got != c.want {
			t.Errorf("winners %v seen by %v: %q, want %q", c.winners.List(), c.viewer, got, c.want)
		}
	}
}

func TestTableWithoutCallbacksHasNoDeadButtons(t *testing.T) {
	r := newRig(t, rigOptions{seed: 3})
	r.table.p.Next, r.table.p.Leave, r.table.p.NewGame, r.table.p.Rules, r.table.p.Choose = nil, nil, nil, nil, nil
	for _, p := range []session.Pause{session.TrickPause, session.WeisPause, session.HandPause, session.EndPause} {
		r.pause(p)
		if n := len(r.table.parts.actions.Buttons()); n != 0 {
			t.Errorf("pause %d: %d buttons that do nothing", p, n)
		}
		if r.table.panel != nil && len(r.table.panel.Buttons()) != 0 {
			t.Errorf("pause %d: the panel has buttons that do nothing", p)
		}
	}
	r.table.openMenu()
	for _, o := range r.table.sheet.Items() {
		if b, ok := o.(*widget.Button); ok && (strings.HasPrefix(b.Label, "Leave") || b.Label == "How it is played") {
			t.Errorf("the menu offers %q", b.Label)
		}
	}
}

func TestTableTellsEverythingInWords(t *testing.T) {
	r := at(t, "turn")
	words := strings.Join(r.table.describe(), "\n")
	for _, want := range []string{"You · Rosa: 6 points.", "Beat · Karl: 205 points.", "Trump is Diamonds.", "Dealer: Rosa.",
		"Rosa: Jack of Spades.", "Karl: 9 of Spades.", "In your hand: ", "Ace of Spades", "Your turn: follow with Spades"} {
		if !strings.Contains(words, want) {
			t.Errorf("%q is missing in:\n%s", want, words)
		}
	}
}

// TestTableManyChoices gives the viewer a prediction to make: too many numbers
// for a bar stand on a sheet.
func TestTableManyChoices(t *testing.T) {
	r := at(t, "turn")
	v := r.step.View
	v.Legal = nil
	for n := range int16(158) {
		v.Legal = append(v.Legal, engine.Action{Kind: engine.Predict, Arg: n})
	}
	r.show(session.Step{View: v, Asked: true})
	if got := r.labels(); len(got) != 1 {
		t.Fatalf("%d buttons, want one that opens the sheet", len(got))
	}
	test.Tap(r.table.parts.actions.Buttons()[0])
	numbers := r.table.sheet.Items()[0].(*widget.ActionBar).Buttons()
	if len(numbers) != 158 || numbers[42].Label != "42" {
		t.Fatalf("%d numbers, the 43rd is %q", len(numbers), numbers[42].Label)
	}
	test.Tap(numbers[42])
	if want := v.Legal[42]; !slices.Equal(r.chosen, []engine.Action{want}) {
		t.Errorf("chosen %v, want %v", r.chosen, want)
	}
}
