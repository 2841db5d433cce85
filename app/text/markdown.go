package text

import (
	"regexp"
	"strings"

	"krutzjass/engine/card"
)

// Section is a heading of a rules text and what stands below it, up to the next
// heading. The first may have no heading.
type Section struct {
	Level  int // 1 to 3; 0 without a heading
	Title  string
	Blocks []Block
}

// BlockKind is what a block of a text is.
type BlockKind uint8

// The kinds.
const (
	Paragraph BlockKind = iota
	Item                // of a list; Mark stands before it
	Row                 // of a table, in Cells; those that head the columns are strong
	CardRow             // Cards as pictures, Spans say what they show
)

// Block is a paragraph, an item, a row of a table or a row of card pictures.
type Block struct {
	Kind  BlockKind
	Mark  string // "•" or "1."
	Spans []Span
	Cells [][]Span
	Cards []card.Card
}

// Span is a stretch of text in one style.
type Span struct {
	Text   string
	Strong bool // **bold** or *leaning*: both stand out
}

var (
	headingLine = regexp.MustCompile(`^(#{1,6})\s+(.*)$`)
	itemLine    = regexp.MustCompile(`^\s*([-*+]|\d+[.)])\s+(.*)$`)
	cardsLine   = regexp.MustCompile(`^!\[([^\]]*)\]\(([^)]*)\)$`)
	tableRule   = regexp.MustCompile(`^\|[\s:|-]+\|?$`)
)

// Markdown reads the part of Markdown that rules are written in: headings,
// paragraphs, lists, tables, **strong** words, and a line such as
// "![A run of three](H10 HJ HQ)" for card pictures. Anything else is a paragraph; cards
// that there are not stand as they were written.
func Markdown(source string) []Section {
	list := []Section{{}}
	open := false // the last block takes further lines
	for line := range strings.Lines(source) {
		line = strings.TrimRight(line, " \t\r\n")
		now := &list[len(list)-1]
		switch m := headingLine.FindStringSubmatch(line); {
		case m != nil:
			list = append(list, Section{Level: min(len(m[1]), 3), Title: plain(m[2])})
			open = false
		case strings.TrimSpace(line) == "":
			open = false
		default:
			open = now.take(line, open)
		}
	}
	if len(list[0].Blocks) == 0 {
		list = list[1:]
	}
	return list
}

// take adds a line to a section and tells whether the next line may continue it.
func (s *Section) take(line string, open bool) bool {
	if m := cardsLine.FindStringSubmatch(line); m != nil {
		if cards, err := card.ParseList(strings.Join(strings.Fields(m[2]), " ")); err == nil && len(cards) > 0 {
			s.Blocks = append(s.Blocks, Block{Kind: CardRow, Cards: cards, Spans: spans(m[1])})
			return false
		}
	}
	if strings.HasPrefix(line, "|") {
		if !tableRule.MatchString(line) {
			s.Blocks = append(s.Blocks, Block{Kind: Row, Cells: cells(line)})
		} else if n := len(s.Blocks); n > 0 && s.Blocks[n-1].Kind == Row {
			for _, cell := range s.Blocks[n-1].Cells {
				for i := range cell {
					cell[i].Strong = true
				}
			}
		}
		return false
	}
	if m := itemLine.FindStringSubmatch(line); m != nil {
		mark := m[1]
		if strings.ContainsAny(mark, "-*+") {
			mark = "•"
		}
		s.Blocks = append(s.Blocks, Block{Kind: Item, Mark: mark, Spans: spans(m[2])})
		return true
	}
	if n := len(s.Blocks); open && n > 0 {
		last := &s.Blocks[n-1]
		last.Spans = append(append(last.Spans, Span{Text: " "}), spans(strings.TrimSpace(line))...)
		return true
	}
	s.Blocks = append(s.Blocks, Block{Spans: spans(strings.TrimSpace(line))})
	return true
}

func cells(line string) (list [][]Span) {
	for cell := range strings.SplitSeq(strings.Trim(line, "|"), "|") {
		list = append(list, spans(strings.TrimSpace(cell)))
	}
	return list
}

// spans finds what stands between ** or * or ` or is a plain stretch.
func spans(line string) (list []Span) {
	for line != "" {
		start := strings.IndexAny(line, "*`")
		if start < 0 {
			break
		}
		mark := line[start : start+1]
		if strings.HasPrefix(line[start:], "**") {
			mark = "**"
		}
		rest := line[start+len(mark):]
		end := strings.Index(rest, mark)
		if end <= 0 {
			break
		}
		if start > 0 {
			list = append(list, Span{Text: line[:start]})
		}
		list = append(list, Span{Text: rest[:end], Strong: true})
		line = rest[end+len(mark):]
	}
	if line != "" {
		list = append(list, Span{Text: line})
	}
	return list
}

func plain(line string) string { return join(spans(line)) }

func join(list []Span) string {
	var b strings.Builder
	for _, s := range list {
		b.WriteString(s.Text)
	}
	return b.String()
}

// Text gives the words of a block without styles.
func (b Block) Text() string {
	words := join(b.Spans)
	for _, cell := range b.Cells {
		words += " " + join(cell)
	}
	return words
}

// Holds tells whether all words of a search stand in the section, whatever their
// case. An empty search is held by every section.
func (s Section) Holds(search string) bool {
	text := strings.ToLower(s.Title)
	for _, b := range s.Blocks {
		text += "\n" + strings.ToLower(b.Text())
	}
	for word := range strings.FieldsSeq(strings.ToLower(search)) {
		if !strings.Contains(text, word) {
			return false
		}
	}
	return true
}
