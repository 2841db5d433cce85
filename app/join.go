package app

import (
	"context"
	"errors"
	"net"
	"slices"

	"krutzjass/ai/coach"
	"krutzjass/app/cli"
	"krutzjass/app/guestbook"
	"krutzjass/app/prefs"
	"krutzjass/app/screen"
	"krutzjass/app/session"
	"krutzjass/engine/games"
	"krutzjass/netplay"
	"krutzjass/netplay/discover"
	"krutzjass/netplay/pair"
	"krutzjass/netplay/wire"
)

// joined is the table of another device that this one is at, or on its way to.
// It belongs to the window's thread.
type joined struct {
	app   *App
	guest *session.Guest
	way   guestbook.Way // as it is kept
	typed string        // the address, if it was typed
	state netplay.ClientState
	in    bool // the host has answered
}

// toTogether goes to the choice of how to play with other devices.
func (a *App) toTogether() {
	a.onward(func() screen.Screen {
		p := screen.TogetherParams{Words: a.words, Pictures: a.pictures, Style: a.style(a.titles[0].game.Info().Key),
			Join: func() { a.toJoin(false) }, Screen: func() { a.toJoin(true) }, Back: a.back}
		for _, way := range a.ways() {
			p.Ways = append(p.Ways, a.wayBack(way))
		}
		for _, t := range a.titles {
			key := t.game.Info().Key
			p.Games = append(p.Games, screen.HomeGame{Key: key, Name: t.labels.Label("game"), Line: t.labels.Label("line"),
				Style: a.style(key), New: func() { a.toForm(key, true) }})
		}
		return screen.NewTogether(p)
	})
}

// ways are the ways back to tables; a file that cannot be read has none.
func (a *App) ways() []guestbook.Way {
	list, _ := a.book.Ways()
	return list
}

// wayBack is a way as a screen shows it.
func (a *App) wayBack(way guestbook.Way) screen.Way {
	line := "together.way.line"
	if way.Screen {
		line = "together.way.screen"
	}
	return screen.Way{Name: way.Name, Line: a.words.T(line, a.gameName(way.Game)), Back: func() { a.goBack(way) }}
}

// gameName is what a game is called; "" if this program does not know it.
func (a *App) gameName(key string) string {
	for _, t := range a.titles {
		if t.game.Info().Key == key {
			return t.labels.Label("game")
		}
	}
	return ""
}

// toJoin goes to the screen on which a table is named, and looks for tables as
// long as it is there.
func (a *App) toJoin(asScreen bool) {
	ctx, stop := context.WithCancel(context.Background())
	a.searching = stop
	recent, _ := discover.NewRecent(a.book.Addresses()) // it works without
	var addresses []string
	for _, at := range recent.List() {
		addresses = append(addresses, at.String())
	}
	var tables []discover.Table
	blind, looked := false, false
	a.onward(func() screen.Screen {
		page := screen.NewJoin(screen.JoinParams{Words: a.words, Screen: asScreen, Name: a.prefs.Get().Name, Recent: addresses,
			Game: a.gameName, Join: func(j screen.Joining) { a.join(j, asScreen) }, Cancel: a.cancelJoin, Back: a.back})
		if looked {
			page.Found(tables, blind)
		}
		return page
	})
	go a.env.Discovery.Find(ctx, func(found []discover.Table, err error) {
		found = slices.Clone(found)
		a.env.Stage.Do(func() {
			tables, blind, looked = found, err != nil, true
			if page, ok := a.stack.Top().(*screen.Join); ok && ctx.Err() == nil {
				page.Found(tables, blind)
			}
		})
	})
}

// join goes to a table for the first time.
func (a *App) join(j screen.Joining, asScreen bool) {
	if !asScreen {
		a.change(func(p *prefs.Prefs) { p.Name = j.Name })
	}
	way := guestbook.Way{Name: j.Title, Me: j.Name, Screen: asScreen, At: j.At}
	typed := ""
	if j.Typed {
		typed = j.At[0]
	}
	a.visit(way, netplay.ClientConfig{Code: j.Code}, j.Table, typed)
}

