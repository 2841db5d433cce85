package screen

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"krutzjass/ai/coach"
	"krutzjass/app/session"
	"krutzjass/app/text"
	"krutzjass/app/widget"
	"krutzjass/assets"
	"krutzjass/assets/golden"
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/krutzjass"
)

// reasoned is a reason about real cards, as long as one becomes.
func reasoned(code coach.Code, args ...coach.Arg) coach.Reason {
	return coach.Reason{Code: code, Args: args}
}

func cardArg(c card.Card) coach.Arg { return coach.Arg{Kind: coach.Card, Value: int(c)} }

func numberArg(n int) coach.Arg { return coach.Arg{Kind: coach.Number, Value: n} }

// twinTip is a tip for the step that is shown, with an example.
func (r *rig) twinTip() *coach.Tip {
	r.step.View.Seq = 40
	r.show(r.step)
	x := reasoned("twin", cardArg(card.Of(card.Diamonds, card.Ace)))
	x.If = coach.Holding{Seat: 3, Card: card.Of(card.Diamonds, card.Ace)}
	return &coach.Tip{Seq: 40, Action: r.step.View.Legal[0], Reason: x}
}

// asking is a rig whose viewer is asked for a card.
func asking(t *testing.T, o rigOptions) *rig {
	t.Helper()
	o.seed, o.face = 3, assets.Swiss
	r := newRig(t, o)
	r.window.Resize(fyne.NewSize(390, 844))
	r.until("some cards barred", barred)
	r.ask()
	return r
}

func TestTipsAlways(t *testing.T) {
	r := asking(t, rigOptions{prefs: TablePrefs{Tips: "always"}})
	tip := r.twinTip()
	r.table.Tip(tip)
	words := r.table.parts.advice.Words()
	if !r.table.parts.advice.Visible() || r.table.parts.message.Visible() || !strings.Contains(words, "Ace of Bells") || !strings.Contains(words, people[3]) {
		t.Errorf("the tip says %q", words)
	}
	test.Tap(r.table.parts.advice.Button)
	if r.table.parts.advice.Visible() || !r.table.parts.message.Visible() {
		t.Error("a tap does not send her away")
	}
	if len(r.chosen) != 0 {
		t.Error("the tap played something")
	}
	r.table.Tip(&coach.Tip{Seq: 39, Action: tip.Action})
	if r.table.parts.advice.Visible() {
		t.Error("a tip for another question is shown")
	}
}

func TestTipsOnRequest(t *testing.T) {
	r := asking(t, rigOptions{prefs: TablePrefs{Tips: "request"}})
	tip := r.twinTip()
	const ask = "Ask Aunt Christine"
	if strings.Contains(strings.Join(r.labels(), ","), ask) {
		t.Error("she can be asked before she knows")
	}
	r.table.Tip(tip)
	if r.table.parts.advice.Visible() {
		t.Error("she spoke unasked")
	}
	r.tap(ask)
	if !r.table.parts.advice.Visible() || strings.Contains(strings.Join(r.labels(), ","), ask) {
		t.Error("asked, she does not speak")
	}
}

func TestTipsOff(t *testing.T) {
	r := asking(t, rigOptions{})
	r.table.Tip(r.twinTip())
	r.table.Comment(coach.Comment{Seq: 40, Played: engine.PlayCard(card.Of(0, card.Ace)), Size: coach.Dear, Cost: 12})
	if r.table.parts.advice.Visible() {
		t.Error("she speaks although she is not wanted")
	}
}

