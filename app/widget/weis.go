package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// WeisLook is one Weis that lies open: what it is and its cards.
type WeisLook struct {
	Caption string
	Cards   []Picture
}

// Weis shows melded cards in the middle of the table, each Weis as a strip under
// its caption, as large as there is room for.
type Weis struct {
	widget.BaseWidget
	ground *Ground
	shown  []WeisLook
}

// NewWeis makes an empty place.
func NewWeis(g *Ground) *Weis {
	w := &Weis{ground: g}
	w.ExtendBaseWidget(w)
	return w
}

// Set shows Weis.
func (w *Weis) Set(shown []WeisLook) {
	w.shown = shown
	w.Refresh()
}

// Shown is what was set last.
func (w *Weis) Shown() []WeisLook { return w.shown }

// CreateRenderer is called by Fyne.
func (w *Weis) CreateRenderer() fyne.WidgetRenderer {
	w.ExtendBaseWidget(w)
	r := &weisFace{w: w}
	r.drawn = drawn{of: w, place: r.arrange, min: func() fyne.Size { return fyne.NewSize(0, 0) }}
	return r
}

type weisFace struct {
	drawn
	w      *Weis
	groups []*weisGroup
}

// weisGroup is the drawings of one Weis.
type weisGroup struct {
	caption *Text
	cards   []picture
}

func (r *weisFace) group(i, cards int) *weisGroup {
	for len(r.groups) <= i {
		caption := NewText(r.w.ground, "", inkOnFelt)
		caption.Align, caption.Fit = fyne.TextAlignCenter, true
		r.groups = append(r.groups, &weisGroup{caption: caption})
		r.parts = append(r.parts, caption)
	}
	g := r.groups[i]
	for len(g.cards) < cards {
		p := newPicture()
		g.cards = append(g.cards, p)
		r.parts = append(r.parts, p.Image)
	}
	return g
}

// strip is how much of a card the next one leaves in sight, in card widths.
const strip = 0.5

// weisBox is where a Weis lies; w is its card's width.
type weisBox struct{ x, y, width, w float32 }

func (r *weisFace) arrange(size fyne.Size) {
	for i, look := range r.w.shown {
		g := r.group(i, len(look.Cards))
		g.caption.Words = look.Caption
	}
	boxes := r.captioned(size, 1)
	if len(boxes) > 0 && boxes[0].w < r.w.ground.Units(40) {
		boxes = r.captioned(size, leastFit) // small words before small cards
	}
	for i, g := range r.groups {
		showIf(g.caption, i < len(r.w.shown))
		var cards []Picture
		if i < len(r.w.shown) {
			cards = r.w.shown[i].Cards
			r.draw(g, cards, boxes[i])
		}
		for _, p := range g.cards[len(cards):] {
			p.Hide()
		}
	}
}

func (r *weisFace) draw(g *weisGroup, cards []Picture, box weisBox) {
	captionH := g.caption.MinSize().Height
	put(g.caption, box.x, box.y, box.width, captionH)
	g.caption.Refresh()
	across := box.w * (1 + strip*float32(len(cards)-1))
	x := box.x + (box.width-across)/2
	for i, what := range cards {
		g.cards[i].show(what, fyne.NewPos(x, box.y+captionH+4), fyne.NewSize(box.w, box.w*cardRatio))
		x += box.w * strip
	}
}

// captioned lays everything out with captions of a size.
func (r *weisFace) captioned(size fyne.Size, scale float32) []weisBox {
	for _, g := range r.groups {
		g.caption.Scale = scale
	}
	return r.fit(size.Width, size.Height)
}

// fit finds the largest cards with which everything has room, by halving.
func (r *weisFace) fit(width, height float32) []weisBox {
	small, large := float32(20), r.w.ground.Units(150)
	for range 12 {
		middle := (small + large) / 2
		if _, need := r.flow(width, middle); need <= height {
			small = middle
		} else {
			large = middle
		}
	}
	boxes, need := r.flow(width, small)
	for i := range boxes {
		boxes[i].y += max(0, (height-need)/2)
	}
	return boxes
}

// flow lays the Weis side by side in as few lines as they need, each line in the
// middle, and gives the height of all of them.
func (r *weisFace) flow(width, w float32) (boxes []weisBox, height float32) {
	gap := r.w.ground.Units(16)
	line, x := 0, float32(0)
	high := w * cardRatio
	if len(r.w.shown) > 0 {
		high += r.groups[0].caption.MinSize().Height + 4
	}
	for i, look := range r.w.shown {
		wide := max(w*(1+strip*float32(len(look.Cards)-1)), r.groups[i].caption.NaturalWidth()+2)
		wide = min(wide, width)
		if x > 0 && x+wide > width {
			r.centre(boxes[line:], width, x-gap)
			line, x = len(boxes), 0
			height += high + gap/2
		}
		boxes = append(boxes, weisBox{x, height, wide, w})
		x += wide + gap
	}
	r.centre(boxes[line:], width, x-gap)
	if w*(1+strip*float32(r.longest()-1)) > width {
		return boxes, height + 2*high + width // too wide: never fits
	}
	return boxes, height + high
}

func (r *weisFace) longest() (n int) {
	for _, look := range r.w.shown {
		n = max(n, len(look.Cards))
	}
	return n
}

func (r *weisFace) centre(boxes []weisBox, width, used float32) {
	for i := range boxes {
		boxes[i].x += (width - used) / 2
	}
}
