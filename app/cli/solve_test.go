package cli

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"strings"
	"testing"

	"krutzjass/ai/solve"
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/games"
)

// solveKind is one kind of deal that solve is asked about.
type solveKind struct {
	game  string
	seats int
	modes []string
	last  int  // points of the last trick
	alone bool // seat 0 against the others
	few   bool // and it wants few points
	count bool // tricks count, not points
	extra string
}

var solveKinds = []solveKind{
	{game: "krutzjass", seats: 4, modes: []string{"H", "S"}, last: 10},
	{game: "krutzjass", seats: 4, modes: []string{"D"}, last: 6, extra: `,"options":{"house":"B"}`},
	{game: "schieber", seats: 4, modes: []string{"C", "OBE", "UND"}, last: 5},
	{game: "coiffeur", seats: 4, modes: []string{"H", "OBE", "UND"}, last: 5},
	{game: "differenzler", seats: 4, modes: []string{"D"}, last: 5, alone: true, extra: `,"seat":0`},
	{game: "molotow", seats: 5, modes: []string{"S"}, last: 5, alone: true, few: true, extra: `,"seat":0,"options":{"tischweis":false}`},
	{game: "chratze", seats: 3, modes: []string{"C"}, alone: true, count: true, extra: `,"seat":0`},
	{game: "watten", seats: 4, modes: []string{"H", "D"}, count: true, extra: `,"schlag":"9","options":{"variant":"tyrolean"}`},
	{game: "watten", seats: 4, modes: []string{"S"}, count: true, extra: `,"schlag":"K","tricknumber":1,"options":{"duty":"rechte"}`},
}

// What solve says is what playing every card with the rules calculator says.
func TestSolveIsTheCalculator(t *testing.T) {
	env := &env{games: games.All}
	for _, x := range solveKinds {
		t.Run(x.game+x.extra, func(t *testing.T) {
			r := rand.New(rand.NewPCG(5, 6))
			for range 60 {
				mode := x.modes[r.IntN(len(x.modes))]
				c := calculator{solveKind: x, lead: r.IntN(x.seats), hands: make([]card.Set, x.seats)}
				var hands []string
				g, _ := games.Find(x.game)
				q, err := questionOf(env, fieldsOf(t, `{"game":"`+x.game+`"`+x.extra+`}`), "")
				if err != nil {
					t.Fatal(err)
				}
				pack := q.deck.Not(1 << card.Of(card.Diamonds, card.Seven)).Cards() // which five players leave out
				r.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
				for i := range c.hands {
					c.hands[i] = card.SetOf(pack[2*i : 2*i+2]...)
					hands = append(hands, fmt.Sprintf("%q", c.hands[i]))
				}
				c.game, c.q = g, q
				c.q.Mode, _ = engine.ParseMode(mode)
				c.q.Values = c.q.Mode
				if err := readSchlag(q); err != nil {
					t.Fatal(err)
				}
				line := fmt.Sprintf(`{"game":%q,"mode":%q,"lead":%d,"hands":[%s]%s}`, x.game, mode, c.lead, strings.Join(hands, ","), x.extra)
				c.check(t, line)
			}
		})
	}
}

func fieldsOf(t *testing.T, text string) (f fields) {
	t.Helper()
	if err := json.Unmarshal([]byte(text), &f); err != nil {
		t.Fatal(err)
	}
	return f
}

// calculator plays two tricks by what a game answers to legal and trick.
type calculator struct {
	solveKind
	game  engine.Game
	q     *question
	hands []card.Set
	lead  int
	laid  []card.Card
	done  int
}

func (c *calculator) check(t *testing.T, line string) {
	t.Helper()
	out, err := solveLine(&env{games: games.All}, solve.New(1<<16), []byte(line), solve.Limit{})
	got, ok := out.(solved)
	if !ok {
		t.Fatalf("%s: %v", line, err)
	}
	want := map[string]int{}
	best := 0
	for card, value := range c.cards(t) {
		want[card.String()] = value
		if len(want) == 1 || c.rather(c.lead, value, best) {
			best = value
		}
	}
	if got.Points[0] != best || !maps.Equal(got.Cards, want) {
		t.Errorf("%s: %v, played out %d, %v", line, out, best, want)
	}
}

// rather tells whether seat x likes value more than than.
func (c *calculator) rather(x, value, than int) bool {
	return value != than && (value > than) == (c.own(x) != c.few)
}

func (c *calculator) own(x int) bool { return x == 0 || !c.alone && x%2 == 0 }

// cards is what side 0 makes with each card of who plays.
func (c *calculator) cards(t *testing.T) map[card.Card]int {
	x := (c.lead + len(c.laid)) % c.seats
	q := c.q.Question
	q.Hand, q.Trick = c.hands[x].Cards(), c.laid
	if q.Number > 0 {
		q.Number += c.done
	} else if c.game.Info().Key == "watten" {
		q.Number = 4 + c.done
	}
	legal, err := c.game.(engine.LegalAsker).AskLegal(q)
	if err != nil {
		t.Fatal(err)
	}
	values := map[card.Card]int{}
	for card := range legal.Distinct() {
		values[card] = c.play(t, x, card)
	}
	return values
}

