// Package describe tells what a person can see and reach in the window: the
// buttons, the places to type, the cards of the hand, the words, and where the
// match stands. A driver plays the real window by it; it looks and never acts.
//
// It walks the objects as Fyne does when it looks for what was clicked: only
// what a click in its middle would reach is told. Widgets that hold others tell
// so by a method Inside.
package describe
