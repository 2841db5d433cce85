package prior

import (
	"math/bits"

	"krutzjass/ai/chart"
	"krutzjass/ai/place"
	"krutzjass/engine/trick"
)

// What a card is like at its moment. Counts go to cap4, yes is 1, chances are 32nds.
const (
	worth       = iota // its points
	dearer             // points that it is worth more than the cheapest open card
	cheaper            // and less than the dearest
	weaker             // other open cards of its lane that are weaker
	stronger           // and stronger
	over               // unseen cards of its lane that are as strong or stronger
	length             // other cards of its lane in the hand
	alone              // the only one of a lane that is not trump
	twin               // both copies are held
	isTrump            //
	top                // Bauer or Nell
	ruffs              // trump where another lane was led
	beats              // takes the trick so far
	enemyOver          // one of the others who follow holds a higher one
	enemyRuffs         // or ruffs
	friendOver         // the partner, who follows, holds a higher one
	friendRuffs        // or ruffs
	friendVoid         // the partner has none of its lane
	win                // the side takes the trick
	gain               // points that this is worth, as much less for losing it
	behind             // points that it gains less than the card that gains the most
	features
)

// What all cards of a moment share.
const (
	trumpsOut    = iota // unseen trumps
	trumpsHeld          // own ones
	friendTrumps        // the partner holds a trump, a chance
	enemyTrumps         // expected in the hands of the others, in quarters
	left                // cards in the hand
	lying               // points, in fours
	laid                // cards
	first               // of the places, of which one is 1
	commons      = first + place.Count
)

// about is how large they are, more or less: networks learn from numbers of one size.
var about = [features]float64{
	worth: 8, dearer: 6, cheaper: 6, weaker: 2, stronger: 2, over: 2, length: 2, alone: 1, twin: 1, isTrump: 1, top: 1,
	ruffs: 1, beats: 1, enemyOver: 16, enemyRuffs: 8, friendOver: 16, friendRuffs: 8, friendVoid: 16, win: 16, gain: 12, behind: 12,
}

var aboutAll = [commons]float64{
	trumpsOut: 6, trumpsHeld: 3, friendTrumps: 20, enemyTrumps: 16, left: 8, lying: 4, laid: 2,
	first + place.LeadOpening: 1, first + place.LeadMaker: 1, first + place.LeadOther: 1, first + place.PartnerLast: 1,
	first + place.Partner: 1, first + place.EnemyLast: 1, first + place.Enemy: 1, first + place.TrumpLed: 1,
}

type (
	row    [features]int32
	common [commons]int32
)

const cap4 = 4

// look is a moment under judgement, with buffers.
type look struct {
	moment
	guess  guess
	turned uint16
	own    uint8  // the side, as bits
	hand   uint64 // on turn
	wins   uint64 // cards that take the trick so far
	common common
	rows   [most]row // of the open cards
	kinds  []uint16  // of the same (package chart)
	yes    []uint16  // what else is so
}

// read looks at all open cards; it is told as Policy.Chances is.
func (l *look) read(at *trick.Position, known *Public, open uint64, lying int32) {
	l.moment = moment{Position: at, Public: known, open: open, lying: lying}
	l.see()
	l.guess.read(&l.moment)
	l.turned, l.hand = l.Turned&1, l.Hands[l.Turn]
	l.own = l.Own
	if l.Own>>l.Turn&1 == 0 {
		l.own = ^l.Own
	}
	l.wins = ^uint64(0)
	if l.N > 0 {
		l.wins = l.Beats[l.turned][l.Best]
	}
	c := chart.Of(at)
	l.yes = l.inputs(&c, l.yes[:0])
	l.kinds = l.kinds[:0]
	l.share()
	n := 0
	for ; open != 0; open &= open - 1 {
		s := uint8(bits.TrailingZeros64(open))
		l.rows[n] = row{}
		l.card(s, &l.rows[n])
		l.kinds = append(l.kinds, c.Kind(s))
		n++
	}
	l.compare(l.rows[:n])
}

// share fills in what all cards share.
func (l *look) share() {
	l.common = common{}
	f := &l.common
	f[first+l.where()] = 1
	f[trumpsOut] = count(l.unseen & l.Trump)
	f[trumpsHeld] = count(l.hand & l.Trump)
	f[left], f[lying], f[laid] = count(l.hand), l.lying/4, int32(l.N)
	for k := uint8(1); k < l.Seats; k++ {
		x := l.after(k)
		if l.friend(x) {
			f[friendTrumps] = l.guess.any(x, l.Trump) / 32
		} else {
			f[enemyTrumps] += f[trumpsOut] * l.guess.each(x, l.Trump) / 256
		}
	}
}

