// Package wire is what host and peers say to each other: frames with a limit,
// the hello of both sides, and the messages that follow. The protocol itself is
// told in the documentation of package netplay.
//
// The structs here are apart from those of package engine, so that the engine
// may change without the protocol and a second implementation needs to know
// nothing but this text: JSON with names in lower case, cards as in RECORD.md.
// Whatever is read was written by somebody else: every length is checked before
// memory is taken, every number before it is used.
package wire
