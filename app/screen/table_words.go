package screen

import (
	"errors"
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"krutzjass/app/session"
	"krutzjass/app/widget"
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// fillMessage says in plain words what is awaited, else what has just happened.
func (t *Table) fillMessage() {
	if t.refusal.words != "" {
		t.parts.message.Set(t.refusal.words, true)
		return
	}
	words := ""
	switch {
	case t.step.Pause == session.WeisPause:
		words = t.whyShown()
	case t.step.Pause == session.HandPause, t.step.Pause == session.EndPause, t.step.Pause == session.CoverPause:
	case t.step.Asked:
		words = t.awaited()
	default:
		if words = t.happened(); words == "" {
			words = t.waiting()
		}
	}
	t.parts.message.Set(words, false)
}

// awaited says what the viewer is to do.
func (t *Table) awaited() string {
	v := t.view()
	switch {
	case t.asks(engine.Trump), t.asks(engine.Call) && !t.hasRows():
		return t.callAwaited()
	case t.asks(engine.Call):
		return t.text("table.ask.row")
	case t.declaring():
		return t.text("table.ask.weis")
	case t.asks(engine.Look):
		asked, _ := v.Fact("asked")
		return t.text("table.ask.look", t.playerName(asked.Seat), asked.Value)
	case t.asks(engine.Exchange) && len(v.Legal) == 1:
		return t.text("table.ask.exchange.none")
	case t.asks(engine.Exchange) && t.few() > 0:
		return t.text("table.ask.exchange.few", t.few())
	case !t.asks(engine.Play):
		return t.text("table.ask." + v.Legal[0].Kind.String())
	case v.Trick.N == 0:
		return t.text("table.ask.lead")
	}
	return t.followAwaited()
}

// followAwaited says what the cards that lie there ask of the viewer's hand.
func (t *Table) followAwaited() string {
	v := t.view()
	led := v.Trick.Cards[0].Suit()
	name := t.suitName(led)
	trump, hasTrump := v.Mode.TrumpSuit()
	follow, trumps, other := 0, 0, 0
	for _, a := range v.Legal {
		switch suit := a.Card().Suit(); {
		case a.Kind != engine.Play:
		case suit == led:
			follow++
		case hasTrump && suit == trump:
			trumps++
		default:
			other++
		}
	}
	switch {
	case follow > 0 && other > 0:
		return t.text("table.ask.free")
	case follow > 0 && trumps > 0:
		return t.text("table.ask.trump", name)
	case follow > 0:
		return t.text("table.ask.follow", name)
	}
	return t.text("table.ask.any", name)
}

// hasRows tells whether the game's calls name rows of a chart.
func (t *Table) hasRows() bool {
	rows, _ := t.chart()
	return len(rows) > 0
}

// callAwaited says what the viewer may call: whether pushing is one of it.
func (t *Table) callAwaited() string {
	v := t.view()
	partner := t.partner()
	for _, a := range v.Legal {
		if a.Kind == engine.Push {
			if t.asks(engine.Call) {
				return t.text("table.ask.call.push", t.playerName(partner))
			}
			return t.text("table.ask.call", t.playerName(partner))
		}
	}
	if f, ok := v.Fact(engine.FactPushed); ok && f.Seat != v.Viewer {
		return t.text("table.ask.pushed", t.playerName(f.Seat))
	}
	if t.asks(engine.Call) {
		return t.text("table.ask.call.must")
	}
	return t.text("table.ask.must")
}

// partner is the other seat of the viewer's side, Nobody where there is none.
func (t *Table) partner() engine.Seat {
	for i := 1; i < len(t.view().Setup.Seats); i++ {
		if s := t.seatAt(i); t.p.Game.Info().Side(s) == t.ownSide() {
			return s
		}
	}
	return engine.Nobody
}

// waiting says who acts next.
func (t *Table) waiting() string {
	v := t.view()
	switch on := v.Turn.List(); {
	case len(on) == 0:
		return ""
	case on[0] == engine.Nature:
		return t.text("table.wait.deal")
	case len(on) > 1:
		return t.text("table.wait.all")
	case t.isYou(on[0]):
		return t.text("table.ask")
	case v.Phase != engine.PhasePlay:
		return t.text("table.wait.call", t.playerName(on[0]))
	default:
		return t.text("table.wait", t.playerName(on[0]))
	}
}

// why gives the sentence of the rule that forbids an action.
func (t *Table) why(a engine.Action) string {
	err := t.p.Game.Why(t.step.View, a)
	var illegal *engine.Illegal
	switch {
	case err == nil:
		return ""
	case errors.As(err, &illegal):
		return t.label("rule."+string(illegal.Rule), "table.refused")
	case errors.Is(err, engine.ErrOver):
		return t.text("table.refused.over")
	}
	return t.text("table.refused.turn")
}

// describe tells the whole table in sentences, for whoever cannot see it.
func (t *Table) describe() (lines []string) {
	v := t.view()
	for _, side := range t.sideLooks(false) {
		lines = append(lines, t.text("table.tell.score", side.Name, side.Total))
	}
	if suit, ok := v.Mode.TrumpSuit(); ok {
		lines = append(lines, t.text("table.tell.trump", t.suitName(suit)))
	}
	lines = append(lines, t.tellFacts()...)
	if v.Dealer >= 0 {
		lines = append(lines, t.text("table.tell.dealer", t.name(v.Dealer)))
	}
	trick := t.shownTrick()
	if trick.N == 0 {
		lines = append(lines, t.text("table.tell.empty"))
	}
	for i, c := range trick.Laid() {
		lines = append(lines, t.text("table.tell.card", t.name(trick.Seat(i, len(v.Setup.Seats))), t.cardName(c)))
	}
	if !v.Hand.Empty() {
		lines = append(lines, t.tellHand(t.parts.hand.Describe()))
	}
	return append(lines, t.parts.message.Words())
}

// tellFacts tells what lies open and what is to know about each seat.
func (t *Table) tellFacts() (lines []string) {
	v := t.view()
	if !v.Table.Empty() {
		lines = append(lines, t.text("table.tell.fact", t.text("table.open"), t.cardNames(v.Table)))
	}
	for _, f := range v.Facts {
		for _, form := range factForms {
			switch {
			case form.key != f.Key || form.place != onBoard:
			case form.value == oneCard:
				lines = append(lines, t.text("table.tell.fact", t.factName(f.Key), t.cardName(card.Card(f.Value))))
			case form.value == chips:
				lines = append(lines, t.text("table.tell.fact", t.factName(f.Key), fmt.Sprint(f.Value)))
			default:
				lines = append(lines, strings.Trim(t.text("table.tell.fact", t.factName(f.Key), t.factWords(form.value, f)), ": "))
			}
		}
	}
	for i := range v.Setup.Seats {
		if s := t.seatAt(i); t.seatTag(s) != "" {
			lines = append(lines, t.text("table.tell.fact", t.name(s), t.seatTag(s)))
		}
	}
	return lines
}

// tellHand tells the cards in the order shown, each with the key that raises it
// where there are keys.
func (t *Table) tellHand(h widget.HandState) string {
	key, between := "table.tell.hand.keys", "; "
	if fyne.CurrentDevice().IsMobile() {
		key, between = "table.tell.hand", ", "
	}
	var names []string
	for i, c := range h.Cards {
		name := t.cardName(c)
		if k := widget.CardKey(i); k != "" && !fyne.CurrentDevice().IsMobile() {
			name = t.text("table.tell.key", k, name)
		}
		names = append(names, name)
	}
	return t.text(key, strings.Join(names, between))
}

// spokenHand tells the hand and the raised card.
func (t *Table) spokenHand(h widget.HandState) string {
	words := t.tellHand(h)
	if h.Raised >= 0 {
		words += " " + t.text("table.tell.raised", t.cardName(h.Cards[h.Raised]))
	}
	return words
}

func (t *Table) cardNames(set card.Set) string {
	var names []string
	for c := range set.All() {
		names = append(names, t.cardName(c))
	}
	return strings.Join(names, ", ")
}
