//go:build e2e

package e2e

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"krutzjass/app/describe"
)

// person plays at a window and remembers each move, in the words of a record.
type person struct {
	*window
	chance *rand.Rand
	moves  []string
	barred int // cards tried against the rules
	keyed  int // cards raised by a key and played by the button
}

// margin is where a page has nothing that takes the wheel for itself, in pixels.
const margin = 6

// glance is how many descriptions somebody looks at the cards before playing.
const glance = 7

func newPerson(t *testing.T, seed uint64, preferences ...byte) *person {
	t.Helper()
	return &person{window: open(t, preferences...), chance: rand.New(rand.NewPCG(seed, seed))}
}

// button finds a button by the beginning of its words.
func button(d describe.Window, words string) (describe.Button, bool) {
	i := slices.IndexFunc(d.Buttons, func(b describe.Button) bool { return b.Enabled && strings.HasPrefix(b.Words, words) })
	if i < 0 {
		return describe.Button{}, false
	}
	return d.Buttons[i], true
}

// press clicks a button until done, and brings it into sight before.
func (p *person) press(words string, done func(describe.Window) bool) describe.Window {
	p.t.Helper()
	d := p.reveal(words, func(d describe.Window) (describe.Rect, describe.Sight, bool) {
		b, ok := button(d, words)
		return b.Rect, b.Sight, ok
	})
	b, _ := button(d, words)
	at := b.Rect
	p.point(at)
	return p.act(fmt.Sprintf("the button %q does its work", words), func(now describe.Window) {
		if b, ok := button(now, words); ok && b.Rect != at { // a panel finds its place after its first picture
			at = b.Rect
			p.point(at)
		}
		p.click()
	}, done)
}

// reveal turns the wheel until something is in sight.
func (p *person) reveal(what string, find func(describe.Window) (describe.Rect, describe.Sight, bool)) describe.Window {
	p.t.Helper()
	d := p.await(fmt.Sprintf("%q is on the screen", what), func(d describe.Window) bool { _, _, ok := find(d); return ok })
	for range 30 {
		place, sight, _ := find(d)
		if sight == describe.InSight {
			return d
		}
		wheel := map[describe.Sight]string{describe.Above: "4", describe.Below: "5"}[sight]
		p.point(describe.Rect{X: margin, Y: d.Height / 2})
		d = p.act(fmt.Sprintf("the page scrolls towards %q", what), func(describe.Window) { p.xdotool("click", wheel) },
			func(d describe.Window) bool { now, _, _ := find(d); return now != place })
	}
	p.fail("%q cannot be scrolled into sight", what)
	return d
}

// write puts text into the place to type in whose words contain some.
func (p *person) write(words, text string) {
	p.t.Helper()
	find := func(d describe.Window) (describe.Entry, bool) {
		i := slices.IndexFunc(d.Entries, func(e describe.Entry) bool { return strings.Contains(e.Words, words) })
		if i < 0 {
			return describe.Entry{}, false
		}
		return d.Entries[i], true
	}
	d := p.reveal(words, func(d describe.Window) (describe.Rect, describe.Sight, bool) {
		e, ok := find(d)
		return e.Rect, e.Sight, ok
	})
	e, _ := find(d)
	p.point(e.Rect)
	p.act(fmt.Sprintf("%q stands at %q", text, words), func(describe.Window) {
		p.click()
		p.after(3)
		p.xdotool("key", "ctrl+a")
		p.xdotool("type", text)
	}, func(d describe.Window) bool { e, _ := find(d); return e.Text == text })
}

// due tells whether the table waits for the person.
func due(d describe.Window) bool {
	return d.Table != nil && (d.Table.Asked || slices.Contains([]string{"weis", "hand", "end", "cover"}, d.Table.Pause))
}

func ended(d describe.Window) bool { return d.Table != nil && d.Table.Pause == "end" }

// play plays on until the window is in a state.
func (p *person) play(until func(describe.Window) bool) describe.Window {
	p.t.Helper()
	for {
		d := p.await("it is the person's turn", func(d describe.Window) bool { return until(d) || due(d) })
		if until(d) {
			return d
		}
		p.turn(d)
	}
}

