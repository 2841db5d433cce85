package assets

import (
	"strings"
	"testing"

	"krutzjass/engine/card"
)

func TestFaceMapsDifferByGame(t *testing.T) {
	for _, c := range []struct {
		game string
		face Face
		want [4]Sign // H D C S
	}{
		{"krutzjass", French, [4]Sign{Heart, Diamond, Club, Spade}},
		{"krutzjass", Swiss, [4]Sign{Rose, Bell, Acorn, Shield}},
		{"schieber", Swiss, [4]Sign{Rose, Acorn, Bell, Shield}},
		{"molotow", Swiss, [4]Sign{Rose, Acorn, Bell, Shield}},
		{"watten", Bavarian, [4]Sign{RedHeart, Bell, Acorn, Leaf}},
		{"schieber", French, [4]Sign{Heart, Diamond, Club, Spade}},
	} {
		if got := FaceMap(c.game, c.face); got != c.want {
			t.Errorf("%s %v: %v, want %v", c.game, c.face, got, c.want)
		}
	}
}

func TestNames(t *testing.T) {
	krutz := NewStyle("krutzjass", Swiss, "en")
	wyys := NewStyle("schieber", Swiss, "de")
	french := NewStyle("krutzjass", French, "en")
	bavarian := NewStyle("watten", Bavarian, "de")
	for _, c := range []struct {
		card  string
		style Style
		lang  string
		want  string
	}{
		{"DQ", krutz, "en", "Ober of Bells"},
		{"DQ", krutz, "de", "Schellen-Ober"},
		{"DQ", wyys, "de", "Eicheln-Ober"},
		{"D7", wyys, "en", "7 of Acorns"},
		{"DQ", french, "en", "Queen of Diamonds"},
		{"DQ", french, "de", "Karo-Dame"},
		{"H10", krutz, "de", "Rosen-Banner"},
		{"H10", french, "de", "Herz-10"},
		{"SA", krutz, "de", "Schilten-Ass"},
		{"CK", french, "de", "Kreuz-König"},
		{"D6", bavarian, "de", "Weli"},
		{"SJ", bavarian, "de", "Laub-Unter"},
		{"HQ", bavarian, "en", "Ober of Hearts"},
		{"C10", bavarian, "de", "Eicheln-10"},
		{"SJ", french, "de", "Pik-Bube"},
		{"SJ", krutz, "xx", "Under of Shields"},
		{"HK", french, "fr", "roi de cœur"},
		{"CA", french, "it", "asso di fiori"},
		{"??", french, "en", "a face-down card"},
		{"-", french, "de", "keine Karte"},
	} {
		var one card.Card
		if err := one.UnmarshalText([]byte(c.card)); err != nil {
			t.Fatal(err)
		}
		if got := Name(one, c.style, c.lang); got != c.want {
			t.Errorf("%s in %v, %s: %q, want %q", c.card, c.style.Face, c.lang, got, c.want)
		}
	}
}

func TestEveryCardHasItsOwnNameAndIndex(t *testing.T) {
	for lang := range dictionary {
		for _, face := range Faces {
			s := NewStyle("krutzjass", face, lang)
			names := map[string]card.Card{}
			letters := map[string]card.Rank{}
			for c := range card.Full().All() {
				name := Name(c, s, lang)
				if twin, ok := names[name]; ok || strings.Contains(name, "ß") || strings.TrimSpace(name) != name {
					t.Errorf("%s %v: %v is called %q, as %v is, or the name is ill spelt", lang, face, c, name, twin)
				}
				names[name] = c
				letter := s.letter(c)
				if r, ok := letters[letter]; ok && r != c.Rank() {
					t.Errorf("%s %v: ranks %v and %v both show %q", lang, face, r, c.Rank(), letter)
				}
				letters[letter] = c.Rank()
				if _, ok := glyphs[letter]; !ok {
					t.Errorf("%s %v: no drawing of the index %q", lang, face, letter)
				}
			}
		}
	}
}

func TestFacesByName(t *testing.T) {
	for _, f := range Faces {
		if got, ok := ParseFace(f.String()); !ok || got != f {
			t.Errorf("%v reads back as %v, %v", f, got, ok)
		}
	}
	if _, ok := ParseFace("klingon"); ok {
		t.Error("a face that is none was read")
	}
}
