package widget

import (
	"image/color"
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"krutzjass/app/layout"
)

// flight is how long a card takes to its place, or a trick to its winner.
const flight = 180 * time.Millisecond

// LaidCard is a card of a trick at a place of the table.
type LaidCard struct {
	Place   int // as in layout.Geometry.Cards
	Picture Picture
	Led     bool // the first of its trick
	Won     bool // the trick is finished and this card took it
}

// Trick is the cards in the middle of the table. The winner's card has a frame
// and a star, the leader's a small "1": nothing is told by colour alone.
type Trick struct {
	widget.BaseWidget
	ReducedMotion bool
	OnTap         func()

	ground *Ground
	places []layout.Rect // relative to the widget
	cards  []LaidCard
	gone   []LaidCard // the finished trick on its way to the winner
	moving *fyne.Animation
	way    func(done float32)
}

// NewTrick makes an empty trick.
func NewTrick(g *Ground) *Trick {
	t := &Trick{ground: g}
	t.ExtendBaseWidget(t)
	return t
}

// SetPlaces tells where cards lie, relative to the widget.
func (t *Trick) SetPlaces(places []layout.Rect) {
	t.Settle()
	t.places = places
	t.Refresh()
}

// SetCards shows cards at once; whatever moved is at its place.
func (t *Trick) SetCards(cards []LaidCard) {
	t.Settle()
	t.cards = cards
	t.Refresh()
}

// Cards is what was set last.
func (t *Trick) Cards() []LaidCard { return t.cards }

// Tapped ends whatever moves and tells of the tap.
func (t *Trick) Tapped(*fyne.PointEvent) {
	t.Settle()
	t.Refresh()
	if t.OnTap != nil {
		t.OnTap()
	}
}

// Settle ends whatever moves.
func (t *Trick) Settle() {
	if t.moving != nil {
		t.moving.Stop()
		t.moving = nil
	}
	t.gone, t.way = nil, nil
}

// FlyIn lets the newest card come from its player. It lies there already:
// the movement is only seen.
func (t *Trick) FlyIn() {
	if n := len(t.cards); n > 0 {
		t.move(nil)
	}
}

// Gather lets the cards of a finished trick go to the place of its winner.
func (t *Trick) Gather(cards []LaidCard) { t.move(cards) }

func (t *Trick) move(gone []LaidCard) {
	t.Settle()
	if t.ReducedMotion || !t.Visible() {
		return
	}
	t.gone = gone
	t.moving = fyne.NewAnimation(flight, func(done float32) {
		if t.way != nil {
			t.way(done)
		}
		if done == 1 {
			t.gone, t.way = nil, nil
			t.Refresh()
		}
	})
	t.way = func(float32) {}
	t.Refresh()
	t.moving.Start()
}

// CreateRenderer is called by Fyne.
func (t *Trick) CreateRenderer() fyne.WidgetRenderer {
	t.ExtendBaseWidget(t)
	r := &trickFace{t: t}
	r.drawn = drawn{of: t, place: r.arrange, min: func() fyne.Size { return fyne.NewSize(0, 0) }}
	return r
}

// trickFace keeps a slot for each card it ever drew.
type trickFace struct {
	drawn
	t     *Trick
	slots []*laidSlot
}

// laidSlot is the drawings of one card.
type laidSlot struct {
	frame *canvas.Rectangle
	card  picture
	badge *canvas.Circle
	star  *canvas.ArbitraryPolygon
	first *Text
}

func (r *trickFace) slot(i int) *laidSlot {
	for len(r.slots) <= i {
		s := &laidSlot{
			frame: &canvas.Rectangle{FillColor: color.Transparent}, card: newPicture(),
			badge: &canvas.Circle{}, first: NewText(r.t.ground, "1", inkOnPaper),
			star: &canvas.ArbitraryPolygon{Points: starPoints(), NormalizedPoints: true},
		}
		s.first.Bold, s.first.Align, s.first.Middle = true, fyne.TextAlignCenter, true
		r.slots = append(r.slots, s)
		r.parts = append(r.parts, s.card.Image, s.frame, s.badge, s.star, s.first)
	}
	return r.slots[i]
}

