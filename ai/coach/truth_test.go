package coach

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// truth reads a claim from the state itself and from the answers of the rules:
// nothing of it knows a scene. It is asked about moves that are legal.
type truth struct {
	t          testing.TB
	game       engine.Game
	st         engine.State // before the move
	v          *engine.View
	a, o       engine.Action // better, other
	args       []Arg
	chance     *rand.Rand
	values     engine.Mode
	schlag     card.Rank
	askedTrick engine.TrickAsker
}

func newTruth(t testing.TB, g engine.Game, st engine.State, v *engine.View, a, o engine.Action, args []Arg, r *rand.Rand) *truth {
	x := &truth{t: t, game: g, st: st, v: v, a: a, o: o, args: args, chance: r, values: v.Mode}
	if f, ok := v.Fact("values"); ok {
		x.values = engine.Mode(f.Value)
	}
	if f, ok := v.Fact("schlag"); ok {
		x.schlag = card.Rank(f.Value)
	}
	x.askedTrick = g.(engine.TrickAsker)
	return x
}

func (x *truth) String() string {
	return fmt.Sprintf("%s, mode %v, hand %v, trick %v of %d: %v %v against %v %v, args %v", x.game.Info().Key, x.v.Mode, x.v.Hand,
		x.v.Trick.Laid(), x.v.Trick.Lead, x.a.Kind, x.a.Cards, x.o.Kind, x.o.Cards, x.args)
}

func (x *truth) side(s engine.Seat) engine.Side { return x.game.Info().Side(s) }

func (x *truth) names(i int, a engine.Action) bool { return x.args[i] == named(a.Card()) }

func (x *truth) leads() bool { return x.v.Trick.N == 0 && x.a.Kind == engine.Play }

// ask asks the rules who has a trick of these cards, and what it counts.
func (x *truth) ask(last bool, laid ...card.Card) engine.TrickAnswer {
	a, err := x.askedTrick.AskTrick(engine.Question{Options: x.v.Setup.Options, Mode: x.v.Mode, Values: x.values,
		Trick: laid, Schlag: x.schlag, Last: last, Number: len(x.v.Past) + 1})
	if err != nil {
		x.t.Fatal(err)
	}
	return a
}

// winner tells which of two cards has a trick of both.
func (x *truth) winner(led, then card.Card) int { return x.ask(false, led, then).Winner }

// takes tells whether a card has the open trick once it is laid.
func (x *truth) takes(a engine.Action) bool {
	laid := append(append([]card.Card{}, x.v.Trick.Laid()...), a.Card())
	return x.ask(false, laid...).Winner == len(laid)-1
}

// trump tells whether a card takes a trick from any card of each other suit.
func (x *truth) trump(a engine.Action) bool {
	if x.v.Mode == engine.NoTrump { // a card that does not follow makes trump, and is none before
		return false
	}
	for _, s := range card.Suits {
		if s != a.Card().Suit() && x.v.Setup.Game != "watten" && x.winner(card.Of(s, card.Ace), a.Card()) == 0 && x.winner(card.Of(s, card.King), a.Card()) == 0 {
			return false
		}
	}
	next := (a.Card().Suit() + 1) % 4
	if next == card.Suit(x.v.Mode) {
		next = (next + 1) % 4
	}
	// One of two ranks is no Schlag.
	return x.v.Setup.Game != "watten" || x.winner(card.Of(next, card.Eight), a.Card()) == 1 || x.winner(card.Of(next, card.Nine), a.Card()) == 1
}

func (x *truth) high(a engine.Action) bool {
	return x.trump(a) && (a.Card().Rank() == card.Jack || a.Card().Rank() == card.Nine)
}

func (x *truth) points(a engine.Action) int { return x.ask(false, a.Card()).Points.N }

func (x *truth) lying() int {
	if x.v.Trick.N == 0 {
		return 0
	}
	return x.ask(false, x.v.Trick.Laid()...).Points.N
}

// count is what the trick counts with a card, as the last of the deal if it is.
func (x *truth) count(a engine.Action) int {
	return x.ask(x.v.Hand.Len() == 1, append(append([]card.Card{}, x.v.Trick.Laid()...), a.Card())...).Points.N
}

// holder is who has the open trick.
func (x *truth) holder() engine.Seat {
	return x.v.Trick.Seat(x.ask(false, x.v.Trick.Laid()...).Winner, len(x.v.Setup.Seats))
}

func (x *truth) partnerHas() bool {
	return x.v.Trick.N > 0 && x.side(x.holder()) == x.side(x.v.Viewer) && x.holder() != x.v.Viewer
}

func (x *truth) theyHave() bool {
	return x.v.Trick.N > 0 && x.side(x.holder()) != x.side(x.v.Viewer)
}

func (x *truth) after(a engine.Action) engine.State {
	st := x.st.Clone()
	if _, err := st.Apply(x.v.Viewer, a); err != nil {
		x.t.Fatal(err)
	}
	return st
}

// closes tells whether a card is the last of the trick.
func (x *truth) closes() bool {
	return int(x.v.Trick.N)+1 == len(x.v.Setup.Seats)-x.v.Trick.Out.Len()
}

