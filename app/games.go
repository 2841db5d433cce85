package app

import (
	"slices"

	"krutzjass/ai"
	"krutzjass/app/prefs"
	"krutzjass/app/screen"
	"krutzjass/app/text"
	"krutzjass/assets"
	"krutzjass/engine"
)

// title is a game with its words.
type title struct {
	game   engine.Game
	labels *text.Labels
}

// title finds a game of the list by its key, with its place there.
func (a *App) title(key string) (title, int) {
	i := slices.IndexFunc(a.titles, func(t title) bool { return t.game.Info().Key == key })
	return a.titles[i], i // every key comes from a game of the list
}

// style is how the cards of a game look.
func (a *App) style(game string) assets.Style {
	p := a.prefs.Get()
	face, _ := assets.ParseFace(p.FaceOf(game))
	s := assets.NewStyle(game, face, a.words.Lang())
	s.FourColours = p.FourColours
	return s
}

// faceGames are the games whose cards have a face of their own.
func (a *App) faceGames() (list []screen.FaceGame) {
	for _, t := range a.titles {
		if key := t.game.Info().Key; prefs.OwnFace(key) {
			list = append(list, screen.FaceGame{Key: key, Name: t.labels.Label("game")})
		}
	}
	return list
}

// toRules goes to the rules of all games: from a table, or with a saved game, to
// those of its game first.
func (a *App) toRules() {
	switch {
	case a.play != nil:
		a.toRulesOf(a.play.match.Game().Info().Key)
	case a.saved != nil:
		a.toRulesOf(a.saved.Table.Setup().Game)
	default:
		a.toRulesOf(a.titles[0].game.Info().Key)
	}
}

// toRulesOf goes to the rules of a game. Nothing can be seen of the cards
// meanwhile.
func (a *App) toRulesOf(key string) {
	defer a.seen()
	a.onward(func() screen.Screen {
		_, first := a.title(key)
		p := screen.RulesParams{Words: a.words, First: first, Pictures: a.pictures, Back: a.back}
		for _, t := range a.titles {
			p.Games = append(p.Games, screen.RulesGame{Name: t.labels.Label("game"), Style: a.style(t.game.Info().Key),
				Rules: func() (string, error) { return a.rules(t) }})
		}
		return screen.NewRules(p)
	})
}

// rules gives the rules of a game, as the table has them set if one is open.
func (a *App) rules(t title) (string, error) {
	md, err := t.labels.Rules()
	var set engine.Options
	if a.play != nil && a.play.match.Game() == t.game {
		set = a.play.match.Options()
	}
	return text.Rules(md, set), err
}

// levels are those of computers that people play with, weakest first.
func levels() []string {
	return slices.DeleteFunc(ai.Levels(), func(l string) bool { return l == "random" })
}

// toNew goes to the form of a new game.
func (a *App) toNew(key string) { a.toForm(key, false) }

// toForm goes to the form of a game for this device, or for a table that others
// join.
func (a *App) toForm(key string, hosting bool) {
	a.onward(func() screen.Screen {
		t, _ := a.title(key)
		return screen.NewNewGame(screen.NewGameParams{Words: a.words, Game: t.game, Label: t.labels.Label, Levels: levels(),
			Prefs: a.prefs.Get(), Pictures: a.pictures, Hosting: hosting, Saved: a.saved != nil && !a.saved.Table.Over(),
			Change: a.change, Start: a.start, Rules: func() { a.toRulesOf(key) }, Back: a.back, Now: a.env.Now})
	})
}
