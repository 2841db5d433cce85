// Package coach is Aunt Christine: she looks over a person's shoulder, sees what
// that seat sees and nothing else, and says before a move what she would do and
// why, after it what it gave away, and after a hand which two cards were the
// dearest.
//
// [Sit] wraps the controller of a seat, whoever it is, and tells a [Listener].
// Nothing waits for her: she thinks on a goroutine of her own, and what comes too
// late for a decision is not said. A [Pupil] is a seat that does what she says.
//
// The numbers are those of a strong player (ai.Counsel): the mean over sampled
// worlds of what an action makes more than the others, with its margin. The
// reasons are codes of detectors, each of which tells from the view alone whether
// its claim is true of a move; a reason is given only where it is true of the
// better move and false of the other (AI.md, Aunt Christine). Words are not made
// here: a reason is a code and what stands in its sentence, which lives in
// engine/advice or, where one game alone says it, in that game's texts. A new
// concept is a detector here, a sentence there, and in the tests a claim that reads
// the rules instead of a scene, with a position in which it speaks and one in which
// it must not.
package coach
