package cli

import (
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"time"

	"krutzjass/engine"
	"krutzjass/engine/record"
	"krutzjass/engine/table"
	"krutzjass/netplay"
)

// rules is what the matches of one call share, checked.
type rules struct {
	game    engine.Game
	options engine.Options
	start   string // RFC 3339
	limit   time.Duration
	stderr  *os.File // for the complaints of programs; none when nil
}

// match is one match of computers.
type match struct {
	rules  *rules
	from   origin
	id     string
	names  []string // by seat
	levels []level  // by seat
	chance *rand.Rand
	seated func(engine.Seat, engine.Controller) engine.Controller // stands between host and player, if not nil
	moved  func(*table.Table)                                     // hears of every move, if not nil
}

// play plays the match and writes its record to w. On error w has what was
// played, and the table stands there.
func (m *match) play(ctx context.Context, w io.Writer) (*table.Table, error) {
	players := make([]engine.Player, len(m.levels))
	for i, l := range m.levels {
		players[i] = engine.Player{Name: m.names[i], By: l.by()}
	}
	at, err := table.New(m.rules.game, engine.Setup{Options: m.rules.options, Seats: players})
	if err != nil {
		return nil, err
	}
	writer := record.NewWriter(w)
	if err := writer.Begin(record.Stamp{ID: m.id, Start: m.rules.start, App: Version}, at); err != nil {
		return nil, err
	}
	seated, err := m.seat(at.Setup())
	defer leave(seated)
	if err != nil {
		return at, err
	}
	host := &netplay.Host{Table: at, Controllers: m.between(seated), Chance: m.chance, Sink: func(at *table.Table) error {
		if m.moved != nil {
			m.moved(at)
		}
		return writer.Move(at)
	}}
	return at, host.Run(ctx)
}

// seat makes the players; on error it gives those that there are.
func (m *match) seat(setup engine.Setup) (seated []engine.Controller, err error) {
	for i, l := range m.levels {
		c := chair{game: m.rules.game, setup: setup, seat: engine.Seat(i), limit: m.rules.limit, stderr: m.rules.stderr}
		player, err := l.sit(c, m.from.stream(fmt.Sprintf("seat %d", i)))
		if err != nil {
			return seated, fmt.Errorf("seat %d: %w", i, err)
		}
		seated = append(seated, player)
	}
	return seated, nil
}

func (m *match) between(players []engine.Controller) []engine.Controller {
	if m.seated == nil {
		return players
	}
	list := make([]engine.Controller, len(players))
	for i, p := range players {
		list[i] = m.seated(engine.Seat(i), p)
	}
	return list
}
