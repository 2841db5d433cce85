//go:build e2e

package e2e

import (
	"encoding/json"
	"errors"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"
	"testing"
	"time"

	"krutzjass/app/describe"
	"krutzjass/app/e2e/xvfb"
)

const (
	binary   = "../../bin/krutzjass"
	patience = 60 * time.Second      // for any one state, on a loaded machine
	look     = 10 * time.Millisecond // between two looks at the description
	settled  = 12                    // descriptions after which a click without effect is repeated
	dealCode = "DDS7-AX3T-D9GQ-6WS0-CMS6-A813-65NQ"
)

// window is the program in its window, as somebody at the screen has it.
type window struct {
	t       *testing.T
	display *xvfb.Display
	data    string // the folder of preferences and games
	told    string // the file of descriptions
	out     *os.File
	program *exec.Cmd
	ended   chan error
	id      string // of the window, for xdotool
}

// open starts a display and the program on it. What preferences say, if anything,
// the person has chosen before.
func open(t *testing.T, preferences ...byte) *window {
	t.Helper()
	if _, err := os.Stat(binary); err != nil {
		t.Fatal("there is no bin/krutzjass: type make build")
	}
	display, err := xvfb.Start(t.TempDir(), 1920, 1080)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { display.Close() })
	dir := t.TempDir()
	w := &window{t: t, display: display, data: filepath.Join(dir, "data"), told: filepath.Join(dir, "window.json")}
	if w.out, err = os.Create(filepath.Join(dir, "output")); err != nil {
		t.Fatal(err)
	}
	if preferences != nil {
		w.prefer(preferences)
	}
	w.start()
	t.Cleanup(func() {
		w.program.Process.Kill()
		<-w.ended
		w.out.Close()
	})
	return w
}

// prefer writes what a person has chosen before.
func (w *window) prefer(preferences []byte) {
	w.t.Helper()
	err := os.MkdirAll(w.data, 0o700)
	if err == nil {
		err = os.WriteFile(filepath.Join(w.data, "preferences.json"), preferences, 0o600)
	}
	if err != nil {
		w.t.Fatal(err)
	}
}

// start starts the program and waits until Home is there.
func (w *window) start() {
	w.t.Helper()
	os.Remove(w.told)
	path, err := filepath.Abs(binary)
	if err != nil {
		w.t.Fatal(err)
	}
	w.program = exec.Command(path)
	w.program.Env = append(os.Environ(), "DISPLAY="+w.display.Name, "WAYLAND_DISPLAY=", "LANG=en_US.UTF-8", "LC_ALL=en_US.UTF-8",
		"FYNE_SCALE=1", "KRUTZJASS_DATA="+w.data, "KRUTZJASS_SEED="+dealCode, "KRUTZJASS_DESCRIBE="+w.told)
	w.program.Stdout, w.program.Stderr = w.out, w.out
	if err := w.program.Start(); err != nil {
		w.t.Fatal(err)
	}
	w.ended = make(chan error, 1)
	go func(program *exec.Cmd, ended chan error) { ended <- program.Wait() }(w.program, w.ended)
	w.await("Home", func(d describe.Window) bool { return d.Screen == "Home" && len(d.Buttons) > 0 })
	w.id = strings.TrimSpace(w.xdotool("search", "--sync", "--onlyvisible", "--name", "Krutzjass"))
}

// kill ends the program as a lack of power would.
func (w *window) kill() {
	w.t.Helper()
	if err := w.program.Process.Kill(); err != nil {
		w.t.Fatal(err)
	}
	<-w.ended
	w.ended <- errors.New("killed")
}

// seen is the latest description; false while there is none.
func (w *window) seen() (d describe.Window, ok bool) {
	w.t.Helper()
	data, err := os.ReadFile(w.told)
	if errors.Is(err, os.ErrNotExist) {
		return d, false
	}
	if err == nil {
		err = json.Unmarshal(data, &d)
	}
	if err != nil {
		w.fail("the description of the window cannot be read: %v", err)
	}
	return d, true
}

