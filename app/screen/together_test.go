package screen

import (
	"image/color"
	"net/netip"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/google/go-cmp/cmp"

	"krutzjass/app/form"
	"krutzjass/engine"
	"krutzjass/netplay"
	"krutzjass/netplay/discover"
	"krutzjass/netplay/wire"
	"krutzjass/theme"
)

// pills finds what can be pressed on a page, by what is said of it.
func pills(o fyne.CanvasObject) map[string]fyne.Tappable {
	found := map[string]fyne.Tappable{}
	var walk func(fyne.CanvasObject)
	walk = func(o fyne.CanvasObject) {
		if !o.Visible() {
			return
		}
		switch x := o.(type) {
		case *fyne.Container:
			for _, child := range x.Objects {
				walk(child)
			}
		case fyne.Widget:
			if said, ok := o.(fyne.Accessible); ok {
				if tap, ok := o.(fyne.Tappable); ok && said.AccessibilityRole() == fyne.AccessibleRoleButton {
					found[said.AccessibilityLabel()] = tap
				}
			}
			for _, child := range test.WidgetRenderer(x).Objects() {
				walk(child)
			}
		}
	}
	walk(o)
	return found
}

// press presses what is called so, or begins so.
func press(t *testing.T, o fyne.CanvasObject, label string) {
	t.Helper()
	for said, tap := range pills(o) {
		if said == label || strings.HasPrefix(said, label+".") {
			tap.Tapped(&fyne.PointEvent{})
			return
		}
	}
	t.Fatalf("there is no %q on the page", label)
}

// hosting is a host's screen that notes what is done on it.
type hosting struct {
	*Host
	did []string
	now time.Time
}

func newHosting(t *testing.T, state HostState) *hosting {
	t.Helper()
	dress(theme.FeltLight, 1)
	h := &hosting{}
	p := newDesk(t, "en").hostParams()
	note := func(what ...string) { h.did = append(h.did, strings.Join(what, " ")) }
	p.LetIn, p.Refuse = func(n string) { note("in", n) }, func(n string) { note("out", n) }
	p.Seat = func(n string, s engine.Seat) { note("seat", n, string(rune('0'+s))) }
	p.Fill = func(s engine.Seat, level string) { note("fill", string(rune('0'+s)), level) }
	p.Renew, p.Start, p.Close = func() { note("renew") }, func() { note("start") }, func() { note("close") }
	p.Now = func() time.Time { return h.now }
	h.Host = NewHost(p)
	test.NewTempWindow(t, h.Object()).Resize(fyne.NewSize(390, 844))
	h.Show(state)
	h.now = h.now.Add(time.Second)
	return h
}

