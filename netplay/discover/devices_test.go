//go:build linux

package discover

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"krutzjass/netplay/lan"
)

// Two programs on two devices: this test binary, started again in a part.
const partEnv = "KRUTZJASS_TEST_PART"

func TestMain(m *testing.M) {
	part, argument, _ := strings.Cut(os.Getenv(partEnv), " ")
	play := map[string]func(string) error{"host": hostPart, "seek": seekPart, "dial": dialPart}[part]
	if play == nil {
		os.Exit(m.Run())
	}
	if err := play(argument); err != nil {
		fmt.Println("error:", err)
		os.Exit(1)
	}
}

// hostPart announces a table of that name and takes connections, until its
// input ends.
func hostPart(name string) error {
	l, err := lan.This.Listen(0)
	if err != nil {
		return err
	}
	go func() {
		for conn, err := l.Accept(); err == nil; conn, err = l.Accept() {
			conn.Close()
		}
	}()
	a := advert
	a.Name, a.Port = name, l.Addr().(*net.TCPAddr).Port
	told, err := (&MDNS{LAN: lan.This}).Announce(a)
	if err != nil {
		return err
	}
	fmt.Println("port", a.Port)
	io.Copy(io.Discard, os.Stdin)
	told.Stop()
	return told.Err()
}

// seekPart looks for a table of that name until it can be reached.
func seekPart(name string) error {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	err := errors.New("it never came")
	(&MDNS{LAN: lan.This}).Find(ctx, func(tables []Table, trouble error) {
		if trouble != nil {
			err = trouble
		}
		for _, tb := range tables {
			if tb.Name == name && tb.Reachable {
				fmt.Println(shown([]Table{tb}, nil))
				err = nil
				cancel()
			}
		}
	})
	return err
}

// dialPart connects to a typed address.
func dialPart(text string) error {
	a, err := ParseAddress(text)
	if err != nil {
		return err
	}
	conn, err := net.Dial("tcp", a.String())
	if err != nil {
		return err
	}
	fmt.Println("connected")
	return conn.Close()
}

// device starts a part of this binary somewhere.
type device func(part string) *exec.Cmd

func here(part string) *exec.Cmd { return command(part) }

func command(part string, before ...string) *exec.Cmd {
	args := append(before, os.Args[0])
	cmd := exec.Command(args[0], args[1:]...)
	cmd.Env = append(os.Environ(), partEnv+"="+part)
	cmd.Stderr = os.Stderr
	return cmd
}

// answer is the first line of a part that ends by itself.
func (d device) answer(t *testing.T, part string) string {
	t.Helper()
	out, err := d(part).Output()
	if err != nil {
		t.Errorf("%s: %v", part, err)
	}
	return strings.TrimSpace(string(out))
}

// host starts a host and gives its port.
func (d device) host(t *testing.T, name string) string {
	t.Helper()
	cmd := d("host " + name)
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	line, err := bufio.NewReader(out).ReadString('\n')
	t.Cleanup(func() {
		in.Close()
		if err := cmd.Wait(); err != nil {
			t.Errorf("the host: %v", err)
		}
	})
	port, ok := strings.CutPrefix(strings.TrimSpace(line), "port ")
	if !ok {
		t.Fatalf("the host says %q, %v", line, err)
	}
	return port
}

// Two programs on one device find each other.
func TestOneDevice(t *testing.T) {
	name := fmt.Sprintf("Stube %d", os.Getpid())
	port := device(here).host(t, name)
	if got := device(here).answer(t, "seek "+name); !strings.Contains(got, name+"[") || !strings.Contains(got, ":"+port) {
		t.Errorf("found %q, want port %s", got, port)
	}
	if got := device(here).answer(t, "dial 127.0.0.1:"+port); got != "connected" {
		t.Errorf("by address: %q", got)
	}
}

