package ai

// Players of tests think as they always do, but little.
func init() {
	strong.Worlds, strong.Plays = 3, 8
}
