package molotow

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/meld"
)

// Four hands: a holds D6-D8 and four Nines, b a run of four to the King, c a run
// of three to the Ace, d nothing.
var dealt4 = []string{
	"D6 D7 D8 H9 D9 C9 S9 H10 C6", "SJ SQ SK S10 H7 HJ C7 CJ DK", "CQ CK CA H6 H8 HK S6 S8 DQ", "*",
}

// Every player's Weis count for himself, or only the best player's, or none; what
// is kept back counts nowhere.
func TestHandweis(t *testing.T) {
	for _, row := range []struct {
		name    string
		options engine.Options
		keep    string // who keeps back
		weis    [4]int32
		best    engine.Seat
		reason  meld.Reason
	}{
		{"everybody's own", nil, "", [4]int32{-200, -50, -20, 0}, engine.Nobody, meld.NoReason},
		{"b keeps back", nil, "b", [4]int32{-200, 0, -20, 0}, engine.Nobody, meld.NoReason},
		{"one card, one Weis", engine.Options{"kreuzweis": false}, "", [4]int32{-170, -50, -20, 0}, engine.Nobody, meld.NoReason},
		{"only the highest", engine.Options{"handweis": "highest"}, "", [4]int32{-200, 0, 0, 0}, 0, meld.ByValue},
		{"the highest keeps back", engine.Options{"handweis": "highest"}, "a", [4]int32{0, -50, 0, 0}, 1, meld.ByValue},
		{"alone", engine.Options{"handweis": "highest"}, "ab", [4]int32{0, 0, -20, 0}, 2, meld.Alone},
		{"none at this table", engine.Options{"handweis": "off"}, "", [4]int32{}, engine.Nobody, meld.NoReason},
	} {
		t.Run(row.name, func(t *testing.T) {
			s := dealt(t, row.options, dealt4...)
			for s.done == 0 {
				legal := s.Legal(nil, s.turn)
				a := legal[0]
				if a.Kind == engine.Weis && strings.Contains(row.keep, string(rune('a'+s.turn))) {
					a = legal[1]
				}
				apply(t, s, s.turn, a)
			}
			playOn(t, s, nil)
			for x, want := range row.weis {
				if got := s.parts(engine.Seat(x))[madeWeis]; got != want {
					t.Errorf("the Weis of seat %d count %d, want %d", x, got, want)
				}
			}
			if s.best != row.best || s.reason != row.reason {
				t.Errorf("the best is seat %d for %v, want %d for %v", s.best, s.reason, row.best, row.reason)
			}
		})
	}
}

// Of equal runs the one in the trump that the deal got is the higher, and of
// equal ones else the first from forehand on (decision JQ14).
func TestHighestComparesWithTheFinalTrump(t *testing.T) {
	for _, row := range []struct {
		trump engine.Mode
		best  engine.Seat
	}{{engine.TrumpSpades, 3}, {engine.TrumpHearts, 2}, {engine.NoTrump, 2}} {
		s := position(t, engine.Options{"handweis": "highest"}, row.trump, "", "", "", "")
		s.Dealer = 1
		for x, run := range []meld.Weis{meld.Run(card.Diamonds, 6, 3), 0, meld.Run(card.Clubs, 6, 3), meld.Run(card.Spades, 6, 3)} {
			if run != 0 {
				s.called[x] = s.rules.melds.ChoiceOf([]meld.Weis{run})
			}
		}
		if s.compareWeis(); s.best != row.best {
			t.Errorf("with trump %v the best is seat %d, want %d", row.trump, s.best, row.best)
		}
	}
}

// Declared Weis lie open at once; that a seat has kept its Weis back nobody
// hears, and only itself sees.
func TestDeclaring(t *testing.T) {
	s := dealt(t, nil, dealt4...)
	if s.turn != 1 {
		t.Fatalf("forehand is seat %d", s.turn)
	}
	legal := s.Legal(nil, 1)
	if len(legal) != 2 || legal[0].Kind != engine.Weis || legal[1] != (engine.Action{Kind: engine.NoWeis}) {
		t.Fatalf("before its first card b may do %v", legal)
	}
	if text := (Game{}).WeisText(s, 1, legal[0]); !slices.Equal(text, []string{"S10-SK"}) {
		t.Errorf("b declares %v", text)
	}
	kept := s.Clone().(*state)
	if trace := apply(t, s, 1, legal[0]); trace != engine.Public(4, legal[0]) || brief(s.Effects(), 4) != "b weis 50" {
		t.Errorf("a declaration is told as %+v with %s", trace, brief(s.Effects(), 4))
	}
	if v := s.View(3); v.Shown[1] != set(t, "SJ SQ SK S10") {
		t.Errorf("d sees %v of b", v.Shown[1])
	}
	if trace := apply(t, kept, 1, legal[1]); trace != (engine.Trace{}) {
		t.Errorf("keeping back is told as %+v", trace)
	}
	for _, to := range []engine.Seat{0, 1, engine.Nobody} {
		v := kept.View(to)
		if _, ok := v.Fact(FactKept); ok != (to == 1) {
			t.Errorf("seat %d sees that b kept back: %v", to, ok)
		}
	}
}

