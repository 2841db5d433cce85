package chratze

import (
	"slices"
	"testing"

	"krutzjass/engine"
)

// Each mode has options of its own, which the other writes and ignores
// (RECORD.md, Header).
func TestIdleOptions(t *testing.T) {
	for mode, want := range map[string][]string{"chratze": {"sevenOfDiamonds"}, "zwicken": {"blind", "doubleBlind", "redeal"}} {
		var idle []string
		for _, row := range options {
			if row.Idle != nil && row.Idle(engine.Options{"mode": mode}) {
				idle = append(idle, row.Key)
			}
		}
		if !slices.Equal(idle, want) {
			t.Errorf("idle in %s: %v, want %v", mode, idle, want)
		}
	}
}
