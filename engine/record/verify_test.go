package record

import (
	"errors"
	"io"
	"strings"
	"testing"

	"krutzjass/engine"
)

func TestWhatIsWrittenVerifies(t *testing.T) {
	for _, c := range []struct {
		name, key string
		options   engine.Options
	}{
		{"highcard", "highcard", nil},
		{"krutzjass A", "krutzjass", nil},
		{"krutzjass B", "krutzjass", engine.Options{"house": "B", "target": 300}},
	} {
		t.Run(c.name, func(t *testing.T) {
			for seed := range uint64(8) {
				text := play(t, c.key, seed, 0, c.options)
				if sum := verify(t, text); sum != (Summary{Games: 1, Moves: numbered(split(text))}) {
					t.Errorf("seed %d: %+v", seed, sum)
				}
				if again := rewrite(t, text); again != text {
					t.Errorf("seed %d: the record was written again in other bytes", seed)
				}
			}
		})
	}
}

func verify(t testing.TB, text string) Summary {
	t.Helper()
	sum, err := Verify(strings.NewReader(text), lookup)
	if err != nil {
		t.Fatal(err)
	}
	return sum
}

// rewrite gives a record as the writer writes it.
func rewrite(t testing.TB, text string) string {
	t.Helper()
	var out strings.Builder
	r := newReader(lookup)
	r.copy = &out
	if err := r.all(newLines(strings.NewReader(text)), func() {}); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// A small match, checked by hand, as other programs would write it.
const small = `{"record":1,"id":"6ba7b810-9dad-41d1-80b4-00c04fd430c8","game":"highcard","options":{"target":2,"names":["a"],"weights":[1,2],"loud":false},"seats":[{"name":"Zoë \"<Z>\"","by":"human"},{"name":"","by":"exec"}],"start":"2026-03-01T20:15:00Z","app":"1.0"}
{"n":1,"seat":-1,"do":"deal","dealer":1,"hands":["H7 H8 SA","H9 S9 SK"],"rest":"HA HK HQ HJ H10 SQ SJ S10 S8 S7"}
{"n":2,"seat":1,"do":"predict","points":2}
{"n":3,"seat":0,"do":"predict","points":2,"timeout":true}
{"n":4,"seat":0,"do":"play","cards":"H8"}
{"n":5,"seat":1,"do":"play","cards":"S9"}
{"take":1,"trick":1}
{"n":6,"seat":1,"do":"play","cards":"SK"}
{"n":7,"seat":0,"do":"play","cards":"SA"}
{"take":0,"trick":2}
{"n":8,"seat":0,"do":"play","cards":"H7"}
{"n":9,"seat":1,"do":"play","cards":"H9"}
{"take":1,"trick":3}
{"score":{"side":0,"points":0,"why":"difference"},"totals":[0,0]}
{"score":{"side":1,"points":2,"why":"difference"},"totals":[0,2]}
{"hand":{"sides":[0,2]},"totals":[0,2]}
{"end":{"winners":[1]},"totals":[0,2]}
`

func TestSmallMatch(t *testing.T) {
	if sum := verify(t, small); sum != (Summary{Games: 1, Moves: 9}) {
		t.Errorf("%+v", sum)
	}
	if again := rewrite(t, small); again != small {
		t.Errorf("written again as\n%s", again)
	}
}

// What a reader takes although this program writes it otherwise.
func TestReadersAreLenientWhereTheFormatIs(t *testing.T) {
	for _, c := range []struct{ name, from, to string }{
		{"blanks", `{"n":4,"seat":0,"do":"play","cards":"H8"}`, ` { "n" : 4 , "seat":0,"do":"play",	"cards":"H8" } `},
		{"order of fields", `{"take":1,"trick":1}`, `{"trick":1,"take":1}`},
		{"unknown fields", `"do":"play","cards":"S9"}`, `"do":"play","cards":"S9","think":{"ms":[1,"}"]},"note":"\"{"}`},
		{"unknown field of a derived line", `{"hand":{"sides":[0,2]},`, `{"hand":{"sides":[0,2],"x":null},"y":true,`},
		{"unknown field of a header", `"app":"1.0"}`, `"app":"1.0","host":"x"}`},
		{"no carriage return is needed, one is no harm", "\"cards\":\"S9\"}\n", "\"cards\":\"S9\"}\r\n"},
		{"escapes", `"do":"play","cards":"S9"`, `"d\u006f":"pl\u0061y","cards":"S\u0039"`},
		{"a new list of seats before a deal", `{"n":1,`, `{"seats":[{"name":"Zoë \"<Z>\"","by":"human"},{"name":"","by":"strong"}]}` + "\n" + `{"n":1,`},
	} {
		t.Run(c.name, func(t *testing.T) {
			text := strings.Replace(small, c.from, c.to, 1)
			if text == small {
				t.Fatal("nothing was changed")
			}
			if sum := verify(t, text); sum != (Summary{Games: 1, Moves: 9}) {
				t.Errorf("%+v", sum)
			}
		})
	}
}

// A file that does not begin as a record does is foreign, even where its only
// line could pass for a torn one.
func TestForeignFiles(t *testing.T) {
	for _, text := range []string{"hello\n", "hello", "<html><body></body></html>\n", "\x7fELF\x02", `{"foo":1}`, `{"record":2}`, "[1,2]\n", "\n"} {
		if sum, err := Verify(strings.NewReader(text), lookup); err == nil {
			t.Errorf("%q: %+v", text, sum)
		}
	}
}

func TestSeveralGamesInAFile(t *testing.T) {
	half := join(split(play(t, "krutzjass", 3, 1, nil)))
	if sum := verify(t, small+half+small); sum.Games != 3 || sum.Moves != 18+numbered(split(half)) || sum.Torn {
		t.Errorf("%+v", sum)
	}
}

func TestNothingIsNoFault(t *testing.T) {
	header := split(small)[0]
	for _, c := range []struct {
		name, text string
		want       Summary
	}{
		{"empty file", "", Summary{}},
		{"torn header", header[:40], Summary{Torn: true}},
		{"header alone", header + "\n", Summary{Games: 1}},
		{"header without newline", header, Summary{Torn: true}},
		{"blank last line", header + "\n\n", Summary{Games: 1, Torn: true}},
		{"zeros after a crash", header + "\n\x00\x00\x00\x00", Summary{Games: 1, Torn: true}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if sum := verify(t, c.text); sum != c.want {
				t.Errorf("got %+v, want %+v", sum, c.want)
			}
		})
	}
}

