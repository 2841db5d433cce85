package pair

import (
	"crypto/hmac"
	"crypto/sha512"
	"encoding/binary"
	"errors"

	"github.com/gtank/ristretto255"
)

// CPace on ristretto255 with SHA-512, initiator and responder apart, after
// draft-irtf-cfrg-cpace-21: names in capitals are those of the draft.

const (
	shareSize = 32
	proofSize = sha512.Size
	dsi       = "CPaceRistretto255"
)

var errShare = errors.New("a share that is no element of the group, or the identity")

// run is one side of one exchange, between drawing its secret and hearing the
// other's share.
type run struct {
	sid    []byte
	secret *ristretto255.Scalar
	share  []byte
}

// newRun starts with a secret made of 64 uniform bytes (8.3).
func newRun(prs, ci, sid []byte, uniform [64]byte) *run {
	secret := ristretto255.NewScalar().FromUniformBytes(uniform[:])
	share := ristretto255.NewElement().ScalarMult(secret, generator(prs, ci, sid))
	return &run{sid: sid, secret: secret, share: share.Encode(nil)}
}

// generator is calculate_generator (8.1, 8.3).
func generator(prs, ci, sid []byte) *ristretto255.Element {
	hash := sha512.Sum512(generatorString(prs, ci, sid))
	return ristretto255.NewElement().FromUniformBytes(hash[:])
}

// generatorString fills the first block of the hash, so that its time does not
// depend on the length of the password.
func generatorString(prs, ci, sid []byte) []byte {
	pad := max(0, sha512.BlockSize-1-len(lvCat(prs))-len(lvCat([]byte(dsi))))
	return lvCat([]byte(dsi), prs, make([]byte, pad), ci, sid)
}

// point is scalar_mult_vfy (8.3) with this run's secret.
func (r *run) point(share []byte) ([]byte, error) {
	theirs, identity := ristretto255.NewElement(), ristretto255.NewElement().Zero()
	if err := theirs.Decode(share); err != nil {
		return nil, errShare
	}
	k := ristretto255.NewElement().ScalarMult(r.secret, theirs)
	if k.Equal(identity) == 1 {
		return nil, errShare
	}
	return k.Encode(nil), nil
}

// isk is the intermediate session key (7.2) over the shared point K and what
// initiator and responder sent.
func isk(sid, k, ya, ada, yb, adb []byte) []byte {
	text := append(lvCat([]byte(dsi+"_ISK"), sid, k), lvCat(ya, ada, yb, adb)...)
	hash := sha512.Sum512(text)
	return hash[:]
}

// confirm is the authenticator of a side over what it sent (10.4).
func confirm(sid, isk, share, ad []byte) []byte {
	key := sha512.Sum512(append(append([]byte("CPaceMac"), sid...), isk...))
	return mac(key[:], lvCat(share, ad))
}

func mac(key, text []byte) []byte {
	h := hmac.New(sha512.New, key)
	h.Write(text)
	return h.Sum(nil)
}

// lvCat puts its length in LEB128 before each part (6.3).
func lvCat(parts ...[]byte) []byte {
	var all []byte
	for _, p := range parts {
		all = append(binary.AppendUvarint(all, uint64(len(p))), p...)
	}
	return all
}
