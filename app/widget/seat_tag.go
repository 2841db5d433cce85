package widget

import "strings"

// leastTag is how small the few words at a seat become before they are cut.
const leastTag = 0.44

// tagBeside puts the tag behind the note, if both have room there.
func (r *seatFace) tagBeside(width, height float32) bool {
	alone := r.note.Words
	if r.s.look.Tag == "" {
		return true
	}
	r.note.Words = strings.TrimPrefix(alone+" · "+r.s.look.Tag, " · ")
	if r.statusWidth(height)*0.75 <= width {
		return true
	}
	r.note.Words = alone
	return false
}

// tagFace is the height below which a face has its plate beside it, tagGap units
// apart, if there is room: over it the plate would hide it.
const tagFace, tagGap float32 = 44, 10

// plate is the size of the small plate at its usual letters.
func (r *seatFace) plate() (width, height float32) {
	height = r.tag.MinSize().Height
	return r.tag.NaturalWidth() + 0.9*height, height
}

// tagAt draws the small plate over the lower edge of a face.
func (r *seatFace) tagAt(x, bottom, width float32) {
	shown := r.s.look.Tag != ""
	showIf(r.label, shown)
	showIf(r.tag, shown)
	w, height := r.plate()
	edge := height * 0.3
	if w > width { // smaller letters, that need less of an edge
		r.tag.Scale = 0.7
		height = r.tag.MinSize().Height
		w, edge = width, height*0.15
	}
	put(r.label, x-w/2, bottom-height, w, height)
	put(r.tag, x-w/2+edge, bottom-height, w-2*edge, height)
	r.label.CornerRadius = height / 2
}
