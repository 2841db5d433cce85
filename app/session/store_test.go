package session

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"krutzjass/engine/games"
)

// savedMatch plays a little of a match in dir and gives its file's text.
func savedMatch(t *testing.T, store *Store) string {
	t.Helper()
	p := open(t, config(store, newStage()))
	p.play(4)
	p.close()
	return current(t, store)
}

func current(t *testing.T, store *Store) string {
	t.Helper()
	data, err := os.ReadFile(store.path())
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// A second window does not get the folder of one that stays, and gets that of one
// that is just ending, however it ends.
func TestTwoWindowsOneFolder(t *testing.T) {
	for _, row := range []struct {
		name  string
		stays time.Duration // how long the first window has the folder yet
		err   error
	}{
		{"the first is gone", 0, nil},
		{"the first is being cleared away", 300 * time.Millisecond, nil},
		{"the first stays", time.Hour, ErrBusy},
	} {
		dir := t.TempDir()
		first := openStore(t, dir)
		var waited time.Duration
		leave := func() {
			if waited >= row.stays {
				first.Close()
			}
		}
		leave()
		second, err := takeStore(dir, "test", games.Find, func(d time.Duration) { waited += d; leave() })
		if !errors.Is(err, row.err) || waited > 2*time.Second {
			t.Errorf("%s: %v after %v, want %v", row.name, err, waited, row.err)
		}
		if err == nil {
			second.Close()
		}
	}
}

func TestLoadNothing(t *testing.T) {
	if saved, err := openStore(t, t.TempDir()).Load(); saved != nil || err != nil {
		t.Errorf("an empty folder: %v, %v", saved, err)
	}
}

func TestTornTailIsCutAndPlayGoesOn(t *testing.T) {
	store := openStore(t, t.TempDir())
	text := savedMatch(t, store)
	lines := strings.SplitAfter(strings.TrimSuffix(text, "\n"), "\n")
	whole := strings.Join(lines[:len(lines)-1], "")
	for _, tail := range []string{`{"n":99,"se`, lines[len(lines)-1][:5], "\x00\x00\x00"} {
		if err := os.WriteFile(store.path(), []byte(whole+tail), 0o600); err != nil {
			t.Fatal(err)
		}
		saved, err := store.Load()
		if err != nil || !saved.Torn {
			t.Fatalf("tail %q: %+v, %v", tail, saved, err)
		}
		p := open(t, Config{Saved: saved, Store: store, Computer: anyComputer, Stage: newStage(), Pace: Paces["fast"]})
		p.play(1)
		p.close()
		if again, err := store.Load(); err != nil || again.Torn {
			t.Errorf("tail %q: after playing on: %+v, %v", tail, again, err)
		}
	}
}

func TestUnreadableGamesAreKept(t *testing.T) {
	store := openStore(t, t.TempDir())
	good := savedMatch(t, store)
	tests := []struct{ name, text string }{
		{"empty", ""},
		{"not a record", "hello\nyou\n"},
		{"a game nobody knows", strings.Replace(good, `"game":"`, `"game":"x`, 1)},
		{"a changed move", strings.Replace(good, `"dealer":`, `"dealer":1`, 1)},
		{"two games", good + good},
	}
	for i, tt := range tests {
		if err := os.WriteFile(store.path(), []byte(tt.text), 0o600); err != nil {
			t.Fatal(err)
		}
		_, err := store.Load()
		var bad *Unreadable
		if !errors.As(err, &bad) {
			t.Errorf("%s: %v, want *Unreadable", tt.name, err)
			continue
		}
		kept, err := os.ReadFile(filepath.Join(store.dir, bad.Kept))
		if err != nil || string(kept) != tt.text {
			t.Errorf("%s: case %d was not kept: %v", tt.name, i, err)
		}
		if saved, err := store.Load(); saved != nil || err != nil {
			t.Errorf("%s: afterwards there is still a match: %v, %v", tt.name, saved, err)
		}
	}
}

func TestRecordFromElsewhereGetsDealsOfItsOwn(t *testing.T) {
	store := openStore(t, t.TempDir())
	text := savedMatch(t, store)
	start := strings.Index(text, `,"deals":`)
	end := start + strings.Index(text[start:], "}\n")
	if err := os.WriteFile(store.path(), []byte(text[:start]+text[end:]), 0o600); err != nil {
		t.Fatal(err)
	}
	saved, err := store.Load()
	if err != nil {
		t.Fatal(err)
	}
	if saved.Code == (Code{}) || saved.Sheet.Deals != saved.Code.String() {
		t.Errorf("no code: %+v", saved.Sheet)
	}
	if again, err := store.Load(); err != nil || again.Code != saved.Code {
		t.Errorf("at the next start its deals are others: %v, before %v; %v", again.Code, saved.Code, err)
	}
	if other := codeOf("00000000-0000-4000-8000-000000000000"); other == saved.Code {
		t.Error("another record has the same deals")
	}
}

func TestNewMatchReplacesTheSavedOne(t *testing.T) {
	store := openStore(t, t.TempDir())
	before := savedMatch(t, store)
	after := savedMatch(t, store)
	if strings.Contains(after, before[:60]) {
		t.Error("the file still holds the match that was replaced")
	}
	if saved, err := store.Load(); err != nil || saved.Sheet.Packet != 4 {
		t.Errorf("the new match: %+v, %v", saved, err)
	}
	var kept []string
	list, _ := filepath.Glob(filepath.Join(store.dir, "games", "*"))
	for _, path := range list {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		kept = append(kept, string(data))
	}
	if !slices.Equal(kept, []string{before}) {
		t.Errorf("%d games are kept, want the one that was replaced as it was", len(kept))
	}
}

func TestNewMatchKeepsWhateverStandsInItsPlace(t *testing.T) {
	for _, text := range []string{"", "{broken", "[]\n"} {
		store := openStore(t, t.TempDir())
		if err := os.WriteFile(store.path(), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		savedMatch(t, store)
		if kept, err := os.ReadFile(filepath.Join(store.dir, "current-unreadable-1.jsonl")); err != nil || string(kept) != text {
			t.Errorf("%q was not kept: %v", text, err)
		}
	}
}
