package cli

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"sync/atomic"

	"krutzjass/ai/solve"
	"krutzjass/engine/trick"
)

const solveAbout = `Usage: krutzjass solve [-nodes N]

Reads one deal with all cards open a line from standard input and answers one
JSON line each: the points that each side still makes if both play their best
(tricks in Chratze and Watten), and side 0's points for each card that may be
played now. What cannot be solved gets {"error":"..."}, the next line is read,
and the exit code is 1. Examples:
  {"game":"krutzjass","mode":"H","hands":["HJ H9","HA SA","HJ SK","H9 DA"],"lead":0}
  {"game":"schieber","mode":"OBE","hands":["SA","S6 S7","HA SK","DA D6"],"lead":0,"trick":"SQ","taken":[0,7]}
  {"game":"coiffeur","mode":"UND","values":"OBE","row":"slalom","hands":["H6 SA","H7 S6","H8 S7","H9 S8"],"lead":3}
  {"game":"differenzler","mode":"C","seat":2,"hands":["CJ D6","C9 D7","CA D8","CK D9"],"lead":1}
  {"game":"watten","mode":"H","schlag":"9","tricknumber":1,"hands":["H9","S9","HA","D8"],"lead":2}
mode is H D C S, OBE, UND or, in Molotow, none; trick are the cards already
lying, lead the seat that led them; taken are the tricks of side 0 and of the
others so far: without it Match counts only when the hands are a whole deal. In
Differenzler, Molotow and Chratze seat plays against all the others; it is side
0. Points have no factor and no rounding. A hand that is null is out of play
(Chratze). row is a row of Coiffeur whose tricks turn round, or misere.
Flags:
`

// usualNodes is some minutes of search.
const usualNodes = 3_000_000_000

// solveTable is the memory for positions met, in bytes.
const solveTable = 64 << 20

// solveDeals solves until the input ends.
func solveDeals(ctx context.Context, env *env, args []string) error {
	fs := flag.NewFlagSet("solve", flag.ContinueOnError)
	nodes := int64(usualNodes)
	fs.Func("nodes", fmt.Sprintf("the `most cards` that the search lays for one line; 0 for no limit (default %d)", nodes), number(&nodes))
	if err := parse(env, fs, solveAbout, args); err != nil {
		return err
	}
	switch {
	case fs.NArg() > 0:
		return misuse("unexpected %q: deals come on standard input", fs.Arg(0))
	case nodes < 0:
		return misuse("-nodes cannot be %d: expected a number of cards, 0 for no limit", nodes)
	}
	var stop atomic.Bool
	defer context.AfterFunc(ctx, func() { stop.Store(true) })()
	s := solve.New(solveTable)
	refused, err := answerLines(ctx, env, func(line []byte) (any, error) {
		return solveLine(env, s, line, solve.Limit{Nodes: nodes, Stop: &stop})
	})
	if err == nil && refused > 0 {
		return errReported
	}
	return err
}

// solved is the answer to a line.
type solved struct {
	Points [2]int         `json:"points"`
	Cards  map[string]int `json:"cards"`
}

// solveLine answers one line. The error is a sentence for the one who asked.
func solveLine(env *env, s *solve.Solver, line []byte, l solve.Limit) (any, error) {
	p, err := readDeal(env, line)
	if err != nil {
		return nil, err
	}
	late := fmt.Errorf("not solved within %d cards of search: ask with fewer cards in the hands, or a larger -nodes", l.Nodes)
	own, others, values, ok := s.Points(p, l, nil)
	if !ok {
		return nil, late
	}
	answer := solved{Points: [2]int{own, others}, Cards: map[string]int{}}
	for _, v := range values {
		if v.Value < 0 && p.Sweep[1] > 0 {
			v.Value = 0 // a Match of the others takes nothing away
		}
		answer.Cards[v.Card.String()] = v.Value
	}
	return answer, nil
}

// dealFields is what a line may say.
var dealFields = []string{"game", "options", "mode", "values", "hands", "trick", "lead", "taken", "seat", "schlag", "tricknumber", "row"}

// readDeal makes the position that a line describes.
func readDeal(env *env, line []byte) (*trick.Position, error) {
	var f fields
	if err := json.Unmarshal(line, &f); err != nil || f == nil {
		return nil, errors.New(`the line is not a JSON object: expected a deal such as {"game":"krutzjass","mode":"H","hands":[...],"lead":0}`)
	}
	q, err := questionOf(env, f, "")
	if err != nil {
		return nil, err
	}
	asker, ok := q.game.(trick.SolveAsker)
	if !ok {
		return nil, fmt.Errorf("%s is not solved", q.info.Key)
	}
	if err := f.only(dealFields); err != nil {
		return nil, err
	}
	d := deal{question: q}
	for _, part := range []func() error{
		func() error { return needMode(q) }, func() error { return readSchlag(q) },
		d.readHands, d.readTrick, d.readLead, d.checkCards, d.fill, d.readSeat, d.readTaken, d.readRow,
	} {
		if err := part(); err != nil {
			return nil, err
		}
	}
	p, err := asker.AskSolve(d.layout())
	if err != nil {
		return nil, err
	}
	return d.play(&p)
}
