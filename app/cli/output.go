package cli

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"krutzjass/app/keep"
)

// cutShort is work that was ended before its time, by an interrupt or by a player
// that failed: what it has written is whole as far as it goes, and is kept.
type cutShort struct{ error }

func (c cutShort) Unwrap() error { return c.error }

// withOutput has write fill the file at path, which gets its name only when all
// has been written and is on the disk: on error, and when nothing was written before
// work was cutShort, an older file stands as it was. Without a path it fills
// otherwise. A path that is no plain file, such as a pipe or a device, is written to
// as it is. An error is a sentence.
func withOutput(path string, otherwise io.Writer, write func(io.Writer) error) error {
	if path == "" {
		return buffered(otherwise, write)
	}
	if real, err := filepath.EvalSymlinks(path); err == nil {
		path = real
	}
	info, err := os.Stat(path)
	switch {
	case err != nil && !errors.Is(err, fs.ErrNotExist):
		return unwritable(path, err)
	case err == nil && info.IsDir():
		return fmt.Errorf("%s is a folder: name a file in it", path)
	case err == nil && !info.Mode().IsRegular():
		f, err := os.OpenFile(path, os.O_WRONLY, 0)
		if err != nil {
			return unwritable(path, err)
		}
		return unwritable(path, errors.Join(buffered(f, write), f.Close()))
	}
	return replaced(path, write)
}

// replaced writes beside path and renames at the end.
func replaced(path string, write func(io.Writer) error) error {
	part := fmt.Sprintf("%s.%d.part", path, os.Getpid())
	f, err := os.OpenFile(part, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err != nil {
		return unwritable(path, err)
	}
	defer os.Remove(part) // does nothing once it has its name
	var cut cutShort
	err = buffered(f, func(w io.Writer) error {
		err := write(w)
		if errors.As(err, &cut) {
			return nil
		}
		return err
	})
	size, sizeErr := f.Seek(0, io.SeekCurrent)
	if err = errors.Join(err, sizeErr); err == nil {
		err = f.Sync()
	}
	if err = errors.Join(err, f.Close()); err != nil {
		return unwritable(path, err)
	}
	if cut.error != nil && size == 0 {
		return cut
	}
	if err := os.Rename(part, path); err != nil {
		return unwritable(path, err)
	}
	keep.SyncDir(filepath.Dir(path))
	if cut.error != nil {
		return cut
	}
	return nil
}

// buffered flushes what was written also when write fails.
func buffered(w io.Writer, write func(io.Writer) error) error {
	b := bufio.NewWriterSize(w, 1<<16)
	err := write(b)
	if flushed := b.Flush(); err == nil {
		err = flushed
	}
	return err
}

// standard is standard output, whose errors are sentences.
type standard struct{ io.Writer }

func (w standard) Write(p []byte) (int, error) {
	n, err := w.Writer.Write(p)
	return n, unwritable("standard output", err)
}
