// Package text holds every word that the program itself shows, in every
// language, and picks the language. The words of a game (its labels and rules)
// come with the game and are read here in the same way, see [Game].
//
// A text is a fmt format; where languages differ in word order they number the
// arguments, as in "%[2]s has %[1]d cards".
package text

import (
	"embed"
	"encoding/json"
	"fmt"
	"path"
	"slices"
	"strings"
)

//go:embed *.json
var files embed.FS

// Fallback is the language of whatever has no words in the chosen one.
const Fallback = "en"

// Words are the texts in one language. The zero value is not useful: see New.
type Words struct {
	lang     string
	table    map[string]string
	fallback map[string]string
}

// New gives the words in lang, one of Languages; any other is Fallback.
func New(lang string) *Words {
	if !slices.Contains(Languages(), lang) {
		lang = Fallback
	}
	w := &Words{lang: lang, table: load(lang)}
	w.fallback = w.table
	if lang != Fallback {
		w.fallback = load(Fallback)
	}
	return w
}

func load(lang string) map[string]string {
	data, err := files.ReadFile(lang + ".json")
	table := map[string]string{}
	if err == nil {
		err = json.Unmarshal(data, &table)
	}
	if err != nil {
		panic(fmt.Sprintf("text: %s.json: %v", lang, err)) // embedded: a bug, seen by every test
	}
	return table
}

// Lang gives the language of the words, "en" or another of Languages.
func (w *Words) Lang() string { return w.lang }

// T gives the text for key with args filled in; without args the text stands as
// it is. An unknown key is shown itself, so that it is seen and reported.
func (w *Words) T(key string, args ...any) string {
	format, ok := w.table[key]
	if !ok {
		if format, ok = w.fallback[key]; !ok {
			return key
		}
	}
	if len(args) == 0 {
		return format
	}
	return fmt.Sprintf(format, args...)
}

// Means tells whether words are the text for key in any language.
func Means(key, words string) bool {
	return slices.ContainsFunc(Languages(), func(lang string) bool { return load(lang)[key] == words })
}

// Languages lists the languages that there are words for, Fallback first.
func Languages() []string {
	list := []string{Fallback}
	entries, _ := files.ReadDir(".")
	for _, e := range entries {
		if lang := strings.TrimSuffix(e.Name(), path.Ext(e.Name())); lang != Fallback {
			list = append(list, lang)
		}
	}
	return list
}

// OwnName gives what a language calls itself.
func OwnName(lang string) string { return load(lang)["language"] }

// Pick chooses the language: the wanted one if there are words for it, else the
// system's (as "de-CH" or "de_CH.UTF-8"), else Fallback.
func Pick(wanted, system string) string {
	for _, name := range []string{wanted, system} {
		base := strings.ToLower(name)
		if cut := strings.IndexAny(base, "-_."); cut >= 0 {
			base = base[:cut]
		}
		if slices.Contains(Languages(), base) {
			return base
		}
	}
	return Fallback
}
