package cli

import (
	"fmt"
	"strings"
	"testing"

	"krutzjass/netplay"
	"krutzjass/netplay/wire"
)

// Each change is a line, and somebody for whom there is no seat is told once what
// to do, and again when a seat was lost.
func TestJoinTellsHowItGoes(t *testing.T) {
	var lines, complaints strings.Builder
	j := &joining{env: &env{stderr: &complaints}}
	table := func(phase wire.Phase, you int8, waiting bool, states ...wire.State) netplay.ClientState {
		out := netplay.ClientState{Connected: true, Table: wire.Table{Phase: phase, You: you, Waiting: waiting}}
		for _, s := range states {
			out.Table.Seats = append(out.Table.Seats, wire.Seat{State: s})
		}
		return out
	}
	for i, row := range []struct {
		now      netplay.ClientState
		line     string
		seatless bool
	}{
		{netplay.ClientState{Connected: true}, "", false},
		{table(wire.Gathering, -2, true, wire.Here, wire.Here), `{"state":"waiting"}`, false},
		{table(wire.Gathering, -2, false, wire.Here, wire.Open), `{"state":"inside"}`, false},
		{table(wire.Gathering, -2, false, wire.Here, wire.Here), "", true},
		{table(wire.Playing, -2, false, wire.StandIn, wire.Computer), `{"state":"playing"}`, false},
		{netplay.ClientState{}, `{"state":"away"}`, false},
		{table(wire.Playing, 1, false, wire.Here, wire.Here), `{"state":"playing","seat":1}`, false},
		{table(wire.Playing, -2, false, wire.Here, wire.Here), `{"state":"playing"}`, true},
		{table(wire.Finished, 0, false, wire.Here, wire.Here), `{"state":"finished","seat":0}`, false},
	} {
		lines.Reset()
		complaints.Reset()
		j.out = newPrinter(&lines)
		j.state(row.now)
		if err := j.out.close(); err != nil {
			t.Error(err)
		}
		said := strings.Contains(complaints.String(), "every seat of this table is taken")
		if got := strings.TrimSpace(lines.String()); got != row.line || said != row.seatless {
			t.Errorf("step %d: %s; %s; want %s, and a complaint: %v", i, got, fmt.Sprintf("%q", &complaints), row.line, row.seatless)
		}
	}
}
