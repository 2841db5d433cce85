package app

import (
	"context"
	"slices"

	"krutzjass/app/screen"
	"krutzjass/netplay/discover"
)

// toJoin goes to the screen on which a table is named, and looks for tables as
// long as it is there.
func (a *App) toJoin(asScreen bool) {
	ctx, stop := context.WithCancel(context.Background())
	a.searching = stop
	recent, _ := discover.NewRecent(a.book.Addresses()) // it works without
	var addresses []string
	for _, at := range recent.List() {
		addresses = append(addresses, at.String())
	}
	var tables []discover.Table
	blind, looked := false, false
	a.onward(func() screen.Screen {
		page := screen.NewJoin(screen.JoinParams{Words: a.words, Screen: asScreen, Name: a.prefs.Get().Name, Recent: addresses,
			Game: a.gameName, Join: func(j screen.Joining) { a.join(j, asScreen) }, Cancel: a.cancelJoin, Back: a.back})
		if looked {
			page.Found(tables, blind)
		}
		return page
	})
	go a.env.Discovery.Find(ctx, func(found []discover.Table, err error) {
		found = slices.Clone(found)
		a.env.Stage.Do(func() {
			tables, blind, looked = found, err != nil, true
			if page, ok := a.stack.Top().(*screen.Join); ok && ctx.Err() == nil {
				page.Found(tables, blind)
			}
		})
	})
}

// cancelJoin gives up what has not been joined yet.
func (a *App) cancelJoin() {
	if g := a.joined; g != nil {
		a.joined = nil
		g.guest.Close()
	}
	if page, ok := a.stack.Top().(*screen.Join); ok {
		page.Busy(false)
	}
}

// stopSearch ends looking for tables.
func (a *App) stopSearch() {
	if a.searching != nil {
		a.searching()
		a.searching = nil
	}
}
