package molotow_test

import (
	"fmt"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/enginetest"
	"krutzjass/engine/meld"
	"krutzjass/engine/molotow"
	"krutzjass/engine/trick"
)

// Every option stands in these sets with every value that changes the play.
var sets = []engine.Options{
	{},
	{"handweis": "highest", "limit": 12},
	{"handweis": "off", "limit": 12},
	{"tischweis": false, "limit": 12},
	{"stoeck": false, "limit": 12},
	{"kreuzweis": false, "limit": 12},
	{"handweis": "highest", "kreuzweis": false, "tischweis": false, "stoeck": false, "limit": 12},
	{"limit": 1},
}

// TestSuite plays 300 random matches of each set, 100 at each size of the
// table.
func TestSuite(t *testing.T) {
	for seats := 3; seats <= 6; seats++ {
		t.Run(fmt.Sprintf("%d seats", seats), func(t *testing.T) {
			enginetest.Run(t, molotow.Game{}, sets, enginetest.Config{Matches: 100, Deep: 100, Seats: seats, Check: checkDeal})
		})
	}
}

// recount counts a deal again from its moves alone.
type recount struct {
	full  engine.Options
	seats int
	hands [engine.MaxSeats]card.Set
	mode  engine.Mode
	trick []card.Card
	taken [engine.MaxSeats][]card.Card
	score [engine.MaxSeats]int // Weis and Stöck, then everything
	weis  [engine.MaxSeats]int // in the hand
}

// checkDeal: the trick points of a deal are 157 with trump and 125 without, and
// what is written follows from the cards
// (schieber-coiffeur-differenzler-molotow.md 6).
func checkDeal(h enginetest.Hand) error {
	full, err := engine.Complete(molotow.Game{}.Info().Options, h.Setup.Options)
	if err != nil {
		return err
	}
	rc := &recount{full: full, seats: len(h.Setup.Seats), mode: engine.NoTrump}
	takes := []engine.Effect{}
	got := [engine.MaxSeats]int{}
	for _, e := range h.Effects {
		switch {
		case e.Kind == engine.Take:
			takes = append(takes, e)
		case e.Kind == engine.Score:
			got[e.Side] = int(e.Points)
		case e.Kind == engine.WeisShown && e.Trick == 0:
			rc.weis[e.Seat] += int(e.Points)
		}
	}
	for _, m := range h.Moves {
		switch m.Action.Kind {
		case engine.Deal:
			rc.hands[m.Action.Arg] = m.Action.Cards
		case engine.Play:
			rc.play(m.By, m.Action.Card(), &takes)
		}
	}
	return rc.compare(got)
}

// play takes in a card; the takes say who won which trick.
func (rc *recount) play(by engine.Seat, c card.Card, takes *[]engine.Effect) {
	rc.hands[by] = rc.hands[by].Without(c)
	rc.trick = append(rc.trick, c)
	if rc.mode == engine.NoTrump && c.Suit() != rc.trick[0].Suit() {
		rc.mode = engine.TrumpMode(c.Suit())
		for x, hand := range rc.hands {
			if rc.full.Flag("stoeck") && rc.court(hand.Cards()) {
				rc.score[x] -= 20
			}
		}
	}
	if len(rc.trick) < rc.seats {
		return
	}
	win := (*takes)[0].Seat
	*takes = (*takes)[1:]
	if rc.full.Flag("tischweis") {
		melds := meld.Rules{Cross: rc.full.Flag("kreuzweis"), Long: true}
		rc.score[win] += meld.Best(card.SetOf(rc.trick...), melds).Total()
		if rc.full.Flag("stoeck") && rc.court(rc.trick) {
			rc.score[win] += 20
		}
	}
	rc.taken[win] = append(rc.taken[win], rc.trick...)
	if len(*takes) == 0 {
		rc.score[win] += 5
	}
	rc.trick = nil
}

// court tells whether King and Queen of trump are in a list.
func (rc *recount) court(list []card.Card) bool {
	n := 0
	for _, c := range list {
		if x, ok := rc.mode.TrumpSuit(); ok && c.Suit() == x && (c.Rank() == card.King || c.Rank() == card.Queen) {
			n++
		}
	}
	return n == 2
}

func (rc *recount) compare(got [engine.MaxSeats]int) error {
	sum := 5
	for x := range rc.seats {
		points := trick.ForMode(rc.mode).Sum(rc.taken[x])
		sum += points
		rc.score[x] += points
		if len(rc.taken[x]) == 36/rc.seats*rc.seats {
			rc.score[x] += -257 - points - 5
		}
	}
	if want := map[bool]int{true: 125, false: 157}[rc.mode == engine.NoTrump]; sum != want {
		return fmt.Errorf("the cards of the deal count %d, want %d", sum, want)
	}
	without := 0 // seats whose Weis do not count
	for x := range rc.seats {
		switch want := rounded(rc.score[x] - rc.weis[x]); {
		case got[x] == want:
		case rc.full.Text("handweis") == "highest" && got[x] == rounded(rc.score[x]):
			without++
		default:
			return fmt.Errorf("seat %d has %d written, want %d (Weis %d)", x, got[x], want, rc.weis[x])
		}
	}
	if without == rc.seats {
		return fmt.Errorf("nobody's Weis count")
	}
	return nil
}

// rounded writes a score in tens, from the magnitude.
func rounded(score int) int {
	if score < 0 {
		return -((5 - score) / 10)
	}
	return (score + 5) / 10
}
