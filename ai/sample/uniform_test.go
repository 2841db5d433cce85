package sample_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"krutzjass/ai/sample"
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// kind is a kind of thing that a view may tell for certain.
type kind func(v *engine.View) bool

// foreign tells of a fact about another seat.
func foreign(key engine.FactKey) kind {
	return func(v *engine.View) bool {
		return slices.ContainsFunc(v.Facts, func(f engine.Fact) bool { return f.Key == key && f.Seat != v.Viewer })
	}
}

func both(a, b kind) kind { return func(v *engine.View) bool { return a(v) && b(v) } }

// void: another seat has not followed suit.
func void(v *engine.View) bool {
	n := len(v.Setup.Seats)
	for _, t := range append(v.Past[:len(v.Past):len(v.Past)], v.Trick) {
		for i, c := range t.Laid() {
			if c.Suit() != t.Cards[0].Suit() && t.Seat(i, n) != v.Viewer {
				return true
			}
		}
	}
	return false
}

// lost: another seat has called a Weis that lost and so stays unseen.
func lost(v *engine.View) bool {
	if _, ok := v.Fact(engine.FactWon); !ok {
		return false
	}
	return slices.ContainsFunc(v.Facts, func(f engine.Fact) bool {
		_, open := v.FactOf(engine.FactWeis, f.Seat)
		return f.Key == engine.FactCalled && f.Seat != v.Viewer && !open
	})
}

// pair: another seat has laid King and Queen of trump.
func pair(v *engine.View) bool {
	t, ok := v.Mode.TrumpSuit()
	var laid [engine.MaxSeats]card.Set
	for _, trick := range append(v.Past[:len(v.Past):len(v.Past)], v.Trick) {
		for i, c := range trick.Laid() {
			x := trick.Seat(i, len(v.Setup.Seats))
			laid[x] = laid[x].With(c)
		}
	}
	return ok && slices.ContainsFunc(laid[:], func(s card.Set) bool {
		return s.Has(card.Of(t, card.King)) && s.Has(card.Of(t, card.Queen))
	})
}

func playing(v *engine.View) bool   { return v.Phase == engine.PhasePlay }
func firstDeal(v *engine.View) bool { return playing(v) && len(v.Sheet) == 0 }
func secret(v *engine.View) bool    { return v.Turn.Len() > 1 } // who is asked
func chart(v *engine.View) bool     { return playing(v) && void(v) }

// facts lists what is tried: moments of a kind with few enough deals to list.
var facts = []struct {
	name    string
	game    string
	seats   int
	options engine.Options
	kind    kind
	laid    bool // cards laid away are told apart
	most    int  // deals; 0 for the usual number
}{
	{name: "voids", game: "krutzjass", kind: void},
	{name: "voids, free undertrumps", game: "krutzjass", options: engine.Options{"house": "B"}, kind: void},
	{name: "Weis lost", game: "krutzjass", kind: lost},
	{name: "Weis lost, the first wins", game: "krutzjass", options: engine.Options{"house": "B"}, kind: lost},
	{name: "Weis shown", game: "krutzjass", kind: foreign(engine.FactWeis)},
	{name: "pushed with four suits", game: "krutzjass", options: engine.Options{"house": "B"}, kind: foreign(engine.FactPushed)},
	{name: "Boech", game: "krutzjass", options: engine.Options{"house": "B"}, kind: foreign("boech")},
	{name: "Stoeck with the last", game: "krutzjass", options: engine.Options{"house": "B"}, kind: pair},
	{name: "voids", game: "schieber", kind: void},
	{name: "Weis lost", game: "schieber", kind: lost},
	{name: "Weis lost, each card once", game: "schieber", options: engine.Options{"kreuzweis": false}, kind: lost},
	{name: "Weis shown", game: "schieber", kind: foreign(engine.FactWeis)},
	{name: "Stoeck", game: "schieber", kind: foreign(engine.FactStoeck)},
	{name: "first forehand", game: "schieber", kind: firstDeal},
	{name: "voids", game: "coiffeur", kind: chart},
	{name: "voids by blocks", game: "coiffeur", options: engine.Options{"rows": []string{"3x3", "slalom"}, "factors": []int{1, 1}}, kind: chart},
	{name: "voids", game: "differenzler", kind: void},
	{name: "first forehand", game: "differenzler", kind: firstDeal},
	{name: "open predictions", game: "differenzler", options: engine.Options{"open": true}, kind: playing},
	{name: "voids", game: "molotow", kind: void},
	{name: "Weis shown, with three", game: "molotow", seats: 3, kind: foreign(engine.FactWeis)},
	{name: "Weis shown, with five", game: "molotow", seats: 5, kind: foreign(engine.FactWeis), most: 4000},
	{name: "Stoeck", game: "molotow", kind: both(playing, pair)},
	{name: "voids", game: "chratze", seats: 3, kind: void},
	{name: "cards exchanged", game: "chratze", seats: 4, kind: both(playing, foreign("laid"))},
	{name: "the six is asked for", game: "chratze", seats: 2, kind: secret, most: 40000},
	{name: "the six was swapped", game: "chratze", seats: 3, kind: foreign("swap")},
	{name: "blind", game: "chratze", seats: 2, options: engine.Options{"blind": true}, kind: both(playing, foreign("blind")), laid: true, most: 8000},
	{name: "double blind", game: "chratze", seats: 2, options: engine.Options{"doubleBlind": true}, kind: both(playing, foreign("blind")), laid: true, most: 8000},
	{name: "Zwicken", game: "chratze", seats: 3, options: engine.Options{"mode": "zwicken"}, kind: void},
	{name: "Zwicken, own trump", game: "chratze", seats: 2, options: engine.Options{"mode": "zwicken"}, kind: func(v *engine.View) bool {
		f, ok := v.Fact("turned")
		return ok && playing(v) && f.Seat >= 0 && f.Seat != v.Viewer
	}},
	{name: "no duty", game: "watten", kind: playing, most: 3000},
	{name: "duty of trump", game: "watten", options: engine.Options{"duty": "trump"}, kind: both(playing, void), most: 3000},
	{name: "duty of the Rechte", game: "watten", options: engine.Options{"duty": "rechte"}, kind: both(playing, void), most: 3000},
}

