package text_test

import (
	"strings"
	"testing"

	"krutzjass/app/text"
	"krutzjass/engine"
	"krutzjass/engine/games"
)

func TestRules(t *testing.T) {
	const md = `## Trumping

Over {target|1500} points.

{under=barred|Undertrumping barred}
No lower trump.

{under=free|Undertrumping free}
Any trump.

{boech=true|With Böch}
- say it

{last=10|Ten}
![Two cards](H9 HJ)
`
	for _, row := range []struct {
		name string
		o    engine.Options
		want string
	}{
		{"no table", nil, "## Trumping\n\nOver 1500 points.\n\n**Undertrumping barred:** No lower trump.\n\n" +
			"**Undertrumping free:** Any trump.\n\n**With Böch:**\n\n- say it\n\n**Ten:**\n\n![Two cards](H9 HJ)"},
		{"one choice", engine.Options{"target": 1000, "under": "free", "boech": false, "last": 10},
			"## Trumping\n\nOver 1000 points.\n\nAny trump.\n\n![Two cards](H9 HJ)"},
		{"the other", engine.Options{"target": 7, "under": "barred", "boech": true, "last": 6},
			"## Trumping\n\nOver 7 points.\n\nNo lower trump.\n\n- say it"},
		{"some known", engine.Options{"under": "barred", "boech": false, "last": 0},
			"## Trumping\n\nOver 1500 points.\n\nNo lower trump."},
	} {
		t.Run(row.name, func(t *testing.T) {
			for _, in := range []string{md, strings.ReplaceAll(md, "\n", "\r\n")} {
				if got := text.Rules(in, row.o); got != row.want {
					t.Errorf("got\n%s\nwant\n%s", got, row.want)
				}
			}
		})
	}
}

// The rules of every game, in every language, leave no mark behind: not for a
// reader without a table, and not for any preset of the game.
func TestRulesOfGames(t *testing.T) {
	for _, g := range games.All {
		info := g.Info()
		tables := []engine.Options{nil, {}}
		for _, row := range info.Options {
			if row.Kind != engine.Choice {
				continue
			}
			for _, choice := range row.Choices {
				full, err := engine.Complete(info.Options, engine.Options{row.Key: choice})
				if err != nil {
					t.Fatal(err)
				}
				tables = append(tables, full)
			}
		}
		for _, lang := range text.Languages() {
			labels, err := text.Game(info.Texts, lang)
			if err != nil {
				t.Fatal(err)
			}
			md, err := labels.Rules()
			if err != nil {
				t.Fatal(err)
			}
			for _, o := range tables {
				if got := text.Rules(md, o); strings.ContainsAny(got, "{}") || strings.Count(got, "\n## ") == 0 {
					t.Errorf("%s, %s, options %v: a mark is left or no heading:\n%s", info.Key, lang, o, got)
				}
			}
		}
	}
}

func FuzzRules(f *testing.F) {
	f.Add("{a=b|If b}\ntext {n|5}\n\n## x")
	f.Add("{a=b|}\n- {a|}")
	f.Add("{a=b\n\n\n\n{n|")
	f.Fuzz(func(t *testing.T, md string) {
		for _, o := range []engine.Options{nil, {"a": "b", "n": 3}, {"a": "c"}} {
			got := text.Rules(md, o)
			if strings.Contains(got, "\n\n\n") || strings.HasSuffix(got, "\n") {
				t.Errorf("blocks stand apart by one empty line: %q became %q", md, got)
			}
			if !strings.ContainsAny(md, "{\r") && text.Rules(got, o) != got {
				t.Errorf("%q became %q, and that something else", md, got)
			}
		}
	})
}
