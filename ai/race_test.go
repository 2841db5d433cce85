//go:build race

package ai_test

// lateStep is how many late positions are passed over, and one more: the race
// detector slows thinking down ten times.
const lateStep = 5
