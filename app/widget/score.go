package widget

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// SideLook is the score of one side.
type SideLook struct {
	Name   string
	Short  string // instead of the name where that has no room; "" is the name
	Total  int
	Target int    // 0: there is no race
	Goal   string // what the total stands against, "/ 1500"
	Gain   string // what the side has just made, "+20 Stöck"
	Won    bool
}

// Score shows the sides beside each other: name, points, what was just made, and
// how far it is to the target. A tap asks for the whole sheet.
type Score struct {
	widget.BaseWidget
	OnTap   func()
	OnPaper bool
	ground  *Ground
	sides   []SideLook
}

// NewScore makes an empty score.
func NewScore(g *Ground) *Score {
	s := &Score{ground: g}
	s.ExtendBaseWidget(s)
	return s
}

// Set shows sides, the viewer's first.
func (s *Score) Set(sides []SideLook) {
	s.sides = sides
	s.Refresh()
}

// Sides is what was set last.
func (s *Score) Sides() []SideLook { return s.sides }

// Tapped is called by Fyne.
func (s *Score) Tapped(*fyne.PointEvent) {
	if s.OnTap != nil {
		s.OnTap()
	}
}

// Cursor shows that the score can be tapped.
func (s *Score) Cursor() desktop.Cursor {
	if s.OnTap != nil {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// HeightFor is the height that the score needs at any width.
func (s *Score) HeightFor(float32) float32 {
	text := s.ground.text(&s.BaseWidget)
	return text*(nameScale+totalScale)*1.37 + 2 + barHeight(s.ground)
}

// CreateRenderer is called by Fyne.
func (s *Score) CreateRenderer() fyne.WidgetRenderer {
	s.ExtendBaseWidget(s)
	r := &scoreFace{s: s}
	r.drawn = drawn{of: s, place: r.arrange, min: func() fyne.Size { return fyne.NewSize(0, 0) }}
	return r
}

type scoreFace struct {
	drawn
	s     *Score
	lanes []*lane
}

// Sizes of a lane, of the theme's text size.
const (
	nameScale  = 0.85
	totalScale = 1.4
)

func barHeight(g *Ground) float32 { return g.Units(5) }

// lane is the drawings of one side.
type lane struct {
	name, total, goal, gain *Text
	track, done             *canvas.Rectangle
}

func (r *scoreFace) lane(i int) *lane {
	for len(r.lanes) <= i {
		g := r.s.ground
		l := &lane{name: NewText(g, "", ""), total: NewText(g, "", ""), goal: NewText(g, "", ""), gain: NewText(g, "", ""),
			track: &canvas.Rectangle{}, done: &canvas.Rectangle{}}
		l.name.Scale, l.total.Scale, l.goal.Scale, l.gain.Scale = nameScale, totalScale, 0.95, 0.95
		l.total.Bold, l.gain.Bold = true, true
		l.gain.Middle, l.goal.Middle = true, true
		r.lanes = append(r.lanes, l)
		r.parts = append(r.parts, l.name, l.total, l.goal, l.gain, l.track, l.done)
	}
	return r.lanes[i]
}

func (r *scoreFace) arrange(size fyne.Size) {
	n := len(r.s.sides)
	gap := r.s.ground.Units(14)
	width := (size.Width - gap*float32(n-1)) / float32(max(1, n))
	goals := true
	for i, side := range r.s.sides {
		goals = goals && r.hasGoal(r.lane(i), side, width)
	}
	for i, side := range r.s.sides {
		if !goals {
			side.Goal = ""
		}
		r.draw(r.lane(i), side, float32(i)*(width+gap), width, size.Height)
	}
	for i, l := range r.lanes {
		for _, o := range []fyne.CanvasObject{l.name, l.total, l.goal, l.gain} {
			showIf(o, i < n)
		}
		showIf(l.track, i < n && r.s.sides[i].Target > 0)
		showIf(l.done, i < n && r.s.sides[i].Target > 0 && r.s.sides[i].Total > 0)
	}
}

func (r *scoreFace) draw(l *lane, side SideLook, x, width, height float32) {
	r.write(l, side, width)
	g := r.s.ground
	nameH, totalH, barH := l.name.MinSize().Height, l.total.MinSize().Height, barHeight(g)
	y := max(0, (height-nameH-totalH-barH-2)/2)
	put(l.name, x, y, width, nameH)
	totalW, goalW, away := min(width, l.total.NaturalWidth()+1), l.goal.NaturalWidth(), g.Units(6)
	put(l.total, x, y+nameH, totalW, totalH)
	put(l.goal, x+totalW+away, y+nameH, max(0, min(goalW+1, width-totalW-away)), totalH)
	if goalW > 0 {
		goalW += away
	}
	left := totalW + away*1.6 + goalW
	put(l.gain, x+left, y+nameH, max(0, width-left), totalH)
	y += nameH + totalH + 2
	put(l.track, x, y, width, barH)
	part := float32(0)
	if side.Target > 0 {
		part = min(1, max(0, float32(side.Total)/float32(side.Target)))
	}
	put(l.done, x, y, max(barH, width*part), barH)
	track, done := trackOnFelt, accent
	if r.s.OnPaper {
		track, done = trackOnPaper, barOnPaper
	}
	l.track.CornerRadius, l.done.CornerRadius = barH/2, barH/2
	l.track.FillColor, l.done.FillColor = themeColor(&r.s.BaseWidget, track), themeColor(&r.s.BaseWidget, done)
	l.track.Refresh()
	l.done.Refresh()
}

// hasGoal tells whether a side's goal has room beside its total: all sides show
// theirs, or none does.
func (r *scoreFace) hasGoal(l *lane, side SideLook, width float32) bool {
	l.total.Words, l.goal.Words = strconv.Itoa(side.Total), side.Goal
	return l.goal.NaturalWidth() <= width-l.total.NaturalWidth()-r.s.ground.Units(10)
}

// write gives a lane its words: the short name and no gain where there is no room
// for more.
func (r *scoreFace) write(l *lane, side SideLook, width float32) {
	ink, muted, gain := inkOnFelt, inkOnFelt, gainOnFelt
	if r.s.OnPaper {
		ink, muted, gain = inkOnPaper, mutedPaper, gainOnPaper
	}
	l.name.Words, l.name.Color = side.Name, muted
	l.total.Words, l.total.Color = strconv.Itoa(side.Total), ink
	l.goal.Words, l.goal.Color = side.Goal, muted
	l.gain.Words, l.gain.Color = side.Gain, gain
	if side.Short != "" && l.name.NaturalWidth() > width {
		l.name.Words = side.Short
	}
	room := width - l.total.NaturalWidth() - r.s.ground.Units(10)
	// What was just made is news: the goal steps back for it.
	if goal := l.goal.NaturalWidth() + r.s.ground.Units(6); l.gain.Words != "" && l.gain.NaturalWidth() > room-goal {
		l.goal.Words = ""
	}
	if l.gain.NaturalWidth()*leastFit > room {
		l.gain.Words = ""
	}
	for _, t := range []*Text{l.name, l.total, l.goal, l.gain} {
		t.Fit = true
		t.Refresh()
	}
}
