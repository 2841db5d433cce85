// Package solve plays deals with all cards open exactly: the value of a
// [trick.Position] under best play of both sides, and of each card that may be
// played. States give such positions (trick.Solvable).
//
// The search is alpha-beta with zero windows, driven as MTD(f) (Plaat, Schaeffer,
// Pijls, de Bruin 1996), on a fixed table of positions between two tricks. A
// window asks only whether the own side still makes so many points; what comes
// back is a bound that holds, often better than what was asked.
//
// Measured by BenchmarkValue on 15 random deals of Schieber with trump, 7 cards in
// each hand: 66 thousand nodes in the median, 356 in the 95th percentile, which at
// the 5 million nodes a second seen on a core is about 13 ms. The target was 10 ms
// and 10 million nodes a second. Not measured are the targets for 8 cards (60 ms),
// full deals (500 ms), and 7 and 8 cards of the double deck (15 and 100 ms).
//
// Measured by BenchmarkIdeas on 4 such deals, few enough for rough factors only: so
// many times the nodes (mean) does it take without
//
//	table  18.7  the table of positions
//	apart   4.8  bounds from positions of the same shape with other cards
//	order   3.4  the order in which cards are tried
//	shape   2.8  keys by the ranks of the cards still out
//	guess   1.4  the first guess by a play in that order
//	equal   1.1  one card for its neighbours
//	quick   1.1  points that are sure
//	near    1.1  bounds for neighbours of other points
package solve
