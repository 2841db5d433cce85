// Package discover tells others on the local network of a table, and finds
// theirs. It is a convenience and no more: anybody on the network can announce
// anything, so what is found is a hint where to connect, and package pair tells
// who is there. Whoever finds nothing types an address, which needs no multicast.
//
// # On the network
//
// A table is announced by multicast DNS (RFC 6762, 6763) as an instance of
// _krutzjass._tcp in local, under a random name. The display name would come
// back escaped there, so everything stands in the TXT record, a string each:
//
//	krutzjass=1     comes first and marks an advert of ours, with its version
//	table=...       identity of the table, up to 64 letters and digits
//	name=...        its display name, percent-encoded
//	game=...        key of the game
//	free=2          seats that wait for somebody
//	speaks=1-3      oldest and newest version of the protocol
//	at=IP,IP,...    up to four addresses of the host
//
// The port is that of the SRV record. A reader ignores strings that it does not
// know. The addresses stand in the text since the library keeps one A record of
// an answer, of several interfaces maybe the wrong one.
//
// The library never announces, never says goodbye and answers only who asks, so
// a seeker asks every three seconds on each interface, forgets a table that
// stayed silent three times, and tries a connection before it calls a table
// reachable. The answer goes to the port that asked, which some firewalls and
// some access points do not let through: then the address is the way in.
package discover
