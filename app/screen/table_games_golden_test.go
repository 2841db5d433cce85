package screen

import (
	"fmt"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"

	"krutzjass/app/session"
	"krutzjass/assets/golden"
	"krutzjass/engine"
)

// gameScene is a moment of one of the other games that is looked at.
type gameScene struct {
	game, name string
	seed       uint64
	wide       bool // kept on a table screen, else on a tablet
	set        func(r *rig)
}

// untilAsked goes on until the viewer may do something of a kind.
func untilAsked(kind engine.Kind) func(r *rig) {
	return func(r *rig) { r.until(kind.String(), asked(kind)); r.ask() }
}

// inPlay goes on until the viewer plays a card to a trick of so many others.
func inPlay(past int, laid int8) func(r *rig) {
	return func(r *rig) {
		r.until("a trick", func(v engine.View, _ session.Step) bool {
			return asked(engine.Play)(v, session.Step{}) && v.Trick.N == laid && len(v.Past) >= past
		})
		r.ask()
	}
}

// dealEnd goes on until so many deals are over.
func dealEnd(deals int) func(r *rig) {
	return func(r *rig) {
		n := 0
		r.until("the end of a deal", func(engine.View, session.Step) bool {
			if r.handOver() {
				n++
			}
			return n == deals
		})
		r.pause(session.HandPause)
	}
}

func scoreAfter(set func(r *rig)) func(r *rig) {
	return func(r *rig) { set(r); r.ask(); r.table.openScore() }
}

var gameScenes = []gameScene{
	{"schieber", "call", 4, true, untilAsked(engine.Call)},
	{"schieber", "weis", 4, false, untilAsked(engine.Weis)},
	{"coiffeur-all", "call", 5, true, untilAsked(engine.Call)},
	{"coiffeur-all", "chart", 5, false, scoreAfter(dealEnd(9))},
	{"differenzler", "predict", 5, false, func(r *rig) { untilAsked(engine.Predict)(r); r.table.parts.pad.Digit(4); r.table.parts.pad.Digit(7) }},
	{"differenzler", "play", 5, false, inPlay(4, 2)},
	{"differenzler", "end", 5, true, dealEnd(2)},
	{"molotow-6", "play", 5, true, inPlay(2, 3)},
	{"molotow-6", "end", 5, false, dealEnd(2)},
	{"chratze-4", "blind", 5, false, untilAsked(engine.Blind)},
	{"chratze-4", "exchange", 5, false, func(r *rig) {
		untilAsked(engine.Exchange)(r)
		hand := r.table.parts.hand.Describe().Cards
		r.mark(hand[0].String())
		r.mark(hand[2].String())
	}},
	{"chratze-7", "play", 5, true, inPlay(1, 1)},
	{"chratze-4", "end", 5, false, dealEnd(1)},
	{"zwicken-5", "stay", 5, true, untilAsked(engine.PlayOn)},
	{"watten", "schlag", 5, false, untilAsked(engine.Schlag)},
	{"watten", "play", 5, true, inPlay(1, 2)},
}

func TestTablesOfEveryGameLookAsKept(t *testing.T) {
	for _, s := range gameScenes {
		t.Run(s.game+"-"+s.name, func(t *testing.T) {
			for _, p := range otherGames {
				if p.name != s.game {
					continue
				}
				r := p.rig(t, rigOptions{seed: s.seed, drawn: true})
				r.window.Resize(fyne.NewSize(390, 844))
				s.set(r)
				for _, size := range goldenSizes(s.wide) {
					golden.Compare(t, filepath.Join("testdata", "golden", fmt.Sprintf("game-%s-%s-%.0f.png", s.game, s.name, size[0])), r.picture(size[0], size[1]))
				}
			}
		})
	}
}
