package screen

import (
	"image"

	"fyne.io/fyne/v2"

	"krutzjass/app/form"
	"krutzjass/assets"
	"krutzjass/engine/card"
)

// HomeGame is a game beside the first one.
type HomeGame struct {
	Key   string
	Name  string
	Line  string // what the game is, in a line
	Style assets.Style
	New   func() // to its form of a new game
}

// heroCards are the cards beside the name of the first game: one of each suit.
// They stand for any game that has none of its own.
var heroCards = []card.Card{
	card.Of(card.Hearts, card.Nine), card.Of(card.Diamonds, card.King), card.Of(card.Hearts, card.Jack),
	card.Of(card.Clubs, card.Queen), card.Of(card.Spades, card.Ace),
}

// gameCards are three cards that a game is known by, such as the best trumps of
// Schieber or the Kritische of Watten.
var gameCards = map[string][]card.Card{
	"schieber":     {card.Of(card.Spades, card.Ace), card.Of(card.Spades, card.Nine), card.Of(card.Spades, card.Jack)},
	"coiffeur":     {card.Of(card.Diamonds, card.Six), card.Of(card.Hearts, card.Queen), card.Of(card.Clubs, card.Ace)},
	"differenzler": {card.Of(card.Clubs, card.Ten), card.Of(card.Hearts, card.Eight), card.Of(card.Clubs, card.Jack)},
	"molotow":      {card.Of(card.Spades, card.Ten), card.Of(card.Diamonds, card.Nine), card.Of(card.Clubs, card.King)},
	"chratze":      {card.Of(card.Hearts, card.Queen), card.Of(card.Hearts, card.King), card.Of(card.Hearts, card.Ace)},
	"watten":       {card.Of(card.Clubs, card.Seven), card.Of(card.Diamonds, card.Seven), card.Of(card.Hearts, card.King)},
}

// fan lays the cards of a game like a hand, at most width units wide each.
func fan(pictures TablePictures, style assets.Style, width float32, cards ...card.Card) *form.Box {
	var list []*form.Picture
	for _, c := range cards {
		list = append(list, form.NewPicture(0, assets.Ratio, func(px int) image.Image { return pictures.Card(c, style, px) }))
	}
	return form.Fan(width, list...)
}

// fans are the cards on a page.
type fans []*form.Box

// refresh takes new pictures.
func (f fans) refresh() {
	for _, fan := range f {
		fan.Refresh()
	}
}

// gameFan is the cards that a game is known by.
func gameFan(pictures TablePictures, g HomeGame) *form.Box {
	cards := gameCards[g.Key]
	if cards == nil {
		cards = heroCards[:3]
	}
	return fan(pictures, g.Style, 48, cards...)
}

// gameTiles are the ways to the forms of the other games.
func (h *Home) gameTiles(p HomeParams) []fyne.CanvasObject {
	var list []fyne.CanvasObject
	for _, g := range p.Games {
		h.fans = append(h.fans, gameFan(p.Pictures, g))
		list = append(list, form.NewCardTile(h.fans[len(h.fans)-1], 96, g.Name, g.Line, g.New))
	}
	return list
}
