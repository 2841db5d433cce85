// Package deal makes hands: shuffled and dealt in packets, or the unseen cards
// dealt so that they fit everything that is known.
//
// [Problem] states what is known, [Problem.Prepare] counts the deals that fit
// and [Sampler.Deal] draws one, each with the same probability and none thrown
// away. Twins are two cards here: a deal in which two hands have one copy each
// is as likely as both ways of giving them out together.
//
// [Picker] does the same where more is known than what single cards tell: that a
// hand holds one of several Weis, or nothing that it would have had to show.
//
// All chance comes from the source that is handed in.
package deal
