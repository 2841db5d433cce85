//go:build race

package solve_test

// deals of each game that the solver is compared on: the race detector slows the
// comparison down ten times.
const deals = 1000
