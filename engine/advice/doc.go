// Package advice has the sentences of advice that several games share, a table a
// language: a label "reason.CODE" for each reason that a coach can give. What one
// game alone has to say stands among its own texts under a label of the same form,
// which goes before the one here.
//
// A sentence is a fmt format whose arguments are words: names of cards, suits and
// seats, and numbers.
package advice

import "embed"

// Texts has LANG.json, as a game's texts do.
//
//go:embed *.json
var Texts embed.FS
