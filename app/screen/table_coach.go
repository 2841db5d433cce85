package screen

import (
	"fyne.io/fyne/v2"

	"krutzjass/ai/coach"
	"krutzjass/app/layout"
	"krutzjass/app/session"
	"krutzjass/app/widget"
	"krutzjass/assets"
)

// coachTalk is what the coach has said last, and what of it has been heard.
type coachTalk struct {
	tip     *coach.Tip
	comment *coach.Comment
	review  *coach.Review
	wanted  int // the question for which a tip was asked for
	heard   int // the question whose tip was sent away
}

// Tip shows a tip with its question, if it is wanted; a later one takes its place.
func (t *Table) Tip(tip *coach.Tip) {
	t.coach.tip = tip
	t.hear()
}

// Comment shows what the coach says of the last move, if that is wanted.
func (t *Table) Comment(c coach.Comment) {
	if !c.Forced {
		t.coach.comment = &c
		t.hear()
	}
}

// Review shows with the end of the hand what was dear in it.
func (t *Table) Review(r coach.Review) {
	t.coach.review = &r
	t.hear()
}

// hear shows what the coach has said meanwhile.
func (t *Table) hear() {
	if len(t.view().Setup.Seats) > 0 {
		t.fillActions()
		t.fillPanel()
		t.arrange()
	}
}

// current is the tip for the question that is shown; nil without one.
func (t *Table) current() *coach.Tip {
	tip := t.coach.tip
	if tip == nil || tip.Forced || !t.step.Asked || t.step.Pause != session.NoPause || tip.Seq != t.view().Seq {
		return nil
	}
	return tip
}

// advice is what the coach says now, from the whole of it to the least that is
// worth saying; empty for nothing.
func (t *Table) advice() []string {
	tip := t.current()
	switch {
	case t.refusal.words != "" || t.panel != nil:
		return nil
	case tip != nil && t.coach.heard != tip.Seq && (t.p.Prefs.Tips == "always" || t.coach.wanted == tip.Seq):
		return append(t.reasonedWords(t.tipWords(tip), tip.Reason), t.doWords(tip.Action))
	case t.coach.comment != nil && t.p.Prefs.Comments:
		return t.reasonedWords(t.commentWords(t.coach.comment), t.coach.comment.Reason)
	}
	return nil
}

// dismiss sends the coach away until she has something new to say.
func (t *Table) dismiss() {
	if tip := t.current(); tip != nil {
		t.coach.heard = tip.Seq
	}
	t.coach.comment = nil
	t.hear()
}

// askButton asks for the tip where tips come on request.
func (t *Table) askButton() []*widget.Button {
	tip := t.current()
	if tip == nil || t.p.Prefs.Tips != "request" || t.coach.wanted == tip.Seq {
		return nil
	}
	return []*widget.Button{widget.NewButton(t.ground, t.text("coach.ask"), widget.Plain, func() {
		t.coach.wanted = tip.Seq
		t.hear()
	})}
}

// arrangeAdvice puts the coach in the place of the message, with the room of what
// stands beside it: no card lies there. Where the window is small she says less.
func (t *Table) arrangeAdvice(g layout.Geometry) {
	words, part := t.advice(), t.parts.advice
	showPart(part, len(words) > 0)
	showPart(t.parts.message, len(words) == 0)
	for i, w := range words {
		part.Set(t.portrait(assets.Coach), t.text("coach.name"), w)
		room := t.adviceRoom(g)
		if i == len(words)-1 || part.Fits(fyne.NewSize(room.W, room.H)) {
			put(part, room)
			return
		}
	}
}

// adviceRoom is the room for what the coach says: as large as it needs, as far as
// there is so much. Buttons beside the table leave her theirs, but for a row or two.
func (t *Table) adviceRoom(g layout.Geometry) layout.Rect {
	m, part := t.parts.message, t.parts.advice
	room := layout.Rect{X: m.Position().X, Y: m.Position().Y, W: m.Size().Width, H: m.Size().Height}
	switch {
	case g.Side && t.idle():
		room = g.Message
		room.H = max(room.H, g.Actions.Bottom()-room.Y)
	case g.Side:
		var actions layout.Rect
		room, actions = t.shareSide(g, part.HeightFor(g.Message.W))
		room.H = max(room.H, min(widget.Touch, actions.Y-layout.Gap/2-room.Y)) // closer to them than to be tapped beside
		put(t.parts.actions, actions)
	case t.choosing():
		return room
	default:
		room = t.whole(g, room)
		if t.idle() && !g.Actions.Empty() {
			room.H = min(g.Actions.Bottom()-room.Y, max(g.Message.H, part.HeightFor(room.W)))
		}
		return room
	}
	return room.Centre(room.W, min(room.H, max(widget.Touch, part.HeightFor(room.W))))
}

// reviewBody is what the coach says of the hand that is over.
func (t *Table) reviewBody() []fyne.CanvasObject {
	r := t.coach.review
	if r == nil || !t.p.Prefs.Comments || r.Seq != t.view().Seq {
		return nil
	}
	list := []fyne.CanvasObject{t.reviewLine(t.text("coach.review"), true)}
	for _, words := range t.reviewWords(r) {
		list = append(list, t.reviewLine(words, false))
	}
	return list
}

func (t *Table) reviewLine(words string, bold bool) fyne.CanvasObject {
	line := widget.NewPaperText(t.ground, words)
	line.Lines, line.Bold = 8, bold
	return line
}
