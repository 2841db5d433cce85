package krutzjass

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/meld"
	"krutzjass/engine/trick"
)

var languages = []string{"en", "de"}

func readText(t *testing.T, name string) string {
	t.Helper()
	data, err := fs.ReadFile(Game{}.Info().Texts, name)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// Every language has exactly the labels that the rules give rise to.
func TestLabels(t *testing.T) {
	want := wantedLabels(t)
	for _, lang := range languages {
		labels := map[string]string{}
		if err := json.Unmarshal([]byte(readText(t, lang+".json")), &labels); err != nil {
			t.Fatal(err)
		}
		for _, key := range want {
			if strings.TrimSpace(labels[key]) == "" {
				t.Errorf("%s: there is no label %q", lang, key)
			}
		}
		for key, words := range labels {
			sentence := strings.HasPrefix(key, "rule.") || strings.HasPrefix(key, "won.") || strings.HasSuffix(key, ".help")
			switch {
			case !slices.Contains(want, key):
				t.Errorf("%s: nothing asks for the label %q", lang, key)
			case strings.ContainsAny(words, "%{}ß"):
				t.Errorf("%s: %s: labels are shown as they stand, in Swiss spelling: %q", lang, key, words)
			case sentence != strings.ContainsRune(".?!", rune(words[len(words)-1])):
				t.Errorf("%s: %s: explanations are sentences, names are not: %q", lang, key, words)
			}
		}
	}
}

// wantedLabels lists the keys that app/text describes, for what this game has.
func wantedLabels(t *testing.T) []string {
	want := []string{"game", "line", "action.push", "action.stoeck", "action.boech"}
	for _, row := range options {
		want = append(want, "option."+row.Key, "option."+row.Key+".help")
		for _, choice := range row.Choices {
			if row.Preset {
				want = append(want, "preset."+choice)
			} else {
				want = append(want, "option."+row.Key+"."+choice)
			}
		}
	}
	for _, code := range ruleCodes(t) {
		want = append(want, "rule."+code)
	}
	for _, why := range []engine.Why{engine.WhyTrick, engine.WhyStoeck, engine.WhyWeis, engine.WhyMatch} {
		want = append(want, "why."+why.String())
	}
	for _, key := range madeKeys {
		want = append(want, string(key))
	}
	for reason := meld.Alone; reason <= meld.ByOrder; reason++ {
		want = append(want, "won."+reason.String())
	}
	return want
}

// ruleCodes finds the rules that the code of this game names.
func ruleCodes(t *testing.T) []string {
	t.Helper()
	own, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	codes, used := map[string]string{}, map[string]bool{}
	for _, name := range append(own, "../errors.go") {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.ValueSpec:
				if kind := fmt.Sprint(n.Type); kind == "Rule" || kind == "&{engine Rule}" {
					codes[n.Names[0].Name], _ = strconv.Unquote(n.Values[0].(*ast.BasicLit).Value)
				}
			case *ast.Ident:
				used[n.Name] = used[n.Name] || name != "../errors.go"
			}
			return true
		})
	}
	maps.DeleteFunc(codes, func(name, _ string) bool { return !used[name] })
	if len(codes) < 10 || slices.Contains(slices.Collect(maps.Values(codes)), "") {
		t.Fatalf("the rules were not found in the code: %v", codes)
	}
	return slices.Sorted(maps.Values(codes))
}

// The marks of a rules text, see app/text.
var (
	conditionMark = regexp.MustCompile(`(?m)^\{(\w+)=([\w-]+)\|[^{}\n]+\}$`)
	valueMark     = regexp.MustCompile(`\{(\w+)\|([^{}\n]+)\}`)
	pictureMark   = regexp.MustCompile(`(?m)^!\[[^\]]+\]\(([^)]*)\)$`)
)

