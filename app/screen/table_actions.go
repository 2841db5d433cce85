package screen

import (
	"fyne.io/fyne/v2"

	"krutzjass/app/session"
	"krutzjass/app/widget"
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// fillActions builds the buttons from the legal actions that are not plain
// plays, and from the card that is raised.
func (t *Table) fillActions() { t.parts.actions.Set(t.offers()) }

// offers makes those buttons.
func (t *Table) offers() (list []*widget.Button) {
	switch {
	case t.step.Pause == session.TrickPause || t.step.Pause == session.WeisPause:
		list = t.onward()
	case t.asks(engine.Predict):
		list = []*widget.Button{t.predictButton()}
	case t.asks(engine.Exchange), t.asks(engine.Lay):
		list = []*widget.Button{t.markButton()}
	case t.step.Asked && t.step.Pause == session.NoPause:
		list = append(append(t.choices(), t.plays()...), t.askButton()...)
	}
	for _, b := range list {
		b.OnKey = t.typed
	}
	return list
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
	opened := map[engine.Kind]bool{}
	for _, a := range t.view().Legal {
		switch {
		case a.Kind == engine.Play, t.rowOf(a) != "":
		case a.Kind == engine.Weis && !opened[a.Kind]:
			list = append(list, t.button(a, widget.Primary))
		case opened[a.Kind]:
		case count[a.Kind] < manyChoices:
			list = append(list, t.button(a, widget.Plain))
			continue
		default:
			list = append(list, t.manyButton(a.Kind))
		}
		opened[a.Kind] = true
	}
	if count[engine.Weis] > 1 {
		list = append(list, widget.NewButton(t.ground, t.text("table.weis.fewer"), widget.Plain, t.openWeis))
	}
	return append(t.rowButtons(), list...)
}

// manyButton opens the sheet of all choices of a kind.
func (t *Table) manyButton(k engine.Kind) *widget.Button {
	return widget.NewButton(t.ground, t.kindWords(k)+" …", widget.Primary, func() {
		var all []engine.Action
		for _, a := range t.view().Legal {
			if a.Kind == k {
				all = append(all, a)
			}
		}
		t.openChoices(t.kindWords(k), all)
	})
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

// play is a card played by hand: the plain play of it. Where the Weis are to be
// declared before it, the tap declares them and the card follows.
func (t *Table) play(c card.Card) {
	if t.declaring() {
		t.follows = c
		for _, a := range t.view().Legal {
			if a.Kind == engine.Weis {
				t.choose(a)
				return
			}
		}
	}
	t.choose(engine.PlayCard(c))
}

// declaring tells whether the Weis must be declared or kept before a card may be
// played.
func (t *Table) declaring() bool { return t.asks(engine.Weis) && !t.asks(engine.Play) }

// follow plays the card that was tapped before the Weis were declared, or says
// why it may not be.
func (t *Table) follow() {
	c := t.follows
	if c == card.None || !t.asks(engine.Play) {
		return
	}
	t.follows = card.None
	if t.why(engine.PlayCard(c)) != "" {
		t.refuse(c)
		return
	}
	t.play(c)
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
		if e.Name == fyne.KeyEscape && t.refusal.words != "" {
			t.parts.hand.Lower()
			t.takeBack()
			return true
		}
		if t.step.Pause == session.TrickPause || t.step.Pause == session.WeisPause ||
			t.step.Pause == session.HandPause && e.Name != fyne.KeyEscape {
			t.next()
			return true
		}
	}
	if t.parts.pad.Visible() && t.panel == nil && t.padKey(e) {
		return true
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

// padKey gives the pad its keys; Enter says the number on it.
func (t *Table) padKey(e *fyne.KeyEvent) bool {
	if e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter {
		if n, ok := t.parts.pad.Number(); ok {
			t.choose(engine.Action{Kind: engine.Predict, Arg: int16(n)})
		}
		return true
	}
	return t.parts.pad.Key(e)
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
