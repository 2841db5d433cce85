// Package session is one match as the screen sees it: the table runs ahead on
// its own goroutine, every move is on the disk first, and the person sees the
// moves as steps, at the pace they chose.
package session

import "krutzjass/engine"

// Pause says what a step gives the person time to look at. The screen shows it
// until the pause ends by itself or by Match.Next.
type Pause uint8

// The pauses.
const (
	NoPause    Pause = iota // only the time that the pace gives a move
	TrickPause              // a finished trick lies open
	WeisPause               // the winning side's Weis lie open for 15 seconds (krutzjass.md)
	HandPause               // the hand is over; ends only by Next
	EndPause                // the match is over; ends only by leaving the table
	CoverPause              // the device is for the person on View.Viewer, whose cards are not in the view; ends only by Next
)

// Step is what the screen shows next.
type Step struct {
	View engine.View
	// Event is what led here. Its Seq is 0 when nothing new happened: a match is
	// opened or continued, the person is asked, or the same event has a second
	// pause (the first trick, then the Weis; the last trick, then the hand).
	Event engine.Event
	Pause Pause
	Asked bool // the person's seat acts next: Match.Choose answers
}
