package screen

import (
	"fmt"
	"image"
	"reflect"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"

	"krutzjass/app/form"
	"krutzjass/app/text"
	"krutzjass/app/widget"
	"krutzjass/engine"
	"krutzjass/netplay"
	"krutzjass/netplay/wire"
)

// HostState is how a table stands for the person who hosts it.
type HostState struct {
	Code    string
	Wrong   int      // guesses of the code
	Retired bool     // it was guessed too often and lets nobody in
	At      []string // where other devices reach the table, HOST:PORT, best first
	Unheard bool     // the table cannot be announced
	netplay.Status
}

// HostParams is what the screen of an open table needs. Callbacks are called on
// the window's side.
type HostParams struct {
	Words    *text.Words
	Pictures TablePictures
	Title    string                // the name of the game
	Levels   []string              // of computers, weakest first
	Face     func(engine.Seat) int // the portrait of a seat
	Clock    func(s netplay.SeatStatus) string
	LetIn    func(name string)
	Refuse   func(name string)
	Seat     func(name string, s engine.Seat)
	Fill     func(s engine.Seat, level string) // a computer takes an open seat; "" opens it
	Renew    func()                            // another code
	Start    func()                            // begins the game; nil while one runs
	Close    func()                            // the table, for good
	Back     func()
	Now      func() time.Time
}

// Host is the screen of the person who hosts a table: how others come in, who is
// here and who sits where.
type Host struct {
	p      HostParams
	state  HostState
	page   *form.Page
	slot   *form.Slot
	chosen engine.Seat // that was tapped last, Nobody for none
	qr     *qrCode
	faces  []*form.Picture
	filled *widget.Text // computers take the seats that are open
	warned bool         // the next tap closes the table, once there was time to read
	asked  time.Time    // when that was said
	came   []string     // who waited when the list changed last
	since  time.Time    // when that was
}

// NewHost makes the screen; Show fills it.
func NewHost(p HostParams) *Host {
	s := &Host{p: p, chosen: engine.Nobody, slot: form.NewSlot(form.Space(0)), filled: form.Small(p.Words.T("host.filled"))}
	s.filled.Align = fyne.TextAlignCenter
	var foot fyne.CanvasObject
	if p.Start != nil {
		foot = form.Bar(520, form.Column(8, s.filled, form.NewButton(p.Words.T("host.start"), p.Start)))
	}
	title := p.Words.T("host.title") + " · " + p.Title
	s.page = form.NewPage(form.Desk, form.Head(p.Words.T("back"), title, s.back), form.Narrow(1080, 16, s.slot), foot)
	return s
}

// back goes back to the game that runs; before one it closes the table.
func (s *Host) back() {
	if s.p.Start != nil {
		s.close()
		return
	}
	s.p.Back()
}

// close closes the table. Where others would have to go, the first tap only says so.
func (s *Host) close() {
	others := slices.ContainsFunc(s.state.Seats, func(x netplay.SeatStatus) bool { return x.Player.By == netplay.Remote && x.State == wire.Here })
	now := s.p.Now()
	switch {
	case !others, s.warned && now.Sub(s.asked) >= readTime:
		s.p.Close()
	case !s.warned:
		s.warned, s.asked = true, now
		s.renew()
		s.page.ScrollTo(0)
	}
}

// Show shows how the table stands; nothing is made anew if nothing has changed.
func (s *Host) Show(state HostState) {
	if reflect.DeepEqual(s.state, state) {
		return
	}
	s.state = state
	if !slices.Equal(s.came, state.Waiting) {
		s.came, s.since = state.Waiting, s.p.Now()
	}
	s.renew()
}

