package wire_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"krutzjass/engine"
	"krutzjass/netplay/wire"
)

// messages are one of each kind.
var messages = []wire.Message{
	wire.Join{Name: "Anna"}, wire.Act{Match: 1, Seat: 2, Seq: 17, Do: wire.Action{Do: "play", Arg: 1}}, wire.Ping{}, wire.Pong{}, wire.Leave{},
	wire.Welcome{Name: "Anna 2"}, wire.Refuse{Why: wire.WhyFull, Text: "full"},
	wire.Table{Name: "Stube", Game: "krutzjass", Options: map[string]any{"target": 300, "rows": []string{"H"}}, Phase: wire.Playing, Match: 1,
		Seats: []wire.Seat{{Name: "Anna", By: "remote", State: wire.Here}}, You: -2, Waiting: true},
	wire.Fresh{Match: 1, Setup: wire.FromSetup(engine.Setup{Game: "krutzjass", Seats: make([]engine.Player, 2)}),
		View: wire.FromView(engine.View{Counts: []int{1, 1}, Legal: []engine.Action{{Kind: engine.Push}}, Sheet: [][]engine.Cell{{{N: 1, Set: true}, {}}}})},
	wire.Told{Event: wire.FromEvent(engine.Event{Seq: 1, By: 1, Effects: []engine.Effect{{Kind: engine.Score, Why: engine.WhyTrick, Sums: [7]int32{1}}}})},
	wire.Ask{Match: 1, Seat: 2, Seq: 17}, wire.Wrong{Seq: 17, Rule: "follow", Text: "no"},
}

// Whatever arrives is a message or an error; a message that is sent on arrives
// the same; nothing that is not valid becomes a view or an event.
func FuzzFrames(f *testing.F) {
	var all []byte
	for _, m := range messages {
		frame, err := wire.Encode(m)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(frame)
		all = append(all, frame...)
	}
	f.Add(all)
	f.Add([]byte{0, 0, 0, 0, 1})
	f.Add([]byte{0, 0, 0, 5, 200, 1, 2, 3, 4})
	f.Add([]byte{0, 0, 0, 5, 200, 1, 2})
	f.Fuzz(func(t *testing.T, text []byte) {
		read := wire.NewReader(bytes.NewReader(text), wire.FromPeer)
		for {
			m, err := read.Next()
			if err != nil {
				if m != nil {
					t.Errorf("%T and %v", m, err)
				}
				return
			}
			if _, unknown := m.(wire.Unknown); unknown {
				continue
			}
			enter(t, m)
			frame, err := wire.Encode(m)
			if err != nil {
				t.Fatalf("%+v cannot be sent on: %v", m, err)
			}
			again, err := wire.NewReader(bytes.NewReader(frame), wire.FromHost).Next()
			if err != nil {
				t.Fatalf("%s is not read again: %v", frame, err)
			}
			a, _ := json.Marshal(m)
			b, _ := json.Marshal(again)
			if !bytes.Equal(a, b) {
				t.Errorf("%s becomes %s", a, b)
			}
		}
	})
}

// enter does with a message what a client does.
func enter(t *testing.T, m wire.Message) {
	setup := engine.Setup{Seats: make([]engine.Player, 2)}
	switch m := m.(type) {
	case *wire.Fresh:
		s, err := m.Setup.Engine()
		if err == nil {
			setup = s
		} else if !errors.Is(err, wire.ErrFrame) {
			t.Errorf("the setup: %v", err)
		}
		view(t, m.View, setup)
	case *wire.Told:
		view(t, m.View, setup)
		if _, err := m.Event.Engine(); err != nil && !errors.Is(err, wire.ErrFrame) {
			t.Errorf("the event: %v", err)
		}
	case *wire.Act:
		if _, err := m.Do.Engine(); err != nil && !errors.Is(err, wire.ErrFrame) {
			t.Errorf("the action: %v", err)
		}
	}
}

func view(t *testing.T, w wire.View, setup engine.Setup) {
	v, err := w.Engine(setup)
	if err != nil {
		if !errors.Is(err, wire.ErrFrame) {
			t.Errorf("the view: %v", err)
		}
		return
	}
	if len(v.Counts) != len(setup.Seats) || int(v.Viewer) >= len(setup.Seats) || int(v.Trick.N) > engine.MaxSeats {
		t.Errorf("a view that no table has: %+v", v)
	}
}

