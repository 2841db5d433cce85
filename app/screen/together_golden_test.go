package screen

import (
	"net/netip"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"krutzjass/ai"
	"krutzjass/app/session"
	"krutzjass/engine"
	"krutzjass/engine/games"
	"krutzjass/netplay"
	"krutzjass/netplay/discover"
	"krutzjass/netplay/wire"
	"krutzjass/theme"
)

// label is a text of the first game.
func (d desk) label(key string) string { return d.labels.Label(key) }

func (d desk) together() *Together {
	p := TogetherParams{Words: d.words, Pictures: d.pictures, Style: d.style, Join: func() {}, Screen: func() {}, Back: func() {},
		Ways: []Way{{Name: d.words.T("host.name", "Anna"), Line: d.words.T("together.way.line", d.label("game")), Back: func() {}}}}
	for _, g := range games.All {
		labels := labelsOf(g.Info(), d.words.Lang())
		p.Games = append(p.Games, HomeGame{Key: g.Info().Key, Name: labels.Label("game"), Line: labels.Label("line"), Style: d.style, New: func() {}})
	}
	return NewTogether(p)
}

// gathered is a table with a guest, somebody who waits, and a code that was
// guessed.
func gathered() HostState {
	since := time.Date(2026, 3, 1, 20, 15, 0, 0, time.UTC)
	return HostState{Code: "K7Q2M", Wrong: 2, At: []string{"192.168.1.20:15700"}, Status: netplay.Status{
		Phase: wire.Gathering, Waiting: []string{"Grossmueti"}, Screens: []string{"Screen"},
		Seats: []netplay.SeatStatus{
			{Player: engine.Player{Name: "Anna", By: "human"}, State: wire.Here},
			{Player: engine.Player{Name: "Berta", By: netplay.Remote}, State: wire.Here},
			{Player: engine.Player{By: netplay.Remote}, State: wire.Open},
			{Player: engine.Player{Name: "Cla", By: netplay.Remote}, State: wire.Away, Since: since},
		}}}
}

func (d desk) hostParams() HostParams {
	return HostParams{Words: d.words, Pictures: d.pictures, Title: d.label("game"), Levels: ai.Levels()[1:], Face: func(s engine.Seat) int { return int(s) },
		Clock: func(s netplay.SeatStatus) string {
			if s.State == wire.Away {
				return d.words.T("host.state.away", s.Since.Format("15:04"))
			}
			return d.words.T("host.state." + string(s.State))
		},
		LetIn: func(string) {}, Refuse: func(string) {}, Seat: func(string, engine.Seat) {}, Fill: func(engine.Seat, string) {},
		Renew: func() {}, Start: func() {}, Close: func() {}, Back: func() {}, Now: func() time.Time { return time.Time{} }}
}

func (d desk) host(s HostState) *Host {
	h := NewHost(d.hostParams())
	h.Show(s)
	return h
}

// near are tables on the network: one that can be joined and three that cannot.
func near() []discover.Table {
	at := []netip.AddrPort{netip.MustParseAddrPort("192.168.1.20:15700")}
	ad := func(id, name string, oldest, newest, free int) discover.Advert {
		return discover.Advert{Table: id, Name: name, Game: "krutzjass", Free: free, Oldest: oldest, Newest: newest}
	}
	return []discover.Table{
		{Advert: ad("a", "Anna’s table", wire.Oldest, wire.Newest, 2), At: at, Reachable: true},
		{Advert: ad("b", "Stube", wire.Newest+1, wire.Newest+1, 1), At: at, Reachable: true},
		{Advert: ad("c", "Laube", wire.Oldest, wire.Newest, 1), At: at},
		{Advert: ad("d", "Keller", 0, 0, 1), At: at, Reachable: true},
	}
}

func (d desk) joinParams(screen bool) JoinParams {
	return JoinParams{Words: d.words, Screen: screen, Name: "Berta", Recent: []string{"192.168.1.20:15700"},
		Game: func(key string) string {
			if key == "krutzjass" {
				return d.label("game")
			}
			return ""
		}, Join: func(Joining) {}, Cancel: func() {}, Back: func() {}}
}

func (d desk) join() *Join {
	j := NewJoin(d.joinParams(false))
	j.Found(near(), false)
	j.Trouble(d.words.T("join.trouble.unreachable"), "dial tcp 192.168.1.20:15700: connection refused.")
	return j
}

func (d desk) room(screen bool, s netplay.ClientState) *Room {
	r := NewRoom(RoomParams{Words: d.words, Pictures: d.pictures, Screen: screen, Face: func(i int) int { return i },
		Game: func(string) string { return d.label("game") }, State: func(s wire.Seat) string { return d.words.T("people." + string(s.State)) }, Leave: func() {}})
	r.Show(s)
	return r
}

// seated is what a guest is told of a table.
func seated(waiting bool, you int8) netplay.ClientState {
	return netplay.ClientState{Connected: true, Name: "Berta", Table: wire.Table{Name: "Anna’s table", Game: "krutzjass", Phase: wire.Gathering, Waiting: waiting, You: you,
		Seats: []wire.Seat{{Name: "Anna", By: "human", State: wire.Here}, {Name: "Berta", By: "remote", State: wire.Here},
			{By: "remote", State: wire.Open}, {Name: "Cla", By: "remote", State: wire.Away}}}}
}

// onScreen is a table as everybody sees it, in the middle of a trick.
func (d desk) onScreen() *Table {
	g := games.All[0]
	view := begun(g, 12, engine.Player{Name: "Anna", By: "human"}, engine.Player{Name: "Berta", By: "remote"},
		engine.Player{Name: "Köbi", By: "regular"}, engine.Player{Name: "Cla", By: "remote"})
	s := NewTable(TableParams{Game: g, Pictures: d.pictures, Style: d.style, Words: d.words, Label: d.labels.Label, Far: true,
		Next: func() {}, Leave: func() {}, Rules: func() {}})
	s.plain = true
	s.SetPeople([]string{"", d.words.T("people.away"), "", d.words.T("people.standin")})
	s.Show(session.Step{View: view})
	return s
}

func TestPagesOfPlayingTogetherLookAsKept(t *testing.T) {
	far := kept{"far", "screen", func(d desk) Screen { return d.onScreen() }}
	pages := []kept{
		{"together", "tablet", func(d desk) Screen { return d.together() }},
		{"host", "screen", func(d desk) Screen { return d.host(gathered()) }},
		{"host-seat", "tablet", func(d desk) Screen {
			s := gathered()
			s.Waiting, s.Retired, s.At = nil, true, nil
			h := d.host(s)
			h.tap(2)
			return h
		}},
		{"join", "tablet", func(d desk) Screen { return d.join() }},
		{"room", "tablet", func(d desk) Screen { return d.room(false, seated(false, 1)) }},
		{"room-screen", "screen", func(d desk) Screen { return d.room(true, seated(false, -2)) }},
		far,
	}
	lookAsKept(t, pages)
	upright := look{"upright", fyne.NewSize(820, 1180), "de", 1, theme.FeltLight}
	for _, page := range pages {
		page.lookAsKept(t, upright)
	}
	far.lookAsKept(t, look{"4k", fyne.NewSize(3840, 2160), "de", 1, theme.FeltLight})
}
