package cli

import (
	"errors"
	"strconv"
	"time"
)

// number reads a flag that is a whole number. What is none is refused with a sentence,
// as package flag does not.
func number[T int | int64](to *T) func(string) error {
	return func(text string) error {
		n, err := strconv.ParseInt(text, 10, 64)
		switch {
		case errors.Is(err, strconv.ErrRange), err == nil && int64(T(n)) != n:
			return errors.New("the number is too large, or too far below zero")
		case err != nil:
			return errors.New("expected a whole number, such as 4")
		}
		*to = T(n)
		return nil
	}
}

// span reads a flag that is a length of time.
func span(to *time.Duration) func(string) error {
	return func(text string) error {
		d, err := time.ParseDuration(text)
		if err != nil {
			return errors.New("expected a time with its unit, such as 500ms, 10s or 2m")
		}
		*to = d
		return nil
	}
}
