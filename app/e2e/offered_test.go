//go:build e2e

package e2e

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"krutzjass/app/describe"
)

// deeds are words on buttons and what a record says of them. What counts, or
// what a deal is then worth, stands behind the words and is left out.
var deeds = map[string]string{
	"Push": "push", "Pass": "pass", "No Weis": "noweis", "Keep Weis back": "noweis",
	"Play blind": "blind true", "Look at my cards": "blind false",
	"Play double blind": "doubleblind true", "Turn trump first": "doubleblind false",
	"Chratze": "chratze", "Weg": "weg", "Metcho": "metcho",
	"Swap the six": "six true", "Keep the six": "six false",
	"From the stock": "turn stock", "My own top card": "turn hand", "Play": "play-on", "Drop out": "drop",
	"Raise": "raise", "Look": "look", "Give up": "giveup",
	"Three times three": "call 3x3",
}

// modes are words on buttons that say how a deal is played.
var modes = map[string]string{
	"Make Diamonds trump": "D", "Make Hearts trump": "H", "Make Clubs trump": "C", "Make Spades trump": "S",
	"From the top": "OBE", "From the bottom": "UND",
}

// ranks are words on buttons that name a rank.
var ranks = map[string]string{
	"6": "6", "7": "7", "8": "8", "9": "9", "10": "10", "Jack": "J", "Queen": "Q", "King": "K", "Ace": "A",
}

// seldom is what ends a part in a deal, or a match, too soon to see much of it.
var seldom = []string{"weg", "drop", "giveup", "pass", "raise"}

// guest plays a game by doing whatever is offered.
type guest struct {
	*person
	modeIs string // what a record calls it to choose a mode
}

// deed is what a record says when a button is pressed; false for buttons that do
// nothing in the game.
func (g guest) deed(words string) (move string, ok bool) {
	words, _, _ = strings.Cut(words, " ×")
	words, _, _ = strings.Cut(words, " (")
	if mode, ok := modes[words]; ok {
		return g.modeIs + " " + mode, true
	}
	if rank, ok := ranks[words]; ok {
		return "schlag " + rank, true
	}
	if strings.HasPrefix(words, "Call ") {
		return "weis", true
	}
	move, ok = deeds[words]
	return move, ok
}

// toTheEnd plays until the game is over.
func (g guest) toTheEnd() {
	g.t.Helper()
	for {
		d := g.await("it is the person's turn", due)
		pause := d.Table.Pause
		over := func(d describe.Window) bool { return d.Table != nil && d.Table.Pause != pause }
		switch pause {
		case "end":
			return
		case "weis":
			g.press("Continue", over)
		case "hand":
			g.press("Next hand", over)
		case "cover":
			if len(d.Hand) > 0 {
				g.fail("cards can be reached behind the cover: %v", d.Hand)
			}
			g.press("Show my cards", over)
		case "":
			g.answer(d)
		}
	}
}

// answer does one of the things that the table offers.
func (g guest) answer(d describe.Window) {
	g.t.Helper()
	if _, asked := button(d, "Take the last digit back"); asked {
		g.predict()
		return
	}
	if i := slices.IndexFunc(d.Buttons, marks); i >= 0 {
		g.layAway(d)
		return
	}
	var offers []string
	for _, b := range d.Buttons {
		if move, ok := g.deed(b.Words); ok && b.Enabled && (!slices.Contains(seldom, move) || g.chance.IntN(5) == 0) {
			offers = append(offers, b.Words)
		}
	}
	legal := slices.ContainsFunc(d.Hand, func(c describe.Card) bool { return c.Legal })
	switch n := len(offers); {
	case n > 0 && (!legal || g.chance.IntN(2) == 0):
		g.choose(offers[g.chance.IntN(n)])
	case legal:
		g.card(d)
	}
}

// choose presses a button, and one on the sheet that it may open.
func (g guest) choose(words string) {
	g.t.Helper()
	move, _ := g.deed(words)
	if move == "call 3x3" {
		d := g.press(words, func(d describe.Window) bool { return len(modesOf(d)) > 0 })
		list := modesOf(d)
		words = list[g.chance.IntN(len(list))]
		mode, _ := g.deed(words)
		move += strings.TrimPrefix(mode, g.modeIs)
	}
	g.press(words, without(words))
	g.moves = append(g.moves, move)
}

// modesOf are the buttons that choose a mode.
func modesOf(d describe.Window) (list []string) {
	for _, b := range d.Buttons {
		words, _, _ := strings.Cut(b.Words, " ×")
		if modes[words] != "" && b.Enabled {
			list = append(list, b.Words)
		}
	}
	return list
}

// without tells whether a button is gone.
func without(words string) func(describe.Window) bool {
	return func(d describe.Window) bool {
		return d.Table != nil && !slices.ContainsFunc(d.Buttons, func(b describe.Button) bool { return b.Words == words })
	}
}

// card plays a card by a click; Weis that have to be declared go before it.
func (g guest) card(d describe.Window) {
	g.t.Helper()
	declares := slices.ContainsFunc(d.Buttons, func(b describe.Button) bool { return deeds[b.Words] == "noweis" })
	var legal []int
	for i, c := range d.Hand {
		if c.Legal {
			legal = append(legal, i)
		}
	}
	i := legal[g.chance.IntN(len(legal))]
	g.after(glance)
	g.raise(i)
	played := gone(d, i)
	after := g.act("the card is played", func(describe.Window) { g.click() }, func(now describe.Window) bool {
		return played(now) || declares && now.Table.Refused
	})
	if declares {
		g.moves = append(g.moves, "weis")
	}
	if played(after) {
		g.moves = append(g.moves, "play "+d.Hand[i].Card)
	}
}