func TestComments(t *testing.T) {
	play := func(r card.Rank) engine.Action { return engine.PlayCard(card.Of(card.Diamonds, r)) }
	for _, row := range []struct {
		name    string
		comment coach.Comment
		want    string
	}{
		{"good", coach.Comment{Played: play(card.Ace), Better: play(card.Ace), Size: coach.Taste}, "Well played."},
		{"taste", coach.Comment{Played: play(card.King), Better: play(card.Ace), Size: coach.Taste, Cost: 1.4},
			"That is a matter of taste; I would have chosen Ace of Bells."},
		{"some", coach.Comment{Played: play(card.King), Better: play(card.Ace), Size: coach.Some, Cost: 4.6, Reason: reasoned("sure", cardArg(card.Of(card.Diamonds, card.Ace)))},
			"Ace of Bells would have been better, by about 5 points. Nobody can beat Ace of Bells any more."},
		{"dear", coach.Comment{Played: play(card.King), Better: play(card.Ace), Size: coach.Dear, Cost: 11.7},
			"That was dear: Ace of Bells would have been better, by about 12 points."},
		{"only a reason", coach.Comment{Played: play(card.King), Better: engine.Action{Kind: engine.Weis}, Reason: reasoned("weis.call")},
			"I would have chosen Weis. Call your Weis: it costs nothing."},
	} {
		r := asking(t, rigOptions{prefs: TablePrefs{Comments: true}})
		r.table.Comment(row.comment)
		if got := r.table.parts.advice.Words(); got != row.want || !r.table.parts.advice.Visible() {
			t.Errorf("%s: %q, want %q", row.name, got, row.want)
		}
	}
}

// coachSizes are phones upright and on their side, a tablet and a large screen.
var coachSizes = [][2]float32{{360, 640}, {640, 360}, {390, 844}, {667, 375}, {844, 390}, {820, 1180}, {1180, 820}, {1920, 1080}}

// adviceFaults says where the coach lies on something else, or her words are cut.
func (r *rig) adviceFaults() (list []string) {
	p := r.table.parts.advice
	at, size := spot{"advice", p.Position(), p.Size()}, r.table.root.Size()
	if !p.Visible() || p.Size().Height < widget.Touch {
		list = append(list, fmt.Sprintf("no room: %v", p.Size()))
	}
	if at.at.X < -0.5 || at.at.Y < -0.5 || at.at.X+at.size.Width > size.Width+0.5 || at.at.Y+at.size.Height > size.Height+0.5 {
		list = append(list, fmt.Sprintf("she reaches outside: %v", at))
	}
	for _, s := range append(r.spots(), r.openSpots()...) {
		if at.overlaps(s) {
			list = append(list, fmt.Sprintf("she covers %v", s))
		}
	}
	for i, c := range r.table.geometry().Cards {
		if i < int(r.step.View.Trick.N) && at.overlaps(spot{"", fyne.NewPos(c.X, c.Y), fyne.NewSize(c.W, c.H)}) {
			list = append(list, fmt.Sprintf("she covers card %d of the trick", i))
		}
	}
	return append(list, cutWords(p)...)
}

// openSpots are the parts in sight that lie in the middle of the table.
func (r *rig) openSpots() (list []spot) {
	p := r.table.parts
	for name, o := range map[string]fyne.CanvasObject{"pad": p.pad, "board": p.board, "Weis": p.weis, "last trick": p.again} {
		if o.Visible() && o.Size().Width > 0 {
			list = append(list, spot{name, o.Position(), o.Size()})
		}
	}
	return list
}

// What she says fits at every size in every kind of question of every game, and
// never lies on a card, a button or a seat.
func TestAdviceCoversNothing(t *testing.T) {
	for _, lang := range text.Languages() {
		for _, game := range append(otherGames, played{"krutzjass", krutzjass.Game{}, 4, nil, assets.Swiss, false}) {
			if game.like {
				continue
			}
			t.Run(game.name+"-"+lang, func(t *testing.T) {
				r := game.rig(t, rigOptions{seed: 3, lang: lang, prefs: TablePrefs{Tips: "always"}})
				seen := map[string]bool{}
				for range 150 {
					if !r.move() {
						break
					}
					v := r.state.View(0)
					if kind := fmt.Sprint(v.Legal); len(v.Legal) < 2 || seen[kind[:min(6, len(kind))]] {
						continue
					} else {
						seen[kind[:min(6, len(kind))]] = true
					}
					r.adviseEverywhere(v)
				}
			})
		}
	}
}

