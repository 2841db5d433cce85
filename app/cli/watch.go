package cli

import (
	"context"
	"flag"
	"fmt"

	"krutzjass/engine"
	"krutzjass/netplay/wire"
)

const watchAbout = `Usage: krutzjass watch (-find [-table NAME] | -address HOST:PORT) -code CODE [flags]

Follows a table as a screen does, until it closes. Prints what everybody may see,
one JSON line an event, as in a record; before that, and after a broken connection,
the setup of the match, and the view as it stands if something has been played:
{"view":{...}}.
`

// watching is a screen.
type watching struct {
	env  *env
	out  *printer
	show *show // of the match that is followed
}

func watch(ctx context.Context, env *env, args []string) error {
	var r reach
	fs := flag.NewFlagSet("watch", flag.ContinueOnError)
	r.flags(fs)
	if err := parse(env, fs, watchAbout, args); err != nil {
		return err
	}
	if fs.NArg() > 0 {
		return misuse("unexpected %q: everything is a flag here", fs.Arg(0))
	}
	cfg, err := r.config(ctx, env)
	if err != nil {
		return err
	}
	w := &watching{env: env, out: newPrinter(env.stdout)}
	stands := &standing{to: env.stderr, command: "watch"}
	cfg.Screen, cfg.State, cfg.See, cfg.Told = true, stands.hear, w.see, w.told
	return attend(ctx, cfg, w.out)
}

// see begins with a match, or goes on after something was missed.
func (w *watching) see(v engine.View) {
	rules, err := w.env.find(v.Setup.Game)
	if err != nil {
		fmt.Fprintf(w.env.stderr, "krutzjass watch: this table plays a game that this version does not know: update the program on this device (%v)\n", err)
		w.show = nil
		return
	}
	w.show = newShow(w.out, rules)
	w.out.json(wire.FromSetup(v.Setup))
	if v.Seq > 0 {
		w.out.json(map[string]wire.View{"view": wire.FromView(v)})
	}
}

func (w *watching) told(e engine.Event, v engine.View) {
	if w.show != nil {
		w.show.Notify(e, v)
	}
}
