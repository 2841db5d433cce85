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
	Unit    Picture // a drawing before the note, of what it counts
	Note    string  // a word under the name: who deals, or a score where everybody plays alone
	Mark    Picture // the sign of the suit that this seat made trump
	Back    Picture // a small card back beside the number of cards; nil hides both
	Cards   int
	Tag     string // what else is to know about the seat, on a small plate
	Dealer  bool   // a pack of cards beside the face, where the note says something else
	Deals   bool   // the same where there is no room for the note
	Away    bool   // the seat has left this deal: its face is faint
	Balloon string // what was just heard from the seat
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
		face:  newPicture(), mark: newPicture(), back: newPicture(), pack: newPicture(),
		tag: NewText(s.ground, "", ""), label: &canvas.Rectangle{}, chip: &canvas.Circle{},
		disc: &canvas.Circle{}, bubble: &canvas.Rectangle{},
		unit: newPicture(), name: NewText(s.ground, "", ""), note: NewText(s.ground, "", ""), count: NewText(s.ground, "", ""), balloon: NewText(s.ground, "", ""),
	}
	r.drawn = drawn{of: s, place: r.arrange, min: func() fyne.Size { return fyne.NewSquareSize(Touch) },
		parts: []fyne.CanvasObject{r.ring, r.face.Image, r.point, r.disc, r.mark.Image, r.chip, r.pack.Image, r.back.Image, r.unit.Image,
			r.count, r.name, r.note, r.label, r.tag, r.bubble, r.balloon}}
	return r
}

