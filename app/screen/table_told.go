package screen

import (
	"fmt"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// happened tells the last event in words, if there is something to tell.
func (t *Table) happened() string {
	e := t.last
	by, own := t.playerName(e.By), t.isYou(e.By)
	for _, x := range e.Effects {
		if x.Kind == engine.Take {
			return t.taken(x)
		}
	}
	for _, x := range e.Effects {
		if x.Kind == engine.Score && x.Why == engine.WhyStoeck {
			return t.toldBy(own, "table.told.stoeck.you", "table.told.stoeck", by, x.Points)
		}
	}
	if t.born {
		suit, _ := t.view().Mode.TrumpSuit()
		return t.toldBy(own, "table.told.born.you", "table.told.born", by, t.suitName(suit))
	}
	return t.did(e, by, own)
}

// did tells an action that is no card, if the others are to hear of it.
func (t *Table) did(e engine.Event, by string, own bool) string {
	tell := func(key string, args ...any) string {
		return t.toldBy(own, "table.told."+key+".you", "table.told."+key, by, args...)
	}
	switch a := e.Action; a.Kind {
	case engine.Trump:
		name := t.suitName(card.Suit(a.Arg))
		if e.By == engine.Nature {
			return t.text("table.told.drawn", name)
		}
		return tell("trump", name)
	case engine.Call:
		if m := engine.Mode(a.Arg & 15); t.rowOf(a) == "" {
			return tell("call", t.modeWords(m)+t.times(a))
		}
		return tell("call", t.callWords(a))
	case engine.Direction:
		return tell("call", t.callWords(a))
	case engine.WeisHeard:
		return t.text("table.told.weis", by, a.Arg)
	case engine.Weis:
		return tell("weis", t.calledHighest(e.By))
	case engine.Schlag:
		return tell("schlag", t.rankName(card.Rank(a.Arg)))
	case engine.Predict:
		if a.Arg < 0 || !own && !t.view().Setup.Options.Flag("open") {
			return tell("predicted")
		}
		return tell("predict", a.Arg)
	case engine.Exchange:
		if a.Arg == 0 {
			return tell("exchange.none")
		}
		return tell("exchange", a.Arg)
	case engine.Raise:
		asked, _ := t.view().Fact("asked")
		return tell("raise", asked.Value)
	case engine.Blind, engine.DoubleBlind, engine.Six, engine.Turn:
		key := fmt.Sprintf("%v.%d", a.Kind, a.Arg)
		if a.Arg == 0 && a.Kind != engine.Turn {
			return ""
		}
		return tell(key)
	case engine.Push, engine.Pass, engine.Chratze, engine.Weg, engine.Metcho, engine.PlayOn, engine.Drop, engine.Lay,
		engine.Look, engine.GiveUp:
		return tell(a.Kind.String())
	}
	return ""
}

// told fills the sentence about the viewer or the one about another player.
func (t *Table) told(own bool, you, they string, args ...any) string {
	if own {
		return t.text(you, args...)
	}
	return t.text(they, args...)
}

// toldBy is told with the player's name as the first argument.
func (t *Table) toldBy(own bool, you, they string, by string, args ...any) string {
	if own {
		return t.text(you, args...)
	}
	return t.text(they, append([]any{by}, args...)...)
}

func (t *Table) calledHighest(s engine.Seat) int {
	v := t.view()
	f, _ := v.FactOf(engine.FactCalled, s)
	return f.Value
}

// taken tells who took a trick and what it is worth.
func (t *Table) taken(x engine.Effect) string {
	if x.Points < 0 { // tricks of this game have no points
		return t.toldBy(t.isYou(x.Seat), "table.told.take.bare.you", "table.told.take.bare", t.playerName(x.Seat))
	}
	return t.toldBy(t.isYou(x.Seat), "table.told.take.you", "table.told.take", t.playerName(x.Seat), x.Points)
}
