package jass

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/meld"
	"krutzjass/engine/trick"
)

func list(t *testing.T, text string) []card.Card {
	t.Helper()
	cards, err := card.ParseList(text)
	if err != nil {
		t.Fatal(err)
	}
	return cards
}

func set(t *testing.T, text string) card.Set { return card.SetOf(list(t, text)...) }

// J:N02: every mode counts 157 with the last trick, a Match 257.
func TestN02Points(t *testing.T) {
	for _, m := range Modes {
		o, sum := trick.ForMode(m), int32(0)
		all := Pack.Cards()
		for i := 0; i < len(all); i += 4 {
			sum += Points(o, all[i:i+4], i+4 == len(all))
		}
		if sum != AllTricks || sum+MatchBonus != 257 || !Callable(m) {
			t.Errorf("%v: the tricks count %d", m, sum)
		}
	}
	if Callable(engine.NoTrump) || Callable(engine.NoMode) {
		t.Error("modes that cannot be called are called")
	}
	for mode, want := range map[string]int32{"H": 1, "D": 1, "C": 2, "S": 2, "OBE": 3, "UND": 3} {
		if m, _ := engine.ParseMode(mode); Factor(m) != want {
			t.Errorf("%s counts %d times, want %d", mode, Factor(m), want)
		}
	}
}

func TestSwept(t *testing.T) {
	alone := func(x engine.Seat) engine.Side { return engine.Side(x) }
	for _, row := range []struct {
		winners string
		side    func(engine.Seat) engine.Side
		want    engine.Side
		ok      bool
	}{
		{"020", engine.PartnersSide, 0, true},
		{"131", engine.PartnersSide, 1, true},
		{"001", engine.PartnersSide, 0, false},
		{"020", alone, 0, false},
		{"222", alone, 2, true},
	} {
		var past []engine.Trick
		for _, x := range row.winners {
			past = append(past, engine.Trick{Winner: engine.Seat(x - '0')})
		}
		if side, ok := Swept(past, row.side); ok != row.ok || ok && side != row.want {
			t.Errorf("%s: side %d, %v", row.winners, side, ok)
		}
	}
}

func TestCheckCard(t *testing.T) {
	o := trick.ForMode(engine.TrumpHearts)
	for _, row := range []struct {
		a          engine.Action
		hand, laid string
		rule       engine.Rule // "" for allowed
	}{
		{engine.PlayCard(set(t, "S7").First()), "S7 DA", "S9", ""},
		{engine.PlayCard(set(t, "DA").First()), "S7 DA", "S9", engine.RuleFollow},
		{engine.PlayCard(set(t, "DA").First()), "H7 DA", "H9", engine.RuleTrump},
		{engine.PlayCard(set(t, "H7").First()), "H7 S7", "S9 HQ", engine.RuleUndertrump},
		{engine.PlayCard(set(t, "CA").First()), "H7 S7", "", engine.RuleHold},
		{engine.Action{Kind: engine.Play}, "H7 S7", "", engine.RuleKind},
		{engine.Action{Kind: engine.Play, Cards: set(t, "H7 S7")}, "H7 S7", "", engine.RuleKind},
		{engine.Action{Kind: engine.Push}, "H7 S7", "", engine.RuleKind},
	} {
		err := CheckCard(2, row.a, set(t, row.hand), o, list(t, row.laid), trick.Schieber)
		var why *engine.Illegal
		if ok := errors.As(err, &why); row.rule == "" && err != nil || row.rule != "" && (!ok || why.Rule != row.rule) {
			t.Errorf("%v of %s on %q: %v, want %q", row.a, row.hand, row.laid, err, row.rule)
		}
	}
}

func TestCheaperAndLongest(t *testing.T) {
	o := trick.ForMode(engine.TrumpHearts)
	cards := list(t, "HJ S10 S7 H6 SK S6")
	slices.SortFunc(cards, func(a, b card.Card) int {
		if Cheaper(o, a, b) {
			return -1
		}
		return 1
	})
	if got, want := card.Format(cards), "S6 S7 H6 SK S10 HJ"; got != want {
		t.Errorf("from cheap to dear: %s, want %s", got, want)
	}
	for hand, want := range map[string]card.Suit{"C6 C7 D8": card.Clubs, "D6 S6 D7 S7": card.Diamonds, "": card.Hearts} {
		if got := Longest(set(t, hand)); got != want {
			t.Errorf("%s: the longest suit is %v", hand, got)
		}
	}
}

