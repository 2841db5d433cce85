package screen

import (
	"fmt"

	"fyne.io/fyne/v2"

	"krutzjass/app/session"
	"krutzjass/app/widget"
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// choosing tells whether the viewer chooses a trump or a mode, which has the
// middle of the table for itself.
func (t *Table) choosing() bool {
	return t.step.Asked && t.view().Phase == engine.PhaseCall && t.step.Pause == session.NoPause
}

// fillActions builds the buttons from the legal actions that are not plain
// plays, and from the card that is raised.
func (t *Table) fillActions() {
	var list []*widget.Button
	switch {
	case t.step.Pause == session.TrickPause || t.step.Pause == session.WeisPause:
		list = t.onward()
	case t.step.Asked && t.step.Pause == session.NoPause:
		list = append(t.choices(), t.plays()...)
	}
	for _, b := range list {
		b.OnKey = t.typed
	}
	t.parts.actions.Set(list)
}

// onward is the button that ends a pause.
func (t *Table) onward() []*widget.Button {
	if t.p.Next == nil {
		return nil
	}
	weight := widget.Plain
	if t.step.Pause == session.WeisPause {
		weight = widget.Primary
	}
	return []*widget.Button{widget.NewButton(t.ground, t.text("table.continue"), weight, t.next)}
}

// manyChoices is from how many choices of a kind on they get a sheet of their own.
const manyChoices = 9

// choices are the legal actions that are no cards to play. Of the Weis only the
// best is a button; the others are a tap further, and so is a kind of which there
// are too many for a bar.
func (t *Table) choices() (list []*widget.Button) {
	count := map[engine.Kind]int{}
	for _, a := range t.view().Legal {
		count[a.Kind]++
	}
	weis, opened := 0, map[engine.Kind]bool{}
	for _, a := range t.view().Legal {
		switch {
		case a.Kind == engine.Play:
		case a.Kind == engine.Weis:
			if weis++; weis == 1 {
				list = append(list, t.button(a, widget.Primary))
			}
		case count[a.Kind] < manyChoices:
			list = append(list, t.button(a, widget.Plain))
		case !opened[a.Kind]:
			opened[a.Kind] = true
			list = append(list, widget.NewButton(t.ground, t.kindWords(a.Kind)+" …", widget.Primary, func() { t.openMany(a.Kind) }))
		}
	}
	if weis > 1 {
		list = append(list, widget.NewButton(t.ground, t.text("table.weis.fewer"), widget.Plain, t.openWeis))
	}
	return list
}

// button is a legal action as a button.
func (t *Table) button(a engine.Action, weight widget.Weight) *widget.Button {
	b := widget.NewButton(t.ground, t.actionWords(a), weight, func() { t.choose(a) })
	if suit, ok := suitOf(a); ok {
		b.Picture = t.signPicture(suit)
		b.Spoken = t.text("table.trump.spoken", t.suitName(suit))
	}
	return b
}

// suitOf is the suit that an action makes trump.
func suitOf(a engine.Action) (card.Suit, bool) {
	switch a.Kind {
	case engine.Trump:
		return card.Suit(a.Arg), true
	case engine.Call:
		return engine.Mode(a.Arg & 15).TrumpSuit()
	}
	return 0, false
}

// actionWords says what an action does, in the game's words where it has some.
func (t *Table) actionWords(a engine.Action) string {
	if suit, ok := suitOf(a); ok && a.Kind == engine.Trump {
		return t.suitName(suit)
	}
	switch a.Kind {
	case engine.Push:
		return t.label("action.push", "table.push")
	case engine.Weis:
		return t.text("table.weis.call", t.weisOf(a).Highest())
	case engine.Call, engine.Direction:
		return t.callWords(a)
	}
	words := t.kindWords(a.Kind)
	if a.Arg != 0 && a.Cards.Empty() {
		words = fmt.Sprint(words, " ", a.Arg)
	}
	return words
}

// kindWords says what the actions of a kind do.
func (t *Table) kindWords(k engine.Kind) string { return t.label("action."+k.String(), "table.action") }

// modeWords is what a mode is called: a suit by its sign.
func (t *Table) modeWords(m engine.Mode) string {
	if suit, ok := m.TrumpSuit(); ok {
		return t.suitName(suit)
	}
	return t.label("mode."+m.String(), "table.mode."+m.String())
}

// callWords says what a call names: a mode, or a row of the chart with the mode
// that it leaves open.
func (t *Table) callWords(a engine.Action) string {
	texter, ok := t.p.Game.(engine.CallTexter)
	if !ok || texter.CallText(a).Row == "" {
		return t.modeWords(engine.Mode(a.Arg & 15))
	}
	call := texter.CallText(a)
	words := call.Row
	if row := t.p.Label("row." + call.Row); row != "" {
		words = row
	}
	for _, name := range []string{call.Mode, call.Direction} {
		if m, ok := engine.ParseMode(name); ok {
			words += " · " + t.modeWords(m)
		}
	}
	return words
}

// openMany lists all choices of a kind.
func (t *Table) openMany(k engine.Kind) {
	bar := widget.NewActionBar(t.ground)
	var list []*widget.Button
	for _, a := range t.view().Legal {
		if a.Kind == k {
			b := t.button(a, widget.Plain)
			b.Outlined, b.OnKey = true, t.typed
			if a.Kind == engine.Predict {
				b.Label = fmt.Sprint(a.Arg)
			}
			list = append(list, b)
		}
	}
	bar.Set(list)
	t.openSheet(widget.SheetLook{Title: t.kindWords(k), Body: []fyne.CanvasObject{bar}})
	t.answer = true
}

// plays are the buttons of the raised card: to play it, and to play it with
// whatever may be said along with it.
func (t *Table) plays() (list []*widget.Button) {
	raised, up := t.parts.hand.Raised()
	if !up {
		return nil
	}
	for _, a := range t.view().Legal {
		if a.Kind != engine.Play || a.Card() != raised {
			continue
		}
		words, weight := t.text("table.play"), widget.Primary
		switch a.Arg {
		case engine.PlayStoeck:
			words = t.label("action.stoeck", "table.play.stoeck")
		case engine.PlayBoech:
			words, weight = t.label("action.boech", "table.play.boech"), widget.Plain
		}
		b := widget.NewButton(t.ground, words, weight, func() { t.choose(a) })
		b.Spoken = words + ": " + t.cardName(raised)
		list = append(list, b)
	}
	return list
}

// play is a card played by hand: the plain play of it.
func (t *Table) play(c card.Card) { t.choose(engine.PlayCard(c)) }

// refuse says which rule forbids a card; nothing changes.
func (t *Table) refuse(c card.Card) {
	t.reason = t.why(engine.PlayCard(c))
	t.fillMessage()
	t.parts.message.Refresh()
}

// typed handles a key that a focused button had no use for.
func (t *Table) typed(e *fyne.KeyEvent) { t.Key(e) }

// Key handles a key that no widget took, and tells whether it did: Enter and
// Escape end pauses and close sheets, F1 and D tell the table in words, the
// others belong to the hand.
func (t *Table) Key(e *fyne.KeyEvent) bool {
	if t.sheet != nil {
		return t.sheetKey(e, t.sheet)
	}
	switch e.Name {
	case fyne.KeyF1, fyne.KeyD:
		t.openDescription()
		return true
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace, fyne.KeyEscape:
		if t.step.Pause == session.TrickPause || t.step.Pause == session.WeisPause ||
			t.step.Pause == session.HandPause && e.Name != fyne.KeyEscape {
			t.next()
			return true
		}
	}
	if t.panel != nil && t.sheetKey(e, t.panel) || t.panel == nil && t.parts.hand.Key(e) {
		return true
	}
	if e.Name == fyne.KeyEscape {
		t.openMenu()
		return true
	}
	return false
}

func (t *Table) sheetKey(e *fyne.KeyEvent, s *widget.Sheet) bool {
	switch e.Name {
	case fyne.KeyEscape:
		return s.Close()
	case fyne.KeyPageDown, fyne.KeyDown:
		s.Page(0.5)
	case fyne.KeyPageUp, fyne.KeyUp:
		s.Page(-0.5)
	default:
		return false
	}
	return true
}