// turn does what the table waits for.
func (p *person) turn(d describe.Window) {
	p.t.Helper()
	t := *d.Table
	onward := func(d describe.Window) bool {
		return d.Table != nil && (d.Table.Pause != t.Pause || d.Table.Seq != t.Seq)
	}
	switch {
	case t.Pause == "end":
		p.fail("the game is over too soon")
	case t.Pause == "weis":
		p.press("Continue", onward)
	case t.Pause == "hand":
		p.press("Next hand", onward)
	case t.Phase == "call":
		p.call(d, onward)
	default:
		if call, ok := button(d, "Call "); ok {
			p.press(call.Words, onward)
			p.moves = append(p.moves, "weis")
			return
		}
		p.card()
	}
}

// call makes a suit trump or pushes.
func (p *person) call(d describe.Window, onward func(describe.Window) bool) {
	p.t.Helper()
	var offers []string
	for _, b := range d.Buttons {
		if b.Words == "Push" || strings.HasSuffix(b.Words, " trump") {
			offers = append(offers, b.Words)
		}
	}
	if len(offers) == 0 {
		p.fail("the person is asked for trump and has no button for it")
	}
	choice := offers[p.chance.IntN(len(offers))]
	p.press(choice, onward)
	if suit, ok := strings.CutPrefix(choice, "Make "); ok {
		p.moves = append(p.moves, "trump "+suit[:1])
	} else {
		p.moves = append(p.moves, "push")
	}
}

// card plays a card that is allowed; the first time that one is not, that one is
// tried before.
func (p *person) card() {
	p.t.Helper()
	d := p.after(glance)
	var legal, barred []int
	for i, c := range d.Hand {
		if c.Legal {
			legal = append(legal, i)
		} else {
			barred = append(barred, i)
		}
	}
	if len(legal) == 0 {
		p.fail("the person is to play and no card is allowed")
	}
	if p.barred == 0 && len(barred) > 0 {
		p.tryBarred(barred[p.chance.IntN(len(barred))])
	}
	i := legal[p.chance.IntN(len(legal))]
	if i < 9 && p.chance.IntN(5) == 0 {
		p.keys(i)
	} else {
		p.raise(i)
		p.act("the card is played", func(describe.Window) { p.click() }, gone(d, i))
	}
	p.moves = append(p.moves, "play "+d.Hand[i].Card)
}

// raise points at a card: it stands up.
func (p *person) raise(i int) describe.Window {
	p.t.Helper()
	return p.act("the card stands up", func(d describe.Window) { p.point(d.Hand[i].Rect) },
		func(d describe.Window) bool { return i < len(d.Hand) && d.Hand[i].Raised })
}

// keys raises a card by its number and plays it by the button.
func (p *person) keys(i int) {
	p.t.Helper()
	p.xdotool("mousemove", "--window", p.id, "2", "2")
	p.after(2)
	d := p.act("the key raises the card", func(describe.Window) { p.xdotool("key", fmt.Sprint(i+1)) },
		func(d describe.Window) bool {
			_, ok := button(d, "Play")
			return ok && i < len(d.Hand) && d.Hand[i].Raised
		})
	p.press("Play", gone(d, i))
	p.keyed++
}

// gone tells whether card i of a hand is no longer in it.
func gone(before describe.Window, i int) func(describe.Window) bool {
	card := before.Hand[i].Card
	count := func(d describe.Window) (n int) {
		for _, c := range d.Hand {
			if c.Card == card {
				n++
			}
		}
		return n
	}
	had := count(before)
	return func(d describe.Window) bool { return count(d) < had }
}

// tryBarred clicks a card that may not be played: the table says why, and
// neither the hand nor the record changes.
func (p *person) tryBarred(i int) {
	p.t.Helper()
	record := p.read(p.current())
	before := p.raise(i)
	d := p.act("the table says why a card may not be played", func(describe.Window) { p.click() },
		func(d describe.Window) bool { return d.Table.Refused })
	if d.Table.Message == "" || len(d.Hand) != len(before.Hand) || !d.Table.Asked {
		p.fail("a card against the rules changed the table: message %q, %d cards", d.Table.Message, len(d.Hand))
	}
	if p.after(5); string(p.read(p.current())) != string(record) {
		p.fail("a card against the rules got into the record")
	}
	p.barred++
}
