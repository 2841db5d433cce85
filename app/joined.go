package app

import (
	"slices"

	"krutzjass/app/guestbook"
	"krutzjass/app/prefs"
	"krutzjass/app/screen"
	"krutzjass/app/session"
	"krutzjass/netplay"
	"krutzjass/netplay/discover"
	"krutzjass/netplay/wire"
)

// joined is the table of another device that this one is at, or on its way to.
// It belongs to the window's thread.
type joined struct {
	app    *App
	guest  *session.Guest
	way    *path
	screen bool   // it shows the table to all
	typed  string // the address, if it was typed
	state  netplay.ClientState
	in     bool // the host has answered
}

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

// know keeps what the table is called, and the address that was typed.
func (g *joined) know(s netplay.ClientState) {
	g.app.keeps(g.way.change(func(w *guestbook.Way) { w.Name, w.Game, w.Me = s.Table.Name, s.Table.Game, s.Name }))
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
	room := screen.NewRoom(screen.RoomParams{Words: a.words, Pictures: a.pictures, Screen: g.screen, Game: a.gameName,
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
		a.keeps(g.way.forget())
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
	a.stack.Push(func() screen.Screen { return screen.NewTrouble(a.words, a.words.T(leftTitle(err)), words, a.back) })
}
