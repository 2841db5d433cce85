package netplay

import (
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/netplay/pair"
	"krutzjass/netplay/wire"
)

// people makes guests without a connection who were let in, in the order in which
// they come, and sits them down where there is room; (TV) is a screen, and Zoe
// waits.
func people(t *testing.T, l *Lobby, guests string) {
	t.Helper()
	for i, name := range strings.Fields(guests) {
		place := pair.ID{byte(i + 1)}
		g := &guest{place: place, name: name, screen: name == "TV", seat: engine.Nobody, order: i}
		l.guests[place] = g
		if name != "Zoe" {
			l.admit(g)
		}
	}
}

// What the host says, as the rows of the tests have it.
func seat(name string, s engine.Seat) func(*Lobby) error {
	return func(l *Lobby) error { return l.Seat(name, s) }
}

func refuse(name string) func(*Lobby) error {
	return func(l *Lobby) error { return l.Refuse(name) }
}

func offer(seats ...engine.Player) func(*Lobby) error {
	return func(l *Lobby) error { return l.Offer("highest", nil, seats) }
}

func ready(l *Lobby) error {
	_, err := l.Ready()
	return err
}

var open, robo, host = engine.Player{By: Remote}, engine.Player{Name: "Robo", By: "novice"}, engine.Player{Name: "Host", By: "human"}

// inMatch makes a match run, in name.
func inMatch(l *Lobby) {
	l.phase = wire.Playing
	for i := range l.seats {
		l.chairs = append(l.chairs, &chair{lobby: l, seat: engine.Seat(i), owner: l.seats[i].guest, moved: make(chan struct{}, 1)})
	}
}

// Who sits where, and who will, after what the host says; before a match a change
// is made at once, in a match before the next deal.
func TestSeating(t *testing.T) {
	for _, row := range []struct {
		name   string
		seats  []engine.Player
		guests string
		do     []func(*Lobby) error
		seated string // before a match; a nameless seat is open
		next   string // the same in a match, from the next deal on; "" for no change
		fails  string // the last command; nothing may have changed then
	}{
		{name: "in the order of coming", seats: []engine.Player{host, open, robo, open}, guests: "Anna TV Ben Cla Zoe", seated: "Host,Anna,Robo,Ben"},
		{name: "to an open seat", seats: []engine.Player{open, open}, guests: "Anna", do: []func(*Lobby) error{seat("Anna", 1)}, seated: ",Anna", next: ",Anna"},
		{name: "two change", seats: []engine.Player{open, open, robo}, guests: "Anna Ben", do: []func(*Lobby) error{seat("Ben", 0)}, seated: "Ben,Anna,Robo", next: "Ben,Anna,Robo"},
		{name: "and change back", seats: []engine.Player{open, open}, guests: "Anna Ben", do: []func(*Lobby) error{seat("Ben", 0), seat("Anna", 0)}, seated: "Anna,Ben", next: "Anna,Ben"},
		{name: "with a computer", seats: []engine.Player{open, robo}, guests: "Anna", do: []func(*Lobby) error{seat("Anna", 1)}, seated: "Robo,Anna", next: "Robo,Anna"},
		{name: "with the host", seats: []engine.Player{host, open}, guests: "Anna", do: []func(*Lobby) error{seat("Anna", 0)}, seated: "Anna,Host", next: "Anna,Host"},
		{name: "instead of a computer", seats: []engine.Player{open, robo}, guests: "Anna Ben", do: []func(*Lobby) error{seat("Ben", 1)}, seated: "Anna,Ben", next: "Anna,Ben"},
		{name: "instead of another guest", seats: []engine.Player{open, robo}, guests: "Anna Ben", do: []func(*Lobby) error{seat("Ben", 0)}, seated: "Ben,Robo", next: "Ben,Robo"},
		{name: "a ring of three", seats: []engine.Player{open, open, open}, guests: "Anna Ben Cla", do: []func(*Lobby) error{seat("Anna", 1), seat("Anna", 2)}, seated: "Ben,Cla,Anna", next: "Ben,Cla,Anna"},
		{name: "where one sits already", seats: []engine.Player{open, open}, guests: "Anna", do: []func(*Lobby) error{seat("Anna", 0)}, seated: "Anna,"},
		{name: "sent away", seats: []engine.Player{open, open}, guests: "Anna Ben", do: []func(*Lobby) error{refuse("Anna")}, seated: ",Ben", next: ",Ben"},
		{name: "sent away, and another sits there", seats: []engine.Player{open}, guests: "Anna Ben", do: []func(*Lobby) error{refuse("Anna"), seat("Ben", 0)}, seated: "Ben", next: "Ben"},
		{name: "nobody of this name", seats: []engine.Player{open}, guests: "Anna", do: []func(*Lobby) error{seat("Ben", 0)}, seated: "Anna", fails: `nobody here is called "Ben"`},
		{name: "no such seat", seats: []engine.Player{open}, guests: "Anna", do: []func(*Lobby) error{seat("Anna", 1)}, seated: "Anna", fails: "there is no seat 1: expected 0 to 0"},
		{name: "a seat before the first", seats: []engine.Player{open}, guests: "Anna", do: []func(*Lobby) error{seat("Anna", -1)}, seated: "Anna", fails: "there is no seat -1"},
		{name: "a screen", seats: []engine.Player{open}, guests: "TV", do: []func(*Lobby) error{seat("TV", 0)}, seated: "", fails: "TV takes no seat"},
		{name: "somebody who waits", seats: []engine.Player{open}, guests: "Zoe", do: []func(*Lobby) error{seat("Zoe", 0)}, seated: "", fails: "let the person in first"},
		{name: "the host would have none", seats: []engine.Player{host, robo}, guests: "Anna", do: []func(*Lobby) error{seat("Anna", 0)}, seated: "Host,Robo", fails: "at the host's device"},
	} {
		for _, playing := range []bool{false, true} {
			l := openLobby(t, 0, func(cfg *LobbyConfig) { cfg.Seats = row.seats })
			people(t, l, row.guests)
			before := seatList(players(l.seats))
			if playing {
				inMatch(l)
			}
			var err error
			for _, do := range row.do {
				err = do(l)
			}
			if (err == nil) != (row.fails == "") || err != nil && !strings.Contains(err.Error(), row.fails) {
				t.Errorf("%s, playing %v: %v, want %q", row.name, playing, err, row.fails)
			}
			now, next, want := seatList(players(l.seats)), seatList(players(l.next)), row.seated
			if playing && row.next != "" {
				want = before
			}
			if now != want || playing && next != row.next || !playing && next != "" {
				t.Errorf("%s, playing %v: seated %q, then %q; want %q, then %q", row.name, playing, now, next, want, row.next)
			}
			for s, x := range l.seats {
				if x.guest != nil && l.guests[x.guest.place] == x.guest && x.guest.seat != engine.Seat(s) {
					t.Errorf("%s, playing %v: %s believes to sit at %d, not at %d", row.name, playing, x.guest.name, x.guest.seat, s)
				}
			}
		}
	}
}

