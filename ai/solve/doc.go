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
// Measured by BenchmarkValue on random deals, 40 of each, one core of a busy machine;
// a node is a card laid. In brackets the median that was aimed at.
//
//	                     cards left  median             95 %     nodes, median
//	Schieber, trump            7      7.4 ms  (10)       36 ms        57,000
//	Schieber, trump            8       52 ms  (60)      411 ms       451,000
//	Schieber, trump            9      736 ms (500)       more     5,691,000
//	Schieber, Obenabe          8      3.0 ms             15 ms        22,000
//	Schieber, Obenabe          9      6.9 ms            101 ms        57,000
//	Krutzjass                  7     11.5 ms  (15)       43 ms        89,000
//	Krutzjass                  8       77 ms (100)      719 ms       555,000
//	Differenzler               7      2.9 ms             70 ms        21,000
//	Chratze                    4     0.05 ms           0.12 ms            60
//	Watten                     5      0.6 ms            2.3 ms        12,500
//
// That is 8 to 9 million nodes a second with trump. Of full deals of Schieber with
// trump 2 in 10 did not end within 30 million nodes, of 10 full deals of Krutzjass
// none did.
//
// Measured by BenchmarkIdeas on 40 deals of Schieber with trump, 7 cards left: so
// many times the nodes (mean), and the time (median), does it take without
//
//	table  16.4 and 3.2  the table of positions
//	shape   4.3 and 1.8  keys by the ranks of the cards still out
//	apart   3.3 and 1.7  bounds from positions of the same shape with other cards
//	order   3.1 and 2.7  the order in which cards are tried
//	deep    1.5 and 1.2  bounds from positions that differ in low cards
//	equal   1.2 and 1.1  one card for its neighbours
//	low     1.2 and 1.2  one low card for another of its suit
//	near    1.2 and 1.2  both of these for cards of other points
//	fate    1.1 and 1.1  which side gains by that, where it is sure who gets the trick
//	guess   1.1 and 1.1  the first window where a deal played by the order ends
//	quick   1.0 and 1.0  tricks that are sure to who leads; 1.1 and 1.3 in full deals of Obenabe
package solve
