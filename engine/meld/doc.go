// Package meld finds, counts and compares Weis, the runs and fours of a kind
// that Jass players call for points, and follows Stoeck (Stöck), the King and
// Queen of trump in one hand (jass-common.md 1.3 to 1.5).
//
// A [Weis] is a small comparable code. [Best] gives what a hand scores at most,
// [AppendChoices] everything that a player may show of it, [Winner] whose Weis
// count and for what [Reason]. A hand here holds at most [MaxHand] cards.
//
// Everything is found in the set of cards at hand, so a deck with a gap
// (Molotow without the Seven of diamonds) needs no word about it.
package meld
