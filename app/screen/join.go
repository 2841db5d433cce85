package screen

import (
	"errors"
	"reflect"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"krutzjass/app/form"
	"krutzjass/app/prefs"
	"krutzjass/app/text"
	"krutzjass/app/widget"
	"krutzjass/netplay/discover"
	"krutzjass/netplay/pair"
	"krutzjass/netplay/wire"
)

// JoinParams is what the screen for joining a table needs.
type JoinParams struct {
	Words  *text.Words
	Screen bool                    // this device shows the table to all
	Name   string                  // of the person
	Recent []string                // addresses that were joined, newest first
	Game   func(key string) string // the name of a game; "" if it is not known
	Join   func(Joining)
	Cancel func() // while a connection is made
	Back   func()
}

// Joining is a table as the person has named it.
type Joining struct {
	Name  string // of the person
	Code  pair.Code
	At    []string // HOST:PORT
	Table string   // its identity, if it was found
	Title string   // its name, if it was found
	Typed bool     // the address was typed
}

// Join is where a table is named: found in the list, or by its address.
type Join struct {
	p       JoinParams
	page    *form.Page
	found   *form.Slot
	tables  []discover.Table
	blind   bool   // this device cannot look for tables
	looked  bool   // it has looked once
	picked  string // the identity of the table that was tapped
	own     bool   // the person has tapped or typed: nothing is picked for them
	name    *form.Field
	code    *form.Field
	address *form.Field
	trouble *widget.Text
	detail  *widget.Text
	said    *form.Box // trouble and detail
	foot    *form.Slot
	onward  *form.Pill
	busy    bool
}

// NewJoin makes the screen. Found fills the list.
func NewJoin(p JoinParams) *Join {
	s := &Join{p: p, found: form.NewSlot(form.Space(0)), trouble: form.Words("", form.Warning), detail: form.Small("")}
	w := p.Words
	s.detail.Hide()
	s.said = form.Panel(s.trouble, s.detail)
	s.said.Hide()
	s.name = form.NewField(w.T("join.name"), "", w.T("new.name"), p.Name, func(string) { s.name.Complain("") }).Most(prefs.MaxName)
	s.code = form.NewField(w.T("join.code"), w.T("join.code.help"), "", "", func(string) { s.code.Complain(""); s.page.Relayout() }).Most(16)
	s.address = form.NewField(w.T("join.address"), w.T("join.address.help"), "192.168.1.20:15700", "", s.typed)
	list := []fyne.CanvasObject{form.Title(w.T("join.how"), 1.2), s.code, s.address}
	if len(p.Recent) > 0 {
		var pills []fyne.CanvasObject
		for _, at := range p.Recent {
			pills = append(pills, form.NewPill(at, false, func() { s.address.SetText(at) }))
		}
		list = append(list, form.Small(w.T("join.recent")), form.Flow(8, pills...))
	}
	for _, f := range []*form.Field{s.name, s.code, s.address} {
		f.Entered(s.join)
	}
	title := w.T("join.title")
	if p.Screen {
		title = w.T("join.title.screen")
	} else {
		list = slices.Insert(list, 1, fyne.CanvasObject(s.name))
	}
	s.onward = form.NewButton(w.T("join.go"), s.join)
	s.foot = form.NewSlot(s.onward)
	content := form.Narrow(1080, 16, form.Column(16, s.said,
		form.Beside(840, 16, form.Panel(form.Title(w.T("join.tables"), 1.2), s.found), form.Panel(list...))))
	s.page = form.NewPage(form.Desk, form.Head(w.T("back"), title, p.Back), content,
		form.Bar(520, s.foot))
	s.fill()
	return s
}

// Found shows the tables that are near; blind says that this device cannot look.
func (s *Join) Found(tables []discover.Table, blind bool) {
	if s.looked && s.blind == blind && reflect.DeepEqual(s.tables, tables) {
		return
	}
	s.tables, s.blind, s.looked = tables, blind, true
	var open []discover.Table
	for _, t := range tables {
		if s.closed(t) == "" {
			open = append(open, t)
		}
	}
	switch {
	case s.own:
	case len(open) == 1:
		s.picked = open[0].Table
	default:
		s.picked = ""
	}
	s.fill()
}

// fill makes the list of tables.
func (s *Join) fill() {
	w := s.p.Words
	var list []fyne.CanvasObject
	for _, t := range s.tables {
		line, main := s.closed(t), t.Table == s.picked
		if line == "" {
			line = s.p.Game(t.Game) + " · " + s.free(t.Free)
		}
		if s.twice(t.Name) && len(t.At) > 0 {
			line += " · " + t.At[0].String()
		}
		list = append(list, form.NewTile(nil, t.Name, line, main, func() { s.pick(t) }).OnPaper())
	}
	switch {
	case s.blind:
		list = append(list, form.Small(w.T("join.blind")))
	case !s.looked:
		list = append(list, form.Small(w.T("join.looking")))
	case len(list) == 0:
		list = append(list, form.Small(w.T("join.none")))
	}
	s.found.Set(form.Column(8, list...))
	s.page.Relayout()
}

