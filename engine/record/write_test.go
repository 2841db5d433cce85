package record

import (
	"errors"
	"io"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

func TestWriterRefuses(t *testing.T) {
	at := newTable(t, "highcard", nil)
	bad := newTable(t, "highcard", nil)
	if err := bad.Reseat([]engine.Player{{By: "human"}, {By: "robot"}, {By: "human"}}); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name string
		do   func(w *Writer) error
		want string
	}{
		{"id", func(w *Writer) error { return w.Begin(Stamp{ID: "x", Start: stamp.Start}, at) }, `id "x" is not a UUID`},
		{"start", func(w *Writer) error { return w.Begin(Stamp{ID: stamp.ID, Start: "now"}, at) }, `start "now" is not a time`},
		{"player", func(w *Writer) error { return w.Begin(stamp, bad) }, `seat 1 is played by "robot"`},
		{"new player", func(w *Writer) error { return w.Seats(bad) }, `seat 1 is played by "robot"`},
		{"no move", func(w *Writer) error { return w.Move(at) }, "there is no move to record"},
	} {
		t.Run(c.name, func(t *testing.T) {
			var out []byte
			err := c.do(NewWriter(appender{&out}))
			if err == nil || !strings.Contains(err.Error(), c.want) || len(out) > 0 {
				t.Errorf("got %v and %q, want %q", err, out, c.want)
			}
		})
	}
}

func TestWriterKeepsTheFirstError(t *testing.T) {
	full := errors.New("the disk is full")
	at := newTable(t, "highcard", nil)
	w := NewWriter(failingWriter{full})
	if err := w.Begin(stamp, at); !errors.Is(err, full) {
		t.Errorf("got %v", err)
	}
	step(t, at, rand.New(rand.NewPCG(1, 1)))
	w.to = io.Discard
	if err := w.Move(at); !errors.Is(err, full) {
		t.Errorf("got %v", err)
	}
}

type failingWriter struct{ err error }

func (f failingWriter) Write([]byte) (int, error) { return 0, f.err }

// A move and its derived lines are one write, and so is a deal.
func TestOneWriteAMove(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 1))
	var writes []string
	at := newTable(t, "krutzjass", nil)
	w := NewWriter(writerFunc(func(b []byte) { writes = append(writes, string(b)) }))
	if err := w.Begin(stamp, at); err != nil {
		t.Fatal(err)
	}
	for !at.Over() {
		step(t, at, r)
		if err := w.Move(at); err != nil {
			t.Fatal(err)
		}
	}
	for i, text := range writes[1:] {
		if !strings.HasPrefix(text, moveStart(i+1)) || strings.Count(text, `{"n":`) != 1 {
			t.Fatalf("write %d is %s", i+1, text)
		}
	}
	if !slices.ContainsFunc(writes, func(s string) bool { return strings.Count(s, "\n") > 3 }) {
		t.Error("no write had derived lines")
	}
}

type writerFunc func([]byte)

func (f writerFunc) Write(b []byte) (int, error) {
	f(b)
	return len(b), nil
}

// Every kind of move as the format shows it, the other way round too.
func TestMoves(t *testing.T) {
	h9 := card.Of(card.Hearts, card.Nine)
	two := card.SetOf(card.Of(card.Clubs, card.King), h9)
	for _, c := range []struct {
		a    engine.Action
		want string
	}{
		{engine.Action{Kind: engine.TimeUp}, ``},
		{engine.Action{Kind: engine.Push}, ``},
		{engine.Action{Kind: engine.Trump, Arg: int16(card.Spades)}, `,"suit":"S"`},
		{engine.Action{Kind: engine.Call, Arg: int16(engine.TrumpClubs)}, `,"mode":"C"`},
		{engine.Action{Kind: engine.Call, Arg: int16(engine.Undenufe)}, `,"mode":"UND"`},
		{engine.Action{Kind: engine.Direction, Arg: int16(engine.Obenabe)}, `,"mode":"OBE"`},
		{engine.Action{Kind: engine.Pass}, ``},
		{engine.Action{Kind: engine.NoWeis}, ``},
		{engine.PlayCard(h9), `,"cards":"H9"`},
		{engine.Action{Kind: engine.Play, Arg: engine.PlayStoeck, Cards: card.SetOf(h9)}, `,"cards":"H9","stoeck":true`},
		{engine.Action{Kind: engine.Play, Arg: engine.PlayBoech, Cards: card.SetOf(h9)}, `,"cards":"H9","boech":true`},
		{engine.Action{Kind: engine.Predict, Arg: 157}, `,"points":157`},
		{engine.Action{Kind: engine.Blind, Arg: 1}, `,"yes":true`},
		{engine.Action{Kind: engine.DoubleBlind}, `,"yes":false`},
		{engine.Action{Kind: engine.Six, Arg: 1}, `,"yes":true`},
		{engine.Action{Kind: engine.Chratze}, ``},
		{engine.Action{Kind: engine.Weg}, ``},
		{engine.Action{Kind: engine.Metcho}, ``},
		{engine.Action{Kind: engine.PlayOn}, ``},
		{engine.Action{Kind: engine.Drop}, ``},
		{engine.Action{Kind: engine.Turn}, `,"from":"stock"`},
		{engine.Action{Kind: engine.Turn, Arg: 1}, `,"from":"hand"`},
		{engine.Action{Kind: engine.Exchange}, `,"cards":""`},
		{engine.Action{Kind: engine.Exchange, Arg: 2, Cards: two}, `,"cards":"H9 CK"`},
		{engine.Action{Kind: engine.Lay, Cards: card.SetOf(h9)}, `,"cards":"H9"`},
		{engine.Action{Kind: engine.Schlag, Arg: int16(card.Ten)}, `,"rank":"10"`},
		{engine.Action{Kind: engine.Raise}, ``},
		{engine.Action{Kind: engine.Look}, ``},
		{engine.Action{Kind: engine.GiveUp}, ``},
	} {
		t.Run(c.a.Kind.String(), func(t *testing.T) {
			b, err := appendAction(nil, c.a)
			if err != nil || string(b) != c.want {
				t.Errorf("written as %s (%v), want %s", b, err, c.want)
			}
			o, err := parseObject([]byte(`{"n":1` + c.want + `}`))
			if err != nil {
				t.Fatal(err)
			}
			if a, err := parseAction(o, c.a.Kind); err != nil || a != c.a {
				t.Errorf("read as %v (%v), want %v", a, err, c.a)
			}
		})
	}
}

