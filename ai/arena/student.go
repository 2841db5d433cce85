package arena

import "math"

// student is the factor of a 95 % interval with n degrees of freedom, the 97.5 %
// point of Student's distribution: exact for 1 and 2, else its expansion around
// the normal one (Abramowitz and Stegun, Handbook of Mathematical Functions,
// 26.7.5), off by less than 0.03.
func student(n int) float64 {
	const p, z = 0.95, 1.959963985
	switch n {
	case 1:
		return math.Tan(math.Pi / 2 * p)
	case 2:
		return p * math.Sqrt(2/(1-p*p))
	}
	v := float64(n)
	z2 := z * z
	g1 := (z2 + 1) * z / 4
	g2 := ((5*z2+16)*z2 + 3) * z / 96
	g3 := (((3*z2+19)*z2+17)*z2 - 15) * z / 384
	return z + g1/v + g2/(v*v) + g3/(v*v*v)
}
