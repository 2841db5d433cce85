package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// What the system says of a file becomes a sentence; other errors stay.
func TestFileTrouble(t *testing.T) {
	dir := t.TempDir()
	here, gone := filepath.Join(dir, "r.jsonl"), filepath.Join(dir, "no", "r.jsonl")
	other := errors.New("the cable is cut")
	of := func(why error) error { return fmt.Errorf("saving: %w", &fs.PathError{Op: "open", Path: "x", Err: why}) }
	for _, row := range []struct {
		put  func(string, error) error
		path string
		err  error
		want string
	}{
		{unwritable, gone, of(fs.ErrNotExist), gone + " cannot be written: there is no folder " + filepath.Dir(gone) + ": make it first, or name a file elsewhere"},
		{unwritable, here, of(fs.ErrNotExist), here + " cannot be written: nobody may write there, or you may not: name a file elsewhere"},
		{unwritable, here, of(fs.ErrPermission), here + " cannot be written: nobody may write there, or you may not: name a file elsewhere"},
		{unwritable, here, of(syscall.ENOSPC), here + " cannot be written: the disk is full: make room, or name a file elsewhere"},
		{unwritable, here, of(os.ErrClosed), here + " cannot be written: file already closed"},
		{unwritable, here, other, "the cable is cut"},
		{unreadable, here, of(syscall.EISDIR), here + " is a folder: name a file in it"},
		{unreadable, here, of(fs.ErrPermission), here + " cannot be read: you may not read it: name another file"},
		{unreadable, here, of(os.ErrClosed), here + " cannot be read: file already closed"},
		{unreadable, here, other, "the cable is cut"},
	} {
		if got := row.put(row.path, row.err); got.Error() != row.want {
			t.Errorf("%v: %v, want %s", row.err, got, row.want)
		}
	}
	if err := unwritable(here, nil); err != nil {
		t.Errorf("no error becomes %v", err)
	}
}
