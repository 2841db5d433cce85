package ai_test

import (
	"slices"
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/table"
)

// moment is a decision as a player of seat 0 sees it, with what it hangs on.
type moment struct {
	name    string
	game    string
	mode    engine.Mode
	hand    string
	trick   string // cards that lie, the last one laid by the seat before
	facts   []engine.Fact
	options engine.Options
	seats   int
	dealer  engine.Seat
	phase   engine.Phase
	legal   []engine.Action // besides the plays of the cards in plays
	plays   string
	want    string // an action as told by word
}

func (m moment) view(t *testing.T) (engine.Game, engine.View) {
	t.Helper()
	g := game(t, m.game)
	full, err := engine.Complete(g.Info().Options, m.options)
	if err != nil {
		t.Fatal(err)
	}
	if m.seats == 0 {
		m.seats = 4
	}
	v := engine.View{
		Setup: engine.Setup{Game: m.game, Options: full, Seats: make([]engine.Player, m.seats)},
		Turn:  engine.SeatsOf(0), Phase: m.phase, Mode: m.mode, Dealer: m.dealer,
		Counts: make([]int, m.seats), Shown: make([]card.Set, m.seats), Totals: make([]int, m.seats),
		Facts: m.facts, Legal: m.legal, Trick: engine.Trick{Winner: engine.Nobody},
	}
	if m.game == "coiffeur" {
		for range full["rows"].([]string) {
			v.Sheet = append(v.Sheet, make([]engine.Cell, 2))
		}
	}
	if v.Hand, err = card.ParseSet(m.hand); err != nil {
		t.Fatal(err)
	}
	laid, err := card.ParseList(m.trick)
	if err != nil {
		t.Fatal(err)
	}
	v.Trick.Lead = engine.Seat(m.seats-len(laid)) % engine.Seat(m.seats)
	v.Trick.N = int8(copy(v.Trick.Cards[:], laid))
	for i := range v.Counts {
		v.Counts[i] = v.Hand.Len()
	}
	for i := range laid {
		v.Counts[v.Trick.Seat(i, m.seats)]--
	}
	plays, err := card.ParseList(m.plays)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range plays {
		v.Legal = append(v.Legal, engine.PlayCard(c))
	}
	return g, v
}

// word tells an action: a card, or what is called.
func word(g engine.Game, a engine.Action) string {
	switch a.Kind {
	case engine.Play:
		return a.Card().String()
	case engine.Call:
		if c, ok := g.(engine.CallTexter); ok {
			t := c.CallText(a)
			return strings.TrimSpace(t.Row + " " + t.Mode + t.Direction)
		}
		return engine.Mode(a.Arg).String()
	case engine.Trump:
		return card.Suit(a.Arg).String()
	case engine.Schlag:
		return card.Rank(a.Arg).String()
	case engine.Exchange:
		return strings.TrimSpace("away " + a.Cards.String())
	}
	return a.Kind.String()
}

func act(k engine.Kind, args ...int16) (list []engine.Action) {
	for _, arg := range args {
		list = append(list, engine.Action{Kind: k, Arg: arg})
	}
	return list
}

var (
	sixModes   = act(engine.Call, 0, 1, 2, 3, 4, 5)
	orPush     = slices.Concat(sixModes, act(engine.Push, 0))
	sixRows    = act(engine.Call, 1, 0|1<<4, 2|2<<4, 3|3<<4, 5|4<<4, 4|5<<4)
	orPass     = slices.Concat(sixRows, act(engine.Pass, 0))
	callOrWeg  = slices.Concat(act(engine.Chratze, 0), act(engine.Weg, 0))
	joinOrWeg  = slices.Concat(act(engine.Metcho, 0), act(engine.Weg, 0))
	stayOrDrop = slices.Concat(act(engine.PlayOn, 0), act(engine.Drop, 0))
	answers    = slices.Concat(act(engine.Look, 0), act(engine.Raise, 0), act(engine.GiveUp, 0))
	fourSuits  = act(engine.Trump, 0, 1, 2, 3)
	ranksUp    = act(engine.Schlag, int16(card.Seven), int16(card.Eight), int16(card.Nine), int16(card.Ten),
		int16(card.Jack), int16(card.Queen), int16(card.King), int16(card.Ace))
)

func fact(key engine.FactKey, s engine.Seat, value int) engine.Fact {
	return engine.Fact{Key: key, Seat: s, Value: value}
}

// exchanges are all choices of cards to lay away from a hand of four.
func exchanges(t *testing.T, hand string) (list []engine.Action) {
	t.Helper()
	cards, err := card.ParseList(hand)
	if err != nil {
		t.Fatal(err)
	}
	for pick := range 1 << len(cards) {
		a := engine.Action{Kind: engine.Exchange}
		for i, c := range cards {
			if pick>>i&1 != 0 {
				a.Cards, a.Arg = a.Cards.With(c), a.Arg+1
			}
		}
		list = append(list, a)
	}
	return list
}

