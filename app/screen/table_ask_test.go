package screen

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"krutzjass/app/session"
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// in gives a rig of one of the other games at a phone's size, in a moment.
func in(t *testing.T, game string, set func(r *rig)) *rig {
	t.Helper()
	for _, p := range otherGames {
		if p.name == game {
			r := p.rig(t, rigOptions{seed: 4})
			r.window.Resize(fyne.NewSize(390, 844))
			set(r)
			r.chosen = nil
			return r
		}
	}
	t.Fatalf("there is no game %q", game)
	return nil
}

func TestTablePredictsByKeys(t *testing.T) {
	for _, c := range []struct {
		keys []fyne.KeyName
		want []engine.Action
	}{
		{[]fyne.KeyName{fyne.Key4, fyne.Key2, fyne.KeyReturn}, []engine.Action{{Kind: engine.Predict, Arg: 42}}},
		{[]fyne.KeyName{fyne.Key9, fyne.KeyBackspace, fyne.Key0, fyne.KeyEnter}, []engine.Action{{Kind: engine.Predict, Arg: 0}}},
		{[]fyne.KeyName{fyne.Key1, fyne.Key5, fyne.Key8, fyne.KeyReturn}, []engine.Action{{Kind: engine.Predict, Arg: 15}}},
		{[]fyne.KeyName{fyne.KeyReturn}, nil},
	} {
		r := in(t, "differenzler", untilAsked(engine.Predict))
		for _, k := range c.keys {
			r.key(k)
		}
		if !slices.Equal(r.chosen, c.want) {
			t.Errorf("%v: chosen %v, want %v", c.keys, r.chosen, c.want)
		}
	}
}

func TestTablePadGoesWithTheQuestion(t *testing.T) {
	r := in(t, "differenzler", untilAsked(engine.Predict))
	r.key(fyne.Key4)
	if !r.table.parts.pad.Visible() || r.table.parts.trick.Visible() {
		t.Error("the pad has not got the place of the trick")
	}
	r.apply(0, engine.Action{Kind: engine.Predict, Arg: 4})
	if r.table.parts.pad.Visible() || !r.table.parts.trick.Visible() {
		t.Error("the pad stays")
	}
	if _, ok := r.table.parts.pad.Number(); ok {
		t.Error("the number stays for the next deal")
	}
}

func TestTableMarksCards(t *testing.T) {
	r := in(t, "chratze-4", untilAsked(engine.Exchange))
	if got := r.labels(); !slices.Equal(got, []string{"Exchange nothing"}) {
		t.Errorf("without a mark: %q", got)
	}
	hand := r.table.parts.hand.Describe().Cards
	r.mark(hand[1].String())
	if got := r.labels(); !slices.Equal(got, []string{"Exchange 1 card"}) {
		t.Errorf("with a mark: %q", got)
	}
	r.mark(hand[3].String())
	r.tap("Exchange 2 cards")
	want := engine.Action{Kind: engine.Exchange, Arg: 2, Cards: card.SetOf(hand[1], hand[3])}
	if !slices.Equal(r.chosen, []engine.Action{want}) {
		t.Errorf("chosen %v, want %v", r.chosen, want)
	}
}

func TestTableLaysExactlySoMany(t *testing.T) {
	r := in(t, "chratze-4", untilAsked(engine.Exchange))
	v := r.step.View
	v.Legal = nil
	for c := range v.Hand.All() {
		v.Legal = append(v.Legal, engine.Action{Kind: engine.Lay, Cards: card.SetOf(c)})
	}
	r.show(session.Step{View: v, Asked: true})
	b := r.table.parts.actions.Buttons()[0]
	if b.Label != "Lay 1 card away" || !b.Disabled() {
		t.Errorf("without a mark: %q, disabled %v", b.Label, b.Disabled())
	}
	hand := r.table.parts.hand.Describe().Cards
	r.mark(hand[0].String())
	r.mark(hand[2].String()) // instead of the first
	r.tap("Lay 1 card away")
	if want := v.Legal[0]; len(r.chosen) != 1 || r.chosen[0].Kind != want.Kind || r.chosen[0].Cards != card.SetOf(hand[2]) {
		t.Errorf("chosen %v, want %v", r.chosen, hand[2])
	}
}

func TestTableDeclaresWithTheCard(t *testing.T) {
	r := in(t, "schieber", untilAsked(engine.Weis))
	weis := r.step.View.Legal[0]
	r.raise(false) // no card may be played yet, and yet one can be
	if len(r.chosen) != 1 || r.chosen[0] != weis {
		t.Fatalf("chosen %v, want the Weis first", r.chosen)
	}
	c := r.table.follows
	r.apply(0, weis)
	r.ask()
	if want := engine.PlayCard(c); has(r.step.View.Legal, c) && (len(r.chosen) != 2 || r.chosen[1] != want) {
		t.Errorf("chosen %v, want %v to follow", r.chosen, want)
	} else if !has(r.step.View.Legal, c) && !r.table.parts.message.Warning() {
		t.Errorf("%v may not be played, and nothing says why", c)
	}
	if r.table.follows != card.None {
		t.Error("the card would be played again")
	}
}

