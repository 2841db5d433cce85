package netplay

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"

	"krutzjass/engine"
	"krutzjass/engine/enginetest/highcard"
	"krutzjass/netplay/wire"
)

// safe is the disk of a host in a test: what was kept last, as it is written.
type safe struct {
	text []byte
	full error // nothing can be kept
}

func (s *safe) keep(k Kept) error {
	if s.full != nil {
		return s.full
	}
	var err error
	s.text, err = json.Marshal(k)
	return err
}

// reopened is the table of a host that was killed and started again.
func (s *safe) reopened(t *testing.T, change func(*LobbyConfig)) *Lobby {
	t.Helper()
	var kept Kept
	if err := json.Unmarshal(s.text, &kept); err != nil {
		t.Fatal(err)
	}
	return openLobby(t, 1, func(cfg *LobbyConfig) {
		cfg.Kept, cfg.Keep = &kept, s.keep
		if change != nil {
			change(cfg)
		}
	})
}

// seatWords tells who sits where, and how, and who will.
func seatWords(s Status) string {
	var words []string
	for _, x := range s.Seats {
		words = append(words, fmt.Sprintf("%s/%s %s", x.Player.Name, x.Player.By, x.State))
	}
	text := strings.Join(words, ", ")
	if s.Next != nil {
		text += "; next " + names(s.Next)
	}
	return text
}

// A table that is still gathering survives its host's death: identity, code and
// what was guessed, what is to be played, who was let in, and where they sit.
func TestGatheringIsKept(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		disk := new(safe)
		options := engine.Options{"target": 500, "rows": []string{"a", "b"}, "factors": []int{1, 2}, "open": true, "set": "house"}
		identity := someone(t)
		l := openLobby(t, 3, func(cfg *LobbyConfig) {
			cfg.Identity, cfg.Options, cfg.Keep, cfg.LetIn = identity, options, disk.keep, false
			cfg.Seats[1] = engine.Player{Name: "Robo", By: "novice"}
		})
		anna, ben, cla, dora := joins(t, l, "Anna", nil), joins(t, l, "Ben", nil), joins(t, l, "Cla", nil), joins(t, l, "Dora", nil)
		screen := joins(t, l, "TV", func(cfg *ClientConfig) { cfg.Screen = true })
		right, _, _ := l.Code()
		eve := joins(t, l, "Eve", func(cfg *ClientConfig) { cfg.Code = notThis(right) })
		<-eve.end
		for _, err := range []error{l.LetIn("Anna"), l.LetIn("Ben"), l.LetIn("TV"), l.LetIn("Cla"), l.Seat("Anna", 1)} {
			if err != nil {
				t.Fatal(err)
			}
		}
		before := l.Status()
		if got, want := seatWords(before), "Robo/novice computer, Anna/remote here, Ben/remote here"; got != want {
			t.Fatalf("the seats are %s, want %s", got, want)
		}
		l.Pause()
		again := disk.reopened(t, func(cfg *LobbyConfig) { cfg.Identity, cfg.LetIn = identity, false })
		code, failed, _ := again.Code()
		if again.Table() != l.Table() || code != right || failed != 1 {
			t.Errorf("the table is %v with code %v, guessed %d times", again.Table(), code, failed)
		}
		if diff := cmp.Diff(options, again.option); diff != "" || again.game != "highest" {
			t.Errorf("it plays %q; options (-want +got):\n%s", again.game, diff)
		}
		if got, want := seatWords(again.Status()), "Robo/novice computer, Anna/remote away, Ben/remote away"; got != want {
			t.Errorf("the seats are %s, want %s", got, want)
		}
		devices := []*device{anna, ben, cla, dora, screen}
		for _, d := range devices {
			d.cut(again)
		}
		time.Sleep(lastRetry)
		synctest.Wait()
		after := again.Status()
		if diff := cmp.Diff(seatWords(before), seatWords(after)); diff != "" || !slices.Equal(after.Inside, []string{"Cla"}) ||
			!slices.Equal(after.Waiting, []string{"Dora"}) || !slices.Equal(after.Screens, []string{"TV"}) {
			t.Errorf("when all are back: %+v (-before +after):\n%s", after, diff)
		}
		if you := anna.state().Table.You; you != 1 {
			t.Errorf("Anna is told of seat %d", you)
		}
		l.Close()
		closing(again, devices...)
	})
}