func (r *trickFace) arrange(fyne.Size) {
	moving := r.t.way != nil
	cards := r.t.cards
	if moving && r.t.gone != nil {
		cards = r.t.gone
	}
	shown := 0
	for _, c := range cards {
		if c.Place < len(r.t.places) {
			r.slot(shown).draw(r.t, c, r.t.places[c.Place])
			shown++
		}
	}
	for _, s := range r.slots[shown:] {
		s.hide()
	}
	if moving {
		r.t.way = r.path(cards, shown)
	}
}

// path moves the slots of the cards from where they come or to where they go.
func (r *trickFace) path(cards []LaidCard, shown int) func(float32) {
	if shown == 0 {
		return func(float32) {}
	}
	if r.t.gone == nil {
		last := r.slots[shown-1].card
		to, away := last.Position(), r.t.outwards(cards[len(cards)-1].Place)
		return func(done float32) {
			left := (1 - done) * (1 - done)
			last.Move(to.AddXY(away.X*left, away.Y*left))
		}
	}
	home := make([]fyne.Position, shown)
	goal := fyne.Position{}
	for i := range home {
		home[i] = r.slots[i].card.Position()
		if cards[i].Won {
			goal = home[i].Add(r.t.outwards(cards[i].Place))
		}
		r.slots[i].plain()
	}
	return func(done float32) {
		for i, from := range home {
			r.slots[i].card.Move(from.AddXY((goal.X-from.X)*done, (goal.Y-from.Y)*done))
			r.slots[i].card.Translucency = float64(done)
		}
	}
}

// outwards is the way from a place of the trick to the player it belongs to.
func (t *Trick) outwards(place int) fyne.Position {
	p, size := t.places[place], t.Size()
	x, y := p.X+p.W/2-size.Width/2, p.Y+p.H/2-size.Height/2
	long := max(1, float32(math.Hypot(float64(x), float64(y))))
	return fyne.NewPos(x/long*p.H, y/long*p.H)
}

func (s *laidSlot) draw(t *Trick, c LaidCard, at layout.Rect) {
	s.card.Translucency = 0
	s.card.show(c.Picture, fyne.NewPos(at.X, at.Y), fyne.NewSize(at.W, at.H))
	thick := max(3, at.W*0.035)
	put(s.frame, at.X-thick, at.Y-thick, at.W+2*thick, at.H+2*thick)
	s.frame.StrokeColor, s.frame.StrokeWidth = themeColor(&t.BaseWidget, accent), thick
	s.frame.CornerRadius = at.W*0.07 + thick
	d := min(max(22, at.W*0.26), t.ground.Units(34))
	put(s.badge, at.X+at.W-d*0.7, at.Y-d*0.3, d, d)
	put(s.star, at.X+at.W-d*0.7+d*0.14, at.Y-d*0.3+d*0.14, d*0.72, d*0.72)
	s.first.Points = d * 0.55
	put(s.first, at.X+at.W-d*0.7, at.Y-d*0.3, d, d)
	s.badge.FillColor, s.badge.StrokeWidth = themeColor(&t.BaseWidget, paper), 1.5
	s.badge.StrokeColor = themeColor(&t.BaseWidget, line)
	if c.Won {
		s.badge.FillColor = themeColor(&t.BaseWidget, accent)
	}
	s.star.FillColor = themeColor(&t.BaseWidget, inkOnAccent)
	showIf(s.frame, c.Won)
	showIf(s.badge, c.Won || c.Led)
	showIf(s.star, c.Won)
	showIf(s.first, c.Led && !c.Won)
	for _, o := range []fyne.CanvasObject{s.frame, s.badge, s.star} {
		o.Refresh()
	}
}

// plain leaves only the card.
func (s *laidSlot) plain() {
	for _, o := range []fyne.CanvasObject{s.frame, s.badge, s.star, s.first} {
		o.Hide()
	}
}

func (s *laidSlot) hide() {
	s.card.Hide()
	s.plain()
}

// starPoints is a star of five points in a square of side 1.
func starPoints() []fyne.Position {
	points := make([]fyne.Position, 10)
	for i := range points {
		reach := 0.5
		if i%2 == 1 {
			reach = 0.21
		}
		turn := math.Pi*float64(i)/5 - math.Pi/2
		points[i] = fyne.NewPos(float32(0.5+reach*math.Cos(turn)), float32(0.5+reach*math.Sin(turn)))
	}
	return points
}