// play is what side 0 makes once seat x has laid a card.
func (c *calculator) play(t *testing.T, x int, laid card.Card) int {
	next := *c
	next.hands = append([]card.Set(nil), c.hands...)
	next.hands[x] = c.hands[x].Without(laid)
	next.laid = append(append([]card.Card(nil), c.laid...), laid)
	gain := 0
	if len(next.laid) == c.seats {
		q := c.q.Question
		q.Trick = next.laid
		answer, err := c.game.(engine.TrickAsker).AskTrick(q)
		if err != nil {
			t.Fatal(err)
		}
		next.lead, next.laid = (c.lead+answer.Winner)%c.seats, nil
		next.done++
		points := 1
		if !c.count {
			points = answer.Points.N
		}
		if next.done == 2 {
			points += c.last
		}
		if c.own(next.lead) {
			gain = points
		}
		if next.done == 2 {
			return gain
		}
	}
	best, first := 0, true
	for _, value := range next.cards(t) {
		if first || next.rather((next.lead+len(next.laid))%c.seats, value, best) {
			best, first = value, false
		}
	}
	return gain + best
}

// A budget is for the line: for all its cards, and for what the others make.
func TestSolveBudget(t *testing.T) {
	const line = `{"game":"molotow","mode":"C","seat":2,"hands":["CJ D6 H6 HA S9","C9 D7 H7 HK S10","CA D8 H8 HQ SJ","CK D9 H9 HJ SQ"],"lead":1}`
	env := &env{games: games.All}
	p, err := readDeal(env, []byte(line))
	if err != nil {
		t.Fatal(err)
	}
	s := solve.New(1 << 20)
	s.Cards(p, solve.Limit{}, nil)
	cards := s.Nodes()
	within := func(budget int64) (spent int64, err error) {
		s := solve.New(1 << 20) // what an older one has met would save it some work
		_, err = solveLine(env, s, []byte(line), solve.Limit{Nodes: budget})
		return s.Nodes(), err
	}
	whole, err := within(0)
	if err != nil || cards < 1000 || whole < cards+1000 {
		t.Fatalf("%d nodes for the cards and %d for all: too little to tell them apart; %v", cards, whole, err)
	}
	const late = 10 // cards that lie already when the search stops
	for _, budget := range []int64{1, cards / 2, cards + 1, whole, whole + 1} {
		spent, err := within(budget)
		if (err == nil) != (budget > whole) || spent > budget+late {
			t.Errorf("with %d of %d nodes: %v after %d", budget, whole, err, spent)
		}
	}
}

// Whatever the line says, there is one answer: points and cards, or a sentence.
func FuzzSolve(f *testing.F) {
	for _, line := range []string{
		`{"game":"krutzjass","mode":"H","hands":["HJ H9","HA SA","HJ SK","H9 DA"],"lead":0}`,
		`{"game":"krutzjass","mode":"H","hands":["S9","SK","DA","H10 C9"],"lead":0,"trick":"SJ CA D9","taken":[3,0]}`,
		`{"game":"coiffeur","mode":"UND","values":"OBE","row":"slalom","hands":["H6 SA","H7 S6","H8 S7","H9 S8"],"lead":3}`,
		`{"game":"differenzler","mode":"C","seat":2,"hands":["CJ D6","C9 D7","CA D8","CK D9"],"lead":1}`,
		`{"game":"molotow","mode":"none","seat":0,"hands":["HA DA","HK DK","HQ CQ"],"lead":0}`,
		`{"game":"molotow","mode":"none","seat":1,"hands":["HA","HK DK","HQ CQ"],"lead":0,"trick":"DA"}`,
		`{"game":"chratze","mode":"H","seat":0,"hands":["HA","",null,"D6"],"lead":1,"trick":"S7"}`,
		`{"game":"chratze","mode":"H","seat":0,"hands":["","",null,null],"lead":1,"trick":"S7"}`,
		`{"game":"watten","mode":"H","schlag":"9","tricknumber":1,"hands":["H9","S9","HA","D8"],"lead":2}`,
		`{"game":"schieber","mode":"H","hands":["H6 H7 H8 H9 H10 HJ HQ HK HA S6","","",""],"lead":-1,"taken":[]}`,
		`{"hands":[null]}`, `[]`, `null`, ``, "\x00",
	} {
		f.Add([]byte(line))
	}
	solver := solve.New(1 << 16)
	f.Fuzz(func(t *testing.T, line []byte) {
		out, err := solveLine(&env{games: games.All}, solver, line, solve.Limit{Nodes: 20_000})
		if err != nil {
			if out != nil || err.Error() == "" {
				t.Fatalf("%v beside the error %v", out, err)
			}
			return
		}
		if got := out.(solved); len(got.Cards) == 0 || got.Points[0] < 0 && got.Points[1] < 0 {
			t.Fatalf("no answer in %v", got)
		}
	})
}
