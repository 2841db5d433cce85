package meld

import (
	"math/rand/v2"
	"testing"

	"krutzjass/engine/card"
)

// someHands gives the same n random hands of a pack every time.
func someHands(pack card.Set, size, n int) []card.Set {
	r := rand.New(rand.NewPCG(48, 12))
	cards := pack.Cards()
	hands := make([]card.Set, n)
	for i := range hands {
		r.Shuffle(len(cards), func(a, b int) { cards[a], cards[b] = cards[b], cards[a] })
		hands[i] = card.SetOf(cards[:size]...)
	}
	return hands
}

// held keeps what Any says, so that it is worked out.
var held bool

func BenchmarkWeis(b *testing.B) {
	hands := someHands(card.Double(), 12, 1024)
	var none []card.Set
	for _, hand := range hands {
		if !Any(hand) {
			none = append(none, hand)
		}
	}
	run := func(name string, hands []card.Set, work func(card.Set)) {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				work(hands[i%len(hands)])
			}
		})
	}
	buf := make([]Choice, 0, 512)
	choices := func(hand card.Set) { buf = AppendChoices(buf[:0], hand, Rules{}) }
	run("Any", hands, func(hand card.Set) { held = Any(hand) })
	run("ChoicesNone", none, choices)
	run("Choices", hands, choices)
	run("Best", hands, func(hand card.Set) { Best(hand, Rules{}) })
	run("BestCross", someHands(card.Jass(), 9, 1024), func(hand card.Set) { Best(hand, Rules{Cross: true, Long: true}) })
}
