package cli

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"math/rand/v2"
	"net"
	"os"
	"reflect"
	"slices"
	"time"

	"krutzjass/engine"
	"krutzjass/engine/games"
	"krutzjass/engine/record"
	"krutzjass/engine/table"
	"krutzjass/netplay"
	"krutzjass/netplay/discover"
	"krutzjass/netplay/pair"
	"krutzjass/netplay/wire"
)

// hosting is a table that is open.
type hosting struct {
	*hostPlan
	env    *env
	file   *hostFile
	saved  *record.Saved // the match that goes on; nil for a new one
	lobby  *netplay.Lobby
	from   net.Listener
	told   discover.Announcement
	out    *printer
	stirs  chan struct{} // holds one: something has happened with the people
	played chan error    // the match is over
	going  bool          // a match runs
}

// standInLevel plays for people who are away, and on seats that nobody took.
const standInLevel level = "regular"

// open makes the table and listens.
func (p *hostPlan) open(env *env) (h *hosting, err error) {
	h = &hosting{hostPlan: p, env: env, stirs: make(chan struct{}, 1), played: make(chan error, 1)}
	if h.file, h.saved, err = openHostFile(p.record, games.Find); err != nil {
		return nil, err
	}
	if err := h.file.free(); err != nil {
		return nil, err
	}
	identity, err := pair.ParseIdentity([]byte(h.file.kept.Identity))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", h.file.beside(), err)
	}
	if err := h.goOn(); err != nil {
		return nil, err
	}
	if h.from, err = h.listen(); err != nil {
		return nil, err
	}
	h.out = newPrinter(env.stdout)
	h.lobby, err = netplay.OpenLobby(netplay.LobbyConfig{
		Name: p.name, Program: Version, Identity: identity, Game: p.rules.Info().Key, Options: p.options, Seats: p.players,
		LetIn: p.letIn == "all", Patience: p.patience, Turn: p.turn, Level: string(standInLevel),
		StandIn: func(s engine.Seat) (engine.Controller, error) {
			return standInLevel.sit(chair{game: p.rules, seat: s, live: true}, rand.New(h.stream("standin", int(s))))
		},
		Kept: h.file.kept.Table, Keep: h.file.keep, News: h.news,
	})
	if err == nil {
		err = h.file.keepPort(h.portNumber())
	}
	if err != nil {
		return nil, errors.Join(err, h.from.Close(), h.out.close())
	}
	return h, nil
}

// listen opens the port of the call, else that where the table was before, unless
// another program has it now.
func (h *hosting) listen() (net.Listener, error) {
	if h.port == 0 && h.file.kept.Port != 0 {
		if l, err := h.env.lan.Listen(h.file.kept.Port); err == nil {
			return l, nil
		}
	}
	return h.env.lan.Listen(h.port)
}

// goOn takes what is played, or is to be, from the file. The error is for a call
// that asks for something else.
func (h *hosting) goOn() error {
	var game string
	var options engine.Options
	var seats int
	switch kept := h.file.kept.Table; {
	case h.saved != nil:
		setup := h.saved.Table.Setup()
		game, options, seats = setup.Game, setup.Options, len(setup.Seats)
	case kept != nil:
		game, options, seats = kept.Game, wire.Options(kept.Options), len(kept.Seats)
	default:
		return nil
	}
	differ := func(format string, a ...any) error {
		return usageError{error: fmt.Errorf("the table of %s goes on "+format+", or name another file", append([]any{h.record}, a...)...)}
	}
	switch {
	case game != h.rules.Info().Key:
		return differ("with %s, not %s: name that game", game, h.rules.Info().Key)
	case h.seats != "" && seats != len(h.players):
		return differ("with %d seats, not %d: leave -seats away", seats, len(h.players))
	case h.set != nil && !reflect.DeepEqual(options, h.options):
		return differ("with the options that it began with: leave -set away")
	}
	h.options = options
	return nil
}

func (h *hosting) portNumber() int { return h.from.Addr().(*net.TCPAddr).Port }

