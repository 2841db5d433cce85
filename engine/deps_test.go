package engine_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// The import policy of the whole module. Each row names a room (a folder and
// all below it, or one file), the imports that it may not have, and why. In a
// pattern "x/..." is x and all below it. Exceptions are part of the row. Tests
// are bound too where the row says so.
var policy = []struct {
	room   string
	except []string // files or folders within the room
	never  []string // imports
	but    []string // imports that never catches but that are allowed
	tests  bool
	reason string
}{
	{room: "engine", never: []string{"fyne.io/...", "net/...", "time", "crypto/...", "math/rand"},
		reason: "the rules are pure: no window, network, clock or global chance"},
	{room: "engine", except: []string{"engine/enginetest"}, never: []string{"os/...", "testing"},
		reason: "the rules read no file and no environment; the suite is for tests"},
	{room: "engine/card", never: []string{"krutzjass/..."},
		reason: "cards are the ground floor"},
	{room: "engine/trick", never: []string{"krutzjass/..."}, but: []string{"krutzjass/engine", "krutzjass/engine/card"},
		reason: "shared parts know the contract and the cards, no game and no table"},
	{room: "engine/deal", never: []string{"krutzjass/..."}, but: []string{"krutzjass/engine", "krutzjass/engine/card"},
		reason: "shared parts know the contract and the cards, no game and no table"},
	{room: "engine/meld", never: []string{"krutzjass/..."}, but: []string{"krutzjass/engine", "krutzjass/engine/card"},
		reason: "shared parts know the contract and the cards, no game and no table"},
	{room: "engine/advice", never: []string{"krutzjass/..."},
		reason: "sentences know nothing of play"},
	{room: "engine/jass", never: []string{"krutzjass/..."}, but: []string{"krutzjass/engine", "krutzjass/engine/card", "krutzjass/engine/trick", "krutzjass/engine/deal", "krutzjass/engine/meld"},
		reason: "what the Jass games share stands on the shared parts and knows no game"},
	{room: "engine/krutzjass", never: []string{"krutzjass/..."},
		but:    []string{"krutzjass/engine", "krutzjass/engine/card", "krutzjass/engine/trick", "krutzjass/engine/deal", "krutzjass/engine/meld"},
		reason: "a game stands on the shared parts and never on another game"},
	{room: "engine/schieber", never: []string{"krutzjass/..."},
		but:    []string{"krutzjass/engine", "krutzjass/engine/card", "krutzjass/engine/trick", "krutzjass/engine/deal", "krutzjass/engine/meld", "krutzjass/engine/jass"},
		reason: "a game stands on the shared parts and never on another game"},
	{room: "engine/coiffeur", never: []string{"krutzjass/..."},
		but:    []string{"krutzjass/engine", "krutzjass/engine/card", "krutzjass/engine/trick", "krutzjass/engine/deal", "krutzjass/engine/meld", "krutzjass/engine/jass"},
		reason: "a game stands on the shared parts and never on another game"},
	{room: "engine/chratze", never: []string{"krutzjass/..."},
		but:    []string{"krutzjass/engine", "krutzjass/engine/card", "krutzjass/engine/trick", "krutzjass/engine/deal"},
		reason: "a game stands on the shared parts and never on another game"},
	{room: ".", except: []string{"engine/games", "engine/chratze"}, never: []string{"krutzjass/engine/chratze"},
		reason: "only the list names the games, so that a new one is one line"},
	{room: ".", except: []string{"engine/games", "engine/krutzjass"}, never: []string{"krutzjass/engine/krutzjass"},
		reason: "only the list names the games, so that a new one is one line"},
	{room: "engine/watten", never: []string{"krutzjass/..."},
		but:    []string{"krutzjass/engine", "krutzjass/engine/card", "krutzjass/engine/trick", "krutzjass/engine/deal"},
		reason: "a game stands on the shared parts and never on another game"},
	{room: ".", except: []string{"engine/games", "engine/watten"}, never: []string{"krutzjass/engine/watten"},
		reason: "only the list names the games, so that a new one is one line"},
	{room: ".", except: []string{"engine/games", "engine/schieber"}, never: []string{"krutzjass/engine/schieber"},
		reason: "only the list names the games, so that a new one is one line"},
	{room: ".", except: []string{"engine/games", "engine/coiffeur"}, never: []string{"krutzjass/engine/coiffeur"},
		reason: "only the list names the games, so that a new one is one line"},
	{room: "engine/differenzler", never: []string{"krutzjass/..."},
		but:    []string{"krutzjass/engine", "krutzjass/engine/card", "krutzjass/engine/trick", "krutzjass/engine/jass"},
		reason: "a game stands on the shared parts and never on another game"},
	{room: ".", except: []string{"engine/games", "engine/differenzler"}, never: []string{"krutzjass/engine/differenzler"},
		reason: "only the list names the games, so that a new one is one line"},
	{room: "engine/molotow", never: []string{"krutzjass/..."},
		but:    []string{"krutzjass/engine", "krutzjass/engine/card", "krutzjass/engine/trick", "krutzjass/engine/deal", "krutzjass/engine/meld", "krutzjass/engine/jass"},
		reason: "a game stands on the shared parts and never on another game"},
	{room: ".", except: []string{"engine/games", "engine/molotow"}, never: []string{"krutzjass/engine/molotow"},
		reason: "only the list names the games, so that a new one is one line"},
	{room: "engine/table", never: []string{"krutzjass/..."}, but: []string{"krutzjass/engine", "krutzjass/engine/card"},
		reason: "the table serves every game"},
	{room: "engine/record", never: []string{"krutzjass/..."}, but: []string{"krutzjass/engine", "krutzjass/engine/card", "krutzjass/engine/table"},
		reason: "records serve every game; which games there are is handed in"},
	{room: "ai/nat", never: []string{"krutzjass/..."},
		reason: "numbers know no game"},
	{room: "ai/place", never: []string{"krutzjass/..."},
		reason: "kinds of moments know no game"},
	{room: "ai/adam", never: []string{"krutzjass/..."},
		reason: "learning knows no game"},
	{room: "ai/layer", never: []string{"krutzjass/..."},
		reason: "networks know no game"},
	{room: "ai/chart", never: []string{"krutzjass/..."}, but: []string{"krutzjass/engine/card", "krutzjass/engine/trick"},
		reason: "what networks are told stands on positions alone"},
	{room: "ai/worth", never: []string{"krutzjass/..."}, but: []string{"krutzjass/engine/trick", "krutzjass/ai/adam", "krutzjass/ai/chart", "krutzjass/ai/layer"},
		reason: "what a deal comes to stands on positions alone"},
	{room: "ai/prior", never: []string{"krutzjass/..."}, but: []string{"krutzjass/engine", "krutzjass/engine/trick", "krutzjass/ai/adam", "krutzjass/ai/chart", "krutzjass/ai/layer", "krutzjass/ai/nat", "krutzjass/ai/place"},
		reason: "who lays a card by what it sees stands on positions alone"},
	{room: "ai", never: []string{"krutzjass/engine/table/...", "krutzjass/engine/record", "krutzjass/engine/games", "krutzjass/netplay/...", "krutzjass/app/...", "fyne.io/..."},
		reason: "a computer sees views of its seat, never the table"},
	{room: ".", except: []string{"ai/extern", "app/e2e"}, never: []string{"os/exec"},
		reason: "one place starts programs of others, within limits; another drives the window from outside"},
	{room: "netplay", never: []string{"krutzjass/ai/...", "krutzjass/engine/games", "krutzjass/app/...", "fyne.io/..."},
		reason: "the host is handed its controllers; a stand-in is one of them"},
	{room: "netplay/wire", never: []string{"krutzjass/..."}, but: []string{"krutzjass/engine", "krutzjass/engine/card"},
		reason: "the wire knows views and events and can send nothing else"},
	{room: "netplay/pair", never: []string{"krutzjass/..."},
		reason: "pairing knows nothing of what is said afterwards"},
	{room: "netplay/discover", never: []string{"krutzjass/..."}, but: []string{"krutzjass/netplay/lan", "krutzjass/netplay/wire"},
		reason: "who is there is settled before a word of the game"},
	{room: "netplay/lan", never: []string{"krutzjass/..."},
		reason: "addresses know nothing of play"},
	{room: "netplay/discover", never: []string{"krutzjass/..."}, but: []string{"krutzjass/netplay/lan", "krutzjass/netplay/wire"},
		reason: "finding a table knows how texts are cleaned, and nothing of play"},
	{room: ".", except: []string{"netplay/discover"}, never: []string{"github.com/hashicorp/mdns", "github.com/miekg/dns"},
		reason: "everything works without multicast, and the library may be replaced"},
	{room: "app/cli", never: []string{"fyne.io/...", "krutzjass/theme", "krutzjass/assets/..."},
		reason: "the commands need no window"},
	{room: "app/gesture", never: []string{"fyne.io/...", "krutzjass/..."},
		reason: "gestures are pure and tested without a window"},
	{room: "app/layout", never: []string{"fyne.io/..."},
		reason: "geometry only"},
	{room: "app/session/store.go", never: []string{"fyne.io/..."},
		reason: "saving needs no window"},
	{room: ".", except: []string{"app/run_window.go", "app/e2e/empty"}, never: []string{"fyne.io/fyne/v2/app"}, tests: true,
		reason: "one place opens the window, so that all else tests without one; an empty one is there to compare with"},
	{room: ".", except: []string{"app", "theme", "assets"}, never: []string{"fyne.io/..."}, tests: true,
		reason: "the window lives in app"},
	{room: "assets", never: []string{"krutzjass/app/...", "krutzjass/ai/...", "krutzjass/netplay/..."},
		reason: "pictures know cards and nothing of play"},
	{room: "theme", never: []string{"krutzjass/app/...", "krutzjass/ai/...", "krutzjass/netplay/...", "krutzjass/engine/..."},
		reason: "colours know nothing of play"},
}

