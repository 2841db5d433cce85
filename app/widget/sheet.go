package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"krutzjass/app/layout"
)

// Sheet is a piece of paper on the table: a title, what it tells, and buttons.
// It covers the place it is given with a shade, so that nothing below it is
// tapped by mistake; only the paper is as large as it needs to be.
type Sheet struct {
	widget.BaseWidget
	ground  *Ground
	title   *Text
	body    *Column
	scroll  *container.Scroll
	buttons *ActionBar
	closer  *Button
	clear   bool
	wide    float32
	onClose func()
}

// SheetLook is what a sheet shows.
type SheetLook struct {
	Title   string
	Body    []fyne.CanvasObject
	Buttons []*Button
	Close   func() // nil: only the buttons leave the sheet
	Spoken  string // what a screen reader calls the close button
	Clear   bool   // no shade: what lies around stays in sight
	Wide    float32
}

// NewSheet makes a sheet; it stays as it is made.
func NewSheet(g *Ground, look SheetLook) *Sheet {
	s := &Sheet{ground: g, title: NewText(g, look.Title, inkOnPaper), onClose: look.Close, clear: look.Clear, wide: look.Wide}
	s.title.Bold, s.title.Scale, s.title.Lines, s.title.Fit = true, 1.3, 3, true
	s.body = NewColumn(g.Units(10), look.Body...)
	s.body.Margin = 2
	s.scroll = container.NewVScroll(s.body)
	s.buttons = NewActionBar(g)
	s.buttons.Set(look.Buttons)
	s.closer = NewButton(g, "", QuietPaper, look.Close)
	s.closer.Icon, s.closer.Spoken = theme.CancelIcon(), look.Spoken
	s.ExtendBaseWidget(s)
	return s
}

// Buttons gives the buttons of the sheet, without the one that closes it.
func (s *Sheet) Buttons() []*Button { return s.buttons.Buttons() }

// Covers tells whether the paper lies on a part of o, which has the same parent.
func (s *Sheet) Covers(o fyne.CanvasObject) bool {
	p := s.paper(s.Size())
	paper := layout.Rect{X: s.Position().X + p.x, Y: s.Position().Y + p.y, W: p.w, H: p.h}
	return paper.Overlaps(layout.Rect{X: o.Position().X, Y: o.Position().Y, W: o.Size().Width, H: o.Size().Height})
}

// Items gives what lies on the sheet.
func (s *Sheet) Items() []fyne.CanvasObject { return s.body.items }

// Close does what the close button does, and tells whether there is one.
func (s *Sheet) Close() bool {
	if s.onClose == nil {
		return false
	}
	s.onClose()
	return true
}

// Page scrolls by a part of what is in sight, downwards if by is positive.
func (s *Sheet) Page(by float32) {
	most := max(0, s.body.Size().Height-s.scroll.Size().Height)
	s.scroll.ScrollToOffset(fyne.NewPos(0, min(most, max(0, s.scroll.Offset.Y+by*s.scroll.Size().Height))))
}

// Tapped closes the sheet when the tap is beside the paper.
func (s *Sheet) Tapped(e *fyne.PointEvent) {
	if p := s.paper(s.Size()); s.onClose != nil &&
		(e.Position.X < p.x || e.Position.X > p.x+p.w || e.Position.Y < p.y || e.Position.Y > p.y+p.h) {
		s.onClose()
	}
}

// sheetParts are the measures of the paper.
type sheetParts struct{ x, y, w, h, pad, title, body, buttons float32 }

// paper measures the paper within a size.
func (s *Sheet) paper(size fyne.Size) (p sheetParts) {
	wide := s.wide
	if wide == 0 {
		wide = 460
	}
	p.pad = s.ground.Units(18)
	p.w = min(size.Width-16, s.ground.Units(wide))
	inner := p.w - 2*p.pad
	p.title = max(Touch, s.title.HeightFor(inner-Touch))
	if s.title.Words == "" && s.onClose == nil {
		p.title = 0
	}
	s.body.Right = p.pad * 0.7
	p.body = s.body.HeightFor(inner+s.body.Right) + 1 // rounding must not call for a scroll bar
	if len(s.buttons.buttons) > 0 {
		p.buttons = s.buttons.HeightFor(inner) + p.pad
	}
	fixed := p.title + p.buttons + 1.5*p.pad
	p.h = min(size.Height-16, fixed+p.body)
	p.body = max(0, p.h-fixed)
	p.x, p.y = (size.Width-p.w)/2, (size.Height-p.h)/2
	return p
}

// CreateRenderer is called by Fyne.
func (s *Sheet) CreateRenderer() fyne.WidgetRenderer {
	s.ExtendBaseWidget(s)
	shade := &canvas.Rectangle{}
	plate := &canvas.Rectangle{}
	place := func(size fyne.Size) {
		p := s.paper(size)
		inner := p.w - 2*p.pad
		shade.FillColor = themeColor(&s.BaseWidget, shadeColor)
		plate.FillColor = themeColor(&s.BaseWidget, paper)
		plate.CornerRadius = s.ground.Units(16)
		showIf(shade, !s.clear)
		put(shade, 0, 0, size.Width, size.Height)
		put(plate, p.x, p.y, p.w, p.h)
		y := p.y + p.pad/2
		showIf(s.closer, s.onClose != nil)
		put(s.closer, p.x+p.w-p.pad/2-Touch, y, Touch, Touch)
		s.title.Middle = true
		put(s.title, p.x+p.pad, y, inner-Touch, p.title)
		y += p.title
		wide := inner + s.body.Right
		s.body.Resize(fyne.NewSize(wide, s.body.HeightFor(wide)))
		put(s.scroll, p.x+p.pad, y, wide, p.body)
		put(s.buttons, p.x+p.pad, p.y+p.h-p.buttons, inner, max(0, p.buttons-p.pad))
		shade.Refresh()
		plate.Refresh()
	}
	return &drawn{of: s, place: place, min: func() fyne.Size { return fyne.NewSize(0, 0) },
		parts: []fyne.CanvasObject{shade, plate, s.title, s.scroll, s.buttons, s.closer}}
}
