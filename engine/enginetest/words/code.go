package words

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// shared are the files outside a game that name rules for it.
var shared = []string{"../errors.go"}

// serving are the files whose code forbids in the name of a game that imports
// them.
const (
	serving = "../jass/*.go"
	service = `"krutzjass/engine/jass"`
)

// sources parses the code of the game in this folder and what serves it.
func sources(t *testing.T) map[string]*ast.File {
	t.Helper()
	parsed := map[string]*ast.File{}
	add := func(pattern string) (calls bool) {
		names, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			parsed[name] = file
			calls = calls || slices.ContainsFunc(file.Imports, func(s *ast.ImportSpec) bool { return s.Path.Value == service })
		}
		return calls
	}
	if add("*.go") {
		add(serving)
	}
	for _, name := range shared {
		add(name)
	}
	return parsed
}

// ruleKeys lists the labels of the rules that the code of the game in this
// folder, and what serves it, names.
func ruleKeys(t *testing.T) (keys []string) {
	t.Helper()
	codes, used := map[string]string{}, map[string]bool{}
	for name, file := range sources(t) {
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.ValueSpec:
				if kind := fmt.Sprint(n.Type); kind == "Rule" || kind == "&{engine Rule}" {
					codes[n.Names[0].Name], _ = strconv.Unquote(n.Values[0].(*ast.BasicLit).Value)
				}
			case *ast.Ident:
				used[n.Name] = used[n.Name] || !slices.Contains(shared, name)
			}
			return true
		})
	}
	maps.DeleteFunc(codes, func(name, _ string) bool { return !used[name] })
	if len(codes) < 5 || slices.Contains(slices.Collect(maps.Values(codes)), "") {
		t.Fatalf("the rules were not found in the code: %v", codes)
	}
	for _, code := range codes {
		keys = append(keys, "rule."+code)
	}
	return keys
}
