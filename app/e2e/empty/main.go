// Empty opens an empty window of the size of the program's, to compare with how
// long the program takes to show Home.
package main

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
)

func main() {
	w := app.NewWithID("ch.krutzjass.empty").NewWindow("Empty")
	w.Resize(fyne.NewSize(1024, 720))
	w.ShowAndRun()
}
