package assets

import (
	"image"
	"image/color"
	"image/draw"
)

// sitter is a figure before its ground.
type sitter struct {
	figure
	backing color.NRGBA
}

// Coach is the id of Aunt Christine, who is no player.
const Coach = -1

var coach = sitter{figure{mop: plaited, face: join(merry, glasses), collar: kerchief, look: 1, colours: wardrobe{skin: fair, hair: grey, band: madder, robe: indigo, robe2: indigo, trim: cream}}, rgb(0xf0cf9e)}

// cast is the portraits. The first is the person's own until they choose.
var cast = []sitter{
	{figure{mop: cropped, face: cheery, collar: roundCollar, colours: wardrobe{skin: fair, hair: walnut, robe: teal, robe2: teal, trim: cream}}, rgb(0xe9c46a)},
	{figure{mop: bun, face: join(wise, glasses), collar: chain, look: -1, colours: wardrobe{skin: fair, hair: snow, robe: plum, robe2: plum}}, rgb(0x9fc0a8)},
	{figure{mop: bald, face: join(wise, glasses), beard: moustache, collar: vCollar, look: 1, colours: wardrobe{skin: fair, hair: grey, robe: bottle, robe2: bottle, trim: ochre}}, rgb(0xe5b299)},
	{figure{mop: cropped, face: cheery, beard: squareBeard, hat: herdsmanCap, collar: kerchief, look: 2, colours: wardrobe{skin: tanned, hair: auburn, hat: raven, band: ochre, robe: cream, robe2: cream, trim: madder}}, rgb(0xa9c4d8)},
	{figure{mop: braided, face: merry, collar: roundCollar, colours: wardrobe{skin: fair, hair: blond, band: madder, robe: madder, robe2: madder, trim: cream}}, rgb(0xbcd3a0)},
	{figure{mop: curly, face: sweet, collar: neckline, look: 2, colours: wardrobe{skin: dark, hair: raven, robe: ochre, robe2: ochre, trim: madder}}, rgb(0xd9a7a0)},
	{figure{mop: sideLock, face: calm, beard: moustache, hat: broadHat, collar: vCollar, look: -2, colours: wardrobe{skin: tanned, hair: raven, hat: bottle, band: ochre, robe: walnut, robe2: walnut, trim: ochre}}, rgb(0xe3cf9c)},
	{figure{mop: pageBoy, face: merry, hat: flatBeret, collar: kerchief, look: 2, colours: wardrobe{skin: fair, hair: auburn, hat: indigo, band: madder, robe: cream, robe2: cream, trim: indigo}}, rgb(0xe9c46a)},
	{figure{mop: flowing, face: proud, collar: neckline, look: -2, colours: wardrobe{skin: fair, hair: auburn, robe: bottle, robe2: bottle, trim: ochre}}, rgb(0xc3b6d6)},
	{figure{mop: cropped, face: calm, beard: goatee, collar: roundCollar, look: 2, colours: wardrobe{skin: dark, hair: raven, robe: indigo, robe2: indigo, trim: cream}}, rgb(0xe5b299)},
	{figure{mop: parted, face: sweet, hat: turban, collar: chain, look: 1, colours: wardrobe{skin: tanned, hair: raven, hat: teal, band: ochre, robe: madder, robe2: madder}}, rgb(0xe3cf9c)},
	{figure{mop: pageBoy, face: join(cheery, glasses), collar: roundCollar, look: -1, colours: wardrobe{skin: fair, hair: blond, robe: plum, robe2: plum, trim: cream}}, rgb(0xa9c4d8)},
}

// Avatars is the number of portraits, ids 0 to Avatars-1.
var Avatars = len(cast)

// Avatar draws a round portrait, size pixels square. 0 is for the person whose
// device it is; 1 is a lady of age with glasses; ids beyond the last begin
// again, and Coach is none of them. A size below 1 gives an empty picture.
func Avatar(id, size int) *image.NRGBA {
	if size < 1 {
		return image.NewNRGBA(image.Rectangle{})
	}
	n := len(cast)
	who := cast[(id%n+n)%n]
	if id == Coach {
		who = coach
	}
	colours := who.colours.over(house)
	colours[backing] = who.backing
	square := image.NewRGBA(image.Rect(0, 0, size, size))
	p := newPen(square, float64(size)/100, &colours)
	p.draw(shape{{backing, none, 0, "M0 0 H100 V100 H0 Z"}})
	p.to(50, 103, 0.6).draw(shoulders)
	p.to(50, 54, 0.86).head(who.figure)

	round := image.NewRGBA(square.Rect)
	disc := image.NewRGBA(square.Rect)
	q := newPen(disc, float64(size)/100, &colours)
	q.draw(shape{{ink, none, 0, "O50 50 48 48"}})
	draw.DrawMask(round, round.Rect, square, image.Point{}, disc, image.Point{}, draw.Over)
	q.dst = round
	q.draw(shape{{none, paper, 3.2, "O50 50 48 48"}, {none, ink, 1.2, "O50 50 49 49"}})
	return toNRGBA(round)
}
