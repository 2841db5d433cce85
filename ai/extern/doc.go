// Package extern lets a program of anybody's sit at the table: an exec: seat.
//
// The program is started once a match and talks JSON, a line a message. It reads
// on standard input and answers on standard output; the first 64 KiB that it writes
// to standard error are shown as they are, and an error about its end or its silence
// tells the last line of it. First comes
//
//	{"hello":1,"game":"krutzjass","options":{...},"seat":2}
//
// then {"event":...} for everything that the seat may see, and, when the seat is
// to act,
//
//	{"decide":{"view":{...},"legal":[{"seat":2,"do":"play","cards":"HJ"},...]}}
//
// which it answers with {"choose":0}: a place in legal, from 0. It may leave
// events and view unread and choose by legal alone. After the match standard
// input closes, and the program ends.
//
// The package knows processes, lines and time limits; what events, views and
// moves look like is handed in ([Words]), so that a program reads what records
// and the network say: events and moves are lines of records (package record,
// Seen and AppendMoves), a view is that of package netplay/wire with its setup,
// in which what is empty or zero is left out.
//
// An answer that is no choice, one that was not asked for, none within the
// limit, and an end of the program before the match is over are errors that name
// the program. Then it is not asked again: whoever holds the match keeps what
// was played.
package extern