func TestImportPolicy(t *testing.T) {
	root := moduleRoot(t)
	for file, imports := range sources(t, root) {
		for _, row := range policy {
			if !within(file, row.room) || slices.ContainsFunc(row.except, func(x string) bool { return within(file, x) }) ||
				strings.HasSuffix(file, "_test.go") && !row.tests {
				continue
			}
			for _, imp := range imports {
				if matches(imp, row.never) && !matches(imp, row.but) {
					t.Errorf("%s imports %s: %s", file, imp, row.reason)
				}
			}
		}
	}
}

// One door to the UI thread: fyne.Do stands in app/session/bridge.go alone.
func TestOneDoor(t *testing.T) {
	root := moduleRoot(t)
	for file := range sources(t, root) {
		if file == "app/session/bridge.go" || strings.HasSuffix(file, "_test.go") {
			continue
		}
		text, err := os.ReadFile(filepath.Join(root, file))
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(string(text), "fyne.Do(") || strings.Contains(string(text), "fyne.DoAndWait(") {
			t.Errorf("%s calls fyne.Do: only app/session/bridge.go does", file)
		}
	}
}

// The policy itself must be able to fail.
func TestPolicyMatches(t *testing.T) {
	for _, row := range []struct {
		path    string
		pattern string
		want    bool
	}{
		{"fyne.io/fyne/v2/app", "fyne.io/...", true},
		{"krutzjass/engine", "krutzjass/engine/...", true},
		{"krutzjass/engine/table", "krutzjass/engine", false},
		{"net/http", "net/...", true},
		{"net", "net/...", true},
		{"network", "net/...", false},
		{"time", "time", true},
	} {
		if got := matches(row.path, []string{row.pattern}); got != row.want {
			t.Errorf("%s against %s: %v", row.path, row.pattern, got)
		}
	}
	if !within("app/cli/ask.go", "app/cli") || within("app/client.go", "app/cli") || !within("app/cli/ask.go", ".") {
		t.Error("rooms are matched wrongly")
	}
}

func within(file, room string) bool {
	return room == "." || file == room || strings.HasPrefix(file, room+"/")
}

func matches(imp string, patterns []string) bool {
	for _, p := range patterns {
		if base, all := strings.CutSuffix(p, "/..."); imp == base || all && strings.HasPrefix(imp, base+"/") {
			return true
		}
	}
	return false
}

func moduleRoot(t *testing.T) string {
	t.Helper()
	root, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(root, "go.mod")); err != nil {
		t.Fatal(err)
	}
	return root
}

// sources gives the imports of every Go file, whatever its build tags.
func sources(t *testing.T, root string) map[string][]string {
	t.Helper()
	all := map[string][]string{}
	err := fs.WalkDir(os.DirFS(root), ".", func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && (d.Name() == "testdata" || len(d.Name()) > 1 && d.Name()[0] == '.') {
			return fs.SkipDir
		}
		if path.Ext(file) != ".go" {
			return nil
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), filepath.Join(root, file), nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		all[file] = nil
		for _, spec := range parsed.Imports {
			imp, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				return err
			}
			all[file] = append(all[file], imp)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}
