package differenzler

import (
	"slices"
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/enginetest/cases"
)

func TestLegalCases(t *testing.T) {
	cases.Run(t, "legal", []string{"diff"}, func(t *testing.T, c cases.Case) {
		var want []string
		c.Want(t, &want)
		mode, _ := engine.ParseMode(c.ModeName())
		laid, _ := card.ParseList(c.Trick)
		hand := set(t, c.Hand)

		asked, err := Game{}.AskLegal(engine.Question{Mode: mode, Values: mode, Trick: laid, Hand: hand.Cards()})
		got := strings.Fields(asked.String())
		slices.Sort(got)
		if err != nil || !slices.Equal(got, want) {
			t.Errorf("%s: asked, got %v, %v", c.Line, got, err)
		}

		s := start(t, nil)
		s.phase, s.mode = engine.PhasePlay, mode
		s.trick.N = int8(copy(s.trick.Cards[:], laid))
		by := engine.Seat(len(laid))
		s.turn, s.hands[by] = engine.SeatsOf(by), hand
		got = nil
		for _, a := range s.Legal(nil, by) {
			got = append(got, a.Card().String())
		}
		slices.Sort(got)
		if !slices.Equal(got, want) {
			t.Errorf("%s: in play, got %v", c.Line, got)
		}
	})
}

func TestDifferenceCases(t *testing.T) {
	t.Run("J:D01", func(t *testing.T) {
		var want []int32
		c := cases.Find(t, "J:D01")
		c.Want(t, &want)
		s := start(t, nil)
		s.predicted, s.points = [seats]int16{40, 50, 30, 37}, [seats]int32{45, 50, 12, 50}
		sum := s.points[0] + s.points[1] + s.points[2] + s.points[3]
		s.closeDeal()
		if sum != want[0] || !slices.Equal(s.totals[:], want[1:]) {
			t.Errorf("%s: got %v", c.Line, s.totals)
		}
	})
	t.Run("J:D02", func(t *testing.T) {
		var want int32
		c := cases.Find(t, "J:D02")
		c.Want(t, &want)
		s := dealt(t, nil, whole...)
		predict(t, s, card.Hearts, 0, 0, 0, 0)
		playOn(t, s, nil)
		if s.points != [seats]int32{0, want, 0, 0} || s.sheet[0][1] != (cells{0, want, want}) {
			t.Errorf("%s: points %v, written %v", c.Line, s.points, s.sheet)
		}
	})
}

func TestSeatsCase(t *testing.T) {
	c := cases.Find(t, "J:F01")
	var want []string
	c.Want(t, &want)
	hands := []string{whole[3], whole[0], whole[1], whole[2]} // H7 with c
	s := dealt(t, nil, hands...)
	var got []string
	note := func() {
		got = append(got, string(rune('a'+s.Dealer)), string(rune('a'+s.lead)))
	}
	note()
	predict(t, s, card.Spades, 1, 2, 3, 4)
	if s.turn != engine.SeatsOf(s.lead) {
		t.Errorf("forehand is seat %d, and %v lead", s.lead, s.turn.List())
	}
	playOn(t, s, nil)
	dealTo(t, s, hands)
	note()
	if !slices.Equal(got, want) {
		t.Errorf("%s: got %v", c.Line, got)
	}
}
