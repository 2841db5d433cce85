package app

import (
	"fmt"
	"net"
	"slices"
	"testing"

	"krutzjass/app/guestbook"
)

// The way back that is kept is the one that was gone last: under the name that the
// table gave, to where the table was found.
func TestWayBackIsTheLatest(t *testing.T) {
	p, anna, berta := seatTwo(t)
	way := func() guestbook.Way {
		t.Helper()
		list, err := berta.book.Ways()
		if err != nil || len(list) != 1 {
			t.Fatalf("the ways back are %+v, %v", list, err)
		}
		return list[0]
	}
	at := func() []string { return []string{fmt.Sprintf("127.0.0.1:%d", anna.hosted.port())} }
	first, ticket := at(), way().Ticket
	if w := way(); w.Name != "Anna’s table" || w.Game != "krutzjass" || w.Me != "Berta" || !slices.Equal(w.At, first) {
		t.Errorf("the way back is %+v, and Berta is at %v", w, first)
	}
	anna.leave()
	p.until("Berta misses the host", func() bool { return berta.says("The connection to the table is lost") })
	other, err := net.Listen("tcp", first[0][len("127.0.0.1"):])
	if err != nil {
		t.Fatal(err)
	}
	anna.tap("Continue")
	other.Close()
	p.until("Berta has found the table again", func() bool { return !berta.says("The connection to the table is lost") })
	if now := at(); slices.Equal(now, first) || !slices.Equal(way().At, now) {
		t.Errorf("the way back leads to %v, the table was at %v and is at %v", way().At, first, now)
	}
	if w := way(); w.Name != "Anna’s table" || w.Me != "Berta" || w.Ticket == ticket {
		t.Errorf("the way back is %+v now", w)
	}
}
