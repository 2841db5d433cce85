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

// advice is what the coach says now; "" for nothing.
func (t *Table) advice() string {
	tip := t.current()
	switch {
	case t.refusal.words != "" || t.panel != nil:
		return ""
	case tip != nil && t.coach.heard != tip.Seq && (t.p.Prefs.Tips == "always" || t.coach.wanted == tip.Seq):
		return t.tipWords(tip)
	case t.coach.comment != nil && t.p.Prefs.Comments:
		return t.commentWords(t.coach.comment)
	}
	return ""
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
// stands beside it: no card lies there.
func (t *Table) arrangeAdvice(g layout.Geometry) {
	words, part := t.advice(), t.parts.advice
	showPart(part, words != "")
	showPart(t.parts.message, words == "")
	if words == "" {
		return
	}
	part.Set(t.portrait(assets.Coach), t.text("coach.name"), words)
	m := t.parts.message
	room := layout.Rect{X: m.Position().X, Y: m.Position().Y, W: m.Size().Width, H: m.Size().Height}
	switch {
	case t.choosing():
	case g.Side:
		room = g.Message
		if t.idle() {
			room.H = max(room.H, g.Actions.Bottom()-room.Y)
		}
		room = room.Centre(room.W, min(room.H, part.HeightFor(room.W)))
	default:
		room = t.whole(g, room)
		if t.idle() && !g.Actions.Empty() {
			room.H = min(g.Actions.Bottom()-room.Y, max(g.Message.H, part.HeightFor(room.W)))
		}
	}
	put(part, room)
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
