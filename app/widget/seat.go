package widget

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// SeatLook is what a seat's place at the table shows.
type SeatLook struct {
	Name    string
	Face    Picture
	Turn    bool    // marked by a ring and a pointer
	Note    string  // a word under the name, such as who deals
	Mark    Picture // the sign of the suit that this seat made trump
	Back    Picture // a small card back beside the number of cards; nil hides both
	Cards   int
	Total   string // the seat's score where everybody plays alone
	Balloon string // what was just heard from the seat
	Won     bool
}

// Seat is a player at the table: the face, the name and what is to know about
// the seat. A wide place puts the words beside the face, a narrow one below it.
type Seat struct {
	widget.BaseWidget
	ground *Ground
	look   SeatLook
}

// NewSeat makes an empty place.
func NewSeat(g *Ground) *Seat {
	s := &Seat{ground: g}
	s.ExtendBaseWidget(s)
	return s
}

// Set shows a look.
func (s *Seat) Set(look SeatLook) {
	s.look = look
	s.Refresh()
}

// Look is what was set last.
func (s *Seat) Look() SeatLook { return s.look }

// CreateRenderer is called by Fyne.
func (s *Seat) CreateRenderer() fyne.WidgetRenderer {
	s.ExtendBaseWidget(s)
	r := &seatFace{s: s,
		ring:  &canvas.Circle{FillColor: color.Transparent},
		point: &canvas.ArbitraryPolygon{NormalizedPoints: true, Points: []fyne.Position{{}, {X: 1, Y: 0.5}, {Y: 1}}},
		face:  newPicture(), mark: newPicture(), back: newPicture(),
		disc: &canvas.Circle{}, plate: &canvas.Rectangle{}, bubble: &canvas.Rectangle{},
		name: NewText(s.ground, "", ""), note: NewText(s.ground, "", ""), count: NewText(s.ground, "", ""), balloon: NewText(s.ground, "", ""),
	}
	r.drawn = drawn{of: s, place: r.arrange, min: func() fyne.Size { return fyne.NewSquareSize(Touch) },
		parts: []fyne.CanvasObject{r.plate, r.ring, r.face.Image, r.point, r.disc, r.mark.Image, r.back.Image,
			r.count, r.name, r.note, r.bubble, r.balloon}}
	return r
}

type seatFace struct {
	drawn
	s                          *Seat
	ring, disc                 *canvas.Circle
	point                      *canvas.ArbitraryPolygon
	plate, bubble              *canvas.Rectangle
	face, mark, back           picture
	name, note, count, balloon *Text
}

func (r *seatFace) arrange(size fyne.Size) {
	r.dress()
	name, status := r.lines()
	switch {
	case size.Width > 2*size.Height:
		r.beside(size)
	case size.Height < name+status+leastFace:
		r.bare(size)
	default:
		r.below(size)
	}
}

// leastFace is the height below which a portrait drops the words instead.
const leastFace float32 = 30

// bare is the form without words, for one's own seat where there is no room.
func (r *seatFace) bare(size fyne.Size) {
	r.portrait(size.Width/2, size.Height/2, min(size.Height, size.Width)-6)
	for _, o := range []fyne.CanvasObject{r.name, r.note, r.count, r.back, r.bubble, r.balloon} {
		o.Hide()
	}
}

// lines gives the heights of the name and of the line under it.
func (r *seatFace) lines() (name, status float32) {
	return r.name.MinSize().Height, max(22, r.note.MinSize().Height)
}

// below is the narrow form: face, name and status one under the other.
func (r *seatFace) below(size fyne.Size) {
	name, status := r.lines()
	d := min(size.Height-name-status-4, size.Width*0.6)
	r.portrait(size.Width/2, d/2+2, d-4)
	r.name.Align = fyne.TextAlignCenter
	put(r.name, 0, d, size.Width, name)
	width := r.statusWidth(status)
	r.status((size.Width-min(width, size.Width))/2, d+name+2, size.Width, status)
	r.bubbleAt(size.Width/2, d+name+2, size.Width, status)
}

// beside is the wide form: the face at the left, the words right of it.
func (r *seatFace) beside(size fyne.Size) {
	name, status := r.lines()
	d := size.Height
	edge := min(18, d*0.3) // room for the pointer
	r.portrait(edge+d/2, d/2, d-8)
	left := edge + d + 6
	if r.statusWidth(status) == 0 && r.s.look.Balloon == "" {
		status = -2
	}
	top := (size.Height - name - status - 2) / 2
	r.name.Align = fyne.TextAlignLeading
	put(r.name, left, top, size.Width-left, name)
	if status < 0 {
		return
	}
	r.status(left, top+name+2, size.Width-left, status)
	width := min(size.Width-left, r.balloon.NaturalWidth()+20)
	r.bubbleAt(left+width/2, top+name+2, size.Width-left, status)
}

