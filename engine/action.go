package engine

import "krutzjass/engine/card"

// Kind says what an action is. The kinds are shared by all games and carry the
// names of RECORD.md.
type Kind uint8

// The kinds, with the meaning of Arg and Cards.
const (
	NoAction    Kind = iota
	Dealer           // chance: Arg is the first dealer's seat
	Deal             // chance: Arg is the seat that receives Cards (a packet), or Stock; where order counts a packet is one card
	TimeUp           // chance: the clock of the table ran out
	Push             // forehand leaves the choice to the partner
	Trump            // Arg is the suit
	Call             // Arg is Mode | row<<4
	Pass             // no call
	Direction        // Arg is the mode of the next block
	Weis             // Arg is an index into the game's choices of Weis, best first; Cards are shown
	WeisHeard        // what others hear of a Weis: Arg is the highest single value called
	NoWeis           // Weis kept back
	Play             // Cards is one card, Arg holds PlayFlags
	Predict          // Arg is the points, -1 for those who may not know them
	Blind            // Arg is 0 or 1
	DoubleBlind      // Arg is 0 or 1
	Chratze          // to play alone
	Weg              // to leave it
	Metcho           // to come along
	PlayOn           // Zwicken: to stay in
	Drop             // Zwicken: to drop out
	Turn             // Zwicken: Arg is 0 for stock, 1 for the own hand
	Exchange         // Cards are laid away; Arg counts them, also for those who may not see them
	Lay              // Cards is the card laid away of five
	Six              // Arg is 0 or 1
	Schlag           // Arg is the rank
	Raise            // also the answer "raise again"
	Look             // answer to a raise
	GiveUp           // answer to a raise
	kindEnd
)

var kindNames = [kindEnd]string{"", "dealer", "deal", "timeup", "push", "trump", "call", "pass", "direction",
	"weis", "weis", "noweis", "play", "predict", "blind", "doubleblind", "chratze", "weg", "metcho", "play-on",
	"drop", "turn", "exchange", "lay", "six", "schlag", "raise", "look", "giveup"}

// String gives the "do" name of RECORD.md.
func (k Kind) String() string {
	if k >= kindEnd {
		return "?"
	}
	return kindNames[k]
}

// ParseKind finds the kind of a "do" name; "weis" is Weis.
func ParseKind(name string) (Kind, bool) {
	for k := Dealer; k < kindEnd; k++ {
		if kindNames[k] == name {
			return k, true
		}
	}
	return NoAction, false
}

// Flags in the Arg of a Play.
const (
	PlayStoeck int16 = 1 << iota // the early call of Stöck with the first of the pair
	PlayBoech                    // the announcement that this is the highest card left of its suit
)

// Stock is the receiver of a Deal that goes to no hand.
const Stock int16 = -1

// Action is one thing that a seat or chance does. It is comparable and holds no
// pointer: a map key, a wire value.
type Action struct {
	Kind  Kind
	Arg   int16
	Cards card.Set
}

// Card gives the one card of a Play or Lay.
func (a Action) Card() card.Card { return a.Cards.First() }

// PlayCard is the plain play of c.
func PlayCard(c card.Card) Action { return Action{Kind: Play, Cards: card.SetOf(c)} }

// Mode is how tricks are decided and counted: a trump suit, or no trump.
type Mode int8

// The modes, in the order of a mode's code in Call. Modes 0 to 3 are the suits
// as trump.
const (
	TrumpHearts Mode = iota
	TrumpDiamonds
	TrumpClubs
	TrumpSpades
	Obenabe
	Undenufe
	NoTrump           // Molotow before trump: order as Obenabe, eights count nothing
	NoMode  Mode = -1 // not called yet
)

// TrumpMode is the mode in which x is trump.
func TrumpMode(x card.Suit) Mode { return Mode(x) }

// TrumpSuit gives the trump suit, and whether there is one.
func (m Mode) TrumpSuit() (card.Suit, bool) {
	return card.Suit(m & 3), m >= TrumpHearts && m <= TrumpSpades
}

var modeNames = [...]string{"H", "D", "C", "S", "OBE", "UND", "none"}

// String gives the name of RECORD.md: H D C S OBE UND none; "" for NoMode.
func (m Mode) String() string {
	if m < 0 || int(m) >= len(modeNames) {
		return ""
	}
	return modeNames[m]
}

// ParseMode reads what String writes, NoMode aside.
func ParseMode(text string) (Mode, bool) {
	for m, name := range modeNames {
		if name == text {
			return Mode(m), true
		}
	}
	return NoMode, false
}
