package record

import (
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// A rest that is dealt as one packet may be left out of the line; one whose
// order counts, card by card, may not.
func TestRestNeedNotBeNamed(t *testing.T) {
	for _, c := range []struct {
		name, line string
		packet     int
		want       string // the first packet of the rest, or words of the fault
	}{
		{"left out", `{"dealer":0,"hands":["H9","D9"]}`, 2, "C9 S9"},
		{"named", `{"dealer":0,"hands":["H9","D9"],"rest":"S9 C9"}`, 2, "S9 C9"},
		{"card by card", `{"dealer":0,"hands":["H9","D9"],"rest":"S9 C9"}`, 1, "S9"},
		{"left out, card by card", `{"dealer":0,"hands":["H9","D9"]}`, 1, "the rest has 1 cards too few"},
		{"named as empty", `{"dealer":0,"hands":["H9","D9"],"rest":""}`, 2, "the rest has 2 cards too few"},
		{"named in part", `{"dealer":0,"hands":["H9","D9"],"rest":"S9"}`, 2, "the rest has 1 cards too few"},
	} {
		t.Run(c.name, func(t *testing.T) {
			o, err := parseObject([]byte(c.line))
			if err != nil {
				t.Fatal(err)
			}
			p, err := parsePack(o, 2)
			if err != nil {
				t.Fatal(err)
			}
			deck, _ := card.ParseSet("H9 D9 C9 S9")
			if err := p.fits(deck); err != nil {
				t.Fatal(err)
			}
			got, err := p.take(engine.Stock, c.packet)
			if text := card.Format(got); err == nil && text != c.want || err != nil && !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %s, %v; want %s", text, err, c.want)
			}
		})
	}
}
