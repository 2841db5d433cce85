package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"

	"krutzjass/ai"
	"krutzjass/app/prefs"
	"krutzjass/app/screen"
	"krutzjass/app/session"
	"krutzjass/engine"
)

// play is the match that is open and the table that shows it.
type play struct {
	match *session.Match
	table *screen.Table
	last  session.Step
}

// start begins a new game and remembers its form.
func (a *App) start(c screen.Chosen) {
	a.change(func(p *prefs.Prefs) {
		p.Name = c.Name
		p.Games[a.game.Info().Key] = c.Form
	})
	if a.saved != nil && a.saved.Table.Over() {
		if err := a.store.Finish(); err != nil {
			a.trouble("trouble.start", err)
			return
		}
	}
	if a.env.Seed != "" && !c.Given {
		code, err := session.ParseCode(a.env.Seed)
		if err != nil {
			a.trouble("trouble.start", err)
			return
		}
		c.Code = code
	}
	a.stack.Home() // from the table one goes back to Home, not to the form
	a.enter(session.Config{Game: a.game, Setup: c.Setup, Faces: c.Faces, Code: c.Code})
}

// resume goes on with the saved game.
func (a *App) resume() { a.enter(session.Config{Saved: a.saved}) }

// enter opens a match and goes to its table.
func (a *App) enter(c session.Config) {
	c.Store, c.Computer, c.Stage, c.Now = a.store, ai.New, a.env.Stage, a.env.Now
	c.Pace = session.Paces[a.prefs.Get().Pace]
	match, err := session.Open(c)
	if err != nil {
		a.trouble("trouble.start", err)
		return
	}
	a.notices, a.saved = nil, nil
	p := &play{match: match}
	a.play = p
	match.OnStep = func(s session.Step) {
		p.last = s
		if p.table != nil {
			p.table.Show(s)
		}
	}
	match.OnStop = func(err error) { a.trouble("trouble.stopped", err) }
	a.stack.Push(func() screen.Screen { return a.newTable(p) })
	match.Start()
}

// newTable makes the table of a match, as it stands.
func (a *App) newTable(p *play) screen.Screen {
	now := a.prefs.Get()
	p.table = screen.NewTable(screen.TableParams{
		Game: p.match.Game(), Pictures: a.pictures, Style: a.style(), Words: a.words, Label: a.labels.Label,
		Avatars: p.match.Faces(), DealCode: p.match.Code().String(),
		Prefs: screen.TablePrefs{SingleTap: now.Touch == "single", LargeCards: now.LargeCards, LeftHand: now.LeftHand,
			ReducedMotion: now.ReducedMotion, LastTrick: now.LastTrick, TextSize: float32(now.TextSize)},
		Choose: func(act engine.Action) { p.match.Choose(act) }, // a second tap finds nothing to choose
		Next:   p.match.Next, Leave: a.leave, Rules: a.toRules,
		NewGame: func() { a.leave(); a.toNew() },
	})
	if p.last.View.Setup.Game != "" {
		again := p.last
		again.Event = engine.Event{} // it has been seen
		p.table.Show(again)
	}
	return seated{p.table, a.leave}
}

// seated is a table that the back key of a phone leaves, as the menu does.
type seated struct {
	*screen.Table
	leave func()
}

// Key implements screen.Screen.
func (s seated) Key(e *fyne.KeyEvent) bool {
	if s.Table.Key(e) {
		return true
	}
	if e.Name == mobile.KeyBack {
		s.leave()
	}
	return e.Name == mobile.KeyBack || e.Name == fyne.KeyEscape
}

// leave goes home. The match stays saved, or is put away if its end was seen.
func (a *App) leave() {
	p := a.play
	if p == nil {
		return
	}
	a.play = nil
	err := p.match.Close()
	if err == nil && p.match.EndShown() {
		err = a.store.Finish()
	}
	if err != nil {
		a.notices = append(a.notices, notice{"notice.store", []any{sentence(err)}})
	}
	a.load()
	a.stack.Home()
}

// trouble says why a match cannot begin or go on.
func (a *App) trouble(key string, err error) {
	if a.play != nil {
		a.play.match.Close()
		a.play = nil
	}
	a.load()
	a.stack.Home()
	a.stack.Push(func() screen.Screen {
		return screen.NewTrouble(a.words, a.words.T(key, sentence(err)), a.back)
	})
}
