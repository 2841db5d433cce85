package app

import (
	"image"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"krutzjass/app/form"
	"krutzjass/app/prefs"
	"krutzjass/app/screen"
	"krutzjass/app/session"
	"krutzjass/app/text"
	"krutzjass/assets"
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/games"
	"krutzjass/engine/record"
)

// album gives pictures and remembers which card each of them shows.
type album struct {
	screen.TablePictures
	of map[image.Image]card.Card
}

func (a *album) Card(c card.Card, s assets.Style, width int) image.Image {
	picture := a.TablePictures.Card(c, s, width)
	a.of[picture] = c
	return picture
}

// seen are the cards that are drawn in an object, whatever lies over them.
func (a *album) seen(o fyne.CanvasObject) (cards card.Set) {
	if !o.Visible() {
		return cards
	}
	var inside []fyne.CanvasObject
	switch o := o.(type) {
	case *canvas.Image:
		if c, known := a.of[o.Image]; known {
			return card.SetOf(c)
		}
	case *fyne.Container:
		inside = o.Objects
	case fyne.Widget:
		inside = test.WidgetRenderer(o).Objects()
	}
	for _, child := range inside {
		more := a.seen(child)
		cards = cards.Minus(more).Plus(more) // once each
	}
	return cards
}

// together begins a game of several people.
func together(t *testing.T, game string, options engine.Options, turn int, by ...string) (*desk, *album) {
	t.Helper()
	pictures := &album{assets.NewStillPictures(), map[image.Image]card.Card{}}
	d := launchWith(t, t.TempDir(), pictures)
	names := []string{"Anna", "Beat", "Cla", "Dora"}
	c := screen.Chosen{Setup: engine.Setup{Game: game, Options: options}, Faces: []int{0, 1, 2, 3}, Code: session.Code{4, 2}, Turn: turn}
	for i, level := range by {
		c.Setup.Seats = append(c.Setup.Seats, engine.Player{Name: names[i], By: level})
	}
	d.start(c)
	return d, pictures
}

// until lets things happen until a step of a kind is shown, covers aside.
func (d *desk) until(stop func(session.Step) bool) session.Step {
	for !stop(d.App.play.last) {
		p := d.App.play
		switch {
		case p.last.Asked:
			p.last.Asked = false
			if err := p.match.Choose(p.last.View.Legal[0]); err != nil {
				d.t.Fatal(err)
			}
		case p.last.Pause == session.CoverPause:
			d.tap("Show my cards")
		case p.last.Pause == session.HandPause:
			p.last.Pause = session.NoPause
			p.match.Next()
		default:
			d.stage.step()
		}
	}
	return d.App.play.last
}

func covered(s session.Step) bool { return s.Pause == session.CoverPause }
func asks(s session.Step) bool    { return s.Asked }

// Between two people no card is drawn but those that a table which never held a
// hand shows too, in any game; only the next person's button shows theirs.
func TestNoHandIsDrawnBehindTheCover(t *testing.T) {
	for _, g := range games.All {
		t.Run(g.Info().Key, func(t *testing.T) {
			d, pictures := together(t, g.Info().Key, nil, 0, "human", "human", "novice", "human")
			hidden := 0
			for range 5 {
				s := d.until(covered)
				drawn := pictures.seen(d.stack.Object())
				d.stack.Renew() // the table is made anew from the step, which has no hand
				fresh := pictures.seen(d.stack.Object())
				if !s.View.Hand.Empty() || !drawn.Minus(fresh).Empty() {
					t.Fatalf("%v can be seen while seat %d has not uncovered", drawn.Minus(fresh), s.View.Viewer)
				}
				if !d.says(s.View.Setup.Seats[s.View.Viewer].Name) {
					t.Fatalf("the cover does not name seat %d", s.View.Viewer)
				}
				next := d.until(asks)
				if next.View.Viewer != s.View.Viewer {
					t.Fatalf("uncovered for seat %d, asked is %d", s.View.Viewer, next.View.Viewer)
				}
				seen := pictures.seen(d.stack.Object())
				for c := range next.View.Hand.Distinct() {
					if !seen.Has(c) {
						t.Fatalf("seat %d does not see its %v", next.View.Viewer, c)
					}
					if !drawn.Has(c) {
						hidden++
					}
				}
			}
			if hidden < 8 {
				t.Errorf("only %d cards were hidden: too few to have seen anything", hidden)
			}
		})
	}
}

