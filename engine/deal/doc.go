// Package deal makes hands: shuffled and dealt in packets, or the unseen cards
// dealt so that they fit everything that is known.
//
// [Problem] states what is known, [Problem.Prepare] counts the deals that fit
// and [Sampler.Deal] draws one, each with the same probability and none thrown
// away. Twins are two cards here: a deal in which two hands have one copy each
// is as likely as both ways of giving them out together.
//
// All chance comes from the source that is handed in.
package deal
