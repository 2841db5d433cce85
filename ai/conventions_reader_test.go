package ai_test

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"
	"testing"
)

// A small reader of the records of Krutzjass, for the count of conventions.

// pip is a card: suit H D C S, and 1 for the ten in "91JQKA".
type pip struct{ suit, rank byte }

func pips(text string) (list []pip) {
	for _, c := range strings.Fields(text) {
		list = append(list, pip{c[0], c[1]})
	}
	return list
}

func (c pip) String() string { return string([]byte{c.suit, c.rank}) }
func (c pip) height() int    { return strings.IndexByte("91JQKA", c.rank) }

func copies(list []pip, c pip) (n int) {
	for _, x := range list {
		if x == c {
			n++
		}
	}
	return n
}

func only(list []pip, is func(pip) bool) []pip {
	return slices.DeleteFunc(slices.Clone(list), func(c pip) bool { return !is(c) })
}

// spot is what a seat faces that lays a card.
type spot struct {
	dealt, hand, legal []pip // own
	past, trick        []pip // fallen in finished tricks and in the open one
	trump              byte
	best               int  // place of the winning card in trick
	maker, led         bool // made trump; has led a trick of this deal
}

func (s *spot) leads() bool        { return len(s.trick) == 0 }
func (s *spot) isTrump(c pip) bool { return c.suit == s.trump }
func (s *spot) isHigh(c pip) bool  { return s.isTrump(c) && (c.rank == 'J' || c.rank == '9') }
func (s *spot) plainLed() bool     { return !s.leads() && !s.isTrump(s.trick[0]) }
func (s *spot) isAce(c pip) bool   { return c.rank == 'A' && !s.isTrump(c) }

// sure tells whether the twin is held or gone.
func (s *spot) sure(c pip) bool { return copies(s.hand, c)+copies(s.past, c) == 2 }

// trumpsGone tells whether nobody else holds one of the twelve.
func (s *spot) trumpsGone() bool {
	return len(only(s.hand, s.isTrump))+len(only(s.past, s.isTrump)) == 12
}

// power ranks a card in the open trick; of equal ones the later wins.
func (s *spot) power(c pip) int {
	switch {
	case s.isTrump(c):
		return 10 + strings.IndexByte("1QKA9J", c.rank)
	case s.leads() || c.suit == s.trick[0].suit:
		return c.height()
	}
	return -1
}

func (s *spot) wins(c pip) bool { return s.leads() || s.power(c) >= s.power(s.trick[s.best]) }

func (s *spot) points() (sum int) {
	for _, c := range s.trick {
		if s.isTrump(c) {
			sum += [...]int{14, 10, 20, 3, 4, 11}[c.height()]
		} else {
			sum += [...]int{0, 10, 2, 3, 4, 11}[c.height()]
		}
	}
	return sum
}

// lawful is the cards that may be laid (jass-common.md 1.1, kA and kB).
func (s *spot) lawful(free bool) []pip {
	trumps := only(s.hand, s.isTrump)
	bauers := func(list []pip) bool { return len(only(list, func(c pip) bool { return c != pip{s.trump, 'J'} })) == 0 }
	switch {
	case s.leads():
		return s.hand
	case !s.plainLed() && bauers(trumps):
		return s.hand
	case !s.plainLed():
		return trumps
	}
	follow := only(s.hand, func(c pip) bool { return c.suit == s.trick[0].suit })
	over := only(trumps, func(c pip) bool { return free || s.wins(c) })
	switch rest := only(s.hand, func(c pip) bool { return !s.isTrump(c) }); {
	case len(follow) > 0:
		return append(follow, over...)
	case free || bauers(append(rest, over...)):
		return s.hand
	default:
		return append(rest, over...)
	}
}

// row is a line of a record, as far as it matters here.
type row struct {
	Options struct {
		Target, LastTrick int
		Push, Undertrump  string
		EarlyStoeck       bool
	}
	Game, Do, Suit, Cards       string
	Dealer, Seat, Trick, Points int
	Hands, Weis                 []string
	Seats                       []struct{ By string }
	Stoeck                      bool
	Take                        *int
	Score                       *struct{ Side, Points int }
	Totals                      []int
}

// reader follows a record line by line, and tests what it knows against the
// record: hands, the law of the cards, takes and totals.
type reader struct {
	t            *testing.T
	level        string // whose conventions are counted
	counts       counts
	house        row // the header
	hands, dealt [4][]pip
	led          [4]bool
	weis         [4]int // called
	totals       [2]int
	pushed       bool
	maker, lead  int
	table        spot // the open trick, seen by nobody
	taken        spot // the trick that has just been filled
}

func (r *reader) read(text []byte) {
	for line := range bytes.Lines(text) {
		var x row
		if err := json.Unmarshal(line, &x); err != nil {
			r.t.Fatalf("%s: %v", line, err)
		}
		r.line(&x)
		if x.Totals != nil && !slices.Equal(x.Totals, r.totals[:]) {
			r.t.Fatalf("%s: the scores add up to %v", line, r.totals)
		}
	}
}

