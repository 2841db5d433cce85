package app

import (
	"context"
	"math/rand/v2"
	"net"
	"time"

	"krutzjass/ai"
	"krutzjass/app/cli"
	"krutzjass/app/guestbook"
	"krutzjass/app/screen"
	"krutzjass/app/session"
	"krutzjass/engine"
	"krutzjass/netplay"
	"krutzjass/netplay/discover"
	"krutzjass/netplay/wire"
)

// standInLevel plays for people who are away, and on seats that nobody took.
const standInLevel = "regular"

// lookAgain is how often the host looks whether its addresses have changed.
const lookAgain = 3 * time.Second

// hosted is the table that this device has open for others. It belongs to the
// window's thread; what may take its time is done on others.
type hosted struct {
	app    *App
	name   string
	title  title
	chosen screen.Chosen // for the next match
	lobby  *netplay.Lobby
	from   net.Listener
	told   chan discover.Announcement // holds the announcement, once it is made
	at     []string                   // where others reach the table
	deaf   bool                       // the announcement is heard by nobody
	closed bool
	stop   func() // of the next look
}

// host opens a table for a new match, as it was chosen.
func (a *App) host(c screen.Chosen) {
	a.stack.Home()
	name := c.Setup.Seats[session.Person(c.Setup.Seats)].Name
	t, _ := a.title(c.Setup.Game)
	h, err := a.openTable(guestbook.Hosted{Name: a.words.T("host.name", name)}, t, c, nil)
	if err != nil {
		a.trouble("trouble.host", err)
		return
	}
	a.hosted = h
	a.stack.Push(h.page)
	h.changed()
}

// hostAgain opens the table of a saved match again: it has the same identity and
// code, and everybody comes back.
func (a *App) hostAgain(saved *session.Saved) (*hosted, error) {
	setup := saved.Table.Setup()
	t, _ := a.title(setup.Game)
	players := saved.Table.Players()
	last, err := a.book.Hosted()
	var kept *netplay.Kept
	if err == nil && last != nil {
		kept = &last.Kept
	} else { // the guests need the code once more
		last = &guestbook.Hosted{Name: a.words.T("host.name", players[session.Person(players)].Name)}
	}
	setup.Seats = players
	c := screen.Chosen{Setup: setup, Faces: saved.Sheet.Faces, Turn: saved.Sheet.Turn}
	return a.openTable(*last, t, c, kept)
}

// openTable makes a table and listens.
func (a *App) openTable(last guestbook.Hosted, t title, c screen.Chosen, kept *netplay.Kept) (*hosted, error) {
	identity, err := a.book.Identity()
	if err != nil {
		return nil, err
	}
	h := &hosted{app: a, name: last.Name, title: t, chosen: c, told: make(chan discover.Announcement, 1)}
	if h.from, err = a.env.LAN.Listen(last.Port); err != nil && last.Port != 0 {
		h.from, err = a.env.LAN.Listen(0) // another program has the port now
	}
	if err != nil {
		return nil, err
	}
	port := h.port()
	h.lobby, err = netplay.OpenLobby(netplay.LobbyConfig{
		Name: h.name, Program: cli.Version, Identity: identity, Game: t.game.Info().Key, Options: c.Setup.Options, Seats: c.Setup.Seats,
		Patience: time.Duration(a.prefs.Get().Patience) * time.Second, Turn: time.Duration(c.Turn) * time.Second, Level: standInLevel, StandIn: h.standIn, Kept: kept,
		Keep: func(k netplay.Kept) error {
			return a.book.KeepHosted(guestbook.Hosted{Name: last.Name, Port: port, Faces: c.Faces, Turn: c.Turn, Packet: c.Setup.Packet, Kept: k})
		},
		News: func(netplay.News) { a.env.Stage.Do(h.changed) },
	})
	if err != nil {
		h.from.Close()
		return nil, err
	}
	go h.lobby.Serve(h.from) // ends with the listener; until then it goes on after every error
	go h.announce(h.advert())
	return h, nil
}

func (h *hosted) port() int { return h.from.Addr().(*net.TCPAddr).Port }

func (h *hosted) standIn(engine.Seat) (engine.Controller, error) {
	return ai.Live(standInLevel, h.title.game, rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64())))
}

// announce makes the table be found. Where that does not work the address does.
func (h *hosted) announce(ad discover.Advert) {
	told, err := h.app.env.Discovery.Announce(ad)
	if err != nil {
		h.app.env.Stage.Do(func() { h.deaf = true; h.changed() })
		return
	}
	h.told <- told
	h.app.env.Stage.Do(h.changed)
}

func (h *hosted) advert() discover.Advert {
	free := 0
	for _, s := range h.lobby.Status().Seats {
		if s.State == wire.Open {
			free++
		}
	}
	return discover.Advert{Table: h.lobby.Table().String(), Name: h.name, Game: h.title.game.Info().Key, Free: free,
		Oldest: wire.Oldest, Newest: wire.Newest, Port: h.port()}
}

// do has the lobby do something, which may wait for the disk, and shows what has
// become of it. Whatever is no longer possible by then was seen to have changed.
func (h *hosted) do(command func() error) {
	go func() {
		_ = command()
		h.app.env.Stage.Do(h.changed)
	}()
}

// changed shows how the table stands, to its host and to who looks for it, and
// looks again later.
func (h *hosted) changed() {
	if h.closed {
		return
	}
	if h.stop != nil {
		h.stop()
	}
	h.stop = h.app.env.Stage.After(lookAgain, h.changed)
	h.at = h.addresses()
	select {
	case told := <-h.told:
		h.deaf = told.Err() != nil
		ad := h.advert()
		go func() {
			told.Update(ad) // what fails is tried again with the next change
			h.told <- told
		}()
	default: // it is being told of
	}
	state := h.state()
	if page, ok := h.app.stack.Top().(*screen.Host); ok {
		page.Show(state)
	}
	if p := h.app.play; p != nil && p.table != nil {
		h.dress(p.table, state)
	}
}

// addresses are where others reach the table: those that people can type, if there
// are any.
func (h *hosted) addresses() (at []string) {
	easy := false
	for _, a := range h.app.env.LAN.Addresses() {
		if !a.Addr.Is4() && (easy || a.Addr.Zone() != "") { // a zone means nothing on another device
			continue
		}
		easy = easy || a.Addr.Is4()
		at = append(at, discover.Address{Host: a.Addr.String(), Port: h.port()}.String())
	}
	return at
}

// dress shows at the table who is away, and what its host should know.
func (h *hosted) dress(t *seated, s screen.HostState) {
	t.SetPeople(h.app.seatWords(wireSeats(s.Seats)))
	t.tell(h.notice(s))
}

// toPage goes from the table to who is here.
func (h *hosted) toPage() {
	h.app.stack.Push(h.page)
	h.app.seen()
}

// state is how the table stands for its host.
func (h *hosted) state() screen.HostState {
	code, wrong, retired := h.lobby.Code()
	return screen.HostState{Code: code.String(), Wrong: wrong, Retired: retired, At: h.at, Unheard: h.deaf, Status: h.lobby.Status()}
}

// page makes the host's screen.
func (h *hosted) page() screen.Screen {
	a := h.app
	p := screen.HostParams{Words: a.words, Pictures: a.pictures, Title: h.title.labels.Label("game"), Levels: levels(),
		Face: h.face, Clock: a.hostWords,
		LetIn:  func(name string) { h.do(func() error { return h.lobby.LetIn(name) }) },
		Refuse: func(name string) { h.do(func() error { return h.lobby.Refuse(name) }) },
		Seat:   func(name string, s engine.Seat) { h.do(func() error { return h.lobby.Seat(name, s) }) },
		Fill:   h.fill,
		Renew:  func() { h.do(h.lobby.RenewCode) },
		Close:  h.closeTable,
		Back:   a.back, Now: a.env.Now,
	}
	if a.play == nil {
		p.Start = h.start
	}
	page := screen.NewHost(p)
	page.Show(h.state())
	return page
}

// face is the portrait of a seat.
func (h *hosted) face(s engine.Seat) int {
	if int(s) < len(h.chosen.Faces) {
		return h.chosen.Faces[s]
	}
	return int(s)
}

// start begins a match with whoever is here.
func (h *hosted) start() {
	go func() {
		players, err := h.ready()
		h.app.env.Stage.Do(func() { h.begin(players, err) })
	}()
}

func (h *hosted) begin(players []engine.Player, err error) {
	a, c := h.app, h.chosen
	switch {
	case h.closed || a.play != nil: // closed meanwhile, or a double tap
		return
	case err != nil:
		a.trouble("trouble.start", err)
		return
	}
	c.Setup.Seats = players
	a.stack.Home()
	a.enter(session.Config{Game: h.title.game, Setup: c.Setup, Faces: c.Faces, Code: c.Code, Turn: time.Duration(c.Turn) * time.Second, Play: h.play})
	h.chosen.Code = session.NewCode() // of the match after this one
	h.changed()
}

func (h *hosted) play(ctx context.Context, match *netplay.Host) error {
	return h.lobby.Play(ctx, match)
}

// again leaves a match that is over and gathers for another one.
func (h *hosted) again() {
	h.app.endMatch()
	h.app.stack.Home()
	h.app.stack.Push(h.page)
	h.changed()
}

// closeTable closes the table for good; a match that runs stays saved.
func (h *hosted) closeTable() {
	h.close(true)
	if h.app.play == nil {
		h.app.stack.Home()
		return
	}
	h.app.leave()
}

// close lets go of the table: for good, or so that everybody tries to come back.
func (h *hosted) close(forGood bool) {
	if h.closed {
		return
	}
	h.closed = true
	if h.stop != nil {
		h.stop()
	}
	if h.app.hosted == h {
		h.app.hosted = nil
	}
	if forGood {
		h.lobby.Close()
		h.forget()
	} else {
		h.lobby.Pause()
	}
	h.from.Close()
	go func() {
		select {
		case told := <-h.told:
			told.Stop()
		case <-time.After(10 * time.Second): // it never came to be told of
		}
	}()
}
