package enginetest

import "math"

// Mean is a mean and how far its 95 % interval reaches, of two numbers or more.
func Mean(list []float64) (mean, margin float64) {
	var sum, squares float64
	for _, x := range list {
		sum, squares = sum+x, squares+x*x
	}
	n := float64(len(list))
	mean = sum / n
	return mean, 1.96 * math.Sqrt((squares/n-mean*mean)/(n-1))
}
