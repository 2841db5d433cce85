package app

import (
	"time"

	"fyne.io/fyne/v2"

	"krutzjass/ai"
	"krutzjass/ai/coach"
	"krutzjass/app/form"
	"krutzjass/app/prefs"
	"krutzjass/app/screen"
	"krutzjass/app/session"
	"krutzjass/engine"
)

// match is what is played: a session.Match of this device, or the session.Guest
// of another device's table.
type match interface {
	Choose(engine.Action) error
	Next()
	Hold(held bool)
	Game() engine.Game
	Options() engine.Options
	Faces() []int
	Code() session.Code
	EndShown() bool
	Close() error
}

// play is the match that is open and the table that shows it.
type play struct {
	match match
	table *seated
	last  session.Step

	said   said       // by the coach
	advise func(bool) // lets the coach think or not; nil without one

	left, limit time.Duration // of the turn
}

// start begins a new game and remembers its form.
func (a *App) start(c screen.Chosen) {
	key := c.Setup.Game
	a.change(func(p *prefs.Prefs) {
		p.Name = c.Name
		c.Form.Face = p.Games[key].Face // chosen for itself
		p.Games[key] = c.Form
	})
	if a.env.Seed != "" && !c.Given {
		code, err := session.ParseCode(a.env.Seed)
		if err != nil {
			a.trouble("trouble.start", err)
			return
		}
		c.Code = code
	}
	if guests(c.Setup.Seats) {
		a.host(c)
		return
	}
	a.stack.Home() // from the table one goes back to Home, not to the form
	t, _ := a.title(key)
	a.enter(session.Config{Game: t.game, Setup: c.Setup, Faces: c.Faces, Code: c.Code, Turn: time.Duration(c.Turn) * time.Second})
}

// resume goes on with the saved game; if guests play, its table is opened again.
func (a *App) resume() {
	c := session.Config{Saved: a.saved}
	if t := a.saved.Table; guests(t.Players()) {
		h, err := a.hostAgain(a.saved)
		if err != nil {
			a.trouble("trouble.host", err)
			return
		}
		a.hosted, c.Play = h, h.play
		defer h.changed()
	}
	a.enter(c)
}

// enter opens a match and goes to its table.
func (a *App) enter(c session.Config) {
	c.Store, c.Computer, c.Coach, c.Stage, c.Now = a.store, ai.Live, coach.Live, a.env.Stage, a.env.Now
	c.Pace = session.Paces[a.prefs.Get().Pace]
	match, err := session.Open(c)
	if err != nil {
		a.trouble("trouble.start", err)
		return
	}
	a.notices, a.saved = nil, nil
	p := &play{match: match}
	a.play = p
	match.OnStep = p.show(a)
	match.OnClock = p.tick
	match.OnStop = func(err error) { a.trouble("trouble.stopped", err) }
	a.listen(p, &match.Coached)
	a.stack.Push(func() screen.Screen { return a.newTable(p) })
	match.Start()
}

// show gives what shows a step of the match.
func (p *play) show(a *App) func(session.Step) {
	return func(s session.Step) {
		p.last = s
		if s.Pause == session.CoverPause {
			a.window.Canvas().Unfocus() // of what lies behind the cover now
		}
		if p.table != nil {
			p.table.Show(s)
		}
	}
}

// tick shows what is left of the time for a turn.
func (p *play) tick(left, limit time.Duration) {
	p.left, p.limit = left, limit
	if p.table != nil {
		p.table.Tick(left, limit)
	}
}

