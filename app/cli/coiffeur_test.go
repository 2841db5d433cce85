package cli

import (
	"context"
	"io"
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/coiffeur"
	"krutzjass/engine/schieber"
)

// Questions about a chart, and about tricks whose values differ from the order.
func TestAskCoiffeurAndSchieber(t *testing.T) {
	for _, c := range []struct{ name, line, want string }{
		{"J:C01", `{"ask":"coiffeur","points":102,"factor":2}`, `{"written":20}`},
		{"J:C05", `{"ask":"coiffeur","game":"coiffeur","points":257,"factor":6}`, `{"written":156}`},
		{"no such points", `{"ask":"coiffeur","points":-1,"factor":6}`, `{"error":"a row counts 0 to 300 points, not -1"}`},
		{"no factor", `{"ask":"coiffeur","points":1}`, `{"error":"the field \"factor\" is missing: expected the factor of the row"}`},
		{"no such factor", `{"ask":"coiffeur","points":1,"factor":0}`, `{"error":"a row has a factor from 1 to 100, not 0"}`},
		{"another game", `{"ask":"coiffeur","game":"schieber","points":1,"factor":1}`, `{"error":"schieber has no answer to \"coiffeur\""}`},
		{"J:C17", `{"ask":"trick","game":"coiffeur","mode":"UND","values":"OBE","trick":"D6 DA D8 D7"}`, `{"winner":0,"points":19}`},
		{"J:C18", `{"ask":"trick","game":"coiffeur","mode":"OBE","values":"UND","trick":"D6 DA D8 D7"}`, `{"winner":1,"points":19}`},
		{"values of Schieber", `{"ask":"trick","game":"schieber","mode":"UND","values":"OBE","trick":"D6"}`,
			`{"error":"in schieber cards are worth what the mode says: leave values out"}`},
		{"no mode of Schieber", `{"ask":"legal","game":"schieber","mode":"none","trick":"","hand":"D6"}`,
			`{"error":"in schieber mode must be one of H D C S OBE UND"}`},
		{"J:L02", `{"ask":"legal","game":"schieber","mode":"H","trick":"S9 HQ","hand":"SA S6 H6 HK DK"}`, `{"legal":"SA S6 HK"}`},
		{"J:W19", `{"ask":"weis","game":"schieber","options":{"kreuzweis":false},"hand":"HK DK CK SK HQ HA"}`, `{"total":100,"weis":["4xK"]}`},
		{"J:X23", `{"ask":"compare","game":"schieber","mode":"UND","order":[[0,"4xA"],[1,"4x6"]]}`, `{"winner":1}`},
		{"a card twice", `{"ask":"compare","game":"schieber","mode":"UND","order":[[0,"4xA"],[1,"HQ-HA"]]}`,
			`{"error":"4xA and HQ-HA need the same card, and the schieber pack has it once"}`},
	} {
		t.Run(c.name, func(t *testing.T) {
			var out strings.Builder
			code := run(context.Background(), []string{"ask"}, &env{stdin: strings.NewReader(c.line + "\n"), stdout: &out, stderr: io.Discard,
				now: fixedNow, games: []engine.Game{coiffeur.Game{}, schieber.Game{}}})
			if code != exitOK || out.String() != c.want+"\n" {
				t.Errorf("%s\ngot  %swant %s", c.line, out.String(), c.want)
			}
		})
	}
}