func TestParseWeis(t *testing.T) {
	for _, row := range []struct {
		line string // moves before
		by   engine.Seat
		list []string
		want string // part of the error; "" for none
	}{
		{"", 1, []string{"S10-SK"}, ""},
		{"weis SJ", 2, []string{"CQ-CA"}, ""},
		{"weis SJ weis S6 S7", 0, []string{"D6-D9", "4x9"}, ""},
		{"", 1, []string{"S10-SQ"}, "it declares all it holds"},
		{"", 1, []string{"S10-S12"}, "not a Weis"},
		{"", 1, nil, "it declares all it holds"},
		{"", 2, []string{"CQ-CA"}, "turn"},
		{"weis", 1, []string{"S10-SK"}, "already"},
		{"keep", 1, []string{"S10-SK"}, "already"},
		{"weis SJ weis S6", 3, []string{"4xA"}, "it declares all it holds"},
	} {
		s := dealt(t, nil, dealt4...)
		play(t, s, row.line)
		a, err := Game{}.ParseWeis(s, row.by, row.list)
		switch {
		case row.want == "" && (err != nil || !slices.Contains(s.Legal(nil, row.by), a)):
			t.Errorf("%q, then %v: %v, %v", row.line, row.list, a, err)
		case row.want != "" && (err == nil || !strings.Contains(err.Error(), row.want)):
			t.Errorf("%q, then %v: %v, want %q in it", row.line, row.list, err, row.want)
		}
	}
}

// All tricks: -257 in place of their points, what else was made stays.
func TestMatch(t *testing.T) {
	s := position(t, nil, engine.TrumpHearts, "H6 H7 H8 H9 H10 HJ HQ HK HA",
		"S6 S7 S8 D9 D10 DJ C9 C10 CJ", "S9 S10 SJ D6 D7 D8 C6 C7 C8", "SQ SK SA DQ DK DA CQ CK CA")
	s.called[0] = meld.Best(s.hands[0], s.rules.melds)
	s.called[1] = meld.Best(s.hands[1], s.rules.melds)
	s.stoeck = 0
	playOn(t, s, nil)
	// a: -257 for the tricks, -300 for the run, -20 for Stöck; b: three runs of three.
	if got := s.parts(0); got != [madeKinds]int32{0, s.table[0], -300, -20, -257} || s.totals[1] != -6 {
		t.Errorf("a made %v, written are %v", got, s.totals)
	}
	if s.totals[0] != written(s.table[0]-577) {
		t.Errorf("a has %d written with %d for Tischweis", s.totals[0], s.table[0])
	}
}

// Who holds Stöck knows it at once; the others see it with the second card.
func TestStoeckIsSeenWhenLaid(t *testing.T) {
	s := position(t, nil, engine.NoTrump, "HK HQ S9 D6", "S10 D7 D10 C6", "SJ D8 DJ C7", "H8 D9 DQ C8")
	sees := func(to engine.Seat) bool {
		v := s.View(to)
		_, fact := v.Fact(engine.FactStoeck)
		_, made := v.FactOf(madeKeys[madeStoeck], 0)
		if fact != made {
			t.Errorf("seat %d sees Stöck: %v, and its points: %v", to, fact, made)
		}
		return fact
	}
	for _, row := range []struct {
		line         string
		owner, other bool
	}{
		{"S9 S10 SJ", false, false}, // no trump yet
		{"H8", true, false},
		{"D9 HQ D7 D8", true, false}, // a trumps in
		{"HK D10 DJ DQ", true, true},
	} {
		play(t, s, row.line)
		if sees(0) != row.owner || sees(1) != row.other || sees(engine.Nobody) != row.other {
			t.Errorf("after %s: a sees it %v, b %v", row.line, sees(0), sees(1))
		}
	}
}

