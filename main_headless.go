//go:build headless

// Command krutzjass without a window: only the sub-commands, without cgo.
package main

import (
	"os"

	"krutzjass/app/cli"
)

func main() { os.Exit(cli.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }
