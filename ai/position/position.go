// Package position makes views of a Krutzjass hand from text that a player can
// read, for tests of conventions and judgement, and reads late moments of deals
// that were played, with what each card is worth there, for tests of strength.
package position

import (
	"fmt"
	"strings"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

const seats = 4

// Position is a moment of a hand as seat 0 sees it: seat 2 is the partner, 1 and
// 3 are opponents, and house set A is played.
type Position struct {
	Trump string // suit letter; empty while trump is chosen
	Maker int    // who made trump
	Hand  string // cards of seat 0
	Past  string // finished tricks, "2 HJ H9 HK HQ / 2 DA ...": the leader, then the cards
	Trick string // the open trick likewise; empty when seat 0 leads
	// Totals of both sides; the target is 1500.
	Totals [2]int
	// More is legal besides the plays that follow from hand and trick: calls,
	// Weis, plays with a flag. While trump is chosen it is all that is legal.
	More []engine.Action
}

// View builds the view. The error names the text that makes no sense.
func (p Position) View() (engine.View, error) {
	v := engine.View{
		Setup: engine.Setup{
			Game: "krutzjass", Seats: make([]engine.Player, seats),
			Options: engine.Options{"target": 1500, "earlyStoeck": true},
		},
		Turn: engine.SeatsOf(0), Phase: engine.PhaseCall, Mode: engine.NoMode,
		Counts: make([]int, seats), Shown: make([]card.Set, seats),
		Totals: p.Totals[:], Legal: p.More,
	}
	hand, err := card.ParseSet(p.Hand)
	if err != nil {
		return engine.View{}, fmt.Errorf("hand: %w", err)
	}
	v.Hand = hand
	if p.Trump != "" {
		if err := p.play(&v); err != nil {
			return engine.View{}, err
		}
	}
	if err := check(&v); err != nil {
		return engine.View{}, err
	}
	for i := range v.Counts {
		v.Counts[i] = hand.Len()
	}
	for i := range v.Trick.Laid() {
		v.Counts[v.Trick.Seat(i, seats)]--
	}
	return v, nil
}

// play adds trump, tricks and the lawful cards.
func (p Position) play(v *engine.View) error {
	suit, err := card.ParseSuit(p.Trump)
	if err != nil {
		return fmt.Errorf("trump: %w", err)
	}
	v.Phase, v.Mode = engine.PhasePlay, engine.TrumpMode(suit)
	v.Facts = []engine.Fact{{Key: engine.FactMaker, Seat: engine.Seat(p.Maker)}}
	v.Trick = engine.Trick{Winner: engine.Nobody}
	o := trick.ForMode(v.Mode)
	if p.Past != "" {
		for text := range strings.SplitSeq(p.Past, " / ") {
			t, err := parseTrick(text)
			if err != nil {
				return err
			}
			t.Winner = t.Seat(o.Winner(t.Laid()), seats)
			v.Past = append(v.Past, t)
		}
	}
	if p.Trick != "" {
		if v.Trick, err = parseTrick(p.Trick); err != nil {
			return err
		}
		if v.Trick.Seat(int(v.Trick.N), seats) != 0 {
			return fmt.Errorf("trick %q: it is not the turn of seat 0", p.Trick)
		}
	}
	v.Lead = v.Trick.Lead
	legal := append([]engine.Action(nil), p.More...)
	for c := range o.Legal(v.Hand, v.Trick.Laid(), trick.HouseA).Distinct() {
		legal = append(legal, engine.PlayCard(c))
	}
	v.Legal = legal
	return nil
}

// check tells which card stands more often than the pack has it.
func check(v *engine.View) error {
	seen := v.Hand
	for _, t := range append(v.Past[:len(v.Past):len(v.Past)], v.Trick) {
		for _, c := range t.Laid() {
			var ok bool
			if seen, ok = seen.Add(c); !ok {
				return fmt.Errorf("%v stands three times: the pack has two", c)
			}
		}
	}
	if !seen.Within(card.Double()) {
		return fmt.Errorf("the pack has Nine to Ace, not all of %v", seen)
	}
	return nil
}

// parseTrick reads the leader's seat and one to four cards.
func parseTrick(text string) (engine.Trick, error) {
	lead, cards, _ := strings.Cut(text, " ")
	list, err := card.ParseList(cards)
	if err != nil {
		return engine.Trick{}, fmt.Errorf("trick %q: %w", text, err)
	}
	if len(lead) != 1 || lead[0] < '0' || lead[0] >= '0'+seats || len(list) == 0 || len(list) > seats {
		return engine.Trick{}, fmt.Errorf("trick %q: expected the leader's seat 0 to 3 and one to four cards", text)
	}
	t := engine.Trick{Lead: engine.Seat(lead[0] - '0'), Winner: engine.Nobody}
	for _, c := range list {
		t.Cards[t.N] = c
		t.N++
	}
	return t, nil
}
