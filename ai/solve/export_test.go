package solve

// Ideas are the names of all ideas.
var Ideas = []string{"table", "shape", "apart", "deep", "equal", "near", "low", "count", "quick", "order", "ending"}

// Without switches an idea off, for tests and benchmarks.
func (s *Solver) Without(idea string) {
	s.off = ideas{
		table: idea == "table", shape: idea == "shape", apart: idea == "apart", deep: idea == "deep",
		equal: idea == "equal", near: idea == "near", low: idea == "low", count: idea == "count",
		quick: idea == "quick", order: idea == "order", ending: idea == "ending",
	}
}