// portrait draws the face around a centre, with the ring and the pointer of the
// seat on turn.
func (r *seatFace) portrait(x, y, d float32) {
	r.face.show(r.s.look.Face, fyne.NewPos(x-d/2, y-d/2), fyne.NewSquareSize(d))
	ring := d + 6
	put(r.ring, x-ring/2, y-ring/2, ring, ring)
	side := min(max(12, d*0.24), 22)
	put(r.point, x-ring/2-side-2, y-side/2, side, side)
	disc := max(20, d*0.42)
	put(r.disc, x+d/2-disc*0.7, y+d/2-disc*0.85, disc, disc)
	inner := disc * 0.7
	r.mark.show(r.s.look.Mark, fyne.NewPos(x+d/2-disc*0.7+(disc-inner)/2, y+d/2-disc*0.85+(disc-inner)/2), fyne.NewSquareSize(inner))
}

// statusWidth is what the line under the name needs.
func (r *seatFace) statusWidth(height float32) (width float32) {
	if r.s.look.Back != nil {
		width = height/1.5 + 4 + r.count.NaturalWidth()
	}
	if r.s.look.Note != "" {
		if width > 0 {
			width += 10
		}
		width += r.note.NaturalWidth()
	}
	return width
}

// status draws the small card back with the number of cards, and the note.
func (r *seatFace) status(x, y, width, height float32) {
	right := x + width
	if needed := r.statusWidth(height); needed > width {
		squeeze := max(leastFit, (width-height)/(needed-height))
		r.note.Scale, r.count.Scale = 0.85*squeeze, 0.85*squeeze
	}
	r.back.show(r.s.look.Back, fyne.NewPos(x, y+1), fyne.NewSize((height-2)/1.5, height-2))
	if r.s.look.Back != nil {
		x += height/1.5 + 4
		put(r.count, x, y, r.count.NaturalWidth()+1, height)
		x += r.count.NaturalWidth() + 10
	}
	put(r.note, x, y, max(0, min(right-x, r.note.NaturalWidth()+1)), height)
}

// bubbleAt draws what was heard, in the place of the status line.
func (r *seatFace) bubbleAt(x, y, width, height float32) {
	w := min(width, r.balloon.NaturalWidth()+20)
	put(r.bubble, x-w/2, y, w, height)
	put(r.balloon, x-w/2+6, y, w-12, height)
}

func (r *seatFace) dress() {
	look := &r.s.look
	quiet := look.Balloon == ""
	r.name.Words, r.name.Color, r.name.Bold = look.Name, inkOnFelt, look.Turn
	r.name.Middle = true
	r.note.Words, r.note.Color, r.note.Scale, r.note.Middle = look.Note, inkOnFelt, 0.85, true
	if look.Total != "" {
		r.note.Words = look.Total
	}
	r.count.Words, r.count.Color, r.count.Scale, r.count.Middle = strconv.Itoa(look.Cards), inkOnFelt, 0.85, true
	r.balloon.Words, r.balloon.Color, r.balloon.Bold = look.Balloon, inkOnPaper, true
	r.balloon.Align, r.balloon.Middle = fyne.TextAlignCenter, true
	for _, t := range []*Text{r.name, r.note, r.count, r.balloon} {
		t.Fit = true
		t.Show()
		t.Refresh()
	}
	r.paint(look, quiet)
}

func (r *seatFace) paint(look *SeatLook, quiet bool) {
	of := &r.s.BaseWidget
	r.ring.StrokeColor, r.ring.StrokeWidth = themeColor(of, accent), 0
	if look.Turn {
		r.ring.StrokeWidth = 3
	}
	r.point.FillColor = themeColor(of, accent)
	showIf(r.point, look.Turn)
	r.disc.FillColor = cardPaper
	showIf(r.bubble, !quiet)
	showIf(r.balloon, !quiet)
	showIf(r.disc, look.Mark != nil)
	r.bubble.FillColor, r.bubble.CornerRadius = themeColor(of, paper), 11
	r.plate.FillColor = color.Transparent
	for _, o := range []fyne.CanvasObject{r.ring, r.point, r.disc, r.bubble} {
		o.Refresh()
	}
	showIf(r.note, quiet && r.note.Words != "")
	showIf(r.count, look.Back != nil)
}
