package app

import (
	"krutzjass/app/guestbook"
	"krutzjass/app/screen"
)

// toTogether goes to the choice of how to play with other devices.
func (a *App) toTogether() {
	a.onward(func() screen.Screen {
		p := screen.TogetherParams{Words: a.words, Pictures: a.pictures, Style: a.style(a.titles[0].game.Info().Key),
			Join: func() { a.toJoin(false) }, Screen: func() { a.toJoin(true) }, Back: a.back}
		for _, way := range a.ways() {
			p.Ways = append(p.Ways, a.wayBack(way))
		}
		for _, t := range a.titles {
			key := t.game.Info().Key
			p.Games = append(p.Games, screen.HomeGame{Key: key, Name: t.labels.Label("game"), Line: t.labels.Label("line"),
				Style: a.style(key), New: func() { a.toForm(key, true) }})
		}
		return screen.NewTogether(p)
	})
}

// ways are the ways back to tables; a file that cannot be read has none.
func (a *App) ways() []guestbook.Way {
	list, _ := a.book.Ways()
	return list
}

// wayBack is a way as a screen shows it.
func (a *App) wayBack(way guestbook.Way) screen.Way {
	line := "together.way.line"
	if way.Screen {
		line = "together.way.screen"
	}
	return screen.Way{Name: way.Name, Line: a.words.T(line, a.gameName(way.Game)), Back: func() { a.goBack(way) }}
}

// gameName is what a game is called; "" if this program does not know it.
func (a *App) gameName(key string) string {
	for _, t := range a.titles {
		if t.game.Info().Key == key {
			return t.labels.Label("game")
		}
	}
	return ""
}
