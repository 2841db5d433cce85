package prefs

import "slices"

// TurnLimits are the seconds that a person may have for a turn; 0 is no limit.
var TurnLimits = []int{0, 30, 60, 120}

// Person is the level of a figure that is no computer: somebody at this device.
const Person = "human"

// Guest is the level of a figure that joins from another device.
const Guest = "remote"

// Patiences are the seconds that a seat waits for a guest who has dropped out
// before a computer plays on; the first is the default.
var Patiences = []int{60, 20, 180}

// Some games have habits of their own (watten.md 3.1): the first face is what
// they are seen with until somebody chooses another, the seconds are the limit
// of a turn.
var habits = map[string]struct {
	faces []string
	turn  int
}{
	"watten":  {faces: []string{"bavarian", "french", "swiss"}, turn: 60},
	"chratze": {faces: []string{"", "bavarian"}},
}

// FacesOf lists the faces that the cards of a game can have.
func FacesOf(game string) []string {
	faces := slices.Clone(Faces)
	for _, f := range habits[game].faces {
		if f != "" && !slices.Contains(faces, f) {
			faces = append(faces, f)
		}
	}
	return faces
}

// OwnFace tells whether a game keeps a face of its own, apart from Prefs.Face:
// it can be seen with others than those.
func OwnFace(game string) bool { return len(FacesOf(game)) > len(Faces) }

// FaceOf is the face that the cards of a game have.
func (p Prefs) FaceOf(game string) string {
	if !OwnFace(game) {
		return p.Face
	}
	if own := p.Games[game].Face; slices.Contains(FacesOf(game), own) {
		return own
	}
	if usual := habits[game].faces[0]; usual != "" {
		return usual
	}
	return p.Face
}

// SetFace chooses the face of a game's cards: for this game alone where it keeps
// a face of its own, else for all that do not.
func (p *Prefs) SetFace(game, face string) {
	if !OwnFace(game) {
		p.Face = face
		return
	}
	g := p.Games[game]
	g.Face = face
	p.Games[game] = g
}

// TurnOf is the seconds that a person has for a turn in a game; 0 is no limit.
func (p Prefs) TurnOf(game string) int {
	if own := p.Games[game].Turn; own != nil && slices.Contains(TurnLimits, *own) {
		return *own
	}
	return habits[game].turn
}
