// Package xvfb starts a display without a screen and looks at its pixels.
package xvfb

import (
	"bufio"
	"encoding/binary"
	"errors"
	"fmt"
	"image"
	"image/color"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// Display is a running Xvfb with a black screen.
type Display struct {
	Name string // for the environment variable DISPLAY

	server *exec.Cmd
	pixels *os.File // the screen, in the format of xwd
	head   header
}

// header is what is used of xwd's header: where the pixels begin and how wide a
// line is, in bytes, and the size in pixels.
type header struct{ start, line, width, height int }

// Start starts a display of width by height pixels on a free number; dir has to
// be there and to be empty. When it returns the display takes clients.
func Start(dir string, width, height int) (*Display, error) {
	number, tell, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer number.Close()
	size := fmt.Sprintf("%dx%dx24", width, height)
	server := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", size, "-br", "+extension", "GLX", "-nolisten", "tcp", "-fbdir", dir)
	server.ExtraFiles = []*os.File{tell}
	err = server.Start()
	tell.Close()
	if err != nil {
		return nil, fmt.Errorf("the display cannot be started: install xvfb (%w)", err)
	}
	d := &Display{server: server}
	line, err := bufio.NewReader(number).ReadString('\n')
	if err == nil {
		d.Name = ":" + strings.TrimSpace(line)
		err = d.open(filepath.Join(dir, "Xvfb_screen0"))
	}
	if err != nil {
		return nil, errors.Join(fmt.Errorf("the display does not come up: %w", err), d.Close())
	}
	return d, nil
}

// open reads the header of the screen (XWDFile.h: 32-bit words, big end first).
func (d *Display) open(path string) (err error) {
	if d.pixels, err = os.Open(path); err != nil {
		return err
	}
	var words [25]uint32
	raw := make([]byte, 4*len(words))
	if _, err := d.pixels.ReadAt(raw, 0); err != nil {
		return err
	}
	for i := range words {
		words[i] = binary.BigEndian.Uint32(raw[4*i:])
	}
	const colour = 12 // bytes of an entry of the colour map
	d.head = header{start: int(words[0] + words[19]*colour), line: int(words[12]), width: int(words[4]), height: int(words[5])}
	if bits := words[11]; bits != 32 {
		return fmt.Errorf("%d bits a pixel instead of 32", bits)
	}
	return nil
}

// Line reads a line of pixels, four bytes each: blue, green, red and nothing.
func (d *Display) Line(y int) ([]byte, error) {
	line := make([]byte, 4*d.head.width)
	_, err := d.pixels.ReadAt(line, int64(d.head.start+y*d.head.line))
	return line, err
}

// Picture is what the screen shows.
func (d *Display) Picture() (image.Image, error) {
	img := image.NewNRGBA(image.Rect(0, 0, d.head.width, d.head.height))
	for y := range d.head.height {
		line, err := d.Line(y)
		if err != nil {
			return nil, err
		}
		for x := range d.head.width {
			p := line[4*x:]
			img.SetNRGBA(x, y, color.NRGBA{R: p[2], G: p[1], B: p[0], A: 255})
		}
	}
	return img, nil
}

// Close ends the display and whatever shows on it.
func (d *Display) Close() error {
	if d.pixels != nil {
		d.pixels.Close()
	}
	if err := d.server.Process.Kill(); err != nil {
		return err
	}
	d.server.Wait() // it was killed, and says so
	return nil
}
