package netplay

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	rand2 "math/rand/v2"
	"net"
	"sync"
	"testing"
	"testing/synctest"

	"krutzjass/engine"
	"krutzjass/engine/table"
	"krutzjass/netplay/pair"
	"krutzjass/netplay/wire"
)

// someone is an identity; making one takes a moment.
func someone(t testing.TB) pair.Identity {
	t.Helper()
	id, err := pair.NewIdentity(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	return id
}

// chooser decides at random among what is legal, by the view alone.
type chooser struct{ seed uint64 }

func (c chooser) Decide(ctx context.Context, v engine.View) (engine.Action, error) {
	if err := ctx.Err(); err != nil {
		return engine.Action{}, err
	}
	r := rand2.New(rand2.NewPCG(c.seed, uint64(v.Seq)))
	return v.Legal[r.IntN(len(v.Legal))], nil
}

func (chooser) Notify(engine.Event, engine.View) {}

// cable is a network of pipes to one table, which may stand at another host
// later, and may be cut.
type cable struct {
	mu    sync.Mutex
	lobby *Lobby // nil: nobody answers
	near  net.Conn
	dials int
}

func (c *cable) dial(context.Context) (net.Conn, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.dials++
	if c.lobby == nil {
		return nil, errors.New("no route")
	}
	near, far := net.Pipe()
	c.near = near
	c.lobby.Take(far)
	return near, nil
}

// cut breaks the connection; to is who answers from now on.
func (c *cable) cut(to *Lobby) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.lobby = to
	if c.near != nil {
		c.near.Close()
	}
}

// device is a client of a test, whose player answers when the test says so.
type device struct {
	*cable
	cfg    ClientConfig
	asked  chan engine.View // a question, until it is answered or taken back
	answer chan engine.Action
	states []ClientState
	seen   engine.View // last view
	ticket pair.Ticket
	end    chan error
	stop   context.CancelFunc
}

func (d *device) Decide(ctx context.Context, v engine.View) (engine.Action, error) {
	select {
	case d.asked <- v:
	case <-ctx.Done():
		return engine.Action{}, ctx.Err()
	}
	select {
	case a := <-d.answer:
		return a, nil
	case <-ctx.Done():
		return engine.Action{}, ctx.Err()
	}
}

func (d *device) Notify(engine.Event, engine.View) {}

// state is what the device knows of the table.
func (d *device) state() ClientState { return d.states[len(d.states)-1] }

// joins starts a device in a bubble of synctest.
func joins(t *testing.T, l *Lobby, name string, change func(*ClientConfig)) *device {
	t.Helper()
	d := &device{cable: &cable{lobby: l}, asked: make(chan engine.View), answer: make(chan engine.Action), end: make(chan error, 1)}
	code, _, _ := l.Code()
	d.cfg = ClientConfig{
		Dial: d.dial, Program: "1.0", Identity: someone(t), Name: name, Code: code,
		Keep:  func(ticket pair.Ticket) error { d.ticket = ticket; return nil },
		State: func(s ClientState) { d.states = append(d.states, s) },
		Begin: func(engine.View) (engine.Controller, error) { return d, nil },
		See:   func(v engine.View) { d.seen = v },
		Told:  func(_ engine.Event, v engine.View) { d.seen = v },
	}
	if change != nil {
		change(&d.cfg)
	}
	ctx, stop := context.WithCancel(t.Context())
	d.stop = stop
	go func() { d.end <- Join(ctx, d.cfg) }()
	synctest.Wait()
	return d
}

// openLobby is a table for the game highest with so many open seats.
func openLobby(t testing.TB, seats int, change func(*LobbyConfig)) *Lobby {
	t.Helper()
	cfg := LobbyConfig{Name: "Stube", Program: "1.0", Identity: someone(t), Game: "highest", LetIn: true,
		StandIn: func(s engine.Seat) (engine.Controller, error) { return chooser{uint64(s)}, nil }, Level: "random"}
	for range seats {
		cfg.Seats = append(cfg.Seats, engine.Player{By: Remote})
	}
	if change != nil {
		change(&cfg)
	}
	l, err := OpenLobby(cfg)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// hosted is a host of a new match at the table of l.
func hosted(t testing.TB, g engine.Game, players []engine.Player) *Host {
	t.Helper()
	tab, err := table.New(g, engine.Setup{Seats: players})
	if err != nil {
		t.Fatal(err)
	}
	h := &Host{Table: tab, Chance: rand2.New(rand2.NewPCG(3, 4)), Controllers: make([]engine.Controller, len(players))}
	for i, p := range players {
		if p.By != Remote {
			h.Controllers[i] = chooser{uint64(i)}
		}
	}
	return h
}

// A whole match over loopback, with two people at other devices and a screen.
func TestMatchOverLoopback(t *testing.T) {
	full := make(chan struct{})
	var once sync.Once
	l := openLobby(t, 3, func(cfg *LobbyConfig) {
		cfg.Seats[1].By, cfg.Seats[1].Name = "random", "Robo"
		seated := 0
		cfg.News = func(n News) {
			if n.What == Seated || n.What == LetIn && n.Screen {
				if seated++; seated == 3 {
					once.Do(func() { close(full) })
				}
			}
		}
	})
	ln, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	served := make(chan error, 1)
	go func() { served <- l.Serve(ln) }()
	code, _, _ := l.Code()
	var ends [3]chan error
	var seen [3]engine.View
	for i := range ends {
		ends[i] = make(chan error, 1)
		cfg := ClientConfig{
			Dial: func(ctx context.Context) (net.Conn, error) {
				return new(net.Dialer).DialContext(ctx, "tcp", ln.Addr().String())
			},
			Program: "1.0", Identity: someone(t), Name: "Anna", Screen: i == 2, Code: code,
			Begin: func(engine.View) (engine.Controller, error) { return chooser{9}, nil },
			Told:  func(_ engine.Event, v engine.View) { seen[i] = v },
		}
		go func() { ends[i] <- Join(t.Context(), cfg) }()
	}
	<-full
	players, err := l.Ready()
	if err != nil {
		t.Fatal(err)
	}
	h := hosted(t, highest{}, players)
	if err := l.Play(t.Context(), h); err != nil {
		t.Fatal(err)
	}
	if players[0].Name == players[2].Name || players[1].Name != "Robo" {
		t.Errorf("the players are %v", players)
	}
	l.Close()
	ln.Close()
	if err := <-served; err != nil {
		t.Error(err)
	}
	for i := range ends {
		err := <-ends[i]
		var refused *Refused
		if !errors.As(err, &refused) || refused.Why != wire.WhyClosed {
			t.Errorf("device %d ends with %v", i, err)
		}
		if want := h.Table.View(seen[i].Viewer); fmt.Sprint(seen[i]) != fmt.Sprint(want) {
			t.Errorf("device %d saw %+v at last, the table %+v", i, seen[i], want)
		}
	}
}
