//go:build !android

package app

// holdMulticast does nothing: only Android wants a lock for what is sent to all.
func holdMulticast() (release func()) { return func() {} }
