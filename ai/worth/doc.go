// Package worth says what a deal with open cards comes to when it is played by people
// who see their own hands only.
//
// Who searches a world with all hands open finds what could be made of it, not what will
// be. A call is judged by the latter: a small network, told where the cards lie, gives
// the points to expect. It was learned with package prior, whose choices it judges, from
// deals that this played with itself (TestSelfPlay of package search). All numbers are
// whole, so that a deal is worth the same on every machine.
package worth
