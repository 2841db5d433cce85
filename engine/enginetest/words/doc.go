// Package words checks the texts of a game against its rules: labels that the
// rules give rise to, rules that tell every option, the numbers in them, and
// languages that say the same. A game's own test calls it from the game's folder.
package words

import (
	"encoding/json"
	"io/fs"
	"slices"
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/meld"
)

// Languages are those that every game has texts in, the first the model.
var Languages = []string{"en", "de"}

func read(t *testing.T, g engine.Game, name string) string {
	t.Helper()
	data, err := fs.ReadFile(g.Info().Texts, name)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// Labels checks that every language has exactly the labels wanted, besides
// those of the options and the rules, which are found in the game's code.
func Labels(t *testing.T, g engine.Game, wanted ...string) {
	t.Helper()
	wanted = slices.Concat([]string{"game", "line"}, optionKeys(g), ruleKeys(t), wanted)
	for _, lang := range Languages {
		labels := map[string]string{}
		if err := json.Unmarshal([]byte(read(t, g, lang+".json")), &labels); err != nil {
			t.Fatalf("%s: %v", lang, err)
		}
		for _, key := range wanted {
			if strings.TrimSpace(labels[key]) == "" {
				t.Errorf("%s: there is no label %q", lang, key)
			}
		}
		for key, words := range labels {
			reason := strings.HasPrefix(key, "reason.") // a format; the coach's tests know which there must be
			sentence := reason || strings.HasPrefix(key, "rule.") || strings.HasPrefix(key, "won.") || strings.HasSuffix(key, ".help")
			if reason {
				words = strings.ReplaceAll(words, "%s", "")
			}
			switch {
			case !reason && !slices.Contains(wanted, key):
				t.Errorf("%s: nothing asks for the label %q", lang, key)
			case words == "": // told above
			case strings.ContainsAny(words, "%{}ß"):
				t.Errorf("%s: %s: labels are shown as they stand, in Swiss spelling: %q", lang, key, words)
			case sentence != strings.ContainsRune(".?!", rune(words[len(words)-1])):
				t.Errorf("%s: %s: explanations are sentences, names are not: %q", lang, key, words)
			}
		}
	}
}

// optionKeys lists the labels of the options and of their choices.
func optionKeys(g engine.Game) (keys []string) {
	for _, row := range g.Info().Options {
		keys = append(keys, "option."+row.Key, "option."+row.Key+".help")
		for _, choice := range row.Choices {
			if row.Preset {
				keys = append(keys, "preset."+choice, "preset."+choice+".help")
			} else {
				keys = append(keys, "option."+row.Key+"."+choice)
			}
		}
	}
	return keys
}

// Won lists the labels of the reasons why a Weis won.
func Won() (keys []string) {
	for reason := meld.Alone; reason <= meld.ByOrder; reason++ {
		keys = append(keys, "won."+reason.String())
	}
	return keys
}

// Why lists the labels of reasons to score.
func Why(reasons ...engine.Why) (keys []string) {
	for _, why := range reasons {
		keys = append(keys, "why."+why.String())
	}
	return keys
}
