package screen

import (
	"errors"
	"strings"

	"krutzjass/app/session"
	"krutzjass/app/widget"
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// fillMessage says in plain words what is awaited, else what has just happened.
func (t *Table) fillMessage() {
	if t.reason != "" {
		t.parts.message.Set(t.reason, true)
		return
	}
	words := ""
	switch {
	case t.step.Pause == session.WeisPause:
		words = t.whyWon()
	case t.step.Pause == session.HandPause, t.step.Pause == session.EndPause:
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
	case v.Phase == engine.PhaseCall:
		return t.callAwaited()
	case v.Phase != engine.PhasePlay:
		return t.text("table.ask")
	case v.Trick.N == 0:
		return t.text("table.ask.lead")
	}
	led := v.Trick.Cards[0].Suit()
	name := t.suitName(led)
	trump, hasTrump := v.Mode.TrumpSuit()
	follow, other := 0, 0
	for _, a := range v.Legal {
		switch {
		case a.Kind != engine.Play:
		case a.Card().Suit() == led:
			follow++
		default:
			other++
		}
	}
	switch {
	case follow > 0 && other == 0:
		return t.text("table.ask.follow", name)
	case follow > 0 && hasTrump && led != trump:
		return t.text("table.ask.trump", name)
	}
	return t.text("table.ask.any", name)
}

// callAwaited says what the viewer may call: whether pushing is one of it.
func (t *Table) callAwaited() string {
	v := t.view()
	partner := t.partner()
	for _, a := range v.Legal {
		if a.Kind == engine.Push {
			return t.text("table.ask.call", t.playerName(partner))
		}
	}
	if f, ok := v.Fact(engine.FactPushed); ok && f.Seat != v.Viewer {
		return t.text("table.ask.pushed", t.playerName(f.Seat))
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

// happened tells the last event in words, if there is something to tell.
func (t *Table) happened() string {
	e := t.last
	by, own := t.playerName(e.By), e.By == t.view().Viewer
	for _, x := range e.Effects {
		if x.Kind == engine.Take {
			return t.taken(x)
		}
	}
	for _, x := range e.Effects {
		if x.Kind == engine.Score && x.Why == engine.WhyStoeck {
			return t.toldBy(own, "table.told.stoeck.you", "table.told.stoeck", by, x.Points)
		}
	}
	switch e.Action.Kind {
	case engine.Trump:
		name := t.suitName(card.Suit(e.Action.Arg))
		return t.toldBy(own, "table.told.trump.you", "table.told.trump", by, name)
	case engine.Push:
		return t.toldBy(own, "table.told.push.you", "table.told.push", by)
	case engine.WeisHeard:
		return t.text("table.told.weis", by, e.Action.Arg)
	case engine.Weis:
		return t.text("table.told.weis.you", t.calledHighest(e.By))
	}
	return ""
}

// told fills the sentence about the viewer or the one about another player.
func (t *Table) told(own bool, you, they string, args ...any) string {
	if own {
		return t.text(you, args...)
	}
	return t.text(they, args...)
}

// toldBy is told with the player's name as the first argument.
func (t *Table) toldBy(own bool, you, they string, by string, args ...any) string {
	if own {
		return t.text(you, args...)
	}
	return t.text(they, append([]any{by}, args...)...)
}

func (t *Table) calledHighest(s engine.Seat) int {
	v := t.view()
	f, _ := v.FactOf(engine.FactCalled, s)
	return f.Value
}

// taken tells who took a trick and what it is worth.
func (t *Table) taken(x engine.Effect) string {
	if x.Points < 0 { // tricks of this game have no points
		return t.toldBy(x.Seat == t.view().Viewer, "table.told.take.bare.you", "table.told.take.bare", t.playerName(x.Seat))
	}
	return t.toldBy(x.Seat == t.view().Viewer, "table.told.take.you", "table.told.take", t.playerName(x.Seat), x.Points)
}

// waiting says who acts next.
func (t *Table) waiting() string {
	v := t.view()
	switch on := v.Turn.List(); {
	case len(on) == 0:
		return ""
	case on[0] == engine.Nature:
		return t.text("table.wait.deal")
	case on[0] == v.Viewer:
		return t.text("table.ask")
	case v.Phase == engine.PhaseCall:
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
		lines = append(lines, t.text("table.tell.hand", t.cardNames(v.Hand)))
	}
	return append(lines, t.parts.message.Words())
}

// spokenHand tells the hand and the raised card.
func (t *Table) spokenHand(h widget.HandState) string {
	words := t.text("table.tell.hand", t.cardNames(t.view().Hand))
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
