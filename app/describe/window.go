package describe

// Window is what a person can see and reach. Places are in pixels of the window.
type Window struct {
	Tick    int      `json:"tick"`   // counts the descriptions
	Screen  string   `json:"screen"` // its type: Home, NewGame, Table …
	Width   int      `json:"width"`
	Height  int      `json:"height"`
	Buttons []Button `json:"buttons,omitempty"`
	Entries []Entry  `json:"entries,omitempty"`
	Words   []string `json:"words,omitempty"`
	Hand    []Card   `json:"hand,omitempty"`
	Table   *Table   `json:"table,omitempty"` // nil on screens without a match
}

// Sight tells whether something can be reached now or where to scroll for it.
type Sight string

// The sights. What is covered is not told at all.
const (
	InSight Sight = "here"
	Above   Sight = "above"
	Below   Sight = "below"
)

// Rect is a place: what can be seen of something, or all of it if it is out of
// sight.
type Rect struct {
	X int `json:"x"`
	Y int `json:"y"`
	W int `json:"w"`
	H int `json:"h"`
}

// Middle is where to click.
func (r Rect) Middle() (x, y int) { return r.X + r.W/2, r.Y + r.H/2 }

// Button is anything to press, with the words that a screen reader says.
type Button struct {
	Words   string `json:"words"`
	Sight   Sight  `json:"sight"`
	Rect    Rect   `json:"rect"`
	Enabled bool   `json:"enabled"`
	Chosen  bool   `json:"chosen"` // of several answers this one holds
}

// Entry is a place to type in; its words are those that stand before it.
type Entry struct {
	Words string `json:"words"`
	Text  string `json:"text"`
	Sight Sight  `json:"sight"`
	Rect  Rect   `json:"rect"`
}

// Card is a card of the hand, as records write it, and what is seen of it.
type Card struct {
	Card   string `json:"card"`
	Rect   Rect   `json:"rect"`
	Legal  bool   `json:"legal"` // it may be played now
	Raised bool   `json:"raised"`
}

// Table is where the match stands as the screen shows it.
type Table struct {
	Phase   string `json:"phase"` // deal, call, play, over; own for one that only this game has, as for predictions or laying away
	Pause   string `json:"pause"` // trick, weis, hand, end, cover; empty for none
	Asked   bool   `json:"asked"` // the person is to act
	Seq     int    `json:"seq"`   // events that have been shown
	Tricks  int    `json:"tricks"`
	Laid    int    `json:"laid"` // cards of the open trick
	Totals  []int  `json:"totals"`
	Message string `json:"message"`
	Refused bool   `json:"refused"` // the message says why a card may not be played
}
