package screen

import (
	"fmt"
	"slices"
	"strings"

	"krutzjass/app/widget"
	"krutzjass/engine"
)

// madeLine is one reason for points in a deal, and what each side has for it.
type madeLine struct {
	name  string
	sum   bool // it is the total of the others
	cells map[engine.Side]int
}

// told are the facts about sides that stand before what they made.
var told = []engine.FactKey{factPredicted, factPoints}

// madeLines are what each side made of the deal, by reason; with what was written
// if that is not the sum of them, else with their sum if there are several.
func (t *Table) madeLines() (lines []madeLine) {
	at := map[engine.FactKey]int{}
	add := func(f engine.Fact, name string) {
		if _, known := at[f.Key]; !known {
			at[f.Key] = len(lines)
			lines = append(lines, madeLine{name: name, cells: map[engine.Side]int{}})
		}
		lines[at[f.Key]].cells[engine.Side(f.Seat)] = f.Value
	}
	for _, key := range told {
		for _, f := range t.view().Facts {
			if f.Key == key && f.Value >= 0 {
				add(f, t.factName(key))
			}
		}
	}
	reasons, sum := map[engine.FactKey]bool{}, madeLine{name: t.text("table.hand.total"), sum: true, cells: map[engine.Side]int{}}
	for _, f := range t.view().Facts {
		if strings.HasPrefix(string(f.Key), string(engine.FactMade)) {
			add(f, t.label(string(f.Key), "table."+string(f.Key)))
			reasons[f.Key] = true
			sum.cells[engine.Side(f.Seat)] += f.Value
		}
	}
	if written, ok := t.written(sum); ok {
		return append(lines, written)
	}
	if len(reasons) > 1 {
		lines = append(lines, sum)
	}
	return lines
}

// written is the last line of the score sheet, if it has a cell for each side and
// says something else than the sum.
func (t *Table) written(sum madeLine) (line madeLine, other bool) {
	sheet := t.view().Sheet
	line = madeLine{name: t.text("table.written"), sum: true, cells: map[engine.Side]int{}}
	if rows, _ := t.chart(); len(rows) > 0 || len(sheet) == 0 || len(sheet[len(sheet)-1]) != t.sides() || len(sum.cells) == 0 {
		return line, false
	}
	for side, cell := range sheet[len(sheet)-1] {
		line.cells[engine.Side(side)] = cell.N
		other = other || cell.N != sum.cells[engine.Side(side)]
	}
	return line, other
}

// madeRows are the deal's points: a row for each reason and a column for each
// side, or where everybody plays alone the other way round, with the totals.
func (t *Table) madeRows() []widget.Row {
	lines := t.madeLines()
	if t.alone() {
		return t.madeByPlayer(lines)
	}
	rows := []widget.Row{t.sideHeads(t.text("table.hand.points"))}
	for i, line := range lines {
		row := widget.Row{Cells: []string{line.name}, Bold: line.sum, Ruled: line.sum || i == 0}
		for _, side := range t.sideOrder() {
			row.Cells = append(row.Cells, line.cell(side))
		}
		rows = append(rows, row)
	}
	return rows
}

func (l madeLine) cell(side engine.Side) string {
	if n, ok := l.cells[side]; ok {
		return fmt.Sprint(n)
	}
	return "–"
}

// madeByPlayer has a row for each player, the best first.
func (t *Table) madeByPlayer(lines []madeLine) []widget.Row {
	head := widget.Row{Cells: []string{t.text("table.hand.points")}, Bold: true}
	for _, line := range lines {
		head.Cells = append(head.Cells, line.name)
	}
	head.Cells = append(head.Cells, t.text("table.score.total"))
	rows := []widget.Row{head}
	for i, side := range t.ranking() {
		row := widget.Row{Cells: []string{t.sideName(side)}, Ruled: i == 0, Bold: side == t.ownSide()}
		for _, line := range lines {
			row.Cells = append(row.Cells, line.cell(side))
		}
		rows = append(rows, widget.Row{Cells: append(row.Cells, fmt.Sprint(t.view().Totals[side])), Ruled: row.Ruled, Bold: row.Bold})
	}
	return rows
}

// alone tells whether everybody plays alone, at a table of more than two.
func (t *Table) alone() bool { return t.sides() > 2 }

// ranking is the sides, the best total first.
func (t *Table) ranking() []engine.Side {
	order, totals := t.sideOrder(), t.view().Totals
	slices.SortStableFunc(order, func(a, b engine.Side) int {
		if t.p.Game.Info().Few {
			return totals[a] - totals[b]
		}
		return totals[b] - totals[a]
	})
	return order
}
