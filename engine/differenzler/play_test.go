package differenzler

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// What is written for a prediction, without and with the reward for an exact hit
// (schieber-coiffeur-differenzler-molotow.md 5; RECORD.md, options).
func TestMissed(t *testing.T) {
	for _, row := range []struct {
		name             string
		predicted        int16
		points, tricks   int32
		plain, rewarding int32
	}{
		{"too few", 50, 12, 1, 38, 38},
		{"too many", 30, 45, 3, 15, 15},
		{"exact", 37, 37, 2, 0, -10},
		{"nothing predicted, no trick", 0, 0, 0, 0, 0},
		{"nothing predicted, a trick without points", 0, 0, 1, 0, -10},
		{"everything", 157, 157, 9, 0, -10},
	} {
		for exact, want := range map[int]int32{0: row.plain, 10: row.rewarding} {
			s := start(t, engine.Options{"exact": exact})
			s.predicted[2], s.points[2] = row.predicted, row.points
			s.done = tricks
			for i := range s.past {
				s.past[i].Winner = engine.Seat(2 * min(1, max(0, row.tricks-int32(i))))
			}
			if got := s.missed(2); got != want {
				t.Errorf("%s, exact %d: %d is written, want %d", row.name, exact, got, want)
			}
		}
	}
}

// Hidden predictions come in any order and nobody hears them; open ones come in
// turn from forehand on, the dealer last.
func TestPredicting(t *testing.T) {
	hiddenHere, open := dealt(t, nil, whole...), dealt(t, engine.Options{"open": true}, whole...)
	predict(t, hiddenHere, card.Clubs)
	predict(t, open, card.Clubs)
	if hiddenHere.Turn() != engine.AllSeats(seats) || open.Turn() != engine.SeatsOf(1) {
		t.Fatalf("to predict are %v and %v", hiddenHere.Turn().List(), open.Turn().List())
	}
	for _, x := range []engine.Seat{3, 0} {
		trace := apply(t, hiddenHere, x, engine.Action{Kind: engine.Predict, Arg: 50})
		if trace != (engine.Trace{Rest: engine.Action{Kind: engine.Predict, Arg: -1}}) {
			t.Errorf("the others hear %+v", trace)
		}
		if _, err := hiddenHere.Apply(x, engine.Action{Kind: engine.Predict, Arg: 51}); !errors.Is(err, engine.ErrTurn) {
			t.Errorf("seat %d predicts twice: %v", x, err)
		}
	}
	for i, x := range []engine.Seat{1, 2, 3, 0} {
		if open.Turn() != engine.SeatsOf(x) {
			t.Fatalf("prediction %d: in turn are %v, want seat %d", i+1, open.Turn().List(), x)
		}
		a := engine.Action{Kind: engine.Predict, Arg: int16(10 * i)}
		if trace := apply(t, open, x, a); trace != engine.Public(seats, a) {
			t.Errorf("an open prediction is told as %+v", trace)
		}
	}
	value := func(s *state, to, of engine.Seat) int {
		v := s.View(to)
		f, ok := v.FactOf(FactPredicted, of)
		if !ok {
			t.Errorf("seat %d does not see that seat %d has predicted", to, of)
		}
		return f.Value
	}
	for _, row := range []struct {
		s      *state
		to, of engine.Seat
		want   int
	}{{hiddenHere, 3, 3, 50}, {hiddenHere, 2, 3, -1}, {hiddenHere, engine.Nobody, 3, -1}, {open, 3, 2, 10}, {open, engine.Nobody, 0, 30}} {
		if got := value(row.s, row.to, row.of); got != row.want {
			t.Errorf("seat %d sees %d as the prediction of seat %d, want %d", row.to, got, row.of, row.want)
		}
	}
}

// After the last trick everything lies open, line by line, until the next deal.
func TestRound(t *testing.T) {
	s := dealt(t, engine.Options{"rounds": 4}, whole...)
	predict(t, s, card.Hearts, 150, 2, 0, 5)
	playOn(t, s, nil)
	if got, want := brief(s.Effects()), "take b 49, a difference 5, b difference 7, c difference 2, d difference 0, hand [5 7 2 0]"; got != want {
		t.Errorf("the last card brings\n%s, want\n%s", got, want)
	}
	v := s.View(2)
	if f, _ := v.FactOf(FactPredicted, 1); f.Value != 150 {
		t.Errorf("seat c sees the prediction of b as %d", f.Value)
	}
	if !slices.Equal(v.Totals, []int{5, 7, 2, 0}) || v.Sheet[0][3] != (engine.Cell{N: 150, Set: true}) || v.Sheet[0][5].N != 7 {
		t.Errorf("the sheet says %v, totals %v", v.Sheet, v.Totals)
	}
	for round := 2; round <= 4; round++ {
		dealTo(t, s, whole)
		predict(t, s, card.Hearts, 0, 0, 0, 0)
		playOn(t, s, nil)
	}
	if !s.Over() || !strings.HasSuffix(brief(s.Effects()), "end [3] [5 478 2 0]") {
		t.Errorf("after four rounds: %s", brief(s.Effects()))
	}
}

