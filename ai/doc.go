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
// expert looks at more of them, at those that make likely what the others did
// (package sample), and in Krutzjass, Schieber and Coiffeur there most at what is laid
// without sight of the others' cards (package prior), and by half at what comes of a card
// if all goes on so; in the first two it calls by what deals come to that are played so
// (package worth). Among what is worth the same they choose as a regular would.
// Every level but random keeps the conventions of package style, which are
// written down for the whole house.
//
// # Strength
//
// Points a deal in duplicate matches ([krutzjass/ai/arena]), A less B, each deal
// played twice with seats exchanged, with 95 % intervals; seed 2026 unless another
// is named. Schieber without factors; a deal starts from 0 : 0.
//
//	Krutzjass     novice   over random    +182.6 +- 5.3    1000 deals
//	Krutzjass     regular  over novice     +36.3 +- 2.7    1000 deals
//	Krutzjass     strong   over regular    +21.0 +- 2.8    1000 deals
//	Krutzjass     expert   over strong     +21.4 +- 4.2     350 deals, seeds 2032 and 2033
//	Schieber      novice   over random     +56.9 +- 3.5    1000 deals
//	Schieber      regular  over novice     +38.8 +- 2.3    1000 deals
//	Schieber      strong   over regular    +17.5 +- 2.3    1000 deals
//	Schieber      expert   over strong     +10.5 +- 2.8     579 deals, seeds 2026 and 2032; see below
//	Coiffeur      strong   over regular     +2.6 +- 0.7     408 deals, seed 11, chart points
//	Coiffeur      expert   over strong      +0.9 +- 0.6     408 deals, seed 11, without the prior
//	Coiffeur      tips     over strong      -0.3 +- 0.6     408 deals, seed 12
//	Molotow       strong   over regular     +1.0 +- 0.3     tens written, before its search was fast
//	Molotow, 4    expert   over strong      +0.20 +- 0.12   893 deals
//	Molotow, 3    expert   over strong      +0.17 +- 0.25   111 deals
//	Molotow, 6    expert   over strong      +0.11 +- 0.21   315 deals
//	Chratze, 5    expert   over strong      +0.33 +- 0.09  2000 deals, seed 31, chips
//	Chratze, 4    expert   over strong      +0.10 +- 0.07  4000 deals, seed 31
//	Chratze, 4    expert   over strong      +0.17 +- 0.07  4000 deals, seed 32
//	Zwicken, 4    expert   over strong      +0.04 +- 0.03  2000 deals, seed 31
//	Watten        expert   over strong      +0.17 +- 0.08  1000 deals, seed 41, raising
//	Watten        expert   over regular     +0.73 +- 0.10   735 deals, seed 41, raising
//	Watten        expert   over novice      +1.27 +- 0.11   705 deals, seed 41, raising
//	Watten        expert   over one who always raises   +0.44 +- 0.35   250 deals
//	Watten        expert   over one who always gives up +1.58 +- 0.10   250 deals
//	Differenzler  predictions of an expert less off than the rule of thumb, the same
//	              cards played: 1.5 +- 0.4 points, 1000 deals by the cards of a
//	              regular; 1.1 +- 0.9, 250 deals by those of an expert
//
// What an idea is worth to strong in Krutzjass, all else alike, in 200 deals:
//
//	all computers keep the conventions in its worlds   +12.5, from +6.6 over regular to +19.1
//	only its own side does so                           +7.1
//	within the last cards too (five, searched)          +5.2 +- 2.8, head to head
//	twice the worlds, or twice the plays                no gain seen
//	no conventions at all, which it may not do          +21.7
//
// What inference is worth to an expert in Krutzjass, in 1000 deals over strong: +7.2
// when nearly all weight lay on a handful of four worlds made for each that is looked
// at; +12.3 with sixteen, believed only as far as leaves enough effective ones; +14.5
// since the others are expected to lay what the rules of thumb say, with weights
// learned from strong players, and 48 are made. Head to head against an expert that
// takes all worlds for equally likely it was +9.8 +- 4.3 in 300 deals, with sixteen.
//
// What a prior is worth to an expert in Krutzjass, when it was learned from what strong
// players lay: +17.1 +- 3.5 over strong in 571 deals, and +14.5 +- 2.6 in 1000 without; in
// Schieber +9.3 +- 3.0 in 435 and +7.7 +- 2.0 in 1000. With half the worlds and plays, in
// 400 deals each, +19.1 +- 4.4, as it is weighed now (search's trust); +17.4 +- 4.1 with
// four times the weight; +16.4 +- 4.3 with a quarter.
//
// What it is worth to call by what deals come to without sight, then learned from deals
// that such a prior played out: head to head, with half the worlds and plays, +2.7 +- 2.8
// in 400 deals of Krutzjass, and with weights of a first learning +3.8 +- 3.3 in 300, and
// +5.0 +- 5.5 in 500 of Schieber. With it an expert made +20.0 +- 3.1 over strong in 721
// deals of Krutzjass and +22.3 +- 4.3 in 365 (seeds 2027 and 2028), and +10.2 +- 2.2 in 1000
// of Schieber.
//
// Now both are learned by self-play. Who lays the likeliest card without any search, calls
// as an expert and solves the last five cards makes +9.7 +- 5.6 over strong in 200 deals of
// Krutzjass (by a policy of half the learning) and +2.2 +- 4.2 in 300 of Schieber; without
// solving -3.1 +- 5.9 in Krutzjass. In the tree alone such a prior made +27.0 +- 9.0 over
// strong in 100 deals of Krutzjass, and +3.4 +- 3.5 in 354 of Schieber; softened, and with
// half the worlds and plays, it was there head to head with the prior before -1.7 +- 3.7
// (250). Cards played out without sight alone, in 500 worlds, made +9.8 +- 10.0 over strong
// in 61 deals of Krutzjass and +14.5 +- 6.6 in 140 of Schieber; in 120 worlds they were
// 9.7 +- 6.5 behind the tree (100, Krutzjass). The mean of both is what the table above has:
// no clear gain over the prior before, and no loss. To lean at the root towards what the
// policy holds likely, by half a point a nat, brought -2.6 +- 4.2 in Krutzjass (170), by two
// -3.2 +- 4.8 there (160) and -2.0 +- 4.0 in Schieber (250). All these of Schieber, and the
// table's row, are with a policy that had learned within the conventions of Krutzjass, which
// Schieber does not know. The one that there is now has not: +12.0 +- 7.3 over strong in 79
// deals.
//
// Chance among worlds hardly matters to a tree: with 60 worlds an expert loses 0.05 points
// a card by the reckoning of 1000 (20 moments). What it reckons does: what the tree holds
// best costs 1.3 to 1.8 points by the reckoning of 3000 worlds played out without sight, and
// the other way round as much (40 moments). Which is nearer to what happens at a table, only
// matches tell.
//
// Tried before in Krutzjass, in the same way: that value at the leaves of the tree in place
// of cards that fall, +0.6 +- 4.1 (300 deals); it alone, a card or two ahead, -11.3 +- 4.8
// (300); rules choosing among what is worth a fifth of a point less instead of a point,
// +1.3 +- 3.0 (300); eight times the worlds imagined, and so believed further, +1.8 +- 6.1
// (200).
//
// Of 500 late moments among strangers (TestLatePositions) an expert lays the very best
// card in 95.4 %, and in 97.8 % of 500 others; without inference in 97.6 % and 99.6 %.
// It was 87.6 % while rules chose among cards within a point of the best, 91.4 % while a
// seat counted on keeping conventions that the others do not know, and 94.4 % while
// worlds were drawn instead of each weighed. In play none of it could be seen: played on
// where the choices differ, a late moment brings +0.05 +- 0.16 points more in Schieber,
// and in Krutzjass +0.03 +- 0.18 by the first, and among strangers +0.06 +- 0.29 by the
// second. Among computers the second would cost 0.25 +- 0.19.
//
// A copy of strong that sees all cards makes 65.6 +- 3.3 points a deal more than strong in
// Krutzjass and 49.1 +- 3.0 in Schieber (700 deals each): an expert closes about
// a third of the one and a fifth or more of the other. In Krutzjass one that sees them only for the
// calls makes 9.6 +- 6.7, only for the cards 55.0 +- 6.0.
package ai
