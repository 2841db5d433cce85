// Package place names the kinds of moments in which a card is laid: those who learn
// from what was laid tell them apart.
package place

// Places of a card.
const (
	LeadOpening = iota // who made trump leads for the first time
	LeadMaker          // the side that made trump leads
	LeadOther
	PartnerLast // the partner's card is best, and nobody follows
	Partner
	EnemyLast
	Enemy
	TrumpLed // trump was led
	Count
)

// Lead is the place of a card that is led: by who made trump and has led no trick, or by
// the side that made it.
func Lead(opening, maker bool) int {
	switch {
	case opening:
		return LeadOpening
	case maker:
		return LeadMaker
	}
	return LeadOther
}

// Follow is the place of a card that follows: where trump was led, where the best card
// is the partner's, where nobody follows.
func Follow(trump, partner, last bool) int {
	switch {
	case trump:
		return TrumpLed
	case partner && last:
		return PartnerLast
	case partner:
		return Partner
	case last:
		return EnemyLast
	}
	return Enemy
}
