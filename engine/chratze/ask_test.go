package chratze

import (
	"math/rand/v2"
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

func TestAskRefuses(t *testing.T) {
	cards := card.Jass().Cards()
	good := engine.Question{Mode: engine.TrumpHearts, Values: engine.TrumpHearts, Trick: cards[:1], Hand: cards[4:8]}
	if got, err := (Game{}).AskLegal(good); err != nil || got.Empty() {
		t.Fatalf("%v, %v", got, err)
	}
	for _, row := range []struct {
		name   string
		change func(q *engine.Question)
		want   string
	}{
		{"no trump", func(q *engine.Question) { q.Mode, q.Values = engine.Obenabe, engine.Obenabe }, "mode must be one of H D C S"},
		{"other values", func(q *engine.Question) { q.Values = engine.Undenufe }, "without other values"},
		{"a full trick", func(q *engine.Question) { q.Trick = cards[:7] }, "the trick is full"},
		{"a trick of eight", func(q *engine.Question) { q.Trick = cards[:8] }, "a trick has at most 7 cards"},
		{"five cards", func(q *engine.Question) { q.Hand = cards[4:9] }, "nobody plays with more than 4"},
		{"four cards of Zwicken", func(q *engine.Question) { q.Options = zwickenMode }, "nobody plays with more than 3"},
	} {
		q := good
		row.change(&q)
		if _, err := (Game{}).AskLegal(q); err == nil || !strings.Contains(err.Error(), row.want) {
			t.Errorf("%s: %v", row.name, err)
		}
	}
}

// What no view can be is refused, not guessed.
func TestGuessRefuses(t *testing.T) {
	for name, change := range map[string]func(v *engine.View){
		"too few hands":        func(v *engine.View) { v.Counts = v.Counts[:3] },
		"hands too large":      func(v *engine.View) { v.Counts[1] = 30 },
		"a stock too large":    func(v *engine.View) { v.Facts[1].Value = 36 },
		"a stock below none":   func(v *engine.View) { v.Facts[1].Value = -1 },
		"too many laid away":   func(v *engine.View) { v.Facts = append(v.Facts, engine.Fact{Key: FactLaid, Seat: 2, Value: 30}) },
		"another game's seats": func(v *engine.View) { v.Setup.Seats = nil },
	} {
		s := dealt(t, start(t, 4, nil), 3, "H9", noHearts...)
		v := s.View(0)
		if change(&v); v.Facts[1].Key != FactStock {
			t.Fatal("the stock is told elsewhere")
		}
		if g, err := (Game{}).Guess(v, rand.New(rand.NewPCG(1, 1))); err == nil {
			t.Errorf("%s: guessed as %v", name, placement(g.(*state), 0))
		}
	}
}
