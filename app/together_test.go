package app

import (
	"errors"
	"fmt"
	"maps"
	"net/netip"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"krutzjass/app/prefs"
	"krutzjass/app/screen"
	"krutzjass/app/session"
	"krutzjass/netplay"
	"krutzjass/netplay/discover"
	"krutzjass/netplay/lan"
	"krutzjass/netplay/pair"
	"krutzjass/netplay/wire"
)

// party is several programs on one network.
type party struct {
	t     *testing.T
	net   discover.Fake
	desks []*desk
}

// home is a system that tells nothing of its network but an address.
var home = lan.System{Interfaces: func() ([]lan.Interface, error) { return nil, errors.New("not allowed") },
	Outbound: func() []netip.Addr { return []netip.Addr{netip.MustParseAddr("192.168.1.20")} }}

func (p *party) launch(dir string) *desk {
	p.t.Helper()
	d := launch(p.t, dir)
	d.env.LAN, d.env.Discovery = home, &p.net
	p.desks = append(p.desks, d)
	return d
}

// until lets things happen at all devices, and their people play, until something
// is so.
func (p *party) until(what string, so func() bool) {
	p.t.Helper()
	for range 100000 {
		if so() {
			return
		}
		p.step()
	}
	p.t.Fatalf("it never happened: %s", what)
}

// step lets one thing happen, whatever comes first.
func (p *party) step() {
	for _, d := range p.desks {
		if d.App.play != nil && d.move() {
			return
		}
		for id, f := range d.stage.timers {
			delete(d.stage.timers, id)
			f()
			return
		}
	}
	a, b := p.desks[0].stage.calls, p.desks[len(p.desks)-1].stage.calls
	select {
	case f := <-a:
		f()
	case f := <-b:
		f()
	}
}

// move does what the table of a device waits for, if it does.
func (d *desk) move() bool {
	p := d.App.play
	switch {
	case p.last.Asked:
		p.last.Asked = false
		return p.match.Choose(p.last.View.Legal[0]) == nil
	case p.last.Pause == session.HandPause:
		p.last.Pause = session.NoPause // Next may show another step at once
		p.match.Next()
		return true
	}
	return false
}

// at tells whether a screen of a type is shown.
func at[S any](d *desk) func() bool {
	return func() bool { _, ok := d.stack.Top().(S); return ok }
}

// tricks counts the tricks that a device shows.
func tricks(d *desk) int {
	if d.App.play == nil {
		return 0
	}
	return 12*len(d.App.play.last.View.Sheet) + len(d.App.play.last.View.Past)
}

// seatTwo has a device open a table and another one join it.
func seatTwo(t *testing.T) (p *party, anna, berta *desk) { return seatTwoWith(t, 0) }

// seatTwoWith is seatTwo at a table that limits the time for a turn, in seconds, of
// people who both like something.
func seatTwoWith(t *testing.T, turn int, likes ...func(*prefs.Prefs)) (p *party, anna, berta *desk) {
	t.Helper()
	p = &party{t: t}
	anna, berta = p.launch(t.TempDir()), p.launch(t.TempDir())
	for _, like := range likes {
		anna.change(like)
		berta.change(like)
	}
	anna.change(func(c *prefs.Prefs) {
		c.Name = "Anna"
		c.Games["krutzjass"] = prefs.Game{Turn: &turn}
	})
	anna.toForm("krutzjass", true)
	anna.tap("Open the table")
	p.until("the table is open", func() bool { return anna.hosted != nil && at[*screen.Host](anna)() })
	berta.toJoin(false)
	p.until("the table is found", func() bool { return berta.says("Anna’s table") })
	berta.join(p.table(anna, "Berta"), false)
	p.until("Berta waits", at[*screen.Room](berta))
	p.until("Anna sees her", func() bool { return anna.says("Berta would like to come in") })
	anna.now = anna.now.Add(time.Second)
	anna.tap("Let in")
	p.until("Berta has a seat", func() bool { return berta.says("You have a seat") })
	anna.tap("Start")
	p.until("both are at the table", func() bool { return at[*seated](anna)() && at[*seated](berta)() })
	return p, anna, berta
}

