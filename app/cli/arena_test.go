package cli

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"
	"time"

	"krutzjass/engine/games"
)

// recorded is a game of a record: who sat where, and the cards dealt.
type recorded struct {
	players []string
	deals   []any
}

func readGames(t *testing.T, path string) (list []recorded) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		var l struct {
			Seats []struct{ Name string }
			Do    string
			Hands any
		}
		if err := json.Unmarshal([]byte(line), &l); err != nil {
			t.Fatal(err)
		}
		switch {
		case l.Seats != nil:
			var g recorded
			for _, s := range l.Seats {
				g.players = append(g.players, s.Name)
			}
			list = append(list, g)
		case l.Do == "deal":
			list[len(list)-1].deals = append(list[len(list)-1].deals, l.Hands)
		}
	}
	return list
}

// The games of a board have the same deals, with the players on other seats;
// another board has others.
func TestArenaDealsTwice(t *testing.T) {
	for _, row := range []struct {
		game, players string
		games, deals  int // of a board; deals of a game
		seats         [][]string
	}{
		{"krutzjass", "4", 2, 1, [][]string{{"A 0", "B 1", "A 2", "B 3"}, {"B 0", "A 1", "B 2", "A 3"}}},
		{"coiffeur", "4", 2, 12, [][]string{{"A 0", "B 1", "A 2", "B 3"}, {"B 0", "A 1", "B 2", "A 3"}}},
		{"molotow", "3", 3, 1, [][]string{{"A 0", "B 1", "A 2"}, {"A 0", "A 1", "B 2"}, {"B 0", "A 1", "A 2"}}},
	} {
		t.Run(row.game, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "r.jsonl")
			code, _, told := runWith(t, "", "arena", "-game", row.game, "-players", row.players, "-a", "novice", "-b", "random", "-deals", "13", "-seed", "7", "-records", path)
			if code != exitOK {
				t.Fatal(told)
			}
			list := readGames(t, path)
			if len(list)%row.games != 0 || len(list) < 2*row.games {
				t.Fatalf("%d games", len(list))
			}
			for i, g := range list {
				first := list[i-i%row.games]
				if !reflect.DeepEqual(g.players, row.seats[i%row.games]) || len(g.deals) != row.deals || !reflect.DeepEqual(g.deals, first.deals) {
					t.Fatalf("game %d of %v, dealt %v; the first of its board %v", i, g.players, g.deals, first.deals)
				}
			}
			if reflect.DeepEqual(list[0].deals, list[row.games].deals) {
				t.Error("two boards have the same deals")
			}
		})
	}
}

// What was played before an interrupt counts, and its records are kept.
func TestArenaInterrupted(t *testing.T) {
	path := filepath.Join(t.TempDir(), "r.jsonl")
	ctx, cancel := context.WithCancel(t.Context())
	var out, complaints strings.Builder
	ticks := make(chan struct{}, 5000)
	now := func() time.Time { // it is asked twice a decision
		select {
		case ticks <- struct{}{}:
		default:
			cancel()
		}
		return fixedNow()
	}
	code := run(ctx, []string{"arena", "-game", "krutzjass", "-a", "novice", "-b", "random", "-deals", "1000000", "-seed", "7", "-records", path},
		&env{stdin: strings.NewReader(""), stdout: &out, stderr: &complaints, now: now, games: games.All})
	if code != exitFailed || !regexp.MustCompile(`^krutzjass arena: interrupted after [1-9]\d* of 1000000 deals\n$`).MatchString(complaints.String()) || !strings.Contains(out.String(), "a deal, A minus B; 95 % interval") {
		t.Errorf("exit code %d, result %q, complaints %q", code, out.String(), complaints.String())
	}
	if code, verdict, _ := runWith(t, "", "verify", path); code != exitOK || !strings.HasSuffix(verdict, ": ok\n") {
		t.Errorf("the records: %s", verdict)
	}
	if list := readGames(t, path); len(list) < 4 {
		t.Errorf("%d games are kept", len(list))
	}
}

// A result that cannot be written is failed work.
func TestArenaFailsOnABrokenOutput(t *testing.T) {
	full := errors.New("no room left")
	var complaints strings.Builder
	code := run(t.Context(), []string{"arena", "-game", "watten", "-a", "novice", "-b", "random", "-deals", "2", "-seed", "7"},
		&env{stdin: strings.NewReader(""), stdout: failingWriter{full}, stderr: &complaints, now: fixedNow, games: games.All})
	if code != exitFailed || !strings.Contains(complaints.String(), full.Error()) {
		t.Errorf("exit code %d, complaints %q", code, complaints.String())
	}
}
