package cli

import (
	"bufio"
	"context"
	"errors"
	"flag"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"krutzjass/netplay"
	"krutzjass/netplay/discover"
	"krutzjass/netplay/pair"
	"krutzjass/netplay/wire"
)

// reach is how join and watch are told of a table.
type reach struct {
	find                               bool
	table, address, code, name, ticket string
}

func (r *reach) flags(fs *flag.FlagSet) {
	fs.BoolVar(&r.find, "find", false, "look for the table on the local network")
	fs.StringVar(&r.table, "table", "", "with -find: the `name` of the table, if there are several")
	fs.StringVar(&r.address, "address", "", "the `HOST:PORT` that the host shows")
	fs.StringVar(&r.code, "code", "", "the `code` that the host shows; - reads it from standard input")
	fs.StringVar(&r.name, "name", "", "the `name` to be known by")
	fs.StringVar(&r.ticket, "ticket", "", "the `file` for the way back: started again with it, this device has its place at the table again, without the code")
}

// searchTime is how long a table is looked for.
const searchTime = 15 * time.Second

// config makes what is common to all who join. A wrong call is a usageError; a file
// for the way back that cannot be written is told before there is a ticket to lose.
func (r *reach) config(ctx context.Context, env *env) (netplay.ClientConfig, error) {
	way, err := openWayBack(r.ticket)
	if err != nil {
		return netplay.ClientConfig{}, usageError{error: err}
	}
	cfg, err := r.plan(ctx, env, way)
	if err != nil {
		return cfg, usageError{error: err}
	}
	return cfg, way.save()
}

// plan checks the flags; every error is a sentence about them.
func (r *reach) plan(ctx context.Context, env *env, way *wayBack) (cfg netplay.ClientConfig, err error) {
	cfg.Program, cfg.Name = Version, r.name
	cfg.Ticket, cfg.Keep = way.Ticket, way.keep
	if cfg.Identity, err = pair.ParseIdentity([]byte(way.Identity)); err != nil {
		return cfg, fmt.Errorf("-ticket %s: %w", r.ticket, err)
	}
	if r.code != "" || cfg.Ticket == nil {
		if cfg.Code, err = r.readCode(ctx, env); err != nil {
			return cfg, err
		}
	}
	var dialer discover.Dialer
	switch {
	case r.find == (r.address != ""):
		return cfg, errors.New("expected either -find or -address HOST:PORT")
	case r.table != "" && !r.find:
		return cfg, errors.New("-table goes with -find")
	case r.address != "":
		at, err := discover.ParseAddress(r.address)
		if err != nil {
			return cfg, err
		}
		dialer.At = []string{at.String()}
	default:
		dialer.Look = (&search{r, env}).look
	}
	cfg.Dial = dialer.Dial
	return cfg, nil
}

func (r *reach) readCode(ctx context.Context, env *env) (pair.Code, error) {
	text := r.code
	if text == "-" {
		line, err := bufio.NewReader(until(ctx, env.stdin)).ReadString('\n')
		switch {
		case ctx.Err() != nil:
			return pair.Code{}, ctx.Err()
		case err != nil && line == "":
			return pair.Code{}, errors.New("-code -: there is no code on standard input")
		}
		text = strings.TrimSpace(line)
	}
	code, err := pair.ParseCode(text)
	if err != nil {
		return code, fmt.Errorf("-code: %w", err)
	}
	return code, nil
}

// search finds a table by its name.
type search struct {
	*reach
	env *env
}

// look looks for the table on the network.
func (s *search) look(ctx context.Context) ([]string, error) {
	ctx, stop := context.WithTimeout(ctx, searchTime)
	defer stop()
	var at []string
	var several, trouble error
	var once sync.Mutex // found is called from another goroutine
	s.env.discovery.Find(ctx, func(all []discover.Table, err error) {
		once.Lock()
		defer once.Unlock()
		if trouble = err; err != nil {
			return
		}
		if at, several = s.pick(all); at != nil || several != nil {
			stop()
		}
	})
	once.Lock()
	defer once.Unlock()
	switch {
	case at != nil || several != nil:
		return at, several
	case trouble != nil:
		return nil, trouble // a sentence that says what to do
	}
	return nil, errors.New("no such table was found on this network: check that both devices are on the same Wi-Fi, or use -address")
}

// pick chooses among the tables that were found.
func (s *search) pick(all []discover.Table) ([]string, error) {
	var fits []discover.Table
	var names []string
	for _, t := range all {
		if t.Reachable && (s.table == "" || t.Name == wire.CleanName(s.table)) {
			fits = append(fits, t)
			names = append(names, t.Name)
		}
	}
	switch len(fits) {
	case 0:
		return nil, nil
	case 1:
		var at []string
		for _, a := range fits[0].At {
			at = append(at, a.String())
		}
		return at, nil
	}
	if slices.Sort(names); len(slices.Compact(slices.Clone(names))) == len(fits) {
		return nil, fmt.Errorf("there are several tables (%s): name one with -table, or use -address", strings.Join(names, ", "))
	}
	names = nil
	for _, t := range fits {
		names = append(names, fmt.Sprintf("%s at %v", t.Name, t.At[0]))
	}
	slices.Sort(names) // they are found in any order
	return nil, fmt.Errorf("several tables have the same name (%s): choose yours with -address", strings.Join(names, ", "))
}
