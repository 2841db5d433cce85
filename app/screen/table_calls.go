package screen

import (
	"fmt"

	"fyne.io/fyne/v2"

	"krutzjass/app/widget"
	"krutzjass/engine"
	"krutzjass/engine/jass"
)

// rowName is what a row of the chart is called, by its name in records.
func (t *Table) rowName(row string) string {
	if m, ok := engine.ParseMode(row); ok {
		return t.modeWords(m)
	}
	return t.label("row."+row, "table.row."+row)
}

// rowOf is the row that a call names, "" in games without rows.
func (t *Table) rowOf(a engine.Action) string {
	if texter, ok := t.p.Game.(engine.CallTexter); ok && a.Kind == engine.Call {
		return texter.CallText(a).Row
	}
	return ""
}

// callWords says what a call names: a mode with what it counts, or a row of the
// chart with the mode that it leaves open.
func (t *Table) callWords(a engine.Action) string {
	row := t.rowOf(a)
	if row == "" {
		return t.modeWords(engine.Mode(a.Arg&15)) + t.times(a)
	}
	words := t.rowName(row)
	call := t.p.Game.(engine.CallTexter).CallText(a)
	for _, name := range []string{call.Mode, call.Direction} {
		if m, ok := engine.ParseMode(name); ok {
			words += " · " + t.modeWords(m)
		}
	}
	return words
}

// times says how many times a called deal counts, where that differs.
func (t *Table) times(a engine.Action) string {
	o := t.view().Setup.Options
	factor := 0
	if row := t.rowOf(a); row != "" {
		factor = t.rowFactor(t.openPlace(row))
	} else if a.Kind == engine.Call && o.Flag("factors") {
		factor = int(jass.Factor(engine.Mode(a.Arg & 15)))
	}
	if factor > 0 {
		return fmt.Sprint(" ×", factor)
	}
	return ""
}

// chart is the rows of the chart and their factors, where the game has one.
func (t *Table) chart() (rows []string, factors []int) {
	o := t.view().Setup.Options
	rows, _ = o["rows"].([]string)
	factors, _ = o["factors"].([]int)
	return rows, factors
}

// rowFactor is the factor of a place of the chart; 0 if there is none.
func (t *Table) rowFactor(place int) int {
	if _, factors := t.chart(); place >= 0 && place < len(factors) {
		return factors[place]
	}
	return 0
}

// openPlace is the first place of a row that the viewer's side has not written.
func (t *Table) openPlace(row string) int {
	rows, _ := t.chart()
	for place, name := range rows {
		if cells := t.view().Sheet; name == row && place < len(cells) && !cells[place][t.ownSide()].Set {
			return place
		}
	}
	return -1
}

// rowButtons are the rows that may be called, in the order of the chart; a row
// that leaves the mode open asks for it on a sheet.
func (t *Table) rowButtons() (list []*widget.Button) {
	calls := map[string][]engine.Action{}
	var order []string
	for _, a := range t.view().Legal {
		if row := t.rowOf(a); row != "" {
			if calls[row] == nil {
				order = append(order, row)
			}
			calls[row] = append(calls[row], a)
		}
	}
	for _, row := range order {
		of := calls[row]
		b := t.button(of[0], widget.Plain)
		b.Label = t.rowName(row) + t.times(of[0])
		b.Spoken = b.Label
		if m, ok := engine.ParseMode(row); ok {
			b.Picture = t.modePicture(m)
		} else {
			b.Picture = widget.Emblem(row)
		}
		if len(of) > 1 {
			b.Label += " …"
			b.OnTap = func() { t.openChoices(t.rowName(row)+t.times(of[0]), of) }
		}
		list = append(list, b)
	}
	return list
}

// openChoices lists actions on a sheet.
func (t *Table) openChoices(title string, actions []engine.Action) {
	bar := widget.NewActionBar(t.ground)
	var list []*widget.Button
	for _, a := range actions {
		b := t.button(a, widget.Plain)
		b.Outlined, b.OnKey = true, t.typed
		if row := t.rowOf(a); row != "" {
			b.Label = t.modeWords(engine.Mode(a.Arg & 15))
		}
		list = append(list, b)
	}
	bar.Set(list)
	t.openSheet(widget.SheetLook{Title: title, Body: []fyne.CanvasObject{bar}})
	t.answer = true
}
