package screen

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"krutzjass/app/session"
	"krutzjass/app/widget"
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// fillHeader shows the score and what is trump.
func (t *Table) fillHeader() {
	v := t.view()
	t.parts.score.Set(t.sideLooks(true))
	sign, caption := widget.Picture(nil), ""
	if v.Mode != engine.NoMode {
		sign, caption = t.modePicture(v.Mode), t.modeWords(v.Mode)
		if f, ok := v.Fact(factFactor); ok && f.Value > 1 {
			caption += fmt.Sprint(" ×", f.Value)
		}
		if f, ok := v.Fact(factRow); ok {
			rows, _ := t.chart()
			caption = fmt.Sprint(t.rowName(rows[f.Value]), " ×", t.rowFactor(f.Value))
		}
	}
	t.parts.mark.Set(sign, caption)
}

// ownTag is what the header tells of the viewer, whose face may have no room for
// it.
func (t *Table) ownTag() string {
	if t.partners() || t.view().Viewer == engine.Nobody {
		return ""
	}
	if words := t.foretold(); words != "" {
		return " · " + words
	}
	if tag := t.seatTag(t.view().Viewer); tag != "" {
		return " · " + tag
	}
	return ""
}

// partners tells whether two sides play against each other; else every seat
// scores alone.
func (t *Table) partners() bool { return t.sides() == 2 && len(t.view().Setup.Seats) > 2 }

func (t *Table) sides() int { return t.p.Game.Info().Sides(len(t.view().Setup.Seats)) }

// ownSide is the side of the seat at the bottom.
func (t *Table) ownSide() engine.Side { return t.p.Game.Info().Side(t.bottom()) }

// sideLooks gives the sides' scores, the viewer's first. Where everybody plays
// alone the header has only the viewer's: the others stand at their seats.
func (t *Table) sideLooks(header bool) (list []widget.SideLook) {
	v, info := t.view(), t.p.Game.Info()
	target := v.Setup.Options.Int("target")
	for i := range t.sides() {
		side := engine.Side((int(t.ownSide()) + i) % t.sides())
		if int(side) >= len(v.Totals) || header && i > 0 && !t.partners() {
			continue
		}
		look := widget.SideLook{Name: t.sideName(side), Short: t.shortSide(side), Total: t.total(side), Target: target, Goal: t.goal()}
		if info.Few {
			look.Target = 0
		}
		look.Name += t.sideNotes(side)
		if header {
			look.Gain = t.gains(side)
			look.Name += t.ownTag()
		}
		list = append(list, look)
	}
	return list
}

// sideName names a side: its players, or we and they where that is meant.
func (t *Table) sideName(side engine.Side) string {
	var names []string
	for i := range t.view().Setup.Seats {
		s := t.seatAt(i)
		if t.p.Game.Info().Side(s) == side {
			names = append(names, t.name(s))
		}
	}
	return strings.Join(names, " · ")
}

// name is what a seat is called.
func (t *Table) name(s engine.Seat) string {
	if t.isYou(s) {
		return t.text("table.you")
	}
	return t.playerName(s)
}

// isYou tells whether the table calls a seat "you": the viewer, but nobody where
// several people share the device, who all read it.
func (t *Table) isYou(s engine.Seat) bool {
	here := session.People(t.view().Setup.Seats)
	return s == t.view().Viewer && !(len(here) > 1 && slices.Contains(here, s))
}

// playerName is the name a player has chosen.
func (t *Table) playerName(s engine.Seat) string {
	if s < 0 || int(s) >= len(t.view().Setup.Seats) {
		return ""
	}
	return t.view().Setup.Seats[s].Name
}

// fillSeats shows every player.
func (t *Table) fillSeats() {
	for i, w := range t.seatWidgets() {
		w.Set(t.seatLook(t.seatAt(i)))
	}
}

func (t *Table) seatLook(s engine.Seat) widget.SeatLook {
	v := t.view()
	look := widget.SeatLook{Name: t.playerName(s), Face: t.facePicture(s), Turn: v.Turn.Has(s) && t.step.Pause == session.NoPause}
	look.Tag, look.Away = t.seatTag(s), t.away(s)
	if words := t.person(s); words != "" {
		look.Tag, look.Away = words, true
	}
	if s == v.Dealer && v.Phase != engine.PhaseOver {
		look.Note, look.Dealer = t.text("table.dealer"), !t.partners()
		look.Deals = true
	}
	if f, ok := v.Fact(engine.FactMaker); ok && f.Seat == s {
		if suit, ok := v.Mode.TrumpSuit(); ok {
			look.Mark = t.signPicture(suit)
		}
	}
	if s != v.Viewer && int(s) < len(v.Counts) && v.Counts[s] > 0 {
		look.Back, look.Cards = t.cardPicture(card.Hidden), v.Counts[s]
	}
	if side := t.p.Game.Info().Side(s); !t.partners() && int(side) < len(v.Totals) {
		look.Note = t.text("table.total", t.total(side))
		if _, chips := v.Fact("pot"); chips {
			look.Note, look.Unit = fmt.Sprint(t.total(side)), widget.Chips
		}
	}
	look.Balloon = t.heard(s)
	return look
}

