package screen

import (
	"fyne.io/fyne/v2"

	"krutzjass/app/layout"
	"krutzjass/app/session"
	"krutzjass/app/widget"
)

// arrangeTalk puts the message, the buttons and what stands beside them where
// they belong: choices of trump and mode in the middle of the empty table, all
// other buttons above the hand, and the message where it can be read.
func (t *Table) arrangeTalk() {
	if len(t.view().Setup.Seats) == 0 || t.root.Size().Width < 1 {
		return
	}
	g := t.geometry()
	defer t.arrangeAdvice(g)
	own := t.parts.seats[0]
	showPart(own, t.step.Pause != session.CoverPause && (t.panel == nil || !t.panel.Covers(own)))
	t.showAgain()
	t.arrangeWeis(g.Trick)
	message := t.arrangeAgain(g)
	if t.choosing() {
		put(t.parts.message, t.readable(g, message))
		t.arrangeChoices(g)
		return
	}
	actions := g.Actions
	switch {
	case t.step.Pause == session.WeisPause:
		message, actions = t.whyRoom(g, message)
	case g.Side && !t.idle():
		message, actions = t.shareSide(g, t.parts.message.HeightFor(g.Message.W))
	}
	put(t.parts.actions, actions)
	put(t.parts.message, t.readable(g, message))
}

// idle tells whether the place of the buttons is empty.
func (t *Table) idle() bool { return len(t.parts.actions.Buttons()) == 0 || t.choosing() }

// shareSide splits the panel beside the table: the message gets the height that it
// needs, the buttons the rest, but a row of them at least, or two of many.
func (t *Table) shareSide(g layout.Geometry, need float32) (message, actions layout.Rect) {
	if need <= g.Message.H || g.Actions.Empty() {
		return g.Message, g.Actions
	}
	panel := layout.Rect{X: g.Message.X, Y: g.Message.Y, W: g.Message.W, H: g.Actions.Bottom() - g.Message.Y}
	least := widget.Touch
	if len(t.parts.actions.Buttons()) > 2 {
		least += widget.Touch + layout.Gap
	}
	actions, message = panel.CutBottom(min(g.Actions.H, max(least, panel.H-need-layout.Gap)))
	return message, actions
}

// leastWeis is the height at which Weis with their names are still made out.
const leastWeis = 86

// whyRoom is the room for the reason of the Weis, which needs it more than one's
// own face does: beside a table the button moves under the face's seat, else the
// cards leave the reason what it needs.
func (t *Table) whyRoom(g layout.Geometry, room layout.Rect) (message, actions layout.Rect) {
	m, own := t.parts.message, g.Seats[0]
	if m.HeightFor(room.W) <= room.H {
		return room, g.Actions
	}
	if g.Side {
		t.parts.seats[0].Hide()
		room.H = g.Actions.Bottom() - room.Y
		return room, layout.Rect{X: own.X, Y: g.Trick.Y, W: min(own.W, g.Trick.X-own.X), H: g.Trick.H}
	}
	room = between(t.whole(g, room), g.Trick)
	most := min(g.Trick.H*0.55, g.Trick.H-t.ground.Units(leastWeis))
	more := max(0, min(m.HeightFor(room.W)-room.H, most))
	room.Y, room.H = room.Y-more, room.H+more
	t.arrangeWeis(layout.Rect{X: g.Trick.X, Y: g.Trick.Y, W: g.Trick.W, H: g.Trick.H - more})
	return room, g.Actions
}

// arrangeWeis puts the Weis and the line of the time that they lie open.
func (t *Table) arrangeWeis(room layout.Rect) {
	thin := t.ground.Units(3)
	put(t.parts.weis, room)
	put(t.parts.left, layout.Rect{X: room.X + room.W*0.2, Y: room.Bottom() - thin, W: room.W * 0.6, H: thin})
}

// legible is how small the words of the table's news may become before they take
// room from something else.
const legible = 0.85

// readable gives the message the room in which all of its words can be read: its
// own, else with the empty room of the buttons below, else with that of the own
// face and of the last trick's button, and a refusal at last lies over the felt.
func (t *Table) readable(g layout.Geometry, room layout.Rect) layout.Rect {
	m := t.parts.message
	reads := func(r layout.Rect, least float32) bool { return m.Shrinks(fyne.NewSize(r.W, r.H)) >= least }
	if reads(room, 1) {
		return room
	}
	if t.idle() && !g.Actions.Empty() {
		most := g.Actions.Bottom() - room.Y
		room.H = min(most, max(room.H, m.HeightFor(room.W)))
	}
	if reads(room, 1) || !m.Warning() && reads(room, legible) {
		return room
	}
	if !g.Side && (m.Warning() || !reads(room, legible/1.2)) {
		room = t.whole(g, room)
	}
	if reads(room, 1) || !m.Warning() {
		return room
	}
	return t.overFelt(g, room)
}

