package screen

import (
	"errors"
	"slices"
	"strconv"
	"time"

	"fyne.io/fyne/v2"

	"krutzjass/app/form"
	"krutzjass/app/prefs"
	"krutzjass/app/session"
	"krutzjass/app/text"
	"krutzjass/app/widget"
	"krutzjass/engine"
)

// NewGameParams is what the form starts from and where it leads.
type NewGameParams struct {
	Words    *text.Words
	Game     engine.Game
	Label    func(key string) string // a text of the game; "" if there is none
	Levels   []string                // of computers, weakest first
	Prefs    prefs.Prefs
	Pictures TablePictures
	Saved    bool // a game is saved, which a new one replaces
	Hosting  bool // others join from their devices
	Change   func(func(*prefs.Prefs))
	Start    func(Chosen)
	Rules    func() // how the game is played
	Back     func()
	Now      func() time.Time
}

// readTime is how long the warning that a saved game goes stands at least before
// a tap starts: a double tap is no answer to it.
const readTime = 700 * time.Millisecond

// tapTime is what lies at least between two taps that are meant as two: the taps
// of a double tap, or of a key that is held, come faster.
const tapTime = 250 * time.Millisecond

// NewGame is the form of a new game, built from the game's own options.
type NewGame struct {
	p       NewGameParams
	game    *newGame
	page    *form.Page
	seats   *form.Slot
	options *form.Slot
	code    *form.Field
	start   *form.Pill
	warning *widget.Text // why the game does not start yet
	foot    *form.Box
	open    bool              // all options are shown
	warned  bool              // the next tap starts, once there was time to read
	since   time.Time         // when it was warned
	tapped  time.Time         // when Start was tapped last
	fold    *form.Fold        // over options; nil if there are few
	wrong   map[string]string // what is typed wrong, by option
	made    map[string]fyne.CanvasObject
}

// NewNewGame makes the form with what was chosen last time.
func NewNewGame(p NewGameParams) *NewGame {
	s := &NewGame{p: p, wrong: map[string]string{}, made: map[string]fyne.CanvasObject{},
		game: newNewGame(p.Game.Info(), p.Prefs, p.Levels)}
	w := p.Words
	start, title := w.T("new.start"), w.T("new.title")
	if p.Hosting {
		s.game.host(p.Prefs)
		start, title = w.T("new.open"), w.T("together.host")
	}
	s.seats, s.options = form.NewSlot(s.seatList()), form.NewSlot(s.optionList())
	players := form.Panel(form.Title(w.T("new.players"), 1.2), s.seats)
	rules := []fyne.CanvasObject{form.Title(w.T("new.rules"), 1.2), s.options}
	if p.Rules != nil {
		rules = append(rules, form.NewPill(w.T("home.rules"), false, p.Rules))
	}
	table := form.Panel(append([]fyne.CanvasObject{form.Title(w.T("new.table"), 1.2)}, s.table()...)...)
	s.start = form.NewButton(start, s.tapStart)
	s.warning = form.Words("", form.Warning)
	s.warning.Hide()
	s.foot = form.Bar(520, form.Column(10, s.warning, s.start))
	content := form.Narrow(1080, 16, form.Beside(840, 16, players, form.Column(16, form.Panel(rules...), table)))
	title += " · " + s.label("game", s.game.info.Key)
	s.page = form.NewPage(form.Desk, form.Head(w.T("back"), title, p.Back), content, s.foot)
	return s
}

