package app

import (
	"krutzjass/app/guestbook"
	"krutzjass/app/screen"
	"krutzjass/app/session"
	"krutzjass/engine"
	"krutzjass/engine/games"
	"krutzjass/netplay/wire"
)

// ownTable is the way back to a table of this device that was gathering when the
// program ended, if there is one. A match that was begun is continued instead.
func (a *App) ownTable() *screen.Way {
	last, err := a.book.Hosted()
	if err != nil || last == nil || last.Kept.Playing || a.saved != nil && guests(a.saved.Table.Players()) {
		return nil
	}
	if _, known := games.Find(last.Kept.Game); !known {
		return nil
	}
	return &screen.Way{Name: last.Name, Line: a.gameName(last.Kept.Game), Back: func() { a.reopen(*last) }}
}

// reopen opens a table that was gathering again: the same identity and code, the
// same choice, and everybody who was let in comes back to the same seat.
func (a *App) reopen(last guestbook.Hosted) {
	t, _ := a.title(last.Kept.Game)
	setup := engine.Setup{Game: last.Kept.Game, Options: wire.Options(last.Kept.Options), Seats: last.Kept.Seats, Packet: last.Packet}
	c := screen.Chosen{Setup: setup, Faces: last.Faces, Turn: last.Turn, Code: session.NewCode()}
	h, err := a.openTable(last, t, c, &last.Kept)
	if err != nil {
		a.trouble("trouble.host", err)
		return
	}
	a.hosted = h
	a.onward(h.page)
	h.changed()
}

// forget drops what was kept of a table that is closed for good, unless its match
// stays saved.
func (h *hosted) forget() {
	if p := h.app.play; p == nil || p.match.EndShown() {
		h.app.keeps(h.app.book.DropHosted())
	}
}
