package krutzjass

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/meld"
)

// The fixed numbers of the game (krutzjass.md, first paragraph).
const (
	seats    = 4
	handSize = 12
	tricks   = 12
)

// melds are the rules of Weis here: each card in one Weis at most, and a run of
// six still counts 100 (jass-common.md 1.3).
var melds = meld.Rules{}

// pack is the doubled deck, Nine to Ace.
var pack = card.Double()

// What a side made a hand's points from; the order is that of the facts.
const (
	madeTrick = iota
	madeLast
	madeWeis
	madeStoeck
	madeMatch
	madeKinds
)

var madeKeys = [madeKinds]engine.FactKey{
	engine.FactMade + "trick", engine.FactMade + "last", engine.FactMade + "weis",
	engine.FactMade + "stoeck", engine.FactMade + "match",
}

// house is a column of the table of house sets in krutzjass.md.
type house = map[string]any

var (
	lastTrick  = house{"A": 10, "B": 6}
	matchBonus = house{"A": 186, "B": 190}
	pushing    = house{"A": "any", "B": "four-suits"}
	undertrump = house{"A": "barred", "B": "free"}
	equalWeis  = house{"A": "later", "B": "earlier"}
	stoeckAt   = house{"A": "second", "B": "last"}
	early      = house{"A": true, "B": false}
	boech      = house{"A": false, "B": true}
)
