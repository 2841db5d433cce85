package text

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"

	"krutzjass/engine/advice"
)

// Labels are the words of one game in one language: short labels by key, and
// the rules as Markdown. Label keys are "game", "line", "option.KEY",
// "option.KEY.help", "option.KEY.CHOICE", "action.KIND", "rule.RULE" and so on;
// "reason.CODE" are formats, among them those that games share.
type Labels struct {
	files    fs.FS
	lang     string
	table    map[string]string
	fallback map[string]string
}

// Game reads the labels of a game from its texts; a language that the game does
// not have is replaced by Fallback, label by label. The rules are read later.
func Game(files fs.FS, lang string) (*Labels, error) {
	l := &Labels{files: files, lang: lang}
	var err error
	if l.fallback, err = labels(files, Fallback); err != nil {
		return nil, err
	}
	if l.table, err = labels(files, lang); err != nil {
		l.table = nil
		if _, missing := fs.Stat(files, lang+".json"); missing == nil {
			return nil, err
		}
	}
	return l, nil
}

// labels gives the labels of a language: those that games share, and over them the
// game's own.
func labels(files fs.FS, lang string) (map[string]string, error) {
	own, err := read(files, lang)
	if err != nil {
		return nil, err
	}
	table, err := read(advice.Texts, lang)
	if errors.Is(err, fs.ErrNotExist) {
		return own, nil
	}
	maps.Copy(table, own)
	return table, err
}

func read(files fs.FS, lang string) (map[string]string, error) {
	data, err := fs.ReadFile(files, lang+".json")
	if err != nil {
		return nil, err
	}
	table := map[string]string{}
	if err := json.Unmarshal(data, &table); err != nil {
		return nil, fmt.Errorf("%s.json: %w", lang, err)
	}
	return table, nil
}

// Label gives the label for key, "" if there is none.
func (l *Labels) Label(key string) string {
	if s, ok := l.table[key]; ok {
		return s
	}
	return l.fallback[key]
}

// Rules reads the rules of the game as Markdown.
func (l *Labels) Rules() (string, error) {
	data, err := fs.ReadFile(l.files, l.lang+".md")
	if err != nil {
		data, err = fs.ReadFile(l.files, Fallback+".md")
	}
	return string(data), err
}
