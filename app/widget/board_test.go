package widget

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"krutzjass/app/layout"
	"krutzjass/engine/card"
)

func (x *held) handOf(cards string) card.Set {
	x.t.Helper()
	set, err := card.ParseSet(cards)
	if err != nil {
		x.t.Fatal(err)
	}
	return set
}

// seen are the visible parts of a widget.
func seenParts(w fyne.Widget) (list []layout.Rect) {
	for _, o := range test.WidgetRenderer(w).Objects() {
		if o.Visible() && o.Size().Width > 0 {
			list = append(list, layout.Rect{X: o.Position().X, Y: o.Position().Y, W: o.Size().Width, H: o.Size().Height})
		}
	}
	return list
}

func TestBoardFitsItsPlace(t *testing.T) {
	cards := func(n int) []Picture { return make([]Picture, n) }
	item := func(caption, words string, p Picture, n int) BoardItem {
		list := cards(n)
		for i := range list {
			list[i] = blank
		}
		return BoardItem{Caption: caption, Words: words, Picture: p, Cards: list}
	}
	for name, items := range map[string][]BoardItem{
		"empty":  nil,
		"chips":  {item("Face up", "", nil, 3), item("Pot", "128", Chips, 0), item("Cards in the stock", "12", nil, 0)},
		"facts":  {item("Schlag", "Ober", nil, 0), item("Stake", "2", nil, 0), item("Rechte", "", nil, 1), item("Kritische", "", nil, 3)},
		"cards":  {item("Face up", "", nil, 1)},
		"number": {item("Pot", "1000000", Chips, 0)},
	} {
		for _, size := range [][2]float32{{344, 76}, {360, 70}, {168, 286}, {240, 440}, {330, 120}, {344, 46}} {
			t.Run(fmt.Sprint(name, size), func(t *testing.T) {
				b := NewBoard(NewGround())
				b.Set(items)
				show(t, b, size[0], size[1])
				place := layout.Rect{X: -1, Y: -1, W: size[0] + 2, H: size[1] + 2}
				parts := seenParts(b)
				if len(parts) < 2*len(items) {
					t.Errorf("only %d parts are seen of %d items", len(parts), len(items))
				}
				for _, p := range parts {
					if !p.Within(place) {
						t.Errorf("a part at %v reaches outside", p)
					}
				}
			})
		}
	}
}

func TestBoardHidesWhatIsGone(t *testing.T) {
	b := NewBoard(NewGround())
	show(t, b, 300, 80)
	b.Set([]BoardItem{{Caption: "Face up", Cards: []Picture{blank, blank}}, {Caption: "Pot", Words: "7", Picture: Chips}})
	before := len(seenParts(b))
	b.Set([]BoardItem{{Caption: "Pot", Words: "7"}})
	if got := len(seenParts(b)); got != 2 || before != 6 {
		t.Errorf("%d parts are seen, then %d; want 6, then 2", before, got)
	}
}

func TestEmblems(t *testing.T) {
	for _, name := range []string{"OBE", "UND", "none", "slalom", "guschti", "joker", "misere", "3x3"} {
		p := Emblem(name)
		if p == nil {
			t.Errorf("there is no drawing of %q", name)
			continue
		}
		if a, b := p(40), p(40); a != b || a.Bounds().Dx() != 40 || blankImage(a) {
			t.Errorf("%q: the drawing of 40 pixels is not kept, not of that size or empty", name)
		}
	}
	if Emblem("H") != nil {
		t.Error("a suit has a sign, no emblem")
	}
}
