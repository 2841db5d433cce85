package form

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	fyneui "fyne.io/fyne/v2/widget"

	"krutzjass/app/widget"
)

// Page is a whole screen: a head and a foot that stay, and content that scrolls.
type Page struct {
	root       *fyne.Container
	head, foot fyne.CanvasObject // nil for none
	content    fyne.CanvasObject
	scroll     *container.Scroll
	ground     *canvas.Rectangle
	colour     fyne.ThemeColorName
	drop       float32 // of the room that content leaves free, the part that is above it
}

// NewPage makes a page on a ground of a colour, or on whatever is below if that
// is ""; head and foot may be nil. It asks for hardly any room.
func NewPage(colour fyne.ThemeColorName, head, content, foot fyne.CanvasObject) *Page {
	p := &Page{head: head, foot: foot, content: content, colour: colour,
		scroll: container.NewVScroll(content), ground: &canvas.Rectangle{}}
	objects := []fyne.CanvasObject{p.ground, p.scroll}
	for _, o := range []fyne.CanvasObject{head, foot} {
		if o != nil {
			objects = append(objects, o)
		}
	}
	p.root = container.New(pageLayout{p}, objects...)
	p.listen(content, p.Reveal)
	for _, o := range objects[2:] {
		p.listen(o, nil)
	}
	return p
}

// Middle has content that is lower than the page stand in its middle.
func (p *Page) Middle() *Page { p.drop = 0.5; return p }

// Low has content that is lower than the page stand at its bottom.
func (p *Page) Low() *Page { p.drop = 1; return p }

// Object is the page as an object.
func (p *Page) Object() fyne.CanvasObject { return p.root }

// listen shows whatever the keyboard comes to, and scrolls where the mouse wheel
// turns over a line to type in.
func (p *Page) listen(o fyne.CanvasObject, show func(fyne.CanvasObject)) {
	p.walk(o, func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case pressable:
			o.pressed().OnFocus = show
		case *entry:
			o.OnFocus = show
		case *wheel:
			o.page = p.scroll.Scrolled
		}
	})
}

func (p *Press) pressed() *Press { return p }

func (b *Box) inside() []fyne.CanvasObject { return b.objects }

// Reveal scrolls until o can be seen.
func (p *Page) Reveal(o fyne.CanvasObject) {
	driver := fyne.CurrentApp().Driver()
	top := driver.AbsolutePositionForObject(o).Y - driver.AbsolutePositionForObject(p.scroll).Y
	below := top + o.Size().Height - p.scroll.Size().Height
	switch {
	case top < 0:
		p.scroll.ScrollToOffset(p.scroll.Offset.AddXY(0, top-gap))
	case below > 0:
		p.scroll.ScrollToOffset(p.scroll.Offset.AddXY(0, below+gap))
	}
}

// Relayout places everything again, after a part has become higher or lower.
func (p *Page) Relayout() {
	p.listen(p.content, p.Reveal)
	pageLayout{p}.Layout(nil, p.root.Size())
	p.root.Refresh()
	p.keepFocus()
}

// Offset is how far the page is scrolled, in units.
func (p *Page) Offset() float32 { return p.scroll.Offset.Y }

// ScrollTo scrolls to an offset.
func (p *Page) ScrollTo(offset float32) { p.scroll.ScrollToOffset(fyne.NewPos(0, offset)) }

// Key scrolls by the arrows up and down, by page and to either end, and tells
// whether the key was one of these.
func (p *Page) Key(e *fyne.KeyEvent) bool {
	most, seen := p.content.Size().Height, p.scroll.Size().Height
	by, scrolls := map[fyne.KeyName]float32{fyne.KeyUp: -3 * textSize(), fyne.KeyDown: 3 * textSize(),
		fyne.KeyPageUp: -0.8 * seen, fyne.KeyPageDown: 0.8 * seen, fyne.KeyHome: -most, fyne.KeyEnd: most}[e.Name]
	if scrolls {
		p.ScrollTo(min(max(0, p.Offset()+by), max(0, most-seen)))
	}
	return scrolls
}

type pageLayout struct{ p *Page }

func (pageLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, 200) }

func (l pageLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	p := l.p
	if p.ground.FillColor = color.Transparent; p.colour != "" {
		p.ground.FillColor = themed(p.colour)
	}
	place(p.ground, 0, 0, size.Width, size.Height)
	top, below := float32(0), float32(0)
	if p.head != nil {
		top = HeightOf(p.head, size.Width)
		place(p.head, 0, 0, size.Width, top)
	}
	if p.foot != nil {
		below = HeightOf(p.foot, size.Width)
		place(p.foot, 0, size.Height-below, size.Width, below)
	}
	// The content first: the scroller asks it how high it is at its width.
	high, room := HeightOf(p.content, size.Width), size.Height-top-below
	p.content.Resize(fyne.NewSize(size.Width, high))
	if p.drop > 0 && high < room {
		top, room = top+(room-high)*p.drop, high
	}
	place(p.scroll, 0, top, size.Width, room)
}

// Head is the top of a page that can be left: an arrow and the page's name.
func Head(back, title string, left func()) *Box {
	const pad = 8
	arrow := &iconPress{icon: fyneui.NewIcon(theme.NavigateBackIcon())}
	arrow.press(arrow, back, left, func(width float32, put Put) float32 {
		put(arrow.icon, (widget.Touch-28)/2, (widget.Touch-28)/2, 28, 28)
		return widget.Touch
	}, arrow.icon)
	name := Title(title, 1.3)
	return NewBox(func(width float32, put Put) float32 {
		x := float32(pad + widget.Touch + pad)
		h := name.HeightFor(width - x - pad)
		full := max(widget.Touch, h) + 2*pad
		put(arrow, pad, (full-widget.Touch)/2, widget.Touch, widget.Touch)
		put(name, x, (full-h)/2, width-x-pad, h)
		return full
	}, arrow, name)
}

type iconPress struct {
	Press
	icon *fyneui.Icon
}

// Bar puts one object at the foot of a page, at most limit units wide.
func Bar(limit float32, o fyne.CanvasObject) *Box {
	line, sheet := &canvas.Rectangle{}, &canvas.Rectangle{}
	inside := Narrow(limit, gap, o)
	b := NewBox(func(width float32, put Put) float32 {
		h := inside.HeightFor(width)
		put(sheet, 0, 0, width, h)
		put(line, 0, 0, width, 1)
		put(inside, 0, 0, width, h)
		return h
	}, sheet, line, inside)
	b.dress = func() { sheet.FillColor, line.FillColor = themed(Paper), themed(Edge) }
	return b
}
