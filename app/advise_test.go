package app

import (
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
