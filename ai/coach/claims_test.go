package coach

import (
	"fmt"
	"math/rand/v2"
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

// claims says of each concept what its sentence says.
var claims = map[Code]func(*truth) bool{
	"sure":  func(x *truth) bool { return x.leads() && x.wins(x.a) && x.names(0, x.a) },
	"strip": func(x *truth) bool { return x.leads() && !x.trump(x.a) && x.trump(x.o) && x.onlyPartner() },
	"draw": func(x *truth) bool {
		maker, _ := x.v.Fact(engine.FactMaker)
		return x.leads() && x.trump(x.a) && x.side(maker.Seat) == x.side(x.v.Viewer) && x.elsewhere(x.trump) == x.args[1].Value && x.args[1].Value > 0
	},
	"twin": func(x *truth) bool {
		others := x.hidden(func(c card.Card) bool { return c.Suit() == x.o.Card().Suit() && x.winner(x.o.Card(), c) == 1 })
		return x.leads() && x.names(0, x.o) && others == card.SetOf(x.o.Card())
	},
	"nell": func(x *truth) bool {
		bauer := card.Of(card.Suit(x.v.Mode), card.Jack)
		return x.leads() && x.trump(x.o) && x.o.Card().Rank() == card.Nine && x.winner(x.o.Card(), bauer) == 1 &&
			x.elsewhere(func(a engine.Action) bool { return a.Card() == bauer }) > 0
	},
	"boss":     func(x *truth) bool { return x.leads() && x.names(0, x.a) && x.topped(x.a) == 0 },
	"lead.low": func(x *truth) bool { return x.leads() && x.winner(x.a.Card(), x.o.Card()) == 1 },
	"break": func(x *truth) bool {
		for i := range x.v.Past {
			if x.side(x.v.Past[i].Winner) == x.side(x.v.Viewer) {
				return false
			}
		}
		return x.wins(x.a) && 2*len(x.v.Past) >= len(x.v.Past)+x.v.Hand.Len() && len(x.v.Past) > 0
	},
	"feed":    func(x *truth) bool { return x.partners(x.a) && x.points(x.a) > x.points(x.o) && x.names(0, x.a) },
	"noruff":  func(x *truth) bool { return x.partnerHas() && !x.trump(x.a) && x.trump(x.o) && x.names(0, x.o) },
	"partner": func(x *truth) bool { return x.partnerHas() && !x.takes(x.a) && x.takes(x.o) && x.names(0, x.o) },
	"lasttrick": func(x *truth) bool {
		st := x.after(x.a)
		for !over(st) {
			step(x.t, st, x.chance)
		}
		return x.v.Hand.Len() == 2 && lastTaker(st) == x.v.Viewer && x.names(0, x.o)
	},
	"ten":  func(x *truth) bool { return x.theyHave() && x.wins(x.a) && x.closes() && x.points(x.a) == 10 },
	"home": func(x *truth) bool { return x.closes() && x.wins(x.a) && x.wins(x.o) && x.points(x.a) > x.points(x.o) },
	"bauer": func(x *truth) bool {
		return x.high(x.o) && !x.high(x.a) && x.lying() == x.args[1].Value && x.lying() < 15
	},
	"cheap": func(x *truth) bool {
		return x.closes() && x.wins(x.a) && x.wins(x.o) && x.winner(x.a.Card(), x.o.Card()) == 1
	},
	"last": func(x *truth) bool {
		return x.closes() && x.theyHave() && x.wins(x.a) && !x.wins(x.o) && x.count(x.a) == x.args[1].Value
	},
	"close": func(x *truth) bool { return x.closes() && x.theyHave() && x.wins(x.a) && !x.wins(x.o) },
	"ruff": func(x *truth) bool {
		return x.theyHave() && x.trump(x.a) && !x.trump(engine.PlayCard(x.v.Trick.Cards[0])) && x.takes(x.a) && !x.takes(x.o) &&
			x.lying() == x.args[1].Value
	},
	"keep": func(x *truth) bool { return x.theyHave() && !x.takes(x.o) && x.topped(x.o) == 0 && x.names(0, x.o) },
	"spare": func(x *truth) bool {
		return x.theyHave() && !x.takes(x.a) && !x.takes(x.o) && x.points(x.a) < x.points(x.o)
	},
	"weak": func(x *truth) bool {
		led := x.v.Trick.Cards[0].Suit()
		return x.a.Card().Suit() != led && x.o.Card().Suit() != led && !x.trump(x.a) && !x.trump(x.o) &&
			x.weakIn(x.a.Card().Suit()) && !x.weakIn(x.o.Card().Suit()) &&
			x.args[0] == suited(x.a.Card().Suit()) && x.args[1] == suited(x.o.Card().Suit())
	},
	"small": func(x *truth) bool {
		return x.theyHave() && !x.takes(x.a) && !x.takes(x.o) && x.winner(x.a.Card(), x.o.Card()) == 1
	},
	"take":  func(x *truth) bool { return x.theyHave() && x.takes(x.a) && !x.takes(x.o) },
	"under": func(x *truth) bool { return !x.takes(x.a) && x.takes(x.o) },
	"dump": func(x *truth) bool {
		return x.theyHave() && !x.takes(x.a) && x.points(x.a) > x.points(x.o) && x.points(x.a) == x.args[1].Value
	},
	"need": func(x *truth) bool {
		before, after := x.foretold(x.st), x.foretold(x.after(x.a))
		return x.wins(x.a) && before == x.args[0].Value && after >= 0 && before-after == x.args[1].Value
	},
	"enough": func(x *truth) bool { return x.foretold(x.st) <= 0 && !x.takes(x.a) && x.takes(x.o) },
	"toomuch": func(x *truth) bool {
		return x.foretold(x.st) == x.args[1].Value && x.foretold(x.after(x.o)) < 0 && !x.takes(x.a)
	},

	"stoeck": func(x *truth) bool { return x.a.Arg&engine.PlayStoeck != 0 && x.o != x.a },
	"weis.best": func(x *truth) bool {
		texts := x.game.(engine.WeisTexter)
		return len(texts.WeisText(x.st, x.v.Viewer, x.a)) > 0 && len(texts.WeisText(x.st, x.v.Viewer, x.o)) > 0
	},
	"weis.call": func(x *truth) bool {
		return len(x.game.(engine.WeisTexter).WeisText(x.st, x.v.Viewer, x.a)) > 0 && x.o.Kind != engine.Weis
	},
	"mode.top":   func(x *truth) bool { return x.has(x.args[0].Suit(), "J") && x.has(x.args[0].Suit(), "9") },
	"mode.bauer": func(x *truth) bool { return x.has(x.args[0].Suit(), "J") && x.longArg() },
	"mode.long":  func(x *truth) bool { return x.longArg() && x.args[1].Value >= 4 },
	"mode.aces":  func(x *truth) bool { return x.of("A") == x.args[0].Value && x.args[0].Value > 1 },
	"mode.sixes": func(x *truth) bool { return x.of("6") == x.args[0].Value && x.args[0].Value > 1 },
	"push.weak": func(x *truth) bool {
		for _, s := range card.Suits {
			if x.has(s, "J") && x.suit(s) >= 4 {
				return false
			}
		}
		return true
	},
	"stake.strong": func(x *truth) bool { return x.suit(card.Suit(x.v.Mode)) == x.args[0].Value && x.args[0].Value > 1 },
	"stake.weak":   func(x *truth) bool { return x.suit(card.Suit(x.v.Mode)) == x.args[0].Value && x.args[0].Value < 2 },
	"lay.trump":    func(x *truth) bool { return x.trumps(x.a.Cards) == 0 && x.trumps(x.o.Cards) > 0 },
	"lay.low": func(x *truth) bool {
		return x.a.Card().Suit() == x.o.Card().Suit() && x.a.Card().Rank() < x.o.Card().Rank()
	},
	"foretell.less": func(x *truth) bool { return x.suit(card.Suit(x.v.Mode)) == x.args[0].Value && x.o.Arg > x.a.Arg },
	"foretell.more": func(x *truth) bool { return x.suit(card.Suit(x.v.Mode)) == x.args[0].Value && x.o.Arg < x.a.Arg },
	"schlag.many": func(x *truth) bool {
		return x.of(card.Rank(x.a.Arg).String()) == x.args[0].Value && x.args[0].Value > 1
	},
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
	for _, s := range card.Suits {
		if s != a.Card().Suit() && x.v.Setup.Game != "watten" && x.winner(card.Of(s, card.Ace), a.Card()) == 0 && x.winner(card.Of(s, card.King), a.Card()) == 0 {
			return false
		}
	}
	next := (a.Card().Suit() + 1) % 4 // one of two ranks is no Schlag
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

// closes tells whether a card ends the trick.
func (x *truth) closes() bool { return taker(x.after(x.a)) != engine.Nobody }

// tries is how often the rest of a trick is played at random.
const tries = 5

// always tells whether a trick goes to seats that fit, however it ends after a.
func (x *truth) always(a engine.Action, fit func(engine.Seat) bool) bool {
	for range tries {
		st := x.after(a)
		for taker(st) == engine.Nobody {
			step(x.t, st, x.chance)
		}
		if !fit(taker(st)) {
			return false
		}
	}
	return true
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

// taker is who took a trick with the last move.
func taker(st engine.State) engine.Seat {
	for _, e := range st.Effects() {
		if e.Kind == engine.Take {
			return e.Seat
		}
	}
	return engine.Nobody
}

// over tells whether the last move ended the deal.
func over(st engine.State) bool {
	for _, e := range st.Effects() {
		if e.Kind == engine.HandEnd || e.Kind == engine.MatchEnd {
			return true
		}
	}
	return false
}

// lastTaker is who took the last trick of a deal that is over.
func lastTaker(st engine.State) engine.Seat { return taker(st) }

// step does one random move.
func step(t testing.TB, st engine.State, r *rand.Rand) {
	t.Helper()
	if a, due := st.Draw(r); due {
		if _, err := st.Apply(engine.Nature, a); err != nil {
			t.Fatal(err)
		}
		return
	}
	for _, s := range st.Turn().List() {
		if legal := st.Legal(nil, s); len(legal) > 0 {
			if _, err := st.Apply(s, legal[r.IntN(len(legal))]); err != nil {
				t.Fatal(err)
			}
			return
		}
	}
	t.Fatal("nobody can move")
}