// What tricks tell goes into the problem of the unseen cards.
func TestKnown(t *testing.T) {
	var k Known
	o := trick.ForMode(engine.TrumpHearts)
	laid := engine.Trick{Lead: 3, N: 3}
	copy(laid.Cards[:], list(t, "S9 S10 DA"))
	k.Trick(o, &laid, 4, trick.Schieber)
	if k.Played[3] != set(t, "S9") || k.Played[0] != set(t, "S10") || k.Played[1] != set(t, "DA") || !k.Played[2].Empty() {
		t.Errorf("played were %v", k.Played)
	}
	if want := card.SuitBits(card.Spades); k.Barred != [MaxSeats]uint64{1: want} {
		t.Errorf("barred are %x: who threw off has no spade", k.Barred)
	}
	k.Dealt(0, set(t, "S10 SJ SQ"))
	k.Dealt(0, set(t, "SQ SK"))
	if k.Fixed[0] != set(t, "SJ SQ SK") {
		t.Errorf("seat 0 still holds %v", k.Fixed[0])
	}
	p := k.Problem(Pack, []int{8, 8, 9, 8})
	if p.Pool.Len() != 33 || p.Need[4] != 0 || p.Fixed[0] != k.Fixed[0] || p.Barred[1] != k.Barred[1] {
		t.Errorf("the problem is %+v", p)
	}
}

func TestFullWeis(t *testing.T) {
	hand := set(t, "SJ SQ SK SA HK DK CK")
	for _, row := range []struct {
		cross bool
		want  string
	}{{true, "4xK SJ-SA"}, {false, "4xK"}} {
		r := Melds(row.cross)
		a, ok := FullWeis(hand, r)
		best := meld.Best(hand, r)
		if got := strings.Join(Names(&best), " "); got != row.want || !ok || a.Kind != engine.Weis || a.Arg != 0 || a.Cards != best.Cards(r) {
			t.Errorf("Kreuzweis %v: %v, %s, want %s", row.cross, a, got, row.want)
		}
		if err := CheckFull(strings.Fields(row.want), hand, r, 1, Pack, "schieber"); err != nil {
			t.Errorf("Kreuzweis %v: %v", row.cross, err)
		}
	}
	if a, ok := FullWeis(set(t, "S6 S7"), Melds(true)); ok {
		t.Errorf("no Weis is declared as %v", a)
	}
	for list, want := range map[string]string{
		"4xK": "it declares all it holds, [4xK SJ-SA]", "4xK SJ-SK": "all it holds", "4x5": "not a Weis", "H2-H4": "not a Weis", "": "all it holds",
		"4xK SJ-SA SJ-SA SJ-SA SJ-SA SJ-SA SJ-SA SJ-SA": "all it holds",
	} {
		if err := CheckFull(strings.Fields(list), hand, Melds(true), 1, Pack, "schieber"); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", list, err, want)
		}
	}
	five := Pack.Without(card.Of(card.Diamonds, card.Seven))
	if _, err := ParseWeis("D6-D8", five, "molotow"); err == nil || !strings.Contains(err.Error(), "no Weis of the molotow pack") {
		t.Errorf("a run over a gap: %v", err)
	}
}

