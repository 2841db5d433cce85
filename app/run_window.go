package app

import (
	"os"
	"path/filepath"
	"time"

	"fyne.io/fyne/v2"
	fyneapp "fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/lang"

	"krutzjass/app/screen"
	"krutzjass/app/session"
	"krutzjass/assets"
	"krutzjass/netplay/discover"
	"krutzjass/netplay/lan"
)

// id is what the systems know the program by, as in FyneApp.toml.
const id = "ch.krutzjass.app"

// RunWindow opens the window and returns when it is closed. The environment
// variable KRUTZJASS_DATA names another folder for preferences and saved games,
// KRUTZJASS_SEED a deal code for every new game, and KRUTZJASS_DESCRIBE a file
// in which the window keeps describing itself.
func RunWindow() {
	f := fyneapp.NewWithID(id)
	w := f.NewWindow("Krutzjass")
	w.SetMaster()
	w.Resize(screen.OpenSize)
	stage := session.Window{}
	var a *App
	pictures := &patient{TablePictures: assets.NewPictures(func() { stage.Do(func() { a.Redraw() }) })}
	a = New(f, w, pictures, Env{Data: dataFolder(f), Seed: os.Getenv("KRUTZJASS_SEED"),
		Locale: lang.SystemLocale().String(), Now: time.Now, Stage: stage,
		LAN: lan.This, Discovery: &discover.MDNS{LAN: lan.This, Hold: holdMulticast}})
	if path := os.Getenv("KRUTZJASS_DESCRIBE"); path != "" {
		a.KeepDescribing(path)
	}
	f.Lifecycle().SetOnStarted(func() {
		stage.After(firstLook, func() {
			pictures.awake = true
			a.Redraw()
			go showIcon(w, stage)
		})
	})
	if fyne.CurrentDevice().IsMobile() { // a desk shows several windows at once
		f.Lifecycle().SetOnExitedForeground(func() { stage.Do(func() { a.Away(true) }) })
		f.Lifecycle().SetOnEnteredForeground(func() { stage.Do(func() { a.Away(false) }) })
	}
	w.ShowAndRun()
	a.Close()
}

// dataFolder is where the system keeps what belongs to a program.
func dataFolder(f fyne.App) string {
	if dir := os.Getenv("KRUTZJASS_DATA"); dir != "" {
		return dir
	}
	if dir, err := os.UserConfigDir(); err == nil && !fyne.CurrentDevice().IsMobile() {
		return filepath.Join(dir, "krutzjass")
	}
	return f.Storage().RootURI().Path()
}
