package screen

import (
	"fyne.io/fyne/v2"

	"krutzjass/app/layout"
	"krutzjass/app/widget"
	"krutzjass/engine"
	"krutzjass/theme"
)

// usualText is the size of text at a scale of 1, in units.
const usualText = 16

// geometry is where everything lies at the present size.
func (t *Table) geometry() layout.Geometry {
	size := t.root.Size()
	v, info := t.view(), t.p.Game.Info()
	text := t.ground.Text(fyne.CurrentApp().Settings().Theme()) / usualText
	g := layout.TableGeometry(size.Width, size.Height, len(v.Setup.Seats), layout.TableOptions{
		Clockwise: t.clockwise(), Large: t.p.Prefs.LargeCards, LeftHand: t.p.Prefs.LeftHand,
		Board: t.boarded, Watch: v.Viewer == engine.Nobody, Far: t.p.Far, Text: text, Cards: info.Pack(v.Setup).Len() / len(v.Setup.Seats),
	})
	header := t.parts.score.HeightFor(size.Width) + 4
	if g.Side {
		header += widget.Touch + layout.Gap
	}
	g.Stage(text, header, t.clockwise())
	return g
}

// arrange puts every part where it belongs; it is called for every new size and
// every step.
func (t *Table) arrange() {
	size := t.root.Size()
	if size.Width < 1 || len(t.view().Setup.Seats) == 0 {
		return
	}
	p := &t.parts
	if t.ground.Fit(size) {
		defer t.renew()
	}
	g := t.geometry()
	put(p.felt, layout.Rect{W: size.Width, H: size.Height})
	t.arrangeHeader(g)
	for i, s := range t.seatWidgets() {
		put(s, g.Seats[i])
		s.Show()
	}
	put(p.trick, g.Trick)
	put(p.board, g.Board)
	put(p.pad, g.Trick)
	places := make([]layout.Rect, len(g.Cards))
	for i, r := range g.Cards {
		places[i] = layout.Rect{X: r.X - g.Trick.X, Y: r.Y - g.Trick.Y, W: r.W, H: r.H}
	}
	p.trick.SetPlaces(places)
	put(p.hand, g.Hand)
	t.arrangeTalk()
	put(p.top, layout.Rect{W: size.Width, H: size.Height})
	t.arrangeTop(size)
}

// renew draws everything anew that may have kept its place but not its words' size.
func (t *Table) renew() {
	for _, o := range t.root.Objects {
		o.Refresh()
	}
}

// arrangeHeader shares the header out: menu, score, trump.
func (t *Table) arrangeHeader(g layout.Geometry) {
	deep := layout.Rect{X: 0, Y: 0, W: t.root.Size().Width, H: g.Header.Bottom() + 5}
	if g.Side {
		deep = layout.Rect{X: g.Header.X - 4, Y: g.Header.Y - 4, W: g.Header.W + 8, H: g.Header.H + 8}
		t.parts.header.CornerRadius = 12
	}
	settings := fyne.CurrentApp().Settings()
	t.parts.header.FillColor = settings.Theme().Color(theme.ColorFeltDeep, settings.ThemeVariant())
	put(t.parts.header, deep)
	t.parts.header.Refresh()
	touch := widget.Touch * t.ground.Grow
	menu, rest := g.Header.CutLeft(touch)
	mark, score := rest.CutRight(t.ground.Units(72))
	if g.Side {
		var row layout.Rect
		row, score = g.Header.CutTop(touch)
		menu, row = row.CutLeft(touch)
		_, mark = row.CutLeft(touch) // the last trick's button lies between
		score = score.Centre(score.W-2*layout.Gap, score.H)
	}
	menu.Y += (menu.H - touch) / 2
	menu.H = touch
	put(t.parts.menu, menu)
	put(t.parts.mark, mark)
	wide := min(score.W, t.ground.Units(560))
	score = layout.Rect{X: score.X + (score.W-wide)/2, Y: score.Y, W: wide, H: score.H}
	put(t.parts.score, score)
}

// arrangeTop lays panel and sheet over the table: a panel leaves the header, with
// the menu and the score, in sight.
func (t *Table) arrangeTop(size fyne.Size) {
	if t.sheet != nil {
		put(t.sheet, layout.Rect{W: size.Width, H: size.Height})
	}
	if t.panel == nil || size.Width < 1 {
		return
	}
	g := t.geometry()
	room := layout.Rect{Y: g.Header.Bottom(), W: size.Width, H: size.Height - g.Header.Bottom()}
	if g.Side {
		room = layout.Rect{W: g.Header.X - layout.Gap, H: size.Height}
		if t.p.Prefs.LeftHand {
			room = layout.Rect{X: g.Header.Right() + layout.Gap, W: size.Width - g.Header.Right() - layout.Gap, H: size.Height}
		}
	}
	put(t.panel, room)
	for _, s := range t.parts.seats { // rather no face than half of one
		showPart(s, !t.panel.Covers(s))
	}
}