// table is what does not belong to the rules.
func (s *NewGame) table() []fyne.CanvasObject {
	w, key := s.p.Words, s.game.info.Key
	faces := prefs.FacesOf(key)
	face := s.choice("face", w.T("settings.face"), "settings.face.", faces, slices.Index(faces, s.p.Prefs.FaceOf(key)), func(i int) {
		s.p.Change(func(p *prefs.Prefs) { p.SetFace(key, faces[i]) })
	})
	pace := s.choice("pace", w.T("settings.pace"), "settings.pace.", paces, slices.Index(paces, s.p.Prefs.Pace), func(i int) {
		s.p.Change(func(p *prefs.Prefs) { p.Pace = paces[i] })
	})
	turn := s.choice("turn", w.T("new.turn"), "new.turn.", words(prefs.TurnLimits), slices.Index(prefs.TurnLimits, s.game.turn), func(i int) {
		s.game.turn = prefs.TurnLimits[i]
	})
	tips := s.choice("tips", w.T("settings.tips"), "settings.tips.", prefs.Tips, slices.Index(prefs.Tips, s.p.Prefs.Tips), func(i int) {
		s.p.Change(func(p *prefs.Prefs) { p.Tips = prefs.Tips[i] })
	})
	comments := form.NewSwitch(w.T("settings.comments"), w.T("settings.comments.help"), s.p.Prefs.Comments, func(on bool) {
		s.p.Change(func(p *prefs.Prefs) { p.Comments = on })
	})
	s.made["comments"] = comments
	list := []fyne.CanvasObject{face, pace, turn, tips, comments}
	if packetOpen(s.p.Game) {
		packets := []int{3, 4}
		list = append(list, s.choice("packet", w.T("new.packet"), "new.packet.", words(packets), slices.Index(packets, s.game.packet), func(i int) {
			s.game.packet = packets[i]
		}))
	}
	if s.p.Hosting {
		list = append(list, s.choice("patience", w.T("new.patience"), "new.patience.", words(patiences), slices.Index(patiences, s.p.Prefs.Patience), func(i int) {
			s.p.Change(func(p *prefs.Prefs) { p.Patience = patiences[i] })
		}))
	}
	s.code = form.NewField(w.T("new.code"), w.T("new.code.help"), "", "", func(code string) {
		s.game.code = code
		s.code.Complain("")
		s.page.Relayout()
	})
	s.made["code"] = s.code
	return append(list, s.code)
}

// patiences are the patiences from the shortest on.
var patiences = slices.Sorted(slices.Values(prefs.Patiences))

// paces are the paces from the slowest on.
var paces = []string{"slow", "normal", "fast"}

// words writes numbers as the ends of keys of texts.
func words(numbers []int) (list []string) {
	for _, n := range numbers {
		list = append(list, strconv.Itoa(n))
	}
	return list
}

// choice is a question with the help and the answers that stand among the texts
// under begin.
func (s *NewGame) choice(name, question, begin string, answers []string, chosen int, changed func(int)) *form.Choice {
	w := s.p.Words
	var said []string
	for _, a := range answers {
		said = append(said, w.T(begin+a))
	}
	help := w.T(begin + "help")
	if help == begin+"help" { // not every question needs one
		help = ""
	}
	c := form.NewChoice(question, help, said, chosen, changed)
	s.made[name] = c
	return c
}

// said says above the button why the game does not start yet, if there is a
// reason.
func (s *NewGame) said(sentence string) {
	if sentence == "" && s.warned {
		sentence = s.p.Words.T("new.again.help")
	}
	s.warning.Set(sentence)
	if sentence == "" {
		s.warning.Hide()
	} else {
		s.warning.Show()
	}
	s.page.Relayout()
}

// tapStart starts the game; where one is saved, the first tap only warns.
func (s *NewGame) tapStart() {
	if s.showWrong() {
		return
	}
	chosen, err := s.game.chosen(s.p.Words.T("new.you"))
	if errors.Is(err, errEndless) {
		s.said(s.p.Words.T("new.endless"))
		return
	}
	if err != nil {
		s.code.Complain(s.trouble(err))
		s.page.Relayout()
		s.page.Reveal(s.code)
		return
	}
	if s.p.Saved && !s.read() {
		return
	}
	s.p.Start(chosen)
}

// read tells whether the person has read that a saved game goes; first it is
// said.
func (s *NewGame) read() bool {
	now := s.p.Now()
	read := s.warned && now.Sub(s.since) >= readTime && now.Sub(s.tapped) >= tapTime
	s.tapped = now
	if !s.warned {
		s.warned, s.since = true, now
		s.start.SetLabel(s.p.Words.T("new.again"))
		s.said("")
	}
	return read
}

// showWrong brings the first field that is filled in wrong into sight, where its
// complaint stands below it, and tells whether there is one.
func (s *NewGame) showWrong() bool {
	for _, row := range s.game.info.Options {
		if s.wrong[row.Key] == "" {
			continue
		}
		field := s.made["option."+row.Key]
		if s.fold != nil && s.fold.Hides(field) {
			s.fold.Open()
			s.open = true
		}
		s.page.Relayout()
		s.page.Reveal(field)
		return true
	}
	return false
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
func (s *NewGame) Key(e *fyne.KeyEvent) bool { return s.page.Key(e) }

// Redraw takes new pictures, for when some that were missing have been drawn.
func (s *NewGame) Redraw() {
	for i := range s.game.faces() {
		s.made["face."+strconv.Itoa(i)].Refresh()
	}
}