// table is the table of a device as another person names it.
func (p *party) table(host *desk, name string) screen.Joining {
	code, _, _ := host.hosted.lobby.Code()
	return screen.Joining{Name: name, Code: code, At: []string{fmt.Sprintf("127.0.0.1:%d", host.hosted.port())}, Typed: true}
}

func TestTwoDevicesPlayAndComeBack(t *testing.T) {
	p, anna, berta := seatTwo(t)
	names := func(d *desk) (names []string) {
		for _, s := range d.App.play.last.View.Setup.Seats {
			names = append(names, s.Name+":"+s.By)
		}
		return names
	}
	p.until("some tricks", func() bool { return tricks(anna) >= 3 && tricks(berta) >= 3 })
	if diff := cmp.Diff(names(anna), names(berta)); diff != "" || names(anna)[1] != "Berta:remote" || strings.Contains(names(anna)[2], standInLevel+" ") {
		t.Errorf("who plays: %v %s", names(anna), diff)
	}
	if anna.App.play.last.View.Viewer != 0 || berta.App.play.last.View.Viewer != 1 {
		t.Error("somebody sits on the seat of another")
	}

	berta.leave()
	if !berta.says("Back to Anna’s table") {
		t.Fatal("there is no way back")
	}
	table := anna.hosted.lobby.Table()
	p.until("a computer plays for Berta", func() bool { return slices.Contains(anna.App.play.table.People(), "computer plays") })
	berta.tap("Back to Anna’s table")
	p.until("Berta is back", func() bool { return at[*seated](berta)() && berta.App.play.last.View.Viewer == 1 })
	p.until("Anna sees it", func() bool { return !slices.Contains(anna.App.play.table.People(), "computer plays") })

	code, _, _ := anna.hosted.lobby.Code()
	before := tricks(anna)
	anna.leave()
	p.until("Berta misses the host", func() bool { return berta.says("The connection to the table is lost") })
	if !anna.says("Continue") || anna.hosted != nil {
		t.Fatal("the table is not saved")
	}
	anna.tap("Continue")
	p.until("Berta has found the table again", func() bool { return !berta.says("The connection to the table is lost") })
	if now, _, _ := anna.hosted.lobby.Code(); now != code || anna.hosted.lobby.Table() != table {
		t.Error("the table has another code or identity than before")
	}
	p.until("it goes on", func() bool { return tricks(anna) > before+2 && tricks(berta) > before+2 })
}

// The clock of a turn is seen at the guest's table as at the host's, each on their
// own turn.
func TestBothSeeTheClock(t *testing.T) {
	p, anna, berta := seatTwoWith(t, 30)
	for name, d := range map[string]*desk{"Anna": anna, "Berta": berta} {
		p.until(name+" is asked", func() bool { return d.App.play.last.Asked })
		if c := d.clock(); c == nil || !strings.HasPrefix(c.AccessibilityLabel(), "Seconds left: ") {
			t.Errorf("%s sees no clock", name)
		}
		d.move()
		if d.clock() != nil {
			t.Errorf("%s sees a clock after the answer", name)
		}
	}
}

