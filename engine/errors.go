package engine

import (
	"errors"
	"fmt"
)

// Errors of Apply; test with errors.Is.
var (
	ErrTurn    = errors.New("it is not this seat's turn")
	ErrOver    = errors.New("the match is over")
	ErrIllegal = errors.New("not allowed")
)

// Rule names a rule that forbids an action; the key of its sentence in the
// game's texts is "rule." + Rule.
type Rule string

// Rules that several games share.
const (
	RuleKind       Rule = "kind"       // this is not what is to be done now
	RuleHold       Rule = "hold"       // the card is not in the hand
	RuleFollow     Rule = "follow"     // the led suit must be followed
	RuleTrump      Rule = "trump"      // trump must be played
	RuleUndertrump Rule = "undertrump" // a lower trump than one lying is barred
	RulePack       Rule = "pack"       // the deal does not fit the pack
)

// Illegal says which rule forbids an action. It is an ErrIllegal.
type Illegal struct {
	Rule Rule
	Text string // a plain sentence in English, for logs and the verifier
}

// Error gives the sentence and the rule.
func (e *Illegal) Error() string { return fmt.Sprintf("%s (rule: %s)", e.Text, e.Rule) }

// Is makes every Illegal an ErrIllegal.
func (e *Illegal) Is(target error) bool { return target == ErrIllegal }
