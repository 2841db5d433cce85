package wire

import (
	"fmt"

	"krutzjass/engine"
)

// Setup is an engine.Setup.
type Setup struct {
	Game    string         `json:"game"`
	Options map[string]any `json:"options,omitempty"`
	Seats   []Player       `json:"seats"`
	Packet  int            `json:"packet,omitempty"`
}

// Player is an engine.Player.
type Player struct {
	Name string `json:"name"`
	By   string `json:"by"`
}

// FromSetup writes s.
func FromSetup(s engine.Setup) Setup {
	out := Setup{Game: s.Game, Options: s.Options, Packet: s.Packet}
	for _, p := range s.Seats {
		out.Seats = append(out.Seats, Player(p))
	}
	return out
}

// Engine reads the setup; names are cleaned.
func (s Setup) Engine() (engine.Setup, error) {
	if n := len(s.Seats); n == 0 || n > engine.MaxSeats {
		return engine.Setup{}, fmt.Errorf("%w: a table of %d seats", ErrFrame, n)
	}
	out := engine.Setup{Game: CleanText(s.Game, MaxName), Options: Options(s.Options), Packet: s.Packet}
	for _, p := range s.Seats {
		out.Seats = append(out.Seats, engine.Player{Name: CleanName(p.Name), By: CleanText(p.By, MaxName)})
	}
	return out, nil
}

// Options turns values as JSON gives them into those of engine.Options: whole
// numbers and lists of one type. A value of any other type is left out.
func Options(given map[string]any) engine.Options {
	out := engine.Options{}
	for key, v := range given {
		switch v := v.(type) {
		case bool, string, int, []int, []string:
			out[key] = v
		case float64:
			if n, ok := whole(v); ok {
				out[key] = n
			}
		case []any:
			if numbers, ok := listOf(v, whole); ok {
				out[key] = numbers
			} else if words, ok := listOf(v, func(x any) (string, bool) { s, ok := x.(string); return s, ok }); ok {
				out[key] = words
			}
		}
	}
	return out
}

func whole(v any) (int, bool) {
	x, ok := v.(float64)
	n := int(x)
	return n, ok && float64(n) == x
}

func listOf[T any](in []any, read func(any) (T, bool)) ([]T, bool) {
	out := make([]T, 0, len(in))
	for _, x := range in {
		v, ok := read(x)
		if !ok {
			return nil, false
		}
		out = append(out, v)
	}
	return out, len(out) > 0
}
