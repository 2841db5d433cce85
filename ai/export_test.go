package ai

// Players of tests think as they always do, but little.
func init() {
	strong.Worlds, strong.Plays, strong.Solved = 3, 8, 3
	expert.Worlds, expert.Plays, expert.Solved = 4, 12, 4
}
