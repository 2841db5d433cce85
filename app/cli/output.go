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

// withOutput has write fill the file at path, which gets its name only when all
// has been written and is on the disk: on error an older file stands as it was.
// Without a path it fills otherwise. A path that is no plain file, such as a
// pipe or a device, is written to as it is.
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
		return err
	case err == nil && info.IsDir():
		return fmt.Errorf("%s is a folder: name a file in it", path)
	case err == nil && !info.Mode().IsRegular():
		f, err := os.OpenFile(path, os.O_WRONLY, 0)
		if err != nil {
			return err
		}
		return errors.Join(buffered(f, write), f.Close())
	}
	return replaced(path, write)
}

// replaced writes beside path and renames at the end.
func replaced(path string, write func(io.Writer) error) error {
	part := fmt.Sprintf("%s.%d.part", path, os.Getpid())
	f, err := os.OpenFile(part, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err != nil {
		return err
	}
	defer os.Remove(part) // does nothing once it has its name
	err = buffered(f, write)
	if err == nil {
		err = f.Sync()
	}
	if err = errors.Join(err, f.Close()); err != nil {
		return err
	}
	if err := os.Rename(part, path); err != nil {
		return err
	}
	keep.SyncDir(filepath.Dir(path))
	return nil
}

// buffered flushes what was written also when write fails.
func buffered(w io.Writer, write func(io.Writer) error) error {
	b := bufio.NewWriterSize(w, 1<<16)
	return errors.Join(write(b), b.Flush())
}