// moments is how many moments of a kind are looked at, and usualMost how many
// manners of dealing one may have.
const (
	moments   = 2
	usualMost = 600
)

// TestUniform plays at random until a seat knows a kind of thing and few deals
// are left, lists all of these that could have led to what the seat saw by
// playing them again, and compares with what worlds come.
func TestUniform(t *testing.T) {
	for i, row := range facts {
		t.Run(row.game+"/"+row.name, func(t *testing.T) {
			t.Parallel()
			if row.most == 0 {
				row.most = usualMost
			}
			r := rand.New(rand.NewPCG(20, uint64(i)))
			seen := 0
			for match := 0; seen < moments; match++ {
				if match == 3000 {
					t.Fatalf("%d moments were found of %d", seen, moments)
				}
				h := begin(t, game(t, row.game), row.seats, row.options)
				for step := 0; step < 1500 && !h.now.Over() && seen < moments; step++ {
					h.move(t, r, func(_ engine.Seat, legal []engine.Action) engine.Action { return legal[r.IntN(len(legal))] })
					v := h.now.View(engine.Seat(r.IntN(len(h.now.View(0).Setup.Seats))))
					if row.kind(&v) && h.look(t, &v, row.laid, row.most, r) {
						seen++
						break
					}
				}
			}
		})
	}
}

// look compares at one moment; false where too many deals are possible, or all
// that have the right numbers of cards, so that there is nothing to know.
func (h *history) look(t *testing.T, v *engine.View, laid bool, most int, r *rand.Rand) bool {
	t.Helper()
	list, rest := h.places(v, laid)
	all := worlds(list, rest, most)
	want := map[world]int{}
	for w, ways := range all {
		if h.with(v, list, laid, &w) != nil {
			want[w] = ways
		}
	}
	if len(want) < 2 {
		return false
	}
	var truth world
	for i, p := range list {
		truth[i] = p.cards
	}
	if want[truth] == 0 {
		t.Fatalf("the truth could not have happened: %v", list)
	}
	s := sample.New(game(t, v.Setup.Game), sample.Options{})
	draws := 12 * max(len(want), 100)
	got := map[world]int{}
	drawn, err := s.Worlds(t.Context(), v, draws, r)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range drawn {
		guess := history{info: h.info, now: d.State}
		places, _ := guess.places(v, laid)
		var w world
		for i, p := range places {
			w[i] = p.cards
		}
		got[w]++
	}
	h.compare(t, v, want, got, draws)
	return true
}

// compare is the chi-square of what came against the ways in which it can come.
func (h *history) compare(t *testing.T, v *engine.View, want, got map[world]int, draws int) {
	t.Helper()
	total := 0
	for _, ways := range want {
		total += ways
	}
	for w := range got {
		if want[w] == 0 {
			t.Fatalf("a world that could not have been: %v\n%s", w[:len(v.Setup.Seats)], told(v))
		}
	}
	chi, free := 0.0, float64(len(want)-1)
	for w, ways := range want {
		expect := float64(draws) * float64(ways) / float64(total)
		off := float64(got[w]) - expect
		chi += off * off / expect
	}
	// Mean free, deviation sqrt(2 free): five of them, and some for few deals.
	if limit := free + 5*math.Sqrt(2*free) + 12; chi > limit {
		t.Errorf("chi-square %.1f over %d deals, more than %.1f\n%s", chi, len(want), limit, told(v))
	}
}

// told writes what a view tells, for a fault.
func told(v *engine.View) string {
	var b strings.Builder
	b.WriteString("seat " + string(rune('0'+v.Viewer)) + " holds " + v.Hand.String() + ", mode " + v.Mode.String())
	for _, x := range v.Past {
		b.WriteString("\n" + string(rune('0'+x.Lead)) + " " + card.Format(x.Laid()))
	}
	for _, f := range v.Facts {
		b.WriteString("\n" + string(f.Key) + " of " + string(rune('0'+f.Seat)) + ": " + f.Cards.String())
	}
	return b.String()
}
