package widget

import "fyne.io/fyne/v2"

// bubbleWidth is what the words that were heard need.
func (r *seatFace) bubbleWidth() float32 { return r.balloon.NaturalWidth() + 20 }

// countWidth is what the number of cards and its gap take.
func (r *seatFace) countWidth(height float32) float32 {
	if r.s.look.Back == nil {
		return 0
	}
	return height/1.5 + 10 + r.count.NaturalWidth()
}

// heardWidth is the width of the status line while something is heard.
func (r *seatFace) heardWidth(height, width float32) float32 {
	if both := r.countWidth(height) + r.bubbleWidth(); both <= width {
		return both
	}
	return min(width, r.bubbleWidth())
}

// heard draws what was heard in the status line, beside the number of cards
// where both have room, else in its place.
func (r *seatFace) heard(x, y, width, height float32) {
	if r.s.look.Balloon == "" {
		return
	}
	if count := r.countWidth(height); count > 0 && count+r.bubbleWidth() <= width {
		r.back.Move(fyne.NewPos(x, y+1))
		r.count.Move(fyne.NewPos(x+height/1.5+4, y))
		x, width = x+count, width-count
	} else {
		r.back.Hide()
		r.count.Hide()
	}
	w, edge := r.bubbleWidth(), float32(6)
	if w > width {
		w, edge = width, edge/2
		r.balloon.Scale = 0.85
	}
	put(r.bubble, x, y, w, height)
	put(r.balloon, x+edge, y, w-2*edge, height)
}
