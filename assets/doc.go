// Package assets draws everything on the table that is not text: card faces,
// the signs of the suits, portraits and the icon of the program.
//
// All pictures are drawn from shapes of our own, kept as data: a [shape] is a
// list of layers, a layer is a fill, a line and a path in a small language (see
// outline.go). A card is 200 units wide and 300 high; a sign or a head has its
// origin in its middle. Drawing is pure: the same card, style and width give
// the same picture.
//
// [Draw], [DrawSign], [DrawToken] and [Avatar] draw at once, on the caller's goroutine;
// [Pictures] keeps what was drawn and never makes a screen wait. Next to every
// drawing there are words: [Name] and [SignName].
package assets
