package krutzjass

import (
	"fmt"
	"io/fs"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/enginetest/words"
	"krutzjass/engine/meld"
	"krutzjass/engine/trick"
)

func readText(t *testing.T, name string) string {
	t.Helper()
	data, err := fs.ReadFile(Game{}.Info().Texts, name)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func TestTexts(t *testing.T) {
	wanted := []string{"action.push", "action.stoeck", "action.boech"}
	for _, key := range madeKeys {
		wanted = append(wanted, string(key))
	}
	why := words.Why(engine.WhyTrick, engine.WhyStoeck, engine.WhyWeis, engine.WhyMatch)
	words.Labels(t, Game{}, slices.Concat(wanted, why, words.Won())...)
	words.Options(t, Game{})
	words.Alike(t, Game{}, pack)
}

// Where a number hangs on the house the words name that of each.
func TestHouseNumbers(t *testing.T) {
	value := regexp.MustCompile(`\{(\w+)\|([^{}\n]+)\}`)
	for _, lang := range words.Languages {
		for _, m := range value.FindAllStringSubmatch(readText(t, lang+".md"), -1) {
			for _, house := range []string{"A", "B"} {
				if number := fmt.Sprint(houseOf(house)[m[1]]); !strings.Contains(m[2], number) {
					t.Errorf("%s: %s: the words do not name the %s of house %s", lang, m[0], number, house)
				}
			}
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
	for _, lang := range words.Languages {
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