// A hello is read to its end and no further, or is an error.
func FuzzHello(f *testing.F) {
	good, err := wire.Hello{Oldest: 1, Newest: 2, Program: "1.2", Table: "7db7"}.Encode()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(good)
	f.Add(good[:12])
	f.Add([]byte("GET / HTTP/1.1\r\n\r\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		from := bytes.NewReader(text)
		h, raw, err := wire.ReadHello(from)
		if err != nil {
			if h != (wire.Hello{}) || raw != nil {
				t.Errorf("%+v, %q and %v", h, raw, err)
			}
			return
		}
		if !bytes.HasPrefix(text, raw) || from.Len() != len(text)-len(raw) || h.Oldest < 1 || h.Newest < h.Oldest {
			t.Errorf("%q is read as %q, %+v", text, raw, h)
		}
	})
}

// Text that is cleaned can be shown on one line, is short, and stays as it is.
func FuzzText(f *testing.F) {
	for _, text := range []string{"Anna", " A\tB\n ", "\x1b[2J", "a\u202eb\u2066", strings.Repeat("é", 100), "\xff\xfe", "z\u0335\u0336\u0337\u0338", "👩‍👩‍👧"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		clean := wire.CleanName(text)
		if !utf8.ValidString(clean) || utf8.RuneCountInString(clean) > wire.MaxName || strings.TrimSpace(clean) != clean {
			t.Errorf("%q is cleaned to %q", text, clean)
		}
		for _, r := range clean {
			if unicode.IsControl(r) || unicode.Is(unicode.Cf, r) || r != ' ' && unicode.IsSpace(r) {
				t.Errorf("%q is cleaned to %q, with %U", text, clean, r)
			}
		}
		if again := wire.CleanName(clean); again != clean {
			t.Errorf("%q is cleaned to %q and then to %q", text, clean, again)
		}
	})
}

// Each kind of message arrives, and the limit holds before anything is read.
func TestLimits(t *testing.T) {
	for _, m := range messages {
		frame, err := wire.Encode(m)
		if err != nil {
			t.Fatal(err)
		}
		got, err := wire.NewReader(bytes.NewReader(frame), wire.FromHost).Next()
		if err != nil {
			t.Fatal(err)
		}
		want, _ := json.Marshal(m)
		text, _ := json.Marshal(got)
		if diff := cmp.Diff(string(want), string(text)); diff != "" {
			t.Errorf("%T (-said +heard):\n%s", m, diff)
		}
		if _, err := wire.NewReader(bytes.NewReader(frame), len(frame)-5).Next(); !errors.Is(err, wire.ErrFrame) {
			t.Errorf("%T over the limit: %v", m, err)
		}
		if _, err := wire.NewReader(bytes.NewReader(frame[:len(frame)-1]), wire.FromHost).Next(); err == nil || errors.Is(err, wire.ErrFrame) {
			t.Errorf("%T cut short: %v", m, err)
		}
	}
}

// Who must update is said, on both sides.
func TestVersions(t *testing.T) {
	for _, row := range []struct {
		name         string
		ours, theirs wire.Hello
		version      int
		says         string
	}{
		{"the same", wire.Hello{Oldest: 1, Newest: 1}, wire.Hello{Oldest: 1, Newest: 1}, 1, ""},
		{"the newest of both", wire.Hello{Oldest: 1, Newest: 3}, wire.Hello{Oldest: 2, Newest: 7}, 3, ""},
		{"we are too old", wire.Hello{Oldest: 1, Newest: 1, Program: "1.0"}, wire.Hello{Oldest: 2, Newest: 3, Program: "2.5"}, 0,
			"this device has version 1.0 of the program, which is too old to play with version 2.5: update it on this device"},
		{"they are too old", wire.Hello{Oldest: 2, Newest: 3, Program: "2.5"}, wire.Hello{Oldest: 1, Newest: 1, Program: "1.0"}, 0,
			"the other device has version 1.0 of the program, which is too old to play with version 2.5: update it on the other device"},
	} {
		version, err := wire.Agree(row.ours, row.theirs)
		if version != row.version || (err == nil) != (row.says == "") || err != nil && err.Error() != row.says {
			t.Errorf("%s: version %d, %v", row.name, version, err)
		}
	}
}
