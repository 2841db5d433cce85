package app

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"krutzjass/app/describe"
)

func TestTheWindowKeepsDescribingItself(t *testing.T) {
	d := launch(t, t.TempDir())
	path := filepath.Join(t.TempDir(), "window.json")
	d.KeepDescribing(path)
	for i, screen := range []string{"Home", "NewGame"} {
		d.stage.step()
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		var told describe.Window
		if err := json.Unmarshal(data, &told); err != nil {
			t.Fatal(err)
		}
		if told.Tick != i+1 || told.Screen != screen || len(told.Buttons) == 0 {
			t.Errorf("description %d tells of %+v, want screen %s", i+1, told, screen)
		}
		if screen == "Home" {
			d.tap("New game")
		}
	}
	if left, _ := filepath.Glob(path + "?*"); len(left) != 0 {
		t.Errorf("%v was left", left)
	}
}

func TestDescribingEndsWhereItCannotBeWritten(t *testing.T) {
	d := launch(t, t.TempDir())
	d.KeepDescribing(filepath.Join(t.TempDir(), "missing", "window.json"))
	d.stage.step()
	if len(d.stage.timers) != 0 {
		t.Error("it is tried again and again")
	}
}
