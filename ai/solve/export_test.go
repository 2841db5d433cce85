package solve

// Ideas are the names of all ideas.
var Ideas = []string{"table", "shape", "apart", "equal", "near", "quick", "order"}

// Without switches an idea off, for tests and benchmarks.
func (s *Solver) Without(idea string) {
	s.off = ideas{
		table: idea == "table", shape: idea == "shape", apart: idea == "apart", equal: idea == "equal",
		near: idea == "near", quick: idea == "quick", order: idea == "order",
	}
}
