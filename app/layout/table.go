package layout

// TableOptions is what the shape of a table depends on besides its size. The
// zero value is a Jass table for a right-handed player with normal cards.
type TableOptions struct {
	Clockwise bool    // play runs to the left: the next seat sits to your left
	Large     bool    // large cards
	LeftHand  bool    // buttons and the side panel on the left
	Watch     bool    // a table screen: no hand, no action bar
	Far       bool    // looked at from across the room
	Board     bool    // room for cards and facts that lie open
	Cards     int     // the most cards the hand holds in this game; 0 is 12
	Text      float32 // how much larger than usual texts are, 1 to 2; 0 is 1
}

// Geometry says where the parts of a table lie. Nothing overlaps and nothing
// reaches outside; the card places lie within Trick. Seats and Cards are
// indexed by the distance in order of play: 0 is you, at the bottom, and 1 the
// next to play, on your right, or on your left where play is clockwise.
type Geometry struct {
	Side    bool    // header, message and actions stand beside the table
	Scale   float32 // how much bars and seats have grown, see Grow
	Header  Rect    // score, trump, menu
	Message Rect
	Again   Rect // beside the message on a wide table, for the last trick; else empty
	Board   Rect // for cards and facts that lie open; empty unless asked for
	Actions Rect // empty for a table screen
	Hand    Rect // as wide as the window; empty for a table screen
	Trick   Rect
	Seats   []Rect
	Cards   []Rect

	stage Rect // what the other players and the trick share
	board bool
}

// CardRatio is the height of a card over its width, that of the drawn cards.
const CardRatio = 1.5

// TableGeometry lays out a table of 2 to 7 seats in width by height units: from
// 360x640 or 640x360 upwards everything fits.
func TableGeometry(width, height float32, seats int, o TableOptions) Geometry {
	p := newPlan(width, height, o)
	g := Geometry{Scale: p.scale, Side: p.side, board: o.Board}
	area := Rect{0, 0, width, height}
	if !o.Watch {
		g.Hand, area = area.CutBottom(p.hand)
	}
	area = Rect{Gap, Gap, area.W - 2*Gap, max(0, area.H-Gap)}
	if o.Watch {
		area.H -= Gap
	}
	g.Seats = make([]Rect, seats)
	if p.side {
		g.Seats[0], g.stage = p.besides(&g, area)
	} else {
		g.Seats[0], g.stage = p.stacked(&g, area)
	}
	g.Stage(p.Text, 0, o.Clockwise)
	return g
}

// Grow is how much larger than on a phone or tablet words and touch targets are
// in a window of width by height units: a large screen is looked at from afar, and
// one that shows the table to all (far) from across the room.
func Grow(width, height float32, far bool) float32 {
	grow := min(3, max(1, min(width/1200, height/760)))
	if far {
		grow *= min(grow, 1.5)
	}
	return grow
}

// plan holds the sizes that follow from a window and the wishes.
type plan struct {
	TableOptions
	side                        bool
	scale                       float32
	hand, header, line, actions float32
	seatW, seatH                float32
}

// leastRoom is the height between the bars below which header and buttons leave
// the stack and stand beside the table, where it is wide enough; leastTrick is
// what a hand has to leave to the trick.
const (
	leastRoom  = 300
	leastTrick = 150
)

func newPlan(width, height float32, o TableOptions) plan {
	o.Text = min(max(o.Text, 1), 2)
	if o.Cards == 0 {
		o.Cards = 12
	}
	p := plan{TableOptions: o, scale: Grow(width, height, o.Far)}
	p.header = p.scale * max(Target, 20+28*o.Text)
	p.line = p.scale * 28 * o.Text
	p.actions = p.scale * (28 + 20*o.Text)
	p.seatW = p.scale * min(max(width/5, 72), 112)
	p.seatH = p.scale * (44 + 20*o.Text)
	room := height - p.header - max(p.line, Target*p.scale) - p.actions - 5*Gap
	if !o.Watch {
		p.hand = HandHeight(o.Cards, width, height, o.Large)
		p.side = width >= 640 && width > height && room-p.hand < leastRoom*p.scale
	}
	if p.side {
		room = height - 2*Gap
		p.seatH = min(p.seatH, max(Target+4, height*0.17))
		p.header = min(p.header, max(Target, height*0.18))
	}
	if most := room - p.seatH - leastTrick*p.scale; !o.Watch && p.hand > most {
		p.hand = fitHand(o.Cards, width, most, o.Large)
	}
	return p
}

// stacked puts the header above the table, message and actions below it. It
// returns the own seat and what is left for the table.
func (p plan) stacked(g *Geometry, area Rect) (own, table Rect) {
	g.Header, area = area.CutTop(p.header)
	if !p.Watch {
		g.Actions, area = area.CutBottom(p.actions)
	}
	row, area := area.CutBottom(max(p.line, Target*p.scale))
	if p.LeftHand {
		own, g.Message = row.CutRight(p.seatW)
	} else {
		own, g.Message = row.CutLeft(p.seatW)
	}
	return own, area
}

// besides puts header, message and actions into a panel at the side of the
// thumb. It returns the own seat and what is left for the table.
func (p plan) besides(g *Geometry, area Rect) (own, table Rect) {
	w := min(max(area.W*0.28, 168), 300)
	var panel Rect
	if p.LeftHand {
		panel, area = area.CutLeft(w)
	} else {
		panel, area = area.CutRight(w)
	}
	g.Header, panel = panel.CutTop(p.header)
	g.Message = panel
	if !p.Watch {
		g.Actions, g.Message = panel.CutBottom(max(p.actions, panel.H-2*p.line-Gap))
	}
	own = Rect{area.X, area.Bottom() - p.seatH, p.seatW, p.seatH}
	return own, area
}
