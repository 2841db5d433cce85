package engine

import "krutzjass/engine/card"

// Trace says who else learns of an action: the seats in Seen get all of it, the
// others get Rest. The one who acts always sees the whole. The zero Trace tells
// nobody, so a forgotten audience leaks nothing.
type Trace struct {
	Seen Seats
	Rest Action
}

// Public is the trace of an action at a table of n that everyone sees,
// onlookers too.
func Public(n int, a Action) Trace { return Trace{Seen: AllSeats(n), Rest: a} }

// Move is a full line of the log. It never leaves the table before the match is
// over: a seat gets Events.
type Move struct {
	By      Seat
	Action  Action
	Trace   Trace
	Timeout bool
}

// Event is a move as one seat saw it, with what it caused. Seq counts, from 1
// and without gaps, the events that this seat got.
type Event struct {
	Seq     int
	By      Seat
	Action  Action
	Timeout bool
	Effects []Effect
}

// EffectKind says what an action caused.
type EffectKind uint8

// The effects. The first five are the derived lines of RECORD.md.
const (
	NoEffect  EffectKind = iota
	Take                 // Seat takes trick number Trick of this deal, worth Points; negative where tricks have no points
	Score                // Side scores Points for Why
	Bergpreis            // Side reached the mark
	HandEnd              // the deal is over: Sums by side
	MatchEnd             // the match is over: Winners
	Turned               // Cards are turned up as the trump card: from the stock, by a swap with the six, or from the hand of Seat
	WeisShown            // a Weis of the winning side lies open: Seat, Arg (the game's code), Points, Cards
)

// Why is the reason of a score, with the names of RECORD.md.
type Why uint8

// The reasons.
const (
	WhyNone Why = iota
	WhyTrick
	WhyStoeck
	WhyWeis
	WhyMatch
	WhyRow
	WhyDifference
	WhyPot
	WhyPenalty
	WhyStake
	WhyHand
	whyEnd
)

var whyNames = [whyEnd]string{"", "trick", "stoeck", "weis", "match", "row", "difference", "pot", "penalty", "stake", "hand"}

// String gives the name of RECORD.md.
func (w Why) String() string {
	if w >= whyEnd {
		return "?"
	}
	return whyNames[w]
}

// Effect is one consequence of an action, in the order in which they happened.
// It is plain public data: everyone sees every effect. Totals are by side, as
// they stand after it.
type Effect struct {
	Kind    EffectKind
	Why     Why
	Side    Side
	Seat    Seat
	Trick   int16 // from 1
	Arg     int16
	Points  int32
	Cards   card.Set
	Winners Sides
	Sums    [MaxSeats]int32
	Totals  [MaxSeats]int32
}
