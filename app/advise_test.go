package app

import (
	"slices"
	"strings"
	"testing"

	"krutzjass/app/describe"
	"krutzjass/app/prefs"
)

// With tips always and comments on, she speaks before a move and after it, for
// people and for drivers; with both off she says nothing.
func TestAuntChristineSpeaks(t *testing.T) {
	d := launch(t, t.TempDir())
	d.change(func(p *prefs.Prefs) { p.Tips, p.Comments = "always", true })
	d.tap("New game")
	d.tap("Start")
	d.play(0)
	p := d.App.play
	for p.said.tip == nil || p.said.tip.Seq != p.last.View.Seq {
		d.stage.step()
	}
	if !d.says("Aunt Christine: I would") {
		t.Error("no tip is shown")
	}
	told := false
	for _, b := range describe.Of(d.window.Canvas(), d.stack.Top()).Buttons {
		told = told || strings.HasPrefix(b.Words, "Aunt Christine: ")
	}
	if !told {
		t.Error("the description has no tip")
	}
	if err := p.match.Choose(p.said.tip.Action); err != nil {
		t.Fatal(err)
	}
	for !d.says("Aunt Christine: Well played") {
		d.stage.step()
	}
}

func TestAuntChristineKeepsSilent(t *testing.T) {
	d := launch(t, t.TempDir())
	d.tap("New game")
	d.tap("Start")
	d.play(3)
	if d.App.play.said.tip != nil || d.says("Aunt Christine") {
		t.Error("she speaks although nobody wants her")
	}
}

// At a table with people at other devices she sits beside each of them, host and
// guest, and speaks of the own cards alone.
func TestAuntChristineAtAHostedTable(t *testing.T) {
	p, anna, berta := seatTwoWith(t, 0, func(c *prefs.Prefs) { c.Tips, c.Comments = "always", true })
	heard := map[*desk]int{}
	for range 100000 {
		if heard[anna] > 1 && heard[berta] > 1 {
			return
		}
		for _, d := range p.desks {
			d.obey(heard)
		}
		for _, d := range p.desks {
			for len(d.stage.timers) > 0 {
				d.stage.step()
			}
		}
		select {
		case f := <-anna.stage.calls:
			f()
		case f := <-berta.stage.calls:
			f()
		}
	}
	t.Errorf("Anna heard %d tips, Berta %d", heard[anna], heard[berta])
}

// obey does what the table waits for: the tip once it is said, which is counted.
func (d *desk) obey(heard map[*desk]int) {
	p := d.App.play
	v := p.last.View
	switch tip := p.said.tip; {
	case !p.last.Asked || len(v.Legal) == 1:
		d.move()
	case tip != nil && tip.Seq == v.Seq:
		if !d.says("Aunt Christine: I would") || !slices.Contains(v.Legal, tip.Action) {
			d.t.Errorf("the tip %v is not shown, or none of %v", tip.Action, v.Legal)
		}
		heard[d]++
		p.last.Asked = false
		if err := p.match.Choose(tip.Action); err != nil {
			d.t.Error(err)
		}
	}
}
