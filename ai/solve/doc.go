// Package solve plays deals with all cards open exactly: the value of a
// [trick.Position] under best play of both sides, and of each card that may be
// played. States give such positions (trick.Solvable).
//
// The search is alpha-beta with zero windows, driven as MTD(f) (Plaat, Schaeffer,
// Pijls, de Bruin 1996), on a fixed table of positions between two tricks. A
// window asks only whether the own side still makes so many points; what comes
// back is a bound that holds, often better than what was asked. With it come the
// cards whose rank it depends on: the bound holds wherever the others lie, as long as
// each hand has as many of each suit (partition search, Ginsberg 1996), give or take
// what their points differ.
//
// The last two tricks have so few plays that they are solved without table and order.
//
// Measured by BenchmarkValue on random deals, 40 of each, as time of one processor of
// a busy machine; a node is a card laid (Solver.Nodes). In brackets
// the median that was aimed at. Schieber with 9 cards and trump had the table that the
// command has, 64 MiB; the others had DefaultTable.
//
//	                     cards left  median             95 %     nodes, median
//	Schieber, trump            7      6.5 ms  (10)       35 ms        52,000
//	Schieber, trump            8       46 ms  (60)      364 ms       408,000
//	Schieber, trump            9      633 ms (500)     3591 ms     4,906,000
//	Schieber, Obenabe          8      2.7 ms             13 ms        17,000
//	Schieber, Obenabe          9      6.7 ms             75 ms        56,000
//	Krutzjass                  7     10.4 ms  (15)       39 ms        92,000
//	Krutzjass                  8       71 ms (100)      613 ms       572,000
//	Differenzler               7      4.5 ms             69 ms        18,000
//	Chratze                    4     0.06 ms           0.17 ms            55
//	Watten                     5      0.6 ms            1.4 ms         6,800
//
// That is 8 to 9 million nodes a second with trump. Of full deals of Schieber with
// trump 1 in 20 did not end within 30 million nodes, of 10 of Krutzjass none did.
//
// Measured by BenchmarkIdeas on 40 deals of Schieber with trump, 7 cards left: so
// many times the nodes (mean) does it take without
//
//	table   7.9  the table of positions
//	shape   3.2  keys by the ranks of the cards still out
//	order   3.2  the order in which cards are tried
//	apart   2.4  bounds from positions of the same shape with other cards
//	deep    1.4  bounds from positions that differ in low cards
//	equal   1.4  one card for its neighbours
//	low     1.2  one low card for another of its suit
//	near    1.2  both of these for cards of other points
//	fate    1.1  which side gains by that, where it is sure who gets the trick
//	guess   1.1  the first window where a deal played by the order ends
//	quick   1.0  tricks that are sure to who leads
//	ending  0.8  the last two tricks apart: more nodes, yet 1.1 times the time without
package solve