type seatFace struct {
	drawn
	s                          *Seat
	ring, disc, chip           *canvas.Circle
	point                      *canvas.ArbitraryPolygon
	label, bubble              *canvas.Rectangle
	face, mark, back           picture
	pack, unit                 picture
	pile                       Picture // what unit shows
	name, note, count, balloon *Text
	tag                        *Text
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
	r.dealer(r.s.look.Dealer || r.s.look.Deals, size.Width/2, size.Height/2, min(size.Height, size.Width)-6)
	for _, o := range []fyne.CanvasObject{r.name, r.note, r.count, r.back, r.unit, r.label, r.tag, r.bubble, r.balloon} {
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
	middle := size.Width / 2
	if w, high := r.plate(); d < tagFace && r.s.look.Tag != "" && d+w+tagGap <= size.Width {
		middle -= (w + tagGap) / 2
		r.tagAt(middle+(d+w)/2+tagGap, (d+high)/2+2, w)
	} else {
		r.tagAt(middle, d, size.Width)
	}
	r.portrait(middle, d/2+2, d-4)
	r.name.Align = fyne.TextAlignCenter
	put(r.name, 0, d, size.Width, name)
	width := r.statusWidth(status)
	r.status((size.Width-min(width, size.Width))/2, d+name+2, size.Width, status)
	r.heard((size.Width-r.heardWidth(status, size.Width))/2, d+name+2, size.Width, status)
}

// beside is the wide form: the face at the left, the words right of it.
func (r *seatFace) beside(size fyne.Size) {
	name, status := r.lines()
	d := size.Height
	edge := min(18, d*0.3) // room for the pointer
	if r.tagBeside(size.Width-2*edge-d-6, status) {
		showIf(r.note, r.s.look.Balloon == "" && r.note.Words != "")
		showIf(r.label, false)
		showIf(r.tag, false)
	} else {
		r.tagAt(edge+d/2, d, d+2*edge)
	}
	if r.statusWidth(status) == 0 && r.s.look.Balloon == "" {
		status = -2
	}
	words := max(r.name.NaturalWidth(), r.statusWidth(max(0, status)))
	if spare := size.Width - 2*edge - d - 6 - words; spare > 0 {
		edge += spare / 2
	}
	r.portrait(edge+d/2, d/2, d-8)
	left := edge + d + 6
	top := (size.Height - name - status - 2) / 2
	r.name.Align = fyne.TextAlignLeading
	put(r.name, left, top, size.Width-left, name)
	if status < 0 {
		return
	}
	r.status(left, top+name+2, size.Width-left, status)
	if need := r.bubbleWidth(); need > size.Width-left { // over a part of the face
		left = max(0, size.Width-need)
	}
	r.heard(left, top+name+2, size.Width-left, status)
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
	inner := disc * 0.7
	low := y + d/2 - disc*0.85
	if r.s.look.Tag != "" { // whose plate lies there
		low = y - d/2 - disc*0.15
	}
	put(r.disc, x+d/2-disc*0.7, low, disc, disc)
	r.mark.show(r.s.look.Mark, fyne.NewPos(x+d/2-disc*0.7+(disc-inner)/2, low+(disc-inner)/2), fyne.NewSquareSize(inner))
	r.dealer(r.s.look.Dealer, x, y, d)
}

// dealer draws the pack of cards beside a face.
func (r *seatFace) dealer(shown bool, x, y, d float32) {
	disc := max(20, d*0.42)
	inner := disc * 0.7
	put(r.chip, x-d/2-disc*0.3, y-d/2-disc*0.15, disc, disc)
	showIf(r.chip, shown)
	var pack Picture
	if shown {
		pack = Pack
	}
	r.pack.show(pack, fyne.NewPos(x-d/2-disc*0.3+(disc-inner)/2, y-d/2-disc*0.15+(disc-inner)/2), fyne.NewSquareSize(inner))
}

// statusWidth is what the line under the name needs.
func (r *seatFace) statusWidth(height float32) (width float32) {
	if r.s.look.Back != nil {
		width = height/1.5 + 4 + r.count.NaturalWidth()
	}
	if r.note.Words != "" {
		if width > 0 {
			width += 10
		}
		width += r.note.NaturalWidth()
		if r.pile != nil {
			width += height
		}
	}
	return width
}

// status draws the small card back with the number of cards, and the note.
func (r *seatFace) status(x, y, width, height float32) {
	right := x + width
	if r.s.look.Balloon != "" || r.statusWidth(height) > width { // the number says more than the drawing
		r.pile = nil
	}
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
	r.unit.show(r.pile, fyne.NewPos(x, y+2), fyne.NewSquareSize(height-4))
	if r.pile != nil {
		x += height
	}
	put(r.note, x, y, max(0, min(right-x, r.note.NaturalWidth()+1)), height)
	r.note.Refresh()
}

func (r *seatFace) dress() {
	look := &r.s.look
	quiet := look.Balloon == ""
	r.pile = look.Unit
	r.name.Words, r.name.Color, r.name.Bold = look.Name, inkOnFelt, look.Turn
	r.name.Middle = true
	r.note.Words, r.note.Color, r.note.Scale, r.note.Middle = look.Note, inkOnFelt, 0.85, true
	r.count.Words, r.count.Color, r.count.Scale, r.count.Middle = strconv.Itoa(look.Cards), inkOnFelt, 0.85, true
	r.balloon.Words, r.balloon.Color, r.balloon.Scale, r.balloon.Bold = look.Balloon, inkOnPaper, 1, true
	r.balloon.Align, r.balloon.Middle = fyne.TextAlignCenter, true
	r.tag.Words, r.tag.Color, r.tag.Scale, r.tag.Bold = look.Tag, inkOnPaper, 0.8, true
	r.tag.Align, r.tag.Middle = fyne.TextAlignCenter, true
	r.tag.Least, r.balloon.Least = leastTag, leastTag
	for _, t := range []*Text{r.name, r.note, r.count, r.balloon, r.tag} {
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
	r.label.FillColor, r.chip.FillColor = themeColor(of, paper), cardPaper
	r.face.Translucency = 0
	if look.Away {
		r.face.Translucency = 0.6
	}
	for _, o := range []fyne.CanvasObject{r.ring, r.point, r.disc, r.chip, r.label, r.bubble} {
		o.Refresh()
	}
	showIf(r.note, quiet && r.note.Words != "")
	showIf(r.count, look.Back != nil)
}
