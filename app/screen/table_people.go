package screen

import (
	"slices"

	"krutzjass/engine"
)

// SetPeople tells at each seat what is to know about who sits there, such as that
// somebody is away; empty for nothing. It stands there until it is changed.
func (t *Table) SetPeople(words []string) {
	if slices.Equal(t.people, words) {
		return
	}
	t.people = words
	t.fill()
}

// People is what SetPeople has told, by seat.
func (t *Table) People() []string { return t.people }

// person is what SetPeople has told of a seat.
func (t *Table) person(s engine.Seat) string {
	if s >= 0 && int(s) < len(t.people) {
		return t.people[s]
	}
	return ""
}