func TestCoverByKeys(t *testing.T) {
	d, _ := together(t, "krutzjass", nil, 0, "human", "novice", "human", "novice")
	d.until(covered)
	d.key(fyne.KeyRight) // no other key reaches the table
	d.key(fyne.Key1)
	if !covered(d.App.play.last) {
		t.Fatal("uncovered by a key of the table")
	}
	d.key(fyne.KeyReturn)
	if covered(d.App.play.last) {
		t.Fatal("Enter does not uncover")
	}
	d.until(covered)
	d.toRules() // made again on coming back
	d.stack.Renew()
	d.back()
	if !d.says("Show my cards") {
		t.Fatal("the cover is gone after the rules were read")
	}
	d.key(fyne.KeyEscape)
	if d.App.play != nil || !d.says("Continue") {
		t.Error("Escape does not leave the covered table")
	}
	d.tap("Continue")
	if d.until(covered); !d.says("Show my cards") {
		t.Error("a continued game of several people is not covered")
	}
}

// A whole game of several people gives a record that can be checked.
func TestTogetherToTheEnd(t *testing.T) {
	d, _ := together(t, "watten", engine.Options{"target": 11, "raising": true}, 60, "human", "human", "human", "novice")
	dir := d.env.Data
	d.until(func(s session.Step) bool { return s.Pause == session.EndPause })
	d.leave()
	list, _ := filepath.Glob(filepath.Join(dir, "games", "*.jsonl"))
	if len(list) != 1 {
		t.Fatalf("%d games put away", len(list))
	}
	f, err := os.Open(list[0])
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if sum, err := record.Verify(f, games.Find); err != nil || sum.Games != 1 || sum.Torn {
		t.Errorf("the record: %+v, %v", sum, err)
	}
}

// clock finds the clock of the table.
func (d *desk) clock() (c *form.TurnClock) {
	d.walk(d.stack.Object(), func(o fyne.CanvasObject) {
		if x, ok := o.(*form.TurnClock); ok && x.Visible() {
			c = x
		}
	})
	return c
}

// The clock runs while a hand can be seen, rests while the rules are read, and
// at its end the game goes on.
func TestTurnClockOfTheTable(t *testing.T) {
	d, _ := together(t, "watten", nil, 30, "human", "novice", "human", "novice")
	d.until(covered)
	if d.clock() != nil || len(d.stage.timers) != 0 {
		t.Fatal("a clock runs while the hand is covered")
	}
	d.until(asks)
	if d.clock() == nil || len(d.stage.timers) != 1 {
		t.Fatalf("no clock runs: %d timers", len(d.stage.timers))
	}
	d.toRules()
	if len(d.stage.timers) != 0 {
		t.Error("the clock runs while the rules are read")
	}
	d.back()
	d.Away(true)
	if len(d.stage.timers) != 0 {
		t.Error("the clock runs while the window cannot be seen")
	}
	d.Away(false)
	for range 29 {
		d.stage.step()
	}
	if got := d.clock(); got == nil || got.AccessibilityLabel() != "Seconds left: 1" {
		t.Fatal("the last second is not told")
	}
	who := d.App.play.last.View.Viewer
	d.stage.step()
	d.App.play.last.Asked = false // the rules have answered
	if d.clock() != nil {
		t.Error("the clock stays after its end")
	}
	d.until(func(s session.Step) bool { return s.Event.Timeout })
	if by := d.App.play.last.Event.By; by != who {
		t.Errorf("the clock chose for seat %d, late was %d", by, who)
	}
}

// key is what is shown in the place of a text that there is not.
var key = regexp.MustCompile(`(^| )[a-z]+\.[a-z]+(\.[a-z0-9]+)*( |$)`)

func TestEveryGameFromHome(t *testing.T) {
	for i, g := range games.All {
		for _, lang := range text.Languages() {
			t.Run(g.Info().Key+"-"+lang, func(t *testing.T) {
				d := launch(t, t.TempDir())
				d.change(func(p *prefs.Prefs) { p.Language = lang })
				name := d.titles[i].labels.Label("game")
				if i == 0 {
					d.tap(d.words.T("home.new"))
				} else {
					d.tap(name)
				}
				d.tap(d.words.T("new.start"))
				d.play(2)
				if got := d.App.play.last.View.Setup.Game; got != g.Info().Key {
					t.Fatalf("started %s", got)
				}
				if bare := d.unworded(); bare != "" {
					t.Errorf("the table shows %q", bare)
				}
				d.toRules()
				if !d.says(name) {
					t.Error("the rules of another game are shown first")
				}
				d.back()
				d.leave()
				if !d.says(name+": ") || d.saved == nil {
					t.Error("Home does not say which game is saved")
				}
				d.tap(d.words.T("home.continue"))
				d.play(0)
				if got := d.App.play.last.View.Setup.Game; got != g.Info().Key {
					t.Errorf("continued %s", got)
				}
			})
		}
	}
}

// unworded finds a key that is shown in the place of its words.
func (d *desk) unworded() (bare string) {
	d.walk(d.stack.Object(), func(o fyne.CanvasObject) {
		if l, ok := o.(interface{ AccessibilityLabel() string }); ok && key.MatchString(l.AccessibilityLabel()) {
			bare = l.AccessibilityLabel()
		}
	})
	return bare
}
