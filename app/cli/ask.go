package cli

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
)

const askAbout = `Usage: krutzjass ask

Reads one JSON question a line from standard input and answers one JSON line
each. What cannot be answered gets {"error":"..."} and the next line is read.
Fields that a question does not know are ignored. Examples:
  {"ask":"legal","game":"krutzjass","mode":"H","trick":"S9 HQ","hand":"HK H10"}
  {"ask":"trick","game":"krutzjass","mode":"H","trick":"HJ HJ H9 H10","last":false}
  {"ask":"weis","game":"krutzjass","hand":"HK DK CK SK H10 HJ HQ"}
  {"ask":"settle","game":"chratze","pot":10,"players":5,"chratzer":1,"tricks":{"1":1,"2":3,"4":0}}
  {"ask":"compare","game":"krutzjass","mode":"H","order":[[0,"H9-HA"],[1,"4xK"]]}
  {"ask":"molotow","tricks":38,"tischweis":20,"handweis":50,"stoeck":20,"match":false}
`

// maxQuestion is the longest line that is read as a question, in bytes.
const maxQuestion = 1 << 20

// errLong stands for a line beyond maxQuestion; the line has been read past.
var errLong = fmt.Errorf("the line is longer than %d bytes: write less in one line", maxQuestion)

// refusal is the answer to a question that has none.
type refusal struct {
	Error string `json:"error"`
}

// ask answers until the input ends. A bad question is no failure; input that
// cannot be read and output that cannot be written are.
func ask(ctx context.Context, env *env, args []string) error {
	fs := flag.NewFlagSet("ask", flag.ContinueOnError)
	if err := parse(env, fs, askAbout, args); err != nil {
		return err
	}
	if fs.NArg() > 0 {
		return misuse("unexpected %q: questions come on standard input", fs.Arg(0))
	}
	_, err := answerLines(ctx, env, func(line []byte) (any, error) { return answerQuestion(env, line) })
	return err
}

// answerLines answers each line of standard input with one of JSON, or refuses it
// with why, and counts the refusals. Input that cannot be read, output that cannot
// be written and the end of ctx are errors; the answers before have been written.
func answerLines(ctx context.Context, env *env, answer func(line []byte) (any, error)) (refused int, err error) {
	in, out := bufio.NewReader(until(ctx, env.stdin)), bufio.NewWriter(env.stdout)
	for {
		line, err := readLine(in)
		if errors.Is(err, io.EOF) {
			return refused, out.Flush()
		}
		if err != nil && !errors.Is(err, errLong) {
			return refused, errors.Join(fmt.Errorf("reading questions: %w", err), out.Flush())
		}
		var got any
		if err == nil {
			got, err = answer(line)
		}
		if ctx.Err() != nil {
			return refused, errors.Join(ctx.Err(), out.Flush())
		}
		if err != nil {
			got = refusal{err.Error()}
			refused++
		}
		if err := writeAnswer(out, got); err != nil {
			return refused, err
		}
		// Whoever waits for the answer before asking on gets it now.
		if in.Buffered() == 0 {
			if err := out.Flush(); err != nil {
				return refused, err
			}
		}
	}
}

// readLine gives the next line without its end. A line that is too long is
// skipped as a whole and gives errLong; io.EOF comes after the last line.
func readLine(in *bufio.Reader) ([]byte, error) {
	var line []byte
	long := false
	for {
		part, err := in.ReadSlice('\n')
		if !long {
			line = append(line, part...)
			long = len(bytes.TrimRight(line, "\r\n")) > maxQuestion
		}
		switch {
		case errors.Is(err, bufio.ErrBufferFull):
			continue
		case err != nil && !errors.Is(err, io.EOF):
			return nil, err
		case long:
			return nil, errLong
		case err != nil && len(line) == 0:
			return nil, io.EOF
		}
		return bytes.TrimRight(line, "\r\n"), nil
	}
}

func writeAnswer(out io.Writer, answer any) error {
	enc := json.NewEncoder(out)
	enc.SetEscapeHTML(false)
	return enc.Encode(answer)
}
