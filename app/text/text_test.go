package text

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"krutzjass/engine/games"
)

var verb = regexp.MustCompile(`%(\[\d+\])?[a-z]`)

// verbs lists the placeholders of a format in the order of their arguments.
func verbs(format string) []string {
	list := verb.FindAllString(strings.ReplaceAll(format, "%%", ""), -1)
	for i, v := range list {
		if !strings.Contains(v, "[") {
			list[i] = "%[" + strconv.Itoa(i+1) + "]" + v[1:]
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

func TestEveryLanguageSaysEverything(t *testing.T) {
	english := load(Fallback)
	for _, lang := range Languages() {
		table := load(lang)
		for key, format := range english {
			own, ok := table[key]
			switch {
			case !ok:
				t.Errorf("%s has no %q", lang, key)
			case strings.TrimSpace(own) == "":
				t.Errorf("%s: %q is empty", lang, key)
			case !slices.Equal(verbs(own), verbs(format)):
				t.Errorf("%s: %q takes %v, in English %v", lang, key, verbs(own), verbs(format))
			}
		}
		for key, own := range table {
			if _, ok := english[key]; !ok {
				t.Errorf("%s has %q, English has not", lang, key)
			}
			if strings.ContainsRune(own, 'ß') {
				t.Errorf("%s: %q has an ß, which is not written in Switzerland: %s", lang, key, own)
			}
		}
	}
}

// uses finds the keys of texts in the sources of the window's program: literal
// ones, and the beginnings of those that are put together.
func uses(t *testing.T) (called, literals map[string]token.Position) {
	t.Helper()
	called, literals = map[string]token.Position{}, map[string]token.Position{}
	files := token.NewFileSet()
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		f, err := parser.ParseFile(files, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.BasicLit:
				if n.Kind == token.STRING {
					s, _ := strconv.Unquote(n.Value)
					literals[s] = files.Position(n.Pos())
				}
			case *ast.CallExpr:
				if sel, ok := n.Fun.(*ast.SelectorExpr); ok && sel.Sel.Name == "T" && len(n.Args) > 0 {
					if lit, ok := first(n.Args[0]); ok {
						called[lit] = files.Position(n.Pos())
					}
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return called, literals
}

// first gives the literal that an expression is or begins with.
func first(e ast.Expr) (string, bool) {
	for {
		switch x := e.(type) {
		case *ast.BinaryExpr:
			e = x.X
		case *ast.BasicLit:
			s, err := strconv.Unquote(x.Value)
			return s, err == nil
		default:
			return "", false
		}
	}
}

func TestKeysAreUsedAndThere(t *testing.T) {
	called, literals := uses(t)
	english := load(Fallback)
	if len(called) < 30 {
		t.Fatalf("only %d uses of texts were found in the sources", len(called))
	}
	for key, at := range called {
		_, ok := english[key]
		for k := range english {
			ok = ok || strings.HasSuffix(key, ".") && strings.HasPrefix(k, key)
		}
		if !ok {
			t.Errorf("%v: there is no text %q", at, key)
		}
	}
	for key := range english {
		_, used := literals[key]
		for i := range len(key) {
			if key[i] == '.' {
				_, part := literals[key[:i+1]]
				used = used || part
			}
		}
		if !used && key != "language" {
			t.Errorf("the text %q is used nowhere", key)
		}
	}
}

func TestT(t *testing.T) {
	w := New("de")
	w.fallback = map[string]string{"only.english": "Only %s"}
	tests := []struct {
		key  string
		args []any
		want string
	}{
		{"back", nil, "Zurück"},
		{"rules.found", []any{2, 9}, "2 von 9 Abschnitten"},
		{"only.english", []any{"here"}, "Only here"},
		{"no.such.key", []any{1}, "no.such.key"},
	}
	for _, tt := range tests {
		if got := w.T(tt.key, tt.args...); got != tt.want {
			t.Errorf("T(%q) = %q, want %q", tt.key, got, tt.want)
		}
	}
	if got := New("xx").Lang(); got != Fallback {
		t.Errorf("a language nobody knows became %q", got)
	}
}

func TestPick(t *testing.T) {
	tests := []struct{ wanted, system, want string }{
		{"system", "de-CH", "de"},
		{"system", "de_CH.UTF-8", "de"},
		{"system", "DE", "de"},
		{"system", "rm-CH", "en"},
		{"system", "C", "en"},
		{"system", "", "en"},
		{"en", "de-CH", "en"},
		{"de", "en-GB", "de"},
		{"xx", "de", "de"},
	}
	for _, tt := range tests {
		if got := Pick(tt.wanted, tt.system); got != tt.want {
			t.Errorf("Pick(%q, %q) = %q, want %q", tt.wanted, tt.system, got, tt.want)
		}
	}
}

func TestOwnNames(t *testing.T) {
	seen := map[string]bool{}
	for _, lang := range Languages() {
		name := OwnName(lang)
		if name == "" || seen[name] {
			t.Errorf("%s calls itself %q", lang, name)
		}
		seen[name] = true
	}
}

// sharedLabels are what every game needs words for.
var sharedLabels = []string{"game", "line"}

func TestGamesSayEverything(t *testing.T) {
	for _, g := range games.All {
		info := g.Info()
		english, err := labels(info.Texts, Fallback)
		if err != nil {
			t.Errorf("%s: %v", info.Key, err)
			continue
		}
		need := slices.Clone(sharedLabels)
		for _, row := range info.Options {
			need = append(need, "option."+row.Key, "option."+row.Key+".help")
		}
		for _, key := range need {
			if english[key] == "" {
				t.Errorf("%s has no label %q", info.Key, key)
			}
		}
		for _, row := range info.Options {
			for _, c := range row.Choices {
				if english["option."+row.Key+"."+c] == "" && (!row.Preset || english["preset."+c] == "") {
					t.Errorf("%s has no label for %s %s", info.Key, row.Key, c)
				}
			}
		}
		for _, lang := range Languages() {
			own, err := labels(info.Texts, lang)
			if err != nil {
				t.Errorf("%s: %v", info.Key, err)
				continue
			}
			for key, format := range english {
				if !slices.Equal(verbs(own[key]), verbs(format)) || own[key] == "" {
					t.Errorf("%s, %s: %q is %q, in English %q", info.Key, lang, key, own[key], format)
				}
			}
			for key, s := range own {
				if _, ok := english[key]; !ok || strings.ContainsRune(s, 'ß') {
					t.Errorf("%s, %s: %q is not in English or has an ß: %q", info.Key, lang, key, s)
				}
			}
			checkRules(t, info.Key, info.Texts, lang)
		}
	}
}

// checkRules looks at the rules text of a game.
func checkRules(t *testing.T, game string, files fs.FS, lang string) {
	t.Helper()
	l, err := Game(files, lang)
	if err != nil {
		t.Fatal(err)
	}
	source, err := l.Rules()
	if err != nil {
		t.Errorf("%s, %s: %v", game, lang, err)
		return
	}
	sections := Markdown(source)
	if len(sections) < 3 {
		t.Errorf("%s, %s: the rules have %d sections", game, lang, len(sections))
	}
	for _, s := range sections {
		for _, b := range s.Blocks {
			if words := b.Text(); strings.ContainsAny(words, "ß*`#") || strings.Contains(words, "![") {
				t.Errorf("%s, %s, %q: this is not read as it was meant: %q", game, lang, s.Title, words)
			}
		}
	}
}
