package screen

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"krutzjass/app/form"
	"krutzjass/app/prefs"
	"krutzjass/app/text"
)

// SettingsParams is what the settings stand at and who hears of changes.
type SettingsParams struct {
	Words  *text.Words
	Prefs  prefs.Prefs
	Faces  []FaceGame               // the games that keep a face of their own
	Change func(func(*prefs.Prefs)) // applied and saved at once
	Back   func()
	Offset float32 // how far the page is scrolled at first
}

// FaceGame is a game whose cards have a face of their own.
type FaceGame struct{ Key, Name string }

// Settings is the screen of everything that a person can choose for good.
type Settings struct {
	page *form.Page
	p    SettingsParams
	made map[string]fyne.CanvasObject // the controls by key
}

// NewSettings makes the screen.
func NewSettings(p SettingsParams) *Settings {
	s := &Settings{p: p, made: map[string]fyne.CanvasObject{}}
	w := p.Words
	you := s.panel("you", s.name())
	faces := []fyne.CanvasObject{s.choice("face", prefs.Faces, p.Prefs.Face, func(p *prefs.Prefs) *string { return &p.Face })}
	for _, g := range p.Faces {
		faces = append(faces, s.faceOf(g))
	}
	cards := s.panel("cards", append(faces,
		s.toggle("fourcolours", func(p *prefs.Prefs) *bool { return &p.FourColours }),
		s.toggle("largecards", func(p *prefs.Prefs) *bool { return &p.LargeCards }),
		s.choice("touch", prefs.Touches, p.Prefs.Touch, func(p *prefs.Prefs) *string { return &p.Touch }),
		s.toggle("lefthand", func(p *prefs.Prefs) *bool { return &p.LeftHand }))...)
	table := s.panel("table",
		s.choice("pace", paces, p.Prefs.Pace, func(p *prefs.Prefs) *string { return &p.Pace }),
		s.toggle("lasttrick", func(p *prefs.Prefs) *bool { return &p.LastTrick }))
	coach := s.panel("coach",
		s.helped("tips", prefs.Tips, p.Prefs.Tips, func(p *prefs.Prefs) *string { return &p.Tips }),
		s.toggle("comments", func(p *prefs.Prefs) *bool { return &p.Comments }))
	screen := s.panel("screen", s.textSize(),
		s.choice("theme", prefs.Themes, p.Prefs.Theme, func(p *prefs.Prefs) *string { return &p.Theme }),
		s.language(),
		s.toggle("motion", func(p *prefs.Prefs) *bool { return &p.ReducedMotion }))
	content := form.Narrow(1080, 16, form.Beside(840, 16, form.Column(16, you, screen, coach), form.Column(16, cards, table)))
	s.page = form.NewPage(form.Desk, form.Head(w.T("back"), w.T("settings.title"), p.Back), content, nil)
	if p.Offset > 0 {
		s.page.ScrollTo(p.Offset)
	}
	return s
}

func (s *Settings) panel(key string, objects ...fyne.CanvasObject) *form.Box {
	title := form.Title(s.p.Words.T("settings."+key), 1.2)
	return form.Panel(append([]fyne.CanvasObject{title}, objects...)...)
}

// choice is one of a few values that stand for themselves.
func (s *Settings) choice(key string, values []string, now string, field func(*prefs.Prefs) *string) *form.Choice {
	return s.explained(key, "", values, now, field)
}

// helped is a choice with a line that explains it.
func (s *Settings) helped(key string, values []string, now string, field func(*prefs.Prefs) *string) *form.Choice {
	return s.explained(key, s.p.Words.T("settings."+key+".help"), values, now, field)
}

func (s *Settings) explained(key, help string, values []string, now string, field func(*prefs.Prefs) *string) *form.Choice {
	var answers []string
	for _, v := range values {
		answers = append(answers, s.p.Words.T("settings."+key+"."+v))
	}
	c := form.NewChoice(s.p.Words.T("settings."+key), help, answers, slices.Index(values, now), func(i int) {
		s.p.Change(func(p *prefs.Prefs) { *field(p) = values[i] })
	})
	s.made[key] = c
	return c
}

// faceOf is the face of the cards of one game.
func (s *Settings) faceOf(g FaceGame) *form.Choice {
	var answers []string
	faces := prefs.FacesOf(g.Key)
	for _, f := range faces {
		answers = append(answers, s.p.Words.T("settings.face."+f))
	}
	now := slices.Index(faces, s.p.Prefs.FaceOf(g.Key))
	c := form.NewChoice(s.p.Words.T("settings.face.of", g.Name), "", answers, now, func(i int) {
		s.p.Change(func(p *prefs.Prefs) { p.SetFace(g.Key, faces[i]) })
	})
	s.made["face."+g.Key] = c
	return c
}

func (s *Settings) toggle(key string, field func(*prefs.Prefs) *bool) *form.Switch {
	w, now := s.p.Words, s.p.Prefs
	c := form.NewSwitch(w.T("settings."+key), w.T("settings."+key+".help"), *field(&now), func(on bool) {
		s.p.Change(func(p *prefs.Prefs) { *field(p) = on })
	})
	s.made[key] = c
	return c
}

func (s *Settings) textSize() *form.Choice {
	var answers []string
	for _, size := range prefs.TextSizes {
		answers = append(answers, s.p.Words.T("settings.textsize."+strconv.FormatFloat(size, 'g', -1, 64)))
	}
	now := slices.Index(prefs.TextSizes, s.p.Prefs.TextSize)
	c := form.NewChoice(s.p.Words.T("settings.textsize"), "", answers, now, func(i int) {
		s.p.Change(func(p *prefs.Prefs) { p.TextSize = prefs.TextSizes[i] })
	})
	s.made["textsize"] = c
	return c
}

// language names every language in itself.
func (s *Settings) language() *form.Choice {
	var answers []string
	for _, lang := range prefs.Languages {
		if lang == prefs.Languages[0] {
			answers = append(answers, s.p.Words.T("settings.language.system"))
		} else {
			answers = append(answers, text.OwnName(lang))
		}
	}
	now := slices.Index(prefs.Languages, s.p.Prefs.Language)
	c := form.NewChoice(s.p.Words.T("settings.language"), "", answers, now, func(i int) {
		s.p.Change(func(p *prefs.Prefs) { p.Language = prefs.Languages[i] })
	})
	s.made["language"] = c
	return c
}

func (s *Settings) name() *form.Field {
	w := s.p.Words
	f := form.NewField(w.T("settings.name"), w.T("settings.name.help"), w.T("new.you"), s.p.Prefs.Name, func(name string) {
		s.p.Change(func(p *prefs.Prefs) { p.Name = name })
	}).Most(prefs.MaxName)
	s.made["name"] = f
	return f
}

// Offset is how far the page is scrolled, for making it again where it was.
func (s *Settings) Offset() float32 { return s.page.Offset() }

// Object implements Screen.
func (s *Settings) Object() fyne.CanvasObject { return s.page.Object() }

// Key implements Screen.
func (s *Settings) Key(e *fyne.KeyEvent) bool { return s.page.Key(e) }
