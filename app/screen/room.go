package screen

import (
	"image"
	"reflect"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"

	"krutzjass/app/form"
	"krutzjass/app/text"
	"krutzjass/netplay"
	"krutzjass/netplay/wire"
)

// RoomParams is what a guest's screen before a match needs.
type RoomParams struct {
	Words    *text.Words
	Pictures TablePictures
	Screen   bool // this device shows the table to all
	Face     func(seat int) int
	Game     func(key string) string // the name of a game
	State    func(s wire.Seat) string
	Leave    func()
}

// Room is where a guest waits: to be let in, and for the game to begin.
type Room struct {
	p     RoomParams
	state netplay.ClientState
	page  *form.Page
	slot  *form.Slot
	faces []*form.Picture
}

// NewRoom makes the screen; Show fills it.
func NewRoom(p RoomParams) *Room {
	s := &Room{p: p, slot: form.NewSlot(form.Space(0))}
	leave := form.NewPill(p.Words.T("room.leave"), false, p.Leave)
	s.page = form.NewPage(form.Felt, nil, form.Narrow(640, 24, form.Panel(s.slot, leave)), nil).Middle()
	return s
}

// Show shows how the table stands; nothing is made anew if nothing has changed.
func (s *Room) Show(state netplay.ClientState) {
	if state.Trouble = nil; reflect.DeepEqual(s.state, state) { // that it is lost says enough
		return
	}
	s.state, s.faces = state, nil
	w, t := s.p.Words, state.Table
	grow := float32(1)
	if s.p.Screen { // read from across the room
		grow = 2
	}
	waits := form.Words(s.waits(), form.Ink)
	waits.Scale = grow
	list := []fyne.CanvasObject{form.Title(t.Name, 1.4*grow), form.Title(s.p.Game(t.Game), grow), form.NewSnug(waits)}
	if !t.Waiting {
		list = append(list, form.Grid(200, 8, 2, s.seats()...))
	}
	if state.Name != "" && !s.p.Screen {
		list = append(list, form.Small(w.T("room.name", state.Name)))
	}
	s.slot.Set(form.Column(14, list...))
	s.page.Relayout()
}

// waits says what this device waits for.
func (s *Room) waits() string {
	w, t := s.p.Words, s.state.Table
	switch {
	case !s.state.Connected:
		return w.T("room.lost")
	case t.Waiting:
		return w.T("room.waiting")
	case s.p.Screen:
		return w.T("room.screen")
	case t.You < 0:
		return w.T("room.inside")
	}
	return w.T("room.seated")
}

// seats are those who are here.
func (s *Room) seats() (list []fyne.CanvasObject) {
	for i, seat := range s.state.Table.Seats {
		if seat.State == wire.Open {
			list = append(list, form.Aside(form.NewPicture(48, 1, func(int) image.Image { return nil }), form.Title(s.p.Words.T("host.open"), 1)))
			continue
		}
		row := form.Column(2, form.Title(seat.Name, 1), form.Small(s.p.State(seat)))
		face := form.NewPicture(48, 1, func(px int) image.Image { return s.p.Pictures.Avatar(s.p.Face(i), px) })
		s.faces = append(s.faces, face)
		list = append(list, form.Aside(face, row))
	}
	return list
}

// Object implements Screen.
func (s *Room) Object() fyne.CanvasObject { return s.page.Object() }

// Key implements Screen: Escape and a phone's back key leave the table.
func (s *Room) Key(e *fyne.KeyEvent) bool {
	leaves := e.Name == fyne.KeyEscape || e.Name == mobile.KeyBack
	if leaves {
		s.p.Leave()
	}
	return leaves || s.page.Key(e)
}

// Redraw takes new pictures, for when some that were missing have been drawn.
func (s *Room) Redraw() {
	for _, f := range s.faces {
		f.Refresh()
	}
}