// twice tells whether several tables have a name, so that it alone does not say which
// one is meant.
func (s *Join) twice(name string) bool {
	same := func(t discover.Table) bool { return t.Name == name }
	first := slices.IndexFunc(s.tables, same)
	return slices.ContainsFunc(s.tables[first+1:], same)
}

// closed says why a table that was found cannot be joined; "" if it can.
func (s *Join) closed(t discover.Table) string {
	w := s.p.Words
	switch {
	case t.Newest < wire.Oldest:
		return w.T("join.old")
	case t.Oldest > wire.Newest, s.p.Game(t.Game) == "":
		return w.T("join.new")
	case !t.Reachable:
		return w.T("join.unreachable")
	}
	return ""
}

// free tells how many seats wait for somebody.
func (s *Join) free(n int) string {
	switch n {
	case 0:
		return s.p.Words.T("join.free.none")
	case 1:
		return s.p.Words.T("join.free.one")
	}
	return s.p.Words.T("join.free", n)
}

// pick chooses a table of the list.
func (s *Join) pick(t discover.Table) {
	s.own, s.picked = true, t.Table
	s.address.Put("")
	s.address.Complain("")
	s.Trouble("", "")
	s.fill()
}

// typed takes an address, also with the code as the picture of the host says it.
func (s *Join) typed(text string) {
	s.address.Complain("")
	if words := strings.Fields(text); len(words) == 3 {
		if _, err := pair.ParseCode(words[2]); err == nil {
			s.code.SetText(words[2])
			s.address.SetText(words[1])
			return
		}
	}
	if s.own = true; strings.TrimSpace(text) != "" && s.picked != "" {
		s.picked = ""
		s.fill()
	}
	s.page.Relayout()
}

// errNowhere says that no table is named.
var errNowhere = errors.New("no table")

// where is the table that is named.
func (s *Join) where() (j Joining, err error) {
	if i := slices.IndexFunc(s.tables, func(t discover.Table) bool { return t.Table == s.picked }); i >= 0 {
		t := s.tables[i]
		j.Table, j.Title = t.Table, t.Name
		for _, at := range t.At {
			j.At = append(j.At, at.String())
		}
		return j, nil
	}
	if strings.TrimSpace(s.address.Text()) == "" {
		return j, errNowhere
	}
	at, err := discover.ParseAddress(s.address.Text())
	j.At, j.Typed = []string{at.String()}, true
	return j, err
}

// join goes to the table that is named, or says below a field what is wrong.
func (s *Join) join() {
	if s.busy {
		return
	}
	w := s.p.Words
	j, err := s.where()
	switch {
	case errors.Is(err, errNowhere):
		s.complain(s.address, w.T("join.nowhere"))
		return
	case err != nil:
		s.complain(s.address, w.T("join.address.wrong"))
		return
	}
	if j.Code, err = pair.ParseCode(s.code.Text()); err != nil {
		s.complain(s.code, w.T("join.code.wrong"))
		return
	}
	if j.Name = prefs.CleanName(s.name.Text()); j.Name == "" && !s.p.Screen {
		s.complain(s.name, w.T("join.name.wrong"))
		return
	}
	s.Trouble("", "")
	s.p.Join(j)
}

func (s *Join) complain(f *form.Field, words string) {
	f.Complain(words)
	s.page.Relayout()
	s.page.Reveal(f)
}

// Busy says that a connection is being made, or has come to nothing.
func (s *Join) Busy(busy bool) {
	s.busy = busy
	if busy {
		going := form.Small(s.p.Words.T("join.busy"))
		going.Align = fyne.TextAlignCenter
		s.foot.Set(form.Column(8, going, form.NewPill(s.p.Words.T("join.cancel"), false, s.p.Cancel)))
	} else {
		s.foot.Set(s.onward)
	}
	s.page.Relayout()
}

// Trouble says at the top why the table was not joined, and what the system said
// for who looks closer; "" is nothing.
func (s *Join) Trouble(words, detail string) {
	s.trouble.Set(words)
	s.detail.Set(detail)
	if s.detail.Show(); detail == "" {
		s.detail.Hide()
	}
	if s.said.Show(); words == "" {
		s.said.Hide()
	}
	s.page.Relayout()
	if words != "" {
		s.page.ScrollTo(0)
	}
}

// Object implements Screen.
func (s *Join) Object() fyne.CanvasObject { return s.page.Object() }

// Key implements Screen.
func (s *Join) Key(e *fyne.KeyEvent) bool { return s.page.Key(e) }
