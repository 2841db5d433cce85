package cli

import (
	"fmt"
	"io"

	"krutzjass/netplay"
)

// standing says on standard error what keeps a device from the table: each thing
// once, however often it is tried, and again after the table was there.
type standing struct {
	to      io.Writer
	command string
	said    string
}

func (w *standing) hear(s netplay.ClientState) {
	say := ""
	switch {
	case s.Trouble != nil:
		say = s.Trouble.Error() + "; trying again"
	case s.Connected && s.Table.Waiting:
		say = fmt.Sprintf("waiting: the host has to let in %q", s.Name)
	}
	if say != "" && say != w.said {
		fmt.Fprintf(w.to, "krutzjass %s: %s\n", w.command, say)
	}
	w.said = say
}
