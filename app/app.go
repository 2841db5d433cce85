// Package app builds the window's program and hands every part what it needs:
// the screens their words and pictures, a match its store, its players and the
// window's clock.
package app

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"

	"krutzjass/app/cli"
	"krutzjass/app/guestbook"
	"krutzjass/app/prefs"
	"krutzjass/app/screen"
	"krutzjass/app/session"
	"krutzjass/app/text"
	"krutzjass/engine"
	"krutzjass/engine/games"
	"krutzjass/netplay/discover"
	"krutzjass/netplay/lan"
	"krutzjass/theme"
)

// Env is what the program takes from the world around it.
type Env struct {
	Data   string           // the folder of preferences and saved games; made if missing
	Seed   string           // a deal code for every new game that names none; for tests
	Locale string           // the system's language, as "de-CH"
	Now    func() time.Time // for the start of records
	Stage  session.Stage    // the window's thread and clock

	LAN       lan.System // where others reach this device
	Discovery discover.Discovery
}

// App is the program in its window. It belongs to the window's thread.
type App struct {
	fyne     fyne.App
	window   fyne.Window
	env      Env
	prefs    *prefs.Store
	store    *session.Store // nil if the folder could not be taken
	words    *text.Words
	titles   []title // all games, in the order in which people see them
	pictures screen.TablePictures
	stack    *screen.Stack
	notices  []notice
	saved    *session.Saved
	play     *play // the match that is open, if any

	book      *guestbook.Book
	hosted    *hosted // the table that is open for others, if any
	joined    *joined // the table of another device, if any
	searching func()  // ends looking for tables; nil while nobody looks
}

// notice is something to say on Home once, by a key of the texts.
type notice struct {
	key  string
	kept string // the name of a file that was set aside, or empty
	err  error  // what the system said, or nil
}

// said puts a notice into words, what helps only few in small ones.
func (n notice) said(w *text.Words) screen.Notice {
	s := screen.Notice{Words: w.T(n.key)}
	if n.kept != "" {
		s.Detail = w.T("notice.kept", n.kept)
	} else if n.err != nil {
		s.Detail = sentence(n.err)
	}
	return s
}

// New puts the program into a window. Whatever cannot be read is set aside and
// said on the first screen; a folder that cannot be used is said and ends there.
func New(f fyne.App, w fyne.Window, pictures screen.TablePictures, env Env) *App {
	a := &App{fyne: f, window: w, env: env, pictures: pictures, stack: screen.NewStack()}
	trouble := a.open()
	a.dress()
	w.SetContent(a.stack.Object())
	w.SetPadded(false)
	w.Canvas().SetOnTypedKey(a.key)
	if trouble != nil {
		a.stack.Push(func() screen.Screen { return screen.NewTrouble(a.words, a.words.T("trouble.title"), trouble(), nil) })
		return a
	}
	a.load()
	a.stack.Push(a.home)
	return a
}

// open takes the folder and reads the preferences. It gives the sentence to
// show if that is the end of it.
func (a *App) open() (trouble func() string) {
	a.book = guestbook.Open(a.env.Data)
	err := os.MkdirAll(a.env.Data, 0o700)
	if err == nil {
		a.store, err = session.OpenStore(a.env.Data, cli.Version, games.Find)
	}
	var aside string
	var unread error
	a.prefs, aside, unread = prefs.Open(a.env.Data)
	if aside != "" {
		a.notices = append(a.notices, notice{key: "notice.prefs", kept: aside})
	}
	switch {
	case errors.Is(err, session.ErrBusy):
		return func() string { return a.words.T("trouble.busy") }
	case err != nil || unread != nil:
		return func() string { return a.words.T("notice.store") + " " + sentence(errors.Join(err, unread)) }
	}
	return nil
}

// sentence makes an error one line that ends like a sentence.
func sentence(err error) string {
	return strings.TrimSuffix(strings.ReplaceAll(err.Error(), "\n", "; "), ".") + "."
}

// dress applies the preferences that everything shows: language and look.
func (a *App) dress() {
	p := a.prefs.Get()
	a.words = text.New(text.Pick(p.Language, a.env.Locale))
	a.titles = nil
	for _, g := range games.All {
		labels, err := text.Game(g.Info().Texts, a.words.Lang())
		if err != nil {
			panic(err) // embedded: a bug, seen by every test
		}
		a.titles = append(a.titles, title{g, labels})
	}
	look := map[string]theme.Look{"system": theme.System, "light": theme.FeltLight, "dark": theme.FeltDark}[p.Theme]
	a.fyne.Settings().SetTheme(theme.New(look, float32(p.TextSize)))
	a.window.SetTitle(a.words.T("app"))
}

