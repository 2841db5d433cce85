package widget

import (
	"image"
	"image/color"
	"math"

	"golang.org/x/image/vector"
)

// dot is a place in a drawing that is one unit wide and high.
type dot struct{ x, y float64 }

// stain is one colour of a drawing: areas, each the corners of a polygon.
type stain struct {
	ink   color.NRGBA
	areas [][]dot
}

// The inks of emblems, which lie on card paper or stand on their own.
var (
	inkDark  = color.NRGBA{0x3a, 0x33, 0x2c, 0xff}
	inkRed   = color.NRGBA{0xb4, 0x3a, 0x2c, 0xff}
	inkGold  = color.NRGBA{0xd9, 0xa5, 0x2e, 0xff}
	inkShine = color.NRGBA{0xf5, 0xdc, 0x8c, 0xff}
	inkLeaf  = color.NRGBA{0x5d, 0x8f, 0x3f, 0xff}
	inkDeep  = color.NRGBA{0x3f, 0x6f, 0x33, 0xff}
)

// drawing makes a picture of stains, the lowest first, and keeps the sizes asked
// for: a picture that is the same stays the same image.
func drawing(list ...stain) Picture {
	kept := map[int]image.Image{}
	return func(px int) image.Image {
		if img, ok := kept[px]; ok {
			return img
		}
		img := image.NewRGBA(image.Rect(0, 0, px, px))
		for _, s := range list {
			for _, area := range s.areas {
				z := vector.NewRasterizer(px, px)
				for i, p := range area {
					if x, y := float32(p.x*float64(px)), float32(p.y*float64(px)); i == 0 {
						z.MoveTo(x, y)
					} else {
						z.LineTo(x, y)
					}
				}
				z.ClosePath()
				z.Draw(img, img.Bounds(), image.NewUniform(s.ink), image.Point{})
			}
		}
		kept[px] = img
		return img
	}
}

// disc is a circle as a polygon.
func disc(x, y, r float64) []dot { return oval(x, y, r, r) }

func oval(x, y, rx, ry float64) (area []dot) {
	const corners = 40
	for i := range corners {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / corners)
		area = append(area, dot{x + rx*cos, y + ry*sin})
	}
	return area
}

// stroke is a line of even width through places, with round ends.
func stroke(width float64, line ...dot) (areas [][]dot) {
	for i, p := range line {
		areas = append(areas, disc(p.x, p.y, width/2))
		if i == 0 {
			continue
		}
		q := line[i-1]
		long := math.Hypot(p.x-q.x, p.y-q.y)
		x, y := (p.y-q.y)/long*width/2, (q.x-p.x)/long*width/2
		areas = append(areas, []dot{{q.x + x, q.y + y}, {p.x + x, p.y + y}, {p.x - x, p.y - y}, {q.x - x, q.y - y}})
	}
	return areas
}

// arrow is an upright arrow from y to y; its head is at the second.
func arrow(x, from, to, width float64) [][]dot {
	head := width * 1.2 * math.Copysign(1, from-to)
	return append(stroke(width, dot{x, from}, dot{x, to + head}),
		[]dot{{x, to}, {x - width*1.5, to + head*1.25}, {x + width*1.5, to + head*1.25}})
}

func flipped(areas [][]dot) (out [][]dot) {
	for _, area := range areas {
		turned := make([]dot, len(area))
		for i, p := range area {
			turned[i] = dot{p.x, 1 - p.y}
		}
		out = append(out, turned)
	}
	return out
}

// Emblems of ways to play that are no suit, by their names in records.
var emblems = map[string]Picture{
	"OBE":     drawing(stain{inkRed, append(stroke(0.09, dot{0.22, 0.12}, dot{0.78, 0.12}), arrow(0.5, 0.3, 0.93, 0.17)...)}),
	"UND":     drawing(stain{inkRed, flipped(append(stroke(0.09, dot{0.22, 0.12}, dot{0.78, 0.12}), arrow(0.5, 0.3, 0.93, 0.17)...))}),
	"none":    drawing(stain{inkDark, stroke(0.1, ring(0.5, 0.5, 0.36)...)}, stain{inkRed, stroke(0.1, dot{0.25, 0.75}, dot{0.75, 0.25})}),
	"slalom":  drawing(stain{inkRed, stroke(0.12, dot{0.28, 0.1}, dot{0.72, 0.3}, dot{0.28, 0.5}, dot{0.72, 0.7}, dot{0.28, 0.9})}),
	"guschti": drawing(stain{inkRed, append(arrow(0.3, 0.12, 0.88, 0.14), arrow(0.7, 0.88, 0.12, 0.14)...)}),
	"joker":   drawing(stain{inkGold, [][]dot{starDots(0.5, 0.52, 0.48)}}, stain{inkRed, [][]dot{disc(0.5, 0.52, 0.12)}}),
	"misere":  drawing(stain{inkDark, stroke(0.11, ring(0.5, 0.5, 0.36)...)}),
	"3x3":     drawing(stain{inkRed, nine()}),
}