// Cut anywhere, a record is a shorter record with a torn end; only a cut between
// a move and its derived lines is a fault.
func TestCutAnywhere(t *testing.T) {
	text := small
	for n := range len(text) {
		cut := text[:n]
		whole := strings.LastIndexByte(cut, '\n') + 1
		sum, err := Verify(strings.NewReader(cut), lookup)
		if n > 0 && whole == n && strings.HasPrefix(text[n:], "{") && !strings.HasPrefix(text[n:], `{"n":`) {
			fault := &Fault{}
			if !errors.As(err, &fault) || fault.Line != strings.Count(cut, "\n") || !strings.Contains(fault.Reason, "is missing after this one") {
				t.Fatalf("cut at %d, before a derived line: %v", n, err)
			}
			continue
		}
		want := Summary{Moves: strings.Count(cut[:whole], `{"n":`), Torn: whole < n}
		if whole > 0 {
			want.Games = 1
		}
		if err != nil || sum != want {
			t.Fatalf("cut at %d: %+v, %v; want %+v", n, sum, err, want)
		}
	}
}

func TestReadErrorsAreNotTornEnds(t *testing.T) {
	broken := errors.New("the disk is gone")
	for _, n := range []int{len(small), len(small) - 5} {
		r := io.MultiReader(strings.NewReader(small[:n]), failing{broken})
		if _, err := Verify(r, lookup); !errors.Is(err, broken) {
			t.Errorf("got %v", err)
		}
	}
}

type failing struct{ err error }

func (f failing) Read([]byte) (int, error) { return 0, f.err }

func TestLongLines(t *testing.T) {
	lines := split(small)
	pad := func(n int) string {
		return strings.TrimSuffix(lines[0], "}") + `,"pad":"` + strings.Repeat("x", n-len(lines[0])-10) + `"}` + "\n"
	}
	if text := pad(MaxLine); len(text) > MaxLine || verify(t, text+join(lines[1:])).Moves != 9 {
		t.Errorf("a line of %d bytes was not read", len(text))
	}
	endless := io.MultiReader(strings.NewReader(small), endless{})
	_, err := Verify(endless, lookup)
	if fault := (&Fault{}); !errors.As(err, &fault) || fault.Line != len(lines)+1 || !strings.Contains(fault.Reason, "longer than 1048576 bytes") {
		t.Errorf("got %v", err)
	}
}

// endless is a file without a newline and without an end.
type endless struct{}

func (endless) Read(b []byte) (int, error) {
	for i := range b {
		b[i] = 'x'
	}
	return len(b), nil
}
