package prefs

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func write(t *testing.T, dir, text string) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(dir, "preferences.json"), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

func open(t *testing.T, dir string) (*Store, string) {
	t.Helper()
	s, aside, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	return s, aside
}

func TestOpen(t *testing.T) {
	with := func(f func(*Prefs)) Prefs { p := Default(); f(&p); return p }
	tests := []struct {
		name, file string // an empty file text: no file
		want       Prefs
		aside      string
	}{
		{"nothing there", "", Default(), ""},
		{"some fields", `{"pace":"fast","textSize":2}`, with(func(p *Prefs) { p.Pace, p.TextSize = "fast", 2 }), ""},
		{"false stays false", `{"lastTrick":false}`, with(func(p *Prefs) { p.LastTrick = false }), ""},
		{"values nobody knows", `{"pace":"warp","textSize":9,"theme":"","tips":"much","language":"xx","avatar":-4}`, Default(), ""},
		{"a name with control letters", `{"name":" \u0007Mum\n "}`, with(func(p *Prefs) { p.Name = "Mum" }), ""},
		{"cut short", `{"pace":"fa`, Default(), "preferences-unreadable-1.json"},
		{"wrong type", `{"leftHand":"yes"}`, Default(), "preferences-unreadable-1.json"},
		{"not an object", `[1]`, Default(), "preferences-unreadable-1.json"},
		{"null", `{"games":null}`, Default(), ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			dir := t.TempDir()
			if tt.file != "" {
				write(t, dir, tt.file)
			}
			s, aside := open(t, dir)
			if diff := cmp.Diff(tt.want, s.Get()); diff != "" || aside != tt.aside {
				t.Errorf("aside %q, want %q; choices differ:\n%s", aside, tt.aside, diff)
			}
			if tt.aside != "" {
				if kept, err := os.ReadFile(filepath.Join(dir, tt.aside)); err != nil || string(kept) != tt.file {
					t.Errorf("the broken file was not kept: %q, %v", kept, err)
				}
			}
		})
	}
}

func TestChangeIsSavedAndKeepsForeignFields(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, `{"pace":"slow","fromTomorrow":{"a":[1,2]}}`)
	s, _ := open(t, dir)
	form := Game{Options: map[string]any{"house": "B"}, Cast: []Figure{{"Ida", 2, "novice"}}, Packet: 4}
	if err := s.Change(func(p *Prefs) { p.Name, p.Games["krutzjass"] = "Mum", form }); err != nil {
		t.Fatal(err)
	}
	again, _ := open(t, dir)
	if diff := cmp.Diff(s.Get(), again.Get()); diff != "" {
		t.Errorf("read again differs:\n%s", diff)
	}
	if got := again.Get(); got.Pace != "slow" || got.Name != "Mum" || got.Games["krutzjass"].Cast[0].Name != "Ida" {
		t.Errorf("choices were lost: %+v", got)
	}
	data, _ := os.ReadFile(filepath.Join(dir, "preferences.json"))
	if !strings.Contains(string(data), "fromTomorrow") {
		t.Error("a field of a newer program was dropped")
	}
}

func TestChangeDoesNotReachOlderCopies(t *testing.T) {
	s, _ := open(t, t.TempDir())
	before := s.Get()
	if err := s.Change(func(p *Prefs) { p.Games["krutzjass"] = Game{Packet: 3} }); err != nil {
		t.Fatal(err)
	}
	if len(before.Games) != 0 {
		t.Error("choices handed out earlier have changed")
	}
}

func TestChangeThatCannotBeSavedHoldsAllTheSame(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "gone")
	s, _, _ := Open(dir)
	if err := s.Change(func(p *Prefs) { p.LeftHand = true }); err == nil {
		t.Error("saving into a missing folder was no error")
	}
	if !s.Get().LeftHand {
		t.Error("the choice does not hold")
	}
}

func TestCleanName(t *testing.T) {
	tests := []struct{ in, want string }{
		{"  Grossmueti ", "Grossmueti"},
		{"a\x1b[31mb", "a[31mb"},
		{strings.Repeat("ä", 30), strings.Repeat("ä", MaxName)},
		{strings.Repeat("a", MaxName-1) + " b", strings.Repeat("a", MaxName-1)},
		{"\xff\xfe", ""},
	}
	for _, tt := range tests {
		if got := CleanName(tt.in); got != tt.want {
			t.Errorf("CleanName(%q) = %q, want %q", tt.in, got, tt.want)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, seed := range []string{`{}`, `{"pace":"slow"}`, `{"games":{"a":{"cast":[{"name":"x"}]}}}`, `null`, `{"textSize":1e99}`} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		s := &Store{now: Default()}
		if s.parse(data) != nil {
			if diff := cmp.Diff(Default(), s.now); diff != "" {
				t.Errorf("a failed read changed the choices:\n%s", diff)
			}
			return
		}
		if diff := cmp.Diff(s.now, s.now.clean()); diff != "" {
			t.Errorf("what was read is not clean:\n%s", diff)
		}
	})
}
