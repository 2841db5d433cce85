package pair

import "errors"

// Why a pairing failed. Each is a sentence for the person at the device, with
// what to do; what is wrapped around it is for the log.
var (
	ErrWrongCode  = errors.New("the code is wrong: compare it with the code that the host shows, and try again")
	ErrRetired    = errors.New("the code was guessed wrongly too often and no longer counts: ask the host for a new one")
	ErrRenewed    = errors.New("the host has just changed the code: enter the new one")
	ErrTicket     = errors.New("the table does not know this device any more: enter the code")
	ErrFull       = errors.New("too many devices know this table already: ask the host to send some away")
	ErrOtherTable = errors.New("another table is open at this address now: enter its code")
	ErrOtherHost  = errors.New("another device answers at this address now: look for the table again, or enter its code")
	ErrImpostor   = errors.New("what answered does not know the code: it is not that table, or somebody sits in between; check the address")
	ErrNotATable  = errors.New("what answered is not a table of this program, or one of another version: check the address, and update the older program")
	ErrCut        = errors.New("the connection broke off: try again, closer to the Wi-Fi if it happens often")
	ErrSlow       = errors.New("the other device did not answer in time: check that both are on the same network, and try again")
)

// The first byte of the host's answers.
const (
	fine byte = iota
	refusedCode
	refusedRetired
	refusedRenewed
	refusedTicket
	refusedFull
)

var refusals = map[byte]error{
	refusedCode:    ErrWrongCode,
	refusedRetired: ErrRetired,
	refusedRenewed: ErrRenewed,
	refusedTicket:  ErrTicket,
	refusedFull:    ErrFull,
}
