package screen

import (
	"time"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// refusal is why a card may not be played, for as long as that is shown.
type refusal struct {
	words string
	at    time.Time
	stop  func() // ends the wait for its end
}

// How long a refusal is shown: until it has been read, unless it is answered. In
// its first moments a mouse that merely moves on does not take it away.
const (
	refusalTime  = 8 * time.Second
	refusalLeast = 2 * time.Second
)

// refuse says which rule forbids a card; nothing changes.
func (t *Table) refuse(c card.Card) {
	t.endRefusal()
	t.refusal.words, t.refusal.at = t.why(engine.PlayCard(c)), t.p.Now()
	if t.p.After != nil {
		t.refusal.stop = t.p.After(refusalTime, t.takeBack)
	}
	t.fillMessage()
	t.arrangeTalk()
}

// endRefusal forgets the refusal; the message stays to be filled.
func (t *Table) endRefusal() {
	if t.refusal.stop != nil {
		t.refusal.stop()
	}
	t.refusal = refusal{}
}

// takeBack brings what is awaited back in place of a refusal.
func (t *Table) takeBack() {
	t.endRefusal()
	t.fillMessage()
	t.arrangeTalk()
}

// moved ends a refusal that has been seen, for a card was raised or lowered.
func (t *Table) moved() {
	if t.refusal.words != "" && t.p.Now().Sub(t.refusal.at) >= refusalLeast {
		t.endRefusal()
	}
	t.fillMessage()
}
