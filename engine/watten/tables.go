package watten

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// The fixed numbers of the game (watten.md 3.2 and 3.6).
const (
	seats    = 4
	handSize = 5
	tricks   = 5
	enough   = 3 // tricks that win a hand
	stake    = 2 // what a hand is worth before anyone raises; a raise adds 1 (decision CQ21)
	tenseAt  = 2 // a pair that lacks so many points may not raise (decision CQ23)
)

// targets are the points that are played to (watten.md 3.1).
var targets = []int{11, 13, 15, 18}

// packs are the cards without and with the Weli.
var packs = map[bool]card.Set{false: card.Piquet(), true: card.Watten33()}

// The variants.
const (
	bavarian = "bavarian"
	tyrolean = "tyrolean"
)

// variant is a column of the table of variants in RECORD.md.
type variant = map[string]any

var (
	weli    = variant{bavarian: false, tyrolean: true}
	guateOn = variant{bavarian: false, tyrolean: true}
	duties  = variant{bavarian: "none", tyrolean: "trump"}
)

// kritische are the three highest cards of the Bavarian game, from high to low:
// Maxi, Belli, Spitz (watten.md 3.3).
var kritische = [...]card.Card{
	card.Of(card.Hearts, card.King), card.Of(card.Diamonds, card.Seven), card.Of(card.Clubs, card.Seven),
}

// suitOrder settles what is equal when time runs out (watten.md 3.7).
var suitOrder = [...]card.Suit{card.Clubs, card.Spades, card.Hearts, card.Diamonds}

// made is the fact about what a side made of this hand.
const made = engine.FactMade + "stake"
