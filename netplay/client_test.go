package netplay

import (
	"context"
	"errors"
	"io"
	"net"
	"slices"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"testing/synctest"
	"time"

	"krutzjass/engine"
	"krutzjass/netplay/pair"
	"krutzjass/netplay/wire"
)

// The first connection must succeed; a later one is tried for again and again,
// with longer and longer pauses, until the time to give up.
func TestClientTriesAgain(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := openLobby(t, 1, nil)
		nobody := joins(t, l, "Nobody", func(cfg *ClientConfig) {
			cfg.Dial = func(context.Context) (net.Conn, error) {
				return nil, &net.OpError{Op: "dial", Err: errors.New("no route")}
			}
		})
		if err := <-nobody.end; err == nil || !strings.Contains(err.Error(), "check the address") {
			t.Errorf("nobody answers: %v", err)
		}
		lost := errors.New("the table is not on this network")
		nobody = joins(t, l, "Nobody", func(cfg *ClientConfig) {
			cfg.Dial = func(context.Context) (net.Conn, error) { return nil, lost }
		})
		if err := <-nobody.end; err == nil || err.Error() != lost.Error() {
			t.Errorf("a sentence for the person is %v", err)
		}
		anna := joins(t, l, "Anna", func(cfg *ClientConfig) { cfg.GiveUp = time.Minute })
		start := time.Now()
		anna.cut(nil)
		if err := <-anna.end; err == nil || !strings.Contains(err.Error(), "the host has not answered for 1m0s") {
			t.Errorf("Anna ends with %v", err)
		}
		if took := time.Since(start); took < time.Minute || took > time.Minute+lastRetry || anna.dials < 12 || anna.dials > 20 {
			t.Errorf("she tried %d times in %v", anna.dials, took)
		}
		if s := anna.state(); s.Connected || s.Trouble == nil {
			t.Errorf("she is told %+v", s)
		}
		closing(l)
	})
}

// A name that would fill a frame is cut before it is said, not the connection.
func TestLongNameIsCut(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := openLobby(t, 1, nil)
		anna := joins(t, l, "A\x07"+strings.Repeat("n", 1<<20), nil)
		synctest.Wait()
		if s := anna.state(); !s.Connected || s.Name != "A"+strings.Repeat("n", wire.MaxName-1) {
			t.Errorf("she is %q, connected: %v, %v", s.Name, s.Connected, s.Trouble)
		}
		closing(l)
	})
}

// hasty is a connection that is given up at its first deadline.
type hasty struct {
	net.Conn
	given  atomic.Bool
	giveUp func()
}

func (h *hasty) SetDeadline(t time.Time) error {
	if h.given.CompareAndSwap(false, true) {
		h.giveUp()
	}
	return h.Conn.SetDeadline(t)
}

// Whoever leaves while a host that says nothing is being met does not wait for it.
func TestClientLeavesAtOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		near, far := net.Pipe()
		defer far.Close()
		ctx, stop := context.WithCancel(t.Context())
		defer stop()
		cfg := ClientConfig{Identity: someone(t), Dial: func(context.Context) (net.Conn, error) {
			return &hasty{Conn: near, giveUp: func() { stop(); synctest.Wait() }}, nil
		}}
		start := time.Now()
		if err := Join(ctx, cfg); !errors.Is(err, context.Canceled) || time.Since(start) > 0 {
			t.Errorf("after %v: %v", time.Since(start), err)
		}
	})
}

