package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// project is a module with a file of cgo for each system, a dependency with a
// fault of its own, and in the phone's file what the case plants.
func project(t *testing.T, planted string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range map[string]string{
		"go.mod":            "module example.test/own\n\ngo 1.26\n\nrequire example.test/dep v0.0.0\n\nreplace example.test/dep => ./dep\n",
		"dep/go.mod":        "module example.test/dep\n\ngo 1.26\n",
		"dep/dep.go":        "package dep\n\nvar Broken int = \"a fault that is not ours\"\n\nfunc Name() string { return \"dep\" }\n",
		"main.go":           "package main\n\nimport \"example.test/dep\"\n\nfunc main() { println(dep.Name(), system()) }\n",
		"system_android.go": "package main\n\n// #include <jni.h>\nimport \"C\"\n\nfunc system() int { return int(C.JNI_VERSION_1_6)" + planted + " }\n",
		"system_other.go":   "//go:build !android\n\npackage main\n\nfunc system() int { return 0 }\n",
	} {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func TestCheck(t *testing.T) {
	cases := []struct {
		name, planted, system string
		fault                 string // part of the one fault expected; none when empty
		cgo                   bool   // the module's own file of cgo belongs to the system
	}{
		{name: "sound on the phone", system: "android/arm64", cgo: true},
		{name: "planted fault of a type", planted: " + len(3)", system: "android/arm64", fault: "invalid argument", cgo: true},
		{name: "planted unknown name", planted: " + unknown", system: "android/arm64", fault: "undefined: unknown", cgo: true},
		{name: "planted syntax", planted: " +", system: "android/arm64", fault: "expected operand", cgo: true},
		{name: "a phone's fault is none of the desk's", planted: " + unknown", system: "windows/amd64"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			got, err := check(project(t, c.planted), c.system, "", "./...")
			if err != nil {
				t.Fatal(err)
			}
			faults := strings.Join(got.Faults, "\n")
			if c.fault == "" && faults != "" {
				t.Errorf("faults in sound code:\n%s", faults)
			}
			if c.fault != "" && (!strings.Contains(faults, c.fault) || !strings.Contains(faults, "system_android.go:6")) {
				t.Errorf("faults = %q, want one with %q that names file and line", faults, c.fault)
			}
			if got.Own != 1 || got.Packages < 2 {
				t.Errorf("%d packages, %d own; want the module's one and its dependency", got.Packages, got.Own)
			}
			if c.cgo && got.Cgo == 0 {
				t.Error("the file with cgo was not read")
			}
		})
	}
}

func TestCheckRefuses(t *testing.T) {
	for _, c := range []struct{ system, pattern, want string }{
		{"android", "./...", "is not a system"},
		{"android/z80", "./...", "is not a system"},
		{"android/arm64", "fmt", "no package of this module"},
	} {
		if _, err := check(project(t, ""), c.system, "", c.pattern); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("check for %q of %q: %v, want an error with %q", c.system, c.pattern, err, c.want)
		}
	}
}
