package theme

import (
	"image"
	"image/color"
)

// Felt draws a table of cloth, w by h pixels, in a colour such as that of
// [ColorFelt]: a fine weave, a little darker towards the corners. It is pure,
// and takes about a fifth of a second for the largest screens; a size below 1
// gives an empty picture.
func Felt(c color.Color, w, h int) *image.NRGBA {
	if w < 1 || h < 1 {
		return image.NewNRGBA(image.Rectangle{})
	}
	dst := image.NewNRGBA(image.Rect(0, 0, w, h))
	base := color.NRGBAModel.Convert(c).(color.NRGBA)
	across, down := fade(w), fade(h)
	for y := range h {
		row := dst.Pix[y*dst.Stride : (y+1)*dst.Stride]
		for x := range w {
			light := 256 - max(across[x]+down[y]-12, 0) + weave(x, y)
			row[4*x] = shade(base.R, light)
			row[4*x+1] = shade(base.G, light)
			row[4*x+2] = shade(base.B, light)
			row[4*x+3] = 0xff
		}
	}
	return dst
}

// fade gives, for each place along a side, how much darker it is, of 256.
func fade(n int) []int {
	out := make([]int, n)
	for i := range out {
		u := 2*float64(i)/float64(n) - 1
		out[i] = int(34 * u * u * u * u)
	}
	return out
}

// weave is the light and dark of threads and fibres, about -6 to 6.
func weave(x, y int) int {
	thread := 1 - 2*((x>>1+y>>1)&1)
	// A hash of the place: the same cloth each time, without a pattern.
	n := uint32(x)*0x9e3779b1 ^ uint32(y)*0x85ebca77
	n = (n ^ n>>15) * 0x2c1b3c6d
	return thread + int(n>>28)%9 - 4
}

// shade gives a colour channel times light/256.
func shade(v uint8, light int) uint8 { return uint8(min(int(v)*light>>8, 0xff)) }
