package screen

import (
	"image"
	"strings"

	"fyne.io/fyne/v2"

	"krutzjass/app/form"
	"krutzjass/app/text"
	"krutzjass/assets"
	"krutzjass/engine/card"
)

// RulesParams is the text to show.
type RulesParams struct {
	Words    *text.Words
	Rules    func() (string, error) // Markdown; read when the screen is made
	Pictures TablePictures
	Style    assets.Style
	Back     func()
}

// Rules is the screen "How it is played": the rules of a game, to read and to
// search.
type Rules struct {
	p        RulesParams
	sections []text.Section
	search   *form.Field
	found    *form.Slot
	page     *form.Page
	cards    []*form.Picture
}

// NewRules makes the screen.
func NewRules(p RulesParams) *Rules {
	r := &Rules{p: p}
	w := p.Words
	source, err := p.Rules()
	r.sections = text.Markdown(source)
	r.found = form.NewSlot(form.Space(0))
	r.search = form.NewField("", "", w.T("rules.search"), "", func(string) {
		r.fill()
		r.page.Relayout()
		r.page.ScrollTo(0)
	})
	if err != nil {
		r.found.Set(form.Words(w.T("rules.unread", err), form.Warning))
	} else {
		r.fill()
	}
	head := form.Column(0, form.Head(w.T("back"), w.T("rules.title"), p.Back), form.Narrow(760, 16, r.search))
	r.page = form.NewPage(form.Desk, head, form.Narrow(760, 16, r.found), nil)
	return r
}

// fill shows the sections that hold what is searched for.
func (r *Rules) fill() {
	search := strings.TrimSpace(r.search.Text())
	r.cards = nil
	var list []fyne.CanvasObject
	shown := 0
	for _, s := range r.sections {
		if s.Holds(search) {
			shown++
			list = append(list, r.section(s, search)...)
		}
	}
	if search != "" {
		line := r.p.Words.T("rules.found", shown, len(r.sections))
		if shown == 0 {
			line = r.p.Words.T("rules.none")
		}
		list = append([]fyne.CanvasObject{form.Small(line)}, list...)
	}
	r.found.Set(form.Column(12, list...))
}

// headings are the sizes of the three levels.
var headings = [4]float32{1, 1.6, 1.25, 1.1}

func (r *Rules) section(s text.Section, search string) []fyne.CanvasObject {
	var list []fyne.CanvasObject
	if s.Level > 0 {
		list = append(list, form.Space(2), form.Title(s.Title, headings[s.Level]))
	}
	for _, b := range s.Blocks {
		list = append(list, r.block(b, search))
	}
	return list
}

func (r *Rules) block(b text.Block, search string) fyne.CanvasObject {
	switch b.Kind {
	case text.CardRow:
		return form.Column(4, r.cardRow(b.Cards), form.NewProse(runs(b.Spans, search)))
	case text.Row:
		var cells []fyne.CanvasObject
		for _, cell := range b.Cells {
			cells = append(cells, form.NewProse(runs(cell, search)))
		}
		return form.Row(cells...)
	case text.Item:
		return form.Listed(b.Mark, form.NewProse(runs(b.Spans, search)))
	}
	return form.NewProse(runs(b.Spans, search))
}

func (r *Rules) cardRow(cards []card.Card) fyne.CanvasObject {
	var row []fyne.CanvasObject
	for _, c := range cards {
		p := form.NewPicture(66, assets.Ratio, func(px int) image.Image { return r.p.Pictures.Card(c, r.p.Style, px) })
		r.cards = append(r.cards, p)
		row = append(row, p)
	}
	return form.Flow(8, row...)
}

// runs marks the words of a search in a text.
func runs(spans []text.Span, search string) (list []form.Run) {
	words := strings.Fields(strings.ToLower(search))
	for _, s := range spans {
		for i, piece := range strings.Split(s.Text, " ") {
			if i > 0 {
				list = append(list, form.Run{Text: " ", Strong: s.Strong})
			}
			run := form.Run{Text: piece, Strong: s.Strong}
			for _, w := range words {
				run.Marked = run.Marked || strings.Contains(strings.ToLower(piece), w)
			}
			list = append(list, run)
		}
	}
	return list
}

// Object implements Screen.
func (r *Rules) Object() fyne.CanvasObject { return r.page.Object() }

// Key implements Screen.
func (r *Rules) Key(*fyne.KeyEvent) bool { return false }

// Redraw takes new pictures, for when some that were missing have been drawn.
func (r *Rules) Redraw() {
	for _, p := range r.cards {
		p.Refresh()
	}
}
