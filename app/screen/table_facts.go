package screen

import (
	"fmt"
	"strconv"
	"strings"

	"krutzjass/app/widget"
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// factPlace is where a fact is shown.
type factPlace uint8

const (
	onBoard factPlace = iota // beside the trick
	atSeat                   // at the face of its seat
	atSide                   // beside the name of its side
)

// factValue is how the value of a fact reads.
type factValue uint8

const (
	bare    factValue = iota // it has none that is told
	number                   // a number
	chips                    // chips
	aRank                    // a rank
	oneCard                  // a card
	twice                    // 1 goes without saying, 2 is told
)

// factForms are the facts that the table shows all the time, in the order in which
// they are shown, by the keys of View.Facts.
var factForms = []struct {
	key   engine.FactKey
	place factPlace
	value factValue
}{
	{"pot", onBoard, chips},
	{"schlag", onBoard, aRank},
	{"stake", onBoard, number},
	{"asked", onBoard, number},
	{"rechte", onBoard, oneCard},
	{"guate", onBoard, oneCard},
	{"kritisch", onBoard, oneCard},
	{"stock", onBoard, number},
	{"fresh", onBoard, number},
	{"timeup", onBoard, bare},
	{"blind", atSeat, twice},
	{"weg", atSeat, bare},
	{"in", atSeat, bare},
	{"laid", atSeat, number},
	{"swap", atSeat, bare},
	{"passed", atSeat, bare},
	{"kept", atSeat, bare},
	{"noweis", atSeat, bare},
	{"bergpreis", atSide, bare},
	{"tense", atSide, bare},
}

// Facts that are shown together with something else.
const (
	factFactor    engine.FactKey = "factor"    // Value is what everything of this deal counts
	factRow       engine.FactKey = "row"       // Value is the place of the row that is played
	factPredicted engine.FactKey = "predicted" // Seat has predicted Value points, -1 where that is hidden
	factPoints    engine.FactKey = "points"    // Seat, or side, has made Value points in this deal
	factWeg       engine.FactKey = "weg"       // Seat does not play in this deal
)

// factName is what a fact is called.
func (t *Table) factName(key engine.FactKey) string {
	return t.label("fact."+string(key), "table.fact."+string(key))
}

// boardItems are the cards and facts that lie open beside the trick.
func (t *Table) boardItems() (list []widget.BoardItem) {
	v := t.view()
	if !v.Table.Empty() {
		item := widget.BoardItem{Caption: t.text("table.open")}
		for _, c := range v.Table.Cards() {
			item.Cards = append(item.Cards, t.cardPicture(c))
		}
		list = append(list, item)
	}
	for _, form := range factForms {
		if form.place != onBoard {
			continue
		}
		item, there := widget.BoardItem{Caption: t.factName(form.key)}, false
		for _, f := range v.Facts {
			if f.Key != form.key {
				continue
			}
			there = true
			switch form.value {
			case oneCard:
				item.Cards = append(item.Cards, t.cardPicture(card.Card(f.Value)))
			case chips:
				item.Picture, item.Words = widget.Chips, strconv.Itoa(f.Value)
			default:
				item.Words = t.factWords(form.value, f)
			}
		}
		if there {
			list = append(list, item)
		}
	}
	return list
}

// factWords is the value of a fact in words; empty if it has none.
func (t *Table) factWords(value factValue, f engine.Fact) string {
	switch {
	case value == aRank:
		return t.rankName(card.Rank(f.Value))
	case value == number, value == twice && f.Value > 1:
		return strconv.Itoa(f.Value)
	}
	return ""
}

// seatTag is what is to know about a seat in this deal besides its cards.
func (t *Table) seatTag(s engine.Seat) string {
	v := t.view()
	var words []string
	if p, ok := v.FactOf(factPredicted, s); ok {
		words = append(words, t.prediction(p))
	}
	for _, form := range factForms {
		if f, ok := v.FactOf(form.key, s); ok && form.place == atSeat {
			words = append(words, strings.TrimSpace(t.factName(form.key)+" "+t.factWords(form.value, f)))
		}
	}
	if n := t.tricksOf(s); n > 0 {
		words = append(words, t.text("table.tricks", n))
	}
	if len(words) > 0 {
		return words[len(words)-1]
	}
	return ""
}

// prediction tells what was predicted and, once there is some, what is made of it.
func (t *Table) prediction(p engine.Fact) string {
	said := "?"
	if p.Value >= 0 {
		said = strconv.Itoa(p.Value)
	}
	if made, ok := t.view().FactOf(factPoints, p.Seat); ok {
		return fmt.Sprint(made.Value, " / ", said)
	}
	return t.text("table.predicted", said)
}

// foretold is prediction in more words, for the viewer.
func (t *Table) foretold() string {
	p, ok := t.view().FactOf(factPredicted, t.view().Viewer)
	if !ok {
		return ""
	}
	made, _ := t.view().FactOf(factPoints, p.Seat)
	return t.text("table.foretold", made.Value, p.Value)
}

// tricksOf counts the tricks that a seat has taken, where tricks have no points.
func (t *Table) tricksOf(s engine.Seat) (n int) {
	for _, trick := range t.view().Past {
		if trick.Points < 0 && trick.Winner == s {
			n++
		}
	}
	return n
}

// sideNotes are what is to know about a side besides its points.
func (t *Table) sideNotes(side engine.Side) (notes string) {
	for _, form := range factForms {
		if _, ok := t.view().FactOf(form.key, engine.Seat(side)); ok && form.place == atSide {
			notes += " · " + t.factName(form.key)
		}
	}
	return notes
}

// goal is what a total stands against: the target, the number that ends the game,
// or how many deals there are.
func (t *Table) goal() string {
	v := t.view()
	for _, key := range []string{"target", "limit"} {
		if n := v.Setup.Options.Int(key); n > 0 {
			return fmt.Sprint("/ ", n)
		}
	}
	for _, key := range []string{"rounds", "deals"} {
		if n := v.Setup.Options.Int(key); n > 0 && !t.partners() {
			now := len(v.Sheet)
			if v.Phase != engine.PhaseDeal && v.Phase != engine.PhaseOver {
				now++
			}
			return t.text("table.deal", max(1, now), n)
		}
	}
	return ""
}
