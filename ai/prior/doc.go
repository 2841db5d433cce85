// Package prior says how likely each card is laid by a player who sees its own hand
// and what lies open, and no more: quickly, on the words of a position.
//
// Where all hands lie open, as in the worlds of package search, a tree search lets
// every seat choose as if it saw them all. With these chances it looks first and most
// at what seats lay that do not.
//
// The chances are a softmax of utilities, which a small network makes of a moment and of
// what each card is like at it. It learned them in games for two partnerships by playing
// with itself, after it had been shown what regular players lay: what brought more than
// package worth had expected was laid more often from then on (TestSelfPlay of package
// search). All numbers are whole, so that the same moment has the same chances on every
// machine.
package prior