func TestTableExchangesNothingFromAnEmptyStock(t *testing.T) {
	r := in(t, "chratze-7", func(r *rig) {
		r.until("an empty stock", func(v engine.View, _ session.Step) bool {
			return asked(engine.Exchange)(v, session.Step{}) && len(v.Legal) == 1
		})
		r.ask()
	})
	if want := r.table.text("table.ask.exchange.none"); r.table.parts.message.Words() != want {
		t.Errorf("message %q, want %q", r.table.parts.message.Words(), want)
	}
	r.table.Key(&fyne.KeyEvent{Name: fyne.KeyRight})
	r.table.Key(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if !r.table.parts.hand.Marked().Empty() || len(r.chosen) != 0 {
		t.Errorf("marked %v, chosen %v: nothing can be exchanged", r.table.parts.hand.Marked(), r.chosen)
	}
	r.tap("Exchange nothing")
	if want := (engine.Action{Kind: engine.Exchange}); !slices.Equal(r.chosen, []engine.Action{want}) {
		t.Errorf("chosen %v, want %v", r.chosen, want)
	}
}

func TestTableKeepsWeisBack(t *testing.T) {
	r := in(t, "schieber", untilAsked(engine.Weis))
	r.tap("No Weis")
	if want := (engine.Action{Kind: engine.NoWeis}); !slices.Equal(r.chosen, []engine.Action{want}) {
		t.Errorf("chosen %v, want %v", r.chosen, want)
	}
}

func TestTablePointsAtWeis(t *testing.T) {
	r := at(t, "weis-offer")
	b, hand := r.table.parts.actions.Buttons()[0], r.table.parts.hand
	b.MouseIn(&desktop.MouseEvent{})
	if want := r.step.View.Legal[slices.IndexFunc(r.step.View.Legal, func(a engine.Action) bool { return a.Kind == engine.Weis })].Cards; hand.Noted() != want {
		t.Errorf("noted %v, want %v", hand.Noted(), want)
	}
	b.MouseOut()
	if !hand.Noted().Empty() {
		t.Errorf("%v stay noted", hand.Noted())
	}
	b.FocusGained()
	if hand.Noted().Empty() {
		t.Error("the focus does not point")
	}
	r.ask()
	if !hand.Noted().Empty() {
		t.Error("cards stay noted on the next step")
	}
}

func TestTableRowsWithOpenModes(t *testing.T) {
	r := in(t, "coiffeur-all", untilAsked(engine.Call))
	r.tap("Joker ×9 …")
	var labels []string
	for _, b := range r.inSheet() {
		labels = append(labels, b.Label)
	}
	want := []string{"Hearts", "Diamonds", "Clubs", "Spades", "From the top", "From the bottom"}
	slices.Sort(labels)
	slices.Sort(want)
	if !slices.Equal(labels, want) {
		t.Errorf("the Joker offers %q, want %q", labels, want)
	}
	test.Tap(r.inSheet()[0])
	if len(r.chosen) != 1 || r.table.p.Game.(engine.CallTexter).CallText(r.chosen[0]).Row != "joker" {
		t.Errorf("chosen %v, want the Joker", r.chosen)
	}
}

func TestTableCoveredHand(t *testing.T) {
	r := in(t, "chratze-4", func(r *rig) {
		r.until("a blind dealer", func(v engine.View, _ session.Step) bool {
			return asked(engine.DoubleBlind)(v, session.Step{}) || asked(engine.Blind)(v, session.Step{})
		})
		r.ask()
	})
	cards := r.table.parts.hand.Describe().Cards
	if len(cards) != r.step.View.Counts[0] || slices.ContainsFunc(cards, func(c card.Card) bool { return c != card.Hidden }) {
		t.Errorf("the hand shows %v, want %d backs", cards, r.step.View.Counts[0])
	}
}

// TestTableTells tells what others do in words, for those who look away.
func TestTableTells(t *testing.T) {
	r := at(t, "turn")
	for _, c := range []struct {
		action engine.Action
		want   string
	}{
		{engine.Action{Kind: engine.Trump, Arg: 1}, "Karl makes Diamonds trump"},
		{engine.Action{Kind: engine.Push}, "Karl pushes"},
		{engine.Action{Kind: engine.WeisHeard, Arg: 100}, "Karl calls 100"},
		{engine.Action{Kind: engine.Call, Arg: 4}, "Karl plays From the top"},
		{engine.Action{Kind: engine.Pass}, "Karl passes"},
		{engine.Action{Kind: engine.Predict, Arg: -1}, "Karl has predicted"},
		{engine.Action{Kind: engine.Blind, Arg: 1}, "Karl plays blind"},
		{engine.Action{Kind: engine.Blind}, "Beat is to play"},
		{engine.Action{Kind: engine.DoubleBlind, Arg: 1}, "Karl plays double blind"},
		{engine.Action{Kind: engine.Chratze}, "Karl chratzes"},
		{engine.Action{Kind: engine.Weg}, "Karl leaves it"},
		{engine.Action{Kind: engine.Metcho}, "Karl comes along"},
		{engine.Action{Kind: engine.PlayOn}, "Karl plays"},
		{engine.Action{Kind: engine.Drop}, "Karl drops out"},
		{engine.Action{Kind: engine.Turn}, "Karl turns trump from the stock"},
		{engine.Action{Kind: engine.Turn, Arg: 1}, "Karl turns the own top card"},
		{engine.Action{Kind: engine.Exchange}, "Karl keeps every card"},
		{engine.Action{Kind: engine.Exchange, Arg: 3}, "Karl exchanges cards: 3"},
		{engine.Action{Kind: engine.Lay, Arg: 1}, "Karl lays away"},
		{engine.Action{Kind: engine.Six, Arg: 1}, "Karl swaps the Six of trumps"},
		{engine.Action{Kind: engine.Schlag, Arg: int16(card.Jack)}, "Karl names the Schlag: Jack"},
		{engine.Action{Kind: engine.Look}, "Karl looks"},
		{engine.Action{Kind: engine.GiveUp}, "Karl gives up"},
	} {
		v := r.step.View
		v.Turn = engine.SeatsOf(1)
		r.show(session.Step{View: v, Event: engine.Event{Seq: 900, By: 3, Action: c.action}})
		if got := r.table.parts.message.Words(); got != c.want {
			t.Errorf("%v %d: %q, want %q", c.action.Kind, c.action.Arg, got, c.want)
		}
	}
}

// TestTableAsks puts every question of the games in words of its own.
func TestTableAsks(t *testing.T) {
	for _, lang := range []string{"en", "de"} {
		seen := map[string]engine.Kind{}
		for k := engine.Call; k <= engine.GiveUp; k++ {
			r := newRig(t, rigOptions{seed: 3, lang: lang})
			key := "table.ask." + k.String()
			words := r.table.text(key)
			switch k {
			case engine.Call, engine.Pass, engine.Weis, engine.WeisHeard, engine.NoWeis, engine.Play, engine.Weg, engine.Drop,
				engine.Raise, engine.Look, engine.GiveUp, engine.Trump:
				continue // asked together with another kind, or in words that name somebody
			}
			if other, double := seen[words]; words == key || double && other != k {
				t.Errorf("%s: %v asks %q", lang, k, words)
			}
			seen[words] = k
		}
	}
}

func TestTableGoals(t *testing.T) {
	for _, c := range []struct {
		game string
		set  func(r *rig)
		want string
	}{
		{"schieber", untilAsked(engine.Play), "/ 300"},
		{"molotow-6", untilAsked(engine.Play), "/ 30"},
		{"differenzler", untilAsked(engine.Predict), "deal 1 of 4"},
		{"differenzler", dealEnd(1), "deal 1 of 4"},
		{"differenzler", func(r *rig) { dealEnd(1)(r); r.move(); untilAsked(engine.Predict)(r) }, "deal 2 of 4"},
		{"coiffeur", untilAsked(engine.Play), ""},
	} {
		r := in(t, c.game, c.set)
		if got := r.table.parts.score.Sides()[0].Goal; got != c.want {
			t.Errorf("%s: %q, want %q", c.game, got, c.want)
		}
	}
}

func TestTablePredictionsAtTheSeats(t *testing.T) {
	r := in(t, "differenzler", inPlay(3, 2))
	v := r.step.View
	for i, w := range r.table.parts.seats {
		s := r.table.seatAt(i)
		tag := w.Look().Tag
		if hidden := strings.HasSuffix(tag, "?"); hidden != (s != v.Viewer) {
			t.Errorf("%s: %q", w.Look().Name, tag)
		}
	}
	if name := r.table.parts.score.Sides()[0].Name; !strings.Contains(name, "predicted") {
		t.Errorf("the header tells %q, without the own prediction", name)
	}
}

func TestTableRanking(t *testing.T) {
	for game, few := range map[string]bool{"molotow-6": true, "chratze-7": false} {
		r := in(t, game, dealEnd(1))
		totals := r.step.View.Totals
		for i, side := range r.table.ranking()[1:] {
			before := r.table.ranking()[i]
			if better := totals[before] <= totals[side]; better != few && totals[before] != totals[side] {
				t.Errorf("%s: %d stands before %d", game, totals[before], totals[side])
			}
		}
	}
}

func TestTableSheetOfPredictions(t *testing.T) {
	r := in(t, "differenzler", dealEnd(1))
	rows := r.table.sheetRows(0, r.step.View.Sheet[0])
	if len(rows) != 3 || rows[0].Cells[0] != "1. Predicted" || rows[2].Cells[0] != "Difference" || len(rows[1].Cells) != 5 {
		t.Fatalf("rows %v", rows)
	}
	for i, side := range r.table.sideOrder() {
		if cell := r.step.View.Sheet[0][3*int(side)+1]; rows[1].Cells[i+1] != r.table.inOrder([]engine.Cell{cell})[0] && side == r.table.ownSide() {
			t.Errorf("side %d made %q, want %d", side, rows[1].Cells[i+1], cell.N)
		}
	}
}
