package netplay

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"flag"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"testing/synctest"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/games"
	"krutzjass/engine/table"
	"krutzjass/netplay/wire"
)

// truth knows, from the log of moves alone, which cards each seat and everybody
// may know at each of its events, and which predictions are secret.
type truth struct {
	seeds [][]byte // texts that must never be sent

	mu     sync.Mutex
	moves  int
	inDeal bool
	own    [engine.MaxSeats]card.Set // dealt to a seat, or named by its own actions, in this deal
	open   card.Set                  // laid or turned up
	before card.Set                  // everything of the deal before, until the next one is complete
	secret map[engine.Seat]bool      // predictions that are not told yet
	known  map[at]knowledge
}

type at struct {
	viewer engine.Seat
	seq    int
}

// knowledge is what a view may show: no card but these, no prediction of those.
type knowledge struct {
	cards  card.Set
	secret map[engine.Seat]bool
	views  []string // the views themselves, as they are to be sent: other seats' unseen moves may change them
}

func newTruth(p *party) *truth {
	tr := &truth{known: map[at]knowledge{}}
	for i := 0; i < len(p.seed); i += 8 {
		part := p.seed[i : i+8]
		tr.seeds = append(tr.seeds, []byte(hex.EncodeToString(part)),
			[]byte(strconv.FormatUint(binary.BigEndian.Uint64(part), 10)), []byte(strconv.FormatUint(binary.LittleEndian.Uint64(part), 10)),
			[]byte(base64.RawStdEncoding.EncodeToString(part)[:10]))
	}
	return tr
}

// retell learns what has happened before a host began.
func (tr *truth) retell(t *table.Table) error {
	tr.mu.Lock()
	tr.moves, tr.inDeal, tr.own, tr.open, tr.before, tr.secret = 0, false, [engine.MaxSeats]card.Set{}, card.Set{}, card.Set{}, map[engine.Seat]bool{}
	tr.mu.Unlock()
	tr.note(t, 0)
	return t.Retell(func(at *table.Table, step table.Step) error {
		if step == table.Moved {
			tr.learn(at)
		}
		return nil
	})
}

// most holds of every card as many copies as the richer of two sets.
func most(a, b card.Set) card.Set {
	return card.FromBits(a.Once()|b.Once(), a.Twice()|b.Twice())
}

// learn takes in the last move.
func (tr *truth) learn(t *table.Table) {
	tr.mu.Lock()
	m, _ := t.Last()
	dealing := table.Dealing(m.Action.Kind)
	if dealing && !tr.inDeal {
		tr.before, tr.open = tr.open, card.Set{}
		for i := range tr.own {
			tr.before = most(tr.before, tr.own[i])
			tr.own[i] = card.Set{}
		}
		tr.secret = map[engine.Seat]bool{}
	}
	tr.inDeal = dealing
	switch {
	case dealing && m.Action.Arg >= 0 && m.Action.Kind == engine.Deal:
		tr.own[m.Action.Arg] = tr.own[m.Action.Arg].Plus(m.Action.Cards)
	case m.Action.Kind == engine.Play:
		tr.open = tr.open.Plus(m.Action.Cards)
	case m.Action.Kind == engine.Predict:
		tr.secret[m.By] = !t.Setup().Options.Flag("open")
	}
	var shown card.Set // a card that two Weis show at once is there twice
	for _, e := range t.Effects() {
		shown = shown.Plus(e.Cards)
		if e.Kind == engine.HandEnd {
			tr.secret = map[engine.Seat]bool{}
		}
	}
	tr.open = most(tr.open, shown)
	tr.moves++
	tr.mu.Unlock()
	tr.note(t, tr.moves)
}

// note writes down what may be known now. What a seat knew when it heard its last
// event it knows until the next.
func (tr *truth) note(t *table.Table, moves int) {
	tr.mu.Lock()
	defer tr.mu.Unlock()
	if moves > 0 && !(tr.inDeal && t.DealDue()) {
		tr.before = card.Set{}
	}
	for s := engine.Nobody; int(s) < len(t.Players()); s++ {
		if s == engine.Nature {
			continue
		}
		v := t.View(s)
		k, heard := tr.known[at{s, v.Seq}]
		if !heard {
			k.secret = map[engine.Seat]bool{}
			for by, hidden := range tr.secret {
				k.secret[by] = hidden && by != s
			}
		}
		k.cards = most(k.cards, most(tr.open, tr.before))
		if s >= 0 {
			if t.Setup().Game == "chratze" { // what is drawn in an exchange stands in no move
				tr.own[s] = most(tr.own[s], v.Hand)
			}
			k.cards = most(k.cards, tr.own[s])
		}
		text, err := json.Marshal(wire.FromView(v))
		if err != nil {
			panic(err)
		}
		if !slices.Contains(k.views, string(text)) {
			k.views = append(k.views, string(text))
		}
		tr.known[at{s, v.Seq}] = k
	}
}

