package screen

import (
	"slices"
	"strings"
	"testing"

	"krutzjass/app/session"
	"krutzjass/app/widget"
	"krutzjass/engine"
)

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
		"Rosa: Jack of Spades.", "Karl: 9 of Spades.", "In your hand, key by key: 1: ", "Ace of Spades", "Your turn: follow with Spades"} {
		if !strings.Contains(words, want) {
			t.Errorf("%q is missing in:\n%s", want, words)
		}
	}
}
