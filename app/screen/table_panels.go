package screen

import (
	"strings"

	"fyne.io/fyne/v2"

	"krutzjass/app/session"
	"krutzjass/app/widget"
	"krutzjass/engine"
)

// fillPanel lays the end of a hand or of the match on the table.
func (t *Table) fillPanel() {
	t.panel = nil
	switch t.step.Pause {
	case session.HandPause:
		t.panel = t.handPanel()
	case session.EndPause:
		t.panel = t.endPanel()
	}
	t.stack()
}

// handPanel tells what each side made of the hand and from what.
func (t *Table) handPanel() *widget.Sheet {
	look := widget.SheetLook{Title: t.text("table.hand.title"), Clear: true, Wide: t.panelWidth(),
		Body: t.handBody()}
	if t.p.Next != nil {
		look.Buttons = t.buttons(widget.NewButton(t.ground, t.text("table.hand.next"), widget.Primary, t.next))
	}
	return widget.NewSheet(t.ground, look)
}

// handBody is what was made of a hand and how the sides stand now.
func (t *Table) handBody() []fyne.CanvasObject {
	made := widget.NewGrid(t.ground, t.madeRows())
	if t.alone() {
		return append([]fyne.CanvasObject{made}, t.reviewBody()...)
	}
	return append([]fyne.CanvasObject{widget.NewPair(t.ground, made, t.race())}, t.reviewBody()...)
}

// panelWidth is how wide a panel may be: wide where the window is low, so that
// what it tells needs no scrolling.
func (t *Table) panelWidth() float32 {
	if size := t.root.Size(); size.Height < 600*t.ground.Grow && size.Width > size.Height {
		return 780
	}
	return 480
}

// endPanel tells who has won, and offers a new game or the way home.
func (t *Table) endPanel() *widget.Sheet {
	first := []fyne.CanvasObject{widget.NewFaces(t.ground, t.winnerFaces()), t.race()}
	made, second := widget.NewGrid(t.ground, t.madeRows()), t.scoreBody()[1:]
	if review := t.reviewBody(); len(review) > 0 {
		first, second = append(first, review...), append([]fyne.CanvasObject{made}, second...)
	} else {
		first = append(first, made)
	}
	left, right := widget.NewColumn(t.ground.Units(10), first...), widget.NewColumn(t.ground.Units(10), second...)
	look := widget.SheetLook{Title: t.whoWon(), Clear: true, Wide: max(640, t.panelWidth()), Body: []fyne.CanvasObject{widget.NewPair(t.ground, left, right)}}
	if t.p.NewGame != nil {
		look.Buttons = append(look.Buttons, widget.NewButton(t.ground, t.text("table.end.new"), widget.Primary, t.p.NewGame))
	}
	if t.p.Leave != nil {
		home := widget.NewButton(t.ground, t.text("table.end.home"), widget.Plain, t.p.Leave)
		home.Outlined = true
		look.Buttons = append(look.Buttons, home)
	}
	t.buttons(look.Buttons...)
	return widget.NewSheet(t.ground, look)
}

func (t *Table) buttons(list ...*widget.Button) []*widget.Button {
	for _, b := range list {
		b.OnKey = t.typed
	}
	return list
}

// winnerFaces are the portraits of those who have won.
func (t *Table) winnerFaces() (faces []widget.Picture) {
	for i := range t.view().Setup.Seats {
		if s := t.seatAt(i); t.view().Winners.Has(t.p.Game.Info().Side(s)) {
			faces = append(faces, t.facePicture(s))
		}
	}
	return faces
}

// whoWon names the winners.
func (t *Table) whoWon() string {
	winners := t.view().Winners
	if winners.Has(t.ownSide()) && t.view().Viewer != engine.Nobody {
		if partner := t.partner(); partner != engine.Nobody {
			return t.text("table.end.you.and", t.playerName(partner))
		}
		return t.text("table.end.you")
	}
	var names []string
	for i := range t.view().Setup.Seats {
		if s := t.seatAt(i); winners.Has(t.p.Game.Info().Side(s)) {
			names = append(names, t.playerName(s))
		}
	}
	switch n := len(names); n {
	case 0:
		return t.text("table.refused.over")
	case 1:
		return t.text("table.end.one", names[0])
	default:
		return t.text("table.end.many", strings.Join(names[:n-1], ", "), names[n-1])
	}
}
