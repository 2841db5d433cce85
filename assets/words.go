package assets

import (
	"fmt"

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

// letter gives the index of a rank. On Swiss faces it is the first letter of
// the name at the table, whatever the language: Under, Ober, König, Ass, and
// Banner for the Ten, which is called so and shows a banner.
func (s Style) letter(r card.Rank) string {
	if s.Face == Swiss {
		switch r {
		case card.Ten:
			return "B"
		case card.Jack:
			return "U"
		case card.Queen:
			return "O"
		case card.King:
			return "K"
		}
		return r.String()
	}
	if r < card.Jack {
		return r.String()
	}
	letters, ok := indexLetters[s.Lang]
	if !ok {
		letters = indexLetters["en"]
	}
	return letters[r-card.Jack]
}

// words are the names of signs and ranks in one language.
type words struct {
	signs         [8]string
	french, swiss map[card.Rank]string // the ranks that have a name
	name          func(sign, rank string) string
	hidden, empty string
}

var dictionary = map[string]words{
	"en": {
		signs:  [8]string{"Hearts", "Diamonds", "Clubs", "Spades", "Roses", "Bells", "Acorns", "Shields"},
		french: map[card.Rank]string{card.Jack: "Jack", card.Queen: "Queen", card.King: "King", card.Ace: "Ace"},
		swiss: map[card.Rank]string{card.Ten: "Banner", card.Jack: "Under", card.Queen: "Ober",
			card.King: "King", card.Ace: "Ace"},
		name:   func(sign, rank string) string { return fmt.Sprintf("%s of %s", rank, sign) },
		hidden: "a face-down card", empty: "no card",
	},
	"de": {
		signs:  [8]string{"Herz", "Karo", "Kreuz", "Pik", "Rosen", "Schellen", "Eicheln", "Schilten"},
		french: map[card.Rank]string{card.Jack: "Bube", card.Queen: "Dame", card.King: "König", card.Ace: "Ass"},
		swiss: map[card.Rank]string{card.Ten: "Banner", card.Jack: "Under", card.Queen: "Ober",
			card.King: "König", card.Ace: "Ass"},
		name:   func(sign, rank string) string { return fmt.Sprintf("%s-%s", sign, rank) },
		hidden: "eine verdeckte Karte", empty: "keine Karte",
	},
	"fr": {
		signs:  [8]string{"cœur", "carreau", "trèfle", "pique", "roses", "grelots", "glands", "écussons"},
		french: map[card.Rank]string{card.Jack: "valet", card.Queen: "dame", card.King: "roi", card.Ace: "as"},
		swiss: map[card.Rank]string{card.Ten: "bannière", card.Jack: "under", card.Queen: "ober",
			card.King: "roi", card.Ace: "as"},
		name:   func(sign, rank string) string { return fmt.Sprintf("%s de %s", rank, sign) },
		hidden: "une carte cachée", empty: "pas de carte",
	},
	"it": {
		signs:  [8]string{"cuori", "quadri", "fiori", "picche", "rose", "campanelli", "ghiande", "scudi"},
		french: map[card.Rank]string{card.Jack: "fante", card.Queen: "donna", card.King: "re", card.Ace: "asso"},
		swiss: map[card.Rank]string{card.Ten: "bandiera", card.Jack: "under", card.Queen: "ober",
			card.King: "re", card.Ace: "asso"},
		name:   func(sign, rank string) string { return fmt.Sprintf("%s di %s", rank, sign) },
		hidden: "una carta coperta", empty: "nessuna carta",
	},
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
	ranks := w.french
	if s.Face == Swiss {
		ranks = w.swiss
	}
	rank, named := ranks[c.Rank()]
	if !named {
		rank = c.Rank().String()
	}
	return w.name(w.signs[s.Sign(c.Suit())&7], rank)
}

// SignName gives the name of a suit's sign, "Bells", "Schellen".
func SignName(s Sign, lang string) string { return wordsIn(lang).signs[s&7] }
