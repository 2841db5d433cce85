//go:build !unix

package extern

import "os/exec"

// group does nothing: there are no process groups here.
func group(*exec.Cmd) {}

// killGroup ends a started command. That it is gone already is no fault.
func killGroup(cmd *exec.Cmd) { cmd.Process.Kill() }
