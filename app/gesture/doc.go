// Package gesture turns what fingers, mice and keys do on a hand of cards into
// what the person means: raise a card, lower it, play it, or ask why it may not
// be played (UX.md, Table).
//
// It is pure: events come with their time and place, the hand is an interface,
// and nothing waits. The window toolkits it is fed from report one physical
// press in many ways, and this package knows them all:
//
//   - A quick tap is a TouchDown, a TouchUp and then a Tap; a press of 300 ms
//     ends in a LongTap instead of the Tap. Either half may be missing. What
//     follows a TouchUp or MouseUp is its echo and is not counted again.
//   - A press that trembles by 4 units becomes a drag: no TouchUp and no Tap
//     follow, but Drags and a DragEnd.
//   - After a swift lift Drags go on, at the same place and ever shorter, for up
//     to a second before the DragEnd. The first of them already ends the press.
//   - The place of a Drag is off by the length of its first step on phones;
//     where TouchMoves come, only they are believed.
//   - The end of a touch that the system takes away never comes. The next touch,
//     the loss of the foreground or a time without news ends it.
//   - A second finger takes over from the first, but its press only raises.
package gesture
