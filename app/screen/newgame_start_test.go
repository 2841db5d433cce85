package screen

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"krutzjass/app/form"
	"krutzjass/app/prefs"
)

func TestHastyTapsDoNotReplaceASavedGame(t *testing.T) {
	const ms = time.Millisecond
	tests := []struct {
		name  string
		after []time.Duration // between the taps, the first of which warns
		start bool
	}{
		{"a double tap", []time.Duration{120 * ms}, false},
		{"a key that is held", []time.Duration{500 * ms, 30 * ms, 30 * ms, 30 * ms, 30 * ms, 30 * ms, 30 * ms, 30 * ms, 30 * ms}, false},
		{"steady taps", []time.Duration{400 * ms, 400 * ms}, true},
		{"a tap after reading", []time.Duration{700 * ms}, true},
		{"a double tap, then one after reading", []time.Duration{120 * ms, 900 * ms}, true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := sit(t, true, prefs.Default())
			test.Tap(s.start)
			for _, d := range tt.after {
				s.clock = s.clock.Add(d)
				test.Tap(s.start)
			}
			if got := len(s.started) == 1; got != tt.start || !s.warning.Visible() {
				t.Errorf("started %d times, warned: %v", len(s.started), s.warning.Visible())
			}
		})
	}
}

// inSight tells whether an object of the form can be seen in its window.
func (s *sitting) inSight(o fyne.CanvasObject) bool {
	driver := fyne.CurrentApp().Driver()
	top := driver.AbsolutePositionForObject(o).Y
	foot := driver.AbsolutePositionForObject(s.foot).Y
	return top > 0 && top+o.Size().Height <= foot
}

func TestStartShowsTheFieldThatIsWrong(t *testing.T) {
	tests := []struct {
		game, option string
		folded       bool
	}{
		{"krutzjass", "target", false},
		{"krutzjass", "lastTrick", true},
		{"chratze", "minutes", true},
	}
	for _, tt := range tests {
		t.Run(tt.game+" "+tt.option, func(t *testing.T) {
			s := sitAt(t, tt.game, prefs.Default())
			more := s.made["more"].(*form.Pill)
			if tt.folded {
				test.Tap(more)
			}
			field := s.made["option."+tt.option].(*form.Field)
			field.SetText("many")
			if tt.folded {
				test.Tap(more)
			}
			s.page.ScrollTo(0)
			test.Tap(s.start)
			if len(s.started) != 0 || field.Complaint() == "" || s.fold.Hides(field) || !s.inSight(field) {
				t.Errorf("started %d times; %q is folded: %v, in sight: %v", len(s.started), field.Complaint(), s.fold.Hides(field), s.inSight(field))
			}
			if want := s.p.Words.T("new.rules.less"); tt.folded && more.Label() != want {
				t.Errorf("the fold says %q, want %q", more.Label(), want)
			}
			field.SetText("7")
			s.begin(t)
		})
	}
}

func TestFacesAndLevelsSayWhose(t *testing.T) {
	s := sit(t, false, prefs.Default())
	label := func(o fyne.CanvasObject) string {
		return o.(interface{ AccessibilityLabel() string }).AccessibilityLabel()
	}
	said := func(face, level, wantFace, wantLevel string) {
		t.Helper()
		if got := label(s.made["face."+face]); got != wantFace {
			t.Errorf("the face says %q, want %q", got, wantFace)
		}
		if level != "" {
			if got := label(s.pill("level."+level, 1)); got != wantLevel {
				t.Errorf("the level says %q, want %q", got, wantLevel)
			}
		}
	}
	said("0", "", "Another face for you", "")
	said("1", "1", "Another face for Vreni", "Vreni: Novice")
	s.made["name.1"].(*form.Field).SetText("Ida")
	said("1", "1", "Another face for Ida", "Ida: Novice")
	s.made["name.1"].(*form.Field).SetText("")
	test.Tap(s.made["face.1"].(*form.Round)) // the name follows the face
	said("1", "1", "Another face for Klärli", "Klärli: Novice")
}

func TestNamesStopWhereTheyWouldBeCut(t *testing.T) {
	s := sit(t, false, prefs.Default())
	for _, key := range []string{"name", "name.1"} {
		field := s.made[key].(*form.Field)
		field.SetText("Anna-Katharina Zurbriggen-Stucky")
		if got := field.Text(); got != "Anna-Katharina Zurbrigge" || prefs.CleanName(got) != got {
			t.Errorf("%s shows %q", key, got)
		}
	}
	if c := s.begin(t); c.Name != "Anna-Katharina Zurbrigge" || c.Setup.Seats[1].Name != c.Name {
		t.Errorf("it starts with %q and %q", c.Name, c.Setup.Seats[1].Name)
	}
}
