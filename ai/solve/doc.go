// Package solve plays deals with all cards open exactly: the value of a
// [trick.Position] under best play of both sides, and of each card that may be
// played. States give such positions (trick.Solvable).
//
// The search is alpha-beta with zero windows, driven as MTD(f) (Plaat, Schaeffer,
// Pijls, de Bruin 1996), on a fixed table of positions between two tricks. A
// window asks only whether the own side still makes so many points; what comes
// back is a bound that holds, often better than what was asked.
//
// Measured by BenchmarkValue on random deals, 40 of each (20 full ones), one core to
// itself; a node is a card laid. In brackets the median that was aimed at.
//
//	                     cards left  median             95 %     nodes, median
//	Schieber, trump            7      8.0 ms  (10)       45 ms        97,000
//	Schieber, trump            8       81 ms  (60)      534 ms       807,000
//	Schieber, trump            9     1335 ms (500)       more     10,265,000
//	Schieber, Obenabe          8      4.3 ms             12 ms        40,000
//	Schieber, Obenabe          9       21 ms            139 ms       153,000
//	Krutzjass                  7     16.7 ms  (15)       58 ms       210,000
//	Krutzjass                  8      108 ms (100)     1170 ms     1,185,000
//	Differenzler               7      3.7 ms             72 ms        43,000
//	Chratze                    4     0.01 ms           0.02 ms           100
//	Watten                     5      0.5 ms            1.3 ms        11,000
//
// That is 11 to 12 million nodes a second with 7 or 8 cards; with full deals, whose
// positions the table cannot all hold, 7 million, and 3 in 10 of them did not end
// within 30 million nodes. Full deals of Krutzjass were not measured.
//
// Measured by BenchmarkIdeas on 40 deals of Schieber with trump, 7 cards left: so
// many times the nodes (mean), and the time (median), does it take without
//
//	table  22.8 and 8.7  the table of positions
//	apart   5.1 and 2.2  bounds from positions of the same shape with other cards
//	shape   3.1 and 2.0  keys by the ranks of the cards still out
//	order   2.6 and 3.0  the order in which cards are tried
//	equal   1.1 and 1.1  one card for its neighbours
//	quick   1.1 and 1.0  points that are sure
//	near    1.0 and 1.0  bounds for neighbours of other points
package solve
