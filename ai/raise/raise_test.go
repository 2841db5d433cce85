package raise

import "testing"

// Games whose answer is known. Both pairs lack many points.
func TestSolve(t *testing.T) {
	// Everybody knows: of the classes together the higher wins.
	open := &counts{}
	for i := range classes {
		for k := range classes {
			open.seen[i][k] = 1
			switch {
			case i > k:
				open.won[i][k] = 1
			case i == k:
				open.won[i][k] = .5
			}
		}
	}
	g := &game{counts: open, lack: [2]int{9, 9}, stake: 2}
	x := g.learn(2000)
	p := x.policy()
	if off := g.exploited(x); off > mostOff {
		t.Errorf("who knows the strategy wins %.4f of the matches more", off)
	}
	best := classes - 1
	for _, row := range []struct {
		what string
		ok   bool
	}{
		{"who holds the best hand raises", p[best][0] > steps*9/10},
		{"who holds the best hand never gives up", p[best][1]+p[best][2] >= steps-1},
		{"who is asked with the worst hand gives up", p[0][1]+p[0][2] < steps/2},
		{"better hands give up less", p[classes/2][1]+p[classes/2][2] > p[0][1]+p[0][2]},
	} {
		if !row.ok {
			t.Errorf("not so: %s: %v", row.what, p)
		}
	}
	p = (&game{counts: open, lack: [2]int{tense, 9}, stake: 2}).learn(50).policy()
	for c := range classes {
		if p[c][0] != 0 {
			t.Error("a tense pair raises")
		}
	}
}

func TestSpots(t *testing.T) {
	sure := Spot{Odds: 1, Own: 15, Theirs: 15}
	if Raises(sure) < .5 {
		t.Error("who is sure to win hardly ever raises")
	}
	if Raises(Spot{Odds: 1, Own: 2, Theirs: 15}) != 0 {
		t.Error("a tense pair raises")
	}
	sure.Raises = 1
	if look, again := Answers(sure); look+again < .9 {
		t.Error("who is sure to win gives up")
	}
	if look, again := Answers(Spot{Odds: 0, Own: 15, Theirs: 15, Raises: 1, Tricks: 2}); look+again > .5 {
		t.Error("who cannot win looks")
	}
}

// Two who are both sure of themselves come to an end.
func TestRaisingEnds(t *testing.T) {
	for n := 1; n <= 20; n++ {
		_, again := Answers(Spot{Odds: 1, Own: 15, Theirs: 15, Raises: n})
		if n >= most && again > 0 {
			t.Errorf("raises again after %d raises", n)
		}
	}
	if Raises(Spot{Odds: 1, Own: 3, Theirs: 9, Raises: 1}) > 0 {
		t.Error("raises although the stake wins the match")
	}
}

func FuzzParse(f *testing.F) {
	f.Add(text)
	f.Add("")
	f.Add(text[:len(text)-2])
	f.Fuzz(func(t *testing.T, s string) {
		made, err := parse(s)
		if err != nil {
			if made != nil {
				t.Error("a table with an error")
			}
			return
		}
		again, err := parse(made.write())
		if err != nil || *again != *made {
			t.Error("what is written reads otherwise")
		}
	})
}
