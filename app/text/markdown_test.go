package text

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"krutzjass/engine/card"
)

func TestMarkdown(t *testing.T) {
	say := func(s string) []Span { return []Span{{Text: s}} }
	tests := []struct {
		name, source string
		want         []Section
	}{
		{"nothing", "\n\n", []Section{}},
		{"words without a heading", "Hello\nyou.\n", []Section{{Blocks: []Block{{Spans: []Span{{Text: "Hello"}, {Text: " "}, {Text: "you."}}}}}}},
		{"headings", "# A *b*\n\nc\n###### D", []Section{
			{Level: 1, Title: "A b", Blocks: []Block{{Spans: say("c")}}}, {Level: 3, Title: "D"}}},
		{"two paragraphs", "a\n\nb", []Section{{Blocks: []Block{{Spans: say("a")}, {Spans: say("b")}}}}},
		{"strong words", "a **b** *c* `d` e", []Section{{Blocks: []Block{{Spans: []Span{
			{Text: "a "}, {"b", true}, {Text: " "}, {"c", true}, {Text: " "}, {"d", true}, {Text: " e"}}}}}}},
		{"a star alone", "2 * 3", []Section{{Blocks: []Block{{Spans: say("2 * 3")}}}}},
		{"a list", "- a\n  more\n2. b", []Section{{Blocks: []Block{
			{Kind: Item, Mark: "•", Spans: []Span{{Text: "a"}, {Text: " "}, {Text: "more"}}}, {Kind: Item, Mark: "2.", Spans: say("b")}}}}},
		{"a table", "| A | B |\n|---|:-:|\n| 1 | 2 |", []Section{{Blocks: []Block{
			{Kind: Row, Cells: [][]Span{{{"A", true}}, {{"B", true}}}}, {Kind: Row, Cells: [][]Span{say("1"), say("2")}}}}}},
		{"cards", "![Two **Bauern**](HJ  D10)", []Section{{Blocks: []Block{
			{Kind: CardRow, Spans: []Span{{Text: "Two "}, {"Bauern", true}}, Cards: []card.Card{card.Of(card.Hearts, card.Jack), card.Of(card.Diamonds, card.Ten)}}}}}},
		{"cards there are not", "![cards](HX)", []Section{{Blocks: []Block{{Spans: say("![cards](HX)")}}}}},
	}
	for _, tt := range tests {
		if diff := cmp.Diff(tt.want, Markdown(tt.source)); diff != "" {
			t.Errorf("%s:\n%s", tt.name, diff)
		}
	}
}

func TestHolds(t *testing.T) {
	s := Markdown("# The Bauer\nIt is the *highest* card.\n| Nell | 14 |")[0]
	tests := []struct {
		search string
		want   bool
	}{{"", true}, {"bauer", true}, {"HIGHEST card", true}, {"nell 14", true}, {"king", false}, {"bauer king", false}}
	for _, tt := range tests {
		if got := s.Holds(tt.search); got != tt.want {
			t.Errorf("Holds(%q) = %v, want %v", tt.search, got, tt.want)
		}
	}
}

func TestGameTextsFallBack(t *testing.T) {
	files := fstest.MapFS{
		"en.json": {Data: []byte(`{"a":"A","b":"B"}`)}, "en.md": {Data: []byte("rules")},
		"de.json": {Data: []byte(`{"a":"Ä"}`)}, "it.json": {Data: []byte(`{`)},
	}
	l, err := Game(files, "de")
	if err != nil {
		t.Fatal(err)
	}
	if l.Label("a") != "Ä" || l.Label("b") != "B" || l.Label("c") != "" {
		t.Errorf("labels: %q %q %q", l.Label("a"), l.Label("b"), l.Label("c"))
	}
	if rules, err := l.Rules(); rules != "rules" || err != nil {
		t.Errorf("rules: %q, %v", rules, err)
	}
	if l, err := Game(files, "fr"); err != nil || l.Label("a") != "A" {
		t.Errorf("a language that is missing: %v", err)
	}
	if _, err := Game(files, "it"); err == nil {
		t.Error("a broken file was no error")
	}
	if _, err := Game(fstest.MapFS{}, "en"); err == nil {
		t.Error("a game without texts was no error")
	}
}

func FuzzMarkdown(f *testing.F) {
	for _, s := range []string{"# A\n- b **c** *", "|a|\n|-|\n", "![cards](HJ)", "**", "`*`*`"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, source string) {
		for _, s := range Markdown(source) {
			for _, b := range s.Blocks {
				if strings.Contains(b.Text(), "\n") || b.Kind == CardRow && len(b.Cards) == 0 {
					t.Errorf("a block of several lines, or without cards: %+v", b)
				}
			}
		}
	})
}
