package screen

import (
	"image"

	"fyne.io/fyne/v2"

	"krutzjass/app/form"
	"krutzjass/app/text"
	"krutzjass/assets"
	"krutzjass/engine/card"
)

// TogetherParams is what the screen of playing together shows and where it leads.
type TogetherParams struct {
	Words    *text.Words
	Pictures TablePictures
	Style    assets.Style
	Ways     []Way      // back to tables that this device joined
	Games    []HomeGame // that can be hosted; New opens the form
	Join     func()
	Screen   func()
	Back     func()
}

// Way leads back to a table.
type Way struct {
	Name, Line string
	Back       func()
}

// Together is where people choose how to play with other devices.
type Together struct {
	page *form.Page
	fans fans
	list *form.Box
}

// NewTogether makes the screen.
func NewTogether(p TogetherParams) *Together {
	s, w := &Together{}, p.Words
	sign := func(s card.Suit) *form.Picture {
		return form.NewPicture(44, 1, func(px int) image.Image { return p.Pictures.Sign(p.Style.Sign(s), px, p.Style.FourColours) })
	}
	var ways []fyne.CanvasObject
	for _, way := range p.Ways {
		ways = append(ways, form.NewTile(nil, w.T("together.way", way.Name), way.Line, true, way.Back))
	}
	s.list = form.Column(12, append(ways,
		form.NewTile(sign(card.Hearts), w.T("together.join"), w.T("together.join.line"), false, p.Join),
		form.NewTile(sign(card.Clubs), w.T("together.screen"), w.T("together.screen.line"), false, p.Screen))...)
	var games []fyne.CanvasObject
	for _, g := range p.Games {
		s.fans = append(s.fans, gameFan(p.Pictures, g))
		games = append(games, form.NewCardTile(s.fans[len(s.fans)-1], 96, g.Name, g.Line, g.New))
	}
	hosting := form.Column(12, form.Title(w.T("together.host"), 1.2), form.Small(w.T("together.host.line")), form.Grid(300, 12, 3, games...))
	content := form.Narrow(1080, 16, form.Column(24, s.list, hosting))
	s.page = form.NewPage(form.Desk, form.Head(w.T("back"), w.T("home.together"), p.Back), content, nil)
	return s
}

// Object implements Screen.
func (s *Together) Object() fyne.CanvasObject { return s.page.Object() }

// Key implements Screen.
func (s *Together) Key(e *fyne.KeyEvent) bool { return s.page.Key(e) }

// Redraw takes new pictures, for when some that were missing have been drawn.
func (s *Together) Redraw() {
	s.fans.refresh()
	s.list.Refresh()
}
