package sample

import (
	"math"
	"math/bits"
)

// Logarithms and utilities are whole numbers of 1024ths of a nat, so that the
// same worlds weigh the same on every machine.
const nat = 1024

// expBits is how fine exponentials are, and deepest from where they are 0.
const (
	expBits = 24
	deepest = 16 * nat
)

// exps has exp(-i/nat) in units of 1/2^expBits, logs the logarithm of 1+i/nat.
// TestTables sees that no entry is so near to the middle between two numbers that
// machines could round it differently.
var (
	exps = func() (table [deepest + 1]uint32) {
		for i := range table {
			table[i] = uint32(math.Round(math.Exp(-float64(i)/nat) * (1 << expBits)))
		}
		return table
	}()
	logs = func() (table [nat]int32) {
		for i := range table {
			table[i] = int32(math.Round(math.Log1p(float64(i)/nat) * nat))
		}
		return table
	}()
)

// ln2 is the logarithm of 2.
const ln2 = 710

// exp is e^x in units of 1/2^expBits, for x not above 0.
func exp(x int32) uint64 {
	if x < -deepest {
		return 0
	}
	return uint64(exps[-x])
}

// log is the logarithm of x/2^expBits, for x above 0.
func log(x uint64) int32 {
	top := bits.Len64(x) - 1
	return int32(top-expBits)*ln2 + logs[x<<(63-top)<<1>>54]
}
