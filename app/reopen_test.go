package app

import (
	"os"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"krutzjass/app/prefs"
	"krutzjass/app/screen"
	"krutzjass/netplay"
)

// A table that was gathering when its host's program ended is opened again from
// Home: same identity and code, same choice, and everybody on the same seat.
func TestGatheringTableIsOpenedAgain(t *testing.T) {
	p, dir, turn := &party{t: t}, t.TempDir(), 30
	anna, berta := p.launch(dir), p.launch(t.TempDir())
	anna.change(func(c *prefs.Prefs) {
		c.Name = "Anna"
		c.Games["krutzjass"] = prefs.Game{Turn: &turn, Options: map[string]any{"target": 500.0}}
	})
	anna.toForm("krutzjass", true)
	anna.tap("Open the table")
	berta.toJoin(false)
	berta.join(p.table(anna, "Berta"), false)
	p.until("Berta waits", at[*screen.Room](berta))
	p.until("Anna sees her", func() bool { return anna.says("Berta would like to come in") })
	anna.now = anna.now.Add(time.Second)
	anna.tap("Let in")
	p.until("Berta has a seat", func() bool { return berta.says("You have a seat") })
	lobby, chosen := anna.hosted.lobby, anna.hosted.chosen
	code, _, _ := lobby.Code()
	if err := lobby.Seat("Berta", 3); err != nil {
		t.Fatal(err)
	}
	seats := func(s netplay.Status) (list []string) {
		for _, x := range s.Seats {
			list = append(list, x.Player.Name+":"+x.Player.By)
		}
		return list
	}
	before := seats(lobby.Status())
	anna.Close()
	p.desks = nil
	anna = p.launch(dir)
	p.desks = append(p.desks, berta)
	anna.tap("Back to Anna’s table")
	if !at[*screen.Host](anna)() {
		t.Fatal("the table is not open")
	}
	p.until("Berta is back", func() bool { return berta.joined.state.Connected && anna.hosted.lobby.Status().Away == 0 })
	again, _, _ := anna.hosted.lobby.Code()
	if diff := cmp.Diff(before, seats(anna.hosted.lobby.Status())); diff != "" || again != code || anna.hosted.lobby.Table() != lobby.Table() {
		t.Errorf("the code is %v, and was %v; seats (-before +after):\n%s", again, code, diff)
	}
	now := anna.hosted.chosen
	if diff := cmp.Diff(chosen.Setup.Options, now.Setup.Options) + cmp.Diff(chosen.Faces, now.Faces); diff != "" || now.Turn != 30 || now.Setup.Packet != chosen.Setup.Packet {
		t.Errorf("another choice, turns of %d seconds:\n%s", now.Turn, diff)
	}
	anna.tap("Start")
	p.until("both are at the table", func() bool { return at[*seated](anna)() && at[*seated](berta)() })
	if seat := berta.App.play.last.View.Viewer; seat != 3 {
		t.Errorf("Berta plays on seat %d", seat)
	}
	anna.leave()
	if !anna.says("Continue") || anna.says("Back to Anna’s table") {
		t.Error("the match is not what Home goes on with")
	}
}

// Once a table was closed for good there is no way back to it.
func TestClosedTableIsForgotten(t *testing.T) {
	anna := (&party{t: t}).launch(t.TempDir())
	anna.change(func(c *prefs.Prefs) { c.Name = "Anna" })
	anna.toForm("krutzjass", true)
	anna.tap("Open the table")
	if last, err := anna.book.Hosted(); err != nil || last == nil {
		t.Fatalf("the table is not kept: %v, %v", last, err)
	}
	anna.hosted.closeTable()
	if last, err := anna.book.Hosted(); err != nil || last != nil || anna.says("Back to Anna’s table") {
		t.Errorf("a table that was closed is kept: %v, %v", last, err)
	}
}

// A program that was killed after the last move shows the end again, to everybody who
// comes back, and its table gathers for another game.
func TestEndIsShownAgain(t *testing.T) {
	p, dir := &party{t: t}, t.TempDir()
	anna, berta := p.launch(dir), p.launch(t.TempDir())
	anna.change(func(c *prefs.Prefs) {
		c.Name = "Anna"
		c.Games["watten"] = prefs.Game{Options: map[string]any{"target": 11.0}}
	})
	anna.toForm("watten", true)
	anna.tap("Open the table")
	berta.toJoin(false)
	berta.join(p.table(anna, "Berta"), false)
	p.until("Anna sees her", func() bool { return anna.says("Berta would like to come in") })
	anna.now = anna.now.Add(time.Second)
	anna.tap("Let in")
	p.until("Berta has a seat", func() bool { return berta.says("You have a seat") })
	anna.tap("Start")
	ended := func() bool { return anna.App.play != nil && anna.App.play.match.EndShown() }
	p.until("Anna sees the end", ended)
	code, _, _ := anna.hosted.lobby.Code()
	killed := t.TempDir() // what is on the disk now, before anything is put away
	if err := os.CopyFS(killed, os.DirFS(dir)); err != nil {
		t.Fatal(err)
	}
	anna.Close()
	p.desks = nil
	anna = p.launch(killed)
	p.desks = append(p.desks, berta)
	anna.tap("See the end of the game")
	p.until("Anna sees the end again", ended)
	p.until("Berta is back, and sees it", func() bool {
		return anna.hosted.lobby.Status().Away == 0 && berta.App.play.match.EndShown()
	})
	if again, _, _ := anna.hosted.lobby.Code(); again != code || anna.hosted.lobby.Status().Match != 1 {
		t.Errorf("the code is %v, and was %v; match %d", again, code, anna.hosted.lobby.Status().Match)
	}
	anna.hosted.again()
	if !at[*screen.Host](anna)() {
		t.Error("the table does not gather for another game")
	}
}
