package app

import (
	"encoding/xml"
	"os"
	"regexp"
	"slices"
	"testing"
)

// The manifest for Android asks for what playing together needs, and for nothing
// else, and calls the program what FyneApp.toml does.
func TestAndroidManifest(t *testing.T) {
	text, err := os.ReadFile("../AndroidManifest.xml")
	if err != nil {
		t.Fatal(err)
	}
	var m struct {
		Package     string `xml:"package,attr"`
		Build       string `xml:"versionCode,attr"`
		Version     string `xml:"versionName,attr"`
		Permissions []struct {
			Name string `xml:"name,attr"`
		} `xml:"uses-permission"`
		Application struct {
			Label string `xml:"label,attr"`
		} `xml:"application"`
	}
	if err := xml.Unmarshal(text, &m); err != nil {
		t.Fatal(err)
	}
	details, err := os.ReadFile("../FyneApp.toml")
	if err != nil {
		t.Fatal(err)
	}
	for key, got := range map[string]string{"ID": m.Package, "Build": m.Build, "Version": m.Version, "Name": m.Application.Label} {
		want := regexp.MustCompile(`(?m)^\s*` + key + ` = "?([^"\n]*)"?$`).FindSubmatch(details)
		if want == nil || got != string(want[1]) {
			t.Errorf("%s is %q in the manifest, and %q in FyneApp.toml", key, got, want)
		}
	}
	var asked []string
	for _, p := range m.Permissions {
		asked = append(asked, p.Name)
	}
	want := []string{"android.permission.INTERNET", "android.permission.ACCESS_NETWORK_STATE", "android.permission.ACCESS_WIFI_STATE", "android.permission.CHANGE_WIFI_MULTICAST_STATE"}
	if !slices.Equal(asked, want) || m.Package != id {
		t.Errorf("%s asks for %q, want %q", m.Package, asked, want)
	}
}
