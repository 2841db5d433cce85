// Package netplay seats players at a table and keeps the match going, also with
// people at other devices of the local network.
//
// A [Host] owns one match. Its goroutine alone touches the table: it lets chance
// deal, asks the controller whose turn it is, checks the answer against the
// rules, has the move kept, and then tells everyone what they may know. Whether
// a controller is a person at this device, a computer or something far away makes
// no difference to it; solo play is a host with nobody far away, and so are the
// games that computers play among themselves.
//
// A [Lobby] is a table that others can join: it lets people in, seats them, and
// plays matches in which each seat is a controller that passes questions on to
// whoever sits there now: a person at the host's device, a computer, a guest, or
// a computer that stands in for a guest who dropped out. [Join] is the other end.
//
// # The protocol
//
// What follows is all that a second implementation needs beside package pair
// (keys, code and tickets) and package discover (finding tables).
//
// Transport. A TCP connection from the joining device to the host. Both begin in
// clear with a hello, the joining device first: the eight bytes "KRUTZ\r\n\0", the
// length of what follows in two bytes (most significant first, at most 1024), and
// a JSON object:
//
//	{"oldest":1,"newest":1,"program":"1.2"}                    a device
//	{"oldest":1,"newest":1,"program":"1.2","table":"7db7…"}    a host
//
// oldest and newest are the versions of this protocol that are spoken; the newest
// that both speak is used. Without one the connection ends, and the device tells
// its person which program must be updated. program is for that sentence. table
// is the identity of the table. A host that has no room adds "refuse", a sentence.
// Then the pairing of package pair takes place, with both hellos as they were
// sent, the device's first, as what was said before; whatever follows is inside its
// TLS connection.
//
// Frames. A message is four bytes with the length of what follows, most
// significant first; one byte with its kind; and a JSON object. The length is at
// most 4 KiB towards the host and 256 KiB from it: a longer one, or an empty
// frame, ends the connection before anything is read, for a device with refuse
// "rude". Kinds and fields that are not known are ignored.
//
//	kind    from    message
//	1       device  join {"name":"Anna"}; a screen says {"screen":true} and takes no seat
//	2       device  act {"match":1,"seat":2,"seq":17,"do":ACTION}
//	3       both    ping {}
//	4       both    pong {}
//	5       device  leave {}
//	16      host    welcome {"name":"Anna 2"}
//	17      host    refuse {"why":"closed","text":"…","again":false}
//	18      host    table {"name":…,"game":…,"options":{…},"phase":"gathering","match":0,"turn":60,"seats":[{"name":…,"by":…,"state":…},…],"you":-2,"waiting":true}
//	19      host    fresh {"match":1,"setup":SETUP,"view":VIEW}
//	20      host    told {"event":EVENT,"view":VIEW}
//	21      host    ask {"match":1,"seat":2,"seq":17}
//	22      host    wrong {"seq":17,"rule":"follow","text":"…"}
//
// Coming in. After the pairing the device says join within five seconds. The host
// answers welcome, with the name by which this person is known here (cleaned, at
// most 24 letters, unlike all others), and table. A newcomer reads "waiting" in it
// until the host's person says to let them in. table comes again whenever it
// changes; "you" is one's own seat, -2 without one; "by" is human (at the host's
// device), remote, or a computer's level; "state" is open, here, away, standin (a
// computer plays for somebody who is away) or computer; "phase" is gathering,
// playing, or finished when a match was played to its end; "turn" is how many
// seconds a turn may take, without limit if it is missing. A device that comes back
// by its ticket gets its name and seat again, whatever it says in join; its older
// connection, if there still is one, ends with refuse "replaced".
//
// A match. fresh shows a view from scratch: when a match begins, on every return,
// when players have changed seats, and when something has changed that no event
// tells of; "match" is its number, from 1, and stays when a match goes on after the
// host's death. told is one event of that match with the view after it; the events
// of a seat have gapless numbers, "seq", and so has the view the number of the last
// event in it. Who has no seat, a screen or a person, gets what everybody may see,
// as viewer -2. Nobody gets anything else: what a seat may see is decided by the
// rules, before it comes here.
//
// Acting. ask says that a seat is to act on its view with this seq, and that the
// choice is among the view's "legal". The device answers with act, with match, seat
// and seq of the question: together they number it. An act with an older seq, or a
// repeated one, does nothing; so a device that does not know whether its act
// arrived simply waits for the same ask and sends it again. One that is not legal,
// for another seat or for a question never asked is answered by wrong, and the
// question stands. Whoever takes longer than a turn may last is told the move that
// the rules chose. After sixteen messages that make no sense, or a hundred in a
// second, the connection ends with refuse "rude".
//
// Breaking off. A device pings at least every eight seconds; a connection on which
// nothing whole arrives for 25 seconds is dead, for both sides. Whoever does not
// read loses the connection too. The seat of somebody who is away waits for a time
// that the host sets; then a computer stands in, if anybody else is there, until
// its owner is back, who is asked at once. leave says that a person goes on
// purpose: a computer plays on at once. A host that was stopped and goes on is
// found at the same address with the same identity, before a match as well as in
// one; everybody comes back by ticket to the place that was told last. Once a match
// is finished there may be no host any more: a minute is long enough to look for
// it. A hello with the identity of another table says that one's own is gone. Reasons
// of refuse are refused (by the host's person), full, closed, replaced and rude; with
// "again" it is worth coming back.
//
// Data. SEAT is a number from 0, -1 chance, -2 nobody; a list of seats or sides
// stands for a set. Cards are those of RECORD.md, separated by blanks. Whatever is
// missing is 0, false, empty or "none".
//
//	ACTION  {"do":"play","arg":1,"cards":"HJ"}: "do" as in RECORD.md, the arguments of engine.Action; "heard" is what others hear of a Weis
//	SETUP   {"game":"krutzjass","options":{…},"seats":[{"name":"Anna","by":"remote"},…],"packet":0}
//	EVENT   {"seq":17,"by":2,"action":ACTION,"timeout":false,"effects":[EFFECT,…]}
//	EFFECT  {"kind":"take","why":"trick","side":0,"seat":2,"trick":1,"arg":0,"points":28,"cards":"","winners":[0],"sums":[…],"totals":[…]}
//	        kinds: take score bergpreis hand end turned weis; sums and totals by side, zeros at the end left out
//	VIEW    {"seq":17,"viewer":2,"turn":[2],"phase":2,"dealer":1,"lead":2,"mode":"H","hand":"HJ S9","counts":[12,12,12,12],
//	        "shown":["","H9 H10 HJ","",""],"table":"","trick":TRICK,"past":[TRICK,…],"facts":[FACT,…],"totals":[0,28],
//	        "sheet":[[157,null],…],"winners":[0],"legal":[ACTION,…]}
//	TRICK   {"lead":2,"cards":"H9 HA","winner":-2,"points":0,"out":[3]}: cards in the order in which they were laid
//	FACT    {"key":"maker","seat":2,"value":0,"cards":""}: the keys of the game's package
//
// "phase" of a view is 0 while chance deals, 1 while trump or mode is chosen, 2 while
// cards are played, 3 when the match is over, and more in the games' own phases. The
// fields are those of engine.View, engine.Event and their parts, where each is
// explained.
package netplay