// The rules tell every choice of every option, and the values of all numbers
// with their defaults in words.
func TestRulesTellEveryOption(t *testing.T) {
	for _, lang := range languages {
		md := readText(t, lang+".md")
		told := map[string]bool{}
		for _, m := range conditionMark.FindAllStringSubmatch(md, -1) {
			told[m[1]+"="+m[2]] = true
		}
		for _, m := range valueMark.FindAllStringSubmatch(md, -1) {
			told[m[1]] = true
			for _, house := range []string{"A", "B"} {
				if number := fmt.Sprint(houseOf(house)[m[1]]); !strings.Contains(m[2], number) {
					t.Errorf("%s: %s: the words do not name the %s of house %s", lang, m[0], number, house)
				}
			}
		}
		want := map[string]bool{}
		for _, row := range options {
			switch {
			case row.Preset:
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
		if !maps.Equal(told, want) {
			t.Errorf("%s: told are the options\n%v, there are\n%v", lang, told, want)
		}
	}
}

// The numbers in the lists of the rules are those that the game counts with.
func TestRulesNumbers(t *testing.T) {
	plain := func(r card.Rank) int { return int(trick.ForMode(engine.TrumpHearts).Points[card.Of(card.Spades, r)]) }
	trump := func(r card.Rank) int { return int(trick.ForMode(engine.TrumpHearts).Points[card.Of(card.Hearts, r)]) }
	want := []int{plain(card.Ace), plain(card.Ten), plain(card.King), plain(card.Queen),
		plain(card.Jack), trump(card.Jack), plain(card.Nine), trump(card.Nine)}
	for _, w := range []meld.Weis{meld.Run(card.Hearts, card.Nine, 3), meld.Run(card.Hearts, card.Nine, 4), meld.Run(card.Hearts, card.Nine, 5),
		meld.FourOf(card.Jack), meld.FourOf(card.Nine), meld.FourOf(card.Ace)} {
		want = append(want, melds.Value(w))
	}
	cards := trick.ForMode(engine.TrumpHearts).Sum(slices.Collect(pack.All()))
	for _, house := range []string{"A", "B"} {
		o := houseOf(house)
		want = append(want, o.Int("lastTrick"), o.Int("match"), cards+o.Int("lastTrick")+o.Int("match"))
	}
	item, number := regexp.MustCompile(`(?m)^- .*$`), regexp.MustCompile(`\d+`)
	for _, lang := range languages {
		md := readText(t, lang+".md")
		var got []int
		for _, line := range item.FindAllString(md, -1) {
			for _, digits := range number.FindAllString(line, -1) {
				n, _ := strconv.Atoi(digits)
				got = append(got, n)
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: the lists say\n%v, the game counts\n%v", lang, got, want)
		}
		if !strings.Contains(md, fmt.Sprint(" ", cards)) {
			t.Errorf("%s: the rules do not say that all cards count %d", lang, cards)
		}
	}
}

// The languages say the same in the same order, with pictures of real cards.
func TestRulesAlike(t *testing.T) {
	shape := func(lang string) (list []string) {
		md := readText(t, lang+".md")
		for _, m := range pictureMark.FindAllStringSubmatch(md, -1) {
			if s, err := card.ParseSet(m[1]); err != nil || !s.Within(pack) {
				t.Errorf("%s: %s: these are no cards of the pack: %v", lang, m[0], err)
			}
		}
		for line := range strings.SplitSeq(md, "\n") {
			picture := pictureMark.FindStringSubmatch(line)
			condition := conditionMark.FindStringSubmatch(line)
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
			for _, m := range valueMark.FindAllStringSubmatch(line, -1) {
				list = append(list, m[1])
			}
		}
		return list
	}
	first := shape(languages[0])
	for _, lang := range languages[1:] {
		if other := shape(lang); !slices.Equal(first, other) {
			t.Errorf("%s differs from %s:\n%v\n%v", lang, languages[0], other, first)
		}
	}
	if md := readText(t, "de.md"); strings.Contains(md, "ß") {
		t.Error("de: Swiss spelling has ss")
	}
}
