package cli

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"krutzjass/engine/games"
)

// workedCase is one of the worked cases of the rules.
type workedCase struct {
	ID, Kind, Line, Rule, Mode, Trick, Hand, Order string
	Last                                           int
	Expected                                       json.RawMessage
}

// krutzjassHouse is the house set of a case's rule; a rule that is missing
// belongs to another game. "k" is what both sets share.
var krutzjassHouse = map[string]string{"k": "A", "kA": "A", "kB": "B"}

// caseKinds turns a case into the fields of a question and its answer.
var caseKinds = map[string]struct {
	least    int // cases of this kind that the file is known to hold
	question func(workedCase) map[string]any
	answer   func(*testing.T, workedCase) any
}{
	"legal":   {11, func(c workedCase) map[string]any { return map[string]any{"trick": c.Trick, "hand": c.Hand} }, wantLegal},
	"trick":   {7, func(c workedCase) map[string]any { return map[string]any{"trick": c.Trick, "last": c.Last > 0} }, wantTrick},
	"weis":    {12, func(c workedCase) map[string]any { return map[string]any{"hand": c.Hand} }, wantWeis},
	"compare": {12, func(c workedCase) map[string]any { return map[string]any{"order": calls(c.Order)} }, wantCompare},
}

// seatOf is the number of a seat letter.
func seatOf(letter string) int { return strings.Index("abcd", letter) }

// calls reads "a:S10-SQ, b:4xK".
func calls(order string) (list [][2]any) {
	for call := range strings.SplitSeq(order, ", ") {
		seat, weis, _ := strings.Cut(call, ":")
		list = append(list, [2]any{seatOf(seat), weis})
	}
	return list
}

func expected[T any](t *testing.T, c workedCase) (v T) {
	t.Helper()
	if err := json.Unmarshal(c.Expected, &v); err != nil {
		t.Fatalf("%s: %v", c.ID, err)
	}
	return v
}

// wantLegal is in the order of the hand; the case's own is by name.
func wantLegal(t *testing.T, c workedCase) any {
	may := expected[[]string](t, c)
	hand := strings.Fields(c.Hand)
	hand = slices.DeleteFunc(hand, func(x string) bool { return !slices.Contains(may, x) })
	if len(hand) != len(may) {
		t.Fatalf("%s: the case itself allows %v of the hand %s", c.ID, may, c.Hand)
	}
	return map[string]any{"legal": strings.Join(hand, " ")}
}

func wantTrick(t *testing.T, c workedCase) any {
	want := expected[[2]any](t, c)
	return map[string]any{"winner": float64(seatOf(want[0].(string))), "points": want[1]}
}

// wantWeis takes the order, best first, from the case's line: "... -> 120: 4xK(100) H10-HQ(20)".
func wantWeis(t *testing.T, c workedCase) any {
	want := expected[[2]any](t, c)
	_, text, _ := strings.Cut(c.Line, " -> ")
	_, text, _ = strings.Cut(text, ": ")
	list := []any{}
	for word := range strings.FieldsSeq(text) {
		name, _, _ := strings.Cut(word, "(")
		if name != "-" {
			list = append(list, name)
		}
	}
	if len(list) != len(want[1].([]any)) {
		t.Fatalf("%s: the line %q does not list %v", c.ID, c.Line, want[1])
	}
	return map[string]any{"total": want[0], "weis": list}
}

func wantCompare(t *testing.T, c workedCase) any {
	return map[string]any{"winner": float64(seatOf(expected[string](t, c)))}
}

func TestWorkedCases(t *testing.T) {
	text, err := os.ReadFile("testdata/cases-jass.json")
	if err != nil {
		t.Fatal(err)
	}
	// Kinds that no question asks for have fields of other types.
	var file struct{ Tests []json.RawMessage }
	if err := json.Unmarshal(text, &file); err != nil {
		t.Fatal(err)
	}
	seen := map[string]int{}
	for _, raw := range file.Tests {
		var c workedCase
		_ = json.Unmarshal(raw, &c)
		kind, asked := caseKinds[c.Kind]
		house, ours := krutzjassHouse[c.Rule]
		if !asked || !ours {
			continue
		}
		seen[c.Kind]++
		t.Run(c.ID, func(t *testing.T) {
			q := kind.question(c)
			q["ask"], q["game"], q["options"] = c.Kind, "krutzjass", map[string]any{"house": house}
			if c.Mode != "" {
				q["mode"] = strings.TrimPrefix(c.Mode, "t")
			}
			if diff := cmp.Diff(kind.answer(t, c), askOne(t, q)); diff != "" {
				t.Errorf("%s (-want +got):\n%s", c.Line, diff)
			}
		})
	}
	for kind, k := range caseKinds {
		if seen[kind] < k.least {
			t.Errorf("%d cases of %s, want at least %d", seen[kind], kind, k.least)
		}
	}
}

// askOne asks one question and gives the answer's fields.
func askOne(t *testing.T, question any) (answer any) {
	t.Helper()
	line, err := json.Marshal(question)
	if err != nil {
		t.Fatal(err)
	}
	code, out, _ := runWith(t, string(line)+"\n", "ask")
	if code != exitOK || strings.Count(out, "\n") != 1 {
		t.Fatalf("ask %s: exit code %d, output %q", line, code, out)
	}
	if err := json.Unmarshal([]byte(out), &answer); err != nil {
		t.Fatalf("ask %s: %v in %q", line, err, out)
	}
	return answer
}

// runWith runs a command with a text as its standard input.
func runWith(t *testing.T, stdin string, args ...string) (code int, stdout, stderr string) {
	t.Helper()
	var out, complaints strings.Builder
	code = run(t.Context(), args, &env{
		stdin: strings.NewReader(stdin), stdout: &out, stderr: &complaints, now: fixedNow, games: games.All,
	})
	return code, out.String(), complaints.String()
}
