package engine

import (
	"slices"

	"krutzjass/engine/card"
)

// Phase is what the match waits for. Games add their own from PhaseOwn on.
type Phase uint8

// The phases that games share.
const (
	PhaseDeal Phase = iota // chance deals next; between hands the last hand is still in the view
	PhaseCall              // trump or mode is chosen
	PhasePlay              // cards are played
	PhaseOver              // nothing follows
	PhaseOwn
)

// Trick is the cards of one trick in the order in which they were laid.
type Trick struct {
	Lead   Seat
	N      int8
	Cards  [MaxSeats]card.Card
	Winner Seat  // Nobody while it is unfinished
	Points int32 // with the last-trick bonus; 0 while unfinished
	Out    Seats // who has dropped out of the deal and lays no card
}

// Laid gives the cards in the order in which they were laid.
func (t *Trick) Laid() []card.Card { return t.Cards[:t.N] }

// Seat gives who laid card i at a table of n seats.
func (t *Trick) Seat(i, n int) Seat {
	if t.Out == 0 {
		return (t.Lead + Seat(i)) % Seat(n)
	}
	s := t.Lead
	for ; i > 0; i-- {
		for s = (s + 1) % Seat(n); t.Out.Has(s); s = (s + 1) % Seat(n) {
		}
	}
	return s
}

// FactKey names a fact; the keys are constants of the game.
type FactKey string

// Fact is one public (or, in the viewer's own view, private) thing about the
// match that has no place of its own in View.
type Fact struct {
	Key   FactKey
	Seat  Seat
	Value int
	Cards card.Set
}

// Facts that several games tell.
const (
	FactMaker   FactKey = "maker"   // Seat chose trump or mode
	FactPushed  FactKey = "pushed"  // Seat pushed
	FactCalled  FactKey = "called"  // Seat called Weis, highest single Value
	FactWeis    FactKey = "weis"    // a Weis of Seat lies open: Value is the meld code, Cards the cards
	FactWon     FactKey = "won"     // Seat had the best Weis, Value the reason (game's code)
	FactStoeck  FactKey = "stoeck"  // Seat has scored Stöck this hand, Value times
	FactMade    FactKey = "made."   // prefix: "made.trick" and so on: Seat is the side, Value its points for that in this hand
	FactOwnWeis FactKey = "ownweis" // viewer only: a Weis that the viewer has called: Value is the meld code, Cards the cards
)

// Cell is a place on the score sheet. An open place is not a zero.
type Cell struct {
	N   int
	Set bool
}

// View is all that one seat may know: plain data that shares nothing with the
// state. It is built from a list of what may be shown.
type View struct {
	Setup   Setup
	Seq     int // events this seat has got; set by the table
	Viewer  Seat
	Turn    Seats // who may act; where that is a secret, all who might (RECORD.md, What others see), and Legal tells the one
	Phase   Phase
	Dealer  Seat
	Lead    Seat // forehand while calling, then who leads the current trick
	Mode    Mode
	Hand    card.Set
	Counts  []int      // cards in each hand
	Shown   []card.Set // face-up Weis cards, by seat
	Table   card.Set   // other face-up cards
	Trick   Trick
	Past    []Trick // finished tricks of this hand
	Facts   []Fact
	Totals  []int // by side
	Sheet   [][]Cell
	Winners Sides
	Legal   []Action // what Viewer may do now: buttons, choices, the host's check
}

// Fact finds the first fact with a key.
func (v *View) Fact(key FactKey) (Fact, bool) {
	i := slices.IndexFunc(v.Facts, func(f Fact) bool { return f.Key == key })
	if i < 0 {
		return Fact{Seat: Nobody}, false
	}
	return v.Facts[i], true
}

// FactOf finds the first fact with a key about a seat.
func (v *View) FactOf(key FactKey, s Seat) (Fact, bool) {
	i := slices.IndexFunc(v.Facts, func(f Fact) bool { return f.Key == key && f.Seat == s })
	if i < 0 {
		return Fact{Seat: Nobody}, false
	}
	return v.Facts[i], true
}

// Played gives the cards that have been laid in this hand, open trick included.
func (v *View) Played() (s card.Set) {
	for i := range v.Past {
		for _, c := range v.Past[i].Laid() {
			s = s.With(c)
		}
	}
	for _, c := range v.Trick.Laid() {
		s = s.With(c)
	}
	return s
}
