package screen

import (
	"fmt"
	"math"
	"strconv"

	"krutzjass/ai/coach"
	"krutzjass/engine"
)

// tipWords says what the coach would do.
func (t *Table) tipWords(tip *coach.Tip) string {
	key := "coach.tip.do"
	if tip.Action.Kind == engine.Play {
		key = "coach.tip.play"
	}
	return t.text(key, t.doWords(tip.Action))
}

// reasonedWords is a sentence with its reason and the example, then without the
// example, then alone.
func (t *Table) reasonedWords(said string, r coach.Reason) []string {
	why, example := t.whyWords(r)
	list := []string{said + why + example}
	if example != "" {
		list = append(list, said+why)
	}
	if why != "" {
		list = append(list, said)
	}
	return list
}

// commentWords says what a move was worth.
func (t *Table) commentWords(c *coach.Comment) string {
	better := t.doWords(c.Better)
	switch {
	case c.Played == c.Better:
		return t.text("coach.good")
	case c.Size == coach.Taste:
		return t.text("coach.taste", better)
	case c.Size == coach.Some:
		return t.text("coach.some", better, t.amount(c.Cost))
	case c.Size == coach.Dear:
		return t.text("coach.dear", better, t.amount(c.Cost))
	}
	return t.text("coach.other", better)
}

// reviewWords says what was dear in a hand, a line for each move.
func (t *Table) reviewWords(r *coach.Review) (list []string) {
	if len(r.Lessons) == 0 {
		return []string{t.text("coach.review.none")}
	}
	for i := range r.Lessons {
		l := &r.Lessons[i]
		played, better, cost := t.doWords(l.Played), t.doWords(l.Better), t.amount(l.Cost)
		words := t.text("coach.review.call", played, better, cost)
		if l.Trick > 0 {
			words = t.text("coach.review.card", strconv.Itoa(l.Trick), played, better, cost)
		}
		why, example := t.whyWords(l.Reason)
		list = append(list, words+why+example+t.trulyWords(l.Truly))
	}
	return list
}

func (t *Table) trulyWords(x coach.Truth) string {
	switch {
	case !x.Known:
		return ""
	case x.Points > 0:
		return " " + t.text("coach.review.cost", t.amount(float64(x.Points)))
	case x.Points < 0:
		return " " + t.text("coach.review.luck", t.amount(float64(-x.Points)))
	}
	return " " + t.text("coach.review.same")
}

// whyWords is the sentence of a reason, and that of its example if there is one,
// each with a blank before it.
func (t *Table) whyWords(r coach.Reason) (why, example string) {
	if r.Code == "" {
		return "", ""
	}
	var args []any
	for _, a := range r.Args {
		args = append(args, t.argWords(a))
	}
	if r.If.Card != 0 {
		example = " " + t.text("coach.if", t.name(r.If.Seat), t.cardName(r.If.Card))
	}
	return " " + fmt.Sprintf(t.p.Label("reason."+string(r.Code)), args...), example
}

func (t *Table) argWords(a coach.Arg) string {
	switch a.Kind {
	case coach.Card:
		return t.cardName(a.Card())
	case coach.Suit:
		return t.suitName(a.Suit())
	case coach.Seat:
		return t.name(a.Seat())
	}
	return strconv.Itoa(a.Value)
}

// doWords names an action: a card by its name, anything else as its button does.
func (t *Table) doWords(a engine.Action) string {
	switch a.Kind {
	case engine.Play:
		return t.cardName(a.Card())
	case engine.Predict:
		return strconv.Itoa(int(a.Arg))
	case engine.Weis: // which one it was the next view does not tell
		return t.kindWords(a.Kind)
	case engine.Exchange, engine.Lay:
		hand := t.view().Hand
		switch kept := hand.Minus(a.Cards); {
		case a.Cards.Empty() || !a.Cards.Within(hand): // none, or of a hand that is gone
		case kept.Empty():
			return t.text("coach.all", t.kindWords(a.Kind))
		case kept.Len() == 1 && hand.Len() > 2:
			return t.text("coach.but", t.kindWords(a.Kind), t.cardName(kept.First()))
		}
		words := t.kindWords(a.Kind)
		for c := range a.Cards.All() {
			words += ", " + t.cardName(c)
		}
		return words
	}
	return t.actionWords(a)
}

// amount is a cost in words: chips where they are played for, else points, in
// tenths where one is much.
func (t *Table) amount(cost float64) string {
	unit, n := "point", strconv.Itoa(int(math.Round(cost)))
	switch t.p.Game.Info().Key {
	case "watten":
		n = fmt.Sprintf("%.1f", cost)
	case "chratze":
		unit = "chip"
	}
	if n != "1" {
		unit += "s"
	}
	return t.text("coach.amount."+unit, n)
}
