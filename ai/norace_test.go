//go:build !race

package ai_test

// lateStep is how many late positions are passed over, and one more.
const lateStep = 1
