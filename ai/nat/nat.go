// Package nat reckons with logarithms of chances in whole numbers, 1024ths of a nat,
// so that the same things are as likely on every machine.
package nat

import (
	"math"
	"math/bits"
)

// One nat.
const One = 1024

// Bits is how fine exponentials are. Below -Deepest they are 0.
const (
	Bits    = 24
	Deepest = 16 * One
)

// exps has exp(-i/One) in units of 1/2^Bits, logs the logarithm of 1+i/One.
// TestTables sees that no entry is so near to the middle between two numbers that
// machines could round it differently.
var (
	exps = func() (table [Deepest + 1]uint32) {
		for i := range table {
			table[i] = uint32(math.Round(math.Exp(-float64(i)/One) * (1 << Bits)))
		}
		return table
	}()
	logs = func() (table [One]int32) {
		for i := range table {
			table[i] = int32(math.Round(math.Log1p(float64(i)/One) * One))
		}
		return table
	}()
)

// ln2 is the logarithm of 2.
const ln2 = 710

// Exp is e^x in units of 1/2^Bits, for x not above 0.
func Exp(x int32) uint64 {
	if x < -Deepest {
		return 0
	}
	return uint64(exps[-x])
}

// Log is the logarithm of x/2^Bits, for x above 0.
func Log(x uint64) int32 {
	top := bits.Len64(x) - 1
	return int32(top-Bits)*ln2 + logs[x<<(63-top)<<1>>54]
}
