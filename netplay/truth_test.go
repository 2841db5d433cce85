package netplay

import (
	"encoding/base64"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"slices"
	"strconv"
	"sync"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/table"
	"krutzjass/netplay/wire"
)

// truth knows, from the log of moves alone, which cards each seat and everybody
// may know at each of its events, and which predictions are secret.
type truth struct {
	seeds [][]byte // texts that must never be sent

	mu     sync.Mutex
	moves  int
	inDeal bool
	own    [engine.MaxSeats]card.Set // dealt to a seat, or named by its own actions, in this deal
	open   card.Set                  // laid or turned up
	before card.Set                  // everything of the deal before, until the next one is complete
	secret map[engine.Seat]bool      // predictions that are not told yet
	known  map[at]knowledge
}

type at struct {
	viewer engine.Seat
	seq    int
}

// knowledge is what a view may show: no card but these, no prediction of those.
type knowledge struct {
	cards  card.Set
	secret map[engine.Seat]bool
	views  []string // the views themselves, as they are to be sent: other seats' unseen moves may change them
}

func newTruth(p *party) *truth {
	tr := &truth{known: map[at]knowledge{}}
	for i := 0; i < len(p.seed); i += 8 {
		part := p.seed[i : i+8]
		tr.seeds = append(tr.seeds, []byte(hex.EncodeToString(part)),
			[]byte(strconv.FormatUint(binary.BigEndian.Uint64(part), 10)), []byte(strconv.FormatUint(binary.LittleEndian.Uint64(part), 10)),
			[]byte(base64.RawStdEncoding.EncodeToString(part)[:10]))
	}
	return tr
}

// retell learns what has happened before a host began.
func (tr *truth) retell(t *table.Table) error {
	tr.mu.Lock()
	tr.moves, tr.inDeal, tr.own, tr.open, tr.before, tr.secret = 0, false, [engine.MaxSeats]card.Set{}, card.Set{}, card.Set{}, map[engine.Seat]bool{}
	tr.mu.Unlock()
	tr.note(t, 0)
	return t.Retell(func(at *table.Table, step table.Step) error {
		if step == table.Moved {
			tr.learn(at)
		}
		return nil
	})
}

// most holds of every card as many copies as the richer of two sets.
func most(a, b card.Set) card.Set {
	return card.FromBits(a.Once()|b.Once(), a.Twice()|b.Twice())
}

// learn takes in the last move.
func (tr *truth) learn(t *table.Table) {
	tr.mu.Lock()
	m, _ := t.Last()
	dealing := table.Dealing(m.Action.Kind)
	if dealing && !tr.inDeal {
		tr.before, tr.open = tr.open, card.Set{}
		for i := range tr.own {
			tr.before = most(tr.before, tr.own[i])
			tr.own[i] = card.Set{}
		}
		tr.secret = map[engine.Seat]bool{}
	}
	tr.inDeal = dealing
	switch {
	case dealing && m.Action.Arg >= 0 && m.Action.Kind == engine.Deal:
		tr.own[m.Action.Arg] = tr.own[m.Action.Arg].Plus(m.Action.Cards)
	case m.Action.Kind == engine.Play:
		tr.open = tr.open.Plus(m.Action.Cards)
	case m.Action.Kind == engine.Predict:
		tr.secret[m.By] = !t.Setup().Options.Flag("open")
	}
	var shown card.Set // a card that two Weis show at once is there twice
	for _, e := range t.Effects() {
		shown = shown.Plus(e.Cards)
		if e.Kind == engine.HandEnd {
			tr.secret = map[engine.Seat]bool{}
		}
	}
	tr.open = most(tr.open, shown)
	tr.moves++
	tr.mu.Unlock()
	tr.note(t, tr.moves)
}

// note writes down what may be known now. What a seat knew when it heard its last
// event it knows until the next.
func (tr *truth) note(t *table.Table, moves int) {
	tr.mu.Lock()
	defer tr.mu.Unlock()
	if moves > 0 && !(tr.inDeal && t.DealDue()) {
		tr.before = card.Set{}
	}
	for s := engine.Nobody; int(s) < len(t.Players()); s++ {
		if s == engine.Nature {
			continue
		}
		v := t.View(s)
		k, heard := tr.known[at{s, v.Seq}]
		if !heard {
			k.secret = map[engine.Seat]bool{}
			for by, hidden := range tr.secret {
				k.secret[by] = hidden && by != s
			}
		}
		k.cards = most(k.cards, most(tr.open, tr.before))
		if s >= 0 {
			if t.Setup().Game == "chratze" { // what is drawn in an exchange stands in no move
				tr.own[s] = most(tr.own[s], v.Hand)
			}
			k.cards = most(k.cards, tr.own[s])
		}
		text, err := json.Marshal(wire.FromView(v))
		if err != nil {
			panic(err)
		}
		if !slices.Contains(k.views, string(text)) {
			k.views = append(k.views, string(text))
		}
		tr.known[at{s, v.Seq}] = k
	}
}