func (s *Host) renew() {
	s.faces = nil
	first, then := s.entrance(), s.table()
	if s.state.Phase == wire.Playing { // the way in matters less than who is here
		first, then = then, first
	}
	list := append(s.waiting(), form.Beside(840, 16, first, then))
	if s.warned {
		stay := form.NewPill(s.p.Words.T("host.stay"), false, func() { s.warned = false; s.renew() })
		shut := form.NewPill(s.p.Words.T("host.close"), true, s.close)
		list = slices.Insert(list, 0, fyne.CanvasObject(form.Panel(form.Words(s.p.Words.T("host.close.help"), form.Warning), form.Flow(8, stay, shut))))
	}
	s.slot.Set(form.Column(16, list...))
	open := slices.ContainsFunc(s.state.Seats, func(x netplay.SeatStatus) bool { return x.State == wire.Open })
	if s.filled.Hide(); open {
		s.filled.Show()
	}
	s.page.Relayout()
}

// entrance is how others come to this table.
func (s *Host) entrance() fyne.CanvasObject {
	w, st := s.p.Words, s.state
	list := []fyne.CanvasObject{form.Title(w.T("host.in"), 1.2)}
	if st.Retired {
		list = append(list, form.Words(w.T("host.retired"), form.Warning), form.NewButton(w.T("host.renew"), s.p.Renew))
		return form.Panel(list...)
	}
	code := form.Words(strings.Join(strings.Split(st.Code, ""), " "), form.Ink)
	code.Bold, code.Scale, code.Align = true, 3, fyne.TextAlignCenter
	list = append(list, form.Small(w.T("host.code")), form.NewSnug(code))
	switch {
	case st.Wrong == 1:
		list = append(list, form.Words(w.T("host.wrong.one"), form.Warning))
	case st.Wrong > 1:
		list = append(list, form.Words(w.T("host.wrong", st.Wrong), form.Warning))
	}
	list = append(list, s.addresses()...)
	if st.Wrong > 0 {
		list = append(list, form.NewPill(w.T("host.renew"), false, s.p.Renew))
	}
	return form.Panel(list...)
}

// addresses are the ways in for who does not see the table in a list.
func (s *Host) addresses() (list []fyne.CanvasObject) {
	w, st := s.p.Words, s.state
	if len(st.At) == 0 {
		return []fyne.CanvasObject{form.Words(w.T("host.nonetwork"), form.Warning)}
	}
	help := w.T("host.at")
	if st.Unheard {
		help = w.T("host.unheard")
	}
	list = append(list, form.Small(help))
	for i, at := range st.At {
		line := form.Words(at, form.Ink)
		line.Align = fyne.TextAlignCenter
		if line.Scale = 1; i == 0 {
			line.Bold, line.Scale = true, 1.5
		}
		list = append(list, form.NewSnug(line))
	}
	if words := fmt.Sprintf("Krutzjass %s %s", st.At[0], st.Code); s.qr == nil || s.qr.words != words {
		s.qr = newQR(words)
	}
	return append(list, form.Narrow(200, 0, form.NewPicture(200, 1, s.qr.draw)), form.Small(w.T("host.qr")))
}

// waiting are those who want to come in, each to be let in by name.
func (s *Host) waiting() (list []fyne.CanvasObject) {
	w := s.p.Words
	for _, name := range s.state.Waiting {
		in := form.NewPill(w.T("host.letin"), true, func() { s.answer(s.p.LetIn, name) })
		out := form.NewPill(w.T("host.refuse"), false, func() { s.answer(s.p.Refuse, name) })
		in.About(w.T("host.letin") + ": " + name)
		out.About(w.T("host.refuse") + ": " + name)
		list = append(list, form.Panel(form.Title(w.T("host.waits", name), 1.1), form.Flow(8, in, out)))
	}
	return list
}

// answer answers one of those who wait, unless another name stood there until just
// now: a double tap lets in one person.
func (s *Host) answer(do func(string), name string) {
	if s.p.Now().Sub(s.since) >= readTime {
		do(name)
	}
}

