package screen

import (
	"errors"
	"image"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"krutzjass/app/form"
	"krutzjass/app/prefs"
	"krutzjass/app/session"
	"krutzjass/app/text"
	"krutzjass/engine"
)

// NewGameParams is what the form starts from and where it leads.
type NewGameParams struct {
	Words    *text.Words
	Game     engine.Info
	Label    func(key string) string // a text of the game; "" if there is none
	Levels   []string                // of computers, weakest first
	Prefs    prefs.Prefs
	Pictures TablePictures
	Saved    bool // a game is saved, which a new one replaces
	Change   func(func(*prefs.Prefs))
	Start    func(Chosen)
	Back     func()
}

// NewGame is the form of a new game, built from the game's own options.
type NewGame struct {
	p       NewGameParams
	game    *newGame
	page    *form.Page
	options *form.Slot
	code    *form.Field
	start   *form.Pill
	warning fyne.CanvasObject // that the saved game will be cleared
	foot    *form.Box
	open    bool              // all options are shown
	warned  bool              // the next tap starts
	wrong   map[string]string // what is typed wrong, by option
	made    map[string]fyne.CanvasObject
}

// NewNewGame makes the form with what was chosen last time.
func NewNewGame(p NewGameParams) *NewGame {
	s := &NewGame{p: p, wrong: map[string]string{}, made: map[string]fyne.CanvasObject{},
		game: newNewGame(p.Game, p.Prefs.Games[p.Game.Key], p.Prefs.Name, p.Prefs.Avatar, p.Levels)}
	w := p.Words
	s.options = form.NewSlot(s.optionList())
	players := form.Panel(append([]fyne.CanvasObject{form.Title(w.T("new.players"), 1.2)}, s.players()...)...)
	rules := form.Panel(form.Title(w.T("new.rules"), 1.2), s.options)
	table := form.Panel(append([]fyne.CanvasObject{form.Title(w.T("new.table"), 1.2)}, s.table()...)...)
	s.start = form.NewButton(w.T("new.start"), s.tapStart)
	s.warning = form.Words(w.T("new.again.help"), form.Warning)
	s.warning.Hide()
	s.foot = form.Bar(520, form.Column(10, s.warning, s.start))
	content := form.Narrow(1080, 16, form.Beside(840, 16, players, form.Column(16, rules, table)))
	s.page = form.NewPage(form.Desk, form.Head(w.T("back"), w.T("new.title"), p.Back), content, s.foot)
	return s
}

// players is a row for the person and for each computer.
func (s *NewGame) players() []fyne.CanvasObject {
	w := s.p.Words
	me := form.NewField(w.T("new.you"), "", w.T("new.name"), s.game.name, func(name string) { s.game.name = name })
	s.made["name"] = me
	list := []fyne.CanvasObject{form.Aside(s.face(-1), me)}
	for i := range s.game.cast {
		f := &s.game.cast[i]
		name := form.NewField(w.T(s.game.role(engine.Seat(i+1))), "", w.T("new.name"), f.Name, func(name string) { f.Name = name })
		var answers []string
		for _, level := range s.p.Levels {
			answers = append(answers, w.T("level."+level))
		}
		level := form.NewChoice("", "", answers, slices.Index(s.p.Levels, f.Level), func(j int) { f.Level = s.p.Levels[j] })
		seat := strconv.Itoa(i + 1)
		s.made["name."+seat], s.made["level."+seat] = name, level
		list = append(list, form.Aside(s.face(i), form.Column(8, name, level)))
	}
	return list
}

// face is the portrait of the person (-1) or a computer; a tap changes it.
func (s *NewGame) face(i int) *form.Round {
	picture := form.NewPicture(72, 1, func(px int) image.Image { return s.p.Pictures.Avatar(s.game.faces()[i+1], px) })
	round := form.NewRound(s.p.Words.T("new.face"), picture, func() {
		s.game.nextFace(i)
		if i < 0 {
			s.p.Change(func(p *prefs.Prefs) { p.Avatar = s.game.avatar })
		}
		picture.Refresh()
	})
	s.made["face."+strconv.Itoa(i+1)] = round
	return round
}

// table is what does not belong to the rules.
func (s *NewGame) table() []fyne.CanvasObject {
	w := s.p.Words
	packets := []int{3, 4}
	packet := form.NewChoice(w.T("new.packet"), w.T("new.packet.help"), []string{w.T("new.packet.3"), w.T("new.packet.4")},
		slices.Index(packets, s.game.packet), func(i int) { s.game.packet = packets[i] })
	face := s.setting("face", prefs.Faces, s.p.Prefs.Face, func(p *prefs.Prefs) *string { return &p.Face })
	pace := s.setting("pace", []string{"slow", "normal", "fast"}, s.p.Prefs.Pace, func(p *prefs.Prefs) *string { return &p.Pace })
	s.code = form.NewField(w.T("new.code"), w.T("new.code.help"), "", "", func(code string) {
		s.game.code = code
		s.code.Complain("")
		s.page.Relayout()
	})
	s.made["packet"], s.made["code"] = packet, s.code
	return []fyne.CanvasObject{face, pace, packet, s.code}
}

// setting is a choice of the settings that stands here too.
func (s *NewGame) setting(key string, values []string, now string, field func(*prefs.Prefs) *string) *form.Choice {
	var answers []string
	for _, v := range values {
		answers = append(answers, s.p.Words.T("settings."+key+"."+v))
	}
	c := form.NewChoice(s.p.Words.T("settings."+key), "", answers, slices.Index(values, now), func(i int) {
		s.p.Change(func(p *prefs.Prefs) { *field(p) = values[i] })
	})
	s.made[key] = c
	return c
}

// tapStart starts the game; where one is saved, the first tap only warns.
func (s *NewGame) tapStart() {
	for _, complaint := range s.wrong {
		if complaint != "" {
			return // it stands below its field
		}
	}
	chosen, err := s.game.chosen(s.p.Words.T("new.you"))
	if err != nil {
		s.code.Complain(s.trouble(err))
		s.page.Relayout()
		s.page.Reveal(s.code)
		return
	}
	if s.p.Saved && !s.warned {
		s.warned = true
		s.start.SetLabel(s.p.Words.T("new.again"))
		s.warning.Show()
		s.page.Relayout()
		return
	}
	s.p.Start(chosen)
}

// trouble says what is wrong with a deal code.
func (s *NewGame) trouble(err error) string {
	var letter *session.LetterError
	switch {
	case errors.As(err, &letter):
		return s.p.Words.T("new.code.letter", string(letter.Letter))
	case errors.Is(err, session.ErrCodeLength):
		return s.p.Words.T("new.code.length", session.CodeLetters(s.game.code))
	}
	return s.p.Words.T("new.code.check")
}

// Object implements Screen.
func (s *NewGame) Object() fyne.CanvasObject { return s.page.Object() }

// Key implements Screen.
func (s *NewGame) Key(*fyne.KeyEvent) bool { return false }

// Redraw takes new pictures, for when some that were missing have been drawn.
func (s *NewGame) Redraw() {
	for i := range s.game.faces() {
		s.made["face."+strconv.Itoa(i)].Refresh()
	}
}
