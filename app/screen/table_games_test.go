package screen

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"krutzjass/app/session"
	"krutzjass/app/widget"
	"krutzjass/assets"
	"krutzjass/engine"
	"krutzjass/engine/chratze"
	"krutzjass/engine/coiffeur"
	"krutzjass/engine/differenzler"
	"krutzjass/engine/molotow"
	"krutzjass/engine/schieber"
	"krutzjass/engine/watten"
)

// played is a game with options and so many players; what differs little from one
// before it is looked at on the smallest phone only.
type played struct {
	name    string
	game    engine.Game
	seats   int
	options engine.Options
	face    assets.Face
	like    bool
}

var otherGames = []played{
	{"schieber", schieber.Game{}, 4, engine.Options{"target": 300, "earlyStoeck": true}, assets.Swiss, false},
	{"coiffeur", coiffeur.Game{}, 4, nil, assets.Swiss, true},
	{"coiffeur-all", coiffeur.Game{}, 4, engine.Options{"rows": []string{"D", "H", "C", "S", "UND", "OBE", "slalom", "guschti", "joker", "misere", "3x3"}}, assets.French, false},
	{"differenzler", differenzler.Game{}, 4, engine.Options{"rounds": 4}, assets.Swiss, false},
	{"differenzler-open", differenzler.Game{}, 4, engine.Options{"rounds": 4, "open": true}, assets.French, true},
	{"molotow-3", molotow.Game{}, 3, engine.Options{"limit": 30}, assets.French, true},
	{"molotow-6", molotow.Game{}, 6, engine.Options{"limit": 30}, assets.Swiss, false},
	{"chratze-2", chratze.Game{}, 2, engine.Options{"deals": 4}, assets.French, true},
	{"chratze-4", chratze.Game{}, 4, engine.Options{"deals": 6, "blind": true, "doubleBlind": true}, assets.Swiss, false},
	{"chratze-7", chratze.Game{}, 7, engine.Options{"deals": 4}, assets.Bavarian, false},
	{"zwicken-5", chratze.Game{}, 5, engine.Options{"mode": "zwicken", "deals": 4}, assets.Bavarian, false},
	{"watten", watten.Game{}, 4, engine.Options{"raising": true}, assets.Bavarian, false},
	{"watten-weli", watten.Game{}, 4, engine.Options{"variant": "tyrolean", "raising": true, "target": 11}, assets.French, true},
}

func (p played) rig(t *testing.T, o rigOptions) *rig {
	o.game, o.options, o.face = p.game, p.options, p.face
	if o.names == nil {
		o.names = people
	}
	o.names = o.names[:p.seats]
	return newRig(t, o)
}

// TestTablePlaysEveryGame plays whole matches on the screen at several sizes:
// nothing is cut off or covered, and all that is legal can be chosen by what is in
// sight.
func TestTablePlaysEveryGame(t *testing.T) {
	long := []string{"Anna-Katharina", "Bartholomäus", "Rosa", "Karl", "Vreneli", "Ulrich", "Lisa"}
	for i, p := range otherGames {
		for k, c := range []struct {
			w, h float32
			rigOptions
		}{
			{360, 640, rigOptions{textSize: 1.5, lang: "de", names: long}},
			{390, 844, rigOptions{lang: "en"}},
			{844, 390, rigOptions{lang: "de", prefs: TablePrefs{LeftHand: true}}},
			{1024, 768, rigOptions{textSize: 2, lang: "de"}},
			{1920, 1080, rigOptions{lang: "en", prefs: TablePrefs{SingleTap: true}}},
		} {
			// Every game on the smallest phone, and on every second of the others.
			if k > 0 && (p.like || (i+k)%2 == 0) {
				continue
			}
			t.Run(fmt.Sprintf("%s/%.0fx%.0f", p.name, c.w, c.h), func(t *testing.T) {
				o := c.rigOptions
				o.seed = 5
				r := p.rig(t, o)
				r.window.Resize(fyne.NewSize(c.w, c.h))
				seen := map[engine.Kind]int{}
				for r.move() {
					r.check(fmt.Sprint("pause ", r.step.Pause))
					if v := r.state.View(0); len(v.Legal) > 0 {
						r.ask()
						r.check("asked")
						r.reachAll(seen)
					}
					if r.handOver() {
						r.pause(session.HandPause)
						r.check("the end of a deal")
					}
				}
				if r.step.View.Phase != engine.PhaseOver {
					t.Error("the match did not come to its end")
				}
			})
		}
	}
}

