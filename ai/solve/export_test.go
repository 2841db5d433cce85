package solve

// Without switches an idea off, for tests and benchmarks.
func (s *Solver) Without(idea string) {
	s.off = ideas{
		table: idea == "table", shape: idea == "shape", equal: idea == "equal", near: idea == "near",
		quick: idea == "quick", order: idea == "order",
	}
}
