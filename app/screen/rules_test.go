package screen

import (
	"errors"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"krutzjass/app/text"
)

func TestRulesAreSearched(t *testing.T) {
	themed(t)
	d := newDesk(t, "en")
	r := d.rules("")
	open(t, r)
	found := func(search string) (n int) {
		r.search.SetText(search)
		for _, s := range r.sections {
			if s.Holds(search) {
				n++
			}
		}
		return n
	}
	for search, want := range map[string]int{"": 3, "trump": 3, "otherwise": 1, "TWINS": 1, "poker": 0} {
		if got := found(search); got != want {
			t.Errorf("%q is found in %d sections, want %d", search, got, want)
		}
	}
	r.search.SetText("twins")
	if len(r.cards) != 6 {
		t.Errorf("%d card pictures in the section of twins, want 6", len(r.cards))
	}
	r.search.SetText("poker")
	if len(r.cards) != 0 {
		t.Error("card pictures stay where nothing was found")
	}
	bad := NewRules(RulesParams{Words: d.words, Games: []RulesGame{{Rules: func() (string, error) { return "", errors.New("gone") }}}, Pictures: d.pictures, Back: func() {}})
	open(t, bad)
}

func TestRulesOfSeveralGames(t *testing.T) {
	themed(t)
	d := newDesk(t, "en")
	var read []string
	game := func(name string) RulesGame {
		return RulesGame{Name: name, Style: d.style, Rules: func() (string, error) {
			read = append(read, name)
			return "# " + name + "\nAbout " + name + ".", nil
		}}
	}
	r := NewRules(RulesParams{Words: d.words, Games: []RulesGame{game("One"), game("Two"), game("Three")}, First: 1, Pictures: d.pictures, Back: func() {}})
	open(t, r)
	if len(read) != 1 || r.sections[0].Title != "Two" {
		t.Fatalf("read at first: %v", read)
	}
	r.search.SetText("about")
	test.Tap(r.games.Pills()[2])
	if r.sections[0].Title != "Three" || len(read) != 2 {
		t.Errorf("shown: %q, read: %v", r.sections[0].Title, read)
	}
}

// Found are words, without the signs around them.
func TestFoundWordsAreMarked(t *testing.T) {
	for _, c := range []struct{ text, search, want string }{
		{"The suit of trumps, from the top", "trump", "The suit of [trumps], from the top"},
		{"\"Trump!\" (trump)", "trump", "\"[Trump]!\" ([trump])"},
		{"the dealer's left", "dealer", "the [dealer's] left"},
		{"one , two", ",", "one [,] two"},
		{"Following suit", "trump", "Following suit"},
	} {
		var got strings.Builder
		for _, run := range runs([]text.Span{{Text: c.text}}, c.search) {
			if run.Marked {
				run.Text = "[" + run.Text + "]"
			}
			got.WriteString(run.Text)
		}
		if got.String() != c.want {
			t.Errorf("%q in %q: %q, want %q", c.search, c.text, got.String(), c.want)
		}
	}
}