func (r *reader) line(x *row) {
	switch {
	case x.Game != "":
		r.house, r.totals = *x, [2]int{}
	case x.Score != nil:
		r.totals[x.Score.Side] += x.Score.Points
	case x.Take != nil:
		r.take(x)
	case x.Do == "deal":
		*r = reader{t: r.t, level: r.level, counts: r.counts, house: r.house, totals: r.totals, lead: (x.Dealer + 1) % 4}
		for i, hand := range x.Hands {
			r.hands[i], r.dealt[i] = pips(hand), pips(hand)
		}
	case x.Do == "push":
		r.pushed = true
	case x.Do == "trump":
		r.trump(x.Seat, x.Suit[0])
	case x.Do == "weis":
		for _, w := range x.Weis {
			r.weis[x.Seat] += weisPoints(w)
		}
	case x.Do == "play":
		r.play(x)
	}
}

func (r *reader) counted(seat int) bool { return r.house.Seats[seat].By == r.level }

func (r *reader) trump(seat int, suit byte) {
	licence := func(suit byte) bool {
		cards := only(r.hands[seat], func(c pip) bool { return c.suit == suit })
		stoeck := r.house.Options.EarlyStoeck && r.totals[seat%2]+20 >= r.house.Options.Target &&
			copies(cards, pip{suit, 'K'}) > 0 && copies(cards, pip{suit, 'Q'}) > 0
		return stoeck || len(cards) >= 6 || copies(cards, pip{suit, 'J'}) > 0
	}
	void := func(suit byte) bool {
		return !slices.ContainsFunc(r.hands[seat], func(c pip) bool { return c.suit == suit })
	}
	suits := []byte("HDCS")
	push := !r.pushed && (r.house.Options.Push == "any" || !slices.ContainsFunc(suits, void))
	if r.counted(seat) { // who must choose keeps it as far as the hand allows
		due := push || slices.ContainsFunc(suits, licence)
		r.counts.add(callTrump, due, due && !licence(suit))
	}
	r.table.trump, r.maker = suit, seat
}

func (r *reader) play(x *row) {
	c := pips(x.Cards)[0]
	s := r.table
	s.hand, s.dealt, s.maker, s.led = r.hands[x.Seat], r.dealt[x.Seat], r.maker == x.Seat, r.led[x.Seat]
	s.legal = s.lawful(r.house.Options.Undertrump == "free")
	if (r.lead+len(s.trick))%4 != x.Seat || !slices.Contains(s.legal, c) {
		r.t.Fatalf("seat %d cannot lay %s of %v on %v", x.Seat, x.Cards, s.hand, s.trick)
	}
	if r.counted(x.Seat) && !x.Stoeck { // which ends the match: no card matters any more
		r.counts.card(&s, c)
		if len(s.past) == 0 {
			most := mostWeis(s.hand)
			r.counts.add(callWeis, most > 0, r.weis[x.Seat] < most)
		}
	}
	if s.wins(c) {
		r.table.best = len(s.trick)
	}
	if s.leads() {
		r.led[x.Seat] = true
	}
	i := slices.Index(r.hands[x.Seat], c)
	r.hands[x.Seat] = slices.Delete(slices.Clone(s.hand), i, i+1)
	r.table.trick = append(slices.Clone(s.trick), c)
	if len(r.table.trick) == 4 {
		r.taken = r.table
		r.lead = (r.lead + r.taken.best) % 4
		r.table = spot{trump: s.trump, past: slices.Concat(s.past, r.taken.trick)}
	}
}

// take compares the taker and the points with the trick that was just filled.
func (r *reader) take(x *row) {
	points := r.taken.points()
	if x.Trick == 12 {
		points += r.house.Options.LastTrick
	}
	if r.lead != *x.Take || points != x.Points {
		r.t.Fatalf("seat %d took %d in %v; by the rules seat %d takes %d", *x.Take, x.Points, r.taken.trick, r.lead, points)
	}
}

// weisPoints is what a Weis counts (jass-common.md 1.3): "H9-HA", "4xK".
func weisPoints(text string) int {
	if rank, four := strings.CutPrefix(text, "4x"); four {
		return fourPoints(rank[0])
	}
	low, high, _ := strings.Cut(text, "-")
	return runPoints(pips(high)[0].height() - pips(low)[0].height() + 1)
}

func fourPoints(rank byte) int {
	return map[byte]int{'J': 200, '9': 150}[rank] + 100*strings.Count("1QKA", string(rank))
}

func runPoints(n int) int { return []int{0, 0, 0, 20, 50, 100, 100}[n] }

// mostWeis is the most that a hand can call, each card used once.
func mostWeis(hand []pip) int {
	var n [4][6]int
	for _, c := range hand {
		n[strings.IndexByte("HDCS", c.suit)][c.height()]++
	}
	return withFours(n, 0)
}

// withFours tries fours of the ranks from at on, then runs.
func withFours(n [4][6]int, at int) (most int) {
	if at == 6 {
		for i := range n {
			most += mostRuns(n[i], 0)
		}
		return most
	}
	most = withFours(n, at+1)
	for i := range n {
		if n[i][at]--; n[i][at] < 0 {
			return most
		}
	}
	return max(most, fourPoints("91JQKA"[at])+withFours(n, at))
}

// mostRuns is the most that runs of one suit make, none of which starts below at.
func mostRuns(n [6]int, at int) int {
	if at > 3 {
		return 0
	}
	most := mostRuns(n, at+1)
	for end := at; end < 6 && n[end] > 0; end++ {
		n[end]--
		if end-at >= 2 {
			most = max(most, runPoints(end-at+1)+mostRuns(n, at))
		}
	}
	return most
}
