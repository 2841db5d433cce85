package record

import (
	"fmt"
	"math"
	"strconv"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// shape is how the Arg or the Cards of a kind are written: one field of its own.
// A kind without a field is its "do" alone.
type shape struct {
	key   string
	write func(b []byte, a engine.Action) []byte
	read  func(o object, key string, a *engine.Action) error
}

var (
	yesShape   = shape{"yes", writeYes, readYes}
	modeShape  = shape{"mode", writeMode, readMode}
	cardsShape = shape{"cards", writeCards, readCards}
)

// shapes holds the fields of the moves (RECORD.md, Moves). Deal and Weis, which
// need the table, are not here.
var shapes = map[engine.Kind]shape{
	engine.TimeUp: {}, engine.Push: {}, engine.Pass: {}, engine.NoWeis: {},
	engine.Chratze: {}, engine.Weg: {}, engine.Metcho: {}, engine.PlayOn: {}, engine.Drop: {},
	engine.Raise: {}, engine.Look: {}, engine.GiveUp: {},

	engine.Trump:       {"suit", writeSuit, readSuit},
	engine.Call:        modeShape,
	engine.Direction:   modeShape,
	engine.Play:        {"cards", writePlay, readPlay},
	engine.Predict:     {"points", writePoints, readPoints},
	engine.Blind:       yesShape,
	engine.DoubleBlind: yesShape,
	engine.Six:         yesShape,
	engine.Turn:        {"from", writeFrom, readFrom},
	engine.Exchange:    {"cards", writeCards, readExchange},
	engine.Lay:         cardsShape,
	engine.Schlag:      {"rank", writeRank, readRank},
}

// appendMove writes a numbered line without its end: the rest of the fields and
// the brace are still to come.
func appendMove(b []byte, n int, by engine.Seat, do string) []byte {
	b = appendInt(append(b, `{"n":`...), n)
	b = appendInt(append(b, `,"seat":`...), by)
	return appendText(append(b, `,"do":`...), do)
}

// appendAction writes the field of a.
func appendAction(b []byte, a engine.Action) ([]byte, error) {
	s, ok := shapes[a.Kind]
	if !ok {
		return b, fmt.Errorf("a record has no line for the action %v", a.Kind)
	}
	if s.write == nil {
		return b, nil
	}
	b = append(appendText(append(b, ','), s.key), ':')
	return s.write(b, a), nil
}

// parseAction reads the action of a line; Deal and Weis are not read here.
func parseAction(o object, kind engine.Kind) (engine.Action, error) {
	a := engine.Action{Kind: kind}
	if s := shapes[kind]; s.read != nil {
		if err := s.read(o, s.key, &a); err != nil {
			return engine.Action{}, err
		}
	}
	return a, nil
}

func writeYes(b []byte, a engine.Action) []byte { return strconv.AppendBool(b, a.Arg != 0) }

func readYes(o object, key string, a *engine.Action) error {
	yes, err := o.flag(key)
	if yes {
		a.Arg = 1
	}
	return err
}

func writeSuit(b []byte, a engine.Action) []byte { return appendText(b, card.Suit(a.Arg).String()) }

func readSuit(o object, key string, a *engine.Action) error {
	text, err := o.text(key)
	if err != nil {
		return err
	}
	s, err := card.ParseSuit(text)
	a.Arg = int16(s)
	return err
}

func writeMode(b []byte, a engine.Action) []byte { return appendText(b, engine.Mode(a.Arg).String()) }

func readMode(o object, key string, a *engine.Action) error {
	text, err := o.text(key)
	if err != nil {
		return err
	}
	m, ok := engine.ParseMode(text)
	if !ok || m == engine.NoTrump {
		return fmt.Errorf("%q is not a mode: expected one of H D C S OBE UND", text)
	}
	a.Arg = int16(m)
	return nil
}

func writeRank(b []byte, a engine.Action) []byte { return appendText(b, card.Rank(a.Arg).String()) }

func readRank(o object, key string, a *engine.Action) error {
	text, err := o.text(key)
	if err != nil {
		return err
	}
	r, err := card.ParseRank(text)
	a.Arg = int16(r)
	return err
}

func writePoints(b []byte, a engine.Action) []byte { return appendInt(b, a.Arg) }

func readPoints(o object, key string, a *engine.Action) error {
	n, err := o.int(key)
	if err == nil && (n < 0 || n > math.MaxInt16) {
		return fmt.Errorf("%q cannot be %d", key, n)
	}
	a.Arg = int16(n)
	return err
}

var fromNames = [2]string{"stock", "hand"}

func writeFrom(b []byte, a engine.Action) []byte { return appendText(b, fromNames[a.Arg&1]) }

func readFrom(o object, key string, a *engine.Action) error {
	text, err := o.text(key)
	if err != nil {
		return err
	}
	for i, name := range fromNames {
		if name == text {
			a.Arg = int16(i)
			return nil
		}
	}
	return fmt.Errorf("%q must be stock or hand, not %q", key, text)
}

func writeCards(b []byte, a engine.Action) []byte { return appendText(b, a.Cards.String()) }

func readCards(o object, key string, a *engine.Action) error {
	text, err := o.text(key)
	if err != nil {
		return err
	}
	a.Cards, err = card.ParseSet(text)
	return err
}

func readExchange(o object, key string, a *engine.Action) error {
	err := readCards(o, key, a)
	a.Arg = int16(a.Cards.Len())
	return err
}

// playFlags are the announcements of a play in the order in which they are written.
var playFlags = []struct {
	key string
	bit int16
}{{"stoeck", engine.PlayStoeck}, {"boech", engine.PlayBoech}}

func writePlay(b []byte, a engine.Action) []byte {
	b = writeCards(b, a)
	for _, f := range playFlags {
		if a.Arg&f.bit != 0 {
			b = append(appendText(append(b, ','), f.key), ":true"...)
		}
	}
	return b
}

func readPlay(o object, key string, a *engine.Action) error {
	text, err := o.text(key)
	if err != nil {
		return err
	}
	c, err := card.Parse(text)
	if err != nil {
		return err
	}
	a.Cards = card.SetOf(c)
	for _, f := range playFlags {
		on, err := o.optionalFlag(f.key)
		if err != nil {
			return err
		}
		if on {
			a.Arg |= f.bit
		}
	}
	return nil
}
