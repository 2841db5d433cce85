// Package style holds the house conventions of the computer players: how they
// make trump, call and lay cards so that a partner can read them. They are no
// rules of a game; people need not keep them.
//
// Each convention is a [Rule] with its source. The same list narrows the
// choices of every level ([House.Filter]) and counts what was not kept in a
// finished game ([Breaches]), so the players cannot drift from the yardstick.
//
// The rules stand in the order of their rank. A rule that all remaining choices
// break gives way: so the Bauer is laid when nothing else is allowed, and the
// maker opens with the Nell when it is the only trump.
//
// A new game adds one entry to houses if it has conventions; without one its
// computers play by worth alone.
package style
