// Package keep writes small files that survive a crash: whole or not at all,
// and never thrown away because they could not be read.
package keep

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// Write replaces the file at path with data. Before it returns nil the bytes
// are on the disk; on error the old file stands as it was.
func Write(path string, data []byte) error {
	f, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+"-*")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name()) // does nothing once the file has its name
	_, err = f.Write(data)
	if err == nil {
		err = f.Sync()
	}
	if err = errors.Join(err, f.Close()); err != nil {
		return err
	}
	if err := os.Rename(f.Name(), path); err != nil {
		return err
	}
	SyncDir(filepath.Dir(path))
	return nil
}

// SyncDir makes a rename or a new name in dir last. Not every system can sync
// a folder; the file itself is safe then all the same.
func SyncDir(dir string) {
	if d, err := os.Open(dir); err == nil {
		d.Sync()
		d.Close()
	}
}

// SetAside renames a file that cannot be read to NAME-unreadable-N.EXT, N being
// the first free number from 1, and gives the new name without its folder.
func SetAside(path string) (string, error) {
	ext := filepath.Ext(path)
	stem := strings.TrimSuffix(path, ext)
	for n := 1; ; n++ {
		aside := fmt.Sprintf("%s-unreadable-%d%s", stem, n, ext)
		if _, err := os.Lstat(aside); err == nil {
			continue
		} else if !errors.Is(err, fs.ErrNotExist) {
			return "", err
		}
		if err := os.Rename(path, aside); err != nil {
			return "", err
		}
		SyncDir(filepath.Dir(path))
		return filepath.Base(aside), nil
	}
}
