package assets

import (
	"image"
	"math"
	"sync"

	"krutzjass/engine/card"
)

// budget is how much memory pictures may take, in bytes: a deck at table
// screen size and two of a hand's.
const budget = 96 << 20

// Pictures draws every picture once and keeps it for all who ask, the least
// recently asked for going first when there are too many. It is safe for use
// by several goroutines; the pictures it gives must not be changed. Make one
// with [NewPictures] or [NewStillPictures].
type Pictures struct {
	ready func()
	still bool
	most  int // bytes

	mu    sync.Mutex
	idle  sync.Cond // no goroutine is drawing
	kept  map[picture]*keeping
	bytes int
	clock uint64 // counts askings: the order of use
	queue []picture
	busy  bool
}

// kind is what a picture is of.
type kind uint8

const (
	cardKind kind = iota
	signKind
	tokenKind
	avatarKind
)

// picture names a picture; size is its width.
type picture struct {
	kind  kind
	id    int
	style Style
	size  int
}

// keeping is a kept picture.
type keeping struct {
	img  *image.NRGBA
	used uint64
}

// draw draws the picture.
func (p picture) draw() *image.NRGBA {
	switch p.kind {
	case signKind:
		return DrawSign(Sign(p.id), p.size, p.style.FourColours)
	case tokenKind:
		return DrawToken(Sign(p.id), p.size, p.style.FourColours)
	case avatarKind:
		return Avatar(p.id, p.size)
	default:
		return Draw(card.Card(p.id), p.style, p.size)
	}
}

// NewPictures gives a store that draws on a goroutine of its own, which lives
// only while something is to be drawn. It calls ready, which may be nil, from
// that goroutine when new pictures are there: once for all that were asked for
// together, and now and then while many are being drawn. ready may ask for
// pictures, but must not [Pictures.Wait].
func NewPictures(ready func()) *Pictures { return newPictures(ready, false) }

// NewStillPictures gives a store that draws while the caller waits, exactly in
// the size asked for: for tests and kept pictures.
func NewStillPictures() *Pictures { return newPictures(nil, true) }

func newPictures(ready func(), still bool) *Pictures {
	p := &Pictures{ready: ready, still: still, most: budget, kept: map[picture]*keeping{}}
	p.idle.L = &p.mu
	return p
}

// Card gives the picture of a card, as [Draw] draws it, at least width wide,
// and never waits for it to be drawn: until then it gives the nearest size
// there is, or plain paper. width is in pixels.
func (p *Pictures) Card(c card.Card, s Style, width int) image.Image {
	if img := p.get(picture{cardKind, int(c), s, width}); img != nil {
		return img
	}
	return blankCard()
}

// Sign gives the picture of a sign as [DrawSign] draws it, or for a moment
// another size of it or nothing, like [Pictures.Card].
func (p *Pictures) Sign(s Sign, size int, fourColours bool) image.Image {
	if img := p.get(picture{signKind, int(s), Style{FourColours: fourColours}, size}); img != nil {
		return img
	}
	return nothing
}

// Token gives the picture of a sign on a chip as [DrawToken] draws it, or for
// a moment another size of it or nothing, like [Pictures.Card].
func (p *Pictures) Token(s Sign, size int, fourColours bool) image.Image {
	if img := p.get(picture{tokenKind, int(s), Style{FourColours: fourColours}, size}); img != nil {
		return img
	}
	return nothing
}

// Avatar gives a portrait as [Avatar] draws it, or for a moment another size
// of it or nothing, like [Pictures.Card].
func (p *Pictures) Avatar(id, size int) image.Image {
	if img := p.get(picture{avatarKind, id, Style{}, size}); img != nil {
		return img
	}
	return nothing
}

// Wait returns when everything that was asked for is drawn.
func (p *Pictures) Wait() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for p.busy {
		p.idle.Wait()
	}
}

// blankCard is shown while a card is being drawn for the first time.
var blankCard = sync.OnceValue(func() *image.NRGBA {
	const width = 96
	dst, colours := image.NewRGBA(image.Rect(0, 0, width, Height(width))), house
	newPen(dst, width/cardWidth, &colours).draw(shape{{paper, edge, 2, cardShape}})
	return toNRGBA(dst)
})

// nothing is an empty picture that can be shown.
var nothing = image.NewNRGBA(image.Rect(0, 0, 1, 1))

// bucket rounds a size up, so that a window being resized asks for few sizes.
func bucket(size int) int {
	step := 4
	for limit := 64; size > limit && step < 64; limit *= 2 {
		step *= 2
	}
	return (size + step - 1) / step * step
}

// get gives a kept picture, asking for it to be drawn if it is not there; nil
// if there is nothing like it.
func (p *Pictures) get(want picture) *image.NRGBA {
	if want.size < 1 {
		return nothing
	}
	if !p.still {
		want.size = bucket(want.size)
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.clock++
	if k, ok := p.kept[want]; ok {
		k.used = p.clock
		return k.img
	}
	if p.still {
		img := want.draw()
		p.keep(want, img)
		return img
	}
	p.ask(want)
	return p.nearest(want)
}

// ask queues a picture; another size of the same that still waits is given up.
func (p *Pictures) ask(want picture) {
	for i, q := range p.queue {
		if q.same(want) {
			p.queue[i] = want
			return
		}
	}
	p.queue = append(p.queue, want)
	if !p.busy {
		p.busy = true
		go p.work()
	}
}

// same tells whether two pictures differ in nothing but their size.
func (p picture) same(q picture) bool {
	p.size = q.size
	return p == q
}

// nearest gives the kept picture that is nearest in size to the one wanted.
func (p *Pictures) nearest(want picture) (img *image.NRGBA) {
	best := math.Inf(1)
	for q, k := range p.kept {
		if d := math.Abs(math.Log(float64(q.size) / float64(want.size))); d < best && q.same(want) {
			best, img = d, k.img
			k.used = p.clock
		}
	}
	return img
}

// batch is the number of pictures after which ready is called though more are
// to come: what people look at first should not wait for the rest.
const batch = 8

// work draws what is in the queue, the newest wish first, and ends.
func (p *Pictures) work() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for drawn := 1; len(p.queue) > 0; drawn++ {
		last := len(p.queue) - 1
		want := p.queue[last]
		p.queue = p.queue[:last]
		p.mu.Unlock()
		img := want.draw()
		p.mu.Lock()
		p.keep(want, img)
		if p.ready != nil && (len(p.queue) == 0 || drawn%batch == 0) {
			p.mu.Unlock()
			p.ready()
			p.mu.Lock()
		}
	}
	p.busy = false
	p.idle.Broadcast()
}

// keep stores a picture and lets go of the ones unused for longest until all
// fit; the new one stays in any case.
func (p *Pictures) keep(name picture, img *image.NRGBA) {
	if old, ok := p.kept[name]; ok {
		p.bytes -= len(old.img.Pix)
	}
	p.kept[name] = &keeping{img, p.clock}
	p.bytes += len(img.Pix)
	for p.bytes > p.most && len(p.kept) > 1 {
		var oldest picture
		used := uint64(math.MaxUint64)
		for q, k := range p.kept {
			if q != name && k.used < used {
				oldest, used = q, k.used
			}
		}
		p.bytes -= len(p.kept[oldest].img.Pix)
		delete(p.kept, oldest)
	}
}