// adviseEverywhere asks the viewer and gives the longest advice, at all sizes.
func (r *rig) adviseEverywhere(v engine.View) {
	v.Seq = r.seq
	r.show(session.Step{View: v, Asked: true})
	tip := r.longTip(v)
	for _, size := range coachSizes {
		r.window.Resize(fyneSize(size))
		r.table.Tip(tip)
		for _, fault := range r.adviceFaults() {
			r.t.Errorf("%v %v: %s", size, v.Legal[0].Kind, fault)
		}
	}
	r.window.Resize(fyne.NewSize(640, 360)) // where several cards have the least room for their names
	for _, a := range v.Legal {
		if a.Kind != engine.Exchange && a.Kind != engine.Lay {
			continue
		}
		tip.Action = a
		r.table.Tip(tip)
		for _, fault := range r.adviceFaults() {
			r.t.Errorf("at 640 by 360, %v %v: %s", a.Kind, a.Cards, fault)
		}
	}
}

// longTip is a tip with a reason and an example about two cards.
func (r *rig) longTip(v engine.View) *coach.Tip {
	ace, king := card.Of(card.Diamonds, card.Ace), card.Of(card.Clubs, card.King)
	x := reasoned("later", cardArg(ace), cardArg(king))
	x.If = coach.Holding{Seat: 1, Card: ace}
	return &coach.Tip{Seq: r.step.View.Seq, Action: v.Legal[len(v.Legal)-1], Reason: x}
}

// dearHand is a review as it is at most.
func dearHand(seq int) coach.Review {
	play := func(r card.Rank) engine.Action { return engine.PlayCard(card.Of(card.Spades, r)) }
	return coach.Review{Seq: seq, Moves: 12, Lessons: []coach.Lesson{
		{Comment: coach.Comment{Trick: 4, Played: play(card.King), Better: play(card.Nine), Cost: 14.2, Size: coach.Dear,
			Reason: reasoned("spare", cardArg(card.Of(card.Spades, card.Nine)), cardArg(card.Of(card.Spades, card.King)))},
			Truly: coach.Truth{Points: 8, Known: true}},
		{Comment: coach.Comment{Trick: 7, Played: play(card.Jack), Better: play(card.Ten), Cost: 5.1, Size: coach.Some,
			Reason: reasoned("bauer", cardArg(card.Of(card.Spades, card.Jack)), numberArg(4))}, Truly: coach.Truth{Known: true}},
	}}
}

var coachScenes = []struct {
	name  string
	prefs TablePrefs
	set   func(r *rig)
}{
	{"coach-tip", TablePrefs{Tips: "always"}, func(r *rig) {
		r.until("some cards barred", barred)
		r.ask()
		r.table.Tip(r.twinTip())
	}},
	{"coach-ask", TablePrefs{Tips: "request"}, func(r *rig) {
		r.until("push", asked(engine.Push))
		r.ask()
		r.table.Tip(r.twinTip())
	}},
	{"coach-review", TablePrefs{Comments: true}, func(r *rig) {
		r.until("the second hand over", func(v engine.View, s session.Step) bool { return len(v.Sheet) == 2 && v.Phase == engine.PhaseDeal })
		r.pause(session.HandPause)
		r.table.Review(dearHand(r.step.View.Seq))
	}},
	{"coach-end", TablePrefs{Comments: true}, func(r *rig) {
		r.until("the end", func(v engine.View, s session.Step) bool { return v.Phase == engine.PhaseOver })
		r.pause(session.EndPause)
		r.table.Review(dearHand(r.step.View.Seq))
	}},
}

func TestTipsAndReviewsLookAsKept(t *testing.T) {
	for i, s := range coachScenes {
		for _, lang := range text.Languages() {
			t.Run(s.name+"-"+lang, func(t *testing.T) {
				r := newRig(t, rigOptions{seed: 3, face: assets.Swiss, drawn: true, prefs: s.prefs, lang: lang})
				r.window.Resize(fyne.NewSize(390, 844))
				s.set(r)
				sizes := [][2]float32{{390, 844}, {844, 390}, {820, 1180}, {1920, 1080}}
				if lang != text.Fallback {
					sizes = sizes[i%4 : i%4+1] // the other sizes look alike
				}
				for _, size := range sizes {
					name := fmt.Sprintf("%s-%s-%.0f.png", s.name, lang, size[0])
					golden.Compare(t, filepath.Join("testdata", "golden", name), r.picture(size[0], size[1]))
				}
			})
		}
	}
}
