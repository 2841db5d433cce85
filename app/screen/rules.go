package screen

import (
	"image"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"

	"krutzjass/app/form"
	"krutzjass/app/text"
	"krutzjass/assets"
	"krutzjass/engine/card"
)

// RulesParams is the texts to show.
type RulesParams struct {
	Words    *text.Words
	Games    []RulesGame // at least one
	First    int         // the game that is shown first
	Pictures TablePictures
	Back     func()
}

// RulesGame is a game that can be read about.
type RulesGame struct {
	Name  string
	Rules func() (string, error) // Markdown; read when it is shown
	Style assets.Style
}

// Rules is the screen "How it is played": the rules of a game, to read and to
// search.
type Rules struct {
	p        RulesParams
	game     RulesGame    // the one that is shown
	games    *form.Choice // nil if there is only one
	sections []text.Section
	search   *form.Field
	found    *form.Slot
	page     *form.Page
	cards    []*form.Picture
}

// NewRules makes the screen.
func NewRules(p RulesParams) *Rules {
	r := &Rules{p: p, found: form.NewSlot(form.Space(0))}
	w := p.Words
	r.search = form.NewField("", "", w.T("rules.search"), "", func(string) {
		r.fill()
		r.page.Relayout()
		r.page.ScrollTo(0)
	})
	content := []fyne.CanvasObject{r.found}
	if len(p.Games) > 1 {
		r.games = r.choice()
		content = []fyne.CanvasObject{r.games, r.found}
	}
	head := form.Column(0, form.Head(w.T("back"), w.T("rules.title"), p.Back), form.Narrow(760, 16, r.search))
	r.page = form.NewPage(form.Desk, head, form.Narrow(760, 16, form.Column(16, content...)), nil)
	r.open(p.First)
	return r
}

// choice is the games to read about.
func (r *Rules) choice() *form.Choice {
	var names []string
	for _, g := range r.p.Games {
		names = append(names, g.Name)
	}
	return form.NewChoice("", "", names, r.p.First, func(i int) {
		r.open(i)
		r.page.Relayout()
	})
}

// open shows the rules of a game.
func (r *Rules) open(i int) {
	r.game = r.p.Games[i]
	source, err := r.game.Rules()
	r.sections = text.Markdown(source)
	if err != nil {
		r.found.Set(form.Words(r.p.Words.T("rules.unread", err), form.Warning))
		return
	}
	r.fill()
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
	style := r.game.Style
	for _, c := range cards {
		p := form.NewPicture(66, assets.Ratio, func(px int) image.Image { return r.p.Pictures.Card(c, style, px) })
		r.cards = append(r.cards, p)
		row = append(row, p)
	}
	return form.Flow(8, row...)
}

// runs marks the words of a search in a text: whole words, without what is written
// before and after them.
func runs(spans []text.Span, search string) (list []form.Run) {
	words := strings.Fields(strings.ToLower(search))
	for _, s := range spans {
		for i, piece := range strings.Split(s.Text, " ") {
			if i > 0 {
				list = append(list, form.Run{Text: " ", Strong: s.Strong})
			}
			found := false
			for _, w := range words {
				found = found || strings.Contains(strings.ToLower(piece), w)
			}
			before, word, after := piece, "", ""
			if found {
				before, word, after = unsigned(piece)
			}
			for _, run := range []form.Run{{Text: before}, {Text: word, Marked: true}, {Text: after}} {
				if run.Strong = s.Strong; run.Text != "" {
					list = append(list, run)
				}
			}
		}
	}
	return list
}

// unsigned parts a word from the signs around it; a word of nothing else stays whole.
func unsigned(piece string) (before, word, after string) {
	sign := func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }
	word = strings.TrimLeftFunc(piece, sign)
	before = piece[:len(piece)-len(word)]
	word = strings.TrimRightFunc(word, sign)
	if word == "" {
		return "", piece, ""
	}
	return before, word, piece[len(before)+len(word):]
}

// Object implements Screen.
func (r *Rules) Object() fyne.CanvasObject { return r.page.Object() }

// Key implements Screen.
func (r *Rules) Key(e *fyne.KeyEvent) bool { return r.page.Key(e) }

// Redraw takes new pictures, for when some that were missing have been drawn.
func (r *Rules) Redraw() {
	for _, p := range r.cards {
		p.Refresh()
	}
}
