package app

import (
	"bytes"
	"image"
	"image/png"
	"time"

	"fyne.io/fyne/v2"
	"golang.org/x/image/draw"

	"krutzjass/app/screen"
	"krutzjass/app/session"
	"krutzjass/assets"
	"krutzjass/engine/card"
)

// firstLook is the time that the first picture of the window has the machine to
// itself, before cards are drawn.
const firstLook = 100 * time.Millisecond

// patient is pictures that are not drawn before the window has been seen. It is
// used on the window's thread only.
type patient struct {
	screen.TablePictures
	awake bool
}

var nothing = image.NewNRGBA(image.Rect(0, 0, 1, 1))

// Card is that of the pictures, or nothing yet.
func (p *patient) Card(c card.Card, s assets.Style, width int) image.Image {
	if !p.awake {
		return nothing
	}
	return p.TablePictures.Card(c, s, width)
}

// Sign is that of the pictures, or nothing yet.
func (p *patient) Sign(s assets.Sign, size int, fourColours bool) image.Image {
	if !p.awake {
		return nothing
	}
	return p.TablePictures.Sign(s, size, fourColours)
}

// showIcon gives the window its icon, in the size that desktops show: taking the
// large one before the first picture of the window would hold that up.
func showIcon(w fyne.Window, stage session.Stage) {
	large, err := png.Decode(bytes.NewReader(assets.Icon()))
	if err != nil {
		return // embedded and tested with the assets
	}
	small := image.NewNRGBA(image.Rect(0, 0, 128, 128))
	draw.CatmullRom.Scale(small, small.Bounds(), large, large.Bounds(), draw.Src, nil)
	var data bytes.Buffer
	if png.Encode(&data, small) == nil {
		stage.Do(func() { w.SetIcon(fyne.NewStaticResource("icon.png", data.Bytes())) })
	}
}
