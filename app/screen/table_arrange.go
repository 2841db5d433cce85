package screen

import (
	"fyne.io/fyne/v2"

	"krutzjass/app/layout"
	"krutzjass/app/widget"
	"krutzjass/engine"
)

// geometry is where everything lies at the present size.
func (t *Table) geometry() layout.Geometry {
	size := t.root.Size()
	v, info := t.view(), t.p.Game.Info()
	text := max(1, t.p.Prefs.TextSize)
	g := layout.TableGeometry(size.Width, size.Height, len(v.Setup.Seats), layout.TableOptions{
		Clockwise: info.Clockwise, Large: t.p.Prefs.LargeCards, LeftHand: t.p.Prefs.LeftHand,
		Watch: v.Viewer == engine.Nobody, Text: text, Cards: info.Deck(v.Setup.Options).Len() / len(v.Setup.Seats),
	})
	g.Stage(text, info.Clockwise)
	return g
}

// arrange puts every part where it belongs; it is called for every new size and
// every step.
func (t *Table) arrange() {
	size := t.root.Size()
	if size.Width < 1 || len(t.view().Setup.Seats) == 0 {
		return
	}
	t.ground.Fit(size)
	g := t.geometry()
	p := &t.parts
	put(p.felt, layout.Rect{W: size.Width, H: size.Height})
	t.arrangeHeader(g)
	for i, s := range t.seatWidgets() {
		put(s, g.Seats[i])
	}
	put(p.trick, g.Trick)
	places := make([]layout.Rect, len(g.Cards))
	for i, r := range g.Cards {
		places[i] = layout.Rect{X: r.X - g.Trick.X, Y: r.Y - g.Trick.Y, W: r.W, H: r.H}
	}
	p.trick.SetPlaces(places)
	put(p.weis, g.Trick)
	put(p.message, g.Message)
	put(p.hand, g.Hand)
	corner := widget.Touch * t.ground.Grow
	put(p.again, layout.Rect{X: g.Trick.X, Y: g.Trick.Bottom() - corner, W: corner, H: corner})
	t.arrangeActions()
	put(p.top, layout.Rect{W: size.Width, H: size.Height})
	t.arrangeTop(size)
}

// arrangeHeader shares the header out: menu, score, trump.
func (t *Table) arrangeHeader(g layout.Geometry) {
	menu, rest := g.Header.CutLeft(widget.Touch * t.ground.Grow)
	mark, score := rest.CutRight(t.ground.Units(64))
	menu.H = min(menu.H, menu.W)
	menu.Y += (g.Header.H - menu.H) / 2
	put(t.parts.menu, menu)
	put(t.parts.mark, mark)
	wide := min(score.W, t.ground.Units(560))
	score = layout.Rect{X: score.X + (score.W-wide)/2, Y: score.Y, W: wide, H: score.H}
	put(t.parts.score, score)
}

// arrangeActions puts the buttons where they belong: choices of trump and mode
// in the middle of the empty table, all others above the hand.
func (t *Table) arrangeActions() {
	if len(t.view().Setup.Seats) == 0 {
		return
	}
	g := t.geometry()
	where := g.Actions
	if t.choosing() {
		where = g.Trick
	}
	put(t.parts.actions, where)
}

// arrangeTop lays panel and sheet over the table.
func (t *Table) arrangeTop(size fyne.Size) {
	for _, o := range t.parts.top.Objects {
		o.Move(fyne.NewPos(0, 0))
		o.Resize(size)
	}
}