func TestMovesThatAreNone(t *testing.T) {
	for _, c := range []struct {
		kind       engine.Kind
		text, want string
	}{
		{engine.Call, `{"mode":"none"}`, `"none" is not a mode: expected one of H D C S OBE UND`},
		{engine.Call, `{"row":"joker"}`, `"mode" is missing`},
		{engine.Predict, `{"points":-1}`, `"points" cannot be -1`},
		{engine.Predict, `{"points":40000}`, `"points" cannot be 40000`},
		{engine.Blind, `{"yes":1}`, `"yes" must be true or false`},
		{engine.Blind, `{"yes":null}`, `"yes" must be true or false`},
		{engine.Turn, `{"from":"top"}`, `"from" must be stock or hand, not "top"`},
		{engine.Exchange, `{"cards":"H9 H9 H9"}`, `three of H9: a pack holds at most two`},
		{engine.Schlag, `{"rank":"1"}`, `"1" is not a rank`},
		{engine.Play, `{"cards":""}`, `"" is not a card`},
		{engine.Play, `{"cards":"H9","boech":"yes"}`, `"boech" must be true or false`},
	} {
		t.Run(c.text, func(t *testing.T) {
			o, err := parseObject([]byte(c.text))
			if err != nil {
				t.Fatal(err)
			}
			if a, err := parseAction(o, c.kind); err == nil || !strings.Contains(err.Error(), c.want) || a != (engine.Action{}) {
				t.Errorf("got %v, %v; want %q", a, err, c.want)
			}
		})
	}
	for _, kind := range []engine.Kind{engine.NoAction, engine.Dealer, engine.Deal, engine.Weis, engine.WeisHeard} {
		if b, err := appendAction(nil, engine.Action{Kind: kind}); err == nil || len(b) > 0 {
			t.Errorf("kind %d is written as %s", kind, b)
		}
	}
}

// Derived lines of games with what the tests' games have not.
func TestDerivedLines(t *testing.T) {
	for _, c := range []struct {
		e     engine.Effect
		sides int
		want  string
	}{
		{engine.Effect{Kind: engine.Take, Seat: 2, Trick: 3, Points: 46}, 2, `{"take":2,"trick":3,"points":46}` + "\n"},
		{engine.Effect{Kind: engine.Take, Seat: 2, Trick: 3}, 2, `{"take":2,"trick":3,"points":0}` + "\n"},
		{engine.Effect{Kind: engine.Take, Seat: 2, Trick: 3, Points: -1}, 2, `{"take":2,"trick":3}` + "\n"},
		{engine.Effect{Kind: engine.Score, Points: 20, Why: engine.WhyStoeck, Totals: [7]int32{1480, 1450}}, 2, `{"score":{"side":0,"points":20,"why":"stoeck"},"totals":[1480,1450]}` + "\n"},
		{engine.Effect{Kind: engine.Score, Side: 2, Points: -10, Why: engine.WhyPenalty, Totals: [7]int32{50, 49, 40}}, 3, `{"score":{"side":2,"points":-10,"why":"penalty"},"totals":[50,49,40]}` + "\n"},
		{engine.Effect{Kind: engine.Bergpreis, Side: 1, Totals: [7]int32{0, 1500}}, 2, `{"bergpreis":{"side":1},"totals":[0,1500]}` + "\n"},
		{engine.Effect{Kind: engine.HandEnd, Sums: [7]int32{231, 103}, Totals: [7]int32{231, 103}}, 2, `{"hand":{"sides":[231,103]},"totals":[231,103]}` + "\n"},
		{engine.Effect{Kind: engine.MatchEnd, Winners: engine.SidesOf(0, 2), Totals: [7]int32{5, 4, 5}}, 3, `{"end":{"winners":[0,2]},"totals":[5,4,5]}` + "\n"},
		{engine.Effect{Kind: engine.WeisShown, Seat: 1, Points: 100}, 2, ``},
	} {
		if got := string(appendDerived(nil, &c.e, c.sides)); got != c.want {
			t.Errorf("got %s, want %s", got, c.want)
		}
	}
}
