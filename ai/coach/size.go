package coach

import "krutzjass/engine"

// Size is how much a difference is, in honest words.
type Size uint8

// The sizes.
const (
	Unknown Size = iota // not valued
	Taste               // too little to matter, or too little to be told from chance
	Some                // it costs something
	Dear                // it costs much
)

// scale is what a game's differences mean, in its points.
type scale struct{ taste, dear float64 }

// points is the scale of games that are counted in points, in points: under 2 is a matter of
// taste, over 8 is dear (AI.md, Aunt Christine).
var points = scale{2, 8}

// scales lists the games that are not. Watten is played for two points a hand; in
// Chratze the unit is the pot.
var scales = map[string]scale{
	"watten":  {0.2, 0.8},
	"chratze": {0.05, 0.2},
}

const factPot engine.FactKey = "pot"

func scaleOf(v *engine.View) scale {
	s, ok := scales[v.Setup.Game]
	if !ok {
		return scale{points.taste / unit(v), points.dear / unit(v)}
	}
	if f, ok := v.Fact(factPot); ok {
		pot := float64(max(1, f.Value))
		return scale{s.taste * pot, s.dear * pot}
	}
	return s
}

// unit is how many points a value of 1 is: Molotow and Coiffeur write tens, the
// latter times the factor of the row.
func unit(v *engine.View) float64 {
	switch v.Setup.Game {
	case "molotow":
		return 10
	case "coiffeur":
		return 10 / rowFactor(v)
	}
	return 1
}

const factRow engine.FactKey = "row"

// rowFactor is the factor of the row of Coiffeur that is played, or the mean of all
// before one is called.
func rowFactor(v *engine.View) float64 {
	factors, _ := v.Setup.Options["factors"].([]int)
	if f, ok := v.Fact(factRow); ok && f.Value < len(factors) {
		return float64(factors[f.Value])
	}
	sum := 0
	for _, f := range factors {
		sum += f
	}
	return float64(max(1, sum)) / float64(max(1, len(factors)))
}

// sure is how many standard errors a difference must be to be taken for one.
const sure = 2

// size puts a difference with its standard error in its class.
func (s *scene) size(mean, err float64) Size {
	by := scaleOf(s.view)
	switch {
	case mean < by.taste || mean < sure*err:
		return Taste
	case mean <= by.dear:
		return Some
	}
	return Dear
}
