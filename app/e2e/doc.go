// Package e2e plays the real window from outside: on a display of its own it
// starts the built program and clicks with xdotool what a person sees, until
// games are over, and holds the record on the disk against the clicks. Its
// tests have the build tag e2e and need bin/krutzjass, Xvfb and xdotool:
//
//	make e2e
//
// Nothing in the program is called. Where things are is read from what the
// window tells of itself (package describe); what is waited for is always a
// state, never a time.
//
// startup.sh measures the time to the first painted Home.
package e2e