// heard is what a seat has called: it stands beside the face until trick 1 is
// over.
func (t *Table) heard(s engine.Seat) string {
	v, e := t.view(), t.last
	if e.By == s && s != v.Viewer && spoken[e.Action.Kind] && e.Action.Kind != engine.Push && v.Trick.N == 0 {
		return t.actionWords(e.Action)
	}
	if v.Phase == engine.PhaseCall {
		if f, ok := v.FactOf(engine.FactPushed, s); ok && f.Seat == s {
			return t.told(t.isYou(s), "table.heard.push.you", "table.heard.push")
		}
	}
	if f, ok := v.FactOf(engine.FactCalled, s); ok && len(v.Past) == 0 {
		return t.told(t.isYou(s), "table.heard.weis.you", "table.heard.weis", f.Value)
	}
	return ""
}

// away tells whether a seat has left the deal that goes on.
func (t *Table) away(s engine.Seat) bool {
	_, weg := t.view().FactOf(factWeg, s)
	return weg && t.view().Phase != engine.PhaseCall
}

// spoken are the actions that are heard at the table as they are done.
var spoken = map[engine.Kind]bool{engine.Push: true, engine.Call: true, engine.Pass: true, engine.Chratze: true, engine.Weg: true,
	engine.Metcho: true, engine.PlayOn: true, engine.Drop: true, engine.Schlag: true, engine.Raise: true, engine.Look: true,
	engine.GiveUp: true, engine.Direction: true}

// weisPause is how long the winning side's Weis lie open (krutzjass.md).
const weisPause = 15 * time.Second

// fillMiddle shows the trick, or the Weis that lie open.
func (t *Table) fillMiddle() {
	shown := t.step.Pause == session.WeisPause
	if shown {
		t.parts.weis.Set(t.weisLooks())
	}
	items := t.boardItems()
	t.boarded = len(items) > 0
	t.parts.board.Set(items)
	showPart(t.parts.board, t.boarded && !shown)
	t.parts.trick.SetCards(t.laid(t.shownTrick()))
	if shown && !t.p.Prefs.ReducedMotion {
		t.parts.left.Start(weisPause)
	} else {
		t.parts.left.Stop()
	}
	showPart(t.parts.weis, shown)
	showPart(t.parts.trick, !shown && !t.asks(engine.Predict))
	t.showAgain()
}

// shownTrick is the open trick; the finished one while it may be looked at.
func (t *Table) shownTrick() engine.Trick {
	v := t.view()
	if v.Trick.N == 0 && len(v.Past) > 0 && t.step.Pause == session.TrickPause {
		return v.Past[len(v.Past)-1]
	}
	return v.Trick
}

// laid makes the cards of a trick ready to be drawn.
func (t *Table) laid(trick engine.Trick) (list []widget.LaidCard) {
	n := len(t.view().Setup.Seats)
	for i, c := range trick.Laid() {
		s := trick.Seat(i, n)
		list = append(list, widget.LaidCard{
			Place: t.distance(s), Picture: t.cardPicture(c), Led: i == 0, Won: trick.Winner == s && int(trick.N)+trick.Out.Len() == n,
		})
	}
	return list
}

// animate lets the newest card fly in and a finished trick go to its winner.
func (t *Table) animate(before session.Step) {
	v := t.view()
	switch {
	case t.step.Event.Action.Kind == engine.Play && t.step.Event.By != v.Viewer:
		t.parts.trick.FlyIn()
	case before.Pause == session.TrickPause && t.step.Pause == session.NoPause && v.Trick.N == 0 && len(v.Past) > 0:
		t.parts.trick.Gather(t.laid(v.Past[len(v.Past)-1]))
	}
}

// fillHand shows the viewer's cards, those that may not be played dimmed.
func (t *Table) fillHand() {
	v := t.view()
	cards := widget.SortHand(v.Hand, v.Mode)
	if v.Hand.Empty() && v.Viewer != engine.Nobody { // not looked at yet
		for range v.Counts[v.Viewer] {
			cards = append(cards, card.Hidden)
		}
	}
	t.parts.hand.SetCards(cards)
	t.parts.hand.Note(card.Set{})
	most, _ := t.marking()
	t.parts.hand.SetMarking(most)
	var legal card.Set
	asked := false
	if most > 0 || t.declaring() {
		legal, asked = v.Hand, true
	}
	for _, a := range v.Legal {
		if a.Kind == engine.Play && !legal.Has(a.Card()) {
			asked = true
			for range v.Hand.Count(a.Card()) {
				legal = legal.With(a.Card())
			}
		}
	}
	t.parts.hand.SetLegal(legal, asked && t.step.Asked && t.sheet == nil)
	over := t.step.Pause == session.HandPause || t.step.Pause == session.EndPause
	showPart(t.parts.hand, v.Viewer != engine.Nobody && !over)
}
