// Package table holds the one true state of a match.
//
// A [Table] is the only owner of an [engine.State] while a match is played. It
// keeps the log of moves, dealt cards included, from which all else is derived:
// a replay of the log gives the same table, and a replay of its beginning undoes
// what came after. Controllers, the wire and screens get from it the [engine.View]
// and the [engine.Event] of one seat; only records read the log itself.
//
// A Table is not safe for use by two goroutines at once.
package table
