// Package sample imagines where the unseen cards are: worlds, each a state that
// the view's seat cannot tell from the truth, with a weight.
//
// The cards come from the game's own Guess, uniformly among all deals that fit
// what the seat knows for certain. With inference switched on a world weighs as
// much as it makes what the others did likely: their calls, pushes, Weis,
// predictions, exchanges, raises and cards, all of a hand together (AI.md, 3),
// by a policy in whole numbers. It goes by what a card is like and by what the rules
// of thumb (package craft) say of it, and was learned from the computers of the house;
// what strangers do says less. Without, all worlds weigh the same.
//
// A sampler sees a view and nothing else. The same view, number and source give
// the same worlds and weights on every machine.
package sample
