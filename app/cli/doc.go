// Package cli is the commands of the program, which need no window: play by
// computers and programs alone, the measurement of how good they are, tables on
// the network, the check of records and a calculator of the rules. Their public
// form is fixed by COMMANDS.md.
//
// Results go to standard output, complaints to standard error. The exit codes
// are 0 when all is well, 1 when the work failed, 2 when the call was wrong.
//
// The package knows the games only through package games and never a window.
package cli
