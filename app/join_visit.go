package app

import (
	"context"
	"errors"
	"net"

	"krutzjass/ai/coach"
	"krutzjass/app/cli"
	"krutzjass/app/guestbook"
	"krutzjass/app/prefs"
	"krutzjass/app/screen"
	"krutzjass/app/session"
	"krutzjass/engine/games"
	"krutzjass/netplay"
	"krutzjass/netplay/discover"
	"krutzjass/netplay/pair"
)

// join goes to a table for the first time.
func (a *App) join(j screen.Joining, asScreen bool) {
	if !asScreen {
		a.change(func(p *prefs.Prefs) { p.Name = j.Name })
	}
	way := guestbook.Way{Name: j.Title, Me: j.Name, Screen: asScreen, At: j.At}
	typed := ""
	if j.Typed {
		typed = j.At[0]
	}
	a.visit(way, netplay.ClientConfig{Code: j.Code}, j.Table, typed)
}

// goBack goes to a table that knows this device.
func (a *App) goBack(way guestbook.Way) {
	ticket := way.Ticket
	a.toJoin(way.Screen)
	a.visit(way, netplay.ClientConfig{Ticket: &ticket}, ticket.Table.String(), "")
}

// visit goes to a table; table is its identity, if it is known.
func (a *App) visit(way guestbook.Way, cfg netplay.ClientConfig, table, typed string) {
	page, ok := a.stack.Top().(*screen.Join)
	if !ok || a.joined != nil {
		return
	}
	identity, err := a.book.Identity()
	if err != nil {
		page.Trouble(a.words.T("notice.store"), sentence(err))
		return
	}
	g := &joined{app: a, way: way, typed: typed}
	dialer := &discover.Dialer{At: way.At}
	if table != "" {
		dialer.Look = func(ctx context.Context) ([]string, error) { return a.look(ctx, table) }
	}
	cfg.Dial = func(ctx context.Context) (net.Conn, error) {
		conn, err := dialer.Dial(ctx)
		if err != nil {
			return nil, &unreachable{err}
		}
		at := conn.RemoteAddr().String()
		a.env.Stage.Do(func() { g.reached(at) })
		return conn, nil
	}
	cfg.Program, cfg.Identity, cfg.Name, cfg.Screen = cli.Version, identity, way.Me, way.Screen
	kept := way // the ticket has to be safe before anything else is said
	cfg.Keep = func(t pair.Ticket) error {
		kept.Ticket = t
		a.env.Stage.Do(func() { g.way.Ticket = t })
		return a.book.KeepWay(kept)
	}
	pace := session.Paces[a.prefs.Get().Pace]
	if way.Screen {
		pace.Hand = handShown
	}
	g.guest = session.NewGuest(session.GuestConfig{Join: cfg, Games: games.Find, Stage: a.env.Stage, Pace: pace, Coach: coach.Live})
	g.guest.OnState, g.guest.OnStop, g.guest.OnMatch = g.told, g.stopped, g.begun
	a.joined = g
	page.Busy(true)
	g.guest.Start()
}

// look looks for a table on the network.
func (a *App) look(ctx context.Context, table string) ([]string, error) {
	ctx, stop := context.WithTimeout(ctx, lookTime)
	defer stop()
	at := make(chan []string, 1)
	go a.env.Discovery.Find(ctx, func(all []discover.Table, _ error) {
		for _, t := range all {
			var list []string
			for _, where := range t.At {
				list = append(list, where.String())
			}
			if t.Table == table && t.Reachable {
				select {
				case at <- list:
				default: // it was found already
				}
			}
		}
	})
	select {
	case list := <-at:
		return list, nil
	case <-ctx.Done():
		return nil, errors.New("the table is not found on this network")
	}
}

// reached notes where the table is, for the next time.
func (g *joined) reached(at string) { g.way.At = []string{at} }
