package screen

import (
	"image"

	"fyne.io/fyne/v2"

	"krutzjass/app/form"
	"krutzjass/app/text"
	"krutzjass/assets"
	"krutzjass/engine/card"
)

// HomeParams is what Home shows and where it leads. A nil callback has no tile.
type HomeParams struct {
	Words    *text.Words
	Pictures TablePictures
	Style    assets.Style
	Name     string     // of the first game
	Line     string     // what it is, in a line
	Games    []HomeGame // the others
	Saved    string     // who plays and how it stands; empty when no game is saved
	Finished bool       // the saved game is over
	Notices  []Notice   // what the person should know, such as a file that was set aside
	Continue func()
	New      func()
	Back     *Way // to a table of another device; nil for none
	Together func()
	Rules    func()
	Settings func()
}

// Notice is something to say on Home.
type Notice struct {
	Words  string // a sentence or two
	Detail string // for who looks closer, such as the name of a file; may be empty
}

// Home is the first screen: where a person can go.
type Home struct {
	page  *form.Page
	fans  fans
	list  *form.Box // of places to go to
	games *form.Box // the other ones
}

// OpenSize is the size in which the window opens: it has room for all of Home, and
// fits on a small laptop.
var OpenSize = fyne.NewSize(1180, 730)

// NewHome makes the screen. Nothing is drawn for it before it is shown.
func NewHome(p HomeParams) *Home {
	h := &Home{}
	h.fans = fans{fan(p.Pictures, p.Style, 190, heroCards...)}
	name := form.Words(p.Name, form.FeltInk)
	name.Bold, name.Scale, name.Align = true, 2.4, fyne.TextAlignCenter
	line := form.Words(p.Line, form.FeltMuted)
	line.Align = fyne.TextAlignCenter
	h.list = form.Column(10, h.tiles(p)...)
	hero := form.Column(8, h.fans[0], form.NewSnug(name), line)
	h.games = form.Column(12)
	if tiles := h.gameTiles(p); len(tiles) > 0 {
		title := form.Words(p.Words.T("home.games"), form.FeltInk)
		title.Bold, title.Scale = true, 1.2
		h.games = form.Column(10, form.NewSnug(title), form.Grid(300, 10, 3, tiles...))
	}
	h.page = form.NewPage(form.Felt, nil, homeBox(hero, h.list, h.games), nil).Middle()
	return h
}

func (h *Home) tiles(p HomeParams) []fyne.CanvasObject {
	sign := func(s card.Suit) *form.Picture {
		return form.NewPicture(44, 1, func(px int) image.Image {
			return p.Pictures.Sign(p.Style.Sign(s), px, p.Style.FourColours)
		})
	}
	var list []fyne.CanvasObject
	for _, notice := range p.Notices {
		said := []fyne.CanvasObject{form.Words(notice.Words, form.Ink)}
		if notice.Detail != "" {
			said = append(said, form.Small(notice.Detail))
		}
		list = append(list, form.Panel(said...))
	}
	w := p.Words
	if p.Continue != nil && p.Saved != "" {
		name := w.T("home.continue")
		if p.Finished {
			name = w.T("home.continue.finished")
		}
		list = append(list, form.NewTile(nil, name, p.Saved, true, p.Continue))
	}
	if p.Back != nil {
		list = append(list, form.NewTile(nil, w.T("together.way", p.Back.Name), p.Back.Line, true, p.Back.Back))
	}
	for _, t := range []struct {
		suit card.Suit
		key  string
		to   func()
	}{{card.Hearts, "new", p.New}, {card.Spades, "together", p.Together}, {card.Diamonds, "rules", p.Rules}, {card.Clubs, "settings", p.Settings}} {
		if t.to != nil {
			list = append(list, form.NewTile(sign(t.suit), w.T("home."+t.key), w.T("home."+t.key+".line"), false, t.to))
		}
	}
	return list
}

// homeBox puts the name of the game over the tiles, or on a wide screen beside
// them, and the other games below; what fits is in the middle.
func homeBox(hero, tiles, others *form.Box) *form.Box {
	return form.NewBox(func(width float32, put form.Put) float32 {
		const pad, column, wide, gap, apart = 20, 460, 820, 64, 28
		const widest, close = 598, 18 // of a column on a table screen; so that a laptop shows it all
		if width < wide {
			w := min(column, width-2*pad)
			y, left := float32(pad), (width-w)/2
			for _, part := range []*form.Box{hero, tiles, others} {
				h := part.HeightFor(w)
				put(part, left, y, w, h)
				y += h + apart
			}
			return y - apart + pad
		}
		w := min(widest, (width-2*pad-gap)/2)
		left, shown := (width-2*w-gap)/2, min(w, column*max(1, width/1280))
		a, b, below := hero.HeightFor(shown), tiles.HeightFor(w), others.HeightFor(2*w+gap)
		h := max(a, b)
		put(hero, left+(w-shown)/2, pad+(h-a)/2, shown, a)
		put(tiles, left+w+gap, pad+(h-b)/2, w, b)
		if below > 0 {
			put(others, left, pad+h+close, 2*w+gap, below)
			h += close + below
		}
		return h + 2*pad
	}, hero, tiles, others)
}

// Object implements Screen.
func (h *Home) Object() fyne.CanvasObject { return h.page.Object() }

// Key implements Screen.
func (h *Home) Key(e *fyne.KeyEvent) bool { return h.page.Key(e) }

// Redraw takes new pictures, for when some that were missing have been drawn.
func (h *Home) Redraw() {
	h.fans.refresh()
	h.list.Refresh()
}
