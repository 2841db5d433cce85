package screen

import (
	"fmt"
	"strings"

	"krutzjass/app/session"
	"krutzjass/app/widget"
	"krutzjass/assets"
	"krutzjass/engine"
	"krutzjass/engine/card"
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

// few is how many cards may be marked where that is fewer than the hand has; 0
// where it is as good as all.
func (t *Table) few() int {
	if most, _ := t.marking(); most < t.view().Hand.Len() {
		return most
	}
	return 0
}

// markButton confirms the cards that are marked; disabled, it says how many are
// to be, and then how many more.
func (t *Table) markButton() *widget.Button {
	marked := t.parts.hand.Marked()
	most, _ := t.marking()
	for _, a := range t.view().Legal {
		if (a.Kind == engine.Exchange || a.Kind == engine.Lay) && a.Cards == marked {
			return widget.NewButton(t.ground, t.markWords(a.Kind, marked.Len()), widget.Primary, func() { t.choose(a) })
		}
	}
	words := t.markWords(engine.Lay, most)
	switch more := most - marked.Len(); {
	case marked.Empty():
	case more == 1:
		words = t.text("table.mark.more.one")
	default:
		words = t.text("table.mark.more", more)
	}
	b := widget.NewButton(t.ground, words, widget.Plain, nil)
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
	if pad.Visible() && !asked {
		t.unfocus() // from its keys
	}
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