// goBack goes to a table that knows this device.
func (a *App) goBack(way guestbook.Way) {
	ticket := way.Ticket
	a.toJoin(way.Screen)
	a.visit(way, netplay.ClientConfig{Ticket: &ticket}, ticket.Table.String(), "")
}

// visit goes to a table; table is its identity, if it is known.
func (a *App) visit(way guestbook.Way, cfg netplay.ClientConfig, table, typed string) {
	page, ok := a.stack.Top().(*screen.Join)
	if !ok || a.joined != nil {
		return
	}
	identity, err := a.book.Identity()
	if err != nil {
		page.Trouble(a.words.T("notice.store"), sentence(err))
		return
	}
	g := &joined{app: a, way: way, typed: typed}
	dialer := &discover.Dialer{At: way.At}
	if table != "" {
		dialer.Look = func(ctx context.Context) ([]string, error) { return a.look(ctx, table) }
	}
	cfg.Dial = func(ctx context.Context) (net.Conn, error) {
		conn, err := dialer.Dial(ctx)
		if err != nil {
			return nil, &unreachable{err}
		}
		at := conn.RemoteAddr().String()
		a.env.Stage.Do(func() { g.reached(at) })
		return conn, nil
	}
	cfg.Program, cfg.Identity, cfg.Name, cfg.Screen = cli.Version, identity, way.Me, way.Screen
	kept := way // the ticket has to be safe before anything else is said
	cfg.Keep = func(t pair.Ticket) error {
		kept.Ticket = t
		a.env.Stage.Do(func() { g.way.Ticket = t })
		return a.book.KeepWay(kept)
	}
	pace := session.Paces[a.prefs.Get().Pace]
	if way.Screen {
		pace.Hand = handShown
	}
	g.guest = session.NewGuest(session.GuestConfig{Join: cfg, Games: games.Find, Stage: a.env.Stage, Pace: pace, Coach: coach.Live})
	g.guest.OnState, g.guest.OnStop, g.guest.OnMatch = g.told, g.stopped, g.begun
	a.joined = g
	page.Busy(true)
	g.guest.Start()
}

// look looks for a table on the network.
func (a *App) look(ctx context.Context, table string) ([]string, error) {
	ctx, stop := context.WithTimeout(ctx, lookTime)
	defer stop()
	at := make(chan []string, 1)
	go a.env.Discovery.Find(ctx, func(all []discover.Table, _ error) {
		for _, t := range all {
			var list []string
			for _, where := range t.At {
				list = append(list, where.String())
			}
			if t.Table == table && t.Reachable {
				select {
				case at <- list:
				default: // it was found already
				}
			}
		}
	})
	select {
	case list := <-at:
		return list, nil
	case <-ctx.Done():
		return nil, errors.New("the table is not found on this network")
	}
}

// reached notes where the table is, for the next time.
func (g *joined) reached(at string) { g.way.At = []string{at} }

// told hears how the table stands.
func (g *joined) told(s netplay.ClientState) {
	a := g.app
	g.state = s
	if s.Connected && s.Table.Seats != nil {
		g.know(s)
	}
	if !g.in {
		if !s.Connected || s.Table.Seats == nil {
			return
		}
		g.in = true
		a.stopSearch()
		a.stack.Home()
		a.stack.Push(g.room)
	}
	g.show()
}

// know keeps what the table is called, and where it was reached.
func (g *joined) know(s netplay.ClientState) {
	was := g.way
	g.way.Name, g.way.Game, g.way.Me = s.Table.Name, s.Table.Game, s.Name
	if was.Name != g.way.Name || was.Game != g.way.Game || was.Me != g.way.Me || !g.in {
		g.app.keeps(g.app.book.KeepWay(g.way))
	}
	if g.typed != "" {
		if at, err := discover.ParseAddress(g.typed); err == nil {
			recent, _ := discover.NewRecent(g.app.book.Addresses())
			g.app.keeps(recent.Add(at))
		}
		g.typed = ""
	}
}

