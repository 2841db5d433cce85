package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// BoardItem is one thing that lies open on the table: cards, or a word or number
// with or without a drawing, under its caption.
type BoardItem struct {
	Caption string
	Words   string
	Picture Picture
	Cards   []Picture
}

// Board shows what lies open beside the trick, in as few lines as there is room
// for, each item as large as all of them can be.
type Board struct {
	widget.BaseWidget
	ground *Ground
	items  []BoardItem
}

// NewBoard makes an empty board.
func NewBoard(g *Ground) *Board {
	b := &Board{ground: g}
	b.ExtendBaseWidget(b)
	return b
}

// Set shows items in order.
func (b *Board) Set(items []BoardItem) {
	b.items = items
	b.Refresh()
}

// Items is what was set last.
func (b *Board) Items() []BoardItem { return b.items }

// CreateRenderer is called by Fyne.
func (b *Board) CreateRenderer() fyne.WidgetRenderer {
	b.ExtendBaseWidget(b)
	r := &boardFace{b: b}
	r.drawn = drawn{of: b, place: r.arrange, min: func() fyne.Size { return fyne.NewSize(0, 0) }}
	return r
}

type boardFace struct {
	drawn
	b     *Board
	slots []*boardSlot
}

// boardSlot is the drawings of one item.
type boardSlot struct {
	caption, words *Text
	art            picture
	cards          []picture
}

func (r *boardFace) slot(i, cards int) *boardSlot {
	for len(r.slots) <= i {
		s := &boardSlot{caption: NewText(r.b.ground, "", mutedFelt), words: NewText(r.b.ground, "", inkOnFelt), art: newPicture()}
		s.caption.Fit, s.caption.Scale, s.caption.Align = true, 0.8, fyne.TextAlignCenter
		s.words.Fit, s.words.Bold, s.words.Middle = true, true, true
		r.slots = append(r.slots, s)
		r.parts = append(r.parts, s.caption, s.words, s.art.Image)
	}
	s := r.slots[i]
	for len(s.cards) < cards {
		p := newPicture()
		s.cards = append(s.cards, p)
		r.parts = append(r.parts, p.Image)
	}
	return s
}

// boardStep is how much of a card the next one leaves in sight, in widths.
const boardStep = 0.62

// width is what an item needs when its content is high units high.
func (r *boardFace) width(i int, high float32) float32 {
	item, s := r.b.items[i], r.slots[i]
	wide := s.caption.NaturalWidth()
	content := float32(0)
	if n := len(item.Cards); n > 0 {
		content = high / cardRatio * (1 + boardStep*float32(n-1))
	}
	if item.Picture != nil {
		content += min(high, r.b.ground.Units(34)) + 4
	}
	if item.Words != "" {
		content += s.words.NaturalWidth()
	}
	return max(wide, content) + 2
}

func (r *boardFace) arrange(size fyne.Size) {
	for i, item := range r.b.items {
		s := r.slot(i, len(item.Cards))
		s.caption.Words, s.words.Words = item.Caption, item.Words
	}
	high := r.fit(size)
	r.flow(size, high, func(i int, x, y, wide float32) { r.draw(i, x, y, wide, high) })
	for i, s := range r.slots {
		showIf(s.caption, i < len(r.b.items))
		showIf(s.words, i < len(r.b.items) && r.b.items[i].Words != "")
		if i >= len(r.b.items) {
			s.art.Hide()
			hideFrom(s.cards, 0)
		}
	}
}

func hideFrom(cards []picture, n int) {
	for _, p := range cards[n:] {
		p.Hide()
	}
}

// mostBoard is how high cards are at most, lineBoard how high they stay at least
// for all items to lie in one line.
const mostBoard, lineBoard = 112, 76

// fit finds the greatest height of contents with which all items have room; the
// words get smaller where even small cards have none.
func (r *boardFace) fit(size fyne.Size) (high float32) {
	if len(r.b.items) == 0 {
		return 0
	}
	for high = r.b.ground.Units(mostBoard); high > r.b.ground.Units(lineBoard); high *= 0.93 {
		for i := range r.b.items {
			r.slots[i].caption.Scale, r.slots[i].words.Scale = 0.8, 1.15
		}
		if lines := r.flow(size, high, nil); lines <= size.Height && lines <= r.caption()+high+r.b.ground.Units(6)+1 {
			return high
		}
	}
	for scale := float32(1); scale > 0.4; scale -= 0.08 {
		for i := range r.b.items {
			r.slots[i].caption.Scale, r.slots[i].words.Scale = 0.8*scale, 1.15*scale
		}
		least := r.b.ground.Units(20 + 20*scale)
		for high = r.b.ground.Units(mostBoard); high > least*0.9; high *= 0.93 {
			if r.flow(size, high, nil) <= size.Height {
				return high
			}
		}
	}
	return high
}

// flow lays the items out line by line, each line in the middle, and gives the
// height of all; put may be nil.
func (r *boardFace) flow(size fyne.Size, high float32, put func(i int, x, y, wide float32)) (y float32) {
	gap := r.b.ground.Units(14)
	for from := 0; from < len(r.b.items); {
		line, wide := from, -gap
		for line < len(r.b.items) && (line == from || wide+gap+r.width(line, r.height(line, high)) <= size.Width) {
			wide += gap + r.width(line, r.height(line, high))
			line++
		}
		x, tall := max(0, (size.Width-wide)/2), float32(0)
		for i := from; i < line; i++ {
			tall = max(tall, r.height(i, high))
		}
		for i := from; i < line; i++ {
			w := min(size.Width, r.width(i, r.height(i, high)))
			if put != nil {
				put(i, x, y, w)
			}
			x += w + gap
		}
		if wide > size.Width+1 {
			y += size.Height // cards that have no room in a line: smaller
		}
		y += r.caption() + tall + r.b.ground.Units(6)
		from = line
	}
	return y
}

func (r *boardFace) caption() float32 { return r.slots[0].caption.MinSize().Height }

// height is how high the content of an item is where cards are high units high.
func (r *boardFace) height(i int, high float32) float32 {
	if len(r.b.items[i].Cards) > 0 {
		return high
	}
	return max(r.slots[i].words.MinSize().Height, min(high, r.b.ground.Units(34)))
}

func (r *boardFace) draw(i int, x, y, wide, high float32) {
	item, s := r.b.items[i], r.slots[i]
	high = r.height(i, high)
	put(s.caption, x, y, wide, r.caption())
	s.caption.Refresh()
	y += r.caption()
	if n := float32(len(item.Cards)); n > 0 {
		w := high / cardRatio
		left := x + (wide-w*(1+boardStep*(n-1)))/2
		for k, what := range item.Cards {
			s.cards[k].show(what, fyne.NewPos(left+float32(k)*w*boardStep, y), fyne.NewSize(w, high))
		}
	}
	hideFrom(s.cards, len(item.Cards))
	art := float32(0)
	if item.Picture != nil {
		art = min(high, r.b.ground.Units(34))
	}
	words := min(wide-art-4, s.words.NaturalWidth()+1)
	left := x + (wide-art-4-words)/2
	s.art.show(item.Picture, fyne.NewPos(left, y+(high-art)/2), fyne.NewSquareSize(art))
	put(s.words, left+art+4, y, words, high)
	s.words.Refresh()
}
