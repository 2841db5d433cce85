package sample

import (
	"krutzjass/ai/craft"
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// misere tells that both sides want to leave the points to the other.
func misere(s *scene, _ *spot) bool { return s.row() == "misere" }

// row names the row of Coiffeur that is played; empty before a call.
func (s *scene) row() string {
	rows, _ := s.view.Setup.Options["rows"].([]string)
	if f, ok := s.view.Fact("row"); ok && f.Value < len(rows) {
		return rows[f.Value]
	}
	return ""
}

// rowModes are the modes with which a row can be called
// (schieber-coiffeur-differenzler-molotow.md 4).
func rowModes(row string) []engine.Mode {
	switch row {
	case "slalom", "guschti":
		return modes[4:]
	case "misere":
		return modes[4:5]
	}
	if m, ok := engine.ParseMode(row); ok {
		return []engine.Mode{m}
	}
	return modes
}

// coiffeurCalls: an open row or a pass; who has passed and is asked again must
// call. What is called with a row that leaves the mode open is a choice of its
// own.
func coiffeurCalls(s *scene) {
	caller, called := s.view.Fact("row")
	for x := range engine.Seat(s.seats) {
		if _, ok := s.view.FactOf("passed", x); ok {
			s.rowCall(x, -1, freeCall)
		}
	}
	if !called {
		return
	}
	table := freeCall
	if _, ok := s.view.FactOf("passed", caller.Seat); ok {
		table = forcedCall
	}
	s.rowCall(caller.Seat, caller.Value, table)
	first, ok := s.view.Fact("first")
	if all := rowModes(s.row()); ok && len(all) > 1 {
		s.calls = append(s.calls, call{by: caller.Seat, tell: func(c *choice, hand, _ card.Set, f func(*choice)) {
			c.begin(stakeCall)
			for _, m := range all {
				c.add(int(m) == first.Value)[gain] = craft.RowGain(hand, s.row(), m) / 40
			}
			f(c)
		}})
	}
}

// rowCall adds the choice of a place in the chart, -1 for a pass.
func (s *scene) rowCall(by engine.Seat, place, table int) {
	rows, _ := s.view.Setup.Options["rows"].([]string)
	factors, _ := s.view.Setup.Options["factors"].([]int)
	side := s.info.Side(by)
	s.calls = append(s.calls, call{by: by, tell: func(c *choice, hand, _ card.Set, f func(*choice)) {
		c.begin(table)
		for i, row := range rows {
			if i >= len(s.view.Sheet) || i >= len(factors) || s.view.Sheet[i][side].Set || c.n == most-1 {
				continue
			}
			worth := int32(-1 << 20)
			for _, m := range rowModes(row) {
				worth = max(worth, craft.RowGain(hand, row, m))
			}
			c.add(i == place)[gain] = worth * int32(factors[i]) / 200
		}
		if table == freeCall {
			c.add(place < 0)[leave] = 1
		}
		f(c)
	}})
}