// What anybody has heard has been kept before, whoever has done it.
func TestKeptBeforeItIsTold(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		disk := new(safe)
		heard := 0
		l := openLobby(t, 2, func(cfg *LobbyConfig) {
			cfg.LetIn, cfg.Keep = false, disk.keep
			cfg.News = func(n News) {
				heard++
				knows := strings.Contains(string(disk.text), `"name":"`+n.Name+`","by":"remote"`)
				if disk.full == nil && (n.What == Seated && !knows || n.What == Gone && knows) {
					t.Errorf("%s of %s is told; kept is %s", n.What, n.Name, disk.text)
				}
			}
		})
		anna, ben := joins(t, l, "Anna", nil), joins(t, l, "Ben", nil)
		for _, err := range []error{l.LetIn("Anna"), l.LetIn("Ben"), l.Refuse("Ben")} {
			if err != nil {
				t.Fatal(err)
			}
		}
		anna.stop()
		<-anna.end
		synctest.Wait()
		if heard != 8 || strings.Contains(string(disk.text), "Anna") {
			t.Errorf("%d things were told; kept is %s", heard, disk.text)
		}
		dora := joins(t, l, "Dora", nil)
		disk.full = errors.New("the disk is full")
		if err := l.LetIn("Dora"); !errors.Is(err, disk.full) {
			t.Errorf("a full disk is told as %v", err)
		}
		closing(l, dora, ben)
	})
}

// A change of seats that waits for the next deal is made after the host's death as
// well, in the same match.
func TestPlannedSeatsAreKept(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		disk, identity := new(safe), someone(t)
		auto := func(cfg *ClientConfig) {
			cfg.Begin = func(engine.View) (engine.Controller, error) { return thinking{}, nil }
		}
		l := openLobby(t, 3, func(cfg *LobbyConfig) {
			cfg.Identity, cfg.Keep = identity, disk.keep
			cfg.Seats[2] = engine.Player{Name: "Robo", By: "random"}
		})
		anna, ben := joins(t, l, "Anna", auto), joins(t, l, "Ben", auto)
		seated, err := l.Ready()
		if err != nil {
			t.Fatal(err)
		}
		h := hosted(t, highcard.Game{}, seated)
		ctx, kill := context.WithCancel(t.Context())
		end := make(chan error, 1)
		go func() { end <- l.Play(ctx, h) }()
		time.Sleep(10 * time.Millisecond) // in the middle of the first deal
		if err := l.Seat("Anna", 2); err != nil {
			t.Fatal(err)
		}
		l.Pause()
		kill()
		<-end
		again := disk.reopened(t, func(cfg *LobbyConfig) { cfg.Identity = identity })
		if got, want := seatWords(again.Status()), "Anna/remote away, Ben/remote away, Robo/random computer; next Robo Ben Anna"; got != want {
			t.Errorf("the seats are %s, want %s", got, want)
		}
		h.Controllers = []engine.Controller{nil, nil, chooser{2}}
		anna.cut(again)
		ben.cut(again)
		if err := again.Play(t.Context(), h); err != nil {
			t.Fatal(err)
		}
		synctest.Wait()
		if got := names(h.Table.Players()); got != "Robo Ben Anna" || again.Status().Match != 1 || anna.seen.Viewer != 2 {
			t.Errorf("match %d is played by %s, Anna at %d", again.Status().Match, got, anna.seen.Viewer)
		}
		closing(again, anna, ben)
	})
}

// A match that ended just before its host was killed is shown as over to everybody
// who comes back, and is no other match.
func TestEndIsKept(t *testing.T) {
	for _, finished := range []bool{false, true} {
		synctest.Test(t, func(t *testing.T) {
			disk, identity := new(safe), someone(t)
			l := openLobby(t, 2, func(cfg *LobbyConfig) {
				cfg.Identity = identity
				cfg.Keep = func(k Kept) error {
					if !finished && k.Match == 1 && !k.Playing {
						return nil // it was killed before
					}
					return disk.keep(k)
				}
			})
			begun := 0
			anna := joins(t, l, "Anna", func(cfg *ClientConfig) {
				cfg.Begin = func(engine.View) (engine.Controller, error) { begun++; return chooser{1}, nil }
			})
			h, end := playing(t, t.Context(), l)
			if err := <-end; err != nil {
				t.Fatal(err)
			}
			l.Pause()
			again := disk.reopened(t, func(cfg *LobbyConfig) { cfg.Identity = identity })
			anna.cut(again)
			h.Controllers = []engine.Controller{nil, chooser{2}}
			if err := again.Play(t.Context(), h); err != nil {
				t.Fatal(err)
			}
			time.Sleep(lastRetry)
			synctest.Wait()
			if s := anna.state(); s.Table.Phase != wire.Finished || s.Table.Match != 1 || begun != 1 {
				t.Errorf("kept as finished: %v; Anna is told of %+v and began %d times", finished, s.Table, begun)
			}
			closing(again, anna)
		})
	}
}
