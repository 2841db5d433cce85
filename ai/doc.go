// Package ai holds the computer players. They are [engine.Controller]s: they
// see a view and choose one of its legal actions, nothing else.
//
// A decision is a function of the view and of a seed drawn once from the source
// given to [New]: the same view and seed give the same decision. A player keeps no state between
// decisions; one that takes over in mid-hand plays as if it had sat there all
// along.
//
// Levels differ in perception, not in dice: a novice forgets cards older than
// the last trick, does not count trumps, looks one trick ahead and now and then
// misjudges a call; a regular remembers everything that fell; a strong player
// plays its choices out in many worlds (package search). In Watten a novice
// lays most cards at random and never raises (watten.md 3.7). Every level but
// random keeps the conventions of package style, which are written down for the
// whole house, and judges by package craft, which knows each game.
package ai
