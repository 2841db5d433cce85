// Package theme is the look of the program for Fyne: felt, paper and wood,
// with text that can be doubled. A theme is a value without global state: make
// one with [New] for the window, and one with [OnFelt] for the parts that lie
// directly on the table. The colours with names of their own ([ColorFelt] and
// the others) are looked up like Fyne's.
package theme