// newTable makes the table of a match, as it stands.
func (a *App) newTable(p *play) screen.Screen {
	now, game := a.prefs.Get(), p.match.Game()
	t, _ := a.title(game.Info().Key)
	params := screen.TableParams{
		Game: game, Pictures: a.pictures, Style: a.style(game.Info().Key), Words: a.words, Label: t.labels.Label,
		Avatars: a.facesOf(p),
		Prefs: screen.TablePrefs{SingleTap: now.Touch == "single", LargeCards: now.LargeCards, LeftHand: now.LeftHand,
			ReducedMotion: now.ReducedMotion, LastTrick: now.LastTrick, TextSize: float32(now.TextSize), Tips: now.Tips, Comments: now.Comments},
		Choose: func(act engine.Action) { p.match.Choose(act) }, // a second tap finds nothing to choose
		Next:   p.match.Next, Leave: a.leave, Rules: a.toRules,
		After: a.env.Stage.After,
	}
	switch {
	case a.joined != nil: // its host begins the next game
		params.Far = a.joined.screen
	case a.hosted != nil:
		params.DealCode, params.NewGame, params.People = p.match.Code().String(), a.hosted.again, a.hosted.toPage
	default:
		params.DealCode, params.NewGame = p.match.Code().String(), func() { a.leave(); a.toNew(game.Info().Key) }
	}
	table := screen.NewTable(params)
	clock := form.NewTurnClock(func(seconds int) string { return a.words.T("clock.left", seconds) })
	p.table = newSeated(table, clock, a.leave)
	p.table.names = inWords(a.words)
	p.table.hide = func(behind fyne.CanvasObject, s session.Step) *screen.Cover { return a.cover(p, behind, s.View.Viewer) }
	if p.last.View.Setup.Game != "" {
		again := p.last
		again.Event = engine.Event{} // it has been seen
		p.table.Show(again)
		p.table.Tick(p.left, p.limit)
		a.repeat(p)
	}
	switch {
	case a.joined != nil:
		a.joined.dress(p.table)
	case a.hosted != nil:
		a.hosted.dress(p.table, a.hosted.state())
	}
	return p.table
}

// facesOf are the portraits by seat of a match.
func (a *App) facesOf(p *play) []int {
	if a.joined != nil {
		return a.joined.faces()
	}
	return p.match.Faces()
}

// cover hides the hands of a match until the person on a seat has the device.
func (a *App) cover(p *play, behind fyne.CanvasObject, s engine.Seat) *screen.Cover {
	face := 0
	if faces := p.match.Faces(); int(s) < len(faces) { // a record from elsewhere has none
		face = faces[s]
	}
	return screen.NewCover(screen.CoverParams{Words: a.words, Pictures: a.pictures, Name: p.last.View.Setup.Seats[s].Name, Face: face,
		Table: behind, Uncover: p.match.Next, Leave: a.leave})
}

// seen lets the match be shown, and the clock of the turn run, only while the
// table can be seen.
func (a *App) seen() {
	if a.play != nil {
		_, table := a.stack.Top().(*seated)
		a.play.match.Hold(!table)
	}
}

// Away says that the window cannot be seen at all, as on a phone that shows
// something else, or can be seen again.
func (a *App) Away(away bool) {
	if a.play == nil {
		return
	}
	if away {
		a.play.match.Hold(true)
		return
	}
	a.seen()
}

// leave goes home. The match stays saved, or is put away if its end was seen; a
// table that others share is closed then, or else waits to be opened again.
func (a *App) leave() {
	if a.play == nil && a.hosted == nil && a.joined == nil {
		return
	}
	a.letGo(a.play == nil || a.play.match.EndShown())
	a.load()
	a.stack.Home()
}

// letGo leaves the match and the table that are open, if any; over says that the
// table is not to be opened again. The lobby goes first, so that its match is
// known to go on.
func (a *App) letGo(over bool) {
	if a.hosted != nil {
		a.hosted.close(over)
	}
	a.endMatch()
	if g := a.joined; g != nil {
		a.joined = nil
		g.guest.Close()
	}
}

// endMatch leaves the match.
func (a *App) endMatch() {
	p := a.play
	if p == nil {
		return
	}
	a.play = nil
	err := p.match.Close()
	if a.joined == nil && err == nil && p.match.EndShown() {
		err = a.store.Finish()
	}
	if err != nil {
		a.notices = append(a.notices, notice{key: "notice.store", err: err})
	}
}

// trouble says why a match cannot begin or go on.
func (a *App) trouble(key string, err error) {
	a.letGo(false)
	a.load()
	a.stack.Home()
	a.stack.Push(func() screen.Screen {
		return screen.NewTrouble(a.words, a.words.T("trouble.title"), a.words.T(key, sentence(err)), a.back)
	})
}
