package coach

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"krutzjass/ai"
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/games"
)

// sceneOf reads a moment as seat 0 sees it, in which two moves are compared:
//
//	GAME [MODE] [KEY=VALUE]... | HAND | OPEN TRICK | FINISHED TRICKS
//
// Options of the game and facts stand as KEY=VALUE; of a fact it is SEAT:VALUE, the
// value a number, a rank or a card, or cards behind @. Tricks are the leader's seat
// and the cards, finished ones with " / " between them.
func sceneOf(t *testing.T, text, pair string) (s *scene, better, other engine.Action) {
	t.Helper()
	parts := append(strings.Split(text, " | "), "", "", "")
	g, v := viewOfGame(t, strings.Fields(parts[0]))
	v.Hand = cardsOf(t, parts[1])
	for x := range v.Counts {
		v.Counts[x] = v.Hand.Len()
	}
	if parts[3] != "" {
		for trick := range strings.SplitSeq(parts[3], " / ") {
			v.Past = append(v.Past, trickOf(t, g, &v, trick, true))
		}
	}
	if v.Trick = (engine.Trick{Winner: engine.Nobody}); parts[2] != "" {
		v.Trick = trickOf(t, g, &v, parts[2], false)
	}
	for i := range v.Trick.Laid() {
		v.Counts[v.Trick.Seat(i, len(v.Counts))]--
	}
	one, two, _ := strings.Cut(pair, ">")
	better, other = actionOf(t, one), actionOf(t, two)
	v.Legal = []engine.Action{other, better}
	if better.Kind != engine.Play && better.Kind != engine.GiveUp { // a card, or giving up, comes last
		slices.Reverse(v.Legal)
	}
	if better.Kind == engine.Predict {
		v.Legal = append(v.Legal, actionOf(t, "predict 157"))
	}
	r := rand.New(rand.NewPCG(1, 1))
	var st engine.State
	if v.Legal[0].Kind == engine.Look {
		v.Phase = engine.PhaseOwn
	}
	if v.Legal[1].Kind == engine.Play || v.Legal[0].Kind == engine.Look {
		var err error
		if st, err = g.Guess(v, r); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
	return look(g, &v, ai.NewCounsel(g, r).Look(&v), st), better, other
}

// viewOfGame starts a view by the words of its first part.
func viewOfGame(t *testing.T, words []string) (engine.Game, engine.View) {
	t.Helper()
	g, ok := games.Find(words[0])
	if !ok {
		t.Fatalf("there is no game %q", words[0])
	}
	info, own := g.Info(), engine.Options{}
	v := engine.View{Turn: engine.SeatsOf(0), Phase: engine.PhasePlay, Mode: engine.NoMode, Dealer: 3}
	for _, word := range words[1:] {
		key, value, isPair := strings.Cut(word, "=")
		mode, isMode := engine.ParseMode(word)
		switch {
		case isMode:
			v.Mode = mode
		case !isPair:
			t.Fatalf("%q is no mode", word)
		case slices.ContainsFunc(info.Options, func(o engine.Option) bool { return o.Key == key }):
			own[key] = optionOf(value)
		default:
			v.Facts = append(v.Facts, factOf(t, key, value))
		}
	}
	o, err := engine.Complete(info.Options, own)
	if err != nil {
		t.Fatal(err)
	}
	n := info.Seats
	v.Setup = engine.Setup{Game: info.Key, Options: o, Seats: make([]engine.Player, n)}
	v.Counts, v.Shown, v.Totals = make([]int, n), make([]card.Set, n), make([]int, info.Sides(n))
	rows, _ := o["rows"].([]string)
	v.Sheet = make([][]engine.Cell, max(1, len(rows)))
	for i := range v.Sheet { // elsewhere one deal is over, and who leads tells nothing
		v.Sheet[i] = make([]engine.Cell, cells[info.Key]*len(v.Totals))
	}
	return g, v
}

// cells is how many cells of a sheet a side has.
var cells = map[string]int{"krutzjass": 1, "schieber": 1, "coiffeur": 1, "differenzler": 3, "molotow": 1, "watten": 1, "chratze": 1}

func optionOf(text string) any {
	if b, err := strconv.ParseBool(text); err == nil {
		return b
	}
	return text
}

func factOf(t *testing.T, key, text string) engine.Fact {
	t.Helper()
	f := engine.Fact{Key: engine.FactKey(key), Seat: engine.Nobody}
	if cards, ok := strings.CutPrefix(text, "@"); ok {
		f.Cards = cardsOf(t, cards)
		return f
	}
	seat, value, _ := strings.Cut(text, ":")
	if seat != "" {
		f.Seat = engine.Seat(numberOf(t, seat))
	}
	if value != "" {
		f.Value = numberOf(t, value)
	}
	return f
}

// numberOf reads a number, a suit, a rank as "rK", or a card.
func numberOf(t *testing.T, text string) int {
	t.Helper()
	if n, err := strconv.Atoi(text); err == nil {
		return n
	}
	if s, err := card.ParseSuit(text); err == nil && len(text) == 1 {
		return int(s)
	}
	if r, err := card.ParseRank(strings.TrimPrefix(text, "r")); err == nil {
		return int(r)
	}
	c, err := card.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return int(c)
}

func cardsOf(t *testing.T, text string) card.Set {
	t.Helper()
	set, err := card.ParseSet(text)
	if err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	return set
}

// trickOf reads a trick; the rules tell who has one that is finished.
func trickOf(t *testing.T, g engine.Game, v *engine.View, text string, finished bool) engine.Trick {
	t.Helper()
	lead, rest, _ := strings.Cut(text, " ")
	list, err := card.ParseList(rest)
	if err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	trick := engine.Trick{Lead: engine.Seat(numberOf(t, lead)), N: int8(len(list)), Winner: engine.Nobody}
	copy(trick.Cards[:], list)
	if finished {
		x := newTruth(t, g, nil, v, engine.Action{}, engine.Action{}, nil, nil)
		trick.Winner = trick.Seat(x.ask(false, list...).Winner, len(v.Counts))
	}
	return trick
}

// actionOf reads a card, one with "!" for the early Stoeck, or the name of another
// kind with its number or cards.
func actionOf(t *testing.T, text string) engine.Action {
	t.Helper()
	name, rest, _ := strings.Cut(text, " ")
	kind, ok := engine.ParseKind(name)
	if !ok {
		c, err := card.Parse(strings.TrimSuffix(name, "!"))
		if err != nil {
			t.Fatalf("%q: %v", text, err)
		}
		a := engine.PlayCard(c)
		if strings.HasSuffix(name, "!") {
			a.Arg = engine.PlayStoeck
		}
		return a
	}
	a := engine.Action{Kind: kind}
	switch {
	case kind == engine.Exchange:
		a.Cards = cardsOf(t, rest)
		a.Arg = int16(a.Cards.Len())
	case rest != "":
		a.Arg = int16(numberOf(t, rest))
	}
	return a
}

// Every detector speaks where it should, and is silent where its claim just fails.
func TestPositions(t *testing.T) {
	told := map[Code]bool{}
	for _, row := range positions {
		told[row.code] = true
		i := slices.IndexFunc(detectors, func(d detector) bool { return d.code == row.code })
		if i < 0 {
			t.Errorf("there is no detector %q", row.code)
			continue
		}
		for text, want := range map[string]bool{row.speaks: true, row.silent: false} {
			at, pair, _ := strings.Cut(text, ": ")
			s, better, other := sceneOf(t, at, pair)
			if got := detectors[i].fires(s, better, other); got != want {
				t.Errorf("%s: speaks %v at %s", row.code, got, fmt.Sprint(text))
			}
		}
	}
	for _, code := range Codes() {
		if !told[code] {
			t.Errorf("%q has no position", code)
		}
	}
}
