package screen

import (
	"krutzjass/app/describe"
	"krutzjass/app/session"
	"krutzjass/engine"
)

var (
	phaseNames = map[engine.Phase]string{engine.PhaseDeal: "deal", engine.PhaseCall: "call", engine.PhasePlay: "play", engine.PhaseOver: "over"}
	pauseNames = map[session.Pause]string{session.TrickPause: "trick", session.WeisPause: "weis", session.HandPause: "hand", session.EndPause: "end", session.CoverPause: "cover"}
)

// Standing tells where the match stands as the screen shows it.
func (t *Table) Standing() describe.Table {
	v := t.view()
	phase, shared := phaseNames[v.Phase]
	if !shared {
		phase = "own"
	}
	return describe.Table{
		Phase: phase, Pause: pauseNames[t.step.Pause], Asked: t.step.Asked, Seq: v.Seq,
		Tricks: len(v.Past), Laid: int(v.Trick.N), Totals: t.totals(),
		Message: t.parts.message.Words(), Refused: t.parts.message.Warning(),
	}
}
