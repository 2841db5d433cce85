package engine

import "krutzjass/engine/card"

// Question asks about the rules apart from any match (COMMANDS.md, ask). Who
// asks has checked that trick and hand together fit the game's deck, that no
// hand is larger than the game deals and that the seats exist; the game checks
// the modes and the texts of Weis.
type Question struct {
	Options Options     // complete
	Mode    Mode        // NoMode where the question names none
	Values  Mode        // what cards are worth; equal to Mode unless the question says otherwise
	Trick   []card.Card // in the order in which they were laid; may be unfinished
	Hand    []card.Card // in the order given
	Last    bool        // this is the last trick of the deal
	Calls   []WeisCall  // in order of calling
	Schlag  card.Rank   // for a SchlagAsker; 0 elsewhere
	Number  int         // for a SchlagAsker: the trick's number in its deal, from 1; 0 where the question names none
}

// WeisCall is one Weis that a seat has called, as in records: "H9-HA", "4xK".
type WeisCall struct {
	Seat Seat
	Weis string
}

// TrickAnswer is who wins a trick and what it counts.
type TrickAnswer struct {
	Winner    int  // place in the trick, from 0
	Points    Cell // without factor, last-trick bonus included; open where tricks have no points
	Tischweis Cell // Molotow; open elsewhere
}

// WeisAnswer is what a hand can call, best first, equal ones in suit order.
type WeisAnswer struct {
	Total int
	Weis  []string
}

// MolotowDeal is what a player has made of a deal of Molotow, in points as they
// are declared: those of Handweis and Stoeck are taken off.
type MolotowDeal struct {
	Tricks, Tischweis, Handweis, Stoeck int
	Match                               bool // all tricks: Tricks does not count
}

// SettleQuestion asks how a pot is settled after a deal. Who asks has checked the
// numbers of seats and that no number is negative; the game checks the rest.
type SettleQuestion struct {
	Options     Options
	Players     int
	Pot         int
	Chratzer    Seat         // Nobody where the question names none
	Tricks      map[Seat]int // of each seat in play
	Dealer      Seat         // Nobody where the question names none
	DealerTrump bool         // where all have dropped: the dealer holds a trump
}

// SettleAnswer is who gets what, what stays, who pays what into the next pot, and
// the next pot with its antes. Shares of 0 are left out.
type SettleAnswer struct {
	Paid    map[Seat]int
	Rest    int
	Penalty map[Seat]int
	Pot     int
}

// A game that answers questions of a kind has the method for it. Each answers
// from the question alone, and gives a sentence when it cannot.
type (
	// LegalAsker tells which cards of the hand may be played; of twins both or none.
	LegalAsker interface {
		AskLegal(Question) (card.Set, error)
	}
	// TrickAsker tells who wins the trick; it has at least one card.
	TrickAsker interface {
		AskTrick(Question) (TrickAnswer, error)
	}
	// WeisAsker tells what the hand holds; Mode may be NoMode.
	WeisAsker interface {
		AskWeis(Question) (WeisAnswer, error)
	}
	// SchlagAsker marks a game whose tricks depend on a Schlag (Watten): questions
	// of legal cards and tricks name one.
	SchlagAsker interface {
		AsksSchlag()
	}
	// CompareAsker tells whose Weis is best, Nature (-1) when nobody called.
	CompareAsker interface {
		AskCompare(Question) (Seat, error)
	}
	// CoiffeurAsker tells what stands in the chart for points in a row of a factor.
	CoiffeurAsker interface {
		AskCoiffeur(points, factor int) (written int, err error)
	}
	// MolotowAsker tells what is written for a deal of Molotow.
	MolotowAsker interface {
		AskMolotow(MolotowDeal) (written int, err error)
	}
	// SettleAsker tells how a pot is settled.
	SettleAsker interface {
		AskSettle(SettleQuestion) (SettleAnswer, error)
	}
)
