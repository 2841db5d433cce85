package pair

import "sync"

// Guesses is the number of wrong proofs, in all and from everybody together,
// after which a code no longer counts (rules of thumb of magic-wormhole and
// others: one guess a connection, few in all, and somebody sees them).
const Guesses = 5

// Guard holds the code of a table and counts wrong guesses. It may be used from
// many goroutines.
type Guard struct {
	told func()

	mu     sync.Mutex
	code   Code
	failed int
	turn   int // counts the codes, so that a proof for an old one does not pass for a new one
}

// NewGuard guards a code that was guessed wrongly so many times already (none
// for a fresh one; a host that was started again brings its number). Whenever
// the number changed, told is called (nil: nobody is), without any lock held,
// from the goroutine of the connection: it looks at State.
func NewGuard(code Code, failed int, told func()) *Guard {
	if told == nil {
		told = func() {}
	}
	return &Guard{told: told, code: code, failed: failed}
}

// State gives the code, how often it was guessed wrongly, and whether it is
// retired: then nobody gets in by it until Renew.
func (g *Guard) State() (code Code, failed int, retired bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.code, g.failed, g.retired()
}

// Renew replaces the code and forgets the wrong guesses. Whoever is being
// checked against the old code is refused with ErrRenewed.
func (g *Guard) Renew(code Code) {
	g.mu.Lock()
	g.code, g.failed = code, 0
	g.turn++
	g.mu.Unlock()
	g.told()
}

func (g *Guard) retired() bool { return g.failed >= Guesses || g.code == Code{} }

// open gives the code to check a joiner against, and its turn.
func (g *Guard) open() (Code, int, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.retired() {
		return Code{}, 0, ErrRetired
	}
	return g.code, g.turn, nil
}

// settle checks a proof and counts it if it is wrong. One proof is checked at a
// time and none once the code is retired, so however many connections guess at
// once, Guesses of them learn whether they were right.
func (g *Guard) settle(turn int, proves func() bool) error {
	g.mu.Lock()
	err := g.judge(turn, proves)
	g.mu.Unlock()
	if err == ErrWrongCode {
		g.told()
	}
	return err
}

func (g *Guard) judge(turn int, proves func() bool) error {
	switch {
	case turn != g.turn:
		return ErrRenewed
	case g.retired():
		return ErrRetired
	case !proves():
		g.failed++
		return ErrWrongCode
	}
	return nil
}
