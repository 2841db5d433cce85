//go:build e2e

package e2e

import (
	"bytes"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"krutzjass/app/describe"
)

func on(screen string) func(describe.Window) bool {
	return func(d describe.Window) bool { return d.Screen == screen }
}

// begin goes from Home to a new game to a target, shown fast, and starts it.
func (p *person) begin(target int) {
	p.t.Helper()
	p.press("New game", on("NewGame"))
	p.write("Points to win", fmt.Sprint(target))
	p.press("Pace: Fast", func(d describe.Window) bool { b, _ := button(d, "Pace: Fast"); return b.Chosen })
	p.press("Start", on("Table"))
}

// leave leaves the end of a game: what stays is a record with an end.
func (p *person) leave() []recordLine {
	p.t.Helper()
	p.press("Home", on("Home"))
	if _, err := os.Stat(p.current()); err == nil {
		p.fail("the game is over and still the current one")
	}
	lines := p.check(p.finished())
	if lines[len(lines)-1].End == nil {
		p.fail("the record has no end")
	}
	return lines
}

// leaveEnd leaves the end of a game and checks the record that stays.
func (p *person) leaveEnd(target int) []byte {
	p.t.Helper()
	lines := p.leave()
	if got := lines[0].Options["target"]; got != float64(target) {
		p.fail("the target is %v and not the one that was typed, %d", got, target)
	}
	return p.read(p.finished())
}

// sizes are windows that come while a game is played: phone, phone on its side,
// a large screen.
var sizes = [][2]int{{390, 844}, {844, 390}, {1600, 900}}

func TestAGameToItsEnd(t *testing.T) {
	t.Parallel()
	p := newPerson(t, 1)
	p.begin(400)
	for i, size := range sizes {
		p.play(func(d describe.Window) bool {
			return d.Table.Phase == "play" && d.Table.Tricks == 3*i+2 && d.Table.Asked
		})
		p.resize(size[0], size[1])
		p.handInSight()
	}
	p.play(ended)
	lines := p.lines(p.leaveEnd(400))
	if n := hands(lines); n < 2 {
		t.Errorf("only %d hands were played: no hand was seen to its end", n)
	}
	if p.barred == 0 || p.keyed == 0 {
		t.Errorf("of the person's cards %d were against the rules and %d played by keys; both should happen", p.barred, p.keyed)
	}
}

// handInSight checks that every card of the hand can be seen and hit.
func (p *person) handInSight() {
	p.t.Helper()
	d := p.await("the hand is there", func(d describe.Window) bool { return len(d.Hand) > 0 })
	for _, c := range d.Hand {
		r := c.Rect
		if r.W < 29 || r.H < 47 || r.X < 0 || r.Y < 0 || r.X+r.W > d.Width || r.Y+r.H > d.Height {
			p.fail("card %s shows only %+v in a window of %d by %d", c.Card, r, d.Width, d.Height)
		}
	}
}

func TestAKilledGameGoesOn(t *testing.T) {
	t.Parallel()
	p := newPerson(t, 2)
	p.begin(250)
	cards := 2 + p.chance.IntN(4)
	p.play(func(d describe.Window) bool {
		return d.Table.Asked && d.Table.Phase == "play" && d.Table.Tricks == cards
	})
	before := p.killAfterACard()
	p.start()
	d := p.await("Home offers to go on", func(d describe.Window) bool { _, ok := button(d, "Continue"); return ok })
	if words := strings.Join(d.Words, " "); strings.Contains(words, "put aside") {
		p.fail("the saved game was not understood: %s", words)
	}
	p.press("Continue", on("Table"))
	p.play(ended)
	after := p.leaveEnd(250)
	if !bytes.HasPrefix(after, before) {
		p.fail("what was on the disk when the program was killed is not the beginning of the record:\n%s", before)
	}
}

// killAfterACard clicks a card and kills the program at some moment after it. It
// gives the record on the disk.
func (p *person) killAfterACard() []byte {
	p.t.Helper()
	d := p.after(glance)
	i := slices.IndexFunc(d.Hand, func(c describe.Card) bool { return c.Legal })
	if i < 0 {
		p.fail("no card is allowed")
	}
	p.raise(i)
	p.click()
	last := p.after(p.chance.IntN(10))
	p.kill()
	record := whole(p.read(p.current()))
	with := append(slices.Clone(p.moves), "play "+d.Hand[i].Card)
	got := p.moved(record)
	switch {
	case slices.Equal(got, with):
		p.moves = with
	case gone(d, i)(last) || !slices.Equal(got, p.moves):
		p.fail("the disk has other moves than were seen:\nrecord %q\nseen   %q", got, with)
	}
	return record
}

func TestStartingOverAsksTwice(t *testing.T) {
	t.Parallel()
	p := newPerson(t, 3)
	p.begin(1000)
	p.play(func(d describe.Window) bool { return len(p.moves) > 0 })
	p.press("Menu", func(d describe.Window) bool { _, ok := button(d, "Leave"); return ok })
	p.press("Leave", on("Home"))
	first := p.read(p.current())
	p.press("New game", on("NewGame"))
	d := p.press("Start", func(d describe.Window) bool { _, ok := button(d, "Start anyway"); return ok })
	if words := strings.Join(d.Words, " "); !strings.Contains(words, "A game is saved") {
		p.fail("the form does not say that scores will be cleared: %s", words)
	}
	if !bytes.Equal(p.read(p.current()), first) {
		p.fail("the saved game changed before the second tap")
	}
	p.press("Start anyway", on("Table"))
	p.moves = nil
	p.play(func(describe.Window) bool { return len(p.moves) > 0 })
	lines := p.lines(p.read(p.current()))
	if lines[0].ID == p.lines(first)[0].ID {
		p.fail("the second tap did not start another game")
	}
	p.check(p.current())
}
