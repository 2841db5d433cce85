package cli

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"krutzjass/engine"
	"krutzjass/netplay"
	"krutzjass/netplay/pair"
)

// loop does what is typed, and begins when everybody is here.
func (h *hosting) loop(ctx context.Context) error {
	lines := make(chan typed)
	go readLines(ctx, h.env.stdin, lines)
	if h.saved != nil || h.lobby.Status().Full() {
		h.begin(ctx)
	}
	for {
		select {
		case line := <-lines:
			err := line.err
			if err == nil {
				err = h.do(ctx, line.text)
			}
			if errors.Is(err, errClosed) {
				return err
			} else if err != nil {
				fmt.Fprintf(h.env.stderr, "krutzjass host: %v\n", err)
			}
		case <-h.stirs:
			h.stirred(ctx)
		case err := <-h.played:
			h.going = false
			return err
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// typed is a line of standard input, or why it is none.
type typed struct {
	text string
	err  error
}

// readLines hands lines on until they end or ctx does.
func readLines(ctx context.Context, from io.Reader, to chan<- typed) {
	for in := bufio.NewReader(from); ; {
		line, err := readLine(in)
		if err != nil && !errors.Is(err, errLong) {
			return
		}
		select {
		case to <- typed{string(line), err}:
		case <-ctx.Done():
			return
		}
	}
}

// do obeys one line.
func (h *hosting) do(ctx context.Context, line string) error {
	words := strings.Fields(line)
	rest := func(n int) string { return strings.Join(words[n:], " ") }
	switch {
	case len(words) == 0:
		return nil
	case len(words) > 2 && words[0] == "let" && words[1] == "in":
		return h.lobby.LetIn(rest(2))
	case len(words) > 1 && words[0] == "refuse":
		return h.lobby.Refuse(rest(1))
	case len(words) > 2 && words[0] == "seat":
		last := len(words) - 1
		seat, err := strconv.Atoi(words[last])
		if err != nil || seat < 0 || seat >= engine.MaxSeats {
			return fmt.Errorf("%q is no seat: expected a number from 0", words[last])
		}
		return h.lobby.Seat(strings.Join(words[1:last], " "), engine.Seat(seat))
	case rest(0) == "start":
		if h.going {
			return errors.New("the match runs already")
		}
		h.begin(ctx)
		return nil
	case rest(0) == "new code":
		return h.renew()
	case rest(0) == "close":
		return errClosed
	}
	return fmt.Errorf("%q is no command: expected let in NAME, refuse NAME, seat NAME N, start, new code or close", shorten([]byte(line)))
}

// renew replaces the code and prints the new one.
func (h *hosting) renew() error {
	if err := h.lobby.RenewCode(); err != nil {
		return err
	}
	code, _, _ := h.lobby.Code()
	h.out.json(map[string]pair.Code{"code": code})
	return nil
}

// news hears what happens with the people.
func (h *hosting) news(n netplay.News) {
	h.out.json(struct {
		What netplay.What `json:"people"`
		Name string       `json:"name,omitempty"`
		Seat engine.Seat  `json:"seat"`
	}{n.What, n.Name, n.Seat})
	select {
	case h.stirs <- struct{}{}:
	default:
	}
}

// stirred begins when every seat is taken by somebody.
func (h *hosting) stirred(ctx context.Context) {
	if h.told != nil {
		h.told.Update(h.advert()) // what fails is tried again with the next change
	}
	if !h.going && h.lobby.Status().Full() {
		h.begin(ctx)
	}
}
