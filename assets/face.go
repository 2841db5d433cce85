package assets

import "krutzjass/engine/card"

// Face is a family of card pictures.
type Face uint8

// The faces: French has hearts to spades with Jack, Queen and King; Swiss has
// roses to shields with Under, Ober, König and Banner; Bavarian has hearts,
// bells, acorns and leaves with Unter, Ober and König, and the Weli where the
// Six of bells would be.
const (
	French Face = iota
	Swiss
	Bavarian
)

// Faces lists every face in the order of the settings.
var Faces = []Face{French, Swiss, Bavarian}

// String gives the name of the face in preferences: "french", "swiss",
// "bavarian".
func (f Face) String() string {
	switch f {
	case Swiss:
		return "swiss"
	case Bavarian:
		return "bavarian"
	default:
		return "french"
	}
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

// The signs. RedHeart is the heart of the Bavarian faces, drawn with an outline.
const (
	Heart Sign = iota
	Diamond
	Club
	Spade
	Rose
	Bell
	Acorn
	Shield
	RedHeart
	Leaf
)

// Signs lists every sign.
var Signs = []Sign{Heart, Diamond, Club, Spade, Rose, Bell, Acorn, Shield, RedHeart, Leaf}

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
	bavarian       = [4]Sign{RedHeart, Bell, Acorn, Leaf} // watten.md, first paragraph
)

// FaceMap gives the signs of a game's suits H D C S. On Swiss faces Krutzjass
// maps them to roses, bells, acorns, shields; every other game maps D to acorns
// and C to bells. game is the key of the game, "krutzjass".
func FaceMap(game string, f Face) [4]Sign {
	switch {
	case f == French:
		return french
	case f == Bavarian:
		return bavarian
	case game == "krutzjass":
		return swissKrutzjass
	default:
		return swissWyys
	}
}
