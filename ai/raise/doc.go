// Package raise decides when to raise in Watten, and what to answer (watten.md
// 3.6), by a mixed strategy: who raises with good hands alone tells what it
// holds.
//
// The strategy is the average one of counterfactual regret minimisation (Zinkevich,
// Johanson, Bowling and Piccione 2007) on a small game: both pairs know how
// likely they take themselves to win the hand, in classes, and raise in turn. A
// game is solved for what both pairs lack to the target, for how far the hand has
// been played and for the raises so far. How classes go together, and who wins
// then, was counted in hands between computers.
//
// The table is made by
//
//	go generate ./ai/raise
package raise

//go:generate go test -run TestMake -make
