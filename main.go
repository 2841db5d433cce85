//go:build !headless

// Krutzjass is a card table for the Swiss game of that name. Without arguments
// it opens its window; its commands are those of package cli.
package main

import (
	"os"

	"krutzjass/app"
	"krutzjass/app/cli"
)

func main() {
	if len(os.Args) > 1 {
		os.Exit(cli.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
	}
	app.RunWindow()
}
