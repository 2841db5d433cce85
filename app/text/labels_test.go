package text_test

import (
	"encoding/json"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"krutzjass/app/text"
	"krutzjass/engine"
	"krutzjass/engine/games"
)

// asked is a label's key in the code of the screens, or the beginning of one.
var asked = regexp.MustCompile(`"((?:game|line)|(?:option|preset|action|rule|why|won|made|mode|row|fact|reason)\.[\w.-]*)"`)

// The labels of the games are those that the screens ask for, in every language.
func TestLabelsAreAskedFor(t *testing.T) {
	exact, begins := askedKeys(t)
	for _, g := range games.All {
		info := g.Info()
		for _, lang := range text.Languages() {
			for _, key := range slices.Sorted(maps.Keys(gameLabels(t, info, lang))) {
				if !exact[key] && !slices.ContainsFunc(begins, func(b string) bool { return strings.HasPrefix(key, b) }) {
					t.Errorf("%s, %s: no screen asks for %q", info.Key, lang, key)
				}
			}
		}
	}
	for key := range exact {
		if !slices.ContainsFunc(games.All, func(g engine.Game) bool { return gameLabels(t, g.Info(), text.Fallback)[key] != "" }) {
			t.Errorf("no game has the label %q, which a screen asks for", key)
		}
	}
}

// askedKeys finds the keys in the code: whole ones, and beginnings, which end in
// a dot.
func askedKeys(t *testing.T) (exact map[string]bool, begins []string) {
	t.Helper()
	exact, begins = map[string]bool{}, []string{string(engine.FactMade)}
	for _, pattern := range []string{"../*.go", "../screen/*.go"} {
		names, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			code, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range asked.FindAllStringSubmatch(string(code), -1) {
				if strings.HasSuffix(m[1], ".") {
					begins = append(begins, m[1])
				} else {
					exact[m[1]] = true
				}
			}
		}
	}
	return exact, begins
}

func gameLabels(t *testing.T, info engine.Info, lang string) (table map[string]string) {
	t.Helper()
	data, err := fs.ReadFile(info.Texts, lang+".json")
	if err == nil {
		err = json.Unmarshal(data, &table)
	}
	if err != nil {
		t.Fatalf("%s: %v", info.Key, err)
	}
	return table
}