func TestHostDoesWhatIsTapped(t *testing.T) {
	retired := gathered()
	retired.Retired = true
	playing := gathered()
	playing.Phase = wire.Playing
	for name, tt := range map[string]struct {
		state HostState
		taps  []string
		did   []string
	}{
		"let in":                    {gathered(), []string{"Let in: Grossmueti"}, []string{"in Grossmueti"}},
		"refuse":                    {gathered(), []string{"Refuse: Grossmueti"}, []string{"out Grossmueti"}},
		"start":                     {gathered(), []string{"Start"}, []string{"start"}},
		"another code":              {retired, []string{"New code"}, []string{"renew"}},
		"guest to a free seat":      {gathered(), []string{"Berta", "Free seat"}, []string{"seat Berta 2"}},
		"free seat for a guest":     {gathered(), []string{"Free seat", "Cla"}, []string{"seat Cla 2"}},
		"guest and host swap":       {gathered(), []string{"Anna", "Berta"}, []string{"seat Berta 0"}},
		"the same seat twice":       {gathered(), []string{"Berta", "Berta"}, nil},
		"a computer on a free seat": {gathered(), []string{"Free seat", "Who sits here?: Novice"}, []string{"fill 2 novice"}},
		"a guest is sent away":      {gathered(), []string{"Berta", "Send Berta away"}, []string{"out Berta"}},
		"swap while a game runs":    {playing, []string{"Berta", "Cla"}, []string{"seat Berta 3"}},
	} {
		t.Run(name, func(t *testing.T) {
			h := newHosting(t, tt.state)
			for _, tap := range tt.taps {
				press(t, h.Object(), tap)
			}
			if diff := cmp.Diff(tt.did, h.did); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestADoubleTapLetsInOnePerson(t *testing.T) {
	two := gathered()
	two.Waiting = []string{"Dora", "Emil"}
	h := newHosting(t, two)
	press(t, h.Object(), "Let in: Dora")
	one := two
	one.Waiting = []string{"Emil"}
	h.Show(one)
	h.now = h.now.Add(200 * time.Millisecond)
	press(t, h.Object(), "Let in: Emil")
	if diff := cmp.Diff([]string{"in Dora"}, h.did); diff != "" {
		t.Fatal(diff)
	}
	h.now = h.now.Add(time.Second)
	press(t, h.Object(), "Let in: Emil")
	if diff := cmp.Diff([]string{"in Dora", "in Emil"}, h.did); diff != "" {
		t.Error(diff)
	}
}

func TestClosingATableWithGuestsIsAskedTwice(t *testing.T) {
	h := newHosting(t, gathered())
	escape := func() { h.Key(&fyne.KeyEvent{Name: fyne.KeyEscape}) }
	escape()
	escape()
	if len(h.did) != 0 {
		t.Fatal("a double tap closes the table")
	}
	press(t, h.Object(), "Keep it open")
	h.now = h.now.Add(time.Second)
	escape()
	if len(h.did) != 0 {
		t.Fatal("after it was to stay open, once is enough to close the table")
	}
	h.now = h.now.Add(time.Second)
	escape()
	if diff := cmp.Diff([]string{"close"}, h.did); diff != "" {
		t.Fatal(diff)
	}
	alone := gathered()
	for i := range alone.Seats {
		if alone.Seats[i].Player.By == netplay.Remote {
			alone.Seats[i] = netplay.SeatStatus{Player: engine.Player{By: netplay.Remote}, State: wire.Open}
		}
	}
	h = newHosting(t, alone)
	h.Key(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if diff := cmp.Diff([]string{"close"}, h.did); diff != "" {
		t.Errorf("nobody has to go, and still: %s", diff)
	}
}

// joining is a screen for joining that notes where it goes.
type joining struct {
	*Join
	went []Joining
}

func newJoining(t *testing.T, screen bool) *joining {
	t.Helper()
	dress(theme.FeltLight, 1)
	j := &joining{}
	p := newDesk(t, "en").joinParams(screen)
	p.Name = ""
	p.Join = func(to Joining) { j.went = append(j.went, to) }
	j.Join = NewJoin(p)
	test.NewTempWindow(t, j.Object()).Resize(fyne.NewSize(390, 844))
	return j
}

// says tells which fields complain.
func (j *joining) says() (list []string) {
	for name, f := range map[string]*form.Field{"name": j.name, "code": j.code, "address": j.address} {
		if f.Complaint() != "" {
			list = append(list, name)
		}
	}
	return list
}

func TestJoinSaysWhatIsMissing(t *testing.T) {
	for name, tt := range map[string]struct {
		found               []discover.Table
		person, code, where string
		screen              bool
		says                []string
		at                  string // of the table it goes to; empty for nowhere
	}{
		"nothing":                   {says: []string{"address"}},
		"only an address":           {where: "10.0.0.7", says: []string{"code"}},
		"no address":                {where: "10.0.0.7:99999", code: "K7Q2M", says: []string{"address"}},
		"a short code":              {where: "10.0.0.7", code: "K7Q2", person: "Berta", says: []string{"code"}},
		"no name":                   {where: "10.0.0.7", code: "K7Q2M", says: []string{"name"}},
		"a screen needs no name":    {where: "10.0.0.7", code: "k7 q2m", screen: true, at: "10.0.0.7:15700"},
		"an address with its port":  {where: "10.0.0.7:4000", code: "K7Q2M", person: "Berta", at: "10.0.0.7:4000"},
		"what the picture says":     {where: "Krutzjass 10.0.0.7:15701 K7Q2M", person: "Berta", at: "10.0.0.7:15701"},
		"the only table that works": {found: near(), code: "K7Q2M", person: "Berta", at: "192.168.1.20:15700"},
		"typed, not the one found":  {found: near(), where: "10.0.0.7", code: "K7Q2M", person: "Berta", at: "10.0.0.7:15700"},
	} {
		t.Run(name, func(t *testing.T) {
			j := newJoining(t, tt.screen)
			if tt.found != nil {
				j.Found(tt.found, false)
			}
			j.name.SetText(tt.person)
			j.code.SetText(tt.code)
			if tt.where != "" {
				j.address.SetText(tt.where)
			}
			press(t, j.Object(), "Join")
			if diff := cmp.Diff(tt.says, j.says()); diff != "" {
				t.Errorf("complaints: %s", diff)
			}
			at := ""
			if len(j.went) > 0 {
				at = j.went[0].At[0]
			}
			if at != tt.at || at != "" && (j.went[0].Code.String() != "K7Q2M" || j.went[0].Typed == (tt.where == "")) {
				t.Errorf("it goes to %+v, want %q", j.went, tt.at)
			}
		})
	}
}

func TestTheListOfTablesIsTheirs(t *testing.T) {
	j := newJoining(t, false)
	all := near()
	all[2].Reachable = true
	j.Found(all, false)
	if j.picked != "" {
		t.Errorf("of two tables that work %q was chosen for the person", j.picked)
	}
	press(t, j.Object(), "Laube")
	j.Found(all[:1], false)
	if j.picked != "c" {
		t.Error("another table is chosen because the person's is gone for a moment")
	}
	press(t, j.Object(), "Join")
	if len(j.went) != 0 || j.address.Complaint() == "" {
		t.Error("it goes to a table that is gone")
	}
	j.Busy(true)
	press(t, j.Object(), "Cancel")
	j.Busy(false)
	press(t, j.Object(), "Join")
}

// Tables of one name are told apart by their addresses; one alone needs none.
func TestTablesOfOneName(t *testing.T) {
	j := newJoining(t, false)
	all := near()[:2]
	all[1] = all[0]
	all[1].Table, all[1].At = "e", []netip.AddrPort{netip.MustParseAddrPort("192.168.1.21:15700")}
	for n, want := range []string{1: "", 2: "192.168.1.20:15700 192.168.1.21:15700"} {
		j.Found(all[:n], false)
		var at []string
		for said := range pills(j.found) {
			if i := strings.Index(said, "192."); i >= 0 {
				at = append(at, strings.TrimRight(said[i:], "."))
			}
		}
		slices.Sort(at)
		if got := strings.Join(at, " "); got != want {
			t.Errorf("of %d tables the list says %q, want %q", n, got, want)
		}
	}
}

// A QR code is read back by its finder squares and its quiet edge: black and white,
// and as large as it is asked for.
func TestQR(t *testing.T) {
	q := newQR("Krutzjass 192.168.1.20:15700 K7Q2M")
	side := q.code.Size + 2*quiet
	img := q.draw(4 * side)
	for y := range q.code.Size {
		for x := range q.code.Size {
			dark := color.GrayModel.Convert(img.At(4*(x+quiet)+2, 4*(y+quiet)+2)).(color.Gray).Y == 0
			if dark != q.code.Black(x, y) {
				t.Fatalf("square %d, %d is dark: %v", x, y, dark)
			}
		}
	}
	for i := range 4 * side {
		if color.GrayModel.Convert(img.At(i, 4*quiet-1)).(color.Gray).Y != 255 || color.GrayModel.Convert(img.At(4*quiet-1, i)).(color.Gray).Y != 255 {
			t.Fatal("there is no quiet edge")
		}
	}
	if q.draw(4*side) != img || q.draw(99).Bounds().Dx() != 99 {
		t.Error("the picture is drawn anew without need, or not when there is")
	}
	if long := newQR(strings.Repeat("x", 5000)); long.code != nil || long.draw(50).Bounds().Dx() != 50 {
		t.Error("words that are too long have no picture")
	}
}
