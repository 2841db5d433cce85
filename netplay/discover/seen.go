package discover

import (
	"cmp"
	"net/netip"
	"slices"
)

const (
	// patience is how many looks in a row a table may miss.
	patience = 3
	// maxSeen bounds what a crowd of adverts costs.
	maxSeen = 64
)

// heard is one answer to one look.
type heard struct {
	instance string
	advert   Advert
	at       []netip.AddrPort
}

// sight is what is known of one instance.
type sight struct {
	heard
	missed int
	tried  bool             // the addresses were tried
	good   []netip.AddrPort // those that answered
}

// sights are the instances that were heard lately, by name.
type sights map[string]*sight

// hear takes in the answers of one look.
func (s sights) hear(all []heard) {
	for name, one := range s {
		if one.missed++; one.missed >= patience && !slices.ContainsFunc(all, func(h heard) bool { return h.instance == name }) {
			delete(s, name)
		}
	}
	for _, h := range all {
		one := s[h.instance]
		switch {
		case one == nil && len(s) >= maxSeen:
			continue
		case one == nil:
			one = &sight{}
			s[h.instance] = one
		case !slices.Equal(one.at, h.at):
			one.tried = false
		}
		one.heard, one.missed = h, 0
	}
}

// untried lists the sights whose addresses are to be tried: new ones, changed
// ones, and those of which none answered.
func (s sights) untried() []*sight {
	var list []*sight
	for _, one := range s {
		if one.missed == 0 && (!one.tried || len(one.good) == 0) {
			list = append(list, one)
		}
	}
	return list
}

// tables gives one row for each table, sorted by name. A host that was started
// again has another instance: the one heard last, and reachable, counts.
func (s sights) tables() []Table {
	all := make([]*sight, 0, len(s))
	for _, one := range s {
		if one.tried {
			all = append(all, one)
		}
	}
	slices.SortFunc(all, func(a, b *sight) int {
		return cmp.Or(cmp.Compare(a.advert.Name, b.advert.Name), cmp.Compare(a.advert.Table, b.advert.Table),
			cmp.Compare(len(b.good), len(a.good)), cmp.Compare(a.missed, b.missed), cmp.Compare(a.instance, b.instance))
	})
	all = slices.CompactFunc(all, func(a, b *sight) bool {
		return a.advert.Table == b.advert.Table && a.advert.Name == b.advert.Name
	})
	tables := make([]Table, len(all))
	for i, one := range all {
		tables[i] = Table{Advert: one.advert, At: one.at}
		if len(one.good) > 0 {
			tables[i].At, tables[i].Reachable = one.good, true
		}
	}
	return tables
}
