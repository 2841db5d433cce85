package screen

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"krutzjass/app/widget"
	"krutzjass/engine"
	"krutzjass/engine/meld"
)

// countings are the ways in which games count Weis (jass-common.md 1.3).
var countings = []meld.Rules{{}, {Cross: true, Long: true}, {Long: true}}

// weisOf reads a legal Weis action: its Arg is an index into the choices of the
// viewer's hand, counted as the cards that the action shows tell.
func (t *Table) weisOf(a engine.Action) meld.Choice {
	for _, r := range countings {
		if list := meld.AppendChoices(nil, t.view().Hand, r); int(a.Arg) < len(list) && list[a.Arg].Cards(r) == a.Cards {
			return list[a.Arg]
		}
	}
	return meld.Choice{}
}

// counting is how the game of the match counts Weis.
func (t *Table) counting() meld.Rules {
	o := t.view().Setup.Options
	if _, known := o["kreuzweis"]; known {
		return meld.Rules{Cross: o.Flag("kreuzweis"), Long: true}
	}
	return meld.Rules{}
}

// weisName says what a Weis is and counts.
func (t *Table) weisName(w meld.Weis) string {
	value := t.counting().Value(w)
	if w.IsFour() {
		return t.text("table.weis.four", value)
	}
	if trump, ok := t.view().Mode.TrumpSuit(); ok && trump == w.Suit() {
		return t.text("table.weis.run.trump", w.Len(), value)
	}
	return t.text("table.weis.run", w.Len(), value)
}

// shownWeis are the Weis that the last event laid open; those that lie open
// anyhow where a match is continued at that moment.
func (t *Table) shownWeis() (list []engine.Fact) {
	for _, e := range t.last.Effects {
		if e.Kind == engine.WeisShown {
			list = append(list, engine.Fact{Key: engine.FactWeis, Seat: e.Seat, Value: int(e.Arg), Cards: e.Cards})
		}
	}
	if len(list) > 0 {
		return list
	}
	for _, f := range t.view().Facts {
		if f.Key == engine.FactWeis {
			list = append(list, f)
		}
	}
	return list
}

// weisLooks are the Weis that are shown, seat by seat.
func (t *Table) weisLooks() (list []widget.WeisLook) {
	for i := range t.view().Setup.Seats {
		s := t.seatAt(i)
		for _, f := range t.shownWeis() {
			if f.Seat != s {
				continue
			}
			look := widget.WeisLook{Caption: t.name(s) + ": " + t.weisName(meld.Weis(f.Value))}
			for c := range f.Cards.All() {
				look.Cards = append(look.Cards, t.cardPicture(c))
			}
			list = append(list, look)
		}
	}
	return list
}

// whyShown says why Weis lie open: whose are best and why, or who shows or takes
// them where each counts.
func (t *Table) whyShown() string {
	v := t.view()
	shown := t.shownWeis()
	if _, ok := v.Fact(engine.FactWon); ok || len(shown) == 0 {
		return t.whyWon()
	}
	key, by := "table.told.shown", shown[0].Seat
	if v.Trick.N == 0 && len(v.Past) > 0 {
		key = "table.told.taken"
	}
	return t.toldBy(t.isYou(by), key+".you", key, t.playerName(by))
}

// whyWon says whose Weis count and why.
func (t *Table) whyWon() string {
	f, ok := t.view().Fact(engine.FactWon)
	if !ok {
		return ""
	}
	words := t.toldBy(t.isYou(f.Seat), "table.weis.won.you", "table.weis.won", t.playerName(f.Seat))
	if reason := meld.Reason(f.Value); reason != meld.NoReason {
		if because := t.label("won."+reason.String(), ""); because != "" {
			words += " " + because
		}
	}
	return words
}

// openWeis lists all that may be called.
func (t *Table) openWeis() {
	var body []fyne.CanvasObject
	for _, a := range t.view().Legal {
		if a.Kind != engine.Weis {
			continue
		}
		c := t.weisOf(a)
		var names, points []string
		for _, w := range c.List() {
			names = append(names, t.weisName(w))
			points = append(points, strconv.Itoa(t.counting().Value(w)))
		}
		looks := make([]widget.Picture, 0, a.Cards.Len())
		for x := range a.Cards.All() {
			looks = append(looks, t.cardPicture(x))
		}
		body = append(body, widget.NewOffer(t.ground, t.text("table.weis.call.all", strings.Join(points, " + ")),
			strings.Join(names, ", "), looks, func() { t.choose(a) }))
	}
	t.openSheet(widget.SheetLook{Title: t.text("table.weis.title"), Body: body})
	t.answer = true
}
