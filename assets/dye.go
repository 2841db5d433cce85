package assets

import "image/color"

// tint names a colour of a drawing; what it looks like is a matter of dyes, so
// that one drawing of a head serves many people.
type tint uint8

// The tints. The last ones belong to a figure: each person has their own.
const (
	none tint = iota
	ink
	paper
	edge
	faint
	white
	red
	blue
	green
	gold
	deep // green of leaves
	brown
	steel
	rosy
	leaf
	twig // under an ace
	back
	backLine
	index   // the index of the card
	pip     // a French suit
	skin    // of a figure, from here on
	blush   // cheeks and shaded skin
	hair    // and beard
	hat     // cap, crown, hood
	band    // of the hat, and feathers
	robe    // the larger half of the clothes
	robe2   // the other half
	trim    // collar and hems
	backing // behind a portrait or figure
	tints
)

// dyes gives every tint a colour.
type dyes [tints]color.NRGBA

// rgb makes an opaque colour of 0xRRGGBB.
func rgb(hex uint32) color.NRGBA {
	return color.NRGBA{uint8(hex >> 16), uint8(hex >> 8), uint8(hex), 0xff}
}

// The colours of the house: printing ink and six block colours on warm paper.
var (
	inkBlack   = rgb(0x2a2522)
	paperWhite = rgb(0xfaf4e6)
	madder     = rgb(0xb5382d)
	indigo     = rgb(0x2d5080)
	bottle     = rgb(0x2f6d4a)
	ochre      = rgb(0xdfa63a)
	walnut     = rgb(0x7b4d2b)
	slate      = rgb(0x9aa3a6)
)

// house is the palette that every drawing starts from.
var house = dyes{
	ink: inkBlack, paper: paperWhite, edge: rgb(0xcdbf9f), faint: rgb(0xf1e6cd), white: rgb(0xfffdf6),
	red: madder, blue: indigo, green: bottle, deep: rgb(0x24604a), gold: ochre, brown: walnut, steel: slate,
	rosy: rgb(0xd9685a), leaf: rgb(0x6f9a4b), back: rgb(0x8c2f2b), backLine: rgb(0xf0dcb4),
	index: inkBlack, pip: inkBlack,
	skin: rgb(0xf3cfa6), blush: rgb(0xe3a381), hair: walnut, hat: madder, band: ochre,
	robe: madder, robe2: indigo, trim: ochre, backing: rgb(0xf1e6cd),
}

// indexDye gives the colour of a suit's index, dark enough on paper (at least
// 4.5:1) for every sign.
func indexDye(s Sign, fourColours bool) color.NRGBA {
	switch s {
	case Heart, Rose, RedHeart:
		return madder
	case Diamond:
		if fourColours {
			return indigo
		}
		return madder
	case Club:
		if fourColours {
			return rgb(0x24653f)
		}
		return inkBlack
	case Bell:
		return rgb(0x875a0c)
	case Acorn:
		return rgb(0x556d14)
	case Shield:
		return indigo
	case Leaf:
		return rgb(0x174a38)
	default:
		return inkBlack
	}
}

// dyed gives the house palette for a card of sign s.
func dyed(s Sign, fourColours bool) dyes {
	d := house
	d[index] = indexDye(s, fourColours)
	d[pip], d[twig] = d[index], blend(d[index], paperWhite, 0.45)
	return d
}
