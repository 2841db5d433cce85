// Package solve plays deals with all cards open exactly: the value of a
// [trick.Position] under best play of both sides, and of each card that may be
// played. States give such positions (trick.Solvable).
//
// The search is alpha-beta with zero windows, driven as MTD(f) (Plaat, Schaeffer,
// Pijls, de Bruin 1996), on a fixed table of positions between two tricks. A
// window asks only whether the own side still makes so many points; what comes
// back is a bound that holds, often better than what was asked.
package solve
