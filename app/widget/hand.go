package widget

import (
	"image"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"krutzjass/app/gesture"
	"krutzjass/app/layout"
	"krutzjass/assets"
	"krutzjass/engine/card"
)

// Pictures gives card faces that are width pixels wide. It may give a smaller
// one first: refresh the hand when the right one is there.
type Pictures interface {
	Card(c card.Card, s assets.Style, width int) image.Image
}

// Hand is the player's cards in a strip along the bottom (UX.md, Table). It is
// one widget with one hit test: what a press means is decided by app/gesture,
// where the cards lie by app/layout. All its methods belong to the UI goroutine.
type Hand struct {
	widget.BaseWidget
	OnPlay    func(card.Card)            // a card that may be played was chosen
	OnRefused func(card.Card)            // a card was chosen that a rule forbids: say which
	OnRaised  func(c card.Card, up bool) // the player raised a card, or lowered the one that was up
	OnMarked  func()                     // other cards are marked, see SetMarking
	OnKey     func(*fyne.KeyEvent)       // a key the focused hand has no use for
	Spoken    func(HandState) string     // the hand in words, for screen readers
	Now       func() time.Time           // the clock; time.Now unless a test sets another

	pictures Pictures
	style    assets.Style
	options  layout.StripOptions
	still    bool // no animation
	focused  bool
	barred   bool // by SetReachable
	cards    []card.Card
	legal    card.Set
	asked    bool
	mode     gesture.Mode // while cards are played
	most     int          // how many cards may be marked; 0 while cards are played
	marks    []int        // the marked cards by index, the oldest mark first
	noted    card.Set
	strip    layout.Strip
	gesture  *gesture.Recogniser
	lost     *fyne.Animation // a clock that runs while a finger slides
}

// HandState is what can be said about a hand.
type HandState struct {
	Cards   []card.Card
	Allowed []bool // by index; all false unless Asked
	Raised  int    // index, or -1
	Asked   bool   // a card is to be played
}

// NewHand makes an empty hand.
func NewHand(p Pictures) *Hand {
	h := &Hand{pictures: p, Now: time.Now}
	h.gesture = gesture.New(seen{h}, gesture.RaiseThenPlay)
	h.ExtendBaseWidget(h)
	return h
}

// SetStyle sets what the cards look like.
func (h *Hand) SetStyle(s assets.Style) { h.style = s; h.Refresh() }

// SetMode sets what a tap of a finger does.
func (h *Hand) SetMode(m gesture.Mode) {
	if h.mode = m; h.most == 0 {
		h.gesture.Mode = m
	}
}

// SetLarge chooses large cards.
func (h *Hand) SetLarge(on bool) { h.options.Large = on; h.relay() }

// SetLeftHand keeps the cards near the left thumb.
func (h *Hand) SetLeftHand(on bool) { h.options.LeftHand = on; h.relay() }

// SetReducedMotion switches the animation off.
func (h *Hand) SetReducedMotion(on bool) { h.still = on }

// SetCards shows cards in their order. Twins are separate cards. A raised card
// that is still there stays up; one that was played does not lift its twin.
func (h *Hand) SetCards(cards []card.Card) {
	if slices.Equal(cards, h.cards) {
		return
	}
	raised := h.follow(cards)
	h.cards, h.marks = slices.Clone(cards), nil
	h.gesture.Renew(h.Now(), raised)
	h.relay()
}

// follow finds the raised card among other cards, or -1.
func (h *Hand) follow(cards []card.Card) int {
	c, up := h.Raised()
	if !up || h.gesture.Waiting() && count(cards, c) < count(h.cards, c) {
		return -1
	}
	before := count(h.cards[:h.gesture.Raised()], c) // 1 for the right one of twins
	for i, other := range cards {
		if other != c {
			continue
		}
		if before == 0 {
			return i
		}
		before--
	}
	return -1
}

func count(cards []card.Card, c card.Card) (n int) {
	for _, other := range cards {
		if other == c {
			n++
		}
	}
	return n
}

