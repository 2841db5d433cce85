package card

// Double gives the 48 cards of Krutzjass, Nine to Ace twice (krutzjass.md).
func Double() Set {
	once := span(Nine)
	return Set{once, once}
}

// Jass gives the 36 cards Six to Ace (jass-common.md).
func Jass() Set { return Set{one: span(Six)} }

// Piquet gives the 32 cards Seven to Ace, the pack of Watten and Zwicken.
func Piquet() Set { return Set{one: span(Seven)} }

// Weli is the 33rd card of Watten, the Six of diamonds (watten.md 3.1).
const Weli = Card(Diamonds)<<4 | Card(Six)

// Watten33 gives the 32 cards and the Weli.
func Watten33() Set { return Piquet().With(Weli) }

// Full gives all 52 cards.
func Full() Set { return Set{one: span(Two)} }

// span is every card from rank low up to the Ace, as bits.
func span(low Rank) (b uint64) {
	for _, s := range Suits {
		for r := low; r <= Ace; r++ {
			b |= 1 << Of(s, r)
		}
	}
	return b
}
