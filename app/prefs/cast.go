package prefs

import "slices"

// castNames are what the portraits are called until somebody gives them other
// names, by avatar.
var castNames = [...]string{"Ueli", "Vreni", "Köbi", "Sepp", "Klärli", "Gianna", "Toni", "Lisi", "Regula", "Reto", "Ladina", "Käthi"}

// CastName is the name that goes with a portrait; portraits beyond the last
// begin again.
func CastName(avatar int) string { return castNames[max(avatar, 0)%len(castNames)] }

// CastFace is the portrait that goes with a name; -1 for the name of none.
func CastFace(name string) int { return slices.Index(castNames[:], name) }

// Called is the name a figure plays under: its own, or else that of its portrait.
func Called(f Figure) string {
	if name := CleanName(f.Name); name != "" {
		return name
	}
	return CastName(f.Avatar)
}

// AnotherFace gives the first portrait after one that nobody has taken, or the
// same if all are taken.
func AnotherFace(avatar int, taken []int) int {
	n := len(castNames)
	for i := range n {
		if next := (max(avatar, 0) + 1 + i) % n; !slices.Contains(taken, next) {
			return next
		}
	}
	return avatar
}
