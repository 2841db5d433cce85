package pair

import (
	"bytes"
	"crypto/rand"
	"encoding/json"
	"strings"
	"testing"
)

func TestNewCode(t *testing.T) {
	seen := map[Code]bool{}
	for range 50 {
		c, err := NewCode(rand.Reader)
		if err != nil {
			t.Fatal(err)
		}
		if back, err := ParseCode(c.String()); err != nil || back != c {
			t.Fatalf("%v reads as %v, %v", c, back, err)
		}
		seen[c] = true
	}
	if len(seen) < 45 {
		t.Errorf("50 codes, %d of them different", len(seen))
	}
	if c, err := NewCode(bytes.NewReader([]byte{0, 31, 32, 255, 42})); err != nil || c.String() != "0Z0ZA" {
		t.Errorf("drawn %v, %v", c, err)
	}
	if _, err := NewCode(bytes.NewReader(nil)); err == nil {
		t.Error("a code from no randomness")
	}
}

func TestParseCode(t *testing.T) {
	for _, row := range []struct{ text, want, complaint string }{
		{"7K3QD", "7K3QD", ""},
		{"7k3qd", "7K3QD", ""},
		{" 7k 3-q\td\n", "7K3QD", ""},
		{"7\u00a0K3QD", "7K3QD", ""},
		{"oOiIl", "00111", ""},
		{"", "", "there is no code"},
		{" - ", "", "there is no code"},
		{"7K3Q", "", "too short"},
		{"7K3QDX", "", "too long"},
		{strings.Repeat("7", 1<<20), "", "too long"},
		{"7K3QU", "", "'U' does not occur"},
		{"7K3Qä", "", "'ä' does not occur"},
		{"7K3Q\x1b", "", `'\x1b' does not occur`},
		{"7K3Qſ", "", "does not occur"}, // its capital is an S
		{"7K3Q\xff", "", "does not occur"},
	} {
		got, err := ParseCode(row.text)
		if got.String() != row.want {
			t.Errorf("%.20q reads as %q", row.text, got)
		}
		if row.complaint == "" && err != nil || row.complaint != "" && (err == nil || !strings.Contains(err.Error(), row.complaint)) {
			t.Errorf("%.20q: %v", row.text, err)
		}
	}
}

func FuzzParseCode(f *testing.F) {
	f.Add("7K3QD")
	f.Add(" o-i l 9z")
	f.Fuzz(func(t *testing.T, text string) {
		c, err := ParseCode(text)
		if (err == nil) != (c != Code{}) {
			t.Fatalf("%q: %v, %v", text, c, err)
		}
		if err != nil {
			return
		}
		if again, err := ParseCode(c.String()); err != nil || again != c {
			t.Errorf("%q prints as %v, which reads as %v, %v", text, c, again, err)
		}
	})
}

// What is kept comes back as it was, and what was damaged does not pass.
func TestKept(t *testing.T) {
	me := newIdentity(t)
	text, err := me.Marshal()
	if err != nil {
		t.Fatal(err)
	}
	back, err := ParseIdentity(text)
	if err != nil || back.ID != me.ID {
		t.Errorf("an identity came back as %v, %v", back.ID, err)
	}
	if _, err := ParseIdentity(text[:len(text)/2]); err == nil {
		t.Error("half an identity passes")
	}
	ticket := Ticket{Table: newID(t), Host: me.ID, Place: newID(t), Token: Token(newID(t))}
	kept, err := json.Marshal(ticket)
	if err != nil {
		t.Fatal(err)
	}
	var got Ticket
	if err := json.Unmarshal(kept, &got); err != nil || got != ticket {
		t.Errorf("%s came back as %+v, %v", kept, got, err)
	}
	if err := json.Unmarshal(bytes.Replace(kept, []byte(me.ID.String()), []byte("beef"), 1), &got); err == nil {
		t.Error("a short identity passes")
	}
	if strings.Contains(ticket.Token.String(), ticket.Table.String()[:4]) || ticket.Token.String() != "(secret)" {
		t.Errorf("a token prints as %v", ticket.Token)
	}
}

func FuzzParseIdentity(f *testing.F) {
	f.Add([]byte("-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\n-----END PRIVATE KEY-----\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		me, err := ParseIdentity(text)
		if err != nil {
			return
		}
		kept, err := me.Marshal()
		if err != nil {
			t.Fatal(err)
		}
		if back, err := ParseIdentity(kept); err != nil || back.ID != me.ID {
			t.Errorf("an identity came back as %v, %v", back.ID, err)
		}
	})
}
