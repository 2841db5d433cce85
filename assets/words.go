package assets

import (
	"fmt"
	"strings"

	"krutzjass/engine/card"
)

// indexLetters are the letters of the court cards and the ace, Jack upwards,
// where they differ from language to language; numbers are themselves.
var indexLetters = map[string][4]string{
	"en": {"J", "Q", "K", "A"},
	"de": {"B", "D", "K", "A"},
	"fr": {"V", "D", "R", "A"},
	"it": {"F", "D", "R", "A"},
}

// The Swiss and Bavarian court cards are known by one name in every language:
// Under (Unter), Ober, König, Ass; the Swiss Ten is called Banner and shows one.
var (
	localLetters = [4]string{"U", "O", "K", "A"}
	bannerLetter = "B"
	weliLetter   = "W"
)

// letter gives the index of a card.
func (s Style) letter(c card.Card) string {
	r := c.Rank()
	switch {
	case s.Face == Bavarian && c == card.Weli:
		return weliLetter
	case s.Face == Swiss && r == card.Ten:
		return bannerLetter
	case r < card.Jack:
		return r.String()
	case s.Face != French:
		return localLetters[r-card.Jack]
	}
	letters, ok := indexLetters[s.Lang]
	if !ok {
		letters = indexLetters["en"]
	}
	return letters[r-card.Jack]
}

// words are the names of signs and ranks in one language.
type words struct {
	signs         [10]string
	ranks         [3]map[card.Rank]string // by face: the ranks that have a name
	name          func(sign, rank string) string
	hidden, empty string
}

var dictionary = map[string]words{
	"en": {
		signs:  [10]string{"Hearts", "Diamonds", "Clubs", "Spades", "Roses", "Bells", "Acorns", "Shields", "Hearts", "Leaves"},
		ranks:  rankNames("Jack Queen King Ace", "Banner Under Ober King Ace", "Unter Ober King Ace"),
		name:   func(sign, rank string) string { return fmt.Sprintf("%s of %s", rank, sign) },
		hidden: "a face-down card", empty: "no card",
	},
	"de": {
		signs:  [10]string{"Herz", "Karo", "Kreuz", "Pik", "Rosen", "Schellen", "Eicheln", "Schilten", "Herz", "Laub"},
		ranks:  rankNames("Bube Dame König Ass", "Banner Under Ober König Ass", "Unter Ober König Ass"),
		name:   func(sign, rank string) string { return fmt.Sprintf("%s-%s", sign, rank) },
		hidden: "eine verdeckte Karte", empty: "keine Karte",
	},
	"fr": {
		signs:  [10]string{"cœur", "carreau", "trèfle", "pique", "roses", "grelots", "glands", "écussons", "cœur", "feuilles"},
		ranks:  rankNames("valet dame roi as", "bannière under ober roi as", "unter ober roi as"),
		name:   func(sign, rank string) string { return fmt.Sprintf("%s de %s", rank, sign) },
		hidden: "une carte cachée", empty: "pas de carte",
	},
	"it": {
		signs:  [10]string{"cuori", "quadri", "fiori", "picche", "rose", "campanelli", "ghiande", "scudi", "cuori", "foglie"},
		ranks:  rankNames("fante donna re asso", "bandiera under ober re asso", "unter ober re asso"),
		name:   func(sign, rank string) string { return fmt.Sprintf("%s di %s", rank, sign) },
		hidden: "una carta coperta", empty: "nessuna carta",
	},
}

// rankNames reads the names of the ranks up to the Ace, one list a face.
func rankNames(faces ...string) (names [3]map[card.Rank]string) {
	for face, list := range faces {
		words := strings.Fields(list)
		names[face] = map[card.Rank]string{}
		for i, word := range words {
			names[face][card.Ace+1-card.Rank(len(words)-i)] = word
		}
	}
	return names
}

// wordsIn gives the words of a language, English for one that is unknown.
func wordsIn(lang string) words {
	if w, ok := dictionary[lang]; ok {
		return w
	}
	return dictionary["en"]
}

// Name says in words what Draw shows: "Ober of Bells", "Schellen-Ober", "Queen
// of Diamonds", "Karo-Dame". lang is "en", "de", "fr" or "it", any other is
// English; German is spelt the Swiss way.
func Name(c card.Card, s Style, lang string) string {
	w := wordsIn(lang)
	switch {
	case c == card.Hidden:
		return w.hidden
	case !c.Valid():
		return w.empty
	}
	if s.Face == Bavarian && c == card.Weli {
		return "Weli"
	}
	rank, named := w.ranks[s.Face][c.Rank()]
	if !named {
		rank = c.Rank().String()
	}
	return w.name(SignName(s.Sign(c.Suit()), lang), rank)
}

// SignName gives the name of a suit's sign, "Bells", "Schellen".
func SignName(s Sign, lang string) string { return wordsIn(lang).signs[int(s)%len(Signs)] }

// RankName gives the name of a rank as the cards of a style have it, "Under",
// "10".
func RankName(r card.Rank, s Style, lang string) string {
	if name, named := wordsIn(lang).ranks[s.Face][r]; named {
		return name
	}
	return r.String()
}