// load looks for a saved game.
func (a *App) load() {
	saved, err := a.store.Load()
	a.saved = saved
	var bad *session.Unreadable
	switch {
	case errors.As(err, &bad):
		a.notices = append(a.notices, notice{key: "notice.saved", kept: bad.Kept})
	case err != nil:
		a.notices = append(a.notices, notice{key: "notice.store", err: err})
	case saved != nil && saved.Torn:
		a.notices = append(a.notices, notice{key: "notice.torn"})
	}
}

func (a *App) home() screen.Screen {
	var said []screen.Notice
	for _, n := range a.notices {
		said = append(said, n.said(a.words))
	}
	first := a.titles[0]
	key := first.game.Info().Key
	p := screen.HomeParams{Words: a.words, Pictures: a.pictures, Style: a.style(key),
		Name: first.labels.Label("game"), Line: first.labels.Label("line"), Notices: said,
		New: func() { a.toNew(key) }, Together: a.toTogether, Rules: a.toRules, Settings: a.toSettings}
	if ways := a.ways(); len(ways) > 0 {
		back := a.wayBack(ways[0])
		p.Back = &back
	}
	if own := a.ownTable(); own != nil {
		p.Back = own // guests wait for it
	}
	for _, t := range a.titles[1:] {
		key := t.game.Info().Key
		p.Games = append(p.Games, screen.HomeGame{Key: key, Name: t.labels.Label("game"), Line: t.labels.Label("line"),
			Style: a.style(key), New: func() { a.toNew(key) }})
	}
	if a.saved != nil {
		p.Saved, p.Finished, p.Continue = a.standing(), a.saved.Table.Over(), a.resume
	}
	return screen.NewHome(p)
}

// standing tells who plays the saved game and how it stands.
func (a *App) standing() string {
	var names, totals []string
	t := a.saved.Table
	me := session.Person(t.Players())
	for i, p := range t.Players() {
		if engine.Seat(i) != me {
			names = append(names, p.Name)
		}
	}
	for _, n := range t.View(me).Totals {
		totals = append(totals, fmt.Sprint(n))
	}
	game, _ := a.title(t.Setup().Game)
	return a.words.T("home.continue.line", game.labels.Label("game"), strings.Join(names, ", "), strings.Join(totals, " : "))
}

// onward goes on to a screen from another; what Home had to say has been read.
func (a *App) onward(build func() screen.Screen) {
	a.stack.Push(build)
	if a.notices != nil {
		a.notices = nil
		a.stack.Stale()
	}
}

// back leaves a page; whoever is back at the table sees the cards again.
func (a *App) back() {
	a.stack.Back()
	a.arrived()
}

// arrived notes which screen a person has come back to.
func (a *App) arrived() {
	if _, looking := a.stack.Top().(*screen.Join); !looking {
		a.stopSearch()
		if a.joined != nil && !a.joined.in {
			a.cancelJoin()
		}
	}
	a.seen()
}

func (a *App) toSettings() {
	offset := float32(0)
	a.onward(func() screen.Screen {
		if s, ok := a.stack.Top().(*screen.Settings); ok {
			offset = s.Offset()
		}
		return screen.NewSettings(screen.SettingsParams{Words: a.words, Prefs: a.prefs.Get(), Faces: a.faceGames(), Change: a.change, Back: a.back, Offset: offset})
	})
}

// change applies a change of preferences at once. Screens are made again only
// where words or looks have changed, so that typing goes on undisturbed.
func (a *App) change(f func(*prefs.Prefs)) {
	was := a.prefs.Get()
	if err := a.prefs.Change(f); err != nil {
		a.notices = []notice{{key: "notice.store", err: err}} // once, however many letters are typed
	}
	now := a.prefs.Get()
	if was.Language != now.Language || was.Theme != now.Theme || was.TextSize != now.TextSize {
		a.dress()
		a.stack.Renew()
		return
	}
	a.stack.Stale()
}

// Redraw shows pictures that have been drawn in the meantime.
func (a *App) Redraw() {
	top := a.stack.Top()
	if s, ok := top.(interface{ Redraw() }); ok {
		s.Redraw()
		top.Object().Refresh() // also the parts whose contents are the same as before
	}
}

// key gives a key to the screens; the back key of a phone, where nothing is to
// go back to, leaves the program.
func (a *App) key(e *fyne.KeyEvent) {
	took := a.stack.Key(e)
	a.arrived()
	if took || e.Name != mobile.KeyBack {
		return
	}
	if phone, ok := a.fyne.Driver().(mobile.Driver); ok {
		phone.GoBack()
	}
}

// Close ends the program: the match, if one is open, stays saved.
func (a *App) Close() {
	a.stopSearch()
	a.letGo(false)
	if a.store != nil {
		a.store.Close()
	}
}
