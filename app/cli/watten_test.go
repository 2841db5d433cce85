package cli

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"krutzjass/engine"
	"krutzjass/engine/enginetest/cases"
	"krutzjass/engine/watten"
)

// askWatten asks one question of Watten and gives the answer as text.
func askWatten(t *testing.T, line string) string {
	t.Helper()
	var out, complaints strings.Builder
	code := run(t.Context(), []string{"ask"}, &env{
		stdin: strings.NewReader(line + "\n"), stdout: &out, stderr: &complaints, now: fixedNow, games: []engine.Game{watten.Game{}},
	})
	if code != exitOK {
		t.Fatalf("ask %s: exit code %d, %s", line, code, complaints.String())
	}
	return strings.TrimSuffix(out.String(), "\n")
}

// wattenCases asks every case of a kind; answer gives the field of the answer.
func wattenCases(t *testing.T, kind, ask string, answer func(*testing.T, cases.Watten) map[string]any) {
	cases.RunWatten(t, kind, func(t *testing.T, c cases.Watten) {
		q := map[string]any{"ask": ask, "game": "watten", "options": c.Options, "schlag": c.Schlag, "mode": c.Trump, "trick": c.Trick}
		if ask == "legal" {
			q["hand"], q["tricknumber"] = c.Hand, c.Number
		}
		line, err := json.Marshal(q)
		if err != nil {
			t.Fatal(err)
		}
		var got map[string]any
		if err := json.Unmarshal([]byte(askWatten(t, string(line))), &got); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(answer(t, c), got); diff != "" {
			t.Errorf("%s (%s) (-want +got):\n%s", line, c.Why, diff)
		}
	})
}

func TestWattenCases(t *testing.T) {
	wattenCases(t, "legal", "legal", func(t *testing.T, c cases.Watten) map[string]any {
		var legal string
		c.Want(t, &legal)
		return map[string]any{"legal": legal}
	})
	wattenCases(t, "winner", "trick", func(t *testing.T, c cases.Watten) map[string]any {
		var place float64
		c.Want(t, &place)
		return map[string]any{"winner": place - 1} // and no points
	})
}

func TestWattenQuestions(t *testing.T) {
	for _, c := range []struct{ line, want string }{
		{`{"ask":"legal","game":"watten","schlag":"9","mode":"H","trick":"","hand":"CA H7"}`, `{"legal":"CA H7"}`},
		{`{"ask":"legal","game":"watten","mode":"H","trick":"","hand":"CA"}`, `{"error":"the field \"schlag\" is missing: expected a rank such as 9 or J"}`},
		{`{"ask":"trick","game":"watten","schlag":9,"mode":"H","trick":"CA"}`, `{"error":"\"schlag\" cannot be 9: expected a rank such as 9 or J"}`},
		{`{"ask":"trick","game":"watten","schlag":"B","mode":"H","trick":"CA"}`, `{"error":"in \"schlag\": \"B\" is not a rank: expected 2 to 10, J, Q, K or A"}`},
		{`{"ask":"trick","game":"watten","schlag":"6","mode":"H","trick":"CA"}`,
			`{"error":"watten is played with a Schlag: schlag must be a rank of the pack, 7 to A"}`},
		{`{"ask":"legal","game":"watten","schlag":"9","mode":"H","tricknumber":0,"trick":"","hand":"CA"}`,
			`{"error":"\"tricknumber\" cannot be 0: expected the number of the trick, from 1"}`},
		{`{"ask":"legal","game":"watten","schlag":"9","mode":"H","tricknumber":"1","trick":"","hand":"CA"}`,
			`{"error":"\"tricknumber\" cannot be \"1\": expected the number of the trick, from 1"}`},
		{`{"ask":"legal","game":"watten","schlag":"9","mode":"H","trick":"","hand":"D6"}`, `{"error":"D6 is not in the pack of watten"}`},
		{`{"ask":"legal","game":"watten","options":{"variant":"tyrolean"},"schlag":"9","mode":"H","trick":"H8","hand":"D6 CA"}`, `{"legal":"D6"}`},
		{`{"ask":"weis","game":"watten","hand":"CA"}`, `{"error":"watten has no answer to \"weis\""}`},
	} {
		if got := askWatten(t, c.line); got != c.want {
			t.Errorf("%s\ngot  %s\nwant %s", c.line, got, c.want)
		}
	}
}

// Fields that belong to another game are none of Krutzjass's business.
func TestSchlagIsIgnoredElsewhere(t *testing.T) {
	code, out, _ := runWith(t, `{"ask":"trick","game":"krutzjass","schlag":9,"tricknumber":"x","mode":"S","trick":"D9 D10"}`+"\n", "ask")
	if code != exitOK || out != `{"winner":1,"points":10}`+"\n" {
		t.Errorf("exit code %d, output %q", code, out)
	}
}
