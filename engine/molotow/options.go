package molotow

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/jass"
	"krutzjass/engine/meld"
)

// options are the rows of RECORD.md, in its order.
var options = []engine.Option{
	{Key: "limit", Kind: engine.Number, Min: 1, Max: 10000, Default: engine.Fixed(100)},
	{Key: "handweis", Kind: engine.Choice, Choices: []string{"own", "highest", "off"}, Default: engine.Fixed("own")},
	{Key: "tischweis", Kind: engine.Flag, Default: engine.Fixed(true)},
	{Key: "stoeck", Kind: engine.Flag, Default: engine.Fixed(true)},
	{Key: "kreuzweis", Kind: engine.Flag, Default: engine.Fixed(true)},
}

// rules are the options, and what follows from the number of players, as the
// play needs them.
type rules struct {
	seats, each int
	pack        card.Set
	limit       int32
	handweis    bool // Weis are declared
	highest     bool // and only the best player's count
	tischweis   bool // Weis in a trick count
	stoeck      bool // King and Queen of trump in a hand count, and in a trick too if Tischweis do
	melds       meld.Rules
}

func compile(o engine.Options, seats int) *rules {
	pack := jass.Pack.Minus(unused(seats))
	return &rules{
		seats: seats, each: pack.Len() / seats, pack: pack,
		limit:     int32(o.Int("limit")),
		handweis:  o.Text("handweis") != "off",
		highest:   o.Text("handweis") == "highest",
		tischweis: o.Flag("tischweis"),
		stoeck:    o.Flag("stoeck"),
		melds:     jass.Melds(o.Flag("kreuzweis")),
	}
}
