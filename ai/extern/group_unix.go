//go:build unix

package extern

import (
	"os/exec"
	"syscall"
)

// group puts a command that is to be started into a process group of its own.
func group(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

// killGroup ends the group of a started command. That it is gone already is
// no fault.
func killGroup(cmd *exec.Cmd) { syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
