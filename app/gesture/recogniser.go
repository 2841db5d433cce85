package gesture

import "time"

// Recogniser turns events into intents. It is not safe for several goroutines.
//
// Unless cards are marked it plays at most once before Renew is called, plays only what Hand allows, and
// lets neither a double tap nor a tap meant for the hand before play a card.
type Recogniser struct {
	Mode Mode

	hand    Hand
	raised  int
	hover   bool // the mouse raised it: it falls when the mouse leaves
	press   press
	resting fingers // fingers that another finger took over from
	echo    bool    // a Tap or LongTap now belongs to a press that has ended
	movable bool    // this device reports TouchMoves
	dragAt  [2]float32
	dragged bool // dragAt is a place
	fading  bool // the last Drag was a repeat after the lift
	waiting bool // a card was played and the hand has not been renewed
	quiet   time.Time
	marked  mark
}

// mark is the last card that was played in the mode Marking.
type mark struct {
	card int
	at   time.Time
}

// New makes a recogniser with no card raised.
func New(hand Hand, mode Mode) *Recogniser {
	return &Recogniser{Mode: mode, hand: hand, raised: -1}
}

// Raised gives the card that stands up, or -1. A card that was played stays
// raised until Renew.
func (r *Recogniser) Raised() int { return r.raised }

// Waiting tells whether a card was played and the hand has not been renewed.
func (r *Recogniser) Waiting() bool { return r.waiting }

// Sliding tells whether a finger slides along the hand now: it hides the card
// that it raises.
func (r *Recogniser) Sliding() bool {
	return r.press.on && r.press.by == finger && r.press.slid() && !r.waiting && r.raised >= 0
}

// Renew tells that the hand has changed, or that it may be played from again,
// and which card stands up now (-1 for none). A press that is under way cannot
// play any more, and for a moment no new one can.
func (r *Recogniser) Renew(at time.Time, raised int) {
	if raised < 0 || raised >= r.hand.Len() {
		raised = -1
	}
	r.raised = raised
	r.waiting = false
	r.press.dead = true
	r.hush(at, Settle)
}

// Feed takes the next event and tells what it means.
func (r *Recogniser) Feed(e Event) Intent {
	switch e.Kind {
	case TouchDown:
		return r.touchDown(e)
	case TouchMove:
		return r.touchMove(e)
	case TouchUp:
		r.echo = true
		r.resting.set(e.Finger, false)
		return r.end(e, finger)
	case TouchCancel:
		r.resting.set(e.Finger, false)
		if r.press.by == finger && r.press.finger == e.Finger {
			r.press.on = false
		}
	case Drag:
		return r.drag(e)
	case DragEnd:
		return r.dragEnd(e)
	case Tap, LongTap:
		return r.tap(e)
	case MouseIn, MouseMove, MouseOut, MouseDown, MouseUp:
		return r.mouse(e)
	case Key:
		return r.key(e)
	case Outside:
		return r.lower()
	case LifecycleLost:
		r.press, r.resting = press{}, 0
		return r.lower()
	case Tick:
		r.expire(e.At)
	}
	return nothing
}

// hush lets no press that begins in the next while play.
func (r *Recogniser) hush(at time.Time, while time.Duration) {
	if until := at.Add(while); until.After(r.quiet) {
		r.quiet = until
	}
}

func (r *Recogniser) hushed(at time.Time) bool { return r.waiting || at.Before(r.quiet) }

func (r *Recogniser) expire(at time.Time) {
	if r.press.on && at.Sub(r.press.last) > Lost {
		r.press.on = false
	}
}

func (r *Recogniser) raise(card int) Intent {
	if card < 0 || card == r.raised || r.waiting {
		return nothing
	}
	r.raised = card
	return Intent{Raise, card}
}

func (r *Recogniser) lower() Intent {
	r.hover = false
	if r.raised < 0 || r.waiting {
		return nothing
	}
	r.raised = -1
	return Intent{Lower, -1}
}

// mark plays a card and leaves the hand ready; a double tap on it is one tap.
func (r *Recogniser) mark(card int, at time.Time) Intent {
	if card == r.marked.card && at.Sub(r.marked.at) < DoubleTap {
		return nothing
	}
	r.marked, r.raised = mark{card, at}, card
	return Intent{Play, card}
}

// attempt plays a card if the hand is ready and allows it.
func (r *Recogniser) attempt(card int, at time.Time) Intent {
	if r.hushed(at) || card < 0 || card >= r.hand.Len() {
		return nothing
	}
	switch r.hand.May(card) {
	case Allowed:
		if r.Mode == Marking {
			return r.mark(card, at)
		}
		r.waiting = true
		r.raised = card
		r.hush(at, DoubleTap)
		return Intent{Play, card}
	case Forbidden:
		return Intent{Refuse, card}
	}
	return nothing
}
