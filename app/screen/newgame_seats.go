package screen

import (
	"image"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"krutzjass/app/form"
	"krutzjass/app/prefs"
	"krutzjass/engine"
)

// seatList makes the rows of everybody at the table and, where the game has a
// range, the choice of how many they are.
func (s *NewGame) seatList() fyne.CanvasObject {
	w, info := s.p.Words, s.game.info
	var list []fyne.CanvasObject
	if info.MinSeats < info.MaxSeats {
		var answers []string
		for n := info.MinSeats; n <= info.MaxSeats; n++ {
			answers = append(answers, strconv.Itoa(n))
		}
		count := form.NewChoice(w.T("new.seats"), "", answers, s.game.seats-info.MinSeats, func(i int) {
			s.game.seats = info.MinSeats + i
			s.seats.Set(s.seatList())
			s.said("")
		})
		s.made["seats"] = count
		list = append(list, count)
	}
	me := form.NewField(w.T("new.you"), "", w.T("new.name"), s.game.name, func(name string) { s.game.name = name }).Most(prefs.MaxName)
	s.made["name"] = me
	mine := s.face(-1, func() {})
	mine.About(w.T("new.face.you"))
	list = append(list, form.Aside(mine, me))
	for i := range s.game.others() {
		list = append(list, s.figure(i))
	}
	return form.Column(18, list...)
}

// figure is the row of another seat: another person, or a computer of a level.
func (s *NewGame) figure(i int) fyne.CanvasObject {
	w, f := s.p.Words, &s.game.cast[i]
	who := w.T(s.game.role(engine.Seat(i + 1)))
	levels := append([]string{prefs.Person}, s.p.Levels...)
	if s.p.Hosting {
		levels = append([]string{prefs.Guest}, levels...)
	}
	var answers []string
	for _, level := range levels {
		answers = append(answers, w.T("level."+level))
	}
	var name *form.Field
	known := func() { // a guest brings a name
		if name.Show(); f.Level == prefs.Guest {
			name.Hide()
		}
	}
	by := form.NewChoice("", "", answers, slices.Index(levels, f.Level), func(j int) {
		f.Level = levels[j]
		known()
		s.said("")
	})
	face := s.face(i, func() { name.SetText(f.Name) })
	named := func(typed string) {
		f.Name = typed
		called := prefs.Called(*f)
		by.About(called)
		face.About(w.T("new.face.of", called))
	}
	name = form.NewField(who, "", prefs.CastName(f.Avatar), f.Name, named).Most(prefs.MaxName)
	named(f.Name)
	known()
	seat := strconv.Itoa(i + 1)
	s.made["name."+seat], s.made["level."+seat] = name, by
	return form.Aside(face, form.Column(8, name, by))
}

// face is the portrait of the person (-1) or of another figure; a tap changes it
// and tells changed.
func (s *NewGame) face(i int, changed func()) *form.Round {
	picture := form.NewPicture(72, 1, func(px int) image.Image {
		faces := s.game.faces()
		return s.p.Pictures.Avatar(faces[min(i+1, len(faces)-1)], px)
	})
	round := form.NewRound("", picture, func() {
		s.game.nextFace(i)
		if i < 0 {
			s.p.Change(func(p *prefs.Prefs) { p.Avatar = s.game.avatar })
		}
		changed()
		picture.Refresh()
	})
	s.made["face."+strconv.Itoa(i+1)] = round
	return round
}
