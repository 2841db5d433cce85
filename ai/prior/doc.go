// Package prior says how likely each card is laid by a player who sees its own hand
// and what lies open, and no more: quickly, on the words of a position.
//
// Where all hands lie open, as in the worlds of package search, a tree search lets
// every seat choose as if it saw them all. With these chances it looks first and most
// at what seats lay that do not.
//
// The chances are a softmax of utilities, which a small network makes of what a card
// is like at its moment. It was learned from games of strong players (TestLearn) of
// games for two partnerships. All numbers are whole, so that the same moment has the
// same chances on every machine.
package prior