// whole is the row of the message with all that stands beside it, which steps
// aside.
func (t *Table) whole(g layout.Geometry, room layout.Rect) layout.Rect {
	left, right := room.X, room.Right()
	left, right = min(left, g.Seats[0].X), max(right, g.Seats[0].Right())
	if !g.Again.Empty() { // else it would not lie in the middle
		left, right = min(left, g.Again.X), max(right, g.Again.Right())
	}
	t.parts.seats[0].Hide()
	if b := t.parts.again; b.Visible() && b.Position().Y < room.Bottom() {
		left, right = min(left, b.Position().X), max(right, b.Position().X+b.Size().Width)
		b.Hide()
	}
	room.X, room.W = left, right-left
	if t.idle() && !g.Actions.Empty() {
		room.H = min(g.Actions.Bottom()-room.Y, max(g.Message.H, t.parts.message.HeightFor(room.W)))
	}
	return room
}

// between cuts off what reaches beyond the sides of the trick, where players sit.
func between(room, trick layout.Rect) layout.Rect {
	left := max(room.X, trick.X)
	room.W = min(room.Right(), trick.Right()) - left
	room.X = left
	return room
}

// showAgain shows the button of the last trick where that may be looked at.
func (t *Table) showAgain() {
	showPart(t.parts.again, t.p.Prefs.LastTrick && len(t.view().Past) > 0 && t.step.Pause == session.NoPause && !t.choosing())
}

// overFelt lets a refusal grow upwards over the trick, as wide as that where it
// stood in a panel at the side.
func (t *Table) overFelt(g layout.Geometry, room layout.Rect) layout.Rect {
	bottom := room.Bottom()
	if g.Side {
		own := g.Seats[0]
		t.parts.seats[0].Hide()
		room.X = min(own.X, g.Trick.X)
		room.W, bottom = max(own.Right(), g.Trick.Right())-room.X, g.Trick.Bottom()
	} else {
		room = between(room, g.Trick)
	}
	high := min(t.parts.message.HeightFor(room.W), bottom-g.Trick.Y)
	return layout.Rect{X: room.X, Y: bottom - high, W: room.W, H: high}
}

// arrangeAgain puts the last trick's button beside the menu where the header
// stands at the side, else beside the message, and gives what the message keeps.
func (t *Table) arrangeAgain(g layout.Geometry) (message layout.Rect) {
	b, again := t.parts.again, layout.Rect{}
	t.parts.message.Centred = !g.Again.Empty()
	if b.Label = ""; !g.Again.Empty() {
		b.Label = t.text("table.last")
	}
	size := b.MinSize()
	switch {
	case !g.Again.Empty():
		put(b, g.Again.Centre(min(size.Width, g.Again.W), min(size.Height, g.Again.H)))
		return g.Message
	case g.Side:
		again = layout.Rect{X: g.Header.X + size.Width + layout.Gap, Y: g.Header.Y, W: size.Width, H: size.Height}
		message = g.Message
	case !b.Visible():
		return g.Message
	case t.p.Prefs.LeftHand:
		again, message = g.Message.CutLeft(size.Width)
	default:
		again, message = g.Message.CutRight(size.Width)
	}
	put(b, again.Centre(again.W, size.Height))
	return message
}

// arrangeChoices puts the choices on the empty table.
func (t *Table) arrangeChoices(g layout.Geometry) {
	bar, own := t.parts.actions, t.parts.seats[0]
	if g.Side || bar.HeightFor(g.Trick.W) <= g.Trick.H {
		put(bar, g.Trick)
		return
	}
	// Too low for all choices: the question moves up and they take its place.
	words := g.Message.H
	if g.Trick.W < g.Message.W*0.75 { // between two players: more lines
		words *= 2
	}
	room := layout.Rect{X: g.Trick.X, Y: g.Trick.Y + words + layout.Gap, W: g.Trick.W}
	room.H = g.Actions.Bottom() - room.Y
	own.Hide()
	put(t.parts.message, layout.Rect{X: g.Trick.X, Y: g.Trick.Y, W: g.Trick.W, H: words})
	put(bar, room)
}
