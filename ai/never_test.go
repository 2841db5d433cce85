package ai_test

import (
	"slices"
	"strings"
	"testing"

	"krutzjass/ai"
	"krutzjass/ai/position"
)

// What nobody who plays well ever does (AI.md, Never-do positions), at the levels
// that think; any of the cards named will do.
func TestNever(t *testing.T) {
	const (
		mostTrumps = "1 HJ HQ H10 HA / 1 HJ H10 HQ HA"
		allButNell = mostTrumps + " / 1 H9 HK HK CQ"
		// Two cards are left, and nobody but seat 0 can have a trump.
		oursAll = "0 HJ H10 HQ H10 / 0 HJ HQ HK HK / 0 H9 HA H9 HA / 2 SA SJ SQ S10 / 0 SK SQ SJ S10 / 2 DA DJ DQ DJ" +
			" / 0 CA C10 CK CJ / 0 CA CK CQ CJ / 0 CQ C10 C9 D9 / 2 S9 S9 D10 DK"
		theirsAll = "1 HJ HQ H10 HQ / 1 HJ H10 HK HK / 1 H9 HA H9 HA / 1 DA DJ D10 DQ / 3 DA D9 DJ DK" +
			" / 1 CA C9 CQ CJ / 3 CA C9 CJ CK / 1 CK CQ S9 C10 / 3 SA S10 SK SJ / 1 SK SQ S9 S10"
		nobodysAll = "0 HJ H10 HK H10 / 0 HJ HQ HK HQ / 0 H9 H9 CJ HA / 1 SA S10 SJ S10 / 3 SA SJ SK SQ" +
			" / 1 DA DK DJ DQ / 1 DK DQ DJ D10 / 2 CA C9 CK C9 / 2 CK CQ C10 CJ / 3 CQ C10 D9 S9"
	)
	for _, row := range []struct {
		name string
		p    position.Position
		want string
	}{
		{"drawing trumps when only the partner has any",
			position.Position{Trump: "H", Maker: 0, Hand: "HK D9 DK SJ", Past: mostTrumps + " / 0 H9 C9 HK CJ"}, "D9 DK SJ"},
		{"not taking the ten as last hand with a small trump",
			position.Position{Trump: "H", Maker: 1, Hand: "HQ CK C9 D9 DQ", Trick: "1 S10 SQ SK"}, "HQ"},
		{"ruffing a trick that is the partner's",
			position.Position{Trump: "H", Maker: 1, Hand: "HQ C9 D9", Trick: "1 S10 SA SK"}, "C9 D9"},
		{"a ten to a trick that the opponents win",
			position.Position{Trump: "H", Maker: 1, Hand: "S10 S9 D9 DQ", Trick: "1 SA SQ SK"}, "S9"},
		{"a poor card to a trick that is surely the partner's",
			position.Position{Trump: "H", Maker: 1, Hand: "C10 C9 D9 DQ", Trick: "1 S10 SA SK"}, "C10"},
		{"the Nell led while both Bauers are out",
			position.Position{Trump: "H", Maker: 1, Hand: "H9 D9 DQ SK"}, "D9 DQ SK"},
		{"the only Bauer led after a push",
			position.Position{Trump: "H", Maker: 2, Hand: "HJ D9 DQ SK"}, "D9 DQ SK"},
		{"the Bauer led from two after a push",
			position.Position{Trump: "H", Maker: 2, Hand: "HJ HQ D9 DQ SK"}, "HQ D9 DQ SK"},
		{"an Ace led whose twin is out",
			position.Position{Trump: "H", Maker: 1, Hand: "DA D9 SK CQ"}, "D9 SK CQ"},
		{"the last trick forgotten: the trump that wins it is kept",
			position.Position{Trump: "H", Maker: 1, Hand: "H9 C9", Past: allButNell + " / 1 CA CA CK CK / 1 SA SA SK SK / 1 DA DA DK DK" +
				" / 1 C10 C10 CQ CJ / 1 S10 S10 SQ SQ / 1 D10 D10 DQ DQ", Trick: "1 CJ SJ DJ"}, "C9"},
		{"a Match thrown away: the Ace that takes the last trick, fed to the partner",
			position.Position{Trump: "H", Maker: 0, Hand: "DA C9", Past: oursAll, Trick: "2 SA SK"}, "C9"},
		{"a Match not prevented: the King that takes the last trick, saved four points",
			position.Position{Trump: "H", Maker: 1, Hand: "DK C10", Past: theirsAll, Trick: "1 SA SJ SQ"}, "C10"},
		{"the best card of the deal, when the other side reaches the target before",
			position.Position{Trump: "H", Maker: 0, Hand: "HA D9", Past: nobodysAll, Trick: "1 SK SQ S9", Totals: [2]int{1485, 1495}}, "HA"},
		{"the same with the target far away: the last trump is for the last trick",
			position.Position{Trump: "H", Maker: 0, Hand: "HA D9", Past: nobodysAll, Trick: "1 SK SQ S9"}, "D9"},
	} {
		v, err := row.p.View()
		if err != nil {
			t.Fatal(row.name, err)
		}
		for _, level := range []string{"strong", "expert"} {
			t.Run(row.name+"/"+level, func(t *testing.T) {
				a, err := ai.Thorough(level, game(t, "krutzjass"), 1).Decide(t.Context(), v)
				if err != nil {
					t.Fatal(err)
				}
				if got := a.Card().String(); !slices.Contains(strings.Fields(row.want), got) {
					t.Errorf("laid %s, want one of %s", got, row.want)
				}
			})
		}
	}
}
