package netplay

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"regexp"
	"slices"
	"strings"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/netplay/wire"
)

// eavesdropper reads all bytes that a device gets, and finds what it ought not to
// know. It reads JSON by itself, not by the structs of package wire.
type eavesdropper struct {
	truth *truth
	name  string
	fault func(string, ...any)
	text  []byte
	you   engine.Seat // as the table says
}

// Write takes what was received.
func (x *eavesdropper) Write(b []byte) (int, error) {
	x.text = append(x.text, b...)
	for len(x.text) >= 4 {
		n := int(binary.BigEndian.Uint32(x.text))
		if len(x.text) < 4+n {
			break
		}
		x.frame(wire.Kind(x.text[4]), x.text[5:4+n])
		x.text = x.text[4+n:]
	}
	return len(b), nil
}

// frame looks at one message.
func (x *eavesdropper) frame(kind wire.Kind, body []byte) {
	for _, seed := range x.truth.seeds {
		if bytes.Contains(body, seed) {
			x.fault("%s is told %s, a part of the seed: %s", x.name, seed, body)
		}
	}
	var parts map[string]json.RawMessage
	var whole any
	if json.Unmarshal(body, &parts) != nil || json.Unmarshal(body, &whole) != nil {
		x.fault("%s gets %q", x.name, body)
		return
	}
	if kind == wire.KindTable {
		x.you = engine.Seat(number(whole, "you"))
	}
	k := knowledge{}
	if view, ok := parts["view"]; ok {
		k = x.allowed(view, field(whole, "view"))
	} else if kind == wire.KindTold || kind == wire.KindFresh {
		x.fault("%s gets %v without a view", x.name, kind)
	}
	x.walk(whole, k, body)
}

// allowed finds what a device may know with this view, which must be its own.
func (x *eavesdropper) allowed(text []byte, view any) knowledge {
	who := at{engine.Seat(number(view, "viewer")), number(view, "seq")}
	if who.viewer != x.you {
		x.fault("%s of seat %d gets a view of seat %d", x.name, x.you, who.viewer)
	}
	x.truth.mu.Lock()
	defer x.truth.mu.Unlock()
	k, ok := x.truth.known[who]
	if !ok || !slices.Contains(k.views, string(text)) {
		x.fault("%s gets the view %s of %v; it is %s", x.name, text, who, k.views)
	}
	return k
}

var cardText = regexp.MustCompile(`^[HDCS](10|[2-9JQKA])$`)

// walk looks at every value of a message, wherever it stands.
func (x *eavesdropper) walk(v any, k knowledge, body []byte) {
	switch v := v.(type) {
	case []any:
		for _, one := range v {
			x.walk(one, k, body)
		}
	case map[string]any:
		by, said := engine.Seat(number(v, "by")), number(v["action"], "arg")
		if do, _ := field(v["action"], "do").(string); do == "predict" && k.secret[by] && said != -1 {
			x.fault("%s is told what seat %d predicts: %s", x.name, by, body)
		}
		if key, _ := v["key"].(string); key == "predicted" && k.secret[engine.Seat(number(v, "seat"))] && number(v, "value") != -1 {
			x.fault("%s sees what seat %d predicts: %s", x.name, number(v, "seat"), body)
		}
		for _, one := range v {
			x.walk(one, k, body)
		}
	case string:
		var cards card.Set
		for word := range strings.SplitSeq(v, " ") {
			if cardText.MatchString(word) {
				c, _ := card.Parse(word)
				cards = cards.With(c)
			}
		}
		if !cards.Within(k.cards) {
			x.fault("%s may know %v, and is told of %v: %s", x.name, k.cards, cards.Minus(k.cards), body)
		}
	}
}

func field(v any, key string) any {
	m, _ := v.(map[string]any)
	return m[key]
}

func number(v any, key string) int {
	n, _ := field(v, key).(float64)
	return int(n)
}
