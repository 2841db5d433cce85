package chratze

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

// mode is the fixed numbers of Chratze or of Zwicken.
type mode struct {
	pack   card.Set
	hand   int // cards of a hand
	packet int // cards dealt at a time; one where their order counts (RECORD.md, Zwicken)
	tricks int
}

// Numbers of Chratze (chratze.md 2.2).
const (
	maxTrumps    = 3 // trump cards turned before the cards are dealt afresh
	maxDeals     = 4 // deals by one dealer where the cards are dealt again at once
	maxExchange  = 4
	ante         = 1 // chips of each player
	zwickenAnte  = 3 // chips of the dealer alone (chratze.md 2.7)
	winningShare = 2 // tricks that a Chratzer needs
)

// chipLimit is the pot, or the chips of one player either way, past which a match
// ends with its deal: the numbers of a record have 32 bits, and a pot may grow
// seven times over in one deal (chratze.md 2.4).
const chipLimit = 250_000_000

// maxStock is the largest pack; maxPast the most tricks of a deal.
const (
	maxStock = 36
	maxPast  = 4
)

// orders are the rank orders by trump suit: Ace to Six in every suit
// (chratze.md 2.1), in Zwicken with the Seven of diamonds as second trump.
type orders [len(card.Suits)]*trick.Order

var (
	plainOrders = makeOrders(card.None)
	sevenOrders = makeOrders(card.Of(card.Diamonds, card.Seven))
)

func makeOrders(second card.Card) (all orders) {
	for _, x := range card.Suits {
		all[x] = trick.Natural(x, second)
	}
	return all
}

// The phases of the game's own (chratze.md 2.2 and 2.7).
const (
	phaseDoubleBlind = engine.PhaseOwn + iota
	phaseBlind
	phaseBury     // the blind dealer lays away
	phaseJoin     // who comes along
	phaseExchange // in Chratze
	phaseLay      // one of five
	phaseSix
	phaseTurn // Zwicken: from where trump is turned
	phaseStay // Zwicken: who plays
)

// What a seat's chips changed for in this deal; the order is that of the facts.
const (
	madeAnte = iota
	madePot
	madePenalty
	madeKinds
)

var madeKeys = [madeKinds]engine.FactKey{engine.FactMade + "ante", engine.FactMade + "pot", engine.FactMade + "penalty"}
