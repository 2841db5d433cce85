package cli

import (
	"bufio"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"os"
	"slices"
	"strconv"
	"strings"
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
	if err := h.fits(); err != nil {
		return nil, err
	}
	identity, err := pair.ParseIdentity([]byte(h.file.kept.Identity))
	if err != nil {
		return nil, err
	}
	if p.port == 0 {
		p.port = h.file.kept.Port
	}
	if h.from, err = env.lan.Listen(p.port); err != nil {
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

// fits tells whether the match that goes on is what the call asks for.
func (h *hosting) fits() error {
	if h.saved == nil {
		return nil
	}
	setup := h.saved.Table.Setup()
	switch {
	case setup.Game != h.rules.Info().Key:
		return usageError{error: fmt.Errorf("%s holds a match of %s, not of %s: name that game, or another file", h.record, setup.Game, h.rules.Info().Key)}
	case h.saved.Table.Over():
		return fmt.Errorf("the match in %s is over: name another file", h.record)
	}
	h.players, h.options = h.saved.Table.Players(), setup.Options
	return nil
}

func (h *hosting) portNumber() int { return h.from.Addr().(*net.TCPAddr).Port }

// computers seats those who do not join: by the levels of the call, or, in a match
// that goes on, by what its record says of them.
func (h *hosting) computers(t *table.Table) (seated []engine.Controller, err error) {
	stderr, _ := h.env.stderr.(*os.File)
	for i, p := range t.Players() {
		var c engine.Controller
		if p.By != netplay.Remote {
			l := level(p.By)
			if i < len(h.levels) && h.levels[i].by() == p.By {
				l = h.levels[i]
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

// farewell lets people who are just coming back see how the match ended.
func (h *hosting) farewell(ctx context.Context) {
	ctx, stop := context.WithTimeout(ctx, farewellTime)
	defer stop()
	away := func(s netplay.SeatStatus) bool { return s.State == wire.Away && !s.Left }
	for slices.ContainsFunc(h.lobby.Status().Seats, away) {
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

// loop does what is typed, and begins when everybody is here.
func (h *hosting) loop(ctx context.Context) error {
	lines := make(chan string)
	go readLines(ctx, h.env.stdin, lines)
	if h.saved != nil || h.lobby.Status().Full() {
		h.begin(ctx)
	}
	for {
		select {
		case line := <-lines:
			if err := h.do(ctx, line); errors.Is(err, errClosed) {
				return err
			} else if err != nil {
				fmt.Fprintf(h.env.stderr, "krutzjass host: %v\n", err)
			}
		case <-h.stirs:
			h.stirred(ctx)
		case err := <-h.played:
			h.going = false
			return err
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// readLines hands lines on until they end or ctx does.
func readLines(ctx context.Context, from io.Reader, to chan<- string) {
	for scan := bufio.NewScanner(from); scan.Scan(); {
		select {
		case to <- scan.Text():
		case <-ctx.Done():
			return
		}
	}
}

// do obeys one line.
func (h *hosting) do(ctx context.Context, line string) error {
	words := strings.Fields(line)
	rest := func(n int) string { return strings.Join(words[n:], " ") }
	switch {
	case len(words) == 0:
		return nil
	case len(words) > 2 && words[0] == "let" && words[1] == "in":
		return h.lobby.LetIn(rest(2))
	case len(words) > 1 && words[0] == "refuse":
		return h.lobby.Refuse(rest(1))
	case len(words) > 2 && words[0] == "seat":
		last := len(words) - 1
		seat, err := strconv.Atoi(words[last])
		if err != nil || seat < 0 || seat >= engine.MaxSeats {
			return fmt.Errorf("%q is no seat: expected a number from 0", words[last])
		}
		return h.lobby.Seat(strings.Join(words[1:last], " "), engine.Seat(seat))
	case rest(0) == "start":
		if h.going {
			return errors.New("the match runs already")
		}
		h.begin(ctx)
		return nil
	case rest(0) == "new code":
		return h.renew()
	case rest(0) == "close":
		return errClosed
	}
	return fmt.Errorf("%q is no command: expected let in NAME, refuse NAME, seat NAME N, start, new code or close", line)
}

// renew replaces the code and prints the new one.
func (h *hosting) renew() error {
	if err := h.lobby.RenewCode(); err != nil {
		return err
	}
	code, _, _ := h.lobby.Code()
	h.out.json(map[string]pair.Code{"code": code})
	return nil
}

// news hears what happens with the people.
func (h *hosting) news(n netplay.News) {
	h.out.json(struct {
		What netplay.What `json:"people"`
		Name string       `json:"name,omitempty"`
		Seat engine.Seat  `json:"seat"`
	}{n.What, n.Name, n.Seat})
	select {
	case h.stirs <- struct{}{}:
	default:
	}
}

// stirred begins when every seat is taken by somebody.
func (h *hosting) stirred(ctx context.Context) {
	if h.told != nil {
		h.told.Update(h.advert()) // what fails is tried again with the next change
	}
	if !h.going && h.lobby.Status().Full() {
		h.begin(ctx)
	}
}
