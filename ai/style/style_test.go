package style_test

import (
	"slices"
	"strings"
	"testing"

	"krutzjass/ai/position"
	"krutzjass/ai/style"
	"krutzjass/engine"
	"krutzjass/engine/card"
)

func trump(x card.Suit) engine.Action { return engine.Action{Kind: engine.Trump, Arg: int16(x)} }

var (
	push     = engine.Action{Kind: engine.Push}
	makers   = []engine.Action{trump(card.Hearts), trump(card.Diamonds), trump(card.Clubs), trump(card.Spades)}
	forehand = append(slices.Clone(makers), push)
)

func weis(i int16) engine.Action { return engine.Action{Kind: engine.Weis, Arg: i} }

// word names an action in the tables below.
func word(a engine.Action) string {
	switch {
	case a.Kind == engine.Trump:
		return card.Suit(a.Arg).String()
	case a.Kind == engine.Weis:
		return "weis" + string(rune('0'+a.Arg))
	case a.Kind != engine.Play:
		return a.Kind.String()
	case a.Arg == engine.PlayStoeck:
		return a.Card().String() + "+stoeck"
	}
	return a.Card().String()
}

func words(list []engine.Action) string {
	var out []string
	for _, a := range list {
		out = append(out, word(a))
	}
	return strings.Join(out, " ")
}

// What the conventions leave of the lawful actions.
var situations = []struct {
	name string
	p    position.Position
	keep string
}{
	{"make trump with a Bauer or push",
		position.Position{Hand: "HJ HA HK DQ DK DA C9 C9 CK S10 SQ SK", More: forehand}, "H push"},
	{"six of a suit do without the Bauer",
		position.Position{Hand: "H9 HA HK HQ H10 H10 D9 DA C9 C9 CK S10", More: forehand}, "H push"},
	{"neither Bauer nor six: push",
		position.Position{Hand: "H9 HA HK HQ H10 D9 DK DA C9 C9 CK S10", More: forehand}, "push"},
	{"the partner too makes trump with a Bauer if there is one",
		position.Position{Hand: "H9 HA HK HQ H10 D9 DJ DA C9 C9 CK S10", More: makers}, "D"},
	{"the partner must choose, with none as well",
		position.Position{Hand: "H9 HA HK HQ H10 D9 DK DA C9 C9 CK S10", More: makers}, "H D C S"},
	{"Stoeck wins: trump of King and Queen",
		position.Position{Hand: "HJ HA HK DQ DK DA C9 C9 CK S10 SQ SK", More: forehand, Totals: [2]int{1480, 900}}, "D S"},
	{"Stoeck would not win yet",
		position.Position{Hand: "HJ HA HK DQ DK DA C9 C9 CK S10 SQ SK", More: forehand, Totals: [2]int{1479, 900}}, "H push"},
	{"the early Stoeck outranks everything",
		position.Position{Trump: "D", Hand: "HJ HA HK DQ DK DA C9 CK CQ S10 SQ SK",
			More: []engine.Action{weis(0), {Kind: engine.Play, Arg: engine.PlayStoeck, Cards: card.SetOf(card.Of(card.Diamonds, card.King))}}}, "DK+stoeck"},
	{"call the best Weis first",
		position.Position{Trump: "H", Hand: "SJ SQ SK SA HK", More: []engine.Action{weis(0), weis(1)}}, "weis0"},

	{"the maker opens with trump, not with the Bauer",
		position.Position{Trump: "H", Hand: "HJ H9 HK HQ DA DA S9 SK C10 C9 CJ CK"}, "HQ HK"},
	{"a lone Bauer is not opened with",
		position.Position{Trump: "H", Hand: "HJ DA DA D9 S9 SK C10 C9 CJ CK CQ SQ"}, "D9 DA C9 C10 CJ CQ CK S9 SQ SK"},
	{"two Bauers are not a lone one",
		position.Position{Trump: "H", Hand: "HJ HJ DA DA S9 SK C10 C9 CJ CK CQ SQ"}, "HJ"},
	{"the Nell alone is opened with",
		position.Position{Trump: "H", Hand: "H9 DA DA S9 SK C10 C9 CJ CK CQ SQ SJ"}, "H9"},
	{"later the maker saves them",
		position.Position{Trump: "H", Hand: "HJ H9 D9 S9", Past: "1 C9 C10 CA CK"}, "D9 S9"},
	{"who has opened is free",
		position.Position{Trump: "H", Hand: "HQ D9 S9", Past: "0 HK H10 HA HJ"}, "HQ D9 S9"},
	{"others need not lead trump",
		position.Position{Trump: "H", Maker: 2, Hand: "HQ D9 S9"}, "HQ D9 S9"},

	{"no Ace while its twin is out",
		position.Position{Trump: "H", Maker: 1, Hand: "DA D9 SK"}, "D9 SK"},
	{"an Ace whose twin is held",
		position.Position{Trump: "H", Maker: 1, Hand: "DA DA SK"}, "DA SK"},
	{"an Ace whose twin is gone",
		position.Position{Trump: "H", Maker: 1, Hand: "DA D9 SK", Past: "1 DA D10 DK DQ"}, "D9 DA SK"},
	{"nothing but Aces",
		position.Position{Trump: "H", Maker: 1, Hand: "DA SA"}, "DA SA"},
	{"rather an Ace than the Bauer",
		position.Position{Trump: "H", Maker: 1, Hand: "HJ DA"}, "DA"},

	{"trumps gone: cash doubled Aces",
		position.Position{Trump: "H", Hand: "HK DA DA SA CK", Past: gone}, "DA"},
	{"trumps gone: then Aces whose twin is gone",
		position.Position{Trump: "H", Hand: "HK DK SA CK", Past: gone + " / 1 SA SK SQ SJ"}, "SA"},
	{"one trump is out still",
		position.Position{Trump: "H", Hand: "DA DA SA CK", Past: gone}, "DA CK"},

	{"ruff with the lowest trump that wins",
		position.Position{Trump: "H", Maker: 1, Hand: "HA HK H10 C9", Trick: "1 SK S9 HQ"}, "HK C9"},
	{"the lowest may be the Nell",
		position.Position{Trump: "H", Maker: 1, Hand: "HJ H9 C9", Trick: "1 S10 S9 SA"}, "H9 C9"},
	{"Bauer and Nell not below 15 points",
		position.Position{Trump: "H", Maker: 1, Hand: "HJ H9 C9", Trick: "1 S10 SK S9"}, "C9"},
	{"15 points are enough",
		position.Position{Trump: "H", Maker: 1, Hand: "HJ C9", Trick: "1 SA SK S9"}, "HJ C9"},
	{"trump led: the lower trumps first",
		position.Position{Trump: "H", Maker: 1, Hand: "HJ H9 H10 C9", Trick: "1 HK HQ HQ"}, "H10"},
	{"trump led: nothing but high ones",
		position.Position{Trump: "H", Maker: 1, Hand: "HJ H9 C9", Trick: "1 HK HQ HQ"}, "H9 HJ"},

	{"the partner's card is not trumped",
		position.Position{Trump: "H", Maker: 1, Hand: "HA HK H10 C9", Trick: "1 SK SA S9"}, "C9"},
	{"not even a rich one",
		position.Position{Trump: "H", Maker: 1, Hand: "HJ S9", Trick: "1 S10 SA S10"}, "S9"},
	{"forced, with the lowest",
		position.Position{Trump: "H", Maker: 1, Hand: "HA HK", Trick: "1 SK SA S9"}, "HK"},
	{"forced, below the partner's trump if that is lawful",
		position.Position{Trump: "H", Maker: 1, Hand: "HJ H10", Trick: "1 SK HQ S9"}, "H10"},
	{"the partner led trump: follow",
		position.Position{Trump: "H", Maker: 1, Hand: "HA HK C9", Trick: "2 HQ H10"}, "HK HA"},
}

