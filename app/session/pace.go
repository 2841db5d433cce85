package session

import (
	"time"

	"krutzjass/engine"
)

// Pace is how fast the person sees things happen. It is all display: the table
// itself runs ahead.
type Pace struct {
	Move  time.Duration // before a computer's card
	Think time.Duration // before its first lead, or a decision
	Deal  time.Duration // before a packet of cards is dealt
	Trick time.Duration // a finished trick lies open
	Hand  time.Duration // the end of a hand is shown; 0: until Next
}

// Paces are the steps of the setting, by its value.
var Paces = map[string]Pace{
	"slow":   {Move: 1300 * time.Millisecond, Think: 1800 * time.Millisecond, Deal: 350 * time.Millisecond, Trick: 3500 * time.Millisecond},
	"normal": {Move: 700 * time.Millisecond, Think: 1000 * time.Millisecond, Deal: 200 * time.Millisecond, Trick: 1800 * time.Millisecond},
	"fast":   {Move: 250 * time.Millisecond, Think: 350 * time.Millisecond, Deal: 60 * time.Millisecond, Trick: 800 * time.Millisecond},
}

// WeisTime is how long the Weis of the winning side lie open (krutzjass.md).
const WeisTime = 15 * time.Second

// before is the time that passes before an event is shown.
func (p Pace) before(e engine.Event, v engine.View) time.Duration {
	switch {
	case e.By == v.Viewer:
		return 0
	case e.By == engine.Nature:
		return p.Deal
	case e.Action.Kind == engine.Play && (v.Trick.N != 1 || len(v.Past) > 0):
		return p.Move // a later lead has had the pause of the trick before it
	}
	return p.Think
}

// after is how long a pause lasts; 0 with ends false: until Next.
func (p Pace) after(pause Pause) (d time.Duration, ends bool) {
	switch pause {
	case TrickPause:
		return p.Trick, true
	case WeisPause:
		return WeisTime, true
	case HandPause:
		return p.Hand, p.Hand > 0
	case EndPause, CoverPause:
		return 0, false
	}
	return 0, true
}
