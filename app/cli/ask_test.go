package cli

import (
	"bufio"
	"encoding/json"
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"krutzjass/engine/games"
)

const easy = `{"ask":"weis","game":"krutzjass","hand":"HA"}`
const easyAnswer = `{"total":0,"weis":[]}`

func TestAskLines(t *testing.T) {
	padded := func(n int) string { return easy + strings.Repeat(" ", n-len(easy)) }
	tooLong := `{"error":"` + errLong.Error() + `"}`
	cases := []struct {
		name, in string
		want     []string
	}{
		{"nothing", "", nil},
		{"without a last newline", easy + "\n" + easy, []string{easyAnswer, easyAnswer}},
		{"with line ends of Windows", easy + "\r\n" + easy + "\r\n", []string{easyAnswer, easyAnswer}},
		{"as long as may be", padded(maxQuestion) + "\n" + easy + "\n", []string{easyAnswer, easyAnswer}},
		{"a byte too long", padded(maxQuestion+1) + "\n" + easy + "\n", []string{tooLong, easyAnswer}},
		{"much too long, at the end", easy + "\n" + strings.Repeat("x", 3*maxQuestion), []string{easyAnswer, tooLong}},
		{"no UTF-8", "{\"ask\":\"\xff\"}\n", []string{`{"error":"there is no question \"` + "\ufffd" + `\": expected one of legal, trick, weis, compare, settle, coiffeur, molotow"}`}},
		{"nested without end", strings.Repeat("[", 100_000) + "\n" + easy + "\n", []string{
			`{"error":"the line is not a JSON object: expected a question such as {\"ask\":\"legal\",...}"}`, easyAnswer,
		}},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			code, out, complaints := runWith(t, c.in, "ask")
			want := strings.Join(append(c.want, ""), "\n")
			if code != exitOK || out != want || complaints != "" {
				t.Errorf("exit code %d, answers %q, want %q; complaints %q", code, out, want, complaints)
			}
		})
	}
}

// A program that asks, waits for the answer and then asks on is not kept waiting.
func TestAskAnswersAtOnce(t *testing.T) {
	in, questions := io.Pipe()
	answers, out := io.Pipe()
	code := make(chan int, 1)
	go func() {
		code <- run(t.Context(), []string{"ask"}, &env{stdin: in, stdout: out, stderr: io.Discard, now: fixedNow, games: games.All})
		out.Close()
	}()
	read := bufio.NewReader(answers)
	for range 3 {
		if _, err := io.WriteString(questions, easy+"\n"); err != nil {
			t.Fatal(err)
		}
		if got, err := read.ReadString('\n'); err != nil || got != easyAnswer+"\n" {
			t.Fatalf("answer %q, %v", got, err)
		}
	}
	questions.Close()
	if got := <-code; got != exitOK {
		t.Errorf("exit code %d", got)
	}
}

func TestAskFails(t *testing.T) {
	broken := errors.New("the cable is cut")
	cases := []struct {
		name   string
		stdin  io.Reader
		stdout io.Writer
	}{
		{"input that cannot be read", iotest.ErrReader(broken), io.Discard},
		{"output that cannot be written", strings.NewReader(easy + "\n"), failingWriter{broken}},
		{"output that cannot be written, with more questions", strings.NewReader(strings.Repeat(easy+"\n", 10_000)), failingWriter{broken}},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			var complaints strings.Builder
			code := run(t.Context(), []string{"ask"}, &env{stdin: c.stdin, stdout: c.stdout, stderr: &complaints, now: fixedNow, games: games.All})
			if code != exitFailed || !strings.Contains(complaints.String(), broken.Error()) {
				t.Errorf("exit code %d, complaints %q", code, complaints.String())
			}
		})
	}
}

// failingWriter is a disk without room.
type failingWriter struct{ err error }

func (w failingWriter) Write([]byte) (int, error) { return 0, w.err }

// Whatever stands in a line, it gets one line of JSON: an error alone, or an
// answer that names only cards of the hand.
func FuzzAsk(f *testing.F) {
	for _, line := range []string{
		easy,
		`{"ask":"legal","game":"krutzjass","mode":"H","trick":"S9 HQ","hand":"HK H10"}`,
		`{"ask":"legal","game":"krutzjass","options":{"house":"B","target":1e3},"mode":"D","trick":"","hand":"HK H10"}`,
		`{"ask":"trick","game":"krutzjass","mode":"H","trick":"HJ HJ H9 H10","last":true}`,
		`{"ask":"weis","game":"krutzjass","hand":"HK DK CK SK H10 HJ HQ"}`,
		`{"ask":"compare","game":"krutzjass","mode":"H","order":[[0,"H9-HA"],[1,"4xK"]]}`,
		`{"ask":"compare","game":"krutzjass","mode":"UND","order":[[0,"HA-H9"],[-1,"5xK"],null]}`,
		`{"ask":"coiffeur","points":102,"factor":2}`,
		`{"ask":"molotow","tricks":38,"tischweis":20,"handweis":50,"stoeck":20,"match":false}`,
		`{"ask":"settle","game":"chratze","pot":10,"players":5,"chratzer":1,"tricks":{"1":1,"2":3,"4":0}}`,
		`{"ask":null,"game":{}}`, `[]`, `null`, ``, "\x00", `{"ask":"legal"} {}`,
	} {
		f.Add([]byte(line))
	}
	f.Fuzz(func(t *testing.T, line []byte) {
		if strings.ContainsAny(string(line), "\n") {
			return // two lines are two questions
		}
		code, out, _ := runWith(t, string(line)+"\n", "ask")
		var answer struct {
			Error, Legal *string
			Total        *int
			Winner       *int
			Written, Pot *int
		}
		if code != exitOK || strings.Count(out, "\n") != 1 || json.Unmarshal([]byte(out), &answer) != nil {
			t.Fatalf("exit code %d, output %q", code, out)
		}
		if answer.Error == nil && answer.Legal == nil && answer.Total == nil && answer.Winner == nil && answer.Written == nil && answer.Pot == nil {
			t.Fatalf("no answer in %q", out)
		}
		if answer.Legal != nil {
			var q struct{ Hand string }
			if err := json.Unmarshal(line, &q); err != nil {
				t.Fatalf("the answer %q to what is no JSON", out)
			}
			hand := strings.Fields(q.Hand)
			for c := range strings.FieldsSeq(*answer.Legal) {
				i := 0
				for i < len(hand) && hand[i] != c {
					i++
				}
				if i == len(hand) {
					t.Fatalf("%s is not in the hand %q, or out of order: %q", c, q.Hand, *answer.Legal)
				}
				hand = hand[i+1:]
			}
		}
	})
}
