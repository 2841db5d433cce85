package record

import (
	"strings"
	"testing"
)

// A match of some 500 moves: simulate and verify work through a thousand of them.
func BenchmarkVerify(b *testing.B) {
	text := play(b, "krutzjass", 1, 0, nil)
	b.ReportMetric(float64(numbered(split(text))), "moves")
	for b.Loop() {
		if _, err := Verify(strings.NewReader(text), lookup); err != nil {
			b.Fatal(err)
		}
	}
}

// The table, the writer and random choices, without computers.
func BenchmarkPlayAndWrite(b *testing.B) {
	for b.Loop() {
		play(b, "krutzjass", 1, 0, nil)
	}
}