// A player that fails ends the client with its error, and the host hears that the
// person has left.
func TestPlayerFails(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var news *[]string
		l := openLobby(t, 2, func(cfg *LobbyConfig) { cfg.Patience = time.Hour; news = heard(cfg) })
		broken := errors.New("out of order")
		eve := joins(t, l, "Eve", func(cfg *ClientConfig) {
			cfg.Begin = func(engine.View) (engine.Controller, error) {
				return &scripted{log: &journal{}, decide: func(context.Context, engine.View) (engine.Action, error) {
					return engine.Action{}, broken
				}}, nil
			}
		})
		mad := joins(t, l, "Mad", func(cfg *ClientConfig) {
			cfg.Begin = func(engine.View) (engine.Controller, error) {
				return &scripted{log: &journal{}, decide: func(context.Context, engine.View) (engine.Action, error) {
					return engine.Action{Kind: engine.Push}, nil
				}}, nil
			}
		})
		_, end := playing(t, t.Context(), l)
		if err := <-eve.end; !errors.Is(err, broken) {
			t.Errorf("Eve ends with %v", err)
		}
		if err := <-mad.end; err == nil || !strings.Contains(err.Error(), "push  is not allowed now") {
			t.Errorf("Mad ends with %v", err)
		}
		if err := <-end; err != nil || !slices.Contains(*news, "left Eve 0") || !slices.Contains(*news, "left Mad 1") {
			t.Errorf("the match ends with %v; news %q", err, *news)
		}
		closing(l)
	})
}

// afterMoves plays so many moves of a device, and gives what kills the host and tells
// its end.
func afterMoves(t *testing.T, l *Lobby, d *device, moves int) (kill func(), end <-chan error) {
	ctx, kill := context.WithCancel(t.Context())
	_, end = playing(t, ctx, l)
	for range moves {
		v := <-d.asked
		d.answer <- v.Legal[0]
	}
	synctest.Wait()
	return kill, end
}

// A host that goes away without a word is tried for as long as a match may go on;
// once its end was seen, a minute is enough, and the person is told why.
func TestClientGivesUpAfterTheEnd(t *testing.T) {
	for _, row := range []struct {
		name   string
		moves  int // before the host is gone
		within time.Duration
		ended  bool
		says   string
	}{
		{"in the middle of the match", 1, defaultGiveUp, false, "the host has not answered for 10m0s"},
		{"after its end", 2, afterTheEnd, true, "the match is over, and its host does not answer any more"},
	} {
		t.Run(row.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				l := openLobby(t, 2, nil) // a computer takes the other seat
				anna := joins(t, l, "Anna", nil)
				kill, end := afterMoves(t, l, anna, row.moves)
				defer kill()
				start := time.Now()
				anna.cut(nil)
				kill()
				<-end
				err := <-anna.end
				if errors.Is(err, ErrEnded) != row.ended || !strings.Contains(err.Error(), row.says) {
					t.Errorf("Anna ends with %v, want %s", err, row.says)
				}
				if took := time.Since(start); took < row.within || took > row.within+lastRetry {
					t.Errorf("she tried for %v, want %v", took, row.within)
				}
				closing(l)
			})
		})
	}
}

// Whoever finds another table where its own one was knows at once that this is gone,
// and whether its match was over.
func TestAnotherTableIsOpenNow(t *testing.T) {
	for _, row := range []struct {
		name  string
		moves int // before the host is gone
		ended bool
	}{
		{"in the middle of the match", 1, false},
		{"after its end", 2, true},
	} {
		t.Run(row.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				l, next := openLobby(t, 2, nil), openLobby(t, 2, nil)
				anna := joins(t, l, "Anna", nil)
				kill, end := afterMoves(t, l, anna, row.moves)
				defer kill()
				start := time.Now()
				anna.cut(next)
				kill()
				<-end
				if err := <-anna.end; !errors.Is(err, pair.ErrOtherTable) || errors.Is(err, ErrEnded) != row.ended || time.Since(start) > lastRetry {
					t.Errorf("after %v Anna ends with %v", time.Since(start), err)
				}
				closing(l)
				closing(next)
			})
		})
	}
}

// A match that is broken off is not finished: who is told that the table closes
// knows that there was no end.
func TestBrokenOffIsNotFinished(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := openLobby(t, 2, nil) // a computer takes the other seat
		anna := joins(t, l, "Anna", nil)
		ctx, stop := context.WithCancel(t.Context())
		_, end := playing(t, ctx, l)
		stop()
		if err := <-end; !errors.Is(err, context.Canceled) {
			t.Errorf("the match ends with %v", err)
		}
		synctest.Wait()
		if phase := anna.state().Table.Phase; phase != wire.Gathering {
			t.Errorf("the table is %s", phase)
		}
		closing(l, anna)
	})
}

