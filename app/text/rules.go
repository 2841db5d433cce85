package text

import (
	"fmt"
	"regexp"
	"strings"

	"krutzjass/engine"
)

// What a rules text may hold beside Markdown: a condition as the first line of
// a block, "{undertrump=barred|Undertrumping barred}", and the value of an
// option within a line, "{target|1500}". The words after the bar are for a
// reader who has no table.
var (
	condition = regexp.MustCompile(`^\{(\w+)=([\w-]+)\|([^{}\n]+)\}\n`)
	value     = regexp.MustCompile(`\{(\w+)\|([^{}\n]+)\}`)
)

// Rules fits a game's rules to the options of a table: of the blocks (what
// stands between empty lines) with a condition it keeps those that hold, and
// puts in the values. Where o has no value for a key, as for a reader without a
// table, every block is kept and says in its own words when it holds.
func Rules(md string, o engine.Options) string {
	var kept []string
	for block := range strings.SplitSeq(strings.ReplaceAll(md, "\r\n", "\n"), "\n\n") {
		if block, ok := fit(strings.Trim(block, "\n"), o); ok && block != "" {
			kept = append(kept, block)
		}
	}
	return strings.Join(kept, "\n\n")
}

// fit gives a block as it is to be read, and whether it is.
func fit(block string, o engine.Options) (string, bool) {
	if m := condition.FindStringSubmatch(block); m != nil {
		block = block[len(m[0]):]
		switch set, known := o[m[1]]; {
		case !known:
			block = introduce(m[3], block)
		case fmt.Sprint(set) != m[2]:
			return "", false
		}
	}
	return value.ReplaceAllStringFunc(block, func(s string) string {
		m := value.FindStringSubmatch(s)
		if set, known := o[m[1]]; known {
			return fmt.Sprint(set)
		}
		return m[2]
	}), true
}

// introduce puts words before a block: in front of a paragraph, above anything
// else, since a heading, a list or a picture begins its own line.
func introduce(words, block string) string {
	if strings.IndexAny(block, "#-*!>|0123456789") == 0 {
		return "**" + words + ":**\n\n" + block
	}
	return "**" + words + ":** " + block
}
