package app

import (
	"context"
	"errors"
	"net"
	"reflect"
	"sync"

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
	g := &joined{app: a, way: &path{book: a.book, way: way}, screen: way.Screen, typed: typed}
	g.reach(&cfg, table)
	cfg.Program, cfg.Identity, cfg.Name, cfg.Screen = cli.Version, identity, way.Me, way.Screen
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

// reach has a client find the table, by its identity if that is known, and keep the
// way back to it.
func (g *joined) reach(cfg *netplay.ClientConfig, table string) {
	dialer := &discover.Dialer{At: g.way.way.At}
	know := func(table string) {
		dialer.Look = func(ctx context.Context) ([]string, error) { return g.app.look(ctx, table) }
	}
	if table != "" {
		know(table)
	}
	at := "" // the address that answered last
	cfg.Dial = func(ctx context.Context) (net.Conn, error) {
		conn, err := dialer.Dial(ctx)
		if err != nil {
			return nil, &unreachable{err}
		}
		at = conn.RemoteAddr().String()
		return conn, nil
	}
	cfg.Keep = func(t pair.Ticket) error { // which has to be safe before anything else is said
		know(t.Table.String()) // also one whose address was typed may be elsewhere the next time
		return g.way.change(func(w *guestbook.Way) { w.Ticket, w.At = t, []string{at} })
	}
}

// look looks for a table on the network; the error says why it was not found.
func (a *App) look(ctx context.Context, table string) ([]string, error) {
	ctx, stop := context.WithTimeout(ctx, lookTime)
	defer stop()
	at, blind := make(chan []string, 1), make(chan error, 1)
	go a.env.Discovery.Find(ctx, func(all []discover.Table, err error) {
		if err != nil {
			offer(blind, err)
		}
		for _, t := range all {
			var list []string
			for _, where := range t.At {
				list = append(list, where.String())
			}
			if t.Table == table && t.Reachable {
				offer(at, list)
			}
		}
	})
	select {
	case list := <-at:
		return list, nil
	case err := <-blind:
		return nil, err
	case <-ctx.Done():
		return nil, errors.New("the table is not found on this network")
	}
}

// offer sends the first of several things to a channel that holds one.
func offer[T any](to chan T, one T) {
	select {
	case to <- one:
	default:
	}
}

// path is the way to a table, and back to it once there is a ticket. It is changed
// from the window's thread and from the client's.
type path struct {
	book *guestbook.Book
	mu   sync.Mutex
	way  guestbook.Way
	kept guestbook.Way // as it was written last
}

// change changes the way and keeps it: whoever comes back finds all that is known of
// it by then.
func (p *path) change(do func(*guestbook.Way)) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	do(&p.way)
	if p.way.Ticket == (pair.Ticket{}) || reflect.DeepEqual(p.way, p.kept) {
		return nil
	}
	if err := p.book.KeepWay(p.way); err != nil {
		return err
	}
	p.kept = p.way
	return nil
}

// forget gives up the way back.
func (p *path) forget() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.book.DropWay(p.way.Ticket.Table)
}
