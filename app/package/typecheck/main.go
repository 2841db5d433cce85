// Command typecheck checks the types of everything in this module for systems
// whose C compilers and headers are not at hand: Android, iOS, macOS, Windows.
//
// It reads every package with all it depends on as that system would build it,
// files with cgo included, and checks them without calling a C compiler: a
// name of package C has whatever type is needed. Only faults of this module
// count; a dependency is read for its declarations alone.
//
//	go run ./app/package/typecheck [-tags TAGS] [SYSTEM/ARCH ...]
//
// The exit code is 0 when no fault was found, 1 when some were, 2 when the
// packages could not be read.
package main

import (
	"flag"
	"fmt"
	"os"
)

// systems is what is checked when the call names none.
var systems = []string{"android/arm64", "ios/arm64", "darwin/arm64", "windows/amd64"}

func main() {
	tags := flag.String("tags", "", "build tags, separated by commas")
	flag.Parse()
	chosen := flag.Args()
	if len(chosen) == 0 {
		chosen = systems
	}
	code := 0
	for _, system := range chosen {
		report, err := check(".", system, *tags, "./...")
		if err != nil {
			fmt.Fprintf(os.Stderr, "%s: %v\n", system, err)
			os.Exit(2)
		}
		for _, fault := range report.Faults {
			fmt.Printf("%s: %s\n", system, fault)
			code = 1
		}
		fmt.Printf("%s: %d packages, %d of this module, %d with cgo: %d faults\n",
			system, report.Packages, report.Own, report.Cgo, len(report.Faults))
	}
	os.Exit(code)
}
