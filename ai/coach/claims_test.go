package coach

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
)

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
		end, by := st.View(x.v.Viewer), taker(st)
		early := by == engine.Nobody || !end.Hand.Empty() // the match was over before the trick was
		return x.v.Hand.Len() == 2 && (by == x.v.Viewer || early) && x.names(0, x.o)
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
		return x.closes() && x.theyHave() && x.wins(x.a) && !x.takes(x.o) && x.count(x.a) == x.args[1].Value
	},
	"close": func(x *truth) bool { return x.closes() && x.theyHave() && x.wins(x.a) && !x.takes(x.o) },
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

	"stoeck": func(x *truth) bool {
		score := x.scored(x.after(x.a))
		return x.a.Arg&engine.PlayStoeck != 0 && x.o != x.a && score.Side == x.side(x.v.Viewer) && score.Points > 0
	},
	"weis.best": func(x *truth) bool {
		texts := x.game.(engine.WeisTexter)
		return len(texts.WeisText(x.st, x.v.Viewer, x.a)) > 0 && len(texts.WeisText(x.st, x.v.Viewer, x.o)) > 0 && x.said(x.a) >= x.said(x.o)
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
	"stake.strong": func(x *truth) bool { return x.ownTrumps() == x.args[0].Value && x.args[0].Value > 1 },
	"stake.weak":   func(x *truth) bool { return x.ownTrumps() == x.args[0].Value && x.args[0].Value < 2 },
	"lay.trump":    func(x *truth) bool { return x.trumps(x.a.Cards) == 0 && x.trumps(x.o.Cards) > 0 },
	"lay.low": func(x *truth) bool {
		low, high := x.args[0].Card(), x.args[1].Card()
		return x.a.Cards.Has(low) && !x.o.Cards.Has(low) && x.o.Cards.Has(high) && !x.a.Cards.Has(high) && low.Rank() < high.Rank()
	},
	"foretell.less": func(x *truth) bool { return x.suit(card.Suit(x.v.Mode)) == x.args[0].Value && x.o.Arg > x.a.Arg },
	"foretell.more": func(x *truth) bool { return x.suit(card.Suit(x.v.Mode)) == x.args[0].Value && x.o.Arg < x.a.Arg },
	"schlag.many": func(x *truth) bool {
		return x.of(card.Rank(x.a.Arg).String()) == x.args[0].Value && x.args[0].Value > 0
	},
	"undraw": func(x *truth) bool {
		maker, _ := x.v.Fact(engine.FactMaker)
		return x.leads() && !x.trump(x.a) && x.trump(x.o) && x.names(0, x.o) && x.side(maker.Seat) != x.side(x.v.Viewer)
	},
	"lead.below": func(x *truth) bool { return x.leads() && x.bothNamed() && x.topped(x.a) > x.topped(x.o) },
	"risk": func(x *truth) bool {
		return x.leads() && x.bothNamed() && x.points(x.a) < x.points(x.o) && !x.takers(x.o).Empty()
	},
	"single": func(x *truth) bool {
		return x.leads() && x.names(0, x.a) && !x.trump(x.a) && x.suit(x.a.Card().Suit()) == 1 && x.suit(card.Suit(x.v.Mode)) > 0
	},
	"lead.save": func(x *truth) bool {
		return x.leads() && x.bothNamed() && x.winner(x.a.Card(), x.o.Card()) == 1 && !x.takers(x.o).Empty()
	},
	"lead.stay": func(x *truth) bool {
		return x.leads() && x.names(0, x.o) && !x.trump(x.a) && x.trump(x.o) && !x.takers(x.o).Empty()
	},
	"lead.hard": func(x *truth) bool { return x.leads() && x.bothNamed() && x.takers(x.a).Len() < x.takers(x.o).Len() },
	"lead.long": func(x *truth) bool {
		a, o := x.args[0].Suit(), x.args[1].Suit()
		return x.leads() && a == x.a.Card().Suit() && o == x.o.Card().Suit() && x.suit(a) > x.suit(o)
	},
	"later": func(x *truth) bool {
		return x.partnerHas() && x.bothNamed() && !x.takes(x.a) && x.points(x.a) < x.points(x.o) && x.shaky()
	},
	"secure": func(x *truth) bool { return x.partnerHas() && x.shaky() && x.names(0, x.a) && x.wins(x.a) },
	"higher": func(x *truth) bool {
		return x.bothNamed() && x.takes(x.a) && x.takes(x.o) && x.takers(x.a).Len() < x.takers(x.o).Len()
	},
	"poor": func(x *truth) bool {
		return x.names(0, x.o) && x.trump(x.o) && !x.trump(x.a) && x.lying() == x.args[1].Value && x.lying() < 15
	},
	"duck": func(x *truth) bool {
		return x.names(0, x.o) && x.theyHave() && x.takes(x.o) && !x.takes(x.a) && !x.takers(x.o).Empty() && !x.closes()
	},
	"thrift": func(x *truth) bool {
		return x.bothNamed() && x.takes(x.a) && x.takes(x.o) && x.takers(x.a) == x.takers(x.o) && x.winner(x.a.Card(), x.o.Card()) == 1
	},
	"spare.trump": func(x *truth) bool { return x.names(0, x.o) && x.trump(x.o) && !x.takes(x.o) && !x.trump(x.a) },
	"throw": func(x *truth) bool {
		return x.throws(x.a) && x.throws(x.o) && x.bothNamed() && x.overs(x.a) > x.overs(x.o)
	},
	"stint":   func(x *truth) bool { return x.bothNamed() && !x.closes() && x.points(x.a) < x.points(x.o) },
	"lighter": func(x *truth) bool { return x.bothNamed() && x.points(x.a) < x.points(x.o) },
	"less": func(x *truth) bool {
		return x.closes() && x.bothNamed() && x.wins(x.a) && x.wins(x.o) && x.points(x.a) < x.points(x.o)
	},
	"rid": func(x *truth) bool {
		return x.closes() && x.bothNamed() && x.wins(x.a) && x.wins(x.o) && x.winner(x.o.Card(), x.a.Card()) == 1
	},
	"beaten": func(x *truth) bool {
		return x.bothNamed() && x.takes(x.a) && x.takes(x.o) && x.takers(x.a).Len() > x.takers(x.o).Len()
	},
	"high": func(x *truth) bool {
		return x.theyHave() && x.bothNamed() && !x.takes(x.a) && !x.takes(x.o) && x.winner(x.o.Card(), x.a.Card()) == 1
	},
	"shed": func(x *truth) bool {
		return x.throws(x.a) && x.throws(x.o) && x.bothNamed() && x.overs(x.a) < x.overs(x.o)
	},
	"born.short": func(x *truth) bool {
		after := x.after(x.a).View(x.v.Viewer)
		suit := x.args[0].Suit()
		return x.v.Mode == engine.NoTrump && after.Mode == engine.TrumpMode(suit) && after.Hand.Of(suit).Len() == x.args[1].Value
	},
	"born.low": func(x *truth) bool {
		x.v.Mode, x.values = engine.TrumpMode(x.a.Card().Suit()), engine.TrumpMode(x.a.Card().Suit())
		defer func() { x.v.Mode, x.values = engine.NoTrump, engine.NoTrump }()
		return x.bothNamed() && x.winner(x.a.Card(), x.o.Card()) == 1
	},
}

// tries is how often the rest of a trick is played at random.
const tries = 5
