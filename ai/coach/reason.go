package coach

import (
	"slices"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// Code names a concept, and with it the sentence that says it.
type Code string

// Reason is why one move is better than another; the zero value is none. Its
// claim follows from the view.
type Reason struct {
	Code Code
	Args []Arg // what the sentence names, in its order
	// If is a world that fits all that is known and shows why, if there is one:
	// a seat that may hold a card.
	If Holding
}

// Holding is a card that a seat may hold; the zero value is none.
type Holding struct {
	Seat engine.Seat
	Card card.Card
}

// ArgKind says what an Arg is.
type ArgKind uint8

// The kinds of arguments.
const (
	Number ArgKind = iota
	Card
	Suit
	Seat
)

// Arg is one thing that a sentence names.
type Arg struct {
	Kind  ArgKind
	Value int
}

// Card is the card that a names.
func (a Arg) Card() card.Card { return card.Card(a.Value) }

// Suit is the suit that a names.
func (a Arg) Suit() card.Suit { return card.Suit(a.Value) }

// Seat is the seat that a names.
func (a Arg) Seat() engine.Seat { return engine.Seat(a.Value) }

func number(n int) Arg       { return Arg{Number, n} }
func named(c card.Card) Arg  { return Arg{Card, int(c)} }
func suited(x card.Suit) Arg { return Arg{Suit, int(x)} }

// detector is a concept. It fires for a pair of moves when its claim is true of
// the better one and false of the other.
type detector struct {
	code Code
	kind kind
	// of tells whether the claim is true of a move.
	of func(*scene, engine.Action) bool
	// pair tells whether a claim that compares is true of both, of which the better
	// one fits of; nil where the claim is of one move and must be false of the other.
	pair func(s *scene, better, other engine.Action) bool
	args func(s *scene, better, other engine.Action) []Arg
	// missing is the unseen card that the claim is about; nil for none.
	missing func(s *scene, better, other engine.Action) card.Card
}

// fires tells whether the concept speaks for better against other, two different
// legal actions. Concepts of cards compare two cards.
func (d *detector) fires(s *scene, better, other engine.Action) bool {
	if d.kind&cards != 0 && (better.Kind != engine.Play || other.Kind != engine.Play || better.Cards == other.Cards) {
		return false
	}
	if d.kind&s.kind == 0 || !d.of(s, better) {
		return false
	}
	if d.pair != nil {
		return d.pair(s, better, other)
	}
	return !d.of(s, other)
}

func (d *detector) reason(s *scene, better, other engine.Action) (r Reason) {
	r.Code = d.code
	if d.args != nil {
		r.Args = d.args(s, better, other)
	}
	return r
}

// detectors stand in the order of their rank: the first that fires speaks.
var detectors = slices.Concat(leads, follows, ducks, modes, stakes, raises, calls)

// Codes lists all that can be said as a reason.
func Codes() (list []Code) {
	seen := map[Code]bool{}
	for i := range detectors {
		if c := detectors[i].code; !seen[c] {
			seen[c] = true
			list = append(list, c)
		}
	}
	return list
}
