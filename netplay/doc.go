// Package netplay seats players at a table and keeps the match going.
//
// A [Host] owns one table. Its goroutine alone touches it: it lets chance deal,
// asks the controller whose turn it is, checks the answer against the rules,
// has the move kept, and then tells everyone what they may know. Whether a
// controller is a person at this device, a computer or something far away makes
// no difference to it; solo play is a host with nobody far away, and so are the
// games that computers play among themselves.
//
// So far every controller lives in the same program: there is no listener and
// no wire yet.
package netplay