// predict types a number on the pad and confirms it.
func (g guest) predict() {
	g.t.Helper()
	number := fmt.Sprint(g.chance.IntN(100))
	for i := range number {
		so := number[:i+1]
		g.press(number[i:i+1], func(d describe.Window) bool { return !without("Predict " + so)(d) })
	}
	g.press("Predict "+number, without("Predict "+number))
	g.moves = append(g.moves, "predict "+number)
}

// marks tells whether a button confirms cards that are marked.
func marks(b describe.Button) bool {
	return strings.HasPrefix(b.Words, "Exchange ") || strings.HasPrefix(b.Words, "Lay ") || strings.HasPrefix(b.Words, "Mark ")
}

// layAway marks cards, as many as have to be laid away or up to four for an
// exchange, most often those four since then one of five is laid away next, and
// confirms them.
func (g guest) layAway(d describe.Window) {
	g.t.Helper()
	words := func(d describe.Window) string { return d.Buttons[slices.IndexFunc(d.Buttons, marks)].Words }
	do, n := "exchange", min(4, g.chance.IntN(8))
	if _, err := fmt.Sscanf(words(d), "Lay %d", &n); err == nil {
		do = "lay"
	}
	if most := 0; do == "exchange" {
		if _, err := fmt.Sscanf(d.Table.Message, "Tap up to %d", &most); err == nil {
			n = min(n, most)
		}
	}
	g.after(glance)
	var cards []string
	for _, i := range g.chance.Perm(len(d.Hand))[:n] {
		g.mark(i)
		cards = append(cards, d.Hand[i].Card)
	}
	now, _ := g.seen()
	g.press(words(now), without(words(now)))
	slices.Sort(cards)
	g.moves = append(g.moves, strings.Join(append([]string{do}, cards...), " "))
}

// mark clicks a card: the button that confirms says so.
func (g guest) mark(i int) {
	g.t.Helper()
	button := func(d describe.Window) describe.Button {
		if at := slices.IndexFunc(d.Buttons, marks); at >= 0 {
			b := d.Buttons[at]
			b.Rect = describe.Rect{} // its width goes with the words
			return b
		}
		return describe.Button{}
	}
	d := g.raise(i)
	g.act("the card is marked", func(describe.Window) { g.click() }, func(now describe.Window) bool { return button(now) != button(d) })
}

// offered are the games beside the first, each with a small match; Chratze in both
// of its modes.
var offered = []struct {
	name, title, key string // name is the test's, title the one on Home
	options          map[string]any
	modeIs           string
	hands            int      // at least
	people           int      // at the one device
	moves            []string // kinds that theirs must be among
}{
	{"Schieber", "Schieber", "schieber", map[string]any{"target": 200.0, "factors": false, "bergpreis": 100.0}, "call", 1, 1, nil},
	{"Coiffeur", "Coiffeur", "coiffeur", map[string]any{"rows": []any{"3x3"}, "factors": []any{1.0}}, "direction", 2, 1, nil},
	{"Differenzler", "Differenzler", "differenzler", map[string]any{"rounds": 4.0}, "", 4, 1, nil},
	{"Molotow", "Molotow", "molotow", map[string]any{"limit": 5.0}, "", 1, 2, nil},
	{"Chratze", "Chratze", "chratze", map[string]any{"mode": "chratze", "deals": 3.0, "blind": true, "doubleBlind": true}, "", 3, 1, []string{"exchange", "lay"}},
	{"Zwicken", "Chratze", "chratze", map[string]any{"mode": "zwicken", "deals": 1.0}, "", 1, 1, nil},
	{"Watten", "Watten", "watten", map[string]any{"target": 11.0, "raising": true}, "trump", 2, 1, nil},
}

func TestEveryGameToItsEnd(t *testing.T) {
	for i, game := range offered {
		t.Run(game.name, func(t *testing.T) {
			t.Parallel()
			cast := slices.Repeat([]map[string]any{{"level": "human", "avatar": 4}}, game.people-1)
			chosen, err := json.Marshal(map[string]any{"pace": "fast", "reducedMotion": true,
				"games": map[string]any{game.key: map[string]any{"options": game.options, "face": "french", "cast": cast}}})
			if err != nil {
				t.Fatal(err)
			}
			g := guest{newPerson(t, uint64(10+i), chosen...), game.modeIs}
			g.press(game.title, on("NewGame"))
			g.press("Start", on("Table"))
			g.toTheEnd()
			t.Logf("the person's moves: %q", g.moves)
			lines := g.leave()
			for key, want := range game.options {
				if got := lines[0].Options[key]; !reflect.DeepEqual(got, want) {
					g.fail("option %s is %v and not %v, as was chosen", key, got, want)
				}
			}
			if n := people(lines); n != game.people {
				g.fail("%d people play and not %d", n, game.people)
			}
			if n := hands(lines); n < game.hands || len(g.moves) == 0 {
				g.fail("%d hands and %d moves of the person are too few", n, len(g.moves))
			}
			for _, kind := range game.moves {
				if !slices.ContainsFunc(g.moves, func(move string) bool { return strings.HasPrefix(move, kind+" ") }) {
					g.fail("no cards were marked for %q among the moves %q", kind, g.moves)
				}
			}
		})
	}
}
