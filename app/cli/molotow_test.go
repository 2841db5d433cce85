package cli

import (
	"io"
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/differenzler"
	"krutzjass/engine/molotow"
)

// What is asked of Molotow and Differenzler, and answered to the letter.
func TestAskMolotowAndDifferenzler(t *testing.T) {
	for _, row := range []struct{ name, question, answer string }{
		{"written", `{"ask":"molotow","tricks":38,"tischweis":20,"handweis":50,"stoeck":20,"match":false}`, `{"written":-1}`},
		{"a Match, the tricks do not count", `{"ask":"molotow","tricks":999,"tischweis":0,"handweis":20,"stoeck":0,"match":true}`, `{"written":-28}`},
		{"a Match, the tricks are not named", `{"ask":"molotow","tischweis":0,"handweis":50,"stoeck":20,"match":true}`, `{"written":-33}`},
		{"no match named", `{"ask":"molotow","game":"molotow","tricks":44,"tischweis":0,"handweis":0,"stoeck":0}`, `{"written":4}`},
		{"too many points", `{"ask":"molotow","tricks":158,"tischweis":0,"handweis":0,"stoeck":0}`,
			`{"error":"the tricks of a deal count from 0 to 157, not 158"}`},
		{"points missing", `{"ask":"molotow","tricks":15,"tischweis":0,"stoeck":0}`,
			`{"error":"the field \"handweis\" is missing: expected a whole number of points"}`},
		{"of another game", `{"ask":"molotow","game":"differenzler","tricks":15}`, `{"error":"differenzler has no answer to \"molotow\""}`},
		{"trick with Tischweis", `{"ask":"trick","game":"molotow","mode":"H","trick":"HK HQ HA D8"}`, `{"winner":2,"points":18,"tischweis":40}`},
		{"trick that makes trump", `{"ask":"trick","game":"molotow","mode":"none","trick":"S9 C10 SA C6 CJ"}`, `{"winner":4,"points":41,"tischweis":0}`},
		{"trick counted later", `{"ask":"trick","game":"molotow","mode":"none","values":"S","trick":"S9 SJ SK S6"}`, `{"winner":2,"points":38,"tischweis":0}`},
		{"before trump", `{"ask":"legal","game":"molotow","mode":"none","trick":"S9","hand":"HJ S6"}`, `{"legal":"S6"}`},
		{"trump just made", `{"ask":"legal","game":"molotow","mode":"none","trick":"S9 C10","hand":"S7 C6 CK"}`, `{"legal":"S7 CK"}`},
		{"no such mode", `{"ask":"legal","game":"molotow","mode":"OBE","trick":"","hand":"S7"}`,
			`{"error":"molotow knows a trump suit or none yet: mode must be one of H D C S none"}`},
		{"Weis", `{"ask":"weis","game":"molotow","hand":"D6 D7 D8 D9 D10 DJ"}`, `{"total":150,"weis":["D6-DJ"]}`},
		{"highest", `{"ask":"compare","game":"molotow","mode":"none","order":[[4,"H6-H8"],[0,"S6-S8"],[1,"D6-D8"]]}`, `{"winner":4}`},
		{"Differenzler", `{"ask":"legal","game":"differenzler","mode":"H","trick":"S9 HQ","hand":"S6 H6 HK"}`, `{"legal":"S6 HK"}`},
		{"last trick", `{"ask":"trick","game":"differenzler","mode":"H","trick":"S9 HQ H6 SA","last":true}`, `{"winner":1,"points":19}`},
		{"without trump", `{"ask":"trick","game":"differenzler","mode":"UND","trick":"S9"}`,
			`{"error":"differenzler is played with a trump suit: mode must be one of H D C S"}`},
		{"no Weis", `{"ask":"weis","game":"differenzler","hand":""}`, `{"error":"differenzler has no answer to \"weis\""}`},
	} {
		t.Run(row.name, func(t *testing.T) {
			var out strings.Builder
			e := &env{stdin: strings.NewReader(row.question + "\n"), stdout: &out, stderr: io.Discard, now: fixedNow,
				games: []engine.Game{differenzler.Game{}, molotow.Game{}}}
			if code := run(t.Context(), []string{"ask"}, e); code != exitOK || out.String() != row.answer+"\n" {
				t.Errorf("%s\nexit code %d, got %swant %s", row.question, code, out.String(), row.answer)
			}
		})
	}
}