// Emblem is the drawing of a way to play that is no suit, by its name in records;
// nil if there is none.
func Emblem(name string) Picture { return emblems[name] }

// ring is the places along a circle, ending where it begins.
func ring(x, y, r float64) []dot {
	area := disc(x, y, r)
	return append(area, area[0])
}

func starDots(x, y, r float64) (area []dot) {
	for _, p := range starPoints() {
		area = append(area, dot{x + (float64(p.X)-0.5)*2*r, y + (float64(p.Y)-0.5)*2*r})
	}
	return area
}

func nine() (areas [][]dot) {
	for i := range 9 {
		areas = append(areas, disc(0.2+0.3*float64(i%3), 0.2+0.3*float64(i/3), 0.1))
	}
	return areas
}

// Chips is a pile of gold pieces.
var Chips = drawing(chips()...)

func chips() (list []stain) {
	for _, at := range []dot{{0.33, 0.78}, {0.67, 0.78}, {0.33, 0.62}, {0.67, 0.62}, {0.33, 0.46}, {0.5, 0.3}} {
		list = append(list,
			stain{inkDark, [][]dot{oval(at.x, at.y+0.075, 0.3, 0.15)}}, stain{inkGold, [][]dot{oval(at.x, at.y+0.05, 0.28, 0.13)}},
			stain{inkDark, [][]dot{oval(at.x, at.y, 0.3, 0.145)}}, stain{inkShine, [][]dot{oval(at.x, at.y, 0.28, 0.125)}},
			stain{inkGold, [][]dot{oval(at.x, at.y, 0.17, 0.075)}})
	}
	return list
}

// Pack is a small pack of cards: who deals.
var Pack = drawing(
	stain{inkDark, [][]dot{tilted(0.42, 0.52, -0.2, 0.27, 0.4)}}, stain{inkShine, [][]dot{tilted(0.42, 0.52, -0.2, 0.22, 0.35)}},
	stain{inkDark, [][]dot{tilted(0.6, 0.5, 0.2, 0.27, 0.4)}}, stain{inkRed, [][]dot{tilted(0.6, 0.5, 0.2, 0.22, 0.35)}})

// tilted is a rectangle around a place, turned, of half a width and height.
func tilted(x, y, turn, w, h float64) (area []dot) {
	sin, cos := math.Sincos(turn)
	for _, c := range []dot{{-w, -h}, {w, -h}, {w, h}, {-w, h}} {
		area = append(area, dot{x + c.x*cos - c.y*sin, y + c.x*sin + c.y*cos})
	}
	return area
}

// wreath is two branches of leaves around whom it honours, open at the top and
// bound with a ribbon at the bottom.
var wreath = drawing(branches()...)

func branches() []stain {
	leaves, dark, berries := stain{ink: inkLeaf}, stain{ink: inkDeep}, stain{ink: inkGold}
	for i := range 9 {
		turn := (0.54 + 0.105*float64(i)) * math.Pi // from the bottom up the left side
		for _, side := range []float64{1, -1} {
			x, y := 0.5+side*0.4*math.Cos(turn), 0.5+0.4*math.Sin(turn)
			dx, dy := -side*math.Sin(turn), math.Cos(turn)
			dark.areas = append(dark.areas, leaf(x, y, dx, dy, 0.55), leaf(x, y, dx, dy, -0.55))
			leaves.areas = append(leaves.areas, leaf(x+dx*0.012, y+dy*0.012, dx, dy, 0.5))
			if i%3 == 1 {
				berries.areas = append(berries.areas, disc(x, y, 0.018))
			}
		}
	}
	ribbon := stain{inkRed, [][]dot{
		{{0.5, 0.9}, {0.38, 0.84}, {0.38, 0.97}}, {{0.5, 0.9}, {0.62, 0.84}, {0.62, 0.97}}, disc(0.5, 0.905, 0.035)}}
	return []stain{dark, leaves, berries, ribbon}
}

// leaf is a leaf that grows from a place along a direction, turned outwards or,
// if out is negative, inwards.
func leaf(x, y, dx, dy, out float64) (area []dot) {
	sin, cos := math.Sincos(out)
	dx, dy = dx*cos-dy*sin, dx*sin+dy*cos
	const long, wide = 0.125, 0.03
	for i := range 9 {
		t := float64(i) / 8
		area = append(area, dot{x + dx*long*t - dy*wide*math.Sin(math.Pi*t), y + dy*long*t + dx*wide*math.Sin(math.Pi*t)})
	}
	for i := range 9 {
		t := 1 - float64(i)/8
		area = append(area, dot{x + dx*long*t + dy*wide*math.Sin(math.Pi*t), y + dy*long*t - dx*wide*math.Sin(math.Pi*t)})
	}
	return area
}
