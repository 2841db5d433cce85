package coach

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// foretold is what is missing of what the viewer has foretold.
func (x *truth) foretold(st engine.State) int {
	v := st.View(x.v.Viewer)
	want, _ := v.FactOf("predicted", v.Viewer)
	got, _ := v.FactOf("points", v.Viewer)
	return want.Value - got.Value
}

func (x *truth) has(s card.Suit, rank string) bool { return x.count2(s.String()+rank) > 0 }

func (x *truth) of(rank string) (n int) {
	for _, s := range card.Suits {
		n += x.count2(s.String() + rank)
	}
	return n
}

func (x *truth) count2(name string) (n int) {
	for _, c := range x.v.Hand.Cards() {
		if c.String() == name {
			n++
		}
	}
	return n
}

func (x *truth) suit(s card.Suit) (n int) {
	for _, c := range x.v.Hand.Cards() {
		if c.String()[:1] == s.String() {
			n++
		}
	}
	return n
}

func (x *truth) longArg() bool { return x.suit(x.args[0].Suit()) == x.args[1].Value }

func (x *truth) trumps(cards card.Set) (n int) {
	for _, c := range cards.Cards() {
		if c.Suit() == card.Suit(x.v.Mode) {
			n++
		}
	}
	return n
}

func (x *truth) row(a engine.Action) string { return x.game.(engine.CallTexter).CallText(a).Row }

// moreOf tells whether the hand has more cards of the suit that the sentence names
// than of the suit that the other move makes trump, if it makes one.
func (x *truth) moreOf() bool {
	after := x.after(x.o).View(x.v.Viewer)
	suit, ok := after.Mode.TrumpSuit()
	return !ok || x.suit(x.args[0].Suit()) > x.suit(suit)
}

// fact is what the viewer is told once a move is made.
func (x *truth) fact(a engine.Action, key engine.FactKey) engine.Fact {
	v := x.after(a).View(x.v.Viewer)
	f, _ := v.Fact(key)
	return f
}

// said is the value that the viewer is told to have called once a move is made; 0
// where the Weis lie open.
func (x *truth) said(a engine.Action) int {
	v := x.after(a).View(x.v.Viewer)
	f, _ := v.FactOf(engine.FactCalled, x.v.Viewer)
	return f.Value
}

// scored is what the last move scored.
func (x *truth) scored(st engine.State) engine.Effect {
	for _, e := range st.Effects() {
		if e.Kind == engine.Score {
			return e
		}
	}
	return engine.Effect{}
}

// ownTrumps counts the trumps of the hand by what they take.
func (x *truth) ownTrumps() int { return x.count1(x.v.Viewer, x.trump) }

// topTrump tells whether the sentence names the highest trump of the hand, and how
// many unseen ones are higher.
func (x *truth) topTrump() bool {
	top, higher := x.args[0].Card(), 0
	for c := range x.unseen().All() {
		if x.trump(engine.PlayCard(c)) && x.winner(top, c) == 1 {
			higher++
		}
	}
	return x.v.Hand.Has(top) && x.trump(engine.PlayCard(top)) && higher == x.args[1].Value &&
		x.count1(x.v.Viewer, func(c engine.Action) bool {
			return c.Card() != top && x.trump(c) && x.winner(top, c.Card()) == 1
		}) == 0
}

// taken counts the tricks of the viewer's side, or of the others.
func (x *truth) taken(ours bool) (n int) {
	for i := range x.v.Past {
		if ours == (x.side(x.v.Past[i].Winner) == x.side(x.v.Viewer)) {
			n++
		}
	}
	return n
}

// needAndSure tells whether the sentence names the tricks that are needed and the
// cards that nothing unseen beats, led.
func (x *truth) needAndSure() bool {
	sure := x.count1(x.v.Viewer, func(a engine.Action) bool {
		for c := range x.unseen().Distinct() {
			if x.winner(a.Card(), c) == 1 {
				return false
			}
		}
		return true
	})
	return x.args[0].Value == 3-x.taken(true) && x.args[1].Value == sure
}

// strong counts Aces, and Bauer and Nell of trump.
func (x *truth) strong() int {
	trump := card.Suit(x.v.Mode).String()
	return x.of("A") + x.count2(trump+"J") + x.count2(trump+"9")
}
