package screen

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"krutzjass/app/form"
	"krutzjass/engine"
)

// firstOptions is how many options are seen before the fold: a game lists the
// ones that people ask for first.
const firstOptions = 3

// optionList makes the controls of every option that matters, from the rows alone.
func (s *NewGame) optionList() fyne.CanvasObject {
	full := s.game.options()
	var first, more []fyne.CanvasObject
	for i, row := range s.game.info.Options {
		delete(s.made, "option."+row.Key)
		if row.Idle != nil && row.Idle(full) || row.Kind == engine.Counts {
			continue // the numbers of a list stand in its chart
		}
		o := s.option(row, i, full)
		s.made["option."+row.Key] = o
		if len(first) < firstOptions {
			first = append(first, o)
		} else {
			more = append(more, o)
		}
	}
	s.fold = nil
	if len(more) > 0 {
		w := s.p.Words
		s.fold = form.NewFold(w.T("new.rules.more"), w.T("new.rules.less"), s.unfold, more...)
		if s.open {
			s.fold.Open()
		}
		s.made["more"] = s.fold.Head()
		first = append(first, s.fold)
	}
	return form.Column(18, first...)
}

// renewOptions shows every option anew.
func (s *NewGame) renewOptions() {
	clear(s.wrong)
	s.options.Set(s.optionList())
	s.page.Relayout()
}

func (s *NewGame) unfold() {
	s.open = !s.open
	s.page.Relayout()
}

// label gives a label of the game, or the plain word where it has none.
func (s *NewGame) label(key, plain string) string {
	if l := s.p.Label(key); l != "" {
		return l
	}
	return plain
}

// option makes the control of row i.
func (s *NewGame) option(row engine.Option, i int, full engine.Options) fyne.CanvasObject {
	value := full[row.Key]
	name := s.label("option."+row.Key, row.Key)
	help := s.p.Label("option." + row.Key + ".help")
	switch {
	case row.Kind == engine.List:
		var counts engine.Option
		if rows := s.game.info.Options; i+1 < len(rows) && rows[i+1].Kind == engine.Counts {
			counts = rows[i+1]
		}
		return s.chart(row, counts, full)
	case row.Kind == engine.Flag:
		return form.NewSwitch(name, help, value.(bool), func(on bool) { s.set(row, on) })
	case row.Kind == engine.Choice:
		answers, about := s.answers(row)
		help = strings.Join(append([]string{help}, about...), "\n")
		return form.NewChoice(name, help, answers, slices.Index(row.Choices, value.(string)), func(i int) { s.set(row, row.Choices[i]) })
	case row.Kind == engine.Number && row.Numbers != nil:
		var answers []string
		for _, n := range row.Numbers {
			answers = append(answers, s.label(fmt.Sprintf("option.%s.%d", row.Key, n), strconv.Itoa(n)))
		}
		return form.NewChoice(name, help, answers, slices.Index(row.Numbers, value.(int)), func(i int) { s.set(row, row.Numbers[i]) })
	}
	return s.typed(row, name, help, value)
}

// answers are the choices of a row in words, and what is to know of each.
func (s *NewGame) answers(row engine.Option) (answers, about []string) {
	for _, c := range row.Choices {
		key := "option." + row.Key + "." + c
		if row.Preset {
			key = "preset." + c
		}
		answers = append(answers, s.label(key, c))
		if help := s.p.Label(key + ".help"); help != "" {
			about = append(about, help)
		}
	}
	return answers, about
}

// typed makes the control of a number.
func (s *NewGame) typed(row engine.Option, name, help string, value any) fyne.CanvasObject {
	var f *form.Field
	f = form.NewField(name, help, "", fmt.Sprint(value), func(text string) {
		value, err := engine.ParseOption([]engine.Option{row}, row.Key, strings.ReplaceAll(text, " ", ""))
		s.wrong[row.Key] = ""
		if err != nil {
			s.wrong[row.Key] = s.p.Words.T("new.number", row.Min, row.Max)
		} else if s.game.set(row, value) == nil {
			s.said("")
			s.showNumbers(row)
		}
		f.Complain(s.wrong[row.Key])
		s.page.Relayout()
	})
	return f.Digits()
}

// showNumbers shows the numbers that follow from a typed one. Nothing is made
// anew: the person is still typing.
func (s *NewGame) showNumbers(typed engine.Option) {
	full := s.game.options()
	for _, row := range s.game.info.Options {
		if f, ok := s.made["option."+row.Key].(*form.Field); ok && row.Key != typed.Key && s.wrong[row.Key] == "" {
			f.Put(fmt.Sprint(full[row.Key]))
		}
	}
}

// set takes a choice in; if others follow from it, they are shown anew.
func (s *NewGame) set(row engine.Option, value any) {
	before := s.game.options()
	if s.game.set(row, value) != nil {
		return // a control offers only what its row allows
	}
	s.said("")
	if after := s.game.options(); row.Preset || s.follows(row, before, after) {
		s.renewOptions()
	}
}

// follows tells whether other rows are to be shown otherwise than before.
func (s *NewGame) follows(row engine.Option, before, after engine.Options) bool {
	return slices.ContainsFunc(s.game.info.Options, func(r engine.Option) bool {
		idle := r.Idle != nil && r.Idle(before) != r.Idle(after)
		return idle || r.Key != row.Key && fmt.Sprint(before[r.Key]) != fmt.Sprint(after[r.Key])
	})
}