// What was planned in a match holds for the next one, and whoever was sent away has
// no seat in it.
func TestSeatingAfterAMatch(t *testing.T) {
	for _, row := range []struct {
		name   string
		do     []func(*Lobby) error // after a match in which Ben was to change with Anna, and Cla was sent away
		seated string
	}{
		{"the next match", []func(*Lobby) error{ready}, "Ben,Anna,random 2"},
		{"another offer", []func(*Lobby) error{offer(open, robo, open)}, "Ben,Robo,Anna"},
		{"an offer with names", []func(*Lobby) error{offer(engine.Player{Name: "Anna", By: Remote}, open)}, "Anna,Ben"},
		{"fewer seats", []func(*Lobby) error{offer(robo, open)}, "Robo,Ben"},
		{"another change", []func(*Lobby) error{seat("Anna", 2)}, "Ben,,Anna"},
	} {
		l := openLobby(t, 3, nil)
		people(t, l, "Anna Ben Cla")
		inMatch(l)
		for _, do := range []func(*Lobby) error{seat("Ben", 0), refuse("Cla")} {
			if err := do(l); err != nil {
				t.Fatal(err)
			}
		}
		l.phase = wire.Finished
		if s := l.Status(); s.Next != nil || s.Seats[0].Player.Name != "Ben" || s.Seats[2].State != wire.Open {
			t.Errorf("%s: the host is shown %+v", row.name, s)
		}
		for _, do := range row.do {
			if err := do(l); err != nil {
				t.Fatal(err)
			}
		}
		if got := seatList(players(l.planned())); got != row.seated || l.next != nil {
			t.Errorf("%s: seated %q, want %q", row.name, got, row.seated)
		}
	}
}

func seatList(players []engine.Player) string {
	var list []string
	for _, p := range players {
		list = append(list, p.Name)
	}
	return strings.Join(list, ",")
}