// The cables between two devices, not plugged in yet, and what else the first one
// has: an interface that leads nowhere and one of a container. There is no IPv6, and multicast
// without an interface named goes out on the second cable.
var cables = `
ip netns add $A
ip netns add $B
ip link add lan0 netns $A type veth peer name lan0 netns $B
ip link add lan1 netns $A type veth peer name lan1 netns $B
ip link add lan9 netns $A type veth peer name veth9 netns $A
ip link add docker0 netns $A type veth peer name veth8 netns $A
ip -n $A addr add 10.77.0.1/24 dev lan0
ip -n $A addr add 10.78.0.1/24 dev lan1
ip -n $A addr add 10.79.0.1/24 dev lan9
ip -n $A addr add 172.17.0.1/16 dev docker0
ip -n $B addr add 10.77.0.2/24 dev lan0
ip -n $B addr add 10.78.0.2/24 dev lan1
ip -n $A link set lo up
ip -n $A link set lan9 up
ip -n $A link set veth9 up
ip -n $A link set docker0 up
ip -n $A link set veth8 up
ip -n $B link set lo up
ip -n $B link set lan0 up
ip -n $B link set lan1 up
ip -n $A route add 224.0.0.0/4 dev lan9
ip -n $B route add 224.0.0.0/4 dev lan1
`

// run runs each line as a command.
func run(script string, names ...string) error {
	for line := range strings.Lines(strings.TrimSpace(script)) {
		words := strings.Fields(strings.NewReplacer(names...).Replace(line))
		if out, err := exec.Command(words[0], words[1:]...).CombinedOutput(); err != nil {
			return fmt.Errorf("%s: %v: %s", words, err, out)
		}
	}
	return nil
}

// Two devices joined by two cables, where this machine lets network namespaces
// be made; elsewhere TestOneDevice has to do.
func TestTwoDevices(t *testing.T) {
	a, b := fmt.Sprintf("kja%d", os.Getpid()), fmt.Sprintf("kjb%d", os.Getpid())
	if err := run("ip netns add $A\nip netns del $A", "$A", a); err != nil {
		t.Logf("no network namespaces here: %v", err)
		return
	}
	t.Cleanup(func() { run("ip netns del $A", "$A", a); run("ip netns del $B", "$B", b) })
	if err := run(cables, "$A", a, "$B", b); err != nil {
		t.Fatal(err)
	}
	for _, space := range []string{a, b} { // a kernel without IPv6 has nothing to switch off
		if err := run("ip netns exec $N sysctl -qw net.ipv6.conf.all.disable_ipv6=1", "$N", space); err != nil {
			t.Log(err)
		}
	}
	in := func(space string) device {
		return func(part string) *exec.Cmd { return command(part, "ip", "netns", "exec", space) }
	}
	name := "Stube"
	port := in(a).host(t, name)
	// The network comes when the table is open already.
	if err := run("ip -n $A link set lan0 up\nip -n $A link set lan1 up", "$A", a); err != nil {
		t.Fatal(err)
	}
	both := fmt.Sprintf("%s[10.77.0.1:%s 10.78.0.1:%s]", name, port, port)
	if got := in(b).answer(t, "seek "+name); got != both {
		t.Errorf("found %q, want %q", got, both)
	}

	// One cable is pulled out, and the other is not the system's own choice.
	if err := run("ip -n $B link set lan1 down\nip -n $B route add 224.0.0.0/4 dev lo", "$B", b); err != nil {
		t.Fatal(err)
	}
	if got, want := in(b).answer(t, "seek "+name), fmt.Sprintf("%s[10.77.0.1:%s]", name, port); got != want {
		t.Errorf("over one cable: %q, want %q", got, want)
	}

	// Without multicast the address still works.
	if err := run("ip -n $B link set lan0 multicast off", "$B", b); err != nil {
		t.Fatal(err)
	}
	if got := in(b).answer(t, "dial 10.77.0.1:"+port); got != "connected" {
		t.Errorf("by address: %q", got)
	}
}