// table is everybody who is at the table.
func (s *Host) table() fyne.CanvasObject {
	w, st := s.p.Words, s.state
	var seats []fyne.CanvasObject
	for i := range st.Seats {
		seats = append(seats, s.seat(engine.Seat(i)))
	}
	list := []fyne.CanvasObject{form.Title(w.T("host.here"), 1.2), form.Grid(200, 8, 2, seats...)}
	list = append(list, s.choices()...)
	for _, group := range []struct {
		key   string
		names []string
	}{{"host.inside", st.Inside}, {"host.screens", st.Screens}} {
		if len(group.names) > 0 {
			list = append(list, form.Small(w.T(group.key, strings.Join(group.names, ", "))))
		}
	}
	return form.Panel(append(list, form.NewPill(w.T("host.close"), false, s.close))...)
}

// seat is one seat, to be tapped.
func (s *Host) seat(seat engine.Seat) fyne.CanvasObject {
	w, st := s.p.Words, s.state.Seats[seat]
	name, line := st.Player.Name, s.p.Clock(st)
	if st.State == wire.Open {
		name = w.T("host.open")
	}
	var face fyne.CanvasObject
	if st.State != wire.Open {
		picture := form.NewPicture(44, 1, func(px int) image.Image { return s.p.Pictures.Avatar(s.p.Face(seat), px) })
		s.faces = append(s.faces, picture)
		face = picture
	}
	return form.NewTile(face, name, line, seat == s.chosen, func() { s.tap(seat) }).OnPaper()
}

// tap chooses a seat; the second of two, one of them a guest's, changes places.
func (s *Host) tap(seat engine.Seat) {
	first := s.chosen
	s.chosen = engine.Nobody
	switch {
	case first == seat:
	case first >= 0 && s.guest(first):
		s.p.Seat(s.state.Seats[first].Player.Name, seat)
	case first >= 0 && s.guest(seat):
		s.p.Seat(s.state.Seats[seat].Player.Name, first)
	default:
		s.chosen = seat
	}
	s.renew()
}

func (s *Host) guest(seat engine.Seat) bool {
	st := s.state.Seats[seat]
	return st.Player.By == netplay.Remote && st.State != wire.Open
}

// choices are what can be done with the seat that was tapped.
func (s *Host) choices() []fyne.CanvasObject {
	w := s.p.Words
	if s.chosen < 0 || int(s.chosen) >= len(s.state.Seats) {
		return []fyne.CanvasObject{form.Small(w.T("host.tap"))}
	}
	st := s.state.Seats[s.chosen]
	switch {
	case s.guest(s.chosen):
		name := st.Player.Name
		out := form.NewPill(w.T("host.away", name), false, func() { s.chosen = engine.Nobody; s.p.Refuse(name) })
		return []fyne.CanvasObject{form.Small(w.T("host.swap", name)), out}
	case st.State == wire.Here:
		return []fyne.CanvasObject{form.Small(w.T("host.swap", st.Player.Name))}
	case s.state.Phase == wire.Playing:
		return []fyne.CanvasObject{form.Small(w.T("host.later"))}
	}
	levels := append([]string{""}, s.p.Levels...)
	answers, now := []string{w.T("level." + netplay.Remote)}, 0
	for i, level := range s.p.Levels {
		answers = append(answers, w.T("level."+level))
		if level == st.Player.By {
			now = i + 1
		}
	}
	seat := s.chosen
	who := form.NewChoice(w.T("host.who"), "", answers, now, func(i int) { s.p.Fill(seat, levels[i]) })
	return []fyne.CanvasObject{who}
}

// Object implements Screen.
func (s *Host) Object() fyne.CanvasObject { return s.page.Object() }

// Key implements Screen: Escape and a phone's back key are the arrow at the top.
func (s *Host) Key(e *fyne.KeyEvent) bool {
	leaves := e.Name == fyne.KeyEscape || e.Name == mobile.KeyBack
	if leaves {
		s.back()
	}
	return leaves || s.page.Key(e)
}

// Redraw takes new pictures, for when some that were missing have been drawn.
func (s *Host) Redraw() {
	for _, f := range s.faces {
		f.Refresh()
	}
}
