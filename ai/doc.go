// Package ai holds the computer players. They are [engine.Controller]s: they
// see a view and choose one of its legal actions, nothing else.
//
// A decision is a function of the view and of a seed drawn once from the source
// given to [New]: the same view and seed give the same decision on every
// machine. [Live] makes players that also look at a clock. A player keeps no
// state between decisions; one that takes over in mid-hand plays as if it had sat
// there all along.
//
// Levels differ in perception, not in dice: a novice forgets cards older than
// the last trick, does not count trumps, looks one trick ahead and now and then
// misjudges a call; a regular remembers everything that fell. In Watten a novice
// lays most cards at random and never raises (watten.md 3.7). Both judge by
// package craft, which knows each game. A strong player plays its choices out in
// many worlds (package search) and solves the last tricks (package solve); an
// expert looks at more of them, and at those that make likely what the others did
// (package sample). Among what is worth the same they choose as a regular would.
// Every level but random keeps the conventions of package style, which are
// written down for the whole house.
//
// # Strength
//
// Points a deal in duplicate matches, each deal played twice with seats
// exchanged, with 95 % intervals. Schieber without factors, one deal from 0:0.
// The first budgets were 24 worlds of 80 plays without a solver.
//
//	Krutzjass     24 worlds of 80 plays   over regular   +9.2 +- 8.4    80 deals
//	Krutzjass     60 worlds of 600        over regular  +18.0 +- 10.1   60 deals
//	Schieber      24 worlds of 80         over regular  +15.6 +- 5.9   150 deals
//	Differenzler  24 worlds of 80         over regular   +3.0 +- 1.5    56 deals
//	Molotow       24 worlds of 80         over regular   +1.0 +- 0.6    51 deals
//	Krutzjass     expert                  over strong    +9.8 +- 13.6   22 deals
//	Schieber      expert                  over strong    +0.9 +- 10.3   38 deals
//
// The last two are too few deals to tell. What an idea is worth, all else alike
// (24 or 30 worlds of 80 plays; both runs where there were two):
//
//	Schieber      solving from 5 cards on               +8   40 deals, the same for both
//	Krutzjass     inference                +3.4 +- 6.8  108 deals
//	Schieber      inference                +4.7 +- 5.3  132 deals
//	Krutzjass     one tree for all worlds  -9.9 +- 8.1   56 deals (not kept)
//	Schieber      one tree for all worlds  +2.7 +- 5.0   48 deals (not kept)
package ai