// where is the place of the card to lay.
func (l *look) where() int {
	if l.N == 0 {
		return place.Lead(l.Maker == int8(l.Turn) && !l.Led, l.Maker >= 0 && l.friend(uint8(l.Maker)))
	}
	return place.Follow(l.Trump>>l.Laid[0]&1 != 0, l.friend(l.Winner), l.N == l.Seats-1)
}

// card fills in what can be said of a card alone.
func (l *look) card(s uint8, f *row) {
	lane, trump := l.Lane[s], l.Trump>>s&1 != 0
	above := l.Beats[l.turned][s] & lane // its twin too
	f[worth] = int32(l.Points[s])
	f[weaker] = min(cap4, count(l.open&lane&^above&^(1<<s)))
	f[stronger] = min(cap4, count(l.open&above))
	f[over] = min(cap4, count(l.unseen&above))
	f[length] = min(cap4, count(l.hand&lane)-1)
	f[alone] = yes(!trump && l.hand&lane == 1<<s)
	f[twin] = yes(l.hand&(2<<s)&l.Twin != 0)
	f[isTrump] = yes(trump)
	f[top] = yes(trump && count(above&^l.Twin&^(1<<s)) < 2)
	if l.N > 0 {
		f[ruffs] = yes(trump && l.Trump>>l.Laid[0]&1 == 0)
		f[beats] = yes(l.wins>>s&1 != 0)
	}
	l.outcome(s, f)
}

// outcome fills in how the trick may end with s on it.
func (l *look) outcome(s uint8, f *row) {
	led, best, ours := s, s, true
	if l.N > 0 {
		led = l.Laid[0]
		if l.wins>>s&1 == 0 {
			best, ours = l.Best, l.friend(l.Winner)
		}
	}
	won := certain * yes(ours)
	up := l.Beats[l.turned][best] & l.Lane[best]
	var enemyUp, enemyCut int32
	for k := uint8(1); k < l.Seats; k++ {
		x := l.after(k)
		if l.friend(x) {
			f[friendVoid] = (certain - l.guess.any(x, l.Lane[s])) / 32
		}
		if k >= l.Seats-l.N { // has laid
			continue
		}
		higher, cut := l.takes(x, led, best, up)
		if l.friend(x) {
			f[friendOver], f[friendRuffs] = higher/32, cut/32
			won += both(certain-won, either(higher, cut))
		} else {
			enemyUp, enemyCut = either(enemyUp, higher), either(enemyCut, cut)
			won -= both(won, either(higher, cut))
		}
	}
	f[enemyOver], f[enemyRuffs], f[win] = enemyUp/32, enemyCut/32, won/32
	f[gain] = (2*won - certain) * (l.lying + f[worth]) / certain
}

// takes is the chance that a seat, which follows, can take the trick from best with
// a card of its lane, one of up, and by a ruff.
func (l *look) takes(x, led, best uint8, up uint64) (higher, cut int32) {
	higher = l.guess.any(x, up)
	if l.Trump == 0 || l.Trump>>led&1 != 0 {
		return higher, 0
	}
	void := certain - l.guess.any(x, l.Lane[led])
	if l.Trump>>best&1 != 0 {
		return both(higher, void), 0
	}
	return higher, both(void, l.guess.any(x, l.Trump))
}

// compare fills in how the cards stand to each other.
func (l *look) compare(rows []row) {
	least, most, top := rows[0][worth], rows[0][worth], rows[0][gain]
	for i := range rows {
		least, most = min(least, rows[i][worth]), max(most, rows[i][worth])
		top = max(top, rows[i][gain])
	}
	for i := range rows {
		f := &rows[i]
		f[dearer], f[cheaper], f[behind] = f[worth]-least, most-f[worth], top-f[gain]
	}
}

// friend tells whether x plays with the seat on turn.
func (l *look) friend(x uint8) bool { return l.own>>x&1 != 0 }

// after is the seat k places after that on turn.
func (l *look) after(k uint8) uint8 { return (l.Turn + k) % l.Seats }

func count(cards uint64) int32 { return int32(bits.OnesCount64(cards)) }

func yes(b bool) int32 {
	if b {
		return 1
	}
	return 0
}
