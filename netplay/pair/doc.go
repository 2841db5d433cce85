// Package pair turns a connection between two devices into a link that both can
// trust: the short code of a table, spoken across the room, or the ticket of a
// device that was here before, becomes proof that nobody sits in between.
//
// # What happens
//
// A device joins (the joiner), a device has the table (the host). All this
// happens on any [net.Conn], once, before a word of the application is said.
//
//  1. TLS 1.3, with the joiner as its client. Each side shows the one certificate
//     that its installation made for itself ([Identity]), with a key of Ed25519;
//     nobody checks who signed it, since nobody could. The application protocol
//     (ALPN) is "krutzjass-pair-1". There are no session tickets, so every connection
//     makes the whole handshake.
//  2. Joiner: 1 and the share of CPace (32 bytes), or 2, its place at the table
//     (32 bytes) and its proof (64 bytes).
//  3. With a code only: host: 0 and its share (32 bytes); joiner: its proof.
//  4. Host: 0, its own proof (64 bytes), a place (32 bytes) and the token for the
//     next time (32 bytes).
//
// In 3 and 4 the host may answer with another first byte instead, which is a
// refusal, and hang up: 1 [ErrWrongCode], 2 [ErrRetired], 3 [ErrRenewed],
// 4 [ErrTicket], 5 [ErrFull].
//
// The identity of an installation is the SHA-256 of its public key as the
// certificate has it (SubjectPublicKeyInfo, DER). Identities are 32 bytes where they
// are hashed, and hexadecimal digits in hellos.
//
// # Code
//
// The code is the password of CPace on ristretto255 with SHA-512, as in
// draft-irtf-cfrg-cpace-21 with initiator (joiner) and responder (host). What
// it is bound to:
//
//	sid  32 bytes exported from TLS (RFC 8446, 7.5; RFC 9266) with the label
//	     "EXPORTER-krutzjass-pair-1" and no context, so that a proof is worth
//	     nothing on any other connection
//	CI   lv_cat("krutzjass pair 1", "joiner", identity of the joiner, "host",
//	     identity of the host, identity of the table, what was said before)
//	ADa  "joiner"
//	ADb  "host"
//
// What was said before are the bytes that both exchanged in clear before TLS,
// versions among them: whoever tampers with them makes the pairing fail. The
// proofs are the key confirmation of section 10.4 of the draft with HMAC-SHA-512,
// told apart by ADa and ADb.
//
// The joiner proves first. So a stranger who stops before proving has learned
// nothing (a share is a random point), one who proves has spent a guess that
// [Guard] counts, and the host's own proof goes only to those who know the code.
// The other way round each connection would be a free guess for whoever hangs up.
//
// # Ticket
//
// A device that was let in keeps a [Ticket]: table, identity of the host, place
// and a secret token of 32 bytes. The host keeps the SHA-256 of the token and the
// identity of the device ([Grant]). The proof is the HMAC-SHA-512 of
// lv_cat("krutzjass resume 1", role, sid, CI) under that hash: the token itself
// never travels back. Every use brings a new token; the old one remains good until
// the new one was used, since the answer that carries it may get lost.
package pair