// SetLegal tells which cards may be played; the others are dimmed. Without
// asked none can be played and none is dimmed. After a card was played nothing
// more can be until SetCards brings other cards or SetLegal is called.
func (h *Hand) SetLegal(legal card.Set, asked bool) {
	if legal == h.legal && asked == h.asked && !h.gesture.Waiting() {
		return
	}
	h.legal, h.asked = legal, asked
	h.gesture.Renew(h.Now(), h.gesture.Raised())
	h.Refresh()
}

// Raised gives the card that stands up, if one does.
func (h *Hand) Raised() (card.Card, bool) {
	i := h.gesture.Raised()
	if i < 0 || i >= len(h.cards) {
		return card.None, false
	}
	return h.cards[i], true
}

// PlayRaised plays the raised card, or asks why it may not be played: what a
// button beside the hand does.
func (h *Hand) PlayRaised() { h.feed(gesture.Event{Kind: gesture.Key, Key: gesture.Confirm}) }

// Lower lays the raised card down: something else was tapped.
func (h *Hand) Lower() { h.feed(gesture.Event{Kind: gesture.Outside}) }

// Suspend forgets any press: the program goes to the background.
func (h *Hand) Suspend() { h.feed(gesture.Event{Kind: gesture.LifecycleLost}) }

// Describe gives what a description in words needs.
func (h *Hand) Describe() HandState {
	s := HandState{Cards: slices.Clone(h.cards), Allowed: make([]bool, len(h.cards)), Raised: h.gesture.Raised(), Asked: h.asked}
	for i, c := range h.cards {
		s.Allowed[i] = h.asked && h.legal.Has(c)
	}
	return s
}

// Resize lays the cards out anew.
func (h *Hand) Resize(size fyne.Size) {
	h.lay(size)
	h.BaseWidget.Resize(size)
}

func (h *Hand) lay(size fyne.Size) {
	h.strip = layout.LayStrip(len(h.cards), size.Width, size.Height, h.options)
}

func (h *Hand) relay() {
	h.lay(h.Size())
	h.Refresh()
}

// feed lets an event mean something and tells of it.
func (h *Hand) feed(e gesture.Event) {
	e.At = h.Now()
	before, _ := h.Raised()
	slid := h.gesture.Sliding()
	meant := h.gesture.Feed(e)
	if meant.Do != gesture.Nothing || h.gesture.Sliding() != slid {
		h.Refresh()
	}
	if e.Kind != gesture.Tick {
		h.watch()
	}
	switch {
	case meant.Do == gesture.Raise && h.OnRaised != nil:
		h.OnRaised(h.cards[meant.Card], true)
	case meant.Do == gesture.Lower && h.OnRaised != nil:
		h.OnRaised(before, false)
	case meant.Do == gesture.Play && h.most > 0:
		h.toggle(meant.Card)
	case meant.Do == gesture.Play && h.OnPlay != nil:
		h.OnPlay(h.cards[meant.Card])
	case meant.Do == gesture.Refuse && h.OnRefused != nil:
		h.OnRefused(h.cards[meant.Card])
	}
}

// watch ends a slide of which nothing more is heard: its end may have got lost.
func (h *Hand) watch() {
	if h.lost != nil {
		h.lost.Stop()
		h.lost = nil
	}
	if h.gesture.Sliding() {
		h.lost = fyne.NewAnimation(gesture.Lost+rise, func(done float32) {
			if done == 1 {
				h.feed(gesture.Event{Kind: gesture.Tick})
			}
		})
		h.lost.Start()
	}
}

// seen is the hand as the gestures see it.
type seen struct{ h *Hand }

func (s seen) Len() int                        { return len(s.h.cards) }
func (s seen) At(x, y float32, raised int) int { return s.h.strip.Hit(x, y, raised) }
func (s seen) Along(x, y float32) int          { return s.h.strip.Along(x, y) }

func (s seen) May(i int) gesture.Answer {
	switch {
	case !s.h.asked:
		return gesture.NotAsked
	case s.h.legal.Has(s.h.cards[i]):
		return gesture.Allowed
	}
	return gesture.Forbidden
}
