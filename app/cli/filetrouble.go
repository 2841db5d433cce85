package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
)

// unwritable puts what the system says of a file that was to be written at path, or
// beside it, into a sentence that says what to do. Errors of other things stay as
// they are.
func unwritable(path string, err error) error {
	why, ok := reason(err)
	if !ok {
		return err
	}
	folder := filepath.Dir(path)
	_, missing := os.Stat(folder)
	switch {
	case errors.Is(why, fs.ErrNotExist) && missing != nil:
		return fmt.Errorf("%s cannot be written: there is no folder %s: make it first, or name a file elsewhere", path, folder)
	case errors.Is(why, syscall.ENOTDIR):
		return fmt.Errorf("%s cannot be written: %s is no folder: name a file elsewhere", path, folder)
	case errors.Is(why, fs.ErrNotExist), errors.Is(why, fs.ErrPermission), errors.Is(why, syscall.EROFS):
		return fmt.Errorf("%s cannot be written: nobody may write there, or you may not: name a file elsewhere", path)
	case errors.Is(why, syscall.ENOSPC):
		return fmt.Errorf("%s cannot be written: the disk is full: make room, or name a file elsewhere", path)
	case errors.Is(why, syscall.ENAMETOOLONG):
		return fmt.Errorf("%s cannot be written: the name is too long: name a shorter one", path)
	}
	return fmt.Errorf("%s cannot be written: %w", path, why)
}

// unreadable is unwritable for a file that was to be read and is there.
func unreadable(path string, err error) error {
	why, ok := reason(err)
	switch {
	case !ok:
		return err
	case errors.Is(why, syscall.EISDIR):
		return fmt.Errorf("%s is a folder: name a file in it", path)
	case errors.Is(why, syscall.ENOTDIR):
		return fmt.Errorf("%s cannot be read: %s is no folder: name a file elsewhere", path, filepath.Dir(path))
	case errors.Is(why, fs.ErrPermission):
		return fmt.Errorf("%s cannot be read: you may not read it: name another file", path)
	}
	return fmt.Errorf("%s cannot be read: %w", path, why)
}

// reason is what the system says of a file, without its name.
func reason(err error) (why error, ok bool) {
	var path *fs.PathError
	if !errors.As(err, &path) {
		return nil, false
	}
	return path.Err, true
}
