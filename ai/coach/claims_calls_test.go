package coach

import (
	"maps"
	"slices"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

func init() { maps.Copy(claims, callClaims) }

// callClaims says the same of the concepts of everything that is not a card.
var callClaims = map[Code]func(*truth) bool{
	"mode.high": func(x *truth) bool {
		n := 0
		for _, rank := range []string{"J", "9", "A"} {
			n += x.count2(x.args[0].Suit().String() + rank)
		}
		return n == x.args[1].Value && n > 1
	},
	"row.misere": func(x *truth) bool {
		return x.row(x.a) == "misere" && x.of("A") == x.args[0].Value && x.of("A") < 2 && x.of("A")+x.of("K") < 3
	},
	"row.turn": func(x *truth) bool {
		return slices.Contains([]string{"slalom", "guschti"}, x.row(x.a)) &&
			x.of("A") == x.args[0].Value && x.of("6") == x.args[1].Value && x.of("A")*x.of("6") > 0
	},
	"row.factor": func(x *truth) bool {
		factors := x.v.Setup.Options["factors"].([]int)
		a, o := factors[x.fact(x.a, "row").Value], factors[x.fact(x.o, "row").Value]
		return a == x.args[0].Value && o == x.args[1].Value && a > o
	},
	"mode.over":  func(x *truth) bool { return x.of("A")+x.of("K")+x.of("Q") == x.args[0].Value && x.args[0].Value > 2 },
	"mode.under": func(x *truth) bool { return x.of("6")+x.of("7")+x.of("8") == x.args[0].Value && x.args[0].Value > 2 },
	"push.long": func(x *truth) bool {
		longest := 0
		for _, s := range card.Suits {
			longest = max(longest, x.suit(s))
		}
		return longest == x.args[0].Value
	},
	"trump.rechte": func(x *truth) bool {
		return card.Card(x.fact(x.a, "rechte").Value) == x.args[0].Card() && x.v.Hand.Has(x.args[0].Card())
	},
	"mode.more": func(x *truth) bool { return x.longArg() && x.moreOf() },
	"trump.high": func(x *truth) bool {
		a, o := x.args[0].Card(), x.args[1].Card()
		return x.v.Hand.Has(a) && x.v.Hand.Has(o) && a.Rank() > o.Rank() && a.Suit() == card.Suit(x.a.Arg) && o.Suit() == card.Suit(x.o.Arg)
	},
	"schlag.low": func(x *truth) bool {
		a, o := card.Rank(x.a.Arg), card.Rank(x.o.Arg)
		return a < o && (o == card.King || o == card.Ace) && x.of(a.String()) > 0 && x.of(a.String()) == x.of(o.String())
	},

	"stake.last": func(x *truth) bool {
		score := x.scored(x.after(x.a))
		return score.Side == engine.Side(x.v.Viewer) && score.Points > 0
	},
	"stake.top": func(x *truth) bool { return x.topTrump() && x.args[1].Value < 2 },
	"stake.low": func(x *truth) bool { return x.topTrump() && x.args[1].Value > 0 },
	"stake.pot": func(x *truth) bool {
		pot, _ := x.v.Fact("pot")
		return pot.Value == x.args[1].Value && (x.args[0].Value == 2) == (x.a.Kind == engine.Chratze)
	},
	"blind.yes": func(x *truth) bool {
		after := x.after(x.a).View(x.v.Viewer)
		return after.Hand.Has(x.args[0].Card()) && after.Mode == engine.TrumpMode(x.args[0].Card().Suit())
	},
	"blind.two": func(x *truth) bool {
		return x.after(x.a).View(x.v.Viewer).Counts[x.v.Viewer] == x.v.Counts[x.v.Viewer]+2
	},
	"blind.no": func(x *truth) bool { return x.v.Hand.Empty() && x.args[0].Value == len(x.v.Setup.Seats)-1 },
	"turn.own": func(x *truth) bool {
		after := x.after(x.a).View(x.v.Viewer)
		turned := x.fact(x.a, "turned").Cards.First()
		return after.Hand.Has(turned) && after.Mode == engine.TrumpMode(turned.Suit())
	},
	"turn.stock": func(x *truth) bool {
		stock, own := x.after(x.a).View(x.v.Viewer), x.after(x.o).View(x.v.Viewer)
		_, free := stock.FactOf("in", x.v.Viewer)
		_, bound := own.FactOf("in", x.v.Viewer)
		return !free && bound
	},
	"six.swap": func(x *truth) bool {
		after := x.after(x.a).View(x.v.Viewer)
		c := x.args[0].Card()
		return after.Hand.Has(c) && x.winner(card.Of(c.Suit(), card.Six), c) == 1
	},
	"lay.ace": func(x *truth) bool {
		c := x.args[0].Card()
		return x.o.Cards.Has(c) && !x.a.Cards.Has(c) && c.Rank() == card.Ace && x.trumps(card.SetOf(c)) == 0
	},
	"lay.more": func(x *truth) bool {
		c := x.args[0].Card()
		return x.a.Cards.Has(c) && !x.o.Cards.Has(c) && c.Rank() != card.Ace && x.trumps(card.SetOf(c)) == 0
	},

	"raise.sure": func(x *truth) bool { return x.needAndSure() && x.args[1].Value >= x.args[0].Value },
	"raise.weak": func(x *truth) bool { return x.needAndSure() && x.args[1].Value < x.args[0].Value },
	"raise.near": func(x *truth) bool { return x.taken(true) == 2 },
	"raise.lost": func(x *truth) bool { return x.taken(false) == 2 },
	"raise.press": func(x *truth) bool {
		st := x.after(x.a)
		by, _ := asks(st)
		if _, err := st.Apply(by, engine.Action{Kind: engine.GiveUp}); err != nil {
			x.t.Fatal(err)
		}
		score := x.scored(st)
		return score.Side == x.side(x.v.Viewer) && int(score.Points) == x.args[0].Value
	},
	"raise.pay": func(x *truth) bool {
		score := x.scored(x.after(x.o))
		return score.Side != x.side(x.v.Viewer) && int(score.Points) == x.args[0].Value && x.fact(x.a, "stake").Value == x.args[1].Value
	},

	"foretell.high": func(x *truth) bool { return x.strong() == x.args[0].Value && x.strong() > 1 && x.o.Arg < x.a.Arg },
	"foretell.low":  func(x *truth) bool { return x.strong() == x.args[0].Value && x.strong() < 4 && x.o.Arg > x.a.Arg },
	"foretell.mean": func(x *truth) bool { return x.args[0].Value == 157/4 },
}
