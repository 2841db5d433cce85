package screen

import (
	"fmt"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"

	"krutzjass/app/session"
	"krutzjass/assets"
	"krutzjass/assets/golden"
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// scene is a moment of a match that is looked at.
type scene struct {
	name string
	seed uint64
	wide bool // kept on a table screen, else on a tablet
	set  func(r *rig)
}

func asked(kind engine.Kind) func(engine.View, session.Step) bool {
	return func(v engine.View, _ session.Step) bool {
		for _, a := range v.Legal {
			if a.Kind == kind {
				return true
			}
		}
		return false
	}
}

// barred tells that the viewer is asked and holds a card that may not be played.
func barred(v engine.View, _ session.Step) bool {
	n := 0
	for _, a := range v.Legal {
		if a.Kind == engine.Play && a.Arg == 0 {
			n++
		}
	}
	kinds := 0
	for range v.Hand.Distinct() {
		kinds++
	}
	return v.Trick.N == 2 && n > 1 && n < kinds && len(v.Past) > 1
}

var scenes = []scene{
	{"trump", 3, false, func(r *rig) { r.until("push", asked(engine.Push)); r.ask() }},
	{"turn", 3, true, func(r *rig) { r.until("some cards barred", barred); r.ask() }},
	{"raised", 3, false, func(r *rig) { r.until("some cards barred", barred); r.ask(); r.raise(true) }},
	{"refused", 3, false, func(r *rig) { r.until("some cards barred", barred); r.ask(); r.raise(false) }},
	{"weis-offer", 3, false, func(r *rig) { r.until("Weis", asked(engine.Weis)); r.ask() }},
	{"weis-fewer", 3, true, func(r *rig) {
		r.until("several Weis", func(v engine.View, _ session.Step) bool {
			n := 0
			for _, a := range v.Legal {
				if a.Kind == engine.Weis {
					n++
				}
			}
			return n > 2
		})
		r.ask()
		r.table.openWeis()
	}},
	{"weis-shown", 3, true, func(r *rig) {
		r.until("two Weis open", func(v engine.View, _ session.Step) bool { return openWeis(v) > 1 && len(v.Past) == 1 })
		r.pause(session.WeisPause)
	}},
	{"trick", 3, false, func(r *rig) {
		r.until("a later trick", func(v engine.View, s session.Step) bool { return len(v.Past) == 4 && s.Pause == session.TrickPause })
	}},
	{"last-trick", 3, false, func(r *rig) {
		r.until("a later turn", func(v engine.View, s session.Step) bool { return len(v.Past) == 4 && v.Turn.Has(0) })
		r.ask()
		r.table.openLastTrick()
	}},
	{"hand-end", 3, true, func(r *rig) {
		r.until("the second hand over", func(v engine.View, s session.Step) bool { return len(v.Sheet) == 2 && v.Phase == engine.PhaseDeal })
		r.pause(session.HandPause)
	}},
	{"game-end", 3, true, func(r *rig) {
		r.until("the end", func(v engine.View, s session.Step) bool { return v.Phase == engine.PhaseOver })
		r.pause(session.EndPause)
	}},
	{"menu", 3, false, func(r *rig) { r.until("a turn", barred); r.ask(); r.table.openMenu() }},
	{"score", 3, true, func(r *rig) {
		r.until("the third hand", func(v engine.View, s session.Step) bool { return len(v.Sheet) == 3 && v.Turn.Has(0) })
		r.ask()
		r.table.openScore()
	}},
}

func openWeis(v engine.View) (n int) {
	for _, f := range v.Facts {
		if f.Key == engine.FactWeis {
			n++
		}
	}
	return n
}

// raise raises a card of the hand that may be played, or tries one that may not.
func (r *rig) raise(legal bool) {
	for range 12 {
		r.table.Key(&fyne.KeyEvent{Name: fyne.KeyRight})
		c, up := r.table.parts.hand.Raised()
		if up && has(r.step.View.Legal, c) == legal {
			if !legal {
				r.table.Key(&fyne.KeyEvent{Name: fyne.KeyReturn})
			}
			return
		}
	}
	r.t.Fatal("no such card can be raised with the arrows")
}

func has(legal []engine.Action, c card.Card) bool {
	for _, a := range legal {
		if a == engine.PlayCard(c) {
			return true
		}
	}
	return false
}

// goldenSizes are a phone, and a tablet or a table screen: each moment is kept at
// two sizes.
func goldenSizes(wide bool) [][2]float32 {
	if wide {
		return [][2]float32{{390, 844}, {1920, 1080}}
	}
	return [][2]float32{{390, 844}, {1024, 768}}
}

func TestTablesLookAsKept(t *testing.T) {
	for _, s := range scenes {
		t.Run(s.name, func(t *testing.T) {
			r := newRig(t, rigOptions{seed: s.seed, face: assets.Swiss, drawn: true})
			r.window.Resize(fyne.NewSize(390, 844))
			s.set(r)
			for _, size := range goldenSizes(s.wide) {
				golden.Compare(t, filepath.Join("testdata", "golden", fmt.Sprintf("table-%s-%.0f.png", s.name, size[0])), r.picture(size[0], size[1]))
			}
		})
	}
}
