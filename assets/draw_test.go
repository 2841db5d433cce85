package assets

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"math"
	"testing"

	"krutzjass/assets/golden"
	"krutzjass/engine/card"
)

func TestCardsLookAsKept(t *testing.T) {
	for _, face := range Faces {
		s := NewStyle("krutzjass", face, "en")
		golden.Compare(t, "testdata/"+face.String()+"-66.png", sheet(9, cards(s, 66, card.Six)))
		golden.Compare(t, "testdata/"+face.String()+"-180.png", sheet(6, cards(s, 180, card.Nine)))
	}
	if *contact != "" {
		contactSheets(t)
	}
}

func TestPicturesAreWholeAtAnyWidth(t *testing.T) {
	s := NewStyle("krutzjass", Swiss, "de")
	for _, width := range []int{-1, 0, 1, 2, 7, 44, 109, 110, 111, 333} {
		for _, c := range []card.Card{card.Of(card.Hearts, card.King), card.Of(card.Spades, card.Ten), card.Hidden, card.None} {
			img := Draw(c, s, width)
			want := image.Rect(0, 0, width, Height(width))
			if width < 1 {
				want = image.Rectangle{}
			}
			if img.Rect != want {
				t.Errorf("%v at %d: bounds %v, want %v", c, width, img.Rect, want)
			}
			if width > 40 && img.NRGBAAt(0, 0).A > 0x60 {
				t.Errorf("%v at %d: the corner is not clear", c, width)
			}
		}
	}
}

func TestDrawingIsPure(t *testing.T) {
	s := NewStyle("krutzjass", French, "en")
	c := card.Of(card.Clubs, card.Queen)
	if !bytes.Equal(Draw(c, s, 150).Pix, Draw(c, s, 150).Pix) {
		t.Error("the same card drawn twice gives two pictures")
	}
}

// TestNoTwoCardsAreAlike also looks at the strip of a card that shows in a
// hand, 30 of 44 units.
func TestNoTwoCardsAreAlike(t *testing.T) {
	for _, face := range Faces {
		for _, width := range []int{44, 112} {
			s := NewStyle("schieber", face, "de")
			strip := width * 30 / 44
			seen := map[string]card.Card{}
			for c := range card.Full().All() {
				img := Draw(c, s, width)
				var key []byte
				for y := range Height(width) {
					key = append(key, img.Pix[y*img.Stride:y*img.Stride+4*strip]...)
				}
				if twin, ok := seen[string(key)]; ok {
					t.Errorf("%v at %d: %v and %v look the same", face, width, twin, c)
				}
				seen[string(key)] = c
			}
		}
	}
}

// TestIndexFitsItsColumn finds the printing ink of number cards in the strip.
func TestIndexFitsItsColumn(t *testing.T) {
	for _, face := range Faces {
		s := NewStyle("krutzjass", face, "en")
		for c := range card.Jass().All() {
			img := Draw(c, s, 100)
			for y := 8; y < 50; y++ {
				for x := 41; x < 96; x++ {
					if img.NRGBAAt(x, y) != paperWhite {
						t.Fatalf("%v %v: the index reaches beyond 0.4 of the card, at %d, %d", face, c, x, y)
					}
				}
			}
		}
	}
}

func TestIndexCanBeReadOnPaper(t *testing.T) {
	for _, s := range Signs {
		for _, four := range []bool{false, true} {
			if got := contrast(indexDye(s, four), paperWhite); got < 4.5 {
				t.Errorf("index of %s, four colours %v: contrast %.2f, needs 4.5", SignName(s, "en"), four, got)
			}
		}
	}
}

// contrast is the ratio of WCAG 2.
func contrast(a, b color.NRGBA) float64 {
	luminance := func(c color.NRGBA) (sum float64) {
		for _, ch := range []struct {
			value  uint8
			weight float64
		}{{c.R, 0.2126}, {c.G, 0.7152}, {c.B, 0.0722}} {
			v := float64(ch.value) / 255
			if v > 0.04045 {
				v = math.Pow((v+0.055)/1.055, 2.4)
			} else {
				v /= 12.92
			}
			sum += v * ch.weight
		}
		return sum
	}
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

func TestFourColours(t *testing.T) {
	s := NewStyle("krutzjass", French, "en")
	four := s
	four.FourColours = true
	for suit, differs := range map[card.Suit]bool{card.Hearts: false, card.Diamonds: true, card.Clubs: true, card.Spades: false} {
		c := card.Of(suit, card.Nine)
		if got := !bytes.Equal(Draw(c, s, 60).Pix, Draw(c, four, 60).Pix); got != differs {
			t.Errorf("%v in four colours: differs is %v, want %v", c, got, differs)
		}
	}
}

func TestTwoHeadedCardsAreTheSameUpsideDown(t *testing.T) {
	img := Draw(card.Of(card.Spades, card.Jack), NewStyle("krutzjass", French, "en"), 200)
	turned := image.NewNRGBA(img.Rect)
	n := len(img.Pix) / 4
	for i := range n {
		copy(turned.Pix[4*i:4*i+4], img.Pix[4*(n-1-i):4*(n-i)])
	}
	if d := golden.Diff(img, turned, 40); d.Pixels > 0 {
		t.Errorf("upside down: %v", d)
	}
}

func TestSignsAreEmptyOnlyForNoSize(t *testing.T) {
	for _, s := range Signs {
		for _, size := range []int{-3, 0, 1, 24} {
			if got := DrawSign(s, size, false).Rect.Dx(); got != max(size, 0) {
				t.Errorf("%s of %d: %d wide", SignName(s, "en"), size, got)
			}
		}
	}
	if !DrawSign(Leaf+1, 20, false).Rect.Empty() {
		t.Error("a sign that is none is drawn")
	}
}

func TestEveryCourtCardHasItsPerson(t *testing.T) {
	for _, s := range Signs {
		for r := card.Jack; r <= card.King; r++ {
			if who, ok := court[courtKey{s, r}]; !ok || len(who.face) == 0 || len(who.prop) == 0 {
				t.Errorf("%s %v has no person, or one without face or hands", SignName(s, "en"), r)
			}
		}
	}
}

func TestIconIsAPicture(t *testing.T) {
	img, err := png.Decode(bytes.NewReader(Icon()))
	if err != nil {
		t.Fatal(err)
	}
	if got := img.Bounds().Size(); got != image.Pt(1024, 1024) {
		t.Errorf("the icon is %v", got)
	}
}

func BenchmarkDeck160(b *testing.B) {
	s := NewStyle("krutzjass", French, "en")
	for b.Loop() {
		for c := range card.Jass().All() {
			Draw(c, s, 160)
		}
	}
}

func BenchmarkCourt600(b *testing.B) {
	s := NewStyle("krutzjass", Swiss, "en")
	for b.Loop() {
		Draw(card.Of(card.Hearts, card.King), s, 600)
	}
}
