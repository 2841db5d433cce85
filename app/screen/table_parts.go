package screen

import (
	"image"
	"image/draw"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"

	"krutzjass/app/gesture"
	"krutzjass/app/layout"
	"krutzjass/app/widget"
	"krutzjass/assets"
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/theme"
)

// tableParts are the things that lie on the table all the time.
type tableParts struct {
	felt    *canvas.Raster
	header  *canvas.Rectangle
	menu    *widget.Button
	score   *widget.Score
	mark    *widget.Mark
	again   *widget.Button // the last trick
	seats   []*widget.Seat // by distance in the order of play: 0 is the viewer
	trick   *widget.Trick
	board   *widget.Board // what lies open beside the trick
	pad     *widget.NumberPad
	weis    *widget.Weis
	left    *widget.Countdown // of the pause in which Weis lie open
	message *widget.Message
	advice  *widget.Advice // what the coach says, in the place of the message
	actions *widget.ActionBar
	hand    *widget.Hand
	top     *fyne.Container // panel and sheet
}

// build makes the parts once; Show only changes what they show.
func (t *Table) build() {
	g := t.ground
	t.parts = tableParts{
		felt:   canvas.NewRaster(t.felt),
		header: &canvas.Rectangle{},
		menu:   widget.NewButton(g, "", widget.Quiet, t.openMenu),
		again:  widget.NewButton(g, "", widget.Quiet, t.openLastTrick),
		score:  widget.NewScore(g), mark: widget.NewMark(g), trick: widget.NewTrick(g), weis: widget.NewWeis(g),
		board: widget.NewBoard(g), pad: widget.NewNumberPad(g, t.text("table.pad.back"), t.typed),
		message: widget.NewMessage(g), advice: widget.NewAdvice(g, t.dismiss), actions: widget.NewActionBar(g), hand: widget.NewHand(t.p.Pictures),
		top: container.NewWithoutLayout(), left: widget.NewCountdown(),
	}
	p := &t.parts
	p.menu.Icon, p.menu.Spoken, p.menu.OnKey = fynetheme.MenuIcon(), t.text("table.menu"), t.typed
	p.again.Icon, p.again.Spoken, p.again.OnKey = fynetheme.HistoryIcon(), t.text("table.last"), t.typed
	p.score.OnTap = t.openScore
	p.trick.OnTap = t.next
	p.advice.Button.OnKey = t.typed
	p.hand.OnPlay = t.play
	p.hand.Spoken = t.spokenHand
	p.hand.OnRefused, p.hand.OnKey = t.refuse, t.typed
	p.pad.OnChange = t.rearm
	p.hand.OnMarked = t.rearm
	p.hand.OnRaised = func(card.Card, bool) { t.moved(); t.rearm() }
	p.actions.Now = t.p.Now
	t.root = container.New(&tableLayout{t}, p.felt, p.header, p.board, p.trick, p.pad, p.weis, p.left, p.menu, p.score, p.mark, p.again, p.message, p.advice, p.actions, p.hand, p.top)
	t.configure()
}

// rearm renews the buttons after the person raised or marked cards or typed a
// number.
func (t *Table) rearm() {
	t.parts.actions.Follow(t.offers())
	t.arrangeTalk()
}

// configure applies the settings.
func (t *Table) configure() {
	mode := gesture.RaiseThenPlay
	if t.p.Prefs.SingleTap {
		mode = gesture.SingleTap
	}
	h := t.parts.hand
	h.SetStyle(t.p.Style)
	h.SetMode(mode)
	h.SetLarge(t.p.Prefs.LargeCards)
	h.SetLeftHand(t.p.Prefs.LeftHand)
	h.SetReducedMotion(t.p.Prefs.ReducedMotion)
	t.parts.trick.ReducedMotion = t.p.Prefs.ReducedMotion
}

// seatWidgets gives as many places as the match has seats.
func (t *Table) seatWidgets() []*widget.Seat {
	n := len(t.view().Setup.Seats)
	for len(t.parts.seats) < n {
		t.parts.seats = append(t.parts.seats, widget.NewSeat(t.ground))
		t.root.Objects = append(t.root.Objects[:2:2], append([]fyne.CanvasObject{t.parts.seats[len(t.parts.seats)-1]}, t.root.Objects[2:]...)...)
	}
	return t.parts.seats[:n]
}

// cardPicture is the face of a card in the chosen style.
func (t *Table) cardPicture(c card.Card) widget.Picture {
	return func(px int) image.Image { return t.p.Pictures.Card(c, t.p.Style, px) }
}

// signPicture is the sign of a suit in the chosen faces.
func (t *Table) signPicture(s card.Suit) widget.Picture {
	return func(px int) image.Image { return t.p.Pictures.Sign(t.p.Style.Sign(s), px, t.p.Style.FourColours) }
}

// facePicture is the portrait of a seat.
func (t *Table) facePicture(s engine.Seat) widget.Picture {
	id := int(s)
	if id < len(t.p.Avatars) {
		id = t.p.Avatars[id]
	}
	return t.portrait(id)
}

// portrait is a face by its number.
func (t *Table) portrait(id int) widget.Picture {
	return func(px int) image.Image { return t.p.Pictures.Avatar(id, px) }
}

// suitName is what a suit is called in the chosen faces and language.
func (t *Table) suitName(s card.Suit) string {
	return assets.SignName(t.p.Style.Sign(s), t.p.Style.Lang)
}

// cardName is what a card is called.
func (t *Table) cardName(c card.Card) string { return assets.Name(c, t.p.Style, t.p.Style.Lang) }

// bottom is the seat at the bottom of the screen: the viewer, or seat 0 for an
// onlooker.
func (t *Table) bottom() engine.Seat { return max(0, t.view().Viewer) }

// clockwise tells whether the next seat sits on the viewer's left.
func (t *Table) clockwise() bool {
	return t.p.Game.Info().RunsClockwise(t.view().Setup.Options)
}

// distance is how far a seat is from the bottom in the order of play.
func (t *Table) distance(s engine.Seat) int {
	n := len(t.view().Setup.Seats)
	return (int(s) - int(t.bottom()) + n) % n
}

// seatAt is the opposite of distance.
func (t *Table) seatAt(distance int) engine.Seat {
	return engine.Seat((int(t.bottom()) + distance) % len(t.view().Setup.Seats))
}

// tableLayout lays the parts out anew at every size.
type tableLayout struct{ t *Table }

func (l *tableLayout) Layout([]fyne.CanvasObject, fyne.Size) { l.t.arrange() }

// MinSize asks for nothing: a window may be as small as it likes, the table fits
// from 360x640 units on.
func (l *tableLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, 0) }

// put moves and resizes an object to a rectangle.
func put(o fyne.CanvasObject, r layout.Rect) {
	o.Move(fyne.NewPos(r.X, r.Y))
	o.Resize(fyne.NewSize(r.W, r.H))
}

// felt draws the cloth in the theme's colour.
func (t *Table) felt(w, h int) image.Image {
	settings := fyne.CurrentApp().Settings()
	cloth := settings.Theme().Color(theme.ColorFelt, settings.ThemeVariant())
	if t.plain {
		flat := image.NewNRGBA(image.Rect(0, 0, w, h))
		draw.Draw(flat, flat.Rect, image.NewUniform(cloth), image.Point{}, draw.Src)
		return flat
	}
	return theme.Felt(cloth, w, h)
}
