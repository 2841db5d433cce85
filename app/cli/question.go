package cli

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// question is one line on its way to a game: what the game gets, and the
// fields that are still to be read.
type question struct {
	engine.Question
	settle engine.SettleQuestion
	fields fields
	game   engine.Game
	info   engine.Info
	deck   card.Set
}

// answerQuestion answers one line. The error is a sentence for the one who asked.
func answerQuestion(env *env, line []byte) (any, error) {
	var f fields
	if err := json.Unmarshal(line, &f); err != nil || f == nil {
		return nil, errors.New(`the line is not a JSON object: expected a question such as {"ask":"legal",...}`)
	}
	kinds := make([]string, len(asks))
	for i, a := range asks {
		kinds[i] = a.kind
	}
	want := "one of " + strings.Join(kinds, ", ")
	kind, err := need[string](f, "ask", want)
	if err != nil {
		return nil, err
	}
	i := slices.Index(kinds, kind)
	if i < 0 {
		return nil, fmt.Errorf("there is no question %q: expected %s", kind, want)
	}
	q, err := questionOf(env, f, asks[i].game)
	if err != nil {
		return nil, err
	}
	for _, part := range asks[i].parts {
		if err := part(q); err != nil {
			return nil, err
		}
	}
	return asks[i].answer(q)
}

// questionOf reads what every question has: the game, if it is not home, and its
// options.
func questionOf(env *env, f fields, home string) (*question, error) {
	key := home
	if _, named := f["game"]; named || home == "" {
		var err error
		if key, err = need[string](f, "game", "the name of a game"); err != nil {
			return nil, err
		}
	}
	game, err := env.find(key)
	if err != nil {
		return nil, err
	}
	given, _, err := read[engine.Options](f, "options", "an object of options as in a record")
	if err != nil {
		return nil, err
	}
	q := &question{fields: f, game: game, info: game.Info()}
	q.Mode, q.Values = engine.NoMode, engine.NoMode
	if q.Options, err = engine.Complete(q.info.Options, given); err != nil {
		return nil, err
	}
	q.deck = q.info.Deck(q.Options)
	return q, nil
}

const modeNames = "one of H D C S OBE UND none"

// needMode is readMode for a question that has no answer without a mode.
func needMode(q *question) error {
	if _, err := need[string](q.fields, "mode", modeNames); err != nil {
		return err
	}
	return readMode(q)
}

// readMode reads mode, and values, which is the mode unless the question says otherwise.
func readMode(q *question) (err error) {
	if q.Mode, err = modeOf(q.fields, "mode", engine.NoMode); err != nil {
		return err
	}
	q.Values, err = modeOf(q.fields, "values", q.Mode)
	return err
}

func modeOf(f fields, key string, otherwise engine.Mode) (engine.Mode, error) {
	text, there, err := read[string](f, key, modeNames)
	if err != nil || !there {
		return otherwise, err
	}
	mode, ok := engine.ParseMode(text)
	if !ok {
		return mode, fmt.Errorf("there is no mode %q: expected %s", text, modeNames)
	}
	return mode, nil
}

// readSchlag reads what a game with a Schlag asks for beside the mode: the rank,
// and the number of the trick, which may be missing.
func readSchlag(q *question) error {
	if _, ok := q.game.(engine.SchlagAsker); !ok {
		return nil
	}
	text, err := need[string](q.fields, "schlag", "a rank such as 9 or J")
	if err != nil {
		return err
	}
	if q.Schlag, err = card.ParseRank(text); err != nil {
		return fmt.Errorf("in %q: %w", "schlag", err)
	}
	const want = "the number of the trick, from 1"
	number, there, err := read[int](q.fields, "tricknumber", want)
	if q.Number = number; there && err == nil && number < 1 {
		err = fmt.Errorf("%q cannot be %d: expected %s", "tricknumber", number, want)
	}
	return err
}

func readTrick(q *question) (err error) {
	q.Trick, err = cardsOf(q.fields, "trick")
	return err
}

// readHand also refuses a hand that is larger than the game deals.
func readHand(q *question) (err error) {
	if q.Hand, err = cardsOf(q.fields, "hand"); err != nil {
		return err
	}
	if most := q.deck.Len() / q.info.MinSeats; len(q.Hand) > most {
		return fmt.Errorf("the hand has %d cards: nobody holds more than %d in %s", len(q.Hand), most, q.info.Key)
	}
	return nil
}

func cardsOf(f fields, key string) ([]card.Card, error) {
	text, err := need[string](f, key, `cards separated by blanks, "" for none`)
	if err != nil {
		return nil, err
	}
	list, err := card.ParseList(text)
	if err != nil {
		return nil, fmt.Errorf("in %q: %w", key, err)
	}
	return list, nil
}

func readLast(q *question) (err error) {
	q.Last, _, err = read[bool](q.fields, "last", "true or false")
	return err
}

// checkPack tells whether the pack has the question's cards, and each as often
// as trick and hand name it.
func checkPack(q *question) error {
	left := q.deck
	for _, c := range slices.Concat(q.Trick, q.Hand) {
		switch {
		case !q.deck.Has(c):
			return fmt.Errorf("%v is not in the pack of %s", c, q.info.Key)
		case !left.Has(c):
			return fmt.Errorf("%v stands too often: the pack of %s has it %s", c, q.info.Key, [...]string{"never", "once", "twice"}[q.deck.Count(c)])
		}
		left = left.Without(c)
	}
	return nil
}

// readCalls reads pairs of a seat and its Weis; what the Weis is, the game reads.
func readCalls(q *question) error {
	const want = `pairs of a seat and a Weis, such as [[0,"H9-HA"],[1,"4xK"]]`
	list, err := need[[]json.RawMessage](q.fields, "order", want)
	if err != nil {
		return err
	}
	for _, raw := range list {
		var pair []json.RawMessage
		var seat *engine.Seat
		var weis *string
		if json.Unmarshal(raw, &pair) != nil || len(pair) != 2 || json.Unmarshal(pair[0], &seat) != nil ||
			json.Unmarshal(pair[1], &weis) != nil || seat == nil || weis == nil {
			return fmt.Errorf(`"order" cannot hold %s: expected %s`, shorten(raw), want)
		}
		if *seat < 0 || int(*seat) >= q.info.MaxSeats {
			return fmt.Errorf("there is no seat %d in %s: expected 0 to %d", *seat, q.info.Key, q.info.MaxSeats-1)
		}
		q.Calls = append(q.Calls, engine.WeisCall{Seat: *seat, Weis: *weis})
	}
	return nil
}
