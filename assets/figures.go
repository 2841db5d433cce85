package assets

import (
	"image/color"

	"krutzjass/engine/card"
)

// figure is a person of the court: parts, the way they look (units to the
// right), and their own colours.
type figure struct {
	mop     mop
	face    shape
	beard   shape
	hat     shape
	collar  shape
	pattern shape // of the clothes, on two-headed cards
	prop    shape
	look    float64
	colours wardrobe
}

// wardrobe is the colours of a figure; what is left out stays as in the house
// palette.
type wardrobe struct{ skin, hair, hat, band, robe, robe2, trim color.NRGBA }

// over gives the dyes with the colours of w.
func (w wardrobe) over(d dyes) dyes {
	for _, c := range []struct {
		tint
		color.NRGBA
	}{{skin, w.skin}, {hair, w.hair}, {hat, w.hat}, {band, w.band}, {robe, w.robe}, {robe2, w.robe2}, {trim, w.trim}} {
		if c.A != 0 {
			d[c.tint] = c.NRGBA
		}
	}
	d[blush] = blend(d[skin], madder, 0.2)
	return d
}

// blend gives the colour u of the way from a to b.
func blend(a, b color.NRGBA, u float64) color.NRGBA {
	mix := func(x, y uint8) uint8 { return uint8(float64(x) + (float64(y)-float64(x))*u + 0.5) }
	return color.NRGBA{mix(a.R, b.R), mix(a.G, b.G), mix(a.B, b.B), 0xff}
}

// Colours of people.
var (
	fair, tanned, dark = rgb(0xf6d7b3), rgb(0xe4b284), rgb(0xa9714a)
	blond, auburn      = rgb(0xdcae52), rgb(0xa4502a)
	raven, grey, snow  = rgb(0x37302d), rgb(0xa8a39a), rgb(0xe9e4d8)
	sand, plum, teal   = rgb(0xe9d5a6), rgb(0x6d3b5e), rgb(0x2f6f73)
	cream              = rgb(0xf3e7cb)
)

// courtKey names a figure.
type courtKey struct {
	sign Sign
	rank card.Rank
}

