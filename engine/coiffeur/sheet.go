package coiffeur

import (
	"krutzjass/engine"
	"krutzjass/engine/jass"
)

// row is a kind of row of the chart. The first six are the modes, in the order
// of the usual chart (schieber-coiffeur-differenzler-molotow.md 4).
type row int8

const (
	rowDiamonds row = iota
	rowHearts
	rowClubs
	rowSpades
	rowUnder
	rowOver
	rowSlalom
	rowGuschti
	rowJoker
	rowMisere
	row3x3
	rowCount
	firstAdded = rowSlalom
)

// rowNames are the names of RECORD.md.
var rowNames = [rowCount]string{"D", "H", "C", "S", "UND", "OBE", "slalom", "guschti", "joker", "misere", "3x3"}

// directions are the two modes without trump.
var directions = []engine.Mode{engine.Obenabe, engine.Undenufe}

// rowModes lists what may be called with a row: the one mode that it is, or
// those among which the caller chooses.
var rowModes = [rowCount][]engine.Mode{
	rowDiamonds: {engine.TrumpDiamonds}, rowHearts: {engine.TrumpHearts}, rowClubs: {engine.TrumpClubs},
	rowSpades: {engine.TrumpSpades}, rowUnder: {engine.Undenufe}, rowOver: {engine.Obenabe},
	rowSlalom: directions, rowGuschti: directions,
	rowJoker:  jass.Modes[:], // one of the six, not an added row (decision JQ22)
	rowMisere: {engine.Obenabe},
	row3x3:    jass.Modes[:],
}

func parseRow(name string) (row, bool) {
	for x, n := range rowNames {
		if n == name {
			return row(x), true
		}
	}
	return 0, false
}

// other is the other direction.
func other(m engine.Mode) engine.Mode { return engine.Obenabe + engine.Undenufe - m }

// modeAt gives the order of trick i, from 0, of row x called with the given
// modes, of which only 3x3 has more than one; NoMode where its block has none
// yet.
func (x row) modeAt(i int, modes [blocks]engine.Mode) engine.Mode {
	switch {
	case x == row3x3:
		return modes[i/block]
	case x == rowSlalom && i%2 == 1, x == rowGuschti && i >= guschti:
		return other(modes[0])
	}
	return modes[0]
}

// valuesAt gives the mode by which the cards of trick i count: in Slalom and
// Guschti the first direction all along, in 3x3 each block's own (decision JQ13).
func (x row) valuesAt(i int, modes [blocks]engine.Mode) engine.Mode {
	if x == row3x3 {
		return modes[i/block]
	}
	return modes[0]
}

// written gives what stands in the chart for points: tens, five and more rounded
// up, times the factor of the row.
func written(points, factor int32) int32 { return (points + 5) / 10 * factor }

// chart is what each side has written, by place in the chart.
type chart [2]struct {
	closed uint32 // places that are written, as bits
	total  int32
	cells  [maxRows]int32
}

func (c *chart) open(side engine.Side, place int) bool { return c[side].closed>>place&1 == 0 }

// write fills an open place.
func (c *chart) write(side engine.Side, place int, n int32) {
	c[side].closed |= 1 << place
	c[side].total += n
	c[side].cells[place] = n
}

// finished tells whether a side has written all of so many rows.
func (c *chart) finished(side engine.Side, rows int) bool {
	return c[side].closed == uint32(uint64(1)<<rows-1)
}

// sheet shows the chart: a row for each row, a cell for each side, open where
// nothing is written.
func (c *chart) sheet(rows int) [][]engine.Cell {
	sheet, cells := make([][]engine.Cell, rows), make([]engine.Cell, 2*rows)
	for place := range sheet {
		sheet[place] = cells[2*place : 2*place+2 : 2*place+2]
		for side := range c {
			if !c.open(engine.Side(side), place) {
				sheet[place][side] = engine.Cell{N: int(c[side].cells[place]), Set: true}
			}
		}
	}
	return sheet
}

// readChart is the way back from a sheet.
func readChart(sheet [][]engine.Cell) (c chart) {
	for place, cells := range sheet {
		for side, cell := range cells {
			if cell.Set {
				c.write(engine.Side(side), place, int32(cell.N))
			}
		}
	}
	return c
}
