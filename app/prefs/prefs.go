// Package prefs is what a person has chosen to keep: typed, in a file of our
// own, saved whole or not at all. A broken file costs the choices but never the
// program: it is kept aside, and said.
package prefs

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode"

	"krutzjass/app/keep"
)

// The values of the fields that are a choice; the first is the default.
var (
	Languages = []string{"system", "en", "de"}
	Faces     = []string{"french", "swiss"}
	Touches   = []string{"raise", "single"} // a tap raises and a second plays; or a single tap plays
	Paces     = []string{"normal", "slow", "fast"}
	Themes    = []string{"system", "light", "dark"}
	TextSizes = []float64{1, 1.25, 1.5, 2}
	Tips      = []string{"off", "request", "always"} // of Aunt Christine
)

// Prefs is the choices of the person at this device. The zero value is not
// valid: see Default.
type Prefs struct {
	Language      string          `json:"language"` // one of Languages
	Face          string          `json:"face"`     // one of Faces
	FourColours   bool            `json:"fourColours"`
	LargeCards    bool            `json:"largeCards"`
	LeftHand      bool            `json:"leftHand"`
	Touch         string          `json:"touch"` // one of Touches
	Pace          string          `json:"pace"`  // one of Paces
	ReducedMotion bool            `json:"reducedMotion"`
	TextSize      float64         `json:"textSize"`  // one of TextSizes
	Theme         string          `json:"theme"`     // one of Themes
	LastTrick     bool            `json:"lastTrick"` // the last trick may be looked at again
	Tips          string          `json:"tips"`      // one of Tips
	Comments      bool            `json:"comments"`  // after a move, and after a hand
	Name          string          `json:"name"`      // at most MaxName letters; empty until asked
	Avatar        int             `json:"avatar"`    // the person's face, from 0
	Patience      int             `json:"patience"`  // one of Patiences
	Games         map[string]Game `json:"games"`     // the last New game form, by game
}

// Game is what was last chosen in the New game form of a game.
type Game struct {
	Options map[string]any `json:"options"`
	Cast    []Figure       `json:"cast"`           // who else plays, in the order of their seats
	Packet  int            `json:"packet"`         // 3 or 4 cards at a time
	Face    string         `json:"face,omitempty"` // see Prefs.FaceOf
	Turn    *int           `json:"turn,omitempty"` // see Prefs.TurnOf; nil until chosen
}

// Figure is another player as the person has set it.
type Figure struct {
	Name   string `json:"name"`
	Avatar int    `json:"avatar"`
	Level  string `json:"level"` // of a computer, or Person
}

// MaxName is the most letters that a name keeps.
const MaxName = 24

// Default gives the choices of somebody who has made none.
func Default() Prefs {
	return Prefs{Language: Languages[0], Face: Faces[0], Touch: Touches[0], Pace: Paces[0],
		TextSize: TextSizes[0], Theme: Themes[0], LastTrick: true, Tips: Tips[0], Patience: Patiences[0], Games: map[string]Game{}}
}

// clean puts the default wherever a value is none of those allowed.
func (p Prefs) clean() Prefs {
	oneOf(&p.Language, Languages)
	oneOf(&p.Face, Faces)
	oneOf(&p.Touch, Touches)
	oneOf(&p.Pace, Paces)
	oneOf(&p.Theme, Themes)
	oneOf(&p.Tips, Tips)
	oneOf(&p.TextSize, TextSizes)
	oneOf(&p.Patience, Patiences)
	p.Avatar = max(p.Avatar, 0)
	p.Name = CleanName(p.Name)
	games := map[string]Game{}
	for key, g := range p.Games {
		g.Cast = slices.Clone(g.Cast)
		for i, f := range g.Cast {
			g.Cast[i] = Figure{Name: CleanName(f.Name), Avatar: max(f.Avatar, 0), Level: f.Level}
		}
		games[key] = g
	}
	p.Games = games
	return p
}

func oneOf[T comparable](v *T, allowed []T) {
	if !slices.Contains(allowed, *v) {
		*v = allowed[0]
	}
}

// CleanName trims a name, drops what cannot be printed and keeps MaxName letters.
func CleanName(name string) string {
	name = strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) && r != unicode.ReplacementChar {
			return r
		}
		return -1
	}, name)
	name = strings.TrimSpace(name)
	if letters := []rune(name); len(letters) > MaxName {
		name = strings.TrimSpace(string(letters[:MaxName]))
	}
	return name
}

// Store keeps the choices in one file. It belongs to the UI goroutine.
type Store struct {
	path  string
	now   Prefs
	extra map[string]json.RawMessage // fields of a newer program, kept as they are
}

// Open reads the choices in dir, or the defaults if there are none yet. aside
// is the new name of a file that could not be understood, else empty. The
// error is that of a file which can be neither read nor moved; the store works
// all the same, with the defaults.
func Open(dir string) (s *Store, aside string, err error) {
	s = &Store{path: filepath.Join(dir, "preferences.json"), now: Default()}
	data, err := os.ReadFile(s.path)
	if errors.Is(err, fs.ErrNotExist) {
		return s, "", nil
	}
	if err != nil {
		return s, "", err
	}
	if s.parse(data) == nil {
		return s, "", nil
	}
	aside, err = keep.SetAside(s.path)
	return s, aside, err
}

func (s *Store) parse(data []byte) error {
	p, extra := Default(), map[string]json.RawMessage{}
	if err := json.Unmarshal(data, &p); err != nil {
		return err
	}
	if err := json.Unmarshal(data, &extra); err != nil {
		return err
	}
	s.now, s.extra = p.clean(), extra
	return nil
}

// Get gives the choices as they stand; the maps and lists in it are not to be changed.
func (s *Store) Get() Prefs { return s.now }

// Change applies f to the choices and saves them. They hold at once; the error
// says that they could not be saved and will be forgotten.
func (s *Store) Change(f func(*Prefs)) error {
	p := s.now.clean() // a copy: f may write into its maps
	f(&p)
	s.now = p.clean()
	own, err := json.Marshal(s.now)
	if err != nil {
		return fmt.Errorf("preferences: %w", err)
	}
	all := maps.Clone(s.extra)
	if all == nil {
		all = map[string]json.RawMessage{}
	}
	if err := json.Unmarshal(own, &all); err != nil {
		return fmt.Errorf("preferences: %w", err)
	}
	data, err := json.MarshalIndent(all, "", "\t")
	if err != nil {
		return fmt.Errorf("preferences: %w", err)
	}
	return keep.Write(s.path, append(data, '\n'))
}