// TestRegularJudges is what a regular calls and lays in the games beside
// Krutzjass.
func TestRegularJudges(t *testing.T) {
	const (
		none   = engine.NoMode
		called = engine.PhaseCall
		play   = engine.PhasePlay
	)
	predicted := func(points, made int) []engine.Fact {
		return []engine.Fact{fact("predicted", 0, points), fact("points", 0, made)}
	}
	for _, m := range []moment{
		{name: "Bauer, Nell, Ace of spades", game: "schieber", mode: none, phase: called, legal: orPush,
			hand: "SJ S9 SA SQ S6 HA HK D7 C8", want: "S"},
		{name: "two long runs from the Ace", game: "schieber", mode: none, phase: called, legal: orPush,
			hand: "HA HK HQ HJ SA SK SQ D10 CA", want: "OBE"},
		{name: "two long runs from the Six", game: "schieber", mode: none, phase: called, legal: orPush,
			hand: "H6 H7 H8 H9 S6 S7 S8 D10 C6", want: "UND"},
		{name: "nothing: push", game: "schieber", mode: none, phase: called, legal: orPush,
			hand: "H7 H10 HQ D8 D10 DK C9 CQ S10", want: "push"},
		{name: "pushed to: the least bad", game: "schieber", mode: none, phase: called, legal: sixModes,
			hand: "H9 HA H10 HQ D8 D10 C9 CQ S10", want: "H"},
		{name: "the partner's sure trick is fed", game: "schieber", mode: engine.TrumpHearts, phase: play,
			hand: "S10 S7 C8", trick: "S9 SA SQ", plays: "S10 S7", want: "S10"},
		{name: "nothing for the opponents", game: "schieber", mode: engine.Obenabe, phase: play,
			hand: "S10 S7 C8", trick: "S9 SQ SA", plays: "S10 S7", want: "S7"},

		{name: "the dearest row that fits", game: "coiffeur", mode: none, phase: called, legal: orPass,
			hand: "SJ S9 SA SQ S6 HA HK D7 C8", want: "S"},
		{name: "a weak hand passes", game: "coiffeur", mode: none, phase: called, legal: orPass,
			hand: "H7 H10 HQ D8 D10 DK C9 CQ S10", want: "pass"},
		{name: "forced: the cheapest row goes with nothing", game: "coiffeur", mode: none, phase: called, legal: sixRows,
			hand: "H7 H10 HQ D8 D10 DK C9 CQ S10", want: "D"},

		{name: "a hand that is short of its prediction takes", game: "differenzler", mode: engine.TrumpHearts, phase: play,
			facts: predicted(60, 0), hand: "SA S6 C7 C8", trick: "S10 SK SQ", plays: "SA S6", want: "SA"},
		{name: "a hand at its prediction ducks", game: "differenzler", mode: engine.TrumpHearts, phase: play,
			facts: predicted(30, 30), hand: "SA S6 C7 C8", trick: "S10 SK SQ", plays: "SA S6", want: "S6"},
		{name: "and throws off an Ace while it can", game: "differenzler", mode: engine.TrumpHearts, phase: play,
			facts: predicted(30, 30), hand: "SA S6 C7 C8", trick: "D10 DK DA", plays: "SA S6 C7 C8", want: "SA"},

		{name: "duck below", game: "molotow", mode: engine.NoTrump, phase: play,
			hand: "SA S7 C8 D9", trick: "S10 SQ SK", plays: "SA S7", want: "S7"},
		{name: "void: throw off the Ace on a trick of another", game: "molotow", mode: engine.TrumpHearts, phase: play,
			hand: "SA S7 C8 C7", trick: "D10 DQ DK", plays: "SA S7 C8 C7", want: "SA"},
		{name: "the suit of Buur and Nell is not made trump", game: "molotow", mode: engine.NoTrump, phase: play,
			hand: "SJ S9 SQ S6 C7", trick: "D10 DQ", plays: "SJ S9 SQ S6 C7", want: "C7"},

		{name: "two sure tricks", game: "chratze", mode: engine.TrumpHearts, phase: called, dealer: 3, legal: callOrWeg,
			hand: "HA HK H8 SA", want: "chratze"},
		{name: "nothing", game: "chratze", mode: engine.TrumpHearts, phase: called, dealer: 3, legal: callOrWeg,
			hand: "S7 D8 C9 CJ", want: "weg"},
		{name: "the dealer after two deals without a Chratzer (CQ7)", game: "chratze", mode: engine.TrumpHearts, phase: called,
			dealer: 0, legal: callOrWeg, facts: []engine.Fact{fact("fresh", -2, 2)}, hand: "S7 D8 C9 CJ", want: "chratze"},
		{name: "not yet after one", game: "chratze", mode: engine.TrumpHearts, phase: called,
			dealer: 0, legal: callOrWeg, facts: []engine.Fact{fact("fresh", -2, 1)}, hand: "S7 D8 C9 CJ", want: "weg"},
		{name: "the Ace of trumps comes along", game: "chratze", mode: engine.TrumpHearts, phase: engine.PhaseOwn + 3, legal: joinOrWeg,
			facts: []engine.Fact{fact(engine.FactMaker, 2, 0), fact("in", 2, 0)}, hand: "HA S8 D7 C9", want: "metcho"},
		{name: "guard against the penalty", game: "chratze", mode: engine.TrumpHearts, phase: engine.PhaseOwn + 3, legal: joinOrWeg,
			facts: []engine.Fact{fact(engine.FactMaker, 2, 0), fact("in", 2, 0)}, hand: "S8 D7 C9 CK", want: "weg"},
		{name: "trumps and Aces are kept", game: "chratze", mode: engine.TrumpHearts, phase: engine.PhaseOwn + 4,
			legal: exchanges(t, "HA H7 S8 DA"), facts: []engine.Fact{fact(engine.FactMaker, 0, 0), fact("in", 0, 0), fact("in", 1, 0)},
			hand: "HA H7 S8 DA", want: "away S8"},
		{name: "Zwicken: stay with the best trump", game: "chratze", options: zwicken, mode: engine.TrumpHearts,
			phase: engine.PhaseOwn + 8, legal: stayOrDrop, dealer: 3, hand: "HA S8 C9", want: "play-on"},
		{name: "Zwicken: drop without trump", game: "chratze", options: zwicken, mode: engine.TrumpHearts,
			phase: engine.PhaseOwn + 8, legal: stayOrDrop, dealer: 3, hand: "S8 C9 CJ", want: "drop"},

		{name: "the Schlag is a rank held twice", game: "watten", mode: none, phase: called, legal: ranksUp,
			hand: "SQ CQ H8 D9 CA", want: "Q"},
		{name: "trump makes the Rechte", game: "watten", mode: none, phase: called, legal: fourSuits,
			facts: []engine.Fact{fact("schlag", 1, int(card.Nine))}, hand: "D9 DA DK S8 C10", want: "D"},
		{name: "win cheaply", game: "watten", mode: engine.TrumpSpades, phase: play,
			facts: []engine.Fact{fact("schlag", 1, int(card.Nine)), fact(engine.FactMaker, 0, 0)},
			hand:  "S9 S8 C7", trick: "D10 DQ DA", plays: "S9 S8 C7", want: "S8"},
		{name: "a very good hand raises again", game: "watten", mode: engine.TrumpSpades, phase: engine.PhaseOwn, options: raising,
			legal: answers, facts: []engine.Fact{fact("schlag", 1, int(card.Nine)), fact("stake", -2, 2), fact("asked", 1, 3)},
			hand: "HK D7 C7 S9 SA", want: "raise"},
		{name: "a poor one gives up", game: "watten", mode: engine.TrumpSpades, phase: engine.PhaseOwn, options: raising,
			legal: answers, facts: []engine.Fact{fact("schlag", 1, int(card.Nine)), fact("stake", -2, 2), fact("asked", 1, 3)},
			hand: "H8 D8 C8 D10 C10", want: "giveup"},
	} {
		t.Run(m.game+"/"+m.name, func(t *testing.T) {
			g, v := m.view(t)
			if got := word(g, ask(t, g, "regular", 1, v)); got != m.want {
				t.Errorf("%s, want %s", got, m.want)
			}
		})
	}
}

