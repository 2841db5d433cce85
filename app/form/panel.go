package form

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"krutzjass/app/widget"
)

// Panel lays objects one under the other on a sheet of paper.
func Panel(objects ...fyne.CanvasObject) *Box {
	const pad = 16
	sheet := &canvas.Rectangle{CornerRadius: radius}
	inside := Column(gap*1.5, objects...)
	b := NewBox(func(width float32, put Put) float32 {
		h := inside.HeightFor(width-2*pad) + 2*pad
		put(sheet, 0, 0, width, h)
		put(inside, pad, pad, width-2*pad, h-2*pad)
		return h
	}, sheet, inside)
	b.dress = func() {
		sheet.FillColor, sheet.StrokeColor, sheet.StrokeWidth = themed(Paper), themed(Edge), 1
		sheet.Refresh()
	}
	return b
}

// Tile is a place to go to: a picture, a name and a line that says more.
type Tile struct {
	Press
	name   *Snug
	line   *widget.Text
	paper  *canvas.Rectangle   // light in every look: what lies on it is drawn for paper
	colour fyne.ThemeColorName // unless it is the main one
	art    float32             // width of a picture that needs no paper, such as cards; 0 for one that does
}

// NewCardTile makes a tile whose picture, of any shape and art units wide, lies
// on the tile itself.
func NewCardTile(picture fyne.CanvasObject, art float32, name, line string, tapped func()) *Tile {
	t := NewTile(picture, name, line, false, tapped)
	t.art = art
	t.paper.Hide()
	return t
}

// NewTile makes a tile; the main one stands out. The picture and the line may
// be missing.
func NewTile(picture fyne.CanvasObject, name, line string, main bool, tapped func()) *Tile {
	t := &Tile{name: Title(name, 1.2), line: Small(line), paper: &canvas.Rectangle{CornerRadius: 8}}
	if main {
		t.name.text.Color, t.line.Color = OnGold, OnGold
	}
	objects := []fyne.CanvasObject{t.name, t.line}
	if picture != nil {
		objects = append(objects, t.paper, picture)
	}
	t.press(t, name+". "+line, tapped, func(width float32, put Put) float32 {
		return t.lay(picture, width, put)
	}, objects...)
	t.colour = Paper
	t.fill = func() fyne.ThemeColorName {
		if main {
			return Gold
		}
		return t.colour
	}
	t.dress = func() { t.dressPlate(); t.paper.FillColor = themed(FeltInk) }
	return t
}

func (t *Tile) lay(picture fyne.CanvasObject, width float32, put Put) float32 {
	const pad, rise, plate, rim = 16, 12, 48, 5
	x, art, tall := float32(pad), float32(plate), float32(plate)
	if t.art > 0 {
		art = min(t.art, width/3)
		tall = HeightOf(picture, art)
	}
	if picture != nil {
		x += art + pad
	}
	w := width - x - pad
	name, line := t.name.HeightFor(w), float32(0)
	if t.line.Words != "" {
		line = t.line.HeightFor(w) + 2
	}
	h := max(name+line, tall) + 2*rise
	top := (h - name - line) / 2
	put(t.name, x, top, w, name)
	put(t.line, x, top+name+2, w, max(0, line-2))
	switch {
	case t.art > 0:
		put(picture, pad, (h-tall)/2, art, tall)
	case picture != nil:
		put(t.paper, pad, (h-art)/2, art, art)
		put(picture, pad+rim, (h-art)/2+rim, art-2*rim, art-2*rim)
	}
	return h
}

// OnPaper sets a tile off from the panel it lies on.
func (t *Tile) OnPaper() *Tile {
	t.colour = Plate
	return t
}

// Name gives the name of the place.
func (t *Tile) Name() string { return t.name.text.Words }

// Fold is more to choose that is hidden until asked for.
type Fold struct {
	Box
	head   *Pill
	within *Box
	less   string
}

// NewFold makes a closed fold; changed is called when its height has.
func NewFold(more, less string, changed func(), objects ...fyne.CanvasObject) *Fold {
	f := &Fold{less: less, within: Column(gap*1.5, objects...)}
	f.within.Hide()
	f.head = NewPill(more, false, func() {
		if f.within.Visible() {
			f.within.Hide()
			f.head.SetLabel(more)
		} else {
			f.within.Show()
			f.head.SetLabel(less)
		}
		changed()
	})
	box := Column(gap*1.5, f.head, f.within)
	f.objects, f.arrange = box.objects, box.arrange
	f.ExtendBaseWidget(f)
	return f
}

// Open opens the fold, without telling changed.
func (f *Fold) Open() {
	f.within.Show()
	f.head.SetLabel(f.less)
}

// Hides tells whether the fold is closed over an object.
func (f *Fold) Hides(o fyne.CanvasObject) bool {
	return !f.within.Visible() && slices.Contains(f.within.objects, o)
}

// Head gives the pill that opens and closes the fold.
func (f *Fold) Head() *Pill { return f.head }