// eavesdropper reads all bytes that a device gets, and finds what it ought not to
// know. It reads JSON by itself, not by the structs of package wire.
type eavesdropper struct {
	truth *truth
	name  string
	fault func(string, ...any)
	text  []byte
	you   engine.Seat // as the table says
}

// Write takes what was received.
func (x *eavesdropper) Write(b []byte) (int, error) {
	x.text = append(x.text, b...)
	for len(x.text) >= 4 {
		n := int(binary.BigEndian.Uint32(x.text))
		if len(x.text) < 4+n {
			break
		}
		x.frame(wire.Kind(x.text[4]), x.text[5:4+n])
		x.text = x.text[4+n:]
	}
	return len(b), nil
}

// frame looks at one message.
func (x *eavesdropper) frame(kind wire.Kind, body []byte) {
	for _, seed := range x.truth.seeds {
		if bytes.Contains(body, seed) {
			x.fault("%s is told %s, a part of the seed: %s", x.name, seed, body)
		}
	}
	var parts map[string]json.RawMessage
	var whole any
	if json.Unmarshal(body, &parts) != nil || json.Unmarshal(body, &whole) != nil {
		x.fault("%s gets %q", x.name, body)
		return
	}
	if kind == wire.KindTable {
		x.you = engine.Seat(number(whole, "you"))
	}
	k := knowledge{}
	if view, ok := parts["view"]; ok {
		k = x.allowed(view, field(whole, "view"))
	} else if kind == wire.KindTold || kind == wire.KindFresh {
		x.fault("%s gets %v without a view", x.name, kind)
	}
	x.walk(whole, k, body)
}

// allowed finds what a device may know with this view, which must be its own.
func (x *eavesdropper) allowed(text []byte, view any) knowledge {
	who := at{engine.Seat(number(view, "viewer")), number(view, "seq")}
	if who.viewer != x.you {
		x.fault("%s of seat %d gets a view of seat %d", x.name, x.you, who.viewer)
	}
	x.truth.mu.Lock()
	defer x.truth.mu.Unlock()
	k, ok := x.truth.known[who]
	if !ok || !slices.Contains(k.views, string(text)) {
		x.fault("%s gets the view %s of %v; it is %s", x.name, text, who, k.views)
	}
	return k
}

var cardText = regexp.MustCompile(`^[HDCS](10|[2-9JQKA])$`)

// walk looks at every value of a message, wherever it stands.
func (x *eavesdropper) walk(v any, k knowledge, body []byte) {
	switch v := v.(type) {
	case []any:
		for _, one := range v {
			x.walk(one, k, body)
		}
	case map[string]any:
		by, said := engine.Seat(number(v, "by")), number(v["action"], "arg")
		if do, _ := field(v["action"], "do").(string); do == "predict" && k.secret[by] && said != -1 {
			x.fault("%s is told what seat %d predicts: %s", x.name, by, body)
		}
		if key, _ := v["key"].(string); key == "predicted" && k.secret[engine.Seat(number(v, "seat"))] && number(v, "value") != -1 {
			x.fault("%s sees what seat %d predicts: %s", x.name, number(v, "seat"), body)
		}
		for _, one := range v {
			x.walk(one, k, body)
		}
	case string:
		var cards card.Set
		for word := range strings.SplitSeq(v, " ") {
			if cardText.MatchString(word) {
				c, _ := card.Parse(word)
				cards = cards.With(c)
			}
		}
		if !cards.Within(k.cards) {
			x.fault("%s may know %v, and is told of %v: %s", x.name, k.cards, cards.Minus(k.cards), body)
		}
	}
}

func field(v any, key string) any {
	m, _ := v.(map[string]any)
	return m[key]
}

func number(v any, key string) int {
	n, _ := field(v, key).(float64)
	return int(n)
}

