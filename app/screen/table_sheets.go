package screen

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"

	"krutzjass/app/session"
	"krutzjass/app/widget"
	"krutzjass/engine"
)

// openSheet lays a sheet over the table that can be closed again.
func (t *Table) openSheet(look widget.SheetLook) {
	look.Close, look.Spoken = t.closeSheet, t.text("table.close")
	for _, b := range look.Buttons {
		b.OnKey = t.typed
	}
	t.answer = false
	t.sheet = widget.NewSheet(t.ground, look)
	t.fillHand()
	t.stack()
}

// closeSheet takes the sheet away.
func (t *Table) closeSheet() {
	if t.sheet == nil {
		return
	}
	t.sheet, t.answer = nil, false
	t.fillHand()
	t.stack()
}

// stack puts panel and sheet on the table; what lies below cannot get the focus.
func (t *Table) stack() {
	before := t.parts.top.Objects
	t.parts.top.Objects = nil
	if t.panel != nil {
		t.parts.top.Add(t.panel)
	}
	if t.sheet != nil {
		t.parts.top.Add(t.sheet)
	}
	if !slices.Equal(before, t.parts.top.Objects) {
		t.unfocus()
	}
	t.reach()
	t.arrangeTop(t.root.Size())
	t.parts.top.Refresh()
}

// unfocus gives the keys to the table again.
func (t *Table) unfocus() {
	if c := fyne.CurrentApp().Driver().CanvasForObject(t.root); c != nil {
		c.Unfocus()
	}
}

// reach keeps the keyboard from what lies below a sheet or a panel, and from
// everything while the device goes to another person.
func (t *Table) reach() {
	covered := t.step.Pause == session.CoverPause
	open := t.panel == nil && t.sheet == nil && !covered
	for _, b := range slices.Concat([]*widget.Button{t.parts.again}, t.parts.actions.Buttons(), t.parts.pad.Keys()) {
		b.SetReachable(open)
	}
	t.parts.hand.SetReachable(open)
	t.parts.menu.SetReachable(t.sheet == nil && !covered)
	if t.panel != nil {
		for _, b := range t.panel.Buttons() {
			b.SetReachable(t.sheet == nil)
		}
	}
}

// openMenu offers what can be done beside playing.
func (t *Table) openMenu() {
	var items []fyne.CanvasObject
	add := func(key string, do func()) {
		if do == nil {
			return
		}
		b := widget.NewButton(t.ground, t.text(key), widget.Plain, func() { t.closeSheet(); do() })
		b.OnKey, b.Outlined = t.typed, true
		items = append(items, b)
	}
	add("table.menu.rules", t.p.Rules)
	add("table.menu.score", t.openScore)
	add("table.menu.tell", t.openDescription)
	add("people.show", t.p.People)
	add("table.menu.leave", t.p.Leave)
	if t.p.DealCode != "" {
		items = append(items, t.paragraph(t.text("table.menu.code", t.p.DealCode)))
	}
	t.openSheet(widget.SheetLook{Title: t.text("table.menu"), Body: items, Wide: 380})
}

// paragraph is plain text on a sheet.
func (t *Table) paragraph(words string) *widget.Text {
	p := widget.NewPaperText(t.ground, words)
	p.Lines = 12
	return p
}

// openDescription tells the table in words.
func (t *Table) openDescription() {
	var body []fyne.CanvasObject
	for _, line := range t.describe() {
		if line != "" {
			body = append(body, t.paragraph(line))
		}
	}
	t.openSheet(widget.SheetLook{Title: t.text("table.tell"), Body: body, Wide: 520})
}

// openScore shows the score sheet, a row for each hand.
func (t *Table) openScore() {
	t.openSheet(widget.SheetLook{Title: t.text("table.score"), Body: t.scoreBody(), Wide: 520})
}