// TestNoviceNeverRaises plays Watten with raising: a novice never asks for more.
func TestNoviceNeverRaises(t *testing.T) {
	raised, could := map[string]int{}, map[string]int{}
	d := duel{game: "watten", a: "regular", b: "novice", matches: 20, seed: 12, options: raising}
	d.seen = func(by string, v engine.View, a engine.Action) {
		if slices.ContainsFunc(v.Legal, func(x engine.Action) bool { return x.Kind == engine.Raise }) {
			could[by]++
		}
		if a.Kind == engine.Raise {
			raised[by]++
		}
	}
	d.play(t)
	if raised["novice"] != 0 || could["novice"] == 0 {
		t.Errorf("a novice raised %d times of %d", raised["novice"], could["novice"])
	}
	if share := float64(raised["regular"]) / float64(could["regular"]); share == 0 || share > 0.3 {
		t.Errorf("a regular raised %d times of %d: want some, with very good hands alone", raised["regular"], could["regular"])
	}
}

// TestPredictionsAreKept sees how far the levels miss what they predict.
func TestPredictionsAreKept(t *testing.T) {
	most := map[string]float64{"regular": 15, "novice": 18}
	for level, limit := range most {
		missed, n := 0, 0
		d := duel{game: "differenzler", a: level, b: level, matches: 20, seed: 13}
		d.done = func(m *table.Table) {
			for _, points := range m.View(0).Totals {
				missed += points
				n += len(m.View(0).Sheet)
			}
		}
		d.play(t)
		mean := float64(missed) / float64(n)
		t.Logf("%s misses %.1f points a deal", level, mean)
		if mean > limit {
			t.Errorf("%s misses %.1f points a deal, want %.0f at most", level, mean, limit)
		}
	}
}