// shortGames are matches of all games that are soon over.
var shortGames = map[string]engine.Options{
	"krutzjass": {"target": 300}, "schieber": {"target": 300, "factors": false}, "coiffeur": {"rows": []string{"joker", "slalom"}, "factors": []int{1, 2}},
	"differenzler": {"rounds": 4}, "molotow": {"limit": 40}, "chratze": {"deals": 4, "blind": true}, "watten": {"target": 11, "raising": true},
}

var matches = flag.Int("matches", 1, "matches of each game in the tests of whole tables: -matches 200 is the whole proof")

// With every byte recorded that every device gets, over matches with broken
// connections, stand-ins, changes of seats and hosts that die: nobody is told of
// a card in another hand or in the stock, of a secret prediction or of the seed;
// nothing is lost and nothing done twice, and every match ends with a record that
// stands.
func TestWholeTables(t *testing.T) {
	done := map[string]int{}
	for _, g := range games.All {
		t.Run(g.Info().Key, func(t *testing.T) {
			for n := range *matches {
				synctest.Test(t, func(t *testing.T) {
					p := newParty(t, g, shortGames[g.Info().Key], 2, uint64(n))
					p.play(true)
					p.report()
					for kind, times := range p.done {
						done[kind] += times
					}
				})
			}
		})
	}
	t.Logf("mischief: %v", done)
	for _, kind := range []string{"cut", "away", "twice", "host", "swap", "slow"} {
		if done[kind] == 0 {
			t.Errorf("no %q has happened", kind)
		}
	}
}

// leaky is a game whose views tell one thing too much.
type leaky struct {
	engine.Game
	plant func(st engine.State, v *engine.View)
}

func (g leaky) New(s engine.Setup) (engine.State, error) {
	st, err := g.Game.New(s)
	return &leakyState{st, g.plant}, err
}

type leakyState struct {
	engine.State
	plant func(engine.State, *engine.View)
}

func (s *leakyState) View(to engine.Seat) engine.View {
	v := s.State.View(to)
	s.plant(s.State, &v)
	return v
}

// The proof can fail: each of these leaks is found.
func TestPlantedLeaksAreFound(t *testing.T) {
	for _, row := range []struct {
		name, game string
		plant      func(p *party) func(engine.State, *engine.View)
		found      string
	}{
		{"a card of another hand", "differenzler", func(*party) func(engine.State, *engine.View) {
			return func(st engine.State, v *engine.View) {
				if c := st.View(2).Hand; v.Viewer == 1 && !c.Empty() {
					v.Facts = append(v.Facts, engine.Fact{Key: "x", Cards: card.SetOf(c.First())})
				}
			}
		}, "may know"},
		{"an undealt card, to a screen", "chratze", func(p *party) func(engine.State, *engine.View) {
			return func(st engine.State, v *engine.View) {
				left := p.game.Info().Deck(v.Setup.Options).Minus(v.Played())
				for s := range engine.Seat(len(v.Setup.Seats)) {
					left = left.Minus(st.View(s).Hand)
				}
				if v.Viewer == engine.Nobody && v.Phase == engine.PhasePlay && left.Len() > 2 {
					v.Table = left
				}
			}
		}, "may know"},
		{"a prediction", "differenzler", func(*party) func(engine.State, *engine.View) {
			return func(st engine.State, v *engine.View) {
				for i := range v.Facts {
					if f := &v.Facts[i]; f.Key == "predicted" && f.Seat == 3 {
						told, _ := func() (engine.Fact, bool) { own := st.View(3); return own.FactOf("predicted", 3) }()
						f.Value = told.Value
					}
				}
			}
		}, "predicts"},
		{"the seed", "differenzler", func(p *party) func(engine.State, *engine.View) {
			return func(_ engine.State, v *engine.View) {
				v.Facts = append(v.Facts, engine.Fact{Key: engine.FactKey(hex.EncodeToString(p.seed[8:16]))})
			}
		}, "seed"},
	} {
		t.Run(row.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				g, _ := games.Find(row.game)
				p := newParty(t, g, shortGames[row.game], 1, 1)
				p.game = leaky{g, row.plant(p)}
				p.play(false)
				if len(p.faults) == 0 || !strings.Contains(fmt.Sprint(p.faults), row.found) {
					t.Errorf("the leak was not found: %q", p.faults)
				}
			})
		})
	}
}