// What tables answer beside the worked cases of the games: what they cannot.
func TestTableRefuses(t *testing.T) {
	own, free := Table{Game: "schieber", Seats: 4}, Table{Game: "coiffeur", Seats: 4, Values: true}
	none := Table{Game: "molotow", Seats: 6, NoTrump: true}
	question := func(m, v engine.Mode, laid string) engine.Question {
		return engine.Question{Mode: m, Values: v, Trick: list(t, laid)}
	}
	for _, row := range []struct {
		name  string
		table Table
		q     engine.Question
		want  string // "" for an answer
	}{
		{"a mode", own, question(engine.Obenabe, engine.Obenabe, "S9"), ""},
		{"no trump yet", own, question(engine.NoTrump, engine.NoTrump, "S9"), "one of H D C S OBE UND"},
		{"no trump yet, where that is", none, question(engine.NoTrump, engine.NoTrump, "S9"), ""},
		{"no mode", none, question(engine.NoMode, engine.NoMode, "S9"), "one of H D C S OBE UND none"},
		{"other values", own, question(engine.Obenabe, engine.Undenufe, "S9"), "leave values out"},
		{"other values, where those are", free, question(engine.Obenabe, engine.Undenufe, "S9"), ""},
		{"an empty trick", own, question(engine.Obenabe, engine.Obenabe, ""), "1 to 4 cards, not 0"},
		{"too many cards", own, question(engine.Obenabe, engine.Obenabe, "S6 S7 S8 S9 S10"), "1 to 4 cards, not 5"},
		{"many cards, where that is", none, question(engine.NoTrump, engine.NoTrump, "S6 S7 S8 S9 S10"), ""},
	} {
		if _, err := row.table.Trick(row.q); row.want == "" && err != nil || row.want != "" && (err == nil || !strings.Contains(err.Error(), row.want)) {
			t.Errorf("%s: %v, want %q", row.name, err, row.want)
		}
	}
	if _, err := own.Legal(question(engine.Obenabe, engine.Obenabe, "S6 S7 S8 S9")); err == nil || !strings.Contains(err.Error(), "full") {
		t.Errorf("a full trick: %v", err)
	}
}

// Calls that share a card cannot both be: but with Kreuzweis a run and a four of
// one seat can.
func TestTableCompare(t *testing.T) {
	table := Table{Game: "schieber", Seats: 4}
	for _, row := range []struct {
		name  string
		cross bool
		mode  engine.Mode
		calls []engine.WeisCall
		want  engine.Seat
		fault string
	}{
		{"nobody", true, engine.Obenabe, nil, engine.Nature, ""},
		{"the earlier of equals", true, engine.TrumpHearts, []engine.WeisCall{{Seat: 2, Weis: "D8-D10"}, {Seat: 1, Weis: "C8-C10"}}, 2, ""},
		{"Kreuzweis of one seat", true, engine.Obenabe, []engine.WeisCall{{Seat: 0, Weis: "4xK"}, {Seat: 0, Weis: "SJ-SA"}}, 0, ""},
		{"without Kreuzweis", false, engine.Obenabe, []engine.WeisCall{{Seat: 0, Weis: "4xK"}, {Seat: 0, Weis: "SJ-SA"}}, 0, "need the same card"},
		{"of two seats", true, engine.Obenabe, []engine.WeisCall{{Seat: 0, Weis: "4xK"}, {Seat: 1, Weis: "SJ-SA"}}, 0, "need the same card"},
		{"no Weis", true, engine.Obenabe, []engine.WeisCall{{Seat: 0, Weis: "4x2"}}, 0, "is not a Weis"},
		{"no mode", true, engine.NoMode, nil, 0, "mode must be"},
	} {
		got, err := table.Compare(engine.Question{Mode: row.mode, Values: row.mode, Calls: row.calls}, Melds(row.cross), Pack)
		if row.fault == "" && (err != nil || got != row.want) || row.fault != "" && (err == nil || !strings.Contains(err.Error(), row.fault)) {
			t.Errorf("%s: seat %d, %v", row.name, got, err)
		}
	}
}

// In Undenufe the lower run stands first.
func TestTableWeisOrder(t *testing.T) {
	hand := list(t, "H6 H7 H8 SQ SK SA")
	for mode, want := range map[engine.Mode]string{engine.NoMode: "SQ-SA H6-H8", engine.Undenufe: "H6-H8 SQ-SA"} {
		got := Table{Game: "schieber"}.Weis(engine.Question{Mode: mode, Hand: hand}, Melds(true))
		if strings.Join(got.Weis, " ") != want || got.Total != 40 {
			t.Errorf("%v: %+v, want %s", mode, got, want)
		}
	}
}
