// Package craft is how the computer players judge what they see, game by game:
// what a fair player would call, predict, exchange or raise, and which card is
// worth most.
//
// A [Judge] decides for one seat. What all games share is here too: where the
// unseen cards may be (belief.go), what a card is worth to a side (worth.go) and
// to a player alone (solo.go), what a hand of nine cards makes in a mode
// (mode.go), and the chance to make enough tricks (tricks.go). What is special to
// a game stands in the file with its name and in one line of crafts; a game
// without one is played by worth, and of calls the first is taken.
//
// Numbers are whole, chances 1024ths, so that the same view gives the same
// decision on every machine.
package craft
