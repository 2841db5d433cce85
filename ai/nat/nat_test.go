package nat

import (
	"math"
	"testing"
)

// TestTables: exponentials and logarithms are right to a unit, and no entry lies
// so near to the middle between two numbers that machines could disagree.
func TestTables(t *testing.T) {
	near := func(x float64) bool { return math.Abs(x-math.Floor(x)-0.5) < 1e-6 }
	for i := range exps {
		x := math.Exp(-float64(i)/One) * (1 << Bits)
		if near(x) {
			t.Errorf("exp(-%d) is %v", i, x)
		}
		if got := Exp(-int32(i)); math.Abs(float64(got)-x) > 0.5+1e-6 {
			t.Errorf("exp(-%d) is %d, not %v", i, got, x)
		}
	}
	for i := range logs {
		if x := math.Log1p(float64(i)/One) * One; near(x) {
			t.Errorf("log(1+%d) is %v", i, x)
		}
	}
	for x := uint64(1); x < 1<<40; x = x*9/8 + 1 {
		want := (math.Log(float64(x)) - Bits*math.Ln2) * One
		if got := float64(Log(x)); math.Abs(got-want) > 9 { // a rounded ln2 for each bit
			t.Errorf("log(%d) is %v, not %v", x, got, want)
		}
	}
	if Exp(-Deepest-1) != 0 {
		t.Error("what is too small is not 0")
	}
}
