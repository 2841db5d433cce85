//go:build unix

package cli

import (
	"errors"
	"fmt"
	"os/exec"
	"strings"
	"syscall"
	"testing"
)

const easyDeal = `{"game":"krutzjass","mode":"H","hands":["HA","HK","HQ","HA"],"lead":0}`

// A signal ends a command that waits for its next line, with a sentence.
func TestSignals(t *testing.T) {
	for _, row := range []struct {
		command, line string
		signal        syscall.Signal
	}{
		{"solve", easyDeal, syscall.SIGINT},
		{"solve", easyDeal, syscall.SIGTERM},
		{"ask", easy, syscall.SIGINT},
	} {
		t.Run(fmt.Sprint(row.command, row.signal), func(t *testing.T) {
			cmd, o := started(t, itself(t), row.command)
			fmt.Fprintln(o.in, row.line)
			if !o.lines.Scan() {
				t.Fatal("no answer")
			}
			if err := cmd.Process.Signal(row.signal); err != nil {
				t.Fatal(err)
			}
			for o.lines.Scan() {
				t.Errorf("it answers %s", o.lines.Text())
			}
			var exit *exec.ExitError
			err := cmd.Wait()
			want := fmt.Sprintf("krutzjass %s: interrupted\n", row.command)
			if !errors.As(err, &exit) || exit.ExitCode() != exitFailed || o.wrong.String() != want {
				t.Errorf("%v, complaints %q", err, o.wrong)
			}
		})
	}
}

// A command that works, or waits for input, ends with its context and answers nothing
// more.
func TestCommandsEnd(t *testing.T) {
	const long = `{"game":"schieber","mode":"H","hands":["H6 HJ S7 SA D9 D6 C7 C8 CK","H7 HQ S8 DJ C6 S6 D7 D8 C9","H8 S9 SK DA CQ H9 SJ DQ CJ","HA S10 DK C10 CA HK H10 SQ D10"],"lead":0}`
	for _, row := range []struct{ call, line string }{
		{"solve -nodes 0", long},
		{"verify", ""},
		{"join -address 127.0.0.1:1 -code -", ""},
	} {
		t.Run(row.call, func(t *testing.T) {
			words := strings.Fields(row.call)
			o := opened(t, nil, words...)
			if row.line != "" {
				fmt.Fprintln(o.in, row.line)
			}
			o.stop()
			if said := o.rest(t, exitFailed); len(said) > 0 || o.wrong.String() != "krutzjass "+words[0]+": interrupted\n" {
				t.Errorf("answers %q, complaints %q", said, o.wrong)
			}
		})
	}
}