// court is the 30 people of the cards; Swiss and Bavarian faces share those of
// bells and acorns.
var court = map[courtKey]figure{
	{Heart, card.Jack}: {mop: pageBoy, face: cheery, hat: featherCap, collar: kerchief, pattern: stripes, prop: tulip, look: 2,
		colours: wardrobe{fair, blond, madder, ochre, madder, cream, ochre}},
	{Heart, card.Queen}: {mop: flowing, face: sweet, hat: coronet, collar: neckline, pattern: dots, prop: rose, look: -2,
		colours: wardrobe{fair, auburn, ochre, cream, madder, bottle, ochre}},
	{Heart, card.King}: {mop: curly, face: calm, beard: forkedBeard, hat: zigzagCrown, collar: ermine, pattern: plain, prop: sword, look: 2,
		colours: wardrobe{fair, auburn, ochre, madder, madder, indigo, ochre}},
	{Diamond, card.Jack}: {mop: curly, face: merry, hat: broadHat, collar: zigzag, pattern: lacing, prop: letterCard, look: -2,
		colours: wardrobe{tanned, raven, bottle, ochre, bottle, madder, cream}},
	{Diamond, card.Queen}: {mop: parted, face: proud, hat: turban, collar: chain, pattern: lozenge, prop: fan, look: 2,
		colours: wardrobe{dark, raven, ochre, madder, indigo, madder, cream}},
	{Diamond, card.King}: {mop: cropped, face: stern, beard: squareBeard, hat: lilyCrown, collar: chain, pattern: lozenge, prop: axe, look: -3,
		colours: wardrobe{tanned, grey, ochre, indigo, madder, bottle, cream}},
	{Club, card.Jack}: {mop: sideLock, face: calm, beard: moustache, hat: flatBeret, collar: ruff, pattern: lacing, prop: arrow, look: 3,
		colours: wardrobe{fair, walnut, indigo, ochre, indigo, ochre, madder}},
	{Club, card.Queen}: {mop: braided, face: sweet, hat: roseWreath, collar: neckline, pattern: stripes, prop: mirror, look: 2,
		colours: wardrobe{fair, blond, madder, ochre, bottle, cream, madder}},
	{Club, card.King}: {mop: pageBoy, face: wise, beard: fullBeard, hat: archedCrown, collar: roundCollar, pattern: dots, prop: orb, look: -2,
		colours: wardrobe{fair, snow, ochre, madder, indigo, madder, ochre}},
	{Spade, card.Jack}: {mop: cropped, face: stern, beard: goatee, hat: kettleHelmet, collar: vCollar, pattern: scales, prop: halberd, look: -2,
		colours: wardrobe{tanned, raven, madder, ochre, indigo, madder, ochre}},
	{Spade, card.Queen}: {mop: plaited, face: proud, hat: pointedHood, collar: chain, pattern: lozenge, prop: lilySceptre, look: -2,
		colours: wardrobe{fair, raven, indigo, ochre, plum, ochre, cream}},
	{Spade, card.King}: {mop: curly, face: stern, beard: fullBeard, hat: furCrown, collar: ermine, pattern: plain, prop: sceptre, look: 3,
		colours: wardrobe{dark, raven, ochre, indigo, plum, bottle, ochre}},

	{Rose, card.Jack}: {mop: pageBoy, face: cheery, hat: leafHat, collar: kerchief, prop: rose, look: 2,
		colours: wardrobe{fair, blond, madder, ochre, madder, cream, bottle}},
	{Rose, card.Queen}: {mop: curly, face: calm, beard: goatee, hat: flatBeret, collar: ruff, prop: scroll, look: -2,
		colours: wardrobe{fair, auburn, madder, ochre, madder, indigo, ochre}},
	{Rose, card.King}: {mop: cropped, face: calm, beard: forkedBeard, hat: lilyCrown, collar: ermine, prop: lilySceptre, look: 2,
		colours: wardrobe{fair, auburn, ochre, madder, madder, bottle, ochre}},
	{Bell, card.Jack}: {mop: mop{}, face: merry, hat: foolsCap, collar: zigzag, prop: foolsStick, look: -2,
		colours: wardrobe{tanned, walnut, madder, ochre, ochre, madder, bottle}},
	{Bell, card.Queen}: {mop: sideLock, face: cheery, beard: moustache, hat: mirrored(broadHat), collar: vCollar, prop: cup, look: 2,
		colours: wardrobe{fair, walnut, bottle, ochre, ochre, bottle, madder}},
	{Bell, card.King}: {mop: pageBoy, face: wise, beard: fullBeard, hat: archedCrown, collar: chain, prop: orb, look: -2,
		colours: wardrobe{fair, snow, ochre, bottle, ochre, plum, madder}},
	{Acorn, card.Jack}: {mop: cropped, face: calm, beard: squareBeard, hat: herdsmanCap, collar: kerchief, prop: axe, look: 3,
		colours: wardrobe{tanned, walnut, raven, ochre, bottle, sand, madder}},
	{Acorn, card.Queen}: {mop: curly, face: wise, beard: goatee, hat: slouchHood, collar: roundCollar, prop: staff, look: -2,
		colours: wardrobe{tanned, grey, bottle, ochre, bottle, walnut, ochre}},
	{Acorn, card.King}: {mop: curly, face: stern, beard: squareBeard, hat: furCrown, collar: ermine, prop: sceptre, look: 2,
		colours: wardrobe{tanned, walnut, ochre, bottle, bottle, madder, ochre}},
	{Shield, card.Jack}: {mop: sideLock, face: stern, hat: kettleHelmet, collar: vCollar, prop: halberd, look: -2,
		colours: wardrobe{fair, walnut, madder, ochre, indigo, ochre, madder}},
	{Shield, card.Queen}: {mop: pageBoy, face: cheery, beard: moustache, hat: mirrored(featherCap), collar: ruff, prop: sword, look: 2,
		colours: wardrobe{fair, raven, indigo, ochre, indigo, madder, ochre}},
	{Shield, card.King}: {mop: curly, face: stern, beard: fullBeard, hat: zigzagCrown, collar: chain, prop: sceptre, look: -3,
		colours: wardrobe{dark, raven, ochre, indigo, indigo, bottle, ochre}},

	{RedHeart, card.Jack}: {mop: curly, face: merry, hat: featherCap, collar: ruff, prop: tulip, look: -2,
		colours: wardrobe{fair, auburn, indigo, ochre, madder, indigo, ochre}},
	{RedHeart, card.Queen}: {mop: cropped, face: cheery, beard: squareBeard, hat: flatBeret, collar: chain, prop: letterCard, look: 2,
		colours: wardrobe{tanned, raven, bottle, ochre, madder, cream, bottle}},
	{RedHeart, card.King}: {mop: pageBoy, face: calm, beard: goatee, hat: zigzagCrown, collar: ermine, prop: sword, look: -2,
		colours: wardrobe{fair, blond, ochre, madder, madder, plum, ochre}},
	{Leaf, card.Jack}: {mop: sideLock, face: calm, hat: slouchHood, collar: zigzag, prop: arrow, look: 3,
		colours: wardrobe{fair, blond, bottle, madder, bottle, ochre, madder}},
	{Leaf, card.Queen}: {mop: parted, face: stern, beard: moustache, hat: kettleHelmet, collar: vCollar, prop: sword, look: -2,
		colours: wardrobe{tanned, grey, bottle, ochre, teal, sand, madder}},
	{Leaf, card.King}: {mop: curly, face: wise, beard: forkedBeard, hat: lilyCrown, collar: ermine, prop: lilySceptre, look: 2,
		colours: wardrobe{fair, grey, ochre, bottle, bottle, indigo, ochre}},
}
