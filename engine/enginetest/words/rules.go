package words

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// The marks of a rules text, as app/text reads them.
var (
	conditionMark = regexp.MustCompile(`(?m)^\{(\w+)=([\w-]+)\|[^{}\n]+\}$`)
	valueMark     = regexp.MustCompile(`\{(\w+)\|([^{}\n]+)\}`)
	pictureMark   = regexp.MustCompile(`(?m)^!\[[^\]]+\]\(([^)]*)\)$`)
)

// Options checks that the rules tell both sides of every flag, every choice, and
// every number with the default in words. Lists are told in plain words.
func Options(t *testing.T, g engine.Game) {
	t.Helper()
	rows := g.Info().Options
	usual, err := engine.Complete(rows, nil)
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]bool{}
	for _, row := range rows {
		switch {
		case row.Preset, row.Kind == engine.List, row.Kind == engine.Counts:
		case row.Kind == engine.Number:
			want[row.Key] = true
		case row.Kind == engine.Flag:
			want[row.Key+"=true"], want[row.Key+"=false"] = true, true
		default:
			for _, choice := range row.Choices {
				want[row.Key+"="+choice] = true
			}
		}
	}
	for _, lang := range Languages {
		md := read(t, g, lang+".md")
		told := map[string]bool{}
		for _, m := range conditionMark.FindAllStringSubmatch(md, -1) {
			told[m[1]+"="+m[2]] = true
		}
		for _, m := range valueMark.FindAllStringSubmatch(md, -1) {
			told[m[1]] = true
			if number := fmt.Sprint(usual[m[1]]); !strings.Contains(m[2], number) {
				t.Errorf("%s: %s: the words do not name the usual %s", lang, m[0], number)
			}
		}
		for key := range want {
			if !told[key] {
				t.Errorf("%s: the rules do not tell %s", lang, key)
			}
		}
		for key := range told {
			name, _, _ := strings.Cut(key, "=")
			if !slices.ContainsFunc(rows, func(r engine.Option) bool { return r.Key == name }) {
				t.Errorf("%s: the rules tell %s, and there is no such option", lang, key)
			}
		}
	}
}

var (
	item   = regexp.MustCompile(`(?m)^- .*$`)
	number = regexp.MustCompile(`\d+`)
)

// Numbers checks that the items of lists under the heading that is the nth, from
// 0, name these numbers in this order, in every language.
func Numbers(t *testing.T, g engine.Game, heading int, want ...int) {
	t.Helper()
	for _, lang := range Languages {
		sections := strings.Split(read(t, g, lang+".md"), "\n## ")
		if heading >= len(sections) {
			t.Fatalf("%s: there is no heading %d", lang, heading)
		}
		var got []int
		for _, line := range item.FindAllString(sections[heading], -1) {
			for _, digits := range number.FindAllString(line, -1) {
				n, _ := strconv.Atoi(digits)
				got = append(got, n)
			}
		}
		if title, _, _ := strings.Cut(sections[heading], "\n"); !slices.Equal(got, want) {
			t.Errorf("%s, %q: the lists say\n%v, the game counts\n%v", lang, title, got, want)
		}
	}
}

// Alike checks that the languages say the same in the same order, with pictures
// of cards that the pack has, and that German is in Swiss spelling.
func Alike(t *testing.T, g engine.Game, pack card.Set) {
	t.Helper()
	first := shape(t, g, Languages[0], pack)
	for _, lang := range Languages[1:] {
		if other := shape(t, g, lang, pack); !slices.Equal(first, other) {
			t.Errorf("%s differs from %s:\n%v\n%v", lang, Languages[0], other, first)
		}
	}
	if strings.Contains(read(t, g, "de.md"), "ß") {
		t.Error("de: Swiss spelling has ss")
	}
}

// shape tells of each line what it is.
func shape(t *testing.T, g engine.Game, lang string, pack card.Set) (list []string) {
	t.Helper()
	md := read(t, g, lang+".md")
	for _, m := range pictureMark.FindAllStringSubmatch(md, -1) {
		if s, err := card.ParseSet(m[1]); err != nil || !s.Within(pack) {
			t.Errorf("%s: %s: these are no cards of the pack: %v", lang, m[0], err)
		}
	}
	for line := range strings.SplitSeq(md, "\n") {
		picture, condition := pictureMark.FindStringSubmatch(line), conditionMark.FindStringSubmatch(line)
		switch {
		case picture != nil:
			list = append(list, picture[1])
		case condition != nil:
			list = append(list, condition[1]+"="+condition[2])
		case line == "", line[0] == '#', line[0] == '-':
			list = append(list, line[:min(1, len(line))])
		default:
			list = append(list, "text")
		}
		values := map[string]bool{}
		for _, m := range valueMark.FindAllStringSubmatch(line, -1) {
			values[m[1]] = true
		}
		list = append(list, slices.Sorted(maps.Keys(values))...)
	}
	return list
}
