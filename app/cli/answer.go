package cli

import (
	"fmt"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// asks is the table of questions (COMMANDS.md, ask): the game that is meant where
// the line names none, what is read from the line, and who answers.
var asks = []struct {
	kind   string
	game   string // "" where the line must name one
	parts  []func(*question) error
	answer func(*question) (any, error)
}{
	{"legal", "", []func(*question) error{needMode, readSchlag, readTrick, readHand, checkPack}, askLegal},
	{"trick", "", []func(*question) error{needMode, readSchlag, readTrick, readLast, checkPack}, askTrick},
	{"weis", "", []func(*question) error{readMode, readHand, checkPack}, askWeis},
	{"compare", "", []func(*question) error{needMode, readCalls}, askCompare},
	{"settle", "", []func(*question) error{readSettle}, askSettle},
	{"coiffeur", "coiffeur", nil, askCoiffeur},
	{"molotow", "molotow", nil, askMolotow},
}

// able gives the game as one that answers questions of a kind.
func able[T any](q *question, kind string) (T, error) {
	asker, ok := q.game.(T)
	if !ok {
		return asker, fmt.Errorf("%s has no answer to %q", q.info.Key, kind)
	}
	return asker, nil
}

// askLegal keeps the order of the hand, twins as they were given.
func askLegal(q *question) (any, error) {
	asker, err := able[engine.LegalAsker](q, "legal")
	if err != nil {
		return nil, err
	}
	if n := len(q.Trick); n >= q.info.MaxSeats {
		return nil, fmt.Errorf("the trick is full with %d cards: nobody plays to it", n)
	}
	may, err := asker.AskLegal(q.Question)
	if err != nil {
		return nil, err
	}
	var legal []card.Card
	for _, c := range q.Hand {
		if may.Has(c) {
			legal = append(legal, c)
		}
	}
	return struct {
		Legal string `json:"legal"`
	}{card.Format(legal)}, nil
}

func askTrick(q *question) (any, error) {
	asker, err := able[engine.TrickAsker](q, "trick")
	if err != nil {
		return nil, err
	}
	if n := len(q.Trick); n == 0 || n > q.info.MaxSeats {
		return nil, fmt.Errorf("the trick has %d cards: expected 1 to %d", n, q.info.MaxSeats)
	}
	got, err := asker.AskTrick(q.Question)
	if err != nil {
		return nil, err
	}
	return struct {
		Winner    int  `json:"winner"`
		Points    *int `json:"points,omitempty"`
		Tischweis *int `json:"tischweis,omitempty"`
	}{got.Winner, filled(got.Points), filled(got.Tischweis)}, nil
}

// filled gives the number of a cell, nil for an open one.
func filled(c engine.Cell) *int {
	if !c.Set {
		return nil
	}
	return &c.N
}

func askWeis(q *question) (any, error) {
	asker, err := able[engine.WeisAsker](q, "weis")
	if err != nil {
		return nil, err
	}
	got, err := asker.AskWeis(q.Question)
	if err != nil {
		return nil, err
	}
	return struct {
		Total int      `json:"total"`
		Weis  []string `json:"weis"`
	}{got.Total, append([]string{}, got.Weis...)}, nil // an empty list, not null
}

func askCompare(q *question) (any, error) {
	asker, err := able[engine.CompareAsker](q, "compare")
	if err != nil {
		return nil, err
	}
	winner, err := asker.AskCompare(q.Question)
	if err != nil {
		return nil, err
	}
	return struct {
		Winner engine.Seat `json:"winner"`
	}{winner}, nil
}

func askMolotow(q *question) (any, error) {
	asker, err := able[engine.MolotowAsker](q, "molotow")
	if err != nil {
		return nil, err
	}
	var d engine.MolotowDeal
	if d.Match, _, err = read[bool](q.fields, "match", "true or false"); err != nil {
		return nil, err
	}
	for _, part := range []struct {
		key  string
		into *int
		need bool
	}{{"tricks", &d.Tricks, !d.Match}, {"tischweis", &d.Tischweis, true}, {"handweis", &d.Handweis, true}, {"stoeck", &d.Stoeck, true}} {
		if !part.need {
			continue
		}
		if *part.into, err = need[int](q.fields, part.key, "a whole number of points"); err != nil {
			return nil, err
		}
	}
	written, err := asker.AskMolotow(d)
	if err != nil {
		return nil, err
	}
	return struct {
		Written int `json:"written"`
	}{written}, nil
}
