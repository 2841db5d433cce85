package cli

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"krutzjass/engine"
	"krutzjass/engine/chratze"
	"krutzjass/engine/enginetest/cases"
)

// askChratze asks one question with Chratze among the games and gives the answer
// as text.
func askChratze(t *testing.T, line string) string {
	t.Helper()
	var out, complaints strings.Builder
	code := run(t.Context(), []string{"ask"}, &env{
		stdin: strings.NewReader(line + "\n"), stdout: &out, stderr: &complaints, now: fixedNow, games: []engine.Game{chratze.Game{}},
	})
	if code != exitOK {
		t.Fatalf("ask %s: exit code %d, %s", line, code, complaints.String())
	}
	return strings.TrimSuffix(out.String(), "\n")
}

// askCase asks a question made of fields and compares the answer.
func askCase(t *testing.T, why string, question, want any) {
	t.Helper()
	line, err := json.Marshal(question)
	if err != nil {
		t.Fatal(err)
	}
	expected, err := json.Marshal(want)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(expected), askChratze(t, string(line))); diff != "" {
		t.Errorf("%s (%s) (-want +got):\n%s", line, why, diff)
	}
}

func TestChratzeCases(t *testing.T) {
	ask := func(c cases.Chratze, kind string) map[string]any {
		return map[string]any{"ask": kind, "game": "chratze", "options": c.Options, "mode": c.Trump, "trick": c.Trick}
	}
	cases.RunChratze(t, "legal", func(t *testing.T, c cases.Chratze) {
		q := ask(c, "legal")
		q["hand"] = c.Hand
		askCase(t, c.Why, q, map[string]any{"legal": c.Expected})
	})
	cases.RunChratze(t, "winner", func(t *testing.T, c cases.Chratze) {
		var place int
		c.Want(t, &place)
		askCase(t, c.Why, ask(c, "trick"), map[string]any{"winner": place - 1}) // and no points
	})
}

func TestSettleCases(t *testing.T) {
	cases.RunChratze(t, "money", func(t *testing.T, c cases.Chratze) {
		q := map[string]any{"ask": "settle", "game": "chratze", "options": c.Options, "pot": c.Pot, "players": c.Players, "tricks": c.Tricks}
		if c.Chratzer >= 0 {
			q["chratzer"] = c.Chratzer
		} else {
			q["dealer"], q["dealertrump"] = c.Dealer, c.DealerTrump
		}
		none := func(m map[int]int) map[int]int {
			if m == nil {
				return map[int]int{}
			}
			return m
		}
		type answer struct {
			Paid    map[int]int `json:"paid"`
			Rest    int         `json:"rest"`
			Penalty map[int]int `json:"penalty"`
			Pot     int         `json:"pot"`
		}
		askCase(t, c.Why, q, answer{none(c.Paid), c.Rest, none(c.Penalty), c.New})
	})
}

func TestSettleRefuses(t *testing.T) {
	const good = `{"ask":"settle","game":"chratze","pot":10,"players":5,"chratzer":1,"tricks":{"1":1,"2":3}}`
	if got := askChratze(t, good); got != `{"paid":{"2":10},"rest":0,"penalty":{"1":20},"pot":25}` {
		t.Fatal(got)
	}
	for _, row := range []struct{ old, new, want string }{
		{`"pot":10,`, ``, `the field \"pot\" is missing`},
		{`"pot":10`, `"pot":0`, `the pot cannot be 0`},
		{`"pot":10`, `"pot":1.5`, `\"pot\" cannot be 1.5`},
		{`"players":5,`, ``, `the field \"players\" is missing`},
		{`"players":5`, `"players":8`, `there cannot be 8 players in chratze: expected 2 to 7`},
		{`"chratzer":1,`, ``, `the field \"chratzer\" is missing`},
		{`"chratzer":1`, `"chratzer":5`, `there is no seat 5 at a table of 5`},
		{`"chratzer":1`, `"chratzer":3`, `{"paid":{"1":5,"2":5},"rest":0,"penalty":{"3":20}`}, // without a trick
		{`"2":3`, `"2":2`, `the tricks add up to 3: a deal has 4`},
		{`"2":3`, `"2":5`, `seat 2 cannot have 5 tricks`},
		{`"2":3`, `"2":-3`, `seat 2 cannot have -3 tricks`},
		{`"2":3`, `"02":3`, `\"tricks\" cannot have a seat \"02\"`},
		{`"2":3`, `"5":3`, `there is no seat 5`},
		{`{"1":1,"2":3}`, `[1,3]`, `\"tricks\" cannot be [1,3]`},
		{`,"tricks":{"1":1,"2":3}`, ``, `the field \"tricks\" is missing`},
		{`"pot"`, `"options":{"mode":"zwicken"},"pot"`, `zwicken has no chratzer`},
	} {
		if got := askChratze(t, strings.Replace(good, row.old, row.new, 1)); !strings.Contains(got, row.want) {
			t.Errorf("with %s for %s: %s, want %s", row.new, row.old, got, row.want)
		}
	}
	if got := runAsk(t, `{"ask":"settle","game":"krutzjass","pot":10,"players":4,"tricks":{}}`); got != `{"error":"krutzjass has no answer to \"settle\""}` {
		t.Error(got)
	}
}

// runAsk asks one question with the games of the house.
func runAsk(t *testing.T, line string) string {
	t.Helper()
	_, out, _ := runWith(t, line+"\n", "ask")
	return strings.TrimSuffix(out, "\n")
}

// Computers alone do not play what only a clock or people can end.
func TestSimulateRefusesWhatNeverEnds(t *testing.T) {
	for _, set := range []string{"minutes=0", "minutes=30"} {
		var out, complaints strings.Builder
		code := run(t.Context(), []string{"simulate", "-game", "chratze", "-level", "random", "-set", "deals=0", "-set", set}, &env{
			stdin: strings.NewReader(""), stdout: &out, stderr: &complaints, now: fixedNow, games: []engine.Game{chratze.Game{}},
		})
		if want := "has no end by itself: set deals to 1 or more"; code != exitUsage || out.Len() > 0 || !strings.Contains(complaints.String(), want) {
			t.Errorf("%s: exit code %d, output %q, complaints %q", set, code, out.String(), complaints.String())
		}
	}
}

// A simulated match of every table size verifies.
func TestSimulateChratze(t *testing.T) {
	games := []engine.Game{chratze.Game{}}
	for _, args := range [][]string{
		{"-players", "2"}, {"-players", "7", "-set", "blind=true", "-set", "doubleBlind=true"}, {"-players", "5", "-set", "mode=zwicken"},
	} {
		var records, verdict, complaints strings.Builder
		code := run(t.Context(), append([]string{"simulate", "-game", "chratze", "-level", "random", "-seed", "1", "-games", "3"}, args...), &env{
			stdin: strings.NewReader(""), stdout: &records, stderr: &complaints, now: fixedNow, games: games,
		})
		if code != exitOK {
			t.Fatalf("%v: exit code %d, complaints %q", args, code, complaints.String())
		}
		code = run(t.Context(), []string{"verify"}, &env{
			stdin: strings.NewReader(records.String()), stdout: &verdict, stderr: &complaints, now: fixedNow, games: games,
		})
		if code != exitOK || !strings.HasPrefix(verdict.String(), "3 games, ") || !strings.HasSuffix(verdict.String(), ": ok\n") {
			t.Errorf("%v: exit code %d, verdict %q, complaints %q", args, code, verdict.String(), complaints.String())
		}
	}
}
