package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"
)

// report is what a check saw.
type report struct {
	Packages, Own, Cgo int
	Faults             []string // of this module, with file and line
}

// check reads the packages that patterns name in dir as they are for a system
// such as "android/arm64" and checks their types. The error is for packages
// that cannot be listed at all.
func check(dir, system, tags string, patterns ...string) (*report, error) {
	goos, goarch, ok := strings.Cut(system, "/")
	sizes := types.SizesFor("gc", goarch)
	if !ok || sizes == nil {
		return nil, fmt.Errorf("%q is not a system: expected one such as android/arm64", system)
	}
	// Without NeedSyntax and NeedTypes nothing is compiled, so cgo never runs.
	roots, err := packages.Load(&packages.Config{
		Mode:       packages.NeedName | packages.NeedFiles | packages.NeedImports | packages.NeedDeps | packages.NeedModule,
		Dir:        dir,
		Env:        append(os.Environ(), "GOOS="+goos, "GOARCH="+goarch, "CGO_ENABLED=1", "GOFLAGS="),
		BuildFlags: []string{"-tags=" + tags},
	}, patterns...)
	if err != nil {
		return nil, err
	}
	c := &checker{fset: token.NewFileSet(), sizes: sizes, done: map[string]*types.Package{"unsafe": types.Unsafe}}
	packages.Visit(roots, nil, c.check) // dependencies first
	if c.report.Own == 0 {
		return nil, fmt.Errorf("%s names no package of this module", strings.Join(patterns, " "))
	}
	return &c.report, nil
}

// checker keeps the checked packages by path.
type checker struct {
	fset   *token.FileSet
	sizes  types.Sizes
	done   map[string]*types.Package
	report report
}

// check checks one package; all that it imports has been checked.
func (c *checker) check(p *packages.Package) {
	if p.PkgPath == "unsafe" {
		return
	}
	own := p.Module != nil && p.Module.Main
	fault := func(err error) {
		if own {
			c.report.Faults = append(c.report.Faults, err.Error())
		}
	}
	for _, err := range p.Errors {
		fault(err)
	}
	files := c.parse(p.GoFiles, fault)
	config := types.Config{
		FakeImportC:      true,
		IgnoreFuncBodies: !own,
		Sizes:            c.sizes,
		Importer:         importer{c, p},
		Error:            fault,
	}
	// Faults have gone to Error; an incomplete package still serves its importers.
	c.done[p.PkgPath], _ = config.Check(p.PkgPath, c.fset, files, nil)
	c.count(own, files)
}

func (c *checker) parse(names []string, fault func(error)) (files []*ast.File) {
	for _, name := range names {
		file, err := parser.ParseFile(c.fset, name, nil, parser.SkipObjectResolution)
		if err != nil {
			fault(err)
		}
		if file != nil {
			files = append(files, file)
		}
	}
	return files
}

func (c *checker) count(own bool, files []*ast.File) {
	c.report.Packages++
	if own {
		c.report.Own++
	}
	if slices.ContainsFunc(files, importsC) {
		c.report.Cgo++
	}
}

func importsC(file *ast.File) bool {
	return slices.ContainsFunc(file.Imports, func(s *ast.ImportSpec) bool { return s.Path.Value == `"C"` })
}

// importer finds what one package imports, vendored paths of the standard
// library included.
type importer struct {
	*checker
	of *packages.Package
}

// Import gives the checked package that of means by path.
func (i importer) Import(path string) (*types.Package, error) {
	if p := i.of.Imports[path]; p != nil {
		path = p.PkgPath
	}
	if p := i.done[path]; p != nil {
		return p, nil
	}
	return nil, fmt.Errorf("package %s was not read", path)
}
