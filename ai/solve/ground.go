package solve

// ground is what a bound rests on. With the same play a bound holds in other positions
// too, moved by what the cards that it counts have there: a lower bound where the cards
// that it counts in some plays only count no less, an upper one where they count no more.
type ground struct {
	used   uint64 // the cards whose rank it depends on, trumps aside (deep); it means something where s.loose
	always uint64 // the cards that it counts for the own side however the others play
	ever   uint64 // these and the cards that it counts in some plays only
}

// nothing is the ground of no bound yet.
var nothing = ground{always: ^uint64(0)}

// join is the ground of the lesser or greater of two bounds.
func (g ground) join(o ground) ground {
	return ground{g.used | o.used, g.always & o.always, g.ever | o.ever}
}

// with is the ground once cards count for the own side too.
func (g ground) with(cards uint64) ground {
	return ground{g.used, g.always | cards, g.ever | cards}
}

// without is the ground once cards do not count for the own side.
func (g ground) without(cards uint64) ground {
	return ground{g.used, g.always &^ cards, g.ever &^ cards}
}

// unsure is the ground if cards may count or not.
func (g ground) unsure(cards uint64) ground {
	return ground{g.used, g.always &^ cards, g.ever | cards}
}

// exchanged is the ground of the same play with two cards of a hand exchanged.
func (g ground) exchanged(x, y uint8) ground {
	return ground{g.used, swap(g.always, x, y), swap(g.ever, x, y)}
}

// swap exchanges two bits.
func swap(set uint64, x, y uint8) uint64 {
	differ := (set>>(x&63) ^ set>>(y&63)) & 1
	return set ^ differ<<(x&63) ^ differ<<(y&63)
}

// gain is the most that the own side gets by such an exchange if y counts apart points
// more than x.
func (g ground) gain(x, y uint8, apart int) int {
	xAlways, xEver := int(g.always>>(x&63)&1), int(g.ever>>(x&63)&1)
	yAlways, yEver := int(g.always>>(y&63)&1), int(g.ever>>(y&63)&1)
	return max(apart*(xEver-yAlways), apart*(xAlways-yEver))
}

// placed is a ground in which cards took the places of others. Of a card that stands twice
// the other copy stays in its own, so that nothing is sure of it.
func (s *search) placed(why ground, cards uint64) ground {
	if s.board.Twin == 0 {
		return why
	}
	return why.unsure(cards)
}
