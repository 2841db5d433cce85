// Package arena measures how much better one player is than another, by
// duplicate matches (AI.md, Ladder of measurements, 4): both play the same deals
// from the same seats, so that the luck of the cards cancels.
//
// A board is the cards of a match as chance would deal them. It is played in as
// many games as [Seatings] lists, and what A's seats made more than B's in the
// mean of these games is the board's difference. Positive means that A is
// better, also where few points win.
//
// What a board holds depends on the game. Where nothing but the score goes from
// one deal to the next, it is one deal: the first of a fresh match, with the
// first dealer drawn, from 0 : 0, so far from the target that only points count.
// In Watten these are the points at stake, in Differenzler the differences, in
// Molotow the points written, in Chratze the chips won and lost, antes included:
// what a seat should do does not depend on the size of the pot, while in whole
// matches the few deals with a pot grown large drown all others. Where a deal
// leaves to the next what bears on its play ([engine.Info].Linked), as the chart
// of Coiffeur does, a board is a whole match. There deal number k has the same
// cards in all games of the board, as long as the same seat deals.
//
// A deal's difference in points is estimated by the ratio of all differences to
// all deals, and its 95 % interval by the spread of the boards around it.
package arena
