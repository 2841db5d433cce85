package record

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"krutzjass/engine"
)

// Stamp says which match a record is of.
type Stamp struct {
	ID    string // a UUID
	Start string // RFC 3339
	App   string // the version of the program
}

// Header is the first line of a game's record.
type Header struct {
	Stamp
	Setup engine.Setup // options complete
}

// by lists what a player's By may be in a record.
var by = []string{"human", "random", "novice", "regular", "strong", "expert", "tips", "remote", "exec"}

var (
	uuidShape = regexp.MustCompile(`^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$`)
	timeShape = regexp.MustCompile(`^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$`)
)

// check tells, as a sentence, what is wrong with the stamp.
func (s Stamp) check() error {
	if !uuidShape.MatchString(s.ID) {
		return fmt.Errorf("id %q is not a UUID such as 6ba7b810-9dad-41d1-80b4-00c04fd430c8", s.ID)
	}
	return CheckStart(s.Start)
}

// CheckStart tells, as a sentence, why a text cannot stand as the start of a
// match: it is no time of RFC 3339.
func CheckStart(text string) error {
	if m := timeShape.FindStringSubmatch(text); m == nil || !dayExists(m[1], m[2], m[3]) {
		return fmt.Errorf("start %q is not a time of RFC 3339 such as 2026-03-01T20:15:00+01:00", text)
	}
	return nil
}

// dayExists knows the lengths of months; the texts are digits within range.
func dayExists(year, month, day string) bool {
	y, _ := strconv.Atoi(year)
	d, _ := strconv.Atoi(day)
	switch month {
	case "04", "06", "09", "11":
		return d <= 30
	case "02":
		if y%4 == 0 && (y%100 != 0 || y%400 == 0) {
			return d <= 29
		}
		return d <= 28
	}
	return true
}

// checkPlayers tells, as a sentence, what a record cannot say of players.
func checkPlayers(players []engine.Player) error {
	for i, p := range players {
		if !slices.Contains(by, p.By) {
			return fmt.Errorf("seat %d is played by %q: expected one of %s", i, p.By, strings.Join(by, ", "))
		}
	}
	return nil
}

// appendHeader writes the header line of a match of g; setup's options are complete.
func appendHeader(b []byte, s Stamp, rows []engine.Option, setup engine.Setup) []byte {
	b = appendInt(append(b, `{"record":`...), Version)
	b = appendText(append(b, `,"id":`...), s.ID)
	b = appendText(append(b, `,"game":`...), setup.Game)
	b = append(b, `,"options":{`...)
	for i, row := range rows {
		if i > 0 {
			b = append(b, ',')
		}
		b = append(appendText(b, row.Key), ':')
		b = appendOption(b, setup.Options[row.Key])
	}
	b = appendPlayers(append(b, `},"seats":`...), setup.Seats)
	b = appendText(append(b, `,"start":`...), s.Start)
	b = appendText(append(b, `,"app":`...), s.App)
	return append(b, '}', '\n')
}

func appendOption(b []byte, v any) []byte {
	switch v := v.(type) {
	case bool:
		return strconv.AppendBool(b, v)
	case int:
		return appendInt(b, v)
	case string:
		return appendText(b, v)
	case []string:
		return appendList(b, v, appendText)
	case []int:
		return appendList(b, v, appendInt[int])
	}
	panic(fmt.Sprintf("an option of type %T", v)) // engine.Complete makes no other
}

func appendPlayers(b []byte, players []engine.Player) []byte {
	return appendList(b, players, func(b []byte, p engine.Player) []byte {
		b = appendText(append(b, `{"name":`...), p.Name)
		b = appendText(append(b, `,"by":`...), p.By)
		return append(b, '}')
	})
}

// parseHeader reads a header line and finds its game.
func parseHeader(o object, lookup Lookup) (h Header, g engine.Game, err error) {
	version, err := o.int("record")
	if err != nil {
		return h, nil, err
	}
	if version != Version {
		return h, nil, fmt.Errorf("this is version %d of the record format; version %d can be read", version, Version)
	}
	for _, want := range []struct {
		key  string
		into *string
	}{{"id", &h.ID}, {"game", &h.Setup.Game}, {"start", &h.Start}, {"app", &h.App}} {
		if *want.into, err = o.text(want.key); err != nil {
			return h, nil, err
		}
	}
	if err = h.check(); err != nil {
		return h, nil, err
	}
	g, ok := lookup(h.Setup.Game)
	if !ok {
		return h, nil, fmt.Errorf("there is no game %q", h.Setup.Game)
	}
	if h.Setup.Seats, err = parsePlayers(o); err != nil {
		return h, nil, err
	}
	h.Setup.Options, err = parseOptions(o, g.Info().Options)
	return h, g, err
}

func parsePlayers(o object) ([]engine.Player, error) {
	list, err := o.objects("seats")
	if err != nil {
		return nil, err
	}
	players := make([]engine.Player, len(list))
	for i, p := range list {
		if players[i].Name, err = p.text("name"); err != nil {
			return nil, fmt.Errorf("seat %d: %w", i, err)
		}
		if players[i].By, err = p.text("by"); err != nil {
			return nil, fmt.Errorf("seat %d: %w", i, err)
		}
	}
	return players, checkPlayers(players)
}

// parseOptions reads the options, of which none may be missing.
func parseOptions(o object, rows []engine.Option) (engine.Options, error) {
	text, ok := o.find("options")
	if !ok {
		return nil, fmt.Errorf("%q is missing", "options")
	}
	list, err := parseObject(text)
	if err != nil {
		return nil, fmt.Errorf("options: %w", err)
	}
	given := engine.Options{}
	for _, f := range list {
		var v any
		if err := json.Unmarshal(f.value, &v); err != nil {
			return nil, fmt.Errorf("option %q: %w", f.key, err)
		}
		given[f.key] = v
	}
	for _, row := range rows {
		if _, ok := given[row.Key]; !ok {
			return nil, fmt.Errorf("option %q is missing: a header lists every option", row.Key)
		}
	}
	return engine.Complete(rows, given)
}
