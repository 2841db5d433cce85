package assets

import (
	"fmt"
	"image"
	"sync"
	"testing"
	"testing/synctest"

	"krutzjass/engine/card"
)

var (
	someStyle = NewStyle("krutzjass", French, "en")
	someCard  = card.Of(card.Hearts, card.Nine)
)

func TestStillPicturesAreExactAtOnce(t *testing.T) {
	p := NewStillPictures()
	for _, width := range []int{44, 45, 203} {
		if got := p.Card(someCard, someStyle, width).Bounds().Dx(); got != width {
			t.Errorf("card of %d: %d wide", width, got)
		}
	}
	if got := p.Sign(Bell, 33, false).Bounds().Dx(); got != 33 {
		t.Errorf("sign of 33: %d wide", got)
	}
	if got := p.Token(Bell, 35, false).Bounds().Dx(); got != 35 {
		t.Errorf("token of 35: %d wide", got)
	}
	if got := p.Avatar(3, 51).Bounds().Dx(); got != 51 {
		t.Errorf("portrait of 51: %d wide", got)
	}
	if p.Card(someCard, someStyle, 44) != p.Card(someCard, someStyle, 44) {
		t.Error("the same picture is drawn twice")
	}
}

// TestPicturesComeLater runs where goroutines can be waited for: none may be
// left when a store has nothing to draw.
func TestPicturesComeLater(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		calls := 0
		p := NewPictures(func() { calls++ })
		if got := p.Card(someCard, someStyle, 90); got != image.Image(blankCard()) {
			t.Errorf("at first there is %v, not plain paper", got.Bounds())
		}
		p.Wait()
		synctest.Wait()
		if calls != 1 {
			t.Errorf("ready was called %d times for one picture", calls)
		}
		exact := p.Card(someCard, someStyle, 90)
		if got := exact.Bounds().Dx(); got != bucket(90) {
			t.Errorf("then it is %d wide, want %d", got, bucket(90))
		}
		if near := p.Card(someCard, someStyle, 150); near != exact {
			t.Errorf("while another size is drawn there is %v, not the nearest", near.Bounds())
		}
		p.Wait()
		synctest.Wait()
		if calls != 2 {
			t.Errorf("ready was called %d times for two askings", calls)
		}
	})
}

func TestReadyIsCalledForManyTogether(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		calls, n := 0, 0
		p := NewPictures(func() { calls++ })
		for c := range card.Double().Distinct() {
			p.Card(c, someStyle, 24)
			n++
		}
		p.Wait()
		synctest.Wait()
		// The painter may outrun the asking, but no more than one call a picture.
		if calls < 1 || calls > n {
			t.Errorf("ready was called %d times for %d pictures", calls, n)
		}
		if got := len(p.kept); got != n {
			t.Errorf("%d pictures are kept, want %d", got, n)
		}
	})
}

func TestReadyMayAskAgain(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var p *Pictures
		asked := 0
		p = NewPictures(func() {
			if asked++; asked < 4 {
				p.Card(someCard, someStyle, 24*(asked+1))
			}
		})
		p.Card(someCard, someStyle, 24)
		p.Wait()
		if len(p.kept) != 4 {
			t.Errorf("%d sizes are kept, want 4", len(p.kept))
		}
	})
}

func TestASizeThatIsNoLongerWantedIsGivenUp(t *testing.T) {
	p := newPictures(nil, false)
	p.busy = true // as if a painter were at work elsewhere
	for width := 40; width < 400; width++ {
		p.Card(someCard, someStyle, width)
	}
	p.Card(card.Hidden, someStyle, 40)
	if len(p.queue) != 2 || p.queue[0].size != bucket(399) {
		t.Errorf("waiting: %v, want the last size of one card and the back", p.queue)
	}
}

func TestMemoryIsBounded(t *testing.T) {
	p := NewStillPictures()
	p.most = 4 * (60 * 90 * 4)
	first := p.Card(someCard, someStyle, 60)
	for i := range 12 {
		p.Avatar(i, 60)
		if p.Card(someCard, someStyle, 60) != first {
			t.Fatalf("after %d others the card in constant use was let go", i)
		}
		if p.bytes > p.most {
			t.Fatalf("%d bytes are kept, at most %d allowed", p.bytes, p.most)
		}
	}
	sum := 0
	for _, k := range p.kept {
		sum += len(k.img.Pix)
	}
	if sum != p.bytes {
		t.Errorf("counted %d bytes, there are %d", p.bytes, sum)
	}
	if huge := p.Card(someCard, someStyle, 300); huge.Bounds().Dx() != 300 || len(p.kept) != 1 {
		t.Errorf("a picture beyond all memory: %v, %d kept", huge.Bounds(), len(p.kept))
	}
}

func TestBucketsGrow(t *testing.T) {
	for size := 1; size < 2000; size++ {
		b := bucket(size)
		if b < size || b > size+max(4, size/4) || b != bucket(b) {
			t.Errorf("%d is rounded up to %d", size, b)
		}
	}
	seen := map[int]bool{}
	for size := 44; size <= 600; size++ {
		seen[bucket(size)] = true
	}
	if len(seen) > 40 {
		t.Errorf("resizing from 44 to 600 asks for %d sizes", len(seen))
	}
}

func TestManyAskAtOnce(t *testing.T) {
	p := NewPictures(func() {})
	var all sync.WaitGroup
	for i := range 6 {
		all.Go(func() {
			for c := range card.Piquet().Distinct() {
				p.Card(c, someStyle, 20+4*i)
				p.Sign(Sign(i), 16, true)
				p.Avatar(i, 16)
			}
		})
	}
	all.Wait()
	p.Wait()
	for c := range card.Piquet().Distinct() {
		if got := p.Card(c, someStyle, 40); got == image.Image(blankCard()) {
			t.Error(fmt.Sprint(c, " was never drawn"))
		}
	}
	p.Wait()
}
