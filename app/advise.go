package app

import (
	"krutzjass/ai/coach"
	"krutzjass/app/prefs"
	"krutzjass/app/session"
)

// said is what the coach has said last in a match, for a table that is made anew.
type said struct {
	tip    *coach.Tip
	review *coach.Review
}

// listen shows what the coach says at the table of a match.
func (a *App) listen(p *play, m *session.Coached) {
	m.Advise(advised(a.prefs.Get()))
	p.advise = m.Advise
	m.OnTip = func(t *coach.Tip) {
		if p.said.tip = t; p.table != nil {
			p.table.Tip(t)
		}
	}
	m.OnComment = func(c coach.Comment) {
		if p.table != nil {
			p.table.Comment(c)
		}
	}
	m.OnReview = func(r coach.Review) {
		if p.said.review = &r; p.table != nil {
			p.table.Review(r)
		}
	}
}

// repeat tells a table that is made anew what was said, and lets the coach think
// if anything of her is wanted now.
func (a *App) repeat(p *play) {
	if p.advise != nil {
		p.advise(advised(a.prefs.Get()))
	}
	if p.said.tip != nil {
		p.table.Tip(p.said.tip)
	}
	if p.said.review != nil {
		p.table.Review(*p.said.review)
	}
}

// advised tells whether anything of the coach is wanted.
func advised(p prefs.Prefs) bool { return p.Tips != prefs.Tips[0] || p.Comments }
