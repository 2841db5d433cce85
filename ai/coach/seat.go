package coach

import (
	"context"
	"io"
	"slices"
	"sync"
	"sync/atomic"

	"krutzjass/engine"
)

// Listener hears what the coach says of a seat. It is called on the coach's
// goroutines, one call at a time, and must not block.
type Listener interface {
	// Tip comes before the move, or not at all.
	Tip(*Tip)
	// Comment comes after the move, before the next tip or not at all.
	Comment(Comment)
	// Review comes after a hand in which moves were judged.
	Review(Review)
}

// Watched is the seat of somebody whom the coach watches: a controller like the
// one within, which hears and decides as without her. Close it after the match.
type Watched struct {
	engine.Controller
	tip    func(context.Context, *engine.View) (*Tip, error)
	back   func(end *engine.View, moves []moment) Review
	to     Listener
	asleep atomic.Bool

	mu    sync.Mutex // of what follows; the goroutine of a thought holds it to speak
	now   *thought
	moves []moment
	all   sync.WaitGroup
}

// thought is one decision under way.
type thought struct {
	played chan engine.Action // holds one
	cancel context.CancelFunc
	done   chan struct{}
}

// Sit lets the coach watch a seat. The controller is asked and told from one
// goroutine at a time, as a host does.
func Sit(within engine.Controller, c *Coach, to Listener) *Watched {
	return &Watched{Controller: within, tip: c.Tip, back: c.review, to: to}
}

// Wake lets the coach think, as she does at first, or not. It holds from the next
// decision on, and may be called from any goroutine.
func (w *Watched) Wake(awake bool) { w.asleep.Store(!awake) }

// Decide lets the seat decide while the coach thinks.
func (w *Watched) Decide(ctx context.Context, v engine.View) (engine.Action, error) {
	w.end()
	if w.asleep.Load() || len(v.Legal) == 0 {
		return w.Controller.Decide(ctx, v)
	}
	t := w.begin(ctx, v)
	a, err := w.Controller.Decide(ctx, v)
	if err != nil {
		t.cancel()
		return a, err
	}
	t.played <- a
	return a, nil
}

// Notify hands on what happened; a hand that is over is reviewed.
func (w *Watched) Notify(e engine.Event, v engine.View) {
	w.Controller.Notify(e, v)
	if !slices.ContainsFunc(e.Effects, ends) {
		return
	}
	w.mu.Lock()
	last := w.now
	w.mu.Unlock()
	w.all.Go(func() { w.review(last, v) })
}

// ends tells whether a hand is over, which may end with the match before it is
// played out.
func ends(e engine.Effect) bool { return e.Kind == engine.HandEnd || e.Kind == engine.MatchEnd }

// begin starts to think. What the seat plays goes to the thought.
func (w *Watched) begin(ctx context.Context, v engine.View) *thought {
	// The thought outlives the decision: the comment comes after it.
	ctx, cancel := context.WithCancel(context.WithoutCancel(ctx))
	t := &thought{played: make(chan engine.Action, 1), cancel: cancel, done: make(chan struct{})}
	w.mu.Lock()
	w.now = t
	w.mu.Unlock()
	w.all.Go(func() {
		defer close(t.done)
		defer cancel()
		w.think(ctx, t, v)
	})
	return t
}

// end drops the thought before; when it returns nothing more is said of it.
func (w *Watched) end() {
	w.mu.Lock()
	t := w.now
	w.now = nil
	w.mu.Unlock()
	if t != nil {
		t.cancel()
		<-t.done
	}
}

func (w *Watched) think(ctx context.Context, t *thought, v engine.View) {
	tip, err := w.tip(ctx, &v)
	if err != nil {
		if ctx.Err() == nil { // she cannot tell: the seat that asks her must go on
			w.say(func() { w.to.Tip(&Tip{Seq: v.Seq, Action: v.Legal[0]}) })
		}
		return
	}
	if len(t.played) == 0 {
		w.say(func() { w.to.Tip(tip) })
	}
	select {
	case a := <-t.played:
		w.comment(tip, v, a)
	case <-ctx.Done():
		select {
		case a := <-t.played: // the seat is asked again right after its move
			w.comment(tip, v, a)
		default:
		}
	}
}

func (w *Watched) comment(tip *Tip, v engine.View, played engine.Action) {
	if tip.Forced {
		return
	}
	comment := tip.Comment(played)
	w.say(func() {
		w.moves = append(w.moves, moment{v, comment})
		w.to.Comment(comment)
	})
}

func (w *Watched) say(f func()) {
	w.mu.Lock()
	defer w.mu.Unlock()
	f()
}

// review waits for the last thought of a hand and looks back.
func (w *Watched) review(last *thought, end engine.View) {
	if last != nil {
		<-last.done
	}
	w.mu.Lock()
	moves := w.moves
	w.moves = nil
	w.mu.Unlock()
	if len(moves) == 0 {
		return
	}
	r := w.back(&end, moves)
	w.say(func() { w.to.Review(r) })
}

// Close ends all thought, and what is within if that can be closed. When it
// returns nothing more is said.
func (w *Watched) Close() error {
	w.end()
	w.all.Wait()
	if c, ok := w.Controller.(io.Closer); ok {
		return c.Close()
	}
	return nil
}

// Pupil is a seat that does what the coach says, for matches of computers.
type Pupil struct {
	*Watched
}

// NewPupil seats a pupil of c.
func NewPupil(c *Coach) *Pupil {
	p := &obedient{tips: make(chan *Tip, 1)}
	return &Pupil{Sit(p, c, p)}
}

// obedient waits for tips and plays them.
type obedient struct{ tips chan *Tip }

// Decide chooses the action of the tip.
func (p *obedient) Decide(ctx context.Context, v engine.View) (engine.Action, error) {
	for {
		select {
		case t := <-p.tips:
			if t.Seq == v.Seq {
				return t.Action, nil
			}
		case <-ctx.Done():
			return engine.Action{}, ctx.Err()
		}
	}
}

// Notify does nothing: all that a pupil needs is in the tip.
func (p *obedient) Notify(engine.Event, engine.View) {}

// Tip is described by Listener.
func (p *obedient) Tip(t *Tip) {
	select {
	case p.tips <- t:
	default: // nobody waits for the one before any more
		select {
		case <-p.tips:
		default:
		}
		p.tips <- t
	}
}

// Comment is described by Listener.
func (p *obedient) Comment(Comment) {}

// Review is described by Listener.
func (p *obedient) Review(Review) {}
