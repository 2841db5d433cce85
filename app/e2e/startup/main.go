// Startup measures how long the program takes from the start of its process to
// the first painted Home, against an empty window on the same display, in turns.
// It looks at the pixels of the display from outside; the programs do not know.
//
// Usage: startup [-runs N] PROGRAM EMPTY
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"time"

	"krutzjass/app/e2e/xvfb"
)

// What is looked at: some lines of the window, which lies in the corner of the
// display, every other pixel of them.
const (
	width, height = 1024, 720
	every         = 45
	most          = 60 * time.Second
)

// Colours that a picture has at least: an empty window has its ground, Home its
// felt, the paper of its places and the ink and edges of letters.
const (
	emptyColours = 1
	homeColours  = 8
)

func main() {
	runs := flag.Int("runs", 9, "how often each is started")
	flag.Usage = func() {
		fmt.Fprintln(flag.CommandLine.Output(), "Usage: startup [-runs N] PROGRAM EMPTY")
		flag.PrintDefaults()
	}
	flag.Parse()
	if flag.NArg() != 2 || *runs < 1 {
		flag.Usage()
		os.Exit(2)
	}
	if err := measure(flag.Arg(0), flag.Arg(1), *runs); err != nil {
		fmt.Fprintln(os.Stderr, "startup:", err)
		os.Exit(1)
	}
}

// measure starts both in turns and prints what it took.
func measure(program, empty string, runs int) error {
	dir, err := os.MkdirTemp("", "krutzjass-startup-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	display, err := xvfb.Start(dir, width, height)
	if err != nil {
		return err
	}
	defer display.Close()
	var took [2][]time.Duration
	for run := range runs + 1 {
		for i, what := range []string{empty, program} {
			colours := []int{emptyColours, homeColours}[i]
			d, err := start(display, what, filepath.Join(dir, fmt.Sprint("data", run)), colours)
			if err != nil {
				return fmt.Errorf("%s: %w", what, err)
			}
			if run > 0 { // the first brings the files into memory
				took[i] = append(took[i], d)
			}
		}
	}
	fmt.Printf("%-14s %8s %8s %8s\n", "to first paint", "least", "median", "most")
	for i, name := range []string{"empty window", "Home"} {
		slices.Sort(took[i])
		fmt.Printf("%-14s %8s %8s %8s\n", name, ms(took[i][0]), ms(took[i][runs/2]), ms(took[i][runs-1]))
	}
	fmt.Printf("Home takes %.2f times as long as an empty window (medians of %d)\n",
		float64(took[1][runs/2])/float64(took[0][runs/2]), runs)
	return nil
}

func ms(d time.Duration) string { return fmt.Sprintf("%d ms", d.Milliseconds()) }

// start starts a program, waits for its picture and ends it.
func start(display *xvfb.Display, program, data string, colours int) (took time.Duration, err error) {
	cmd := exec.Command(program)
	cmd.Env = append(os.Environ(), "DISPLAY="+display.Name, "WAYLAND_DISPLAY=", "LANG=en_US.UTF-8", "FYNE_SCALE=1", "KRUTZJASS_DATA="+data)
	begun := time.Now()
	if err := cmd.Start(); err != nil {
		return 0, err
	}
	ended := make(chan struct{})
	go func() { cmd.Wait(); close(ended) }()
	defer func() {
		cmd.Process.Kill()
		<-ended
		if gone := wait(display, nil, func(n int) bool { return n == 0 }); err == nil {
			err = gone
		}
	}()
	err = wait(display, ended, func(n int) bool { return n >= colours })
	return time.Since(begun), err
}

// wait looks at the display until the number of its colours is right.
func wait(display *xvfb.Display, ended <-chan struct{}, right func(colours int) bool) error {
	clock := time.NewTicker(2 * time.Millisecond)
	defer clock.Stop()
	late := time.After(most)
	for {
		n, err := colours(display)
		if err != nil || right(n) {
			return err
		}
		select {
		case <-clock.C:
		case <-ended:
			return fmt.Errorf("it ended before its window was painted")
		case <-late:
			return fmt.Errorf("after %v its window was not painted: %d colours", most, n)
		}
	}
}

// colours counts those on the lines that are looked at; black is the bare display.
func colours(display *xvfb.Display) (int, error) {
	found := map[[3]byte]bool{}
	for y := every / 2; y < height; y += every {
		line, err := display.Line(y)
		if err != nil {
			return 0, err
		}
		for x := 0; x < len(line); x += 8 {
			if c := [3]byte(line[x : x+3]); c != [3]byte{} {
				found[c] = true
			}
		}
	}
	return len(found), nil
}