// gone is three tricks in which every trump fell but one King.
const gone = "1 HJ HQ H10 HA / 1 HJ H10 HQ HA / 1 H9 H9 HK CQ"

func TestFilter(t *testing.T) {
	for _, row := range situations {
		t.Run(row.name, func(t *testing.T) {
			v, err := row.p.View()
			if err != nil {
				t.Fatal(err)
			}
			house := style.For("krutzjass")
			s := style.Look(&v, house.Pack, house.Side)
			keep := house.Filter(&s, slices.Clone(v.Legal))
			if got := words(keep); got != row.keep {
				t.Errorf("kept %q of %q, want %q", got, words(v.Legal), row.keep)
			}
			for _, a := range v.Legal {
				if broken := style.Breaches(v, a); slices.Contains(keep, a) != (broken == nil) {
					t.Errorf("%s breaks %d conventions", word(a), len(broken))
				}
			}
		})
	}
}

func TestBreachNames(t *testing.T) {
	for _, row := range []struct {
		name string
		p    position.Position
		does string
		want string
	}{
		{"push with nothing", position.Position{Hand: "H9 D9", More: forehand}, "H", "trump.bauer"},
		{"two at once", position.Position{Trump: "H", Hand: "HQ DA D9"}, "DA", "trump.open ace.twin"},
		{"a missed Weis does not excuse the card", position.Position{Trump: "H", Maker: 1, Hand: "HJ D9", More: []engine.Action{weis(0)}}, "HJ", "weis.best trump.save"},
		{"the higher of two ruffs", position.Position{Trump: "H", Maker: 1, Hand: "HA HK C9", Trick: "1 SK S9 S9"}, "HA", "ruff.low"},
	} {
		t.Run(row.name, func(t *testing.T) {
			v, err := row.p.View()
			i := slices.IndexFunc(v.Legal, func(a engine.Action) bool { return word(a) == row.does })
			if err != nil || i < 0 {
				t.Fatal(err, words(v.Legal))
			}
			var got []string
			for _, r := range style.Breaches(v, v.Legal[i]) {
				got = append(got, r.Name)
			}
			if strings.Join(got, " ") != row.want {
				t.Errorf("%s breaks %q, want %q", row.does, got, row.want)
			}
		})
	}
}

func TestNoConventions(t *testing.T) {
	v, err := position.Position{Trump: "H", Maker: 1, Hand: "DA D9 HJ"}.View()
	if err != nil {
		t.Fatal(err)
	}
	v.Setup.Game = "another"
	s := style.Look(&v, card.Jass(), engine.PartnersSide)
	if got := style.For("another").Filter(&s, slices.Clone(v.Legal)); len(got) != 3 {
		t.Errorf("a game without conventions keeps all, not %q", words(got))
	}
	for _, a := range v.Legal {
		if style.Breaches(v, a) != nil {
			t.Errorf("%s breaks a convention of a game that has none", word(a))
		}
	}
}