// await looks until the window is in a state, and gives it.
func (w *window) await(what string, in func(describe.Window) bool) describe.Window {
	w.t.Helper()
	clock := time.NewTicker(look)
	defer clock.Stop()
	late := time.After(patience)
	for {
		if d, ok := w.seen(); ok && in(d) {
			return d
		}
		select {
		case <-clock.C:
		case err := <-w.ended:
			w.ended <- err
			w.fail("the program ended (%v) while this was awaited: %s", err, what)
		case <-late:
			w.fail("%v have passed without this: %s", patience, what)
		}
	}
}

// after waits for n more descriptions: the program has taken notice of whatever
// was clicked before.
func (w *window) after(n int) describe.Window {
	w.t.Helper()
	now, _ := w.seen()
	return w.await("the window goes on telling of itself", func(d describe.Window) bool { return d.Tick >= now.Tick+n })
}

// act does something with mouse or keyboard until the window shows that it has
// worked. It is done again only while nothing at all has changed.
func (w *window) act(what string, do func(describe.Window), done func(describe.Window) bool) describe.Window {
	w.t.Helper()
	for range 6 {
		before, _ := w.seen()
		do(before)
		last := 0
		d := w.await(what, func(d describe.Window) bool {
			if last == 0 {
				last = d.Tick + settled
			}
			return done(d) || d.Tick > last && alike(d, before)
		})
		if done(d) {
			return d
		}
	}
	w.fail("tried six times, and nothing happened: %s", what)
	return describe.Window{}
}

// alike tells whether two descriptions differ by nothing but their number.
func alike(a, b describe.Window) bool {
	a.Tick, b.Tick = 0, 0
	return reflect.DeepEqual(a, b)
}

// point moves the mouse to the middle of a place and waits until it is there.
func (w *window) point(r describe.Rect) {
	w.t.Helper()
	x, y := r.Middle()
	w.xdotool("mousemove", "--window", w.id, strconv.Itoa(x), strconv.Itoa(y))
	w.after(2)
}

func (w *window) click() { w.t.Helper(); w.xdotool("click", "1") }

// xdotool runs xdotool on the display and gives what it prints.
func (w *window) xdotool(args ...string) string {
	w.t.Helper()
	cmd := exec.Command("xdotool", args...)
	cmd.Env = append(os.Environ(), "DISPLAY="+w.display.Name)
	out, err := cmd.Output()
	if err != nil {
		w.fail("xdotool %s: %v (it is in the package xdotool)", strings.Join(args, " "), err)
	}
	return string(out)
}

// resize gives the window another size, in pixels.
func (w *window) resize(width, height int) {
	w.t.Helper()
	w.act("the window has another size", func(describe.Window) {
		w.xdotool("windowsize", w.id, strconv.Itoa(width), strconv.Itoa(height))
	}, func(d describe.Window) bool { return d.Width == width && d.Height == height })
}

// fail ends the test; what the screen shows, what the window told and the
// records stay in a folder that the message names.
func (w *window) fail(format string, args ...any) {
	w.t.Helper()
	w.t.Fatalf(format+"\nwhat was seen is kept in %s", append(args, w.evidence())...)
}

func (w *window) evidence() string {
	dir, err := os.MkdirTemp("", "krutzjass-e2e-")
	if err != nil {
		return err.Error()
	}
	if shot, err := w.display.Picture(); err == nil {
		if f, err := os.Create(filepath.Join(dir, "screen.png")); err == nil {
			png.Encode(f, shot)
			f.Close()
		}
	}
	for name, from := range map[string]string{"window.json": w.told, "output": w.out.Name(), "current.jsonl": w.current()} {
		if data, err := os.ReadFile(from); err == nil {
			os.WriteFile(filepath.Join(dir, name), data, 0o600)
		}
	}
	return dir
}

// current is the file of the game that is being played.
func (w *window) current() string { return filepath.Join(w.data, "current.jsonl") }
