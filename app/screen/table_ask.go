package screen

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"krutzjass/app/session"
	"krutzjass/app/widget"
	"krutzjass/assets"
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/jass"
)

// asks tells whether the viewer is asked and may do something of a kind.
func (t *Table) asks(k engine.Kind) bool {
	if !t.step.Asked || t.step.Pause != session.NoPause {
		return false
	}
	for _, a := range t.view().Legal {
		if a.Kind == k {
			return true
		}
	}
	return false
}

// choosing tells whether the viewer is asked for something that is no card, which
// has the middle of the empty table for itself.
func (t *Table) choosing() bool {
	v := t.view()
	_, marking := t.marking()
	return t.step.Asked && t.step.Pause == session.NoPause && v.Phase != engine.PhasePlay && v.Trick.N == 0 && !marking && !t.asks(engine.Predict)
}

// suitOf is the suit that an action makes trump.
func suitOf(a engine.Action) (card.Suit, bool) {
	switch a.Kind {
	case engine.Trump:
		return card.Suit(a.Arg), true
	case engine.Call, engine.Direction:
		return engine.Mode(a.Arg & 15).TrumpSuit()
	}
	return 0, false
}

// actionWords says what an action does, in the game's words where it has some.
func (t *Table) actionWords(a engine.Action) string {
	switch a.Kind {
	case engine.Trump:
		return t.suitName(card.Suit(a.Arg))
	case engine.Weis:
		return t.text("table.weis.call", t.weisOf(a).Highest())
	case engine.Call, engine.Direction:
		return t.callWords(a)
	case engine.Schlag:
		return t.rankName(card.Rank(a.Arg))
	case engine.Blind, engine.DoubleBlind, engine.Six, engine.Turn:
		key := fmt.Sprintf("%v.%d", a.Kind, a.Arg)
		return t.label("action."+key, "table.do."+key)
	case engine.Raise, engine.Look, engine.GiveUp:
		if n, ok := t.stakeAfter(a.Kind); ok {
			return fmt.Sprintf("%s (%d)", t.kindWords(a.Kind), n)
		}
	}
	return t.kindWords(a.Kind)
}

// kindWords says what the actions of a kind do.
func (t *Table) kindWords(k engine.Kind) string {
	return t.label("action."+k.String(), "table.do."+k.String())
}

// stakeAfter is what the deal is worth after an answer, or what it then costs.
func (t *Table) stakeAfter(k engine.Kind) (n int, ok bool) {
	stake, ok := t.view().Fact("stake")
	asked, open := t.view().Fact("asked")
	switch {
	case k == engine.Raise && open:
		return asked.Value + 1, true
	case k == engine.Raise:
		return stake.Value + 1, ok
	case k == engine.Look:
		return asked.Value, open
	}
	return stake.Value, ok
}

// modeWords is what a mode is called: a suit by its sign.
func (t *Table) modeWords(m engine.Mode) string {
	if suit, ok := m.TrumpSuit(); ok {
		return t.suitName(suit)
	}
	return t.label("mode."+m.String(), "table.mode."+m.String())
}

// modePicture is the sign of a mode.
func (t *Table) modePicture(m engine.Mode) widget.Picture {
	if suit, ok := m.TrumpSuit(); ok {
		return t.signPicture(suit)
	}
	return widget.Emblem(m.String())
}

// rowName is what a row of the chart is called, by its name in records.
func (t *Table) rowName(row string) string {
	if m, ok := engine.ParseMode(row); ok {
		return t.modeWords(m)
	}
	return t.label("row."+row, "table.row."+row)
}

// rowOf is the row that a call names, "" in games without rows.
func (t *Table) rowOf(a engine.Action) string {
	if texter, ok := t.p.Game.(engine.CallTexter); ok && a.Kind == engine.Call {
		return texter.CallText(a).Row
	}
	return ""
}

// callWords says what a call names: a mode with what it counts, or a row of the
// chart with the mode that it leaves open.
func (t *Table) callWords(a engine.Action) string {
	row := t.rowOf(a)
	if row == "" {
		return t.modeWords(engine.Mode(a.Arg&15)) + t.times(a)
	}
	words := t.rowName(row)
	call := t.p.Game.(engine.CallTexter).CallText(a)
	for _, name := range []string{call.Mode, call.Direction} {
		if m, ok := engine.ParseMode(name); ok {
			words += " · " + t.modeWords(m)
		}
	}
	return words
}

// times says how many times a called deal counts, where that differs.
func (t *Table) times(a engine.Action) string {
	o := t.view().Setup.Options
	factor := 0
	if row := t.rowOf(a); row != "" {
		factor = t.rowFactor(t.openPlace(row))
	} else if a.Kind == engine.Call && o.Flag("factors") {
		factor = int(jass.Factor(engine.Mode(a.Arg & 15)))
	}
	if factor > 0 {
		return fmt.Sprint(" ×", factor)
	}
	return ""
}

// chart is the rows of the chart and their factors, where the game has one.
func (t *Table) chart() (rows []string, factors []int) {
	o := t.view().Setup.Options
	rows, _ = o["rows"].([]string)
	factors, _ = o["factors"].([]int)
	return rows, factors
}

// rowFactor is the factor of a place of the chart; 0 if there is none.
func (t *Table) rowFactor(place int) int {
	if _, factors := t.chart(); place >= 0 && place < len(factors) {
		return factors[place]
	}
	return 0
}

