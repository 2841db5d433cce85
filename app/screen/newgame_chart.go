package screen

import (
	"slices"

	"fyne.io/fyne/v2"

	"krutzjass/app/form"
	"krutzjass/engine"
)

// chart is a list of rows to switch on and the number that goes with each, as in
// Coiffeur. Rows that are on stand first, in the order of the chart.
type chart struct {
	s            *NewGame
	rows, counts engine.Option // counts has no key where the list has no numbers
	names        []string
	numbers      []int
}

// chart makes the control of a list, and of the numbers of its rows.
func (s *NewGame) chart(rows, counts engine.Option, full engine.Options) fyne.CanvasObject {
	c := &chart{s: s, rows: rows, counts: counts, names: slices.Clone(full[rows.Key].([]string))}
	c.numbers, _ = full[counts.Key].([]int)
	c.numbers = slices.Clone(c.numbers)
	list := []fyne.CanvasObject{form.Title(s.label("option."+rows.Key, rows.Key), 1)}
	for _, row := range []engine.Option{rows, counts} {
		if help := s.p.Label("option." + row.Key + ".help"); row.Key != "" && help != "" {
			list = append(list, form.Small(help))
		}
	}
	for i, name := range c.names {
		list = append(list, c.line(name, i))
	}
	for _, name := range rows.Choices {
		if !slices.Contains(c.names, name) {
			list = append(list, c.line(name, -1))
		}
	}
	return form.Column(8, list...)
}

// line is the row at a place of the chart, -1 for one that is off.
func (c *chart) line(name string, at int) fyne.CanvasObject {
	words := c.s.label("option."+c.rows.Key+"."+name, name)
	key := c.rows.Key + "." + name
	on := form.NewSwitch(words, "", at >= 0, func(on bool) { c.turn(name, at, on) })
	c.s.made[key] = on
	if c.counts.Key == "" {
		return on
	}
	now := c.counts.Min
	if at >= 0 {
		now = c.numbers[at]
	}
	number := form.NewStepper(words+" ×", now, c.counts.Min, c.counts.Max, func(n int) {
		c.numbers[at] = n
		c.take()
	})
	if at < 0 {
		number.Hide()
	} else {
		c.s.made[key+".number"] = number
	}
	return form.Trailing(150, on, number)
}

// turn switches a row on, with the number after the last one (decision JQ15), or
// off.
func (c *chart) turn(name string, at int, on bool) {
	if on {
		c.names = append(c.names, name)
		c.numbers = append(c.numbers, min(len(c.names), c.counts.Max))
	} else {
		c.names = slices.Delete(c.names, at, at+1)
		if c.counts.Key != "" {
			c.numbers = slices.Delete(c.numbers, at, at+1)
		}
	}
	c.take()
	c.s.renewOptions() // also where the last row cannot go: it is on again
}

// take puts the chart into the game, if it fits.
func (c *chart) take() {
	values := engine.Options{c.rows.Key: slices.Clone(c.names)}
	if c.counts.Key != "" {
		values[c.counts.Key] = slices.Clone(c.numbers)
	}
	if c.s.game.take(values) == nil {
		c.s.said("")
	}
}
