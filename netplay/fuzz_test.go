package netplay

import (
	"bytes"
	"context"
	"net"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/netplay/pair"
	"krutzjass/netplay/wire"
)

// frames writes messages one after the other.
func frames(f *testing.F, list ...wire.Message) (all []byte) {
	for _, m := range list {
		frame, err := wire.Encode(m)
		if err != nil {
			f.Fatal(err)
		}
		all = append(all, frame...)
	}
	return all
}

// nowhere is a connection on which nothing can be said.
func nowhere() net.Conn {
	near, far := net.Pipe()
	near.Close()
	return far
}

// Whatever a guest says, the host's match stands as it was, or has one legal
// move more.
func FuzzGuest(f *testing.F) {
	act := wire.Act{Match: 1, Seq: 2, Do: wire.Action{Do: "predict"}}
	f.Add(frames(f, wire.Ping{}, act, act))
	f.Add(frames(f, wire.Act{Match: 1, Seat: 1, Seq: 2}, wire.Leave{}, act))
	f.Add(frames(f, wire.Join{Name: "x"}, wire.Told{}, wire.Act{Match: 9, Seq: -1}))
	identity, err := pair.NewIdentity(bytes.NewReader(make([]byte, 32)))
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		l, err := OpenLobby(LobbyConfig{Identity: identity, LetIn: true, Seats: []engine.Player{{By: Remote}, {Name: "R", By: "random"}}})
		if err != nil {
			t.Fatal(err)
		}
		p := newPeer(nowhere(), nowhere())
		g := l.arrive(&pair.Link{Place: pair.ID{1}}, &wire.Join{Name: "Eve"}, p)
		players, err := l.Ready()
		if err != nil {
			t.Fatal(err)
		}
		h := hosted(t, highest{}, players)
		ctx, cancel := context.WithCancel(t.Context())
		played := make(chan error, 1)
		asked := make(chan bool, 9)
		h.TimeUp = func() bool { asked <- true; return false }
		go func() { played <- l.Play(ctx, h) }()
		<-asked
		l.hear(g, p, wire.NewReader(bytes.NewReader(text), wire.FromPeer))
		l.gone(g, p)
		cancel()
		<-played
		for _, m := range h.Table.Log() {
			if m.By == 0 && (m.Action.Kind != engine.Predict && m.Action.Kind != engine.Play || m.Action.Cards.Len() > 1) {
				t.Errorf("a guest has done %+v", m)
			}
		}
		p.cut()
		<-p.done
	})
}

// Whatever a host says, the client keeps to what fits together.
func FuzzHost(f *testing.F) {
	setup := wire.FromSetup(engine.Setup{Game: "x", Options: engine.Options{}, Seats: []engine.Player{{Name: "A", By: "remote"}, {By: "novice"}}})
	view := wire.FromView(engine.View{Seq: 1, Counts: []int{1, 1}, Shown: make([]card.Set, 2), Legal: []engine.Action{{Kind: engine.Push}}})
	event := wire.Event{Seq: 2, Action: wire.Action{Do: "push"}}
	later := view
	later.Seq = 2
	f.Add(frames(f, wire.Welcome{Name: "A"}, wire.Table{Name: "T", Seats: make([]wire.Seat, 2)}, wire.Fresh{Match: 1, Setup: setup, View: view},
		wire.Ask{Match: 1, Seq: 1}, wire.Ask{Match: 1, Seq: 1}, wire.Wrong{Seq: 1}, wire.Told{Event: event, View: later}))
	f.Add(frames(f, wire.Fresh{Match: 1, Setup: setup, View: view}, wire.Ask{Match: 2, Seq: 1}))
	f.Add(frames(f, wire.Told{Event: event, View: later}, wire.Refuse{Why: wire.WhyClosed}))
	f.Fuzz(func(t *testing.T, text []byte) {
		out := newPeer(nowhere(), nowhere())
		c := &client{out: out, cfg: ClientConfig{
			Begin: func(engine.View) (engine.Controller, error) { return chooserOrNone{}, nil },
			See: func(v engine.View) {
				if len(v.Setup.Seats) != len(v.Counts) || int(v.Viewer) >= len(v.Counts) {
					t.Errorf("a view that no table has: %+v", v)
				}
			},
		}}
		if err := c.listen(out, wire.NewReader(bytes.NewReader(text), wire.FromHost)); err == nil {
			t.Error("the end is no error")
		}
		c.rest()
		out.cut()
		<-out.done
	})
}

// chooserOrNone chooses what is first, if there is anything.
type chooserOrNone struct{}

func (chooserOrNone) Decide(_ context.Context, v engine.View) (engine.Action, error) {
	if len(v.Legal) == 0 {
		return engine.Action{}, engine.ErrTurn
	}
	return v.Legal[0], nil
}

func (chooserOrNone) Notify(engine.Event, engine.View) {}
