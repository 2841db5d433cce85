package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// Offer is a choice with its cards on show: a button with a heading, a line of
// words and a strip of cards.
type Offer struct {
	widget.BaseWidget
	Button *Button // what is tapped; it lies under the words and cards
	ground *Ground
	head   *Text
	line   *Text
	cards  []Picture
}

// NewOffer makes an offer.
func NewOffer(g *Ground, head, line string, cards []Picture, tapped func()) *Offer {
	o := &Offer{ground: g, cards: cards, head: NewText(g, head, inkOnPaper), line: NewText(g, line, mutedPaper)}
	o.head.Bold, o.head.Lines, o.line.Lines = true, 2, 4
	o.Button = NewButton(g, "", QuietPaper, tapped)
	o.Button.Outlined, o.Button.Spoken = true, head+": "+line
	o.ExtendBaseWidget(o)
	return o
}

// measures gives padding, card width and where the words end.
func (o *Offer) measures(width float32) (pad, card, words float32) {
	pad = o.ground.Units(10)
	card = o.ground.Units(48)
	strip := card * (1 + offerStrip*float32(max(0, len(o.cards)-1)))
	if room := width * 0.5; strip > room {
		card *= room / strip
		strip = room
	}
	return pad, card, width - strip - 3*pad
}

// offerStrip is how much of a card the next one leaves in sight, in widths.
const offerStrip = 0.42

// HeightFor is the height of the offer at a width.
func (o *Offer) HeightFor(width float32) float32 {
	pad, card, words := o.measures(width)
	return max(Touch, max(card*cardRatio, o.head.HeightFor(words)+o.line.HeightFor(words))+2*pad)
}

// CreateRenderer is called by Fyne.
func (o *Offer) CreateRenderer() fyne.WidgetRenderer {
	o.ExtendBaseWidget(o)
	slots := make([]picture, len(o.cards))
	d := &drawn{of: o, parts: []fyne.CanvasObject{o.Button, o.head, o.line},
		min: func() fyne.Size { return fyne.NewSize(0, o.HeightFor(o.Size().Width)) }}
	for i := range slots {
		slots[i] = newPicture()
		d.parts = append(d.parts, slots[i].Image)
	}
	d.place = func(size fyne.Size) {
		pad, card, words := o.measures(size.Width)
		put(o.Button, 0, 0, size.Width, size.Height)
		head, line := o.head.HeightFor(words), o.line.HeightFor(words)
		top := (size.Height - head - line) / 2
		put(o.head, pad, top, words, head)
		put(o.line, pad, top+head, words, line)
		x := size.Width - pad - card*(1+offerStrip*float32(max(0, len(o.cards)-1)))
		for i, what := range o.cards {
			slots[i].show(what, fyne.NewPos(x, (size.Height-card*cardRatio)/2), fyne.NewSize(card, card*cardRatio))
			x += card * offerStrip
		}
	}
	return d
}
