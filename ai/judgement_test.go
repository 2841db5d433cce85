package ai_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"krutzjass/ai"
	"krutzjass/ai/position"
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// decide asks a fresh player of Krutzjass.
func decide(t testing.TB, level string, seed uint64, v engine.View) engine.Action {
	t.Helper()
	return ask(t, game(t, "krutzjass"), level, seed, v)
}

// ask asks a fresh player of a level.
func ask(t testing.TB, g engine.Game, level string, seed uint64, v engine.View) engine.Action {
	t.Helper()
	a, err := player(t, g, level, seed).Decide(t.Context(), v)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// player is a fresh one of a level.
func player(t testing.TB, g engine.Game, level string, seed uint64) engine.Controller {
	t.Helper()
	c, err := ai.New(level, g, rand.New(rand.NewPCG(seed, 1)))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// What a regular lays; any of the cards named will do.
func TestRegularPlays(t *testing.T) {
	const mostTrumps = "1 HJ HQ H10 HA / 1 HJ H10 HQ HA"
	for _, row := range []struct {
		name string
		p    position.Position
		want string
	}{
		{"last hand: take the ten with a small trump",
			position.Position{Trump: "H", Maker: 1, Hand: "HQ CK C9 D9 DQ", Trick: "1 S10 SQ SK"}, "HQ"},
		{"last hand: feed the partner who has taken it",
			position.Position{Trump: "H", Maker: 1, Hand: "C10 C9 D9 DQ", Trick: "1 S10 SA SK"}, "C10"},
		{"last hand: nothing to the opponents",
			position.Position{Trump: "H", Maker: 1, Hand: "S10 S9 D9 DQ", Trick: "1 SA SQ SK"}, "S9"},
		{"the safe trick of the partner is fed with the ten, not the winner",
			position.Position{Trump: "H", Maker: 1, Hand: "S10 S9 SA SA", Trick: "1 SJ SK S9"}, "S10"},
		{"an Ace whose twin may come does not fall on an opponent's ruff",
			position.Position{Trump: "H", Maker: 1, Hand: "SA SJ DK", Trick: "1 SQ SK HQ"}, "SJ"},
		{"no trump is led into a partner who alone has some",
			position.Position{Trump: "H", Maker: 0, Hand: "HK D9 DK SJ",
				Past: mostTrumps + " / 0 H9 C9 HK CJ"}, "D9 DK SJ"},
		{"a sure Ace before a small card",
			position.Position{Trump: "H", Maker: 1, Hand: "DA DA D9 S9", Past: mostTrumps}, "DA"},
	} {
		t.Run(row.name, func(t *testing.T) {
			v, err := row.p.View()
			if err != nil {
				t.Fatal(err)
			}
			got := decide(t, "regular", 1, v).Card().String()
			if !slices.Contains(strings.Fields(row.want), got) {
				t.Errorf("laid %s, want one of %s", got, row.want)
			}
		})
	}
}

// What a regular calls.
func TestRegularCalls(t *testing.T) {
	trump := func(x card.Suit) engine.Action { return engine.Action{Kind: engine.Trump, Arg: int16(x)} }
	makers := []engine.Action{trump(card.Hearts), trump(card.Diamonds), trump(card.Clubs), trump(card.Spades)}
	push := engine.Action{Kind: engine.Push}
	for _, row := range []struct {
		name   string
		hand   string
		push   bool
		totals [2]int
		want   engine.Action
	}{
		{"both Bauers and Nell", "HJ HJ H9 HA HQ D9 DQ DA C10 CQ SK SQ", true, [2]int{}, trump(card.Hearts)},
		{"no Bauer", "H9 HA HK HQ H10 D9 DK DA C9 C9 CK S10", true, [2]int{}, push},
		{"a Bauer alone is too little", "HJ DA DK DK D10 D9 C9 CQ CK SQ SA S9", true, [2]int{}, push},
		{"the partner takes the best suit", "H9 HA HK HQ H10 D9 DK DA C9 C9 CK S10", false, [2]int{}, trump(card.Hearts)},
		{"Stoeck wins the match", "H9 HA HK HQ H10 D9 DK DA C9 C9 CK S10", true, [2]int{1485, 1490}, trump(card.Hearts)},
	} {
		t.Run(row.name, func(t *testing.T) {
			p := position.Position{Hand: row.hand, More: slices.Clone(makers), Totals: row.totals}
			if row.push {
				p.More = append(p.More, push)
			}
			v, err := p.View()
			if err != nil {
				t.Fatal(err)
			}
			if got := decide(t, "regular", 1, v); got != row.want {
				t.Errorf("called %v %d, want %v %d", got.Kind, got.Arg, row.want.Kind, row.want.Arg)
			}
		})
	}
}
