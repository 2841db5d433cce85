package solve

import "math/bits"

// ending is lay for the last two tricks, which count as one trick's nodes: so few
// plays are left that neither a judged order nor the table pays.
func (s *Solver) ending(n int, seat, led, best, winner uint8, points, need int) (value int, why ground) {
	b, hand, many := s.board, s.hands[seat], s.max>>seat&1 != 0
	takes, open := b.Deck, hand
	if n == 0 {
		s.nodes += int64(s.many)
	} else {
		takes = b.Beats[s.turned&1][best&63]
		open = b.Legal(hand, led, best, s.first, int(s.turned&1))
	}
	open &^= b.Twin
	first := open & takes
	if n > 0 && s.max>>winner&1 != 0 == many {
		first = open &^ takes // the trick is the side's as it is
	}
	why = nothing
	for value = worst(many); open != 0; {
		if first &= open; first == 0 {
			first = open
		}
		slot := uint8(63 - bits.LeadingZeros64(first))
		open &^= 1 << slot
		s.hands[seat], s.laid[n] = b.Remove(hand, slot), slot
		top, by := best, winner
		if takes>>slot&1 != 0 {
			top, by = slot, seat
		}
		got, more := s.close(n+1, s.next[seat], s.laid[0], top, by, points+int(b.Points[slot&63]), need)
		if many && got > value || !many && got < value {
			value = got
		}
		if got >= need == many {
			why = more
			break
		}
		why = why.join(more)
	}
	s.hands[seat] = hand
	return value, why
}

// close goes on with n cards of the last trick but one on the table.
func (s *Solver) close(n int, seat, led, best, winner uint8, points, need int) (value int, why ground) {
	if n == s.many {
		return s.take(best, winner, points, need)
	}
	return s.ending(n, seat, led, best, winner, points, need)
}

// worst is worse than any value for who wants many points, or few.
func worst(many bool) int {
	if many {
		return -far
	}
	return far
}