func (r *rig) handOver() bool {
	for _, e := range r.step.Event.Effects {
		if e.Kind == engine.HandEnd {
			return true
		}
	}
	return false
}

func (r *rig) check(what string) {
	r.t.Helper()
	for _, fault := range r.faults() {
		r.t.Fatalf("%s, after %d events, phase %d: %s", what, r.seq, r.step.View.Phase, fault)
	}
	if m := r.table.parts.message.Words(); r.step.Asked && m == "" {
		r.t.Fatalf("%s, after %d events: nothing says what is awaited", what, r.seq)
	}
}

// fully is how often everything of a kind is chosen; later only the last action.
const fully = 2

// reachAll chooses everything that is legal by what is in sight, one after the
// other; the match stays where it is. seen counts how often each kind was legal.
func (r *rig) reachAll(seen map[engine.Kind]int) {
	r.t.Helper()
	legal := r.step.View.Legal
	for i, a := range legal {
		last := i == len(legal)-1 || legal[i+1].Kind != a.Kind
		if last {
			seen[a.Kind]++
		}
		if seen[a.Kind] >= fully && !last {
			continue
		}
		r.chosen = nil
		if !r.reach(a) {
			r.t.Fatalf("after %d events %v (%d %v) cannot be chosen by %q", r.seq, a.Kind, a.Arg, a.Cards, r.labels())
		}
		if r.table.sheet != nil {
			r.t.Fatalf("after %d events a sheet stays open after %v", r.seq, a.Kind)
		}
	}
	r.ask()
}

// reach chooses an action as a person does.
func (r *rig) reach(a engine.Action) bool {
	r.t.Helper()
	switch a.Kind {
	case engine.Play:
		return r.reachPlay(a)
	case engine.Predict:
		r.table.parts.pad.Clear()
		for _, digit := range fmt.Sprint(a.Arg) {
			key := (int(digit-'0') + 9) % 10
			test.Tap(r.table.parts.pad.Keys()[key])
		}
	case engine.Exchange, engine.Lay:
		for c := range r.table.parts.hand.Marked().All() {
			r.mark(c.String())
		}
		for c := range a.Cards.All() {
			r.mark(c.String())
		}
	}
	for _, b := range r.table.parts.actions.Buttons() {
		if test.Tap(b); r.has(a) {
			return true
		}
		if r.table.sheet != nil {
			for _, o := range r.inSheet() {
				if test.Tap(o); r.has(a) {
					return true
				}
			}
			r.table.closeSheet()
		}
	}
	return false
}

// inSheet are the buttons of the open sheet.
func (r *rig) inSheet() (list []*widget.Button) {
	for _, o := range r.table.sheet.Items() {
		switch o := o.(type) {
		case *widget.ActionBar:
			list = append(list, o.Buttons()...)
		case *widget.Offer:
			list = append(list, o.Button)
		}
	}
	return list
}

func (r *rig) has(a engine.Action) bool {
	for _, chosen := range r.chosen {
		if chosen == a {
			return true
		}
	}
	return false
}

// mark goes to a card of the hand with the arrows and presses Enter.
func (r *rig) mark(name string) {
	r.t.Helper()
	for range 14 {
		if c, up := r.table.parts.hand.Raised(); up && c.String() == name {
			r.table.Key(&fyne.KeyEvent{Name: fyne.KeyReturn})
			return
		}
		r.table.Key(&fyne.KeyEvent{Name: fyne.KeyRight})
	}
	r.t.Fatalf("the arrows do not reach %s", name)
}

// reachPlay raises the card and taps the button that plays it.
func (r *rig) reachPlay(a engine.Action) bool {
	r.t.Helper()
	r.ask()
	for range 14 {
		r.table.Key(&fyne.KeyEvent{Name: fyne.KeyRight})
		if c, up := r.table.parts.hand.Raised(); up && c == a.Card() {
			for _, b := range r.table.parts.actions.Buttons() {
				if test.Tap(b); r.has(a) {
					return true
				}
			}
			return false
		}
	}
	return false
}
