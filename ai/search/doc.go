// Package search chooses among the actions of one seat by playing them out in
// many worlds: states that the seat cannot tell from the truth (package
// sample).
//
// In each world every hand lies open. A call, an answer, cards laid away: each
// candidate is done, the others go on by rule until cards are played, and a tree
// search values the play of the cards. A card: one tree search values all
// candidates. The values of the worlds are averaged (perfect-information Monte
// Carlo; Ginsberg, "GIB: Imperfect Information in a Computationally Challenging
// Game", 2001). The tree search is UCT (Kocsis and Szepesvari 2006) in which
// every seat plays for its own payoff (max^n; Sturtevant 2008).
//
// In a world all hands lie open, and every seat of the tree would use what it cannot
// know. With a prior (Budget.Prior, package prior) the cards after the one to choose are
// looked at the more the likelier a seat lays them that sees no hand but its own
// (PUCT; Rosin 2011), and so the tree is mostly of what will be laid. And with
// Budget.Blind a card is also valued by what comes of it when all lay what that seat
// holds likeliest (blind.go): the mean of both counts.
//
// Nor is a call worth what could be made of it with all hands open. Where it was learned
// what deals come to that are played without sight (package worth), that is the value of
// a call before the first card, in many more worlds than could be searched.
//
// In these worlds computers lay cards within the conventions of the house (package
// style), and so does who searches, if it will; people lay what the rules allow.
//
// What a deal is worth is a payoff: points, or near the target the chance to win
// (AI.md 7). All work is counted in plays of the tree, so that the same view,
// seed and budget give the same values on every machine; a budget of time only
// ever ends the work earlier.
package search