// Programs of versions that do not go together part with a sentence that names who
// must update, whichever is the older one.
func TestOtherVersions(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := openLobby(t, 1, nil)
		for _, row := range []struct {
			name string
			host wire.Hello
			says string
		}{
			{"a newer host", wire.Hello{Oldest: wire.Newest + 1, Newest: wire.Newest + 2, Program: "9.0"}, "this device has version 1.0 of the program, which is too old to play with version 9.0: update it on this device"},
			{"a full one", wire.Hello{Oldest: wire.Oldest, Newest: wire.Newest, Program: "1.0", Refuse: "too many devices"}, "too many devices"},
		} {
			near, far := net.Pipe()
			go func() {
				defer far.Close()
				if _, _, err := wire.ReadHello(far); err == nil {
					text, _ := row.host.Encode()
					far.Write(text)
				}
			}()
			d := joins(t, l, "Anna", func(cfg *ClientConfig) {
				cfg.Dial = func(context.Context) (net.Conn, error) { return near, nil }
			})
			if err := <-d.end; err == nil || err.Error() != row.says {
				t.Errorf("%s: %v, want %s", row.name, err, row.says)
			}
		}
		near, far := net.Pipe()
		l.Take(far)
		old, _ := wire.Hello{Oldest: wire.Newest + 1, Newest: wire.Newest + 1, Program: "9.0"}.Encode()
		near.Write(old)
		if theirs, _, err := wire.ReadHello(near); err != nil || theirs.Newest != wire.Newest || theirs.Program != "1.0" {
			t.Errorf("a newer device is told %+v, %v", theirs, err)
		}
		if _, err := near.Read(make([]byte, 1)); err == nil {
			t.Error("the host goes on with a version that it does not speak")
		}
		closing(l)
	})
}

// What answers at an address and is no table of ours is said with what to do.
func TestSomethingElseAnswers(t *testing.T) {
	nameless, err := wire.Hello{Oldest: wire.Oldest, Newest: wire.Newest, Program: "1.0"}.Encode()
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range []struct{ name, answer, says string }{
		{"a server of pages", "HTTP/1.1 400 Bad Request\r\n\r\n", "check the address and the port"},
		{"a host without a table", string(nameless), "check the address and the port"},
		{"one that hangs up", "", "ask the host whether the table is open"},
	} {
		synctest.Test(t, func(t *testing.T) {
			l := openLobby(t, 1, nil)
			d := joins(t, l, "Anna", func(cfg *ClientConfig) {
				cfg.Dial = func(context.Context) (net.Conn, error) {
					near, far := net.Pipe()
					go func() {
						defer far.Close()
						if _, _, err := wire.ReadHello(far); err == nil {
							io.WriteString(far, row.answer)
						}
					}()
					return near, nil
				}
			})
			if err := <-d.end; err == nil || !strings.Contains(err.Error(), row.says) {
				t.Errorf("%s: %v, want %q", row.name, err, row.says)
			}
			closing(l)
		})
	}
}

// resetting is a connection that breaks as one does whose other device is gone.
type resetting struct{ net.Conn }

func (r resetting) Read(p []byte) (int, error) {
	n, err := r.Conn.Read(p)
	if err != nil {
		err = &net.OpError{Op: "read", Net: "tcp", Err: syscall.ECONNRESET}
	}
	return n, err
}

// However a connection breaks, its person is told the same.
func TestLostConnection(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := openLobby(t, 1, nil)
		anna := joins(t, l, "Anna", func(cfg *ClientConfig) {
			dial := cfg.Dial
			cfg.Dial = func(ctx context.Context) (net.Conn, error) {
				conn, err := dial(ctx)
				return resetting{conn}, err
			}
		})
		anna.cut(l)
		synctest.Wait()
		if s := anna.state(); s.Connected || s.Trouble == nil || s.Trouble.Error() != "the connection to the table was lost" {
			t.Errorf("Anna is told %+v", s)
		}
		closing(l)
	})
}
