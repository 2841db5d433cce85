package netplay

import (
	"encoding/hex"
	"flag"
	"fmt"
	"strings"
	"testing"
	"testing/synctest"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/games"
)

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
