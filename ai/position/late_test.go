package position_test

import (
	"encoding/json"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"krutzjass/ai/position"
	"krutzjass/ai/solve"
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/games"
)

func find(t testing.TB, key string) engine.Game {
	t.Helper()
	g, ok := games.Find(key)
	if !ok {
		t.Fatalf("there is no game %q", key)
	}
	return g
}

// played plays at random until a seat has so many cards left and is to lay one.
func played(t testing.TB, g engine.Game, left int, seed uint64) (l position.Late, now engine.State) {
	t.Helper()
	l = position.Late{Game: g.Info().Key, Deals: 1, Worth: map[card.Card]float64{}}
	now, err := l.State(g)
	if err != nil {
		t.Fatal(err)
	}
	for r := rand.New(rand.NewPCG(seed, 1)); ; {
		a, due := now.Draw(r)
		by := engine.Nature
		if !due {
			by = now.Turn().First()
			legal := now.Legal(nil, by)
			if v := now.View(by); v.Phase == engine.PhasePlay && v.Hand.Len() == left {
				l.Seat = by
				return l, now
			}
			a = legal[r.IntN(len(legal))]
		}
		if _, err := now.Apply(by, a); err != nil {
			t.Fatal(err)
		}
		l.Moves = append(l.Moves, a)
	}
}

// What is written and read again is played to the same moment.
func TestLate(t *testing.T) {
	for _, key := range []string{"krutzjass", "schieber"} {
		g := find(t, key)
		info := g.Info()
		for seed := range uint64(20) {
			l, want := played(t, g, 3, seed)
			line, err := json.Marshal(l)
			if err != nil {
				t.Fatal(err)
			}
			list, err := position.ParseLate(append(line, "\n\n"...))
			if err != nil || len(list) != 1 || !slices.Equal(list[0].Moves, l.Moves) {
				t.Fatalf("%s was read as %+v, %v", line, list, err)
			}
			st, err := list[0].State(g)
			if err != nil {
				t.Fatal(err)
			}
			v := st.View(l.Seat)
			if !reflect.DeepEqual(v, want.View(l.Seat)) {
				t.Fatalf("another moment: %+v", v)
			}
			kept := position.Kept(&info, &v)
			worth, ok := position.Open(solve.New(1<<16), st, l.Seat)
			if !ok || len(kept) == 0 || len(kept) > len(worth) {
				t.Errorf("%d cards are worth something, %d keep the conventions", len(worth), len(kept))
			}
		}
	}
}

// TestOpen compares with playing the last two tricks out in every way.
func TestOpen(t *testing.T) {
	for _, key := range []string{"krutzjass", "schieber"} {
		for seed := range uint64(30) {
			l, st := played(t, find(t, key), 2, seed)
			factor := 1
			v := st.View(l.Seat)
			if f, ok := v.Fact("factor"); ok {
				factor = f.Value
			}
			worth, ok := position.Open(solve.New(1<<16), st, l.Seat)
			if !ok {
				t.Fatal("no card is due")
			}
			for c, got := range worth {
				if want := after(st, l.Seat, engine.PlayCard(c)); want != factor*got {
					t.Errorf("%s, seed %d: %v is worth %d, played out %d", key, seed, c, factor*got, want)
				}
			}
		}
	}
}

// after is what the side of seat makes more than the others after a, both playing
// their best, Stoeck aside.
func after(st engine.State, seat engine.Seat, a engine.Action) int {
	next := st.Clone()
	if _, err := next.Apply(st.Turn().First(), a); err != nil {
		panic(err)
	}
	gain := 0
	for _, e := range next.Effects() {
		if e.Kind != engine.Score || e.Why == engine.WhyStoeck {
			continue
		}
		if e.Side == engine.PartnersSide(seat) {
			gain += int(e.Points)
		} else {
			gain -= int(e.Points)
		}
	}
	turn := next.Turn()
	if turn == 0 || turn.Has(engine.Nature) {
		return gain
	}
	ours := engine.PartnersSide(turn.First()) == engine.PartnersSide(seat)
	best := 0
	for i, a := range next.Legal(nil, turn.First()) {
		if v := after(next, seat, a); i == 0 || v > best == ours {
			best = v
		}
	}
	return gain + best
}

func TestLateNonsense(t *testing.T) {
	for _, row := range []struct{ name, text, want string }{
		{"no JSON", "{}\nposition", "line 2: invalid character"},
		{"no action", `{"moves":"shuffle 1 H9"}`, `line 1: move "shuffle 1 H9": there is no action "shuffle"`},
		{"no number", `{"moves":"deal one H9"}`, `"one" is no number`},
		{"too large a number", `{"moves":"deal 99999 H9"}`, `"99999" is no number`},
		{"no card", `{"moves":"H9,H1"}`, `"H1" is not a card`},
		{"three of a card", `{"moves":"deal 0 H9 H9 H9"}`, "three of H9"},
	} {
		list, err := position.ParseLate([]byte(row.text))
		if err == nil || list != nil || !strings.Contains(err.Error(), row.want) {
			t.Errorf("%s: %v, %v: want %s", row.name, list, err, row.want)
		}
	}
	for _, row := range []struct {
		name, want string
		l          position.Late
	}{
		{"no option", `there is no option "pack"`, position.Late{Options: engine.Options{"pack": 3}}},
		{"not lawful", "move 1, play", position.Late{Moves: position.Moves{engine.PlayCard(card.Of(card.Hearts, card.Ace))}}},
	} {
		if _, err := row.l.State(find(t, "krutzjass")); err == nil || !strings.Contains(err.Error(), row.want) {
			t.Errorf("%s: %v, want %s", row.name, err, row.want)
		}
	}
}

// Moves that are read are written in a way that is read alike.
func FuzzMoves(f *testing.F) {
	for _, text := range []string{"dealer 0,deal 1 H10 HK HK,trump 2,D10", "weis 0 C10 CJ", "push 0", "play 1 HQ", "H9,,", "play 0,C9", "play 0 H9 HJ", "deal -1 ", "weis 0 H9  HJ"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		var m, again position.Moves
		if err := m.UnmarshalText([]byte(text)); err != nil {
			if m != nil {
				t.Errorf("moves came with the error %v", err)
			}
			return
		}
		out, err := m.MarshalText()
		if err != nil {
			t.Fatal(err)
		}
		if err := again.UnmarshalText(out); err != nil || !slices.Equal(m, again) {
			t.Errorf("%q became %q, and %v, %v", text, out, again, err)
		}
	})
}
