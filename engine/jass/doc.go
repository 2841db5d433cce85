// Package jass holds what the Jass games of 36 cards share: the factors of the
// modes and the fixed points, dealing with the holder of the Seven of hearts as
// the first forehand, what forbids a card, what the cards laid tell about the
// hands, Weis as text, and the answers that follow from these
// (jass-common.md; schieber-coiffeur-differenzler-molotow.md 3 to 6).
//
// Games call it; nothing inherits from it, and it knows none of them. All its
// functions work for any number of seats up to [MaxSeats].
package jass
