// Package engine is the contract between the rules of a game and everything
// else: the table, the records, the computers, the host and the screen.
//
// A [Game] is a stateless value; it starts a [State], which only the table
// holds. Whoever plays gets a [View] and [Event]s of one seat and nothing else,
// and answers with an [Action] through a [Controller]. Chance acts too, on the
// seat [Nature], with a source of randomness that is handed in. Neither clock
// nor global randomness is read anywhere below this folder.
//
// # Glossary
//
// German game words keep their spelling in texts and are ASCII in code.
//
//	seat         Platz        a place at the table, counted in the order of play
//	forehand     Vorhand      the seat after the dealer; chooses and leads first
//	hand, deal   Spiel        from the cards dealt to the last trick
//	match        Partie       from the first deal to the target
//	trick        Stich        a card from everybody; "take" is winning it
//	trump        Trumpf       the suit that beats the others
//	push         Schieben     leaving the choice of trump to the partner
//	follow       Farbe bekennen  playing the suit that was led
//	undertrump   untertrumpfen   playing a lower trump than one already lying
//	ruff         stechen      playing trump on another suit
//	Bauer, Jack  Bauer, Buur  the Jack; of trump the highest card
//	Knell, Nell  Nell         the Nine of trump, the second highest
//	Banner       Banner       the Ten of a Swiss deck
//	Under, Ober  Under, Ober  Jack and Queen of a Swiss or Bavarian deck
//	Weis         Weis         a run or four of a kind that is called for points
//	Stoeck       Stöck        King and Queen of trump in one hand, 20 points
//	Boech        Böch         "the highest card left of its suit", an announcement
//	Match        Match        all tricks of a hand to one side
//	twin         Zwilling     the other copy of a card in the double deck
//	pot, ante    Topf, Einsatz  the chips that are played for, and what each pays in before the cards are dealt
//	chratze      chratze      "I take you all on"; the one who says so is the Chratzer
//	weg, metcho  weg, metcho  leaving it; coming along with the Chratzer
//	Schlag       Schlag       the rank that is called in Watten
//	Rechte       Rechter      the card of the Schlag in trump
//	Linke        Linker       a card of the Schlag in another suit
//	Guate        Guater       the trump one rank above the Schlag
//	Kritische    Kritischer   one of Maxi, Belli and Spitz, the highest cards of the Bavarian game
//	Weli         Weli         the Six of bells, the 33rd card of Watten
//	raise, look  erhöhen, schauen  asking for a higher stake, and accepting it
//	tense        gespannt     so close to the target that a pair may not raise
package engine
