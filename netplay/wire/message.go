package wire

import "fmt"

// Kind is the number of a kind of message.
type Kind uint8

// The kinds. Those of peers are below 16.
const (
	KindJoin Kind = iota + 1
	KindAct
	KindPing
	KindPong
	KindLeave
)

// The kinds of the host; Ping and Pong are said by both sides.
const (
	KindWelcome Kind = iota + 16
	KindRefuse
	KindTable
	KindFresh
	KindTold
	KindAsk
	KindWrong
)

// Message is one of the structs below.
type Message interface{ kind() Kind }

// Join is what a newcomer says first.
type Join struct {
	Name   string `json:"name"`
	Screen bool   `json:"screen,omitempty"` // shows the table to all, and takes no seat
}

// Act answers an Ask: match, seat and seq are the question's, so that an act
// which comes twice, late or out of order does nothing.
type Act struct {
	Match int    `json:"match"`
	Seat  int8   `json:"seat"`
	Seq   int    `json:"seq"`
	Do    Action `json:"do"`
}

// Ping asks for a sign of life, Pong gives it.
type (
	Ping struct{}
	Pong struct{}
)

// Leave says that a person goes on purpose: a computer plays on at once.
type Leave struct{}

// Welcome answers Join, and every return: who one is at this table.
type Welcome struct {
	Name string `json:"name"` // as the table knows it
}

// Why says what a Refuse is about, so that a program can tell in its own words.
type Why string

// The reasons.
const (
	WhyRefused  Why = "refused"  // the host does not let this person in
	WhyFull     Why = "full"     // too many wait or watch
	WhyClosed   Why = "closed"   // the host has closed the table
	WhyReplaced Why = "replaced" // the same person has come back on another connection
	WhyRude     Why = "rude"     // what was sent broke the rules of the protocol, again and again
)

// Refuse ends a connection. Where Again is set it is worth coming back.
type Refuse struct {
	Why   Why    `json:"why"`
	Text  string `json:"text"`
	Again bool   `json:"again,omitempty"`
}

// State is how somebody is at the table.
type State string

// The states of a seat's owner.
const (
	Open     State = "open"     // nobody yet
	Here     State = "here"     // connected, or at the host's device
	Away     State = "away"     // not connected; the seat waits
	StandIn  State = "standin"  // not connected; a computer plays for the person
	Computer State = "computer" // a computer's own seat
)

// Seat is one seat of the table.
type Seat struct {
	Name  string `json:"name,omitempty"`
	By    string `json:"by"`
	State State  `json:"state"`
}

// Phase is what the table does.
type Phase string

// The phases of a table.
const (
	Gathering Phase = "gathering" // seats are taken
	Playing   Phase = "playing"
	Finished  Phase = "finished" // the match is over; the next may follow
)

// Table tells everybody how the table stands, whenever that changes.
type Table struct {
	Name    string         `json:"name"`
	Game    string         `json:"game"`
	Options map[string]any `json:"options,omitempty"`
	Phase   Phase          `json:"phase"`
	Match   int            `json:"match"` // the number of the match, from 1
	Seats   []Seat         `json:"seats"`
	Turn    int            `json:"turn,omitempty"`    // seconds that a person at another device has for a turn; 0 is no limit
	You     int8           `json:"you"`               // the seat of who reads this, -2 for none
	Waiting bool           `json:"waiting,omitempty"` // who reads this has not been let in yet
}

// Fresh is a whole view with its setup: when a match begins, when somebody comes
// back, and when the players change.
type Fresh struct {
	Match int   `json:"match"`
	Setup Setup `json:"setup"`
	View  View  `json:"view"`
}

// Told is something that happened, with the view after it.
type Told struct {
	Event Event `json:"event"`
	View  View  `json:"view"`
}

// Ask says that a seat is to act on the view that has this seq.
type Ask struct {
	Match int  `json:"match"`
	Seat  int8 `json:"seat"`
	Seq   int  `json:"seq"`
}

// Wrong says why an act was not done. The question stands.
type Wrong struct {
	Seq  int    `json:"seq"`
	Rule string `json:"rule,omitempty"` // the rule that forbids it (engine.Rule)
	Text string `json:"text"`
}

// Unknown is a message of a kind that came with a later version.
type Unknown struct{ Kind Kind }

func (Join) kind() Kind      { return KindJoin }
func (Act) kind() Kind       { return KindAct }
func (Ping) kind() Kind      { return KindPing }
func (Pong) kind() Kind      { return KindPong }
func (Leave) kind() Kind     { return KindLeave }
func (Welcome) kind() Kind   { return KindWelcome }
func (Refuse) kind() Kind    { return KindRefuse }
func (Table) kind() Kind     { return KindTable }
func (Fresh) kind() Kind     { return KindFresh }
func (Told) kind() Kind      { return KindTold }
func (Ask) kind() Kind       { return KindAsk }
func (Wrong) kind() Kind     { return KindWrong }
func (u Unknown) kind() Kind { return u.Kind }

var kinds = map[Kind]struct {
	name string
	make func() Message
}{
	KindJoin:    {"join", func() Message { return new(Join) }},
	KindAct:     {"act", func() Message { return new(Act) }},
	KindPing:    {"ping", func() Message { return new(Ping) }},
	KindPong:    {"pong", func() Message { return new(Pong) }},
	KindLeave:   {"leave", func() Message { return new(Leave) }},
	KindWelcome: {"welcome", func() Message { return new(Welcome) }},
	KindRefuse:  {"refuse", func() Message { return new(Refuse) }},
	KindTable:   {"table", func() Message { return new(Table) }},
	KindFresh:   {"fresh", func() Message { return new(Fresh) }},
	KindTold:    {"told", func() Message { return new(Told) }},
	KindAsk:     {"ask", func() Message { return new(Ask) }},
	KindWrong:   {"wrong", func() Message { return new(Wrong) }},
}

// message makes an empty message of the kind, nil if it is not known.
func (k Kind) message() Message {
	if row, ok := kinds[k]; ok {
		return row.make()
	}
	return nil
}

// String names the kind.
func (k Kind) String() string {
	if row, ok := kinds[k]; ok {
		return row.name
	}
	return fmt.Sprintf("kind %d", uint8(k))
}
