package assets

import "krutzjass/engine/card"

// Face is a family of card pictures.
type Face uint8

// The faces: French has hearts to spades with Jack, Queen and King; Swiss has
// roses to shields with Under, Ober, König and Banner.
const (
	French Face = iota
	Swiss
)

// Faces lists every face in the order of the settings.
var Faces = []Face{French, Swiss}

// String gives the name of the face in preferences, "french" or "swiss".
func (f Face) String() string {
	if f == Swiss {
		return "swiss"
	}
	return "french"
}

// ParseFace is the opposite of String; ok is false for a text that is no face.
func ParseFace(text string) (f Face, ok bool) {
	for _, f := range Faces {
		if f.String() == text {
			return f, true
		}
	}
	return French, false
}

// Sign is what a suit looks like.
type Sign uint8

// The eight signs.
const (
	Heart Sign = iota
	Diamond
	Club
	Spade
	Rose
	Bell
	Acorn
	Shield
)

// Signs lists every sign.
var Signs = []Sign{Heart, Diamond, Club, Spade, Rose, Bell, Acorn, Shield}

// Swiss tells whether s belongs to the Swiss faces.
func (s Sign) Swiss() bool { return s >= Rose }

// Style is how a person wants the cards. The zero Style shows a heart on every
// card: take [NewStyle], or set Map.
type Style struct {
	Face        Face
	Map         [4]Sign // what each suit shows, in record order H D C S
	FourColours bool    // French: blue diamonds and green clubs
	Lang        string  // of the index letters: "en", "de", "fr", "it"; others as "en"
}

// NewStyle gives the style of a game's table.
func NewStyle(game string, f Face, lang string) Style {
	return Style{Face: f, Map: FaceMap(game, f), Lang: lang}
}

// Sign gives what suit s shows.
func (s Style) Sign(suit card.Suit) Sign { return s.Map[suit&3] }

var (
	french = [4]Sign{Heart, Diamond, Club, Spade}
	// The same letters stand for other signs in the two families of rules
	// (jass-common.md, third paragraph; decision JQ17).
	swissKrutzjass = [4]Sign{Rose, Bell, Acorn, Shield}
	swissWyys      = [4]Sign{Rose, Acorn, Bell, Shield}
)

// FaceMap gives the signs of a game's suits H D C S. Krutzjass maps them to
// roses, bells, acorns, shields; every other game maps D to acorns and C to
// bells. game is the key of the game, "krutzjass".
func FaceMap(game string, f Face) [4]Sign {
	switch {
	case f == French:
		return french
	case game == "krutzjass":
		return swissKrutzjass
	default:
		return swissWyys
	}
}
