package gesture

// begin starts a press; the card under it rises at once.
func (r *Recogniser) begin(e Event, by device) Intent {
	r.echo = false
	card := r.hand.At(e.X, e.Y, r.raised)
	r.press = press{on: true, by: by, finger: e.Finger, x: e.X, y: e.Y, card: card,
		column: r.hand.Along(e.X, e.Y), raised: card >= 0 && card == r.raised,
		dead: r.hushed(e.At), last: e.At}
	if r.press.dead {
		return nothing
	}
	r.hover = by == mouse
	return r.raise(card)
}

// move follows a press; once it slides, the card under it rises.
func (r *Recogniser) move(e Event) Intent {
	column := r.hand.Along(e.X, e.Y)
	r.press.travel(e, column)
	if !r.press.slid() || r.press.dead && r.hushed(e.At) {
		return nothing
	}
	return r.raise(column)
}

// finish ends a press where it was last seen.
func (r *Recogniser) finish(e Event) Intent {
	p := r.press
	r.press.on = false
	switch {
	case p.slid() || p.dead:
		return nothing
	case p.card < 0:
		return r.lower()
	case p.shy:
		return nothing
	case p.by == mouse || p.raised || r.Mode != RaiseThenPlay:
		return r.attempt(p.card, e.At)
	}
	return nothing
}

// end finishes a press of a device, if there is one, at a new place.
func (r *Recogniser) end(e Event, by device) Intent {
	if !r.press.on || r.press.by != by || r.press.finger != e.Finger {
		return nothing
	}
	return either(r.move(e), r.finish(e))
}

// either gives the later of two intents that means anything.
func either(first, second Intent) Intent {
	if second.Do != Nothing {
		return second
	}
	return first
}

func (r *Recogniser) touchDown(e Event) Intent {
	r.expire(e.At)
	other := r.press.on && r.press.by == finger && r.press.finger != e.Finger
	if other {
		r.resting.set(r.press.finger, true)
	}
	r.resting.set(e.Finger, false)
	i := r.begin(e, finger)
	r.press.shy = other
	return i
}

// touchMove also takes up a finger that slid in from outside: it has no card of
// its own, so it can only raise.
func (r *Recogniser) touchMove(e Event) Intent {
	r.movable = true
	switch {
	case r.press.on && r.press.by == finger && r.press.finger == e.Finger:
	case r.press.on || r.resting.has(e.Finger):
		return nothing
	default:
		r.press = press{on: true, finger: e.Finger, x: e.X, y: e.Y, card: -1, column: -1,
			far: 2 * ShortDrag, dead: true, last: e.At}
	}
	return r.move(e)
}

// drag follows a press by its Drags where nothing better is reported.
func (r *Recogniser) drag(e Event) Intent {
	at := [2]float32{e.X, e.Y}
	repeat := r.dragged && at == r.dragAt && (e.DX != 0 || e.DY != 0)
	r.dragAt, r.dragged, r.fading = at, true, repeat
	switch {
	case repeat && r.press.on && r.press.drag:
		return r.finish(e)
	case repeat, r.press.on && r.press.second():
		return nothing
	case r.press.on:
		r.press.drag = true
	case r.movable:
		return nothing // the press ended elsewhere
	default:
		start := e
		start.X, start.Y = e.X-e.DX, e.Y-e.DY
		first := r.begin(start, drag)
		r.press.drag = true
		return either(first, r.move(e))
	}
	if r.press.by == finger && r.movable {
		r.press.last = e.At
		return nothing
	}
	return r.move(e)
}

// dragEnd finishes the press that the Drags belong to. For that of a second
// finger it can mean anything, so that one ends without a meaning. After
// repeats it is about a press that has ended.
func (r *Recogniser) dragEnd(e Event) Intent {
	late := r.fading
	r.dragged, r.fading = false, false
	switch {
	case late:
	case r.press.on && r.press.drag:
		return r.finish(e)
	case r.press.second():
		r.press.on = false
	}
	return nothing
}

// tap counts unless it is the echo of a press that has ended.
func (r *Recogniser) tap(e Event) Intent {
	if r.echo {
		r.echo = false
		return nothing
	}
	if r.press.on {
		return either(r.move(e), r.finish(e))
	}
	return either(r.begin(e, finger), r.finish(e))
}

func (r *Recogniser) mouse(e Event) Intent {
	switch {
	case e.Kind == MouseOut:
		if r.hover {
			return r.lower()
		}
	case e.Kind == MouseDown && e.Second:
		r.echo = true // its LongTap means nothing in a hand
	case e.Kind == MouseDown:
		return r.begin(e, mouse)
	case e.Kind == MouseUp && !e.Second:
		r.echo = true
		return r.end(e, mouse)
	case e.Kind == MouseIn, e.Kind == MouseMove:
		return r.point(e)
	}
	return nothing
}

// point raises the card under the mouse.
func (r *Recogniser) point(e Event) Intent {
	if r.press.on && r.press.by == mouse {
		return r.move(e)
	}
	card := r.hand.At(e.X, e.Y, r.raised)
	if card < 0 {
		if r.hover {
			return r.lower()
		}
		return nothing
	}
	r.hover = true
	return r.raise(card)
}

func (r *Recogniser) key(e Event) Intent {
	n := r.hand.Len()
	if n == 0 {
		return nothing
	}
	r.hover = false
	switch e.Key {
	case Next:
		return r.raise((r.raised + 1) % n)
	case Prior:
		return r.raise((max(r.raised, 0) + n - 1) % n)
	case First:
		return r.raise(0)
	case Last:
		return r.raise(n - 1)
	case Pick:
		if e.Card >= 0 && e.Card < n {
			return r.raise(e.Card)
		}
	case Confirm:
		return r.attempt(r.raised, e.At)
	case Escape:
		return r.lower()
	}
	return nothing
}