// computers seats those who do not join, wherever they sit now: by the levels of the
// call, or, in a match that goes on, by what its record says of others.
func (h *hosting) computers(t *table.Table) (seated []engine.Controller, err error) {
	stderr, _ := h.env.stderr.(*os.File)
	for i, p := range t.Players() {
		var c engine.Controller
		if p.By != netplay.Remote {
			l := level(p.By)
			if called := slices.Index(h.players, p); called >= 0 {
				l = h.levels[called]
			}
			at := chair{game: h.rules, setup: t.Setup(), seat: engine.Seat(i), limit: h.limit, stderr: stderr, live: true}
			if l, err = parseLevel(string(l)); err == nil {
				c, err = l.sit(at, rand.New(h.stream("seat", i)))
			}
			if err != nil {
				leave(seated)
				return nil, fmt.Errorf("seat %d: %w", i, err)
			}
		}
		seated = append(seated, c)
	}
	return seated, nil
}

// stream derives one source of chance from the host's secret; role keeps them apart.
func (h *hosting) stream(role string, n int) rand.Source {
	text := append(append([]byte{}, h.file.kept.Seed...), role...)
	return rand.NewChaCha8(sha256.Sum256(binary.BigEndian.AppendUint64(text, uint64(n))))
}

// run keeps the table open until its match is over.
func (h *hosting) run(ctx context.Context) error {
	serving, stop := context.WithCancel(ctx)
	defer stop()
	go func() {
		if err := h.lobby.Serve(h.from); err != nil {
			fmt.Fprintf(h.env.stderr, "krutzjass host: nobody can join any more: %v\n", err)
		}
	}()
	h.announce()
	h.greet()
	err := h.loop(serving)
	stop()
	if h.going {
		<-h.played
	}
	over := err == nil || errors.Is(err, errClosed)
	if err == nil {
		h.farewell(ctx)
	}
	if over || h.record == "" {
		h.lobby.Close()
	} else {
		h.lobby.Pause() // everybody tries to come back
	}
	if h.told != nil {
		h.told.Stop()
	}
	if over {
		err = nil
	}
	return errors.Join(err, h.from.Close(), h.file.close(over), h.out.close())
}

// farewell lets people and screens that are just coming back see how the match ended.
func (h *hosting) farewell(ctx context.Context) {
	ctx, stop := context.WithTimeout(ctx, farewellTime)
	defer stop()
	for h.lobby.Status().Away > 0 {
		select {
		case <-h.stirs:
		case <-ctx.Done():
			return
		}
	}
}

// farewellTime is twice the longest pause between two tries to come back.
const farewellTime = 10 * time.Second

// errClosed ends a host that was told to close.
var errClosed = errors.New("closed")

// greet prints the first line.
func (h *hosting) greet() {
	code, _, _ := h.lobby.Code()
	first := struct {
		Name      string   `json:"name"`
		Addresses []string `json:"addresses"`
		Port      int      `json:"port"`
		Code      string   `json:"code"`
		Table     string   `json:"table"`
	}{h.name, []string{}, h.portNumber(), code.String(), h.lobby.Table().String()}
	for _, a := range h.env.lan.Addresses() {
		first.Addresses = append(first.Addresses, a.Addr.String())
	}
	if len(first.Addresses) == 0 {
		first.Addresses = append(first.Addresses, "127.0.0.1")
		fmt.Fprintln(h.env.stderr, "krutzjass host: this device is in no network, so only programs on it can join: connect it to the Wi-Fi, and start the host again")
	}
	h.out.json(first)
}

// announce makes the table be found. That it cannot be is no reason to stop: the
// address works without.
func (h *hosting) announce() {
	var err error
	if h.told, err = h.env.discovery.Announce(h.advert()); err != nil {
		fmt.Fprintf(h.env.stderr, "krutzjass host: the table cannot be announced (%v): others join by its address\n", err)
	}
}

func (h *hosting) advert() discover.Advert {
	free := 0
	for _, s := range h.lobby.Status().Seats {
		if s.State == wire.Open {
			free++
		}
	}
	return discover.Advert{Table: h.lobby.Table().String(), Name: h.name, Game: h.rules.Info().Key, Free: free,
		Oldest: wire.Oldest, Newest: wire.Newest, Port: h.portNumber()}
}
