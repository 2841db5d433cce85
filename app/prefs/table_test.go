package prefs

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestFaceOfAGame(t *testing.T) {
	swiss := func() Prefs { p := Default(); p.Face = "swiss"; return p }
	tests := []struct {
		name, game string
		set        func(*Prefs)
		want       string
	}{
		{"as all the others", "krutzjass", nil, "swiss"},
		{"Watten is Bavarian", "watten", nil, "bavarian"},
		{"unless somebody chooses", "watten", func(p *Prefs) { p.SetFace("watten", "french") }, "french"},
		{"Chratze is as the others", "chratze", nil, "swiss"},
		{"and Bavarian on wish", "chratze", func(p *Prefs) { p.SetFace("chratze", "bavarian") }, "bavarian"},
		{"a choice for Watten alone", "schieber", func(p *Prefs) { p.SetFace("watten", "french") }, "swiss"},
		{"a choice for all but Watten", "watten", func(p *Prefs) { p.SetFace("schieber", "french") }, "bavarian"},
		{"a choice for all but Watten, seen there", "coiffeur", func(p *Prefs) { p.SetFace("schieber", "french") }, "french"},
		{"a face that there is not", "watten", func(p *Prefs) { p.SetFace("watten", "tarot") }, "bavarian"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := swiss()
			if tt.set != nil {
				tt.set(&p)
			}
			if got := p.FaceOf(tt.game); got != tt.want {
				t.Errorf("%s is seen with %q, want %q", tt.game, got, tt.want)
			}
		})
	}
	if diff := cmp.Diff([]string{"french", "swiss"}, FacesOf("molotow")); diff != "" {
		t.Error(diff)
	}
}

func TestTurnOfAGame(t *testing.T) {
	limit := func(n int) *int { return &n }
	tests := []struct {
		name, game string
		chosen     *int
		want       int
	}{
		{"Watten has a minute", "watten", nil, 60},
		{"Krutzjass has none", "krutzjass", nil, 0},
		{"switched off", "watten", limit(0), 0},
		{"chosen", "krutzjass", limit(30), 30},
		{"one that there is not", "watten", limit(7), 60},
	}
	for _, tt := range tests {
		p := Default()
		p.Games[tt.game] = Game{Turn: tt.chosen}
		if got := p.TurnOf(tt.game); got != tt.want {
			t.Errorf("%s: %d seconds, want %d", tt.name, got, tt.want)
		}
	}
}

func TestAnotherFace(t *testing.T) {
	all := []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}
	tests := []struct {
		name  string
		from  int
		taken []int
		want  int
	}{
		{"the next", 0, []int{0}, 1},
		{"the next that is free", 0, []int{0, 1, 2}, 3},
		{"round the end", 11, []int{11, 0}, 1},
		{"none is free", 4, all, 4},
		{"a portrait that there is not", -3, nil, 1},
	}
	for _, tt := range tests {
		if got := AnotherFace(tt.from, tt.taken); got != tt.want {
			t.Errorf("%s: %d, want %d", tt.name, got, tt.want)
		}
	}
	seen := map[string]int{}
	for i := range all {
		if j, twice := seen[CastName(i)]; twice {
			t.Errorf("portraits %d and %d have one name", i, j)
		}
		seen[CastName(i)] = i
	}
	if CastName(len(all)) != CastName(0) || CastName(-1) != CastName(0) {
		t.Error("names do not begin again after the last")
	}
}