// openPlace is the first place of a row that the viewer's side has not written.
func (t *Table) openPlace(row string) int {
	rows, _ := t.chart()
	for place, name := range rows {
		if cells := t.view().Sheet; name == row && place < len(cells) && !cells[place][t.ownSide()].Set {
			return place
		}
	}
	return -1
}

// rankName is what a rank is called in the chosen faces.
func (t *Table) rankName(r card.Rank) string {
	return assets.RankName(r, t.p.Style, t.p.Style.Lang)
}

// button is a legal action as a button.
func (t *Table) button(a engine.Action, weight widget.Weight) *widget.Button {
	b := widget.NewButton(t.ground, t.actionWords(a), weight, func() { t.choose(a) })
	switch suit, isTrump := suitOf(a); {
	case a.Kind == engine.Weis:
		b.OnPoint = func(on bool) { t.pointAt(a, on) }
	case isTrump:
		b.Picture = t.signPicture(suit)
		b.Spoken = t.text("table.trump.spoken", t.suitName(suit)) + t.times(a)
	case a.Kind == engine.Call || a.Kind == engine.Direction:
		b.Picture = t.modePicture(engine.Mode(a.Arg & 15))
	}
	return b
}

// pointAt raises the cards of a Weis a little while its button is pointed at.
func (t *Table) pointAt(a engine.Action, on bool) {
	if on {
		t.parts.hand.Note(a.Cards)
	} else if t.parts.hand.Noted() == a.Cards {
		t.parts.hand.Note(card.Set{})
	}
}

// rowButtons are the rows that may be called, in the order of the chart; a row
// that leaves the mode open asks for it on a sheet.
func (t *Table) rowButtons() (list []*widget.Button) {
	calls := map[string][]engine.Action{}
	var order []string
	for _, a := range t.view().Legal {
		if row := t.rowOf(a); row != "" {
			if calls[row] == nil {
				order = append(order, row)
			}
			calls[row] = append(calls[row], a)
		}
	}
	for _, row := range order {
		of := calls[row]
		b := t.button(of[0], widget.Plain)
		b.Label = t.rowName(row) + t.times(of[0])
		b.Spoken = b.Label
		if m, ok := engine.ParseMode(row); ok {
			b.Picture = t.modePicture(m)
		} else {
			b.Picture = widget.Emblem(row)
		}
		if len(of) > 1 {
			b.Label += " …"
			b.OnTap = func() { t.openChoices(t.rowName(row)+t.times(of[0]), of) }
		}
		list = append(list, b)
	}
	return list
}

// openChoices lists actions on a sheet.
func (t *Table) openChoices(title string, actions []engine.Action) {
	bar := widget.NewActionBar(t.ground)
	var list []*widget.Button
	for _, a := range actions {
		b := t.button(a, widget.Plain)
		b.Outlined, b.OnKey = true, t.typed
		if row := t.rowOf(a); row != "" {
			b.Label = t.modeWords(engine.Mode(a.Arg & 15))
		}
		list = append(list, b)
	}
	bar.Set(list)
	t.openSheet(widget.SheetLook{Title: title, Body: []fyne.CanvasObject{bar}})
	t.answer = true
}

// marking gives the kind of action for which cards of the hand are marked, if one
// is asked for, and of how many cards at most.
func (t *Table) marking() (most int, asked bool) {
	if !t.step.Asked || t.step.Pause != session.NoPause {
		return 0, false
	}
	for _, a := range t.view().Legal {
		if a.Kind == engine.Exchange || a.Kind == engine.Lay {
			most, asked = max(most, a.Cards.Len()), true
		}
	}
	return most, asked
}

// markButton confirms the cards that are marked; disabled, it says how many are
// to be.
func (t *Table) markButton() *widget.Button {
	marked := t.parts.hand.Marked()
	most, _ := t.marking()
	for _, a := range t.view().Legal {
		if (a.Kind == engine.Exchange || a.Kind == engine.Lay) && a.Cards == marked {
			return widget.NewButton(t.ground, t.markWords(a.Kind, marked.Len()), widget.Primary, func() { t.choose(a) })
		}
	}
	b := widget.NewButton(t.ground, t.markWords(engine.Lay, most), widget.Plain, nil)
	b.Disable()
	return b
}

// markWords says what is done with so many cards.
func (t *Table) markWords(k engine.Kind, n int) string {
	switch {
	case n == 0:
		return t.text("table.mark.none")
	case n == 1:
		return t.text("table.mark." + k.String() + ".one")
	}
	return t.text("table.mark."+k.String(), n)
}

// predictButton confirms the number on the pad.
func (t *Table) predictButton() *widget.Button {
	n, ok := t.parts.pad.Number()
	words := t.kindWords(engine.Predict)
	if ok {
		words = fmt.Sprint(words, " ", n)
	}
	b := widget.NewButton(t.ground, strings.TrimSpace(words), widget.Primary, func() {
		t.choose(engine.Action{Kind: engine.Predict, Arg: int16(n)})
	})
	if !ok {
		b.Weight = widget.Plain
		b.Disable()
	}
	return b
}

// fillPad shows the number pad while a prediction is asked for.
func (t *Table) fillPad() {
	pad, asked := t.parts.pad, t.asks(engine.Predict)
	showPart(pad, asked)
	if !asked {
		pad.Clear()
		return
	}
	pad.Most = 0
	for _, a := range t.view().Legal {
		if a.Kind == engine.Predict {
			pad.Most = max(pad.Most, int(a.Arg))
		}
	}
	pad.Refresh()
}
