package guestbook

import (
	"crypto/rand"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"github.com/google/go-cmp/cmp"

	"krutzjass/engine"
	"krutzjass/netplay"
	"krutzjass/netplay/pair"
)

func id(t *testing.T) pair.ID {
	t.Helper()
	id, err := pair.NewID(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	return id
}

func TestIdentityStays(t *testing.T) {
	dir := t.TempDir()
	first, err := Open(dir).Identity()
	if err != nil {
		t.Fatal(err)
	}
	if again, err := Open(dir).Identity(); err != nil || again.ID != first.ID {
		t.Errorf("another identity after the program was started again: %v", err)
	}
	path := filepath.Join(dir, "identity.pem")
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("the key can be read by others: %v, %v", info.Mode(), err)
	}
	if err := os.WriteFile(path, []byte("no key"), 0o600); err != nil {
		t.Fatal(err)
	}
	if other, err := Open(dir).Identity(); err != nil || other.ID == first.ID {
		t.Errorf("a broken key is no end: %v", err)
	}
	if _, err := os.Stat(filepath.Join(dir, "identity-unreadable-1.pem")); err != nil {
		t.Errorf("the broken key was not kept: %v", err)
	}
}

func TestHostedTable(t *testing.T) {
	b := Open(t.TempDir())
	if h, err := b.Hosted(); h != nil || err != nil {
		t.Fatalf("a table out of nothing: %v, %v", h, err)
	}
	code, err := pair.ParseCode("K7Q2M")
	if err != nil {
		t.Fatal(err)
	}
	want := Hosted{Name: "Stube", Port: 15700, Faces: []int{2, 1}, Turn: 30, Packet: 3,
		Kept: netplay.Kept{Table: id(t), Code: code, Match: 3, Playing: true, Game: "watten", Seats: []engine.Player{{Name: "Anna", By: "human"}, {Name: "Ben", By: netplay.Remote}}}}
	if err := b.KeepHosted(want); err != nil {
		t.Fatal(err)
	}
	if got, err := b.Hosted(); err != nil || !reflect.DeepEqual(*got, want) {
		t.Errorf("kept %+v, read %+v, %v", want, got, err)
	}
	for range 2 { // twice does no harm
		if err := b.DropHosted(); err != nil {
			t.Fatal(err)
		}
	}
	if h, err := b.Hosted(); h != nil || err != nil {
		t.Errorf("a forgotten table: %v, %v", h, err)
	}
}

func TestWaysBack(t *testing.T) {
	b := Open(t.TempDir())
	var list []Way
	for i := range ways + 1 {
		w := Way{Name: fmt.Sprint("Table ", i), At: []string{"10.0.0.1:15700"}, Ticket: pair.Ticket{Table: id(t)}}
		list = append([]Way{w}, list...)
		if err := b.KeepWay(w); err != nil {
			t.Fatal(err)
		}
	}
	list[2].Me = "Anna"
	newer := list[2]
	newer.Name = ""
	if err := b.KeepWay(newer); err != nil { // a newer ticket of the same table
		t.Fatal(err)
	}
	if err := b.DropWay(list[1].Ticket.Table); err != nil {
		t.Fatal(err)
	}
	names := func() (names []string) {
		got, err := b.Ways()
		if err != nil {
			t.Fatal(err)
		}
		for _, w := range got {
			names = append(names, w.Name+w.Me)
		}
		return names
	}
	if diff := cmp.Diff([]string{list[2].Name + "Anna", list[0].Name, list[3].Name}, names()); diff != "" {
		t.Error(diff)
	}
	if err := os.WriteFile(b.path("joined.json"), []byte("{"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := b.Ways(); err == nil {
		t.Error("a broken file is no error")
	}
	if err := b.KeepWay(list[0]); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{list[0].Name}, names()); diff != "" {
		t.Errorf("a broken file keeps others from being kept:\n%s", diff)
	}
}
