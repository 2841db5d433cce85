package sample

import "math/rand/v2"

// Resample draws k worlds by their weights, each with weight 1/k: a world of
// weight w comes k*w times, rounded up or down by chance (systematic
// resampling; Kitagawa 1996). What comes twice shares its state: clone it before
// changing it. k must be positive and worlds not empty.
func Resample(worlds []World, k int, r *rand.Rand) []World {
	drawn := make([]World, 0, k)
	step := 1 / float64(k)
	mark, sum := r.Float64()*step, worlds[0].Weight
	for i := 0; len(drawn) < k; {
		if mark < sum || i == len(worlds)-1 {
			drawn = append(drawn, World{State: worlds[i].State, Weight: step})
			mark += step
			continue
		}
		i++
		sum += worlds[i].Weight
	}
	return drawn
}