// always tells whether a trick goes to seats that fit, however it ends after a.
func (x *truth) always(a engine.Action, fit func(engine.Seat) bool) bool {
	for range tries {
		st := x.after(a)
		for taker(st) == engine.Nobody && !st.Over() { // Stoeck may end the match within a trick
			x.lay(st)
		}
		if by := taker(st); by != engine.Nobody && !fit(by) {
			return false
		}
	}
	return true
}

// lay plays a card at random where one may be played, and nothing that would end
// the trick before it is full.
func (x *truth) lay(st engine.State) {
	by, v := asks(st)
	plays := slices.DeleteFunc(v.Legal, func(a engine.Action) bool { return a.Kind != engine.Play })
	if len(plays) == 0 {
		step(x.t, st, x.chance)
		return
	}
	if _, err := st.Apply(by, plays[x.chance.IntN(len(plays))]); err != nil {
		x.t.Fatal(err)
	}
}

func (x *truth) wins(a engine.Action) bool {
	return x.always(a, func(s engine.Seat) bool { return s == x.v.Viewer })
}

// partners tells whether the trick stays with the partner.
func (x *truth) partners(a engine.Action) bool {
	return x.partnerHas() && x.always(a, func(s engine.Seat) bool { return s == x.holder() })
}

// hidden is the cards in the hands of others that fit, each once.
func (x *truth) hidden(fit func(card.Card) bool) (set card.Set) {
	for s := range engine.Seat(len(x.v.Setup.Seats)) {
		if s == x.v.Viewer {
			continue
		}
		v := x.st.View(s)
		for c := range v.Hand.Distinct() {
			if fit(c) && !set.Has(c) {
				set = set.With(c)
			}
		}
	}
	return set
}

// elsewhere counts the cards in the hands of others that fit.
func (x *truth) elsewhere(fit func(engine.Action) bool) (n int) {
	for s := range engine.Seat(len(x.v.Setup.Seats)) {
		if s != x.v.Viewer {
			n += x.count1(s, fit)
		}
	}
	return n
}

func (x *truth) count1(s engine.Seat, fit func(engine.Action) bool) (n int) {
	v := x.st.View(s)
	for c := range v.Hand.All() {
		if fit(engine.PlayCard(c)) {
			n++
		}
	}
	return n
}

func (x *truth) onlyPartner() bool {
	for s := range engine.Seat(len(x.v.Setup.Seats)) {
		if x.side(s) != x.side(x.v.Viewer) && x.count1(s, x.trump) > 0 {
			return false
		}
	}
	return x.elsewhere(x.trump) > 0
}

// topped counts the cards of others that take a trick of one's card in its suit.
func (x *truth) topped(a engine.Action) int {
	return x.elsewhere(func(c engine.Action) bool {
		return x.trump(c) == x.trump(a) && (x.trump(a) || c.Card().Suit() == a.Card().Suit()) && x.winner(a.Card(), c.Card()) == 1
	})
}

// weakIn tells whether every card of a suit in the hand can be beaten in its suit.
func (x *truth) weakIn(s card.Suit) bool {
	for c := range x.v.Hand.Of(s).All() {
		if x.topped(engine.PlayCard(c)) == 0 {
			return false
		}
	}
	return true
}

// bothNamed tells whether the sentence names the cards of both moves.
func (x *truth) bothNamed() bool { return x.names(0, x.a) && x.names(1, x.o) }

// unseen is the cards that the viewer sees nowhere.
func (x *truth) unseen() card.Set {
	return x.game.Info().Pack(x.v.Setup).Minus(x.v.Hand).Minus(x.v.Played()).Minus(x.v.Table).Minus(x.laidAway())
}

func (x *truth) laidAway() card.Set {
	f, _ := x.v.FactOf("ownlaid", x.v.Viewer)
	return f.Cards
}

// takers is the unseen cards that have the open trick if they follow one's card.
func (x *truth) takers(a engine.Action) (set card.Set) {
	laid := append(append([]card.Card{}, x.v.Trick.Laid()...), a.Card())
	for c := range x.unseen().All() {
		if x.ask(false, append(laid, c)...).Winner == len(laid) {
			set = set.With(c)
		}
	}
	return set
}

// shaky tells whether an unseen card has the open trick if it is laid next.
func (x *truth) shaky() bool {
	laid := x.v.Trick.Laid()
	for c := range x.unseen().Distinct() {
		if x.ask(false, append(append([]card.Card{}, laid...), c)...).Winner == len(laid) {
			return !x.closes()
		}
	}
	return false
}

// overs counts the unseen cards of a card's suit that take a trick from it.
func (x *truth) overs(a engine.Action) (n int) {
	for c := range x.unseen().All() {
		if c.Suit() == a.Card().Suit() && !x.trump(engine.PlayCard(c)) && x.winner(a.Card(), c) == 1 {
			n++
		}
	}
	return n
}

// throws tells whether a card neither follows nor trumps.
func (x *truth) throws(a engine.Action) bool {
	led := engine.PlayCard(x.v.Trick.Cards[0])
	return !x.trump(a) && (x.trump(led) || led.Card().Suit() != a.Card().Suit())
}
