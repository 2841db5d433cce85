package screen

import (
	"fmt"
	"image"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"krutzjass/ai"
	"krutzjass/app/prefs"
	"krutzjass/app/text"
	"krutzjass/assets"
	"krutzjass/assets/golden"
	"krutzjass/engine/games"
	"krutzjass/theme"
)

// look is how a page is looked at.
type look struct {
	name   string
	size   fyne.Size
	lang   string
	scale  float32
	colour theme.Look
}

// looks are the three sizes of every kept picture, and the hardest case.
var looks = []look{
	{"phone", fyne.NewSize(390, 844), "en", 1, theme.FeltLight},
	{"tablet", fyne.NewSize(1024, 768), "en", 1, theme.FeltDark},
	{"screen", fyne.NewSize(1920, 1080), "de", 1, theme.FeltLight},
	{"double", fyne.NewSize(360, 640), "de", 2, theme.FeltLight},
}

// desk is what the pages of these tests get.
type desk struct {
	words    *text.Words
	labels   *text.Labels
	pictures *assets.Pictures
	style    assets.Style
}

var still = assets.NewStillPictures()

func newDesk(t *testing.T, lang string) desk {
	t.Helper()
	info := games.All[0].Info()
	labels, err := text.Game(info.Texts, lang)
	if err != nil {
		t.Fatal(err)
	}
	return desk{text.New(lang), labels, still, assets.NewStyle(info.Key, assets.Swiss, lang)}
}

func (d desk) home(saved string, notices ...string) *Home {
	p := HomeParams{Words: d.words, Pictures: d.pictures, Style: d.style, Name: "Krutzjass", Line: d.words.T("app.line"),
		Saved: saved, Notices: notices, New: func() {}, Rules: func() {}, Settings: func() {}}
	if saved != "" {
		p.Continue = func() {}
	}
	return NewHome(p)
}

func (d desk) newGame(saved bool) *NewGame {
	return NewNewGame(NewGameParams{Words: d.words, Game: games.All[0].Info(), Label: d.labels.Label, Levels: ai.Levels()[1:],
		Prefs: prefs.Default(), Pictures: d.pictures, Saved: saved,
		Change: func(func(*prefs.Prefs)) {}, Start: func(Chosen) {}, Back: func() {}})
}

func (d desk) settings() *Settings {
	p := prefs.Default()
	p.Name = "Grossmueti"
	return NewSettings(SettingsParams{Words: d.words, Prefs: p, Change: func(func(*prefs.Prefs)) {}, Back: func() {}})
}

// rulesSample has everything that a rules text can have.
const rulesSample = `# The cards
Krutzjass is played with **48 cards**: Nine to Ace, every card twice. The twins are of the same worth, and of two equal cards the first wins.

![The suit of trumps, from the highest card on](HJ H9 HA HK HQ H10)

## What the cards are worth
| Card | As trump | Otherwise |
|---|---|---|
| **Jack** | 20 | 2 |
| **Nine** | 14 | 0 |
| Ace | 11 | 11 |

## Following suit
- Follow the suit that was led, if you can.
- You may always play trump instead.
- The **Bauer** is never forced out, unless it is your last card.

1. First the trick is counted.
2. Then the Weis.
`

func (d desk) rules(search string) *Rules {
	r := NewRules(RulesParams{Words: d.words, Rules: func() (string, error) { return rulesSample, nil }, Pictures: d.pictures, Style: d.style, Back: func() {}})
	r.search.SetText(search)
	return r
}

// picture shows a screen in a window and takes a picture of it.
func picture(t *testing.T, l look, build func(d desk) Screen) image.Image {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.New(l.colour, l.scale))
	s := build(newDesk(t, l.lang))
	w := test.NewTempWindow(t, s.Object())
	w.SetPadded(false)
	w.Resize(l.size)
	if least := w.Canvas().Content().MinSize(); least.Width > 360 || least.Height > 640 {
		t.Errorf("the page asks for %v, which is more than the smallest window", least)
	}
	return w.Canvas().Capture()
}

func TestPagesLookAsKept(t *testing.T) {
	pages := []struct {
		name  string
		build func(d desk) Screen
	}{
		{"home", func(d desk) Screen { return d.home("") }},
		{"home-saved", func(d desk) Screen {
			return d.home("Vreni, Köbi, Rosa – 1230 : 870", d.words.T("notice.prefs", "preferences-unreadable-1.json"))
		}},
		{"newgame", func(d desk) Screen { return d.newGame(false) }},
		{"newgame-end", func(d desk) Screen {
			s := d.newGame(true)
			s.tapStart()
			s.code.SetText("7G2K")
			s.tapStart()
			return s
		}},
		{"settings", func(d desk) Screen { return d.settings() }},
		{"rules", func(d desk) Screen { return d.rules("") }},
		{"rules-search", func(d desk) Screen { return d.rules("trump") }},
		{"trouble", func(d desk) Screen { return NewTrouble(d.words, d.words.T("trouble.busy"), func() {}) }},
	}
	for _, page := range pages {
		for _, l := range looks {
			t.Run(page.name+"-"+l.name, func(t *testing.T) {
				golden.Compare(t, filepath.Join("testdata", "golden", fmt.Sprintf("page-%s-%s.png", page.name, l.name)), picture(t, l, page.build))
			})
		}
	}
}