// keeps says on Home that something could not be kept.
func (a *App) keeps(err error) {
	if err != nil {
		a.notices = []notice{{key: "notice.store", err: err}}
	}
}

// show shows the state in the room and at the table.
func (g *joined) show() {
	a := g.app
	if room, ok := a.stack.Top().(*screen.Room); ok {
		room.Show(g.state)
	}
	if p := a.play; p != nil && p.table != nil {
		g.dress(p.table)
	}
}

// dress shows at the table who is away, and whether the host can be reached.
func (g *joined) dress(t *seated) {
	t.SetPeople(g.app.seatWords(g.state.Table.Seats))
	lost := remark{}
	if !g.state.Connected {
		lost.words = g.app.words.T("people.lost")
	}
	t.tell(lost)
}

// room makes the screen before a match.
func (g *joined) room() screen.Screen {
	a := g.app
	room := screen.NewRoom(screen.RoomParams{Words: a.words, Pictures: a.pictures, Screen: g.way.Screen, Game: a.gameName,
		Face: g.face, State: a.roomWords, Leave: a.leave})
	room.Show(g.state)
	return room
}

// roomWords tells a guest how somebody is at the table.
func (a *App) roomWords(s wire.Seat) string {
	switch s.State {
	case wire.Open:
		return a.words.T("people.open")
	case wire.Away:
		return a.words.T("people.away")
	case wire.StandIn:
		return a.words.T("people.standin")
	case wire.Computer:
		if said := a.words.T("level." + s.By); said != "level."+s.By {
			return said
		}
		return s.By // of a later version
	}
	return a.words.T("people.here")
}

// face is the portrait of a seat, as the others have left it free: one's own, that
// which goes with a name, or any.
func (g *joined) face(seat int) int {
	own := g.app.prefs.Get().Avatar
	if int(g.state.Table.You) == seat {
		return own
	}
	var taken []int
	if g.state.Table.You >= 0 {
		taken = append(taken, own)
	}
	for i, s := range g.state.Table.Seats {
		face := prefs.CastFace(s.Name)
		if face < 0 {
			face = i
		}
		if int(g.state.Table.You) == i {
			continue
		}
		if slices.Contains(taken, face) {
			face = prefs.AnotherFace(face, taken)
		}
		if i == seat {
			return face
		}
		taken = append(taken, face)
	}
	return seat
}

// begun goes to the table of a match.
func (g *joined) begun() {
	a := g.app
	a.stopSearch()
	g.in = true
	a.stack.Home()
	p := &play{match: g.guest}
	a.play = p
	g.guest.OnStep, g.guest.OnClock = p.show(a), p.tick
	a.listen(p, &g.guest.Coached)
	a.stack.Push(func() screen.Screen { return a.newTable(p) })
	g.show()
}

// faces are the portraits by seat.
func (g *joined) faces() (faces []int) {
	for i := range g.state.Table.Seats {
		faces = append(faces, g.face(i))
	}
	return faces
}

// stopped says why this device is no longer at the table. At the end of a match
// that is seen once it has been left.
func (g *joined) stopped(err error) {
	a := g.app
	if !comesBack(err) || g.guest.EndShown() {
		a.keeps(a.book.DropWay(g.way.Ticket.Table))
	}
	words, detail := a.joinTrouble(err)
	page, asking := a.stack.Top().(*screen.Join)
	switch {
	case asking:
		g.guest.Close()
		a.joined = nil
		page.Busy(false)
		page.Trouble(words, detail)
		return
	case a.play != nil && g.guest.EndShown():
		return
	}
	a.leave()
	a.stack.Push(func() screen.Screen { return screen.NewTrouble(a.words, words, a.back) })
}

// cancelJoin gives up what has not been joined yet.
func (a *App) cancelJoin() {
	if g := a.joined; g != nil {
		a.joined = nil
		g.guest.Close()
	}
	if page, ok := a.stack.Top().(*screen.Join); ok {
		page.Busy(false)
	}
}

// stopSearch ends looking for tables.
func (a *App) stopSearch() {
	if a.searching != nil {
		a.searching()
		a.searching = nil
	}
}
