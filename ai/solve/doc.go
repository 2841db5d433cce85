// Package solve plays deals with all cards open exactly: the value of a
// [trick.Position] under best play of both sides, and of each card that may be
// played. States give such positions (trick.Solvable).
//
// The search is alpha-beta with zero windows, driven as MTD(f) (Plaat, Schaeffer,
// Pijls, de Bruin 1996), on a fixed table of positions between two tricks. A
// window asks only whether the own side still makes so many points; what comes
// back is a bound that holds, often better than what was asked. With it comes what it
// rests on: the cards whose rank it depends on, and those whose points it counts. The
// bound holds wherever the others lie, as long as each hand has as many of each suit
// (partition search, Ginsberg 1996), give or take what the points of the cards that it
// counts differ.
//
// The last two tricks have so few plays that they are solved without table and order.
//
// Measured by BenchmarkValue on random deals, 40 of each, in Chratze and Watten 2000, as
// time of one processor of a busy machine; a node is a card laid (Solver.Nodes). In
// brackets the median that was aimed at. Schieber with 9 cards and trump had the table
// that the command has, 64 MiB; the others had DefaultTable.
//
//	                     cards left  median             95 %     nodes, median
//	Schieber, trump            7      5.3 ms  (10)       28 ms        45,000
//	Schieber, trump            8       39 ms  (60)      225 ms       240,000
//	Schieber, trump            9      468 ms (500)     2320 ms     2,654,000
//	Schieber, Obenabe          8      2.3 ms             13 ms        14,000
//	Schieber, Obenabe          9      8.7 ms             53 ms        39,000
//	Krutzjass                  7      8.6 ms  (15)       41 ms        69,000
//	Krutzjass                  8       70 ms (100)      539 ms       451,000
//	Differenzler               7      2.9 ms             53 ms        16,000
//	Chratze                    4    0.005 ms          0.014 ms            43
//	Watten                     5      0.6 ms            2.0 ms         7,700
//
// That is 6 to 8 million nodes a second with trump. All 40 full deals of Schieber ended
// within 30 million nodes, of 10 of Krutzjass none did.
//
// Measured by BenchmarkIdeas on 40 deals of Schieber with trump, 7 cards left: so
// many times the nodes (mean) does it take without
//
//	table   7.0  the table of positions
//	shape   3.4  keys by the ranks of the cards still out
//	order   2.8  the order in which cards are tried
//	apart   2.2  bounds from positions of the same shape with other cards
//	equal   1.6  one card for its neighbours
//	count   1.5  which cards a bound counts for the own side
//	near    1.4  one card for another of other points
//	deep    1.4  bounds from positions that differ in low cards
//	low     1.3  one low card for another of its suit
//	quick   1.0  tricks that are sure to who leads: 1.1 in Obenabe
//	ending  0.7  the last two tricks apart: more nodes, yet 1.1 times the time without
package solve
