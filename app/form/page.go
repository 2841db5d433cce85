package form

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	fyneui "fyne.io/fyne/v2/widget"

	"krutzjass/app/widget"
)

// Page is a whole screen on felt: a head that stays and content that scrolls.
type Page struct {
	root    *fyne.Container
	head    fyne.CanvasObject // nil for none
	content fyne.CanvasObject
	scroll  *container.Scroll
	felt    *canvas.Rectangle
}

// NewPage makes a page; head may be nil. It asks for hardly any room.
func NewPage(head, content fyne.CanvasObject) *Page {
	p := &Page{head: head, content: content, scroll: container.NewVScroll(content), felt: &canvas.Rectangle{}}
	objects := []fyne.CanvasObject{p.felt, p.scroll}
	if head != nil {
		objects = append(objects, head)
	}
	p.root = container.New(pageLayout{p}, objects...)
	p.listen(content)
	return p
}

// listen brings whatever the keyboard comes to into sight.
func (p *Page) listen(o fyne.CanvasObject) {
	switch o := o.(type) {
	case interface{ pressed() *Press }:
		o.pressed().OnFocus = p.reveal
	case *entry:
		o.OnFocus = p.reveal
	case interface{ inside() []fyne.CanvasObject }:
		for _, child := range o.inside() {
			p.listen(child)
		}
	}
}

func (p *Press) pressed() *Press { return p }

func (b *Box) inside() []fyne.CanvasObject { return b.objects }

// reveal scrolls until o can be seen.
func (p *Page) reveal(o fyne.CanvasObject) {
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

// Relayout places everything again, after content has become higher or lower.
func (p *Page) Relayout() {
	p.listen(p.content)
	p.root.Refresh()
	pageLayout{p}.Layout(nil, p.root.Size())
	p.content.Refresh()
	p.scroll.Refresh()
}

// ScrollToTop shows the beginning.
func (p *Page) ScrollToTop() { p.scroll.ScrollToTop() }

type pageLayout struct{ p *Page }

func (pageLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, 200) }

func (l pageLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	p := l.p
	p.felt.FillColor = themed(theme.ColorNameBackground)
	place(p.felt, 0, 0, size.Width, size.Height)
	top := float32(0)
	if p.head != nil {
		top = HeightOf(p.head, size.Width)
		place(p.head, 0, 0, size.Width, top)
	}
	// The content first: the scroller asks it how high it is at its width.
	p.content.Resize(fyne.NewSize(size.Width, HeightOf(p.content, size.Width)))
	place(p.scroll, 0, top, size.Width, size.Height-top)
}

// Head is the top of a page that can be left: an arrow and the page's name.
func Head(back, title string, left func()) *Box {
	const pad = 8
	arrow := &iconPress{icon: fyneui.NewIcon(theme.NavigateBackIcon())}
	arrow.press(arrow, back, left, func(width float32, put Put) float32 {
		put(arrow.icon, (widget.Touch-24)/2, (widget.Touch-24)/2, 24, 24)
		return widget.Touch
	}, arrow.icon)
	name := Title(title, 1.3)
	name.Lines = 2
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

// Object is the page as an object.
func (p *Page) Object() fyne.CanvasObject { return p.root }