func (t *Table) scoreBody() []fyne.CanvasObject {
	v := t.view()
	body := []fyne.CanvasObject{t.race()}
	if len(v.Sheet) == 0 {
		return append(body, t.paragraph(t.text("table.score.none")))
	}
	head := "table.score.hand"
	if t.hasRows() {
		head = "table.score.row"
	}
	rows := []widget.Row{t.sideHeads(t.text(head))}
	for i, cells := range v.Sheet {
		rows = append(rows, t.sheetRows(i, cells)...)
	}
	rows[1].Ruled = true
	totals := []string{t.text("table.score.total")}
	for _, side := range t.sideOrder() {
		totals = append(totals, fmt.Sprint(v.Totals[side]))
	}
	rows = append(rows, widget.Row{Cells: totals, Bold: true, Ruled: true})
	return append(body, widget.NewGrid(t.ground, rows))
}

// sheetRows are the lines of a row of the score sheet: one, or where it has a
// prediction, what was made and the difference for each side, three.
func (t *Table) sheetRows(i int, cells []engine.Cell) (list []widget.Row) {
	name := fmt.Sprint(i + 1)
	if rows, _ := t.chart(); len(rows) == len(t.view().Sheet) {
		name = fmt.Sprint(t.rowName(rows[i]), " ×", t.rowFactor(i))
	}
	each := len(cells) / t.sides()
	if each < 2 {
		return []widget.Row{{Cells: append([]string{name}, t.inOrder(cells)...)}}
	}
	names := []string{t.factName(factPredicted), t.factName(factPoints), t.label("made.difference", "table.difference")}
	for k := range each {
		of := make([]engine.Cell, t.sides())
		for side := range of {
			of[side] = cells[side*each+k]
		}
		label := names[min(k, len(names)-1)]
		if k == 0 {
			label = name + ". " + label
		}
		list = append(list, widget.Row{Cells: append([]string{label}, t.inOrder(of)...), Bold: k == each-1, Ruled: k == 0})
	}
	return list
}

// sideOrder is the sides, the viewer's first.
func (t *Table) sideOrder() (order []engine.Side) {
	n := t.sides()
	for i := range n {
		order = append(order, engine.Side((int(t.ownSide())+i)%n))
	}
	return order
}

// sideHeads is a heading with a column for each side.
func (t *Table) sideHeads(first string) widget.Row {
	row := widget.Row{Cells: []string{first}, Bold: true}
	for _, side := range t.sideOrder() {
		row.Cells = append(row.Cells, t.shortSide(side))
	}
	return row
}

// shortSide names a side in a narrow column.
func (t *Table) shortSide(side engine.Side) string {
	switch {
	case !t.partners():
		return t.sideName(side)
	case t.view().Viewer == engine.Nobody:
		return t.sideName(side)
	case side == t.ownSide():
		return t.text("table.we")
	}
	return t.text("table.they")
}

// inOrder gives a row of the sheet with the viewer's side first; an open place
// is a dash.
func (t *Table) inOrder(cells []engine.Cell) (list []string) {
	for _, side := range t.sideOrder() {
		words := "–"
		if int(side) < len(cells) && cells[side].Set {
			words = fmt.Sprint(cells[side].N)
		}
		list = append(list, words)
	}
	return list
}

// race is the sides' totals against the target, on paper; of many players a list.
func (t *Table) race() fyne.CanvasObject {
	if t.alone() {
		var rows []widget.Row
		for i, side := range t.ranking() {
			rows = append(rows, widget.Row{Cells: []string{fmt.Sprintf("%d. %s", i+1, t.sideName(side)), fmt.Sprint(t.view().Totals[side])},
				Bold: side == t.ownSide()})
		}
		return widget.NewGrid(t.ground, rows)
	}
	s := widget.NewScore(t.ground)
	s.OnPaper = true
	s.Set(t.sideLooks(false))
	return s
}

// openLastTrick shows the trick before.
func (t *Table) openLastTrick() {
	v := t.view()
	if len(v.Past) == 0 || !t.p.Prefs.LastTrick {
		return
	}
	trick := v.Past[len(v.Past)-1]
	shown := widget.NewTrickPicture(t.ground, t.laid(trick), len(v.Setup.Seats), t.clockwise())
	words := t.taken(engine.Effect{Seat: trick.Winner, Points: trick.Points})
	t.openSheet(widget.SheetLook{Title: t.text("table.last"), Body: []fyne.CanvasObject{shown, t.paragraph(words)}})
}

// showPart shows or hides a part.
func showPart(o fyne.CanvasObject, shown bool) {
	if shown {
		o.Show()
	} else {
		o.Hide()
	}
}
