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

// optionList makes the controls of every option, from the rows alone.
func (s *NewGame) optionList() fyne.CanvasObject {
	full := s.game.options()
	var first, more []fyne.CanvasObject
	for i, row := range s.game.info.Options {
		o := s.option(row, full[row.Key])
		s.made["option."+row.Key] = o
		if i < firstOptions {
			first = append(first, o)
		} else {
			more = append(more, o)
		}
	}
	if len(more) > 0 {
		w := s.p.Words
		fold := form.NewFold(w.T("new.rules.more"), w.T("new.rules.less"), s.unfold, more...)
		if s.open {
			fold.Open()
		}
		s.made["more"] = fold.Head()
		first = append(first, fold)
	}
	return form.Column(18, first...)
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

// option makes the control of one row.
func (s *NewGame) option(row engine.Option, value any) fyne.CanvasObject {
	name := s.label("option."+row.Key, row.Key)
	help := s.p.Label("option." + row.Key + ".help")
	switch {
	case row.Kind == engine.Flag:
		return form.NewSwitch(name, help, value.(bool), func(on bool) { s.set(row, on) })
	case row.Kind == engine.Choice:
		var answers []string
		for _, c := range row.Choices {
			key := "option." + row.Key + "."
			if row.Preset {
				key = "preset."
			}
			answers = append(answers, s.label(key+c, s.label("option."+row.Key+"."+c, c)))
		}
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

// typed makes the control of a number or a list, which are typed.
func (s *NewGame) typed(row engine.Option, name, help string, value any) fyne.CanvasObject {
	shown := strings.Join(strings.Fields(strings.Trim(fmt.Sprint(value), "[]")), ",")
	var f *form.Field
	f = form.NewField(name, help, "", shown, func(text string) {
		text = strings.ReplaceAll(text, " ", "")
		value, err := engine.ParseOption([]engine.Option{row}, row.Key, text)
		if err == nil {
			err = s.game.set(row, value)
		}
		s.wrong[row.Key] = ""
		if err != nil {
			s.wrong[row.Key] = s.wanted(row)
		}
		f.Complain(s.wrong[row.Key])
		s.page.Relayout()
	})
	if row.Kind == engine.Number {
		f.Digits()
	}
	return f
}

// wanted says what can be typed for a row.
func (s *NewGame) wanted(row engine.Option) string {
	switch row.Kind {
	case engine.Number:
		return s.p.Words.T("new.number", row.Min, row.Max)
	case engine.Counts:
		return s.p.Words.T("new.numbers", row.Min, row.Max)
	}
	return s.p.Words.T("new.list", strings.Join(row.Choices, ", "))
}

// set takes a choice in; if others follow from it, they are shown anew.
func (s *NewGame) set(row engine.Option, value any) {
	before := s.game.options()
	if s.game.set(row, value) != nil {
		return // a control offers only what its row allows
	}
	after := s.game.options()
	for _, r := range s.game.info.Options {
		if r.Key != row.Key && fmt.Sprint(before[r.Key]) != fmt.Sprint(after[r.Key]) || row.Preset {
			clear(s.wrong)
			s.options.Set(s.optionList())
			s.page.Relayout()
			return
		}
	}
}
