package layout

import "slices"

// Measures of a seat, in units at normal text size.
const (
	faceSize  = 60  // a portrait
	lineSize  = 23  // a line of text
	seatWidth = 150 // room for a name
	narrow    = 560 // a stage below this width has all the others along its top
)

// Stage lays the other players and the trick out so that the trick gets the
// room: on a narrow table and beside a panel everybody else sits along the top,
// the next player still on the right; on a wide one the neighbours sit at the
// sides and those across at the top. text is how much larger than usual texts
// are, header the height that the score needs. TableGeometry does it for a
// header of the usual height; to do it again changes nothing else.
func (g *Geometry) Stage(text, header float32, clockwise bool) {
	if len(g.Seats) < 2 {
		return
	}
	if more := header - g.Header.H; more > 0 {
		g.Header.H += more
		if g.Side {
			g.share()
		} else {
			g.stage.Y += more
			g.stage.H -= more
		}
	}
	seats, stage := len(g.Seats), g.stage
	words := 2*lineSize*text*g.Scale + 4
	g.Board = Rect{}
	if g.Side || stage.W < narrow*g.Scale && seats <= 4 {
		g.along(stage, words, text)
	} else {
		g.beside(stage, words, text)
	}
	if clockwise {
		slices.Reverse(g.Seats[1:])
	}
	g.gather()
	if g.board && g.Board.Empty() {
		g.boardBeside(text)
	}
	g.Cards = CardPlaces(g.Trick.W, g.Trick.H, seats, clockwise, mostCard, CardRatio)
	for i := range g.Cards {
		g.Cards[i].X += g.Trick.X
		g.Cards[i].Y += g.Trick.Y
	}
}

// share splits the side panel below the header between message and buttons.
func (g *Geometry) share() {
	panel := g.Message
	if !g.Actions.Empty() {
		panel = panel.around(g.Actions)
	}
	panel.H = panel.Bottom() - g.Header.Bottom() - Gap
	panel.Y = g.Header.Bottom() + Gap
	g.Message = panel
	if !g.Actions.Empty() {
		g.Actions, g.Message = panel.CutBottom(panel.H * 0.55)
	}
}

// gather puts the message in the middle under the trick, with the own seat at one
// side of it and a button at the other, where a wide window would leave them at
// its edges.
func (g *Geometry) gather() {
	own := seatWidth * g.Scale
	row := g.Seats[0].around(g.Message)
	words := min(520*g.Scale, row.W-2*(own+Gap))
	if g.Side || !g.Again.Empty() || words < 360*g.Scale {
		return
	}
	message := row.Centre(words, row.H)
	seat, again := Rect{message.X - own - Gap, row.Y, own, row.H}, Rect{message.Right() + Gap, row.Y, own, row.H}
	if g.Seats[0].X > g.Message.X {
		seat, again = again, seat
	}
	for _, other := range g.Seats[1:] {
		if other.Overlaps(seat) || other.Overlaps(again) {
			return
		}
	}
	g.Seats[0], g.Message, g.Again = seat, message, again
}

// around is the smallest rectangle with r and o.
func (r Rect) around(o Rect) Rect {
	x, y := min(r.X, o.X), min(r.Y, o.Y)
	return Rect{x, y, max(r.Right(), o.Right()) - x, max(r.Bottom(), o.Bottom()) - y}
}

// boardWidth is how wide the board is beside a trick, boardLine how high a row of
// it is above one.
const (
	boardWidth = 168
	boardLine  = 76
)

// boardAbove cuts the board off what lies below the upper seats of a narrow table.
func (g *Geometry) boardAbove(rest Rect, text float32) Rect {
	if g.board && !g.Side && rest.W < narrow*g.Scale {
		g.Board, rest = rest.CutTop(min(boardLine*text*g.Scale, max(min(Target, rest.H-Target-2*Gap), rest.H*0.28)))
	}
	return rest
}

// boardBeside cuts the board off the left of a wide trick, and as much off the
// right if the cards stay nearly as large, so that they stay in the middle.
func (g *Geometry) boardBeside(text float32) {
	seats := len(g.Seats)
	wide := min(boardWidth*min(text, 1.4)*g.Scale, g.Trick.W*0.3)
	board, rest := g.Trick.CutLeft(wide)
	_, middle := rest.CutRight(wide)
	of := func(r Rect) float32 { return CardPlaces(r.W, r.H, seats, false, mostCard, CardRatio)[0].W }
	if of(middle) > of(rest)*0.9 {
		rest = middle
	}
	g.Board, g.Trick = board, rest
}

// along puts all others in a row at the top, from right to left.
func (g *Geometry) along(stage Rect, words, text float32) {
	n := len(g.Seats) - 1
	face := min(faceSize*g.Scale, max(32, stage.H*0.34-words))
	high := face + words
	if stage.W/float32(n) > 2*high { // a face beside its words
		high = max(face, words)
	}
	if g.Side { // there is width for a face beside its words, but no height
		high = min(high, max(Target+4, stage.H*0.35))
	}
	row, rest := stage.CutTop(high)
	if g.Side {
		_, rest = rest.CutLeft(g.Seats[0].W)
	}
	step := row.W / float32(n)
	for i := range n {
		g.Seats[i+1] = Rect{row.Right() - float32(i+1)*step, row.Y, step, row.H}.inset(2)
	}
	g.Trick = g.boardAbove(rest, text)
}

// beside puts the neighbours at the sides and those across in a row at the top.
func (g *Geometry) beside(stage Rect, words, text float32) {
	g.Trick = stage
	others := g.Seats[1:]
	right, left, tops := 0, len(others)-1, others[1:max(1, len(others)-1)]
	if len(others) == 1 {
		tops = others
	}
	if len(tops) > 0 {
		var row Rect
		step := stage.W / float32(len(tops))
		high := max(words, min(faceSize*g.Scale, stage.H*0.25))
		if step-Gap <= 2*high { // no room for words beside a face
			high = words + min(faceSize*0.75*g.Scale, stage.H*0.12)
		}
		row, g.Trick = stage.CutTop(high)
		wide := min(2*seatWidth*g.Scale, step-Gap)
		for i := range tops {
			tops[i] = Rect{row.Right() - (float32(i)+0.5)*step - wide/2, row.Y, wide, row.H}
		}
	}
	g.Trick = g.boardAbove(g.Trick, text)
	if len(others) == 1 {
		return
	}
	wide := min(seatWidth*g.Scale, stage.W*0.2)
	_, g.Trick = g.Trick.CutLeft(wide)
	_, g.Trick = g.Trick.CutRight(wide)
	high := min(max(faceSize*1.25*g.Scale, min(faceSize*1.7*g.Scale, g.Trick.H*0.3))+words, g.Trick.H)
	y := g.Trick.Y + (g.Trick.H-high)/2
	others[right] = Rect{stage.Right() - wide, y, wide, high}
	others[left] = Rect{stage.X, y, wide, high}
	if own := g.Seats[0]; own.Overlaps(others[left]) {
		others[left].Y = max(g.Trick.Y, own.Y-Gap-high)
		others[left].H = min(high, own.Y-Gap-others[left].Y)
		others[right].Y, others[right].H = others[left].Y, others[left].H
	}
}

func (r Rect) inset(d float32) Rect { return Rect{r.X + d, r.Y, r.W - 2*d, r.H} }
