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
			code, out := runAlone(t, row.question+"\n", "ask")
			if code != exitOK || out != row.answer+"\n" {
				t.Errorf("%s\nexit code %d, got %swant %s", row.question, code, out, row.answer)
			}
		})
	}
}

// runAlone runs a command where these two are the games of the house.
func runAlone(t *testing.T, stdin string, args ...string) (code int, stdout string) {
	t.Helper()
	var out strings.Builder
	e := &env{stdin: strings.NewReader(stdin), stdout: &out, stderr: io.Discard, now: fixedNow,
		games: []engine.Game{differenzler.Game{}, molotow.Game{}}}
	return run(t.Context(), args, e), out.String()
}

// What is simulated is verified, at tables of every size.
func TestSimulateMolotowAndDifferenzler(t *testing.T) {
	for _, call := range []string{
		"simulate -game differenzler -games 2 -seed 7 -level random -set rounds=4 -set open=true",
		"simulate -game molotow -games 2 -seed 7 -level random -set limit=20 -players 3",
		"simulate -game molotow -games 2 -seed 7 -level random -set limit=20 -players 5 -set handweis=highest",
		"simulate -game molotow -games 2 -seed 7 -level random -set limit=20 -players 6",
	} {
		code, text := runAlone(t, "", strings.Fields(call)...)
		if code != exitOK {
			t.Errorf("%s: exit code %d", call, code)
		}
		if code, out := runAlone(t, text, "verify"); code != exitOK || !strings.HasPrefix(out, "2 games, ") {
			t.Errorf("%s: verified with exit code %d: %s", call, code, out)
		}
	}
	if code, _ := runAlone(t, "", "simulate", "-game", "molotow", "-players", "7"); code == exitOK {
		t.Error("seven play Molotow")
	}
}
