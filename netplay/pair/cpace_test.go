package pair

import (
	"bytes"
	"encoding/hex"
	"testing"

	"github.com/gtank/ristretto255"
)

// The vectors of draft-irtf-cfrg-cpace-21, appendix A and B.3.
var (
	vectorPRS = []byte("Password")
	vectorCI  = []byte("\x0bA_initiator\x0bB_responder")
	vectorSID = unhex("7e4b4791d6a8ef019b936c79fb7f2c57")
	vectorYa  = unhex("d6bac480f2c386c394efc7c47adb9925dcd2630b64f240c50f8d0eec482b9157")
	vectorYb  = unhex("3ea7e0b19560d7c0b0f5734f63b955286dfa8232b5ebe63324e2d9e7433f7258")
	vectorK   = unhex("80b69a8a76457ab6a4d7f887a4bf6b55a2f80ac19c333f917a05fc9887c8b40f")
)

func unhex(s string) []byte {
	b, err := hex.DecodeString(s)
	if err != nil {
		panic(err)
	}
	return b
}

func scalar(t *testing.T, s string) *ristretto255.Scalar {
	t.Helper()
	x := ristretto255.NewScalar()
	if err := x.Decode(unhex(s)); err != nil {
		t.Fatal(err)
	}
	return x
}

func count(n int) []byte {
	b := make([]byte, n)
	for i := range b {
		b[i] = byte(i)
	}
	return b
}

func TestVectorStrings(t *testing.T) {
	for _, row := range []struct {
		name string
		got  []byte
		want string
	}{
		{"prepend_len of nothing", lvCat(nil), "00"},
		{"prepend_len of 1234", lvCat([]byte("1234")), "0431323334"},
		{"prepend_len of 127 bytes", lvCat(count(127))[:3], "7f0001"},
		{"prepend_len of 128 bytes", lvCat(count(128))[:4], "80010001"},
		{"lv_cat", lvCat([]byte("1234"), []byte("5"), nil, []byte("6789")), "04313233340135000436373839"},
		{"transcript_ir", lvCat([]byte("123"), []byte("PartyA"), []byte("234"), []byte("PartyB")), "03313233065061727479410332333406506172747942"},
		{"generator_string", generatorString(vectorPRS, vectorCI, vectorSID),
			"11435061636552697374726574746f3235350850617373776f726464" + hex.EncodeToString(make([]byte, 100)) +
				"180b415f696e69746961746f720b425f726573706f6e646572107e4b4791d6a8ef019b936c79fb7f2c57"},
		{"generator", generator(vectorPRS, vectorCI, vectorSID).Encode(nil), "222b6b195fe84b1652badb6f6a3ae3d24341e7306967f0b8115b40d5698c7e56"},
	} {
		if got := hex.EncodeToString(row.got); got != row.want {
			t.Errorf("%s:\n got %s\nwant %s", row.name, got, row.want)
		}
	}
}

func TestVectorRun(t *testing.T) {
	g := generator(vectorPRS, vectorCI, vectorSID)
	for _, row := range []struct {
		name, secret  string
		share, theirs []byte
	}{
		{"A", "da3d23700a9e5699258aef94dc060dfda5ebb61f02a5ea77fad53f4ff0976d08", vectorYa, vectorYb},
		{"B", "d2316b454718c35362d83d69df6320f38578ed5984651435e2949762d900b80d", vectorYb, vectorYa},
	} {
		r := run{sid: vectorSID, secret: scalar(t, row.secret)}
		if got := ristretto255.NewElement().ScalarMult(r.secret, g).Encode(nil); !bytes.Equal(got, row.share) {
			t.Errorf("share of %s: %x", row.name, got)
		}
		if k, err := r.point(row.theirs); err != nil || !bytes.Equal(k, vectorK) {
			t.Errorf("point of %s: %x, %v", row.name, k, err)
		}
	}
	key := isk(vectorSID, vectorK, vectorYa, []byte("ADa"), vectorYb, []byte("ADb"))
	want := "b69effbf61b51d56401c0f65601abe428de8206feaaf0e32198896dcae7b35cd2b38950a39dfd5d4a79164614c2984f7daa460b588c1e80c3fa2068af7900447"
	if got := hex.EncodeToString(key); got != want {
		t.Errorf("ISK: %s", got)
	}
}

func TestVectorPoints(t *testing.T) {
	r := run{secret: scalar(t, "7cd0e075fa7955ba52c02759a6c90dbbfc10e6d40aea8d283e407d88cf538a05")}
	for _, row := range []struct{ name, share, want string }{
		{"valid", "2c3c6b8c4f3800e7aef6864025b4ed79bd599117e427c41bd47d93d654b4a51c", "7c13645fe790a468f62c39beb7388e541d8405d1ade69d1778c5fe3e7f6b600e"},
		{"no element", "2b3c6b8c4f3800e7aef6864025b4ed79bd599117e427c41bd47d93d654b4a51c", ""},
		{"identity", "0000000000000000000000000000000000000000000000000000000000000000", ""},
		{"too short", "2c3c", ""},
	} {
		got, err := r.point(unhex(row.share))
		if hex.EncodeToString(got) != row.want || (err == nil) != (row.want != "") {
			t.Errorf("%s: %x, %v", row.name, got, err)
		}
	}
}

// Both sides agree exactly when password, context and session are the same, and
// their confirmations differ.
func TestRunsAgree(t *testing.T) {
	key := func(prs, ci, sid string, mine, theirs byte, host bool) []byte {
		me := newRun([]byte(prs), []byte(ci), []byte(sid), [64]byte{mine})
		other := newRun([]byte("7K3QD"), []byte("table"), []byte("tls"), [64]byte{theirs})
		k, err := me.point(other.share)
		if err != nil {
			t.Fatal(err)
		}
		if host {
			return isk([]byte(sid), k, other.share, joinerAD, me.share, hostAD)
		}
		return isk([]byte(sid), k, me.share, joinerAD, other.share, hostAD)
	}
	want := key("7K3QD", "table", "tls", 2, 1, true)
	for _, row := range []struct {
		prs, ci, sid string
		same         bool
	}{
		{"7K3QD", "table", "tls", true},
		{"7K3QE", "table", "tls", false},
		{"7K3QD", "another", "tls", false},
		{"7K3QD", "table", "another", false},
	} {
		if got := key(row.prs, row.ci, row.sid, 1, 2, false); bytes.Equal(got, want) != row.same {
			t.Errorf("%q %q %q: same key %v", row.prs, row.ci, row.sid, !row.same)
		}
	}
	share := newRun(nil, nil, nil, [64]byte{1}).share
	if bytes.Equal(confirm(nil, want, share, joinerAD), confirm(nil, want, share, hostAD)) {
		t.Error("a reflected confirmation passes")
	}
}
