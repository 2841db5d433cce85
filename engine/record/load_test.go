package record

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"krutzjass/engine"
)

// A saved game goes on from any cut as if nothing had happened.
func TestLoadGoesOn(t *testing.T) {
	for _, text := range []string{small, play(t, "krutzjass", 5, 2, nil)} {
		all, err := Load(strings.NewReader(text), lookup)
		if err != nil || all.Torn || all.Good != int64(len(text)) || all.Header.Stamp.ID != stamp.ID {
			t.Fatalf("%+v, %v", all, err)
		}
		r := rand.New(rand.NewPCG(9, 9))
		for n := strings.IndexByte(text, '\n') + 1; n <= len(text); n += 1 + r.IntN(1+len(text)/100) {
			checkGoesOn(t, text, n, all.Table.Log())
		}
	}
}

func checkGoesOn(t *testing.T, text string, n int, moves []engine.Move) {
	t.Helper()
	s, err := Load(strings.NewReader(text[:n]), lookup)
	if err != nil {
		t.Fatal(err)
	}
	if s.Torn != (s.Good < int64(n)) {
		t.Fatalf("cut at %d: %d bytes are good, torn is %v", n, s.Good, s.Torn)
	}
	out := []byte(text[:s.Good])
	w := s.Writer(appender{&out})
	for _, m := range moves[len(s.Table.Log()):] {
		if err := s.Table.Apply(m.By, m.Action, m.Timeout); err != nil {
			t.Fatal(err)
		}
		if err := w.Move(s.Table); err != nil {
			t.Fatal(err)
		}
	}
	if string(out) != text {
		t.Fatalf("cut at %d, the record went on in other bytes", n)
	}
}

type appender struct{ to *[]byte }

func (a appender) Write(b []byte) (int, error) {
	*a.to = append(*a.to, b...)
	return len(b), nil
}

func TestLoadWantsOneGame(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"none", "", "there is no game in this file"},
		{"torn header", `{"record":1`, "there is no game in this file"},
		{"two", small + small, "there is more than one game in this file: expected one"},
		{"a fault", strings.Replace(small, "H8", "H7", 1), "2: the deal does not fit: H7 is dealt 2 times, the pack has it 1 times"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, err := Load(strings.NewReader(c.text), lookup)
			if err == nil || err.Error() != c.want || s.Table != nil {
				t.Errorf("got %v, want %q", err, c.want)
			}
		})
	}
}

// People who came in between are there again, and the record is the same.
func TestLoadWithOtherPlayers(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 2))
	at := newTable(t, "highcard", engine.Options{"target": 20})
	var out strings.Builder
	w := NewWriter(&out)
	if err := w.Begin(stamp, at); err != nil {
		t.Fatal(err)
	}
	changes := 0
	for !at.Over() {
		if at.DealDue() && at.Reseat(players("X", "Y", strings.Repeat("Z", changes))) == nil {
			changes++
			if err := w.Seats(at); err != nil {
				t.Fatal(err)
			}
		}
		step(t, at, r)
		if err := w.Move(at); err != nil {
			t.Fatal(err)
		}
	}
	if changes < 3 {
		t.Fatalf("people changed %d times", changes)
	}
	s, err := Load(strings.NewReader(out.String()), lookup)
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(s.Table.Players(), at.Players()) || !reflect.DeepEqual(s.Table.View(1).Setup, at.View(1).Setup) {
		t.Errorf("the players are %v, they were %v", s.Table.Players(), at.Players())
	}
	var again strings.Builder
	if err := Write(&again, stamp, s.Table); err != nil || again.String() != out.String() {
		t.Errorf("the record is written in other bytes: %v", err)
	}
}

func FuzzRecord(f *testing.F) {
	f.Add([]byte(small))
	f.Add([]byte(recorded))
	f.Add([]byte(small[:700]))
	f.Fuzz(func(t *testing.T, text []byte) {
		if _, err := Verify(strings.NewReader(string(text)), lookup); err != nil {
			if errors.As(err, new(*Fault)) {
				return
			}
			t.Fatalf("%v is no Fault", err)
		}
		again := rewrite(t, string(text))
		if sum := verify(t, again); sum.Torn {
			t.Error("the record that was written again is torn")
		}
		if third := rewrite(t, again); third != again {
			t.Errorf("written a third time in other bytes:\n%s\n%s", again, third)
		}
		if s, err := Load(strings.NewReader(string(text)), lookup); err == nil {
			var whole strings.Builder
			if err := Write(&whole, s.Header.Stamp, s.Table); err != nil || !strings.HasPrefix(again, whole.String()) {
				t.Errorf("the table of the game writes another record: %v\n%s\n%s", err, whole.String(), again)
			}
		}
	})
}
