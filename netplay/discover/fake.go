package discover

import (
	"cmp"
	"context"
	"net/netip"
	"slices"
	"sync"
)

// Fake is a network inside one program, for tests: what is announced is found at
// once, at loopback and without any connection made. The zero value is ready.
type Fake struct {
	mu      sync.Mutex
	told    map[*fakeTable]Advert
	err     error
	changed chan struct{} // closed at the next change
}

type fakeTable struct{ net *Fake }

// Fail makes announcing and finding fail from now on with err, or work with nil.
func (f *Fake) Fail(err error) { f.change(func() { f.err = err }) }

// change has do change something and tells all seekers.
func (f *Fake) change(do func()) {
	f.mu.Lock()
	defer f.mu.Unlock()
	do()
	if f.changed != nil {
		close(f.changed)
		f.changed = nil
	}
}

// Announce implements Discovery.
func (f *Fake) Announce(a Advert) (Announcement, error) {
	if err := a.check(); err != nil {
		return nil, err
	}
	t := &fakeTable{f}
	f.change(func() {
		if f.told == nil {
			f.told = map[*fakeTable]Advert{}
		}
		f.told[t] = a
	})
	return t, nil
}

// Update implements Announcement.
func (t *fakeTable) Update(a Advert) (err error) {
	t.net.change(func() {
		old, ok := t.net.told[t]
		a.Table, a.Port = old.Table, old.Port
		if err = a.check(); err == nil && ok {
			t.net.told[t] = a
		}
	})
	return err
}

// Err implements Announcement.
func (t *fakeTable) Err() error {
	t.net.mu.Lock()
	defer t.net.mu.Unlock()
	return t.net.err
}

// Stop implements Announcement.
func (t *fakeTable) Stop() { t.net.change(func() { delete(t.net.told, t) }) }

// Find implements Discovery.
func (f *Fake) Find(ctx context.Context, found func([]Table, error)) {
	for ctx.Err() == nil {
		tables, changed, err := f.now()
		found(tables, err)
		select {
		case <-ctx.Done():
		case <-changed:
		}
	}
}

func (f *Fake) now() ([]Table, <-chan struct{}, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.changed == nil {
		f.changed = make(chan struct{})
	}
	tables := []Table{}
	for _, a := range f.told {
		at := netip.AddrPortFrom(netip.AddrFrom4([4]byte{127, 0, 0, 1}), uint16(a.Port))
		tables = append(tables, Table{Advert: a, At: []netip.AddrPort{at}, Reachable: true})
	}
	slices.SortFunc(tables, func(a, b Table) int {
		return cmp.Or(cmp.Compare(a.Name, b.Name), cmp.Compare(a.Table, b.Table))
	})
	return tables, f.changed, f.err
}
