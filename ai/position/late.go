package position

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"krutzjass/ai/solve"
	"krutzjass/ai/style"
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

// Late is a moment near the end of a deal that was played in a game of two sides,
// with what each legal card is worth in the mean of all deals that its seat cannot
// tell from the truth. In files it is a line of JSON.
type Late struct {
	Game    string                `json:"game"`
	Options engine.Options        `json:"options,omitempty"`
	Seat    engine.Seat           `json:"seat"`  // who is to lay a card
	Moves   Moves                 `json:"moves"` // from the start of the match
	Deals   int                   `json:"deals"` // over which the mean is taken
	Worth   map[card.Card]float64 `json:"worth"` // points to come of the own side less those of the others, without factor
}

// State plays the moves of l again in its game. A move that the rules refuse is an
// error that gives its place, counted from 1.
func (l *Late) State(g engine.Game) (engine.State, error) {
	info := g.Info()
	full, err := engine.Complete(info.Options, l.Options)
	if err != nil {
		return nil, err
	}
	st, err := g.New(engine.Setup{Game: info.Key, Options: full, Seats: make([]engine.Player, info.Seats)})
	if err != nil {
		return nil, err
	}
	for i, a := range l.Moves {
		if _, err := st.Apply(st.Turn().First(), a); err != nil {
			return nil, fmt.Errorf("move %d, %v: %w", i+1, a.Kind, err)
		}
	}
	return st, nil
}

// Kept gives the plain plays that are open to the seat of v, a view of a game, and
// keep the conventions of the house: what a computer chooses among.
func Kept(info *engine.Info, v *engine.View) (kept []engine.Action) {
	for _, a := range v.Legal {
		if a.Kind == engine.Play && a.Arg == 0 {
			kept = append(kept, a)
		}
	}
	s := style.Look(v, info.Pack(v.Setup), info.Side)
	return style.For(info.Key).Filter(&s, kept)
}

// Open gives what each card that seat, who is on turn, may lay is worth with all
// cards open, as Late.Worth does. ok is false where no card is due.
func Open(s *solve.Solver, st engine.State, seat engine.Seat) (worth map[card.Card]int, ok bool) {
	p, ok := trick.PositionOf(st, seat)
	if !ok {
		return nil, false
	}
	values, _ := s.Cards(&p, solve.Limit{}, nil)
	worth = map[card.Card]int{}
	for _, x := range values {
		switch left := p.Left(); {
		case x.Value > left: // all tricks of the deal, and what they count besides
			worth[x.Card] = x.Value
		case x.Value < 0:
			worth[x.Card] = x.Value - left
		default:
			worth[x.Card] = 2*x.Value - left
		}
	}
	return worth, true
}

// Moves are actions in their order, each by the first seat that is on turn. As
// text they are separated by commas: "deal 2 H9 HJ", the kind, its number and
// its cards, or a card alone that is played.
type Moves []engine.Action

// MarshalText writes moves.
func (m Moves) MarshalText() ([]byte, error) {
	var list []string
	for _, a := range m {
		if a.Kind == engine.Play && a.Arg == 0 && a.Cards.Len() == 1 {
			list = append(list, a.Card().String())
			continue
		}
		list = append(list, strings.TrimSpace(fmt.Sprintf("%v %d %v", a.Kind, a.Arg, a.Cards)))
	}
	return []byte(strings.Join(list, ",")), nil
}

// UnmarshalText reads what MarshalText writes. The error names what is no move.
func (m *Moves) UnmarshalText(text []byte) error {
	var list Moves
	for word := range strings.SplitSeq(string(text), ",") {
		a, err := parseMove(word)
		if err != nil {
			return fmt.Errorf("move %q: %w", word, err)
		}
		list = append(list, a)
	}
	*m = list
	return nil
}

func parseMove(text string) (a engine.Action, err error) {
	name, rest, more := strings.Cut(text, " ")
	if !more {
		c, err := card.Parse(name)
		return engine.PlayCard(c), err
	}
	var known bool
	if a.Kind, known = engine.ParseKind(name); !known {
		return a, fmt.Errorf("there is no action %q: expected a card, or an action, its number and its cards", name)
	}
	number, cards, _ := strings.Cut(rest, " ")
	n, err := strconv.ParseInt(number, 10, 16)
	if err != nil {
		return a, fmt.Errorf("%q is no number from -32768 to 32767", number)
	}
	a.Arg = int16(n)
	a.Cards, err = card.ParseSet(cards)
	return a, err
}

// ParseLate reads lines of JSON, a position each; empty lines are left out. An
// error gives the line.
func ParseLate(text []byte) (list []Late, err error) {
	n := 0
	for line := range strings.Lines(string(text)) {
		n++
		if strings.TrimSpace(line) == "" {
			continue
		}
		var l Late
		if err := json.Unmarshal([]byte(line), &l); err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
		list = append(list, l)
	}
	return list, nil
}
