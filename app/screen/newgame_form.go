package screen

import (
	"errors"
	"slices"

	"krutzjass/app/prefs"
	"krutzjass/app/session"
	"krutzjass/engine"
)

// newGame is what a person has chosen for a new game so far. It knows nothing of
// how that looks.
type newGame struct {
	info   engine.Info
	given  engine.Options // what was chosen; the rest follows the rows' defaults
	name   string
	avatar int
	cast   []prefs.Figure // seats from 1 on, as many as the largest table has
	seats  int
	packet int
	turn   int    // seconds for a turn of a person; 0 is no limit
	code   string // as typed
}

// newNewGame starts from what was chosen last time; what does not fit the game
// or is no level is replaced.
func newNewGame(info engine.Info, p prefs.Prefs, levels []string) *newGame {
	last := p.Games[info.Key]
	n := &newGame{info: info, given: engine.Options{}, name: p.Name, avatar: p.Avatar, packet: 3, turn: p.TurnOf(info.Key), seats: info.Seats}
	if last.Packet == 4 {
		n.packet = 4
	}
	if seats := len(last.Cast) + 1; seats >= info.MinSeats && seats <= info.MaxSeats {
		n.seats = seats
	}
	for _, row := range info.Options {
		if value, ok := last.Options[row.Key]; ok {
			n.take(engine.Options{row.Key: value}) // or not, if it does not fit
		}
	}
	face := n.avatar
	for i := range info.MaxSeats - 1 {
		face = prefs.AnotherFace(face, append([]int{n.avatar}, facesOf(n.cast)...))
		f := prefs.Figure{Name: prefs.CastName(face), Avatar: face, Level: usual(levels)}
		if i < len(last.Cast) {
			if was := last.Cast[i]; was.Name != "" {
				f.Name, f.Avatar = was.Name, was.Avatar
			}
			if level := last.Cast[i].Level; level == prefs.Person || slices.Contains(levels, level) {
				f.Level = level
			}
		}
		n.cast = append(n.cast, f)
	}
	return n
}

func facesOf(cast []prefs.Figure) (list []int) {
	for _, f := range cast {
		list = append(list, f.Avatar)
	}
	return list
}

// take adds values to what was chosen if all of it fits, else nothing changes.
func (n *newGame) take(values engine.Options) error {
	all := engine.Options{}
	for key, v := range n.given {
		all[key] = v
	}
	for key, v := range values {
		all[key] = v
	}
	full, err := engine.Complete(n.info.Options, all)
	if err != nil {
		return err
	}
	for key := range values {
		n.given[key] = full[key]
	}
	return nil
}

// options gives every option as it stands.
func (n *newGame) options() engine.Options {
	full, err := engine.Complete(n.info.Options, n.given)
	if err != nil {
		panic(err) // only what fits is let in
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

// endless tells whether the match would have no end: none by itself, and no
// time either.
func (n *newGame) endless() bool {
	o := n.options()
	return n.info.Ends != nil && n.info.Ends(o) != nil && o.Int("minutes") == 0
}

// role tells what another seat is to the person, as a key of the texts.
func (n *newGame) role(seat engine.Seat) string {
	switch {
	case n.info.Sides(n.seats) == n.seats:
		return "new.player"
	case n.info.Side(seat) == n.info.Side(0):
		return "new.partner"
	}
	return "new.opponent"
}

// others are the figures that play.
func (n *newGame) others() []prefs.Figure { return n.cast[:n.seats-1] }

// people counts who plays at this device.
func (n *newGame) people() int {
	count := 1
	for _, f := range n.others() {
		if f.Level == prefs.Person {
			count++
		}
	}
	return count
}

// nextFace gives the person (-1) or another figure the next face that nobody
// has; a name that went with the old face becomes that of the new one.
func (n *newGame) nextFace(i int) {
	if i < 0 {
		n.avatar = prefs.AnotherFace(n.avatar, n.faces())
		return
	}
	f := &n.cast[i]
	named := f.Name == "" || f.Name == prefs.CastName(f.Avatar)
	f.Avatar = prefs.AnotherFace(f.Avatar, n.faces())
	if named {
		f.Name = prefs.CastName(f.Avatar)
	}
}

// faces gives the avatars by seat.
func (n *newGame) faces() []int { return append([]int{n.avatar}, facesOf(n.others())...) }

// packetOpen tells whether a game leaves open how many cards are dealt at a time:
// such a game refuses what is not usual, the others do not care.
func packetOpen(g engine.Game) bool {
	_, err := g.New(engine.Setup{Seats: make([]engine.Player, g.Info().Seats), Packet: 1})
	return err != nil
}

// Chosen is a new game as the person wants it.
type Chosen struct {
	Setup engine.Setup
	Faces []int        // avatars by seat
	Code  session.Code // the deals
	Given bool         // the code was typed, not drawn
	Turn  int          // seconds for a turn of a person; 0 is no limit
	Form  prefs.Game   // for the next time
	Name  string       // of the person, empty if none was given
}

// host leaves the other seats to guests, as they were chosen last time, or all.
func (n *newGame) host(p prefs.Prefs) {
	last := p.Games[n.info.Key].Cast
	some := slices.ContainsFunc(last, func(f prefs.Figure) bool { return f.Level == prefs.Guest })
	for i := range n.cast {
		if !some || i < len(last) && last[i].Level == prefs.Guest {
			n.cast[i].Level = prefs.Guest
		}
	}
}

// hosting tells whether a seat is left to a guest.
func (n *newGame) hosting() bool {
	return slices.ContainsFunc(n.others(), func(f prefs.Figure) bool { return f.Level == prefs.Guest })
}

// errEndless says that a game would have no end.
var errEndless = errors.New("the game would have no end")

// chosen puts everything together; you is the person's name if none was given.
// The error is errEndless or that of session.ParseCode.
func (n *newGame) chosen(you string) (Chosen, error) {
	c := Chosen{Faces: n.faces(), Code: session.NewCode(), Turn: n.turn, Name: prefs.CleanName(n.name)}
	if n.endless() {
		return Chosen{}, errEndless
	}
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
		if n.people() > 1 || n.hosting() { // somebody has to call the person
			me = prefs.CastName(n.avatar)
		}
	}
	seats := []engine.Player{{Name: me, By: prefs.Person}}
	for _, f := range n.others() {
		f.Name = prefs.Called(f)
		c.Form.Cast = append(c.Form.Cast, f)
		if f.Level == prefs.Guest {
			seats = append(seats, engine.Player{By: f.Level}) // who brings a name
			continue
		}
		seats = append(seats, engine.Player{Name: f.Name, By: f.Level})
	}
	c.Form.Options, c.Form.Packet, c.Form.Turn = n.given, n.packet, &n.turn
	c.Setup = engine.Setup{Game: n.info.Key, Options: n.options(), Seats: seats, Packet: n.packet}
	return c, nil
}

// usual is the level of a computer that nobody has chosen one for.
func usual(levels []string) string {
	if slices.Contains(levels, "regular") {
		return "regular"
	}
	return levels[len(levels)-1]
}
