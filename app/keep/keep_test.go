package keep

import (
	"os"
	"path/filepath"
	"testing"
)

func read(t *testing.T, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func TestWriteReplacesWholeFiles(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.json")
	for _, text := range []string{"first, and long", "second", ""} {
		if err := Write(path, []byte(text)); err != nil {
			t.Fatal(err)
		}
		if got := read(t, path); got != text {
			t.Errorf("file holds %q, want %q", got, text)
		}
	}
	names, _ := os.ReadDir(filepath.Dir(path))
	if len(names) != 1 {
		t.Errorf("the folder holds %d files, want only the one written", len(names))
	}
}

func TestWriteFailureLeavesTheOldFile(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "a.json")
	// A folder with something in it stands where the file should go.
	if err := os.MkdirAll(filepath.Join(path, "inside"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := Write(path, []byte("new")); err == nil {
		t.Error("writing over a folder was no error")
	}
	if names, _ := os.ReadDir(dir); len(names) != 1 {
		t.Errorf("the failed write left %d names behind, want 1", len(names))
	}
	if err := Write(filepath.Join(dir, "no", "such.json"), nil); err == nil {
		t.Error("writing into a missing folder was no error")
	}
}

func TestSetAsideNeverOverwrites(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "current.jsonl")
	for i, want := range []string{"current-unreadable-1.jsonl", "current-unreadable-2.jsonl"} {
		if err := os.WriteFile(path, []byte{byte('a' + i)}, 0o600); err != nil {
			t.Fatal(err)
		}
		got, err := SetAside(path)
		if err != nil || got != want {
			t.Fatalf("SetAside = %q, %v, want %q", got, err, want)
		}
	}
	if read(t, filepath.Join(dir, "current-unreadable-1.jsonl")) != "a" {
		t.Error("the first file that was set aside has changed")
	}
	if _, err := SetAside(path); err == nil {
		t.Error("setting aside a missing file was no error")
	}
}
