package screen

import (
	"krutzjass/app/prefs"
	"krutzjass/app/session"
	"krutzjass/assets"
	"krutzjass/engine"
)

// newGame is what a person has chosen for a new game so far. It knows nothing of
// how that looks.
type newGame struct {
	info   engine.Info
	given  engine.Options // what was chosen; the rest follows the rows' defaults
	name   string
	avatar int
	cast   []prefs.Figure
	packet int
	code   string // as typed
}

// castNames are the computers' names until somebody gives them others.
var castNames = []string{"Vreni", "Köbi", "Rosa", "Emil", "Klärli", "Sepp"}

// newNewGame starts from what was chosen last time; what does not fit the game
// or is no level is replaced.
func newNewGame(info engine.Info, last prefs.Game, name string, avatar int, levels []string) *newGame {
	n := &newGame{info: info, given: engine.Options{}, name: name, avatar: avatar, packet: 3}
	if last.Packet == 4 {
		n.packet = 4
	}
	for key, value := range last.Options {
		if full, err := engine.Complete(info.Options, engine.Options{key: value}); err == nil {
			n.given[key] = full[key]
		}
	}
	for i := range info.Seats - 1 {
		f := prefs.Figure{Name: castNames[i%len(castNames)], Avatar: i + 1, Level: levels[len(levels)-1]}
		if i < len(last.Cast) {
			if was := last.Cast[i]; was.Name != "" {
				f.Name, f.Avatar = was.Name, was.Avatar
			}
			for _, level := range levels {
				if level == last.Cast[i].Level {
					f.Level = level
				}
			}
		}
		n.cast = append(n.cast, f)
	}
	return n
}

// options gives every option as it stands.
func (n *newGame) options() engine.Options {
	full, err := engine.Complete(n.info.Options, n.given)
	if err != nil {
		panic(err) // set lets in only what fits
	}
	return full
}

// set chooses a value; a preset resets the options after it. On error nothing
// has changed.
func (n *newGame) set(row engine.Option, value any) error {
	if _, err := engine.Complete([]engine.Option{row}, engine.Options{row.Key: value}); err != nil {
		return err
	}
	after := false
	for _, r := range n.info.Options {
		if after && row.Preset {
			delete(n.given, r.Key)
		}
		after = after || r.Key == row.Key
	}
	n.given[row.Key] = value
	return nil
}

// role tells what a computer seat is to the person, as a key of the texts.
func (n *newGame) role(seat engine.Seat) string {
	switch {
	case n.info.Sides(n.info.Seats) == n.info.Seats:
		return "new.player"
	case n.info.Side(seat) == n.info.Side(0):
		return "new.partner"
	}
	return "new.opponent"
}

// nextFace gives the person (-1) or a computer another face, one that nobody has.
func (n *newGame) nextFace(i int) {
	mine := &n.avatar
	if i >= 0 {
		mine = &n.cast[i].Avatar
	}
	for range assets.Avatars {
		*mine = (*mine + 1) % assets.Avatars
		if n.wearers(*mine) == 1 {
			return
		}
	}
}

func (n *newGame) wearers(face int) (count int) {
	for _, f := range n.faces() {
		if f == face {
			count++
		}
	}
	return count
}

// faces gives the avatars by seat.
func (n *newGame) faces() []int {
	list := []int{n.avatar}
	for _, f := range n.cast {
		list = append(list, f.Avatar)
	}
	return list
}

// Chosen is a new game as the person wants it.
type Chosen struct {
	Setup engine.Setup
	Faces []int        // avatars by seat
	Code  session.Code // the deals
	Given bool         // the code was typed, not drawn
	Form  prefs.Game   // for the next time
	Name  string       // of the person, empty if none was given
}

// chosen puts everything together; you is the person's name if none was given.
// The error is that of session.ParseCode.
func (n *newGame) chosen(you string) (Chosen, error) {
	c := Chosen{Faces: n.faces(), Code: session.NewCode(), Name: prefs.CleanName(n.name)}
	if n.code != "" {
		code, err := session.ParseCode(n.code)
		if err != nil {
			return Chosen{}, err
		}
		c.Code, c.Given = code, true
	}
	me := c.Name
	if me == "" {
		me = you
	}
	seats := []engine.Player{{Name: me, By: "human"}}
	for i, f := range n.cast {
		f.Name = prefs.CleanName(f.Name)
		if f.Name == "" {
			f.Name = castNames[i%len(castNames)]
		}
		c.Form.Cast = append(c.Form.Cast, f)
		seats = append(seats, engine.Player{Name: f.Name, By: f.Level})
	}
	c.Form.Options, c.Form.Packet = n.given, n.packet
	c.Setup = engine.Setup{Game: n.info.Key, Options: n.options(), Seats: seats, Packet: n.packet}
	return c, nil
}