func TestTheEndAndAnotherGame(t *testing.T) {
	p := &party{t: t}
	anna, berta := p.launch(t.TempDir()), p.launch(t.TempDir())
	anna.change(func(c *prefs.Prefs) {
		c.Name = "Anna"
		c.Games["krutzjass"] = prefs.Game{Options: map[string]any{"target": 100.0}}
	})
	anna.toForm("krutzjass", true)
	anna.tap("Open the table")
	berta.toJoin(true)
	berta.join(p.table(anna, ""), true)
	p.until("the screen waits", at[*screen.Room](berta))
	p.until("Anna sees it", func() bool { return anna.says("would like to come in") })
	anna.now = anna.now.Add(time.Second)
	anna.tap("Let in")
	p.until("it is let in", func() bool { return berta.says("as soon as the game begins") })
	anna.tap("Start")
	p.until("the end is seen on both", func() bool {
		return anna.App.play != nil && berta.App.play != nil && anna.App.play.match.EndShown() && berta.App.play.match.EndShown()
	})
	if v := berta.App.play.last.View; v.Viewer >= 0 || !v.Hand.Empty() {
		t.Errorf("the screen shows the hand of seat %d", v.Viewer)
	}
	anna.hosted.again()
	if !at[*screen.Host](anna)() {
		t.Fatal("the host does not gather for another game")
	}
	if list, _ := filepath.Glob(filepath.Join(anna.env.Data, "games", "*.jsonl")); len(list) != 1 {
		t.Errorf("%d games were put away, want the one that is over", len(list))
	}
	anna.hosted.chosen.Setup.Options = maps.Clone(anna.hosted.chosen.Setup.Options)
	anna.hosted.chosen.Setup.Options["target"] = 5000 // it goes on for long
	anna.tap("Start")
	p.until("the screen shows the next game", func() bool { return !berta.App.play.match.EndShown() && len(berta.App.play.last.View.Past) > 0 })
	anna.hosted.closeTable()
	p.until("the screen hears that the table is closed", func() bool { return berta.says("The host has closed the table") })
	if !berta.says("The table is closed") || berta.says("This does not work") {
		t.Error("the heading does not fit a closed table")
	}
	if berta.joined != nil || !anna.says("Continue") {
		t.Error("something of the closed table is left, or the game is not saved")
	}
}

func TestJoinTroubleInPlainWords(t *testing.T) {
	d := launch(t, t.TempDir())
	d.env.LAN = home
	refuse := func(why wire.Why) error { return &netplay.Refused{Refuse: wire.Refuse{Why: why}} }
	silent := &unreachable{errors.New("connection refused")}
	for _, tt := range []struct {
		err  error
		says string
		back bool // it may be tried again by ticket
	}{
		{fmt.Errorf("pairing: %w", pair.ErrWrongCode), "The code is wrong", true},
		{pair.ErrRetired, "counts no more", true},
		{pair.ErrTicket, "does not know this device any more", false},
		{pair.ErrOtherTable, "Another table answers", false},
		{pair.ErrImpostor, "does not know the code", true},
		{pair.ErrNotATable, "no table of this program", true},
		{fmt.Errorf("%w: junk", wire.ErrFrame), "no table of this program", true},
		{&wire.VersionError{Theirs: wire.Hello{Program: "9.9"}}, "there 9.9", true},
		{netplay.ErrEnded, "has closed the table", true},
		{refuse(wire.WhyFull), "The table is full", true},
		{refuse(wire.WhyRefused), "has not let you in", false},
		{refuse(wire.WhyClosed), "has closed the table", true},
		{refuse(wire.WhyReplaced), "another window or device", true},
		{fmt.Errorf("%w (%q)", session.ErrUnknownGame, "bridge"), "does not know", true},
		{fmt.Errorf("no table answers there (%w): check", silent), "Nobody answers there", true},
		{errors.New("the connection to the table was lost"), "broke off", true},
	} {
		words, _ := d.joinTrouble(tt.err)
		if !strings.Contains(words, tt.says) || comesBack(tt.err) != tt.back {
			t.Errorf("%v: %q, worth coming back: %v", tt.err, words, comesBack(tt.err))
		}
	}
	d.env.LAN = lan.System{Interfaces: home.Interfaces, Outbound: func() []netip.Addr { return nil }}
	if words, _ := d.joinTrouble(silent); !strings.Contains(words, "in no network") {
		t.Errorf("without a network: %q", words)
	}
}