// A taker sees what a trick shows, with the trick's number.
func TestTischweisIsShown(t *testing.T) {
	s := position(t, nil, engine.NoTrump, "S9 H6", "S10 H7", "SJ H8", "SQ D6")
	play(t, s, "S9 S10 SJ")
	play(t, s, "SQ")
	if got := brief(s.Effects(), 4); got != "take d 15, d weis 50" || s.Effects()[1].Trick != 1 {
		t.Errorf("the trick brings %s", got)
	}
	v := s.View(0)
	if f, _ := v.FactOf(madeKeys[madeTable], 3); f.Value != 50 {
		t.Errorf("a sees %d as the Tischweis of d", f.Value)
	}
	off := position(t, engine.Options{"tischweis": false}, engine.NoTrump, "S9 H6", "S10 H7", "SJ H8", "SQ D6")
	if got := brief(play(t, off, "S9 S10 SJ SQ"), 4); got != "take d 15" {
		t.Errorf("without Tischweis the trick brings %s", got)
	}
}

// What is not allowed is refused with the rule.
func TestRefused(t *testing.T) {
	one := func(text string) engine.Action { return engine.PlayCard(set(t, text).First()) }
	for _, row := range []struct {
		name    string
		options engine.Options
		line    string
		a       engine.Action
		rule    engine.Rule
	}{
		{"a card before the Weis", nil, "", one("SJ"), ruleWeisFirst},
		{"other cards than the Weis", nil, "", engine.Action{Kind: engine.Weis, Cards: set(t, "SJ SQ SK")}, ruleWeisHeld},
		{"Weis twice", nil, "weis", engine.Action{Kind: engine.NoWeis}, ruleWeisOnce},
		{"none to keep back", nil, "weis SJ weis S6", engine.Action{Kind: engine.NoWeis}, ruleWeisHeld},
		{"no Weis here", engine.Options{"handweis": "off"}, "", engine.Action{Kind: engine.NoWeis}, ruleWeisOff},
		{"Weis too late", nil, "weis SJ weis S6 S7 weis S9", engine.Action{Kind: engine.NoWeis}, ruleWeisTime},
		{"not following", nil, "weis SJ weis", one("HK"), engine.RuleFollow},
		{"the Bauer follows before trump", nil, "weis HJ weis", one("CK"), engine.RuleFollow},
		{"not held", nil, "weis SJ weis", one("SJ"), engine.RuleHold},
		{"an announcement", nil, "weis", engine.Action{Kind: engine.Play, Arg: engine.PlayBoech, Cards: set(t, "SJ")}, engine.RuleKind},
	} {
		s := dealt(t, row.options, dealt4...)
		play(t, s, row.line)
		_, err := s.Apply(s.turn, row.a)
		var illegal *engine.Illegal
		if !errors.As(err, &illegal) || illegal.Rule != row.rule {
			t.Errorf("%s: %v, want the rule %s", row.name, err, row.rule)
		}
		v := s.View(s.turn)
		if why := (Game{}).Why(v, row.a); !errors.As(why, &illegal) || illegal.Rule != row.rule {
			t.Errorf("%s: from the view: %v, want the rule %s", row.name, why, row.rule)
		}
	}
}

func TestNewRefuses(t *testing.T) {
	for _, row := range []struct {
		seats   int
		options engine.Options
		want    string
	}{
		{2, nil, "3 to 6 seats"},
		{7, nil, "3 to 6 seats"},
		{4, engine.Options{"limit": 0}, "from 1 to"},
		{4, engine.Options{"handweis": "all"}, "own, highest, off"},
	} {
		_, err := Game{}.New(engine.Setup{Options: row.options, Seats: players(row.seats)})
		if err == nil || !strings.Contains(err.Error(), row.want) {
			t.Errorf("%d seats, %v: %v, want %q in it", row.seats, row.options, err, row.want)
		}
	}
}

// When time runs out the Weis are declared, and the cheapest card falls.
func TestTimeout(t *testing.T) {
	s := dealt(t, nil, dealt4...)
	for _, want := range []string{"weis S10 SJ SQ SK", "play H7", "weis CQ CK CA", "play H6"} {
		a := s.Timeout(s.turn)
		if got := a.Kind.String() + " " + a.Cards.String(); got != want {
			t.Errorf("seat %d does %s, want %s", s.turn, got, want)
		}
		apply(t, s, s.turn, a)
	}
}
