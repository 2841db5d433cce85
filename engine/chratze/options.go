package chratze

import (
	"errors"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// options are the rows of RECORD.md, in its order. Options of the other mode are
// kept and ignored.
var options = []engine.Option{
	{Key: "mode", Kind: engine.Choice, Choices: []string{"chratze", "zwicken"}, Default: engine.Fixed("chratze")},
	{Key: "start", Kind: engine.Number, Min: 1, Max: 100000, Default: engine.Fixed(50)},
	{Key: "deals", Kind: engine.Number, Min: 0, Max: 1000, Default: engine.Fixed(12)},
	{Key: "minutes", Kind: engine.Number, Min: 0, Max: 1440, Default: engine.Fixed(0)},
	{Key: "blind", Kind: engine.Flag, Default: engine.Fixed(false), Idle: zwicken},
	{Key: "doubleBlind", Kind: engine.Flag, Default: engine.Fixed(false), Idle: zwicken},
	{Key: "redeal", Kind: engine.Flag, Default: engine.Fixed(false), Idle: zwicken},
	{Key: "sevenOfDiamonds", Kind: engine.Flag, Default: engine.Fixed(true), Idle: func(o engine.Options) bool { return !zwicken(o) }},
}

// rules are the options as the play needs them.
type rules struct {
	mode
	zwicken            bool
	start, deals       int
	clock              bool // a time limit may end the match
	blind, doubleBlind bool
	redeal             bool
	orders             *orders
}

func compile(o engine.Options) *rules {
	r := &rules{
		mode: modeOf(o), zwicken: zwicken(o),
		start: o.Int("start"), deals: o.Int("deals"), clock: o.Int("minutes") > 0,
		orders: &plainOrders,
	}
	if r.zwicken {
		if o.Flag("sevenOfDiamonds") {
			r.orders = &sevenOrders
		}
		return r
	}
	r.blind, r.doubleBlind, r.redeal = o.Flag("blind"), o.Flag("doubleBlind"), o.Flag("redeal")
	return r
}

func zwicken(o engine.Options) bool { return o.Text("mode") == "zwicken" }

func modeOf(o engine.Options) mode {
	if zwicken(o) {
		return mode{pack: card.Piquet(), hand: 3, packet: 1, tricks: 3}
	}
	return mode{pack: card.Jass(), hand: 4, packet: 4, tricks: 4}
}

// ends tells why a match has no end of its own: without a number of deals only
// the clock of a table, or the people at it, can end one (RECORD.md, Header).
func ends(o engine.Options) error {
	if o.Int("deals") == 0 {
		return errors.New("chratze without a fixed number of deals has no end by itself: set deals to 1 or more")
	}
	return nil
}
