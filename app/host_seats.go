package app

import (
	"slices"

	"krutzjass/app/prefs"
	"krutzjass/engine"
	"krutzjass/netplay"
	"krutzjass/netplay/wire"
)

// fill gives a seat that no guest has to a computer, or opens it.
func (h *hosted) fill(seat engine.Seat, level string) {
	player := engine.Player{By: netplay.Remote}
	if level != "" {
		player = engine.Player{Name: prefs.CastName(h.face(seat)), By: level}
	}
	h.do(func() error { return h.offer(map[engine.Seat]engine.Player{seat: player}) })
}

// offer changes who sits on seats that no guest has. Guests stay where they are.
func (h *hosted) offer(change map[engine.Seat]engine.Player) error {
	var players []engine.Player
	guests := map[string]engine.Seat{}
	for i, s := range h.lobby.Status().Seats {
		p := s.Player
		if p.By == netplay.Remote && s.State != wire.Open {
			guests[p.Name] = engine.Seat(i)
			p.Name = ""
		} else if c, ok := change[engine.Seat(i)]; ok {
			p = c
		}
		players = append(players, p)
	}
	if err := h.lobby.Offer(h.title.game.Info().Key, h.chosen.Setup.Options, players); err != nil {
		return err
	}
	for name, seat := range guests {
		if err := h.lobby.Seat(name, seat); err != nil {
			return err
		}
	}
	return nil
}

// ready seats computers with names where nobody came, and gives the players.
func (h *hosted) ready() ([]engine.Player, error) {
	empty := map[engine.Seat]engine.Player{}
	for i, s := range h.lobby.Status().Seats {
		if s.State == wire.Open {
			empty[engine.Seat(i)] = engine.Player{Name: prefs.CastName(h.face(engine.Seat(i))), By: standInLevel}
		}
	}
	if len(empty) > 0 {
		if err := h.offer(empty); err != nil {
			return nil, err
		}
	}
	return h.lobby.Ready()
}

// guests tells whether people of a match sit at other devices.
func guests(players []engine.Player) bool {
	return slices.ContainsFunc(players, func(p engine.Player) bool { return p.By == netplay.Remote })
}