// The fewest points win, and equal ones share.
func TestShared(t *testing.T) {
	s := start(t, engine.Options{"rounds": 4})
	s.totals, s.sheet = [seats]int32{50, 30, 30, 90}, make([][seats]cells, 3)
	s.closeDeal()
	if !s.Over() || !slices.Equal(s.winners.List(), []engine.Side{1, 2}) {
		t.Errorf("the winners are %v", s.winners.List())
	}
}

// What is not allowed is refused with the rule.
func TestRefused(t *testing.T) {
	predicting := func(t *testing.T) *state { s := dealt(t, nil, whole...); predict(t, s, card.Clubs); return s }
	playing := func(t *testing.T) *state {
		s := dealt(t, nil, "S6 H6 D6 C6 S7 H8 D7 C7 S8", "S9 H7 D8 C8 S10 H9 D9 C9 SJ", "H10 D10 C10 SQ HJ DJ CJ SK HQ", "DQ CQ SA HK DK CK HA DA CA")
		predict(t, s, card.Clubs, 1, 2, 3, 4)
		apply(t, s, 1, engine.PlayCard(card.Of(card.Diamonds, card.Eight)))
		return s
	}
	for _, row := range []struct {
		name  string
		state func(*testing.T) *state
		by    engine.Seat
		a     engine.Action
		rule  engine.Rule
	}{
		{"more than there is", predicting, 0, engine.Action{Kind: engine.Predict, Arg: 158}, rulePredict},
		{"less than nothing", predicting, 0, engine.Action{Kind: engine.Predict, Arg: -1}, rulePredict},
		{"a card instead", predicting, 0, engine.PlayCard(card.Of(card.Spades, card.Six)), engine.RuleKind},
		{"not following", playing, 2, engine.PlayCard(card.Of(card.Hearts, card.Ten)), engine.RuleFollow},
		{"not held", playing, 2, engine.PlayCard(card.Of(card.Spades, card.Six)), engine.RuleHold},
		{"an announcement", playing, 2, engine.Action{Kind: engine.Play, Arg: engine.PlayStoeck, Cards: set(t, "D10")}, engine.RuleKind},
		{"a deal", func(t *testing.T) *state { return start(t, nil) }, engine.Nature, engine.Action{Kind: engine.Deal, Cards: set(t, "H6")}, engine.RulePack},
	} {
		s := row.state(t)
		_, err := s.Apply(row.by, row.a)
		var illegal *engine.Illegal
		if !errors.As(err, &illegal) || illegal.Rule != row.rule {
			t.Errorf("%s: %v, want the rule %s", row.name, err, row.rule)
		}
	}
}

func TestNewRefuses(t *testing.T) {
	for _, row := range []struct {
		seats   int
		options engine.Options
		want    string
	}{
		{3, nil, "4 seats"},
		{4, engine.Options{"rounds": 13}, "one of 4 8 12"},
		{4, engine.Options{"exact": 5}, "one of 0 10"},
		{4, engine.Options{"target": 5}, "rounds, open, exact"},
	} {
		_, err := Game{}.New(engine.Setup{Options: row.options, Seats: four[:row.seats]})
		if err == nil || !strings.Contains(err.Error(), row.want) {
			t.Errorf("%d seats, %v: %v, want %q in it", row.seats, row.options, err, row.want)
		}
	}
}

// When time runs out a seat predicts its share, and throws away what counts least.
func TestTimeout(t *testing.T) {
	s := dealt(t, nil, "S6 H6 D6 C6 S7 H8 D7 C7 S8", "S9 H7 D8 C8 S10 H9 D9 C9 SJ", "H10 D10 C10 SQ HJ DJ CJ SK HQ", "DQ CQ SA HK DK CK HA DA CA")
	predict(t, s, card.Clubs)
	if a := s.Timeout(3); a != (engine.Action{Kind: engine.Predict, Arg: 39}) {
		t.Errorf("predicted is %v", a)
	}
	for x := range engine.Seat(seats) {
		apply(t, s, x, s.Timeout(x))
	}
	for _, want := range []string{"H7", "HJ", "CQ", "H6"} {
		a := s.Timeout(s.turn.First())
		if a.Card().String() != want {
			t.Errorf("seat %d plays %v, want %s", s.turn.First(), a.Card(), want)
		}
		apply(t, s, s.turn.First(), a)
	}
}

// Gain follows the deal and ends as what is written.
func TestGain(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	s := dealt(t, nil, whole...)
	if !slices.Equal(s.Gain(), []int{0, 0, 0, 0}) {
		t.Errorf("before the predictions: %v", s.Gain())
	}
	predict(t, s, card.Spades, 10, 20, 30, 97)
	if !slices.Equal(s.Gain(), []int{97, 10, 20, 30}) {
		t.Errorf("before the first trick: %v", s.Gain())
	}
	playOn(t, s, r)
	for x, gain := range s.Gain() {
		if gain != int(s.totals[x]) {
			t.Errorf("seat %d gained %d and has %d written", x, gain, s.totals[x])
		}
	}
}
