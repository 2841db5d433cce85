package gesture

import "time"

// Kind says what happened.
type Kind uint8

// The kinds of events, with the fields they use besides Kind and At.
const (
	TouchDown   Kind = iota // X Y Finger
	TouchMove               // X Y Finger
	TouchUp                 // X Y Finger
	TouchCancel             // Finger
	Drag                    // X Y, and DX DY since the last one
	DragEnd
	Tap           // X Y
	LongTap       // X Y: a press of 300 ms or more, or the second mouse button
	MouseIn       // X Y
	MouseMove     // X Y
	MouseOut      // the pointer left the hand
	MouseDown     // X Y Second
	MouseUp       // X Y Second
	Key           // Key, and Card for Pick
	Outside       // something else was tapped
	LifecycleLost // the program went to the background
	Tick          // time has passed
	kindEnd
)

// KeyName is a key's meaning in a hand.
type KeyName uint8

// The keys.
const (
	Next    KeyName = iota // the card to the right; the first if none is raised
	Prior                  // the card to the left; the last if none is raised
	First                  // the first card
	Last                   // the last card
	Pick                   // the card Event.Card
	Confirm                // play the raised card
	Escape                 // lower the raised card
	keyEnd
)

// Event is one report of the window about the hand. Places are in the hand's
// own coordinates.
type Event struct {
	Kind   Kind
	At     time.Time
	X, Y   float32
	DX, DY float32
	Finger int
	Second bool // the second mouse button
	Key    KeyName
	Card   int
}

// Act is what a person means.
type Act uint8

// The acts.
const (
	Nothing Act = iota
	Raise       // Card stands up, every other card lies down
	Lower       // every card lies down
	Play        // Card is played
	Refuse      // Card may not be played: say why
)

// Intent is an act and the card it is about, counted from the left; -1 for
// Nothing and Lower.
type Intent struct {
	Do   Act
	Card int
}

var nothing = Intent{Nothing, -1}

// Mode says what a tap of a finger does.
type Mode uint8

// The modes. In all, pointing with a mouse raises and a click plays.
const (
	RaiseThenPlay Mode = iota // a tap raises, a tap on the raised card plays
	SingleTap                 // a tap plays; a slide only raises
	Marking                   // a tap plays, and the hand stays ready for the next: cards are marked, not laid
)

// Answer says whether a card may be played.
type Answer uint8

// The answers.
const (
	NotAsked  Answer = iota // it is not this player's turn to play a card
	Allowed                 // it may be played
	Forbidden               // it is this player's turn, but a rule forbids the card
)

// Hand is the cards as a recogniser sees them, counted from the left.
type Hand interface {
	Len() int
	// At gives the card that is seen at a place while card raised (-1 for none)
	// stands up, or -1.
	At(x, y float32, raised int) int
	// Along gives the card in whose column a sliding finger is, or -1.
	Along(x, y float32) int
	May(card int) Answer
}
