package widget

import "fyne.io/fyne/v2"

type barFace struct{ b *ActionBar }

func (r *barFace) Layout(size fyne.Size) {
	rows, heights := r.b.rows(size.Width)
	need := r.b.HeightFor(size.Width)
	switch each := (size.Height+barGap)/float32(len(rows)) - barGap; {
	case len(rows) == 0 || need <= size.Height+1:
	case each >= Touch:
		need = barGap * float32(len(rows)-1)
		for i, row := range rows {
			if heights[i] = each; row[0].Picture == nil {
				heights[i] = min(each, tallest(row))
			}
			need += heights[i]
		}
	default:
		rows, heights = r.b.squeezed(size.Width, size.Height)
		need = size.Height
	}
	y := max(0, (size.Height-need)/2)
	same := r.same(rows, size.Width)
	for i, row := range rows {
		r.row(row, y, heights[i], size.Width, same)
		y += heights[i] + barGap
	}
}

// same is the width of every button with a drawing where these stand in several
// rows, so that they stand in columns; 0 where each has a width of its own.
func (r *barFace) same(rows [][]*Button, width float32) (same float32) {
	lines, most := 0, 0
	for _, row := range rows {
		if row[0].Picture == nil {
			continue
		}
		lines, most = lines+1, max(most, len(row))
		for _, x := range row {
			same = max(same, x.MinSize().Width)
		}
	}
	if lines < 2 {
		return 0
	}
	return min(max(same, r.b.ground.Units(150)), (width+barGap)/float32(most)-barGap)
}

// row places one row; buttons with drawings and those in full rows share the
// width, up to a size that still looks like a button.
func (r *barFace) row(row []*Button, y, height, width, same float32) {
	widths := make([]float32, len(row))
	total := barGap * float32(len(row)-1)
	for i, x := range row {
		each := (width - barGap*float32(len(row)-1)) / float32(len(row))
		least := r.b.ground.Units(112)
		if x.Picture != nil {
			least = r.b.ground.Units(150)
		}
		widths[i] = min(max(x.MinSize().Width, min(each, least)), width)
		if same > 0 && row[0].Picture != nil {
			widths[i] = same
		}
		total += widths[i]
	}
	if total > width {
		// Each gets its share, by what it asks for beyond the least.
		n := float32(len(row))
		spare, asked := width-barGap*(n-1)-Touch*n, total-barGap*(n-1)-Touch*n
		for i := range widths {
			widths[i] = Touch + (widths[i]-Touch)*max(0, spare)/max(1, asked)
		}
		total = width
	}
	x := (width - total) / 2
	if r.b.Trailing {
		x = width - total
	}
	for i, b := range row {
		put(b, x, y, widths[i], height)
		x += widths[i] + barGap
	}
}

func (r *barFace) MinSize() fyne.Size { return fyne.NewSize(0, 0) }

func (r *barFace) Refresh() {
	for _, b := range r.b.buttons {
		b.Refresh()
	}
	r.Layout(r.b.Size())
	repaint(r.b)
}

func (r *barFace) Objects() []fyne.CanvasObject {
	list := make([]fyne.CanvasObject, len(r.b.buttons))
	for i, b := range r.b.buttons {
		list[i] = b
	}
	return list
}

func (r *barFace) Destroy() {}
