package screen

import (
	"fmt"
	"image"
	"math/rand/v2"
	"path/filepath"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"krutzjass/ai"
	"krutzjass/app/prefs"
	"krutzjass/app/session"
	"krutzjass/app/text"
	"krutzjass/assets"
	"krutzjass/assets/golden"
	"krutzjass/engine"
	"krutzjass/engine/games"
	"krutzjass/engine/table"
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

// looks are the sizes of kept pictures, and the hardest case. A page is kept at two
// of the sizes, the phone and one of the wide ones, and at the hardest case.
var looks = []look{
	{"phone", fyne.NewSize(390, 844), "en", 1, theme.FeltLight},
	{"tablet", fyne.NewSize(1024, 768), "en", 1, theme.FeltDark},
	{"screen", fyne.NewSize(1920, 1080), "de", 1, theme.FeltLight},
	{"double", fyne.NewSize(360, 640), "de", 2, theme.FeltLight},
}

// desk is what the pages of these tests get.
type desk struct {
	words    *text.Words
	labels   *text.Labels // of the first game
	pictures TablePictures
	style    assets.Style
}

func newDesk(t *testing.T, lang string) desk {
	t.Helper()
	return desk{text.New(lang), labelsOf(games.All[0].Info(), lang), blanks{}, assets.NewStyle("krutzjass", assets.Swiss, lang)}
}

func labelsOf(info engine.Info, lang string) *text.Labels {
	labels, err := text.Game(info.Texts, lang)
	if err != nil {
		panic(err)
	}
	return labels
}

func (d desk) home(saved string, notices ...Notice) *Home {
	p := HomeParams{Words: d.words, Pictures: d.pictures, Style: d.style, Name: d.labels.Label("game"), Line: d.labels.Label("line"),
		Saved: saved, Notices: notices, New: func() {}, Together: func() {}, Rules: func() {}, Settings: func() {}}
	for _, g := range games.All[1:] {
		key, labels := g.Info().Key, labelsOf(g.Info(), d.words.Lang())
		face, _ := assets.ParseFace(prefs.Default().FaceOf(key))
		p.Games = append(p.Games, HomeGame{Key: key, Name: labels.Label("game"), Line: labels.Label("line"),
			Style: assets.NewStyle(key, face, d.words.Lang()), New: func() {}})
	}
	if saved != "" {
		p.Continue = func() {}
	}
	return NewHome(p)
}

func (d desk) newGame(saved bool) *NewGame { return d.newGameOf("krutzjass", saved, prefs.Default()) }

func (d desk) newGameOf(key string, saved bool, p prefs.Prefs) *NewGame {
	g, _ := games.Find(key)
	return NewNewGame(NewGameParams{Words: d.words, Game: g, Label: labelsOf(g.Info(), d.words.Lang()).Label, Levels: ai.Levels()[1:],
		Prefs: p, Pictures: d.pictures, Saved: saved, Rules: func() {},
		Change: func(func(*prefs.Prefs)) {}, Start: func(Chosen) {}, Back: func() {}, Now: func() time.Time { return time.Time{} }})
}

// sights are the controls that forms are to be scrolled to once they are shown.
var sights = map[*NewGame]string{}

// sighted is a form that is scrolled to a control of it.
func (d desk) sighted(key string, p prefs.Prefs, control string) *NewGame {
	s := d.newGameOf(key, false, p)
	sights[s] = control
	return s
}

func (d desk) settings() *Settings {
	p := prefs.Default()
	p.Name = "Grossmueti"
	var faces []FaceGame
	for _, g := range games.All {
		if key := g.Info().Key; prefs.OwnFace(key) {
			faces = append(faces, FaceGame{key, labelsOf(g.Info(), d.words.Lang()).Label("game")})
		}
	}
	return NewSettings(SettingsParams{Words: d.words, Prefs: p, Faces: faces, Change: func(func(*prefs.Prefs)) {}, Back: func() {}})
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

func (d desk) rulesGames() (list []RulesGame) {
	for _, g := range games.All {
		list = append(list, RulesGame{Name: labelsOf(g.Info(), d.words.Lang()).Label("game"), Style: d.style,
			Rules: func() (string, error) { return rulesSample, nil }})
	}
	return list
}

func (d desk) rules(search string) *Rules {
	r := NewRules(RulesParams{Words: d.words, Games: d.rulesGames(), Pictures: d.pictures, Back: func() {}})
	r.search.SetText(search)
	return r
}

// begun is what everybody sees of a match after so many moves, chance's aside.
func begun(g engine.Game, moves int, seats ...engine.Player) engine.View {
	t, err := table.New(g, engine.Setup{Seats: seats})
	r := rand.New(rand.NewPCG(3, 3))
	for n := 0; n < moves && err == nil; {
		if due, _ := t.Draw(r); due {
			continue
		}
		who := t.Turn().First()
		err = t.Apply(who, t.Timeout(who), false)
		n++
	}
	if err != nil {
		panic(err)
	}
	return t.View(engine.Nobody)
}

// cover is the screen before the next person's hand, with a table behind it.
func (d desk) cover() *Cover {
	g := games.All[0]
	view := begun(g, 8, engine.Player{Name: "Anna", By: "human"}, engine.Player{Name: "Vreni", By: "regular"},
		engine.Player{Name: "Beat", By: "human"}, engine.Player{Name: "Sepp", By: "regular"})
	view.Viewer = 2
	behind := NewTable(TableParams{Game: g, Pictures: d.pictures, Style: d.style, Words: d.words, Label: d.labels.Label, Avatars: []int{0, 1, 9, 3},
		Next: func() {}, Leave: func() {}, Rules: func() {}})
	behind.plain = true
	behind.Show(session.Step{View: view, Pause: session.CoverPause})
	return NewCover(CoverParams{Words: d.words, Pictures: d.pictures, Name: "Beat", Face: 9, Table: behind.Object(), Uncover: func() {}, Leave: func() {}})
}

// picture shows a screen in a window and takes a picture of it.
func picture(t *testing.T, l look, build func(d desk) Screen) image.Image {
	t.Helper()
	dress(l.colour, l.scale)
	wake(t)
	d := newDesk(t, l.lang)
	d.pictures = pictures
	s := build(d)
	w := test.NewTempWindow(t, s.Object())
	w.SetPadded(false)
	w.Resize(l.size)
	if f, ok := s.(*NewGame); ok && sights[f] != "" {
		f.page.Relayout()
		f.page.Reveal(f.made[sights[f]])
	}
	if least := w.Canvas().Content().MinSize(); least.Width > 360 || least.Height > 640 {
		t.Errorf("the page asks for %v, which is more than the smallest window", least)
	}
	return w.Canvas().Capture()
}

// kept is a screen whose pictures are kept: at all sizes that are not wide, and at
// one that is.
type kept struct {
	name, wide string
	build      func(d desk) Screen
}

// lookAsKept compares the pictures of pages with those that are kept.
func lookAsKept(t *testing.T, pages []kept) {
	for _, page := range pages {
		for _, l := range looks {
			if (l.name == "tablet" || l.name == "screen") && l.name != page.wide {
				continue
			}
			page.lookAsKept(t, l)
		}
	}
}

func (p kept) lookAsKept(t *testing.T, l look) {
	t.Run(p.name+"-"+l.name, func(t *testing.T) {
		golden.Compare(t, filepath.Join("testdata", "golden", fmt.Sprintf("page-%s-%s.png", p.name, l.name)), picture(t, l, p.build))
	})
}

func TestPagesLookAsKept(t *testing.T) {
	lookAsKept(t, []kept{
		{"home", "screen", func(d desk) Screen { return d.home("") }},
		{"home-saved", "tablet", func(d desk) Screen {
			return d.home("Krutzjass: Vreni, Köbi, Sepp – 1230 : 870", Notice{d.words.T("notice.prefs"), d.words.T("notice.kept", "preferences-unreadable-1.json")})
		}},
		{"newgame", "screen", func(d desk) Screen { return d.newGame(false) }},
		{"newgame-end", "tablet", func(d desk) Screen {
			s := d.newGame(true)
			s.tapStart()
			s.code.SetText("7G2K")
			s.tapStart()
			return s
		}},
		{"newgame-coiffeur", "tablet", func(d desk) Screen {
			p := prefs.Default()
			p.Games["coiffeur"] = prefs.Game{Options: map[string]any{"rows": []any{"D", "H", "C", "S", "UND", "OBE", "slalom"}}}
			return d.sighted("coiffeur", p, "rows.joker")
		}},
		{"newgame-chratze", "screen", func(d desk) Screen {
			p := prefs.Default()
			p.Games["chratze"] = prefs.Game{Cast: []prefs.Figure{{Name: "Anna", Avatar: 4, Level: prefs.Person}, {}, {}, {}}, Options: map[string]any{"deals": 0.0}}
			s := d.sighted("chratze", p, "level.1")
			s.tapStart()
			return s
		}},
		{"newgame-watten", "tablet", func(d desk) Screen { return d.sighted("watten", prefs.Default(), "tips") }},
		{"cover", "screen", func(d desk) Screen { return d.cover() }},
		{"settings", "tablet", func(d desk) Screen { return d.settings() }},
		{"rules", "screen", func(d desk) Screen { return d.rules("") }},
		{"rules-search", "tablet", func(d desk) Screen { return d.rules("trump") }},
		{"trouble", "tablet", func(d desk) Screen {
			return NewTrouble(d.words, d.words.T("trouble.title"), d.words.T("trouble.busy"), func() {})
		}},
	})
}
