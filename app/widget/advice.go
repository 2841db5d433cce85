package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// Advice is a figure with a speech balloon, which a tap sends away. It fits its
// words to any size that it is given.
type Advice struct {
	widget.BaseWidget
	Button *Button // the balloon
	ground *Ground
	face   Picture
	text   *Text
}

// NewAdvice makes a silent figure; tapped sends it away.
func NewAdvice(g *Ground, tapped func()) *Advice {
	a := &Advice{ground: g, text: NewText(g, "", inkOnPaper), Button: NewButton(g, "", Plain, tapped)}
	a.text.Lines, a.text.Middle, a.text.Fit, a.text.Least = mostLines, true, true, leastAdvice
	a.ExtendBaseWidget(a)
	return a
}

// leastAdvice is how small the words become before they are cut.
const leastAdvice = 0.6

// Set lets the figure say words; said is who says them, for screen readers.
func (a *Advice) Set(face Picture, said, words string) {
	a.face, a.text.Words, a.Button.Spoken = face, words, said+": "+words
	a.Refresh()
}

// Words is what the figure says.
func (a *Advice) Words() string { return a.text.Words }

// figure is the width of the figure in a size.
func (a *Advice) figure(height float32) float32 { return min(a.ground.Units(52), height) }

// HeightFor is the height that the words need at a width without becoming smaller.
func (a *Advice) HeightFor(width float32) float32 {
	pad := a.ground.Units(8)
	return max(Touch, a.text.HeightFor(width-a.ground.Units(52)-4*pad)+2*pad)
}

// inner is the room of the words in a size.
func (a *Advice) inner(size fyne.Size) fyne.Size {
	pad := a.ground.Units(8)
	return fyne.NewSize(max(0, size.Width-a.figure(size.Height)-3*pad), max(0, size.Height-pad))
}

// Fits tells whether all words can be read in a size.
func (a *Advice) Fits(size fyne.Size) bool {
	before := a.text.shrunk
	defer func() { a.text.shrunk = before }()
	room := a.inner(size)
	a.text.fit(room)
	return a.text.fits(room)
}

// CreateRenderer is called by Fyne.
func (a *Advice) CreateRenderer() fyne.WidgetRenderer {
	a.ExtendBaseWidget(a)
	face := newPicture()
	tail := &canvas.ArbitraryPolygon{NormalizedPoints: true, Points: []fyne.Position{{Y: 0.5}, {X: 1}, {X: 1, Y: 1}}}
	place := func(size fyne.Size) {
		pad, figure := a.ground.Units(8), a.figure(size.Height)
		left := figure + pad
		tail.FillColor = themeColor(&a.BaseWidget, paper)
		face.show(a.face, fyne.NewPos(0, (size.Height-figure)/2), fyne.NewSize(figure, figure))
		put(tail, left-pad*0.75, size.Height/2-pad/2, pad, pad)
		put(a.Button, left, 0, max(0, size.Width-left), size.Height)
		words := a.inner(size)
		put(a.text, left+pad, pad/2, words.Width, words.Height)
		for _, o := range []fyne.CanvasObject{tail, a.Button, a.text} {
			o.Refresh()
		}
	}
	return &drawn{of: a, place: place, min: func() fyne.Size { return fyne.NewSize(0, 0) },
		parts: []fyne.CanvasObject{tail, a.Button, a.text, face.Image}}
}
