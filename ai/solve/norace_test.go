//go:build !race

package solve_test

// deals of each game that the solver is compared on.
const deals = 10_000
