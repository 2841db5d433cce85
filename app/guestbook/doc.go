// Package guestbook is what this device keeps of tables that several devices
// share: the key by which others know it, the table that it hosts, and the ways
// back to tables that it joined. All of it is secret and stays in the folder of
// the program.
package guestbook
