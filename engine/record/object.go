package record

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// object is a JSON object with its fields in order, values still text. Unlike
// encoding/json it tells keys apart by case and refuses a key that stands twice.
type object []field

type field struct {
	key   string
	value []byte
}

var errObject = errors.New("expected a JSON object")

// maxFields is how many fields an object may have; every key is compared with
// those before it.
const maxFields = 200

// parseObject splits text, which is valid JSON.
func parseObject(text []byte) (object, error) {
	rest := bytes.TrimLeft(text, " \t\r\n")
	if len(rest) == 0 || rest[0] != '{' {
		return nil, errObject
	}
	var o object
	for rest = space(rest[1:]); rest[0] != '}'; {
		end := valueEnd(rest)
		key := string(rest[1 : end-1])
		if bytes.IndexByte(rest[:end], '\\') >= 0 {
			if err := json.Unmarshal(rest[:end], &key); err != nil {
				return nil, err
			}
		}
		if len(o) == maxFields {
			return nil, fmt.Errorf("more than %d fields in one object", maxFields)
		}
		if _, twice := o.find(key); twice {
			return nil, fmt.Errorf("%q stands twice in one object", key)
		}
		rest = space(space(rest[end:])[1:]) // past the colon
		end = valueEnd(rest)
		o = append(o, field{key, rest[:end:end]})
		if rest = space(rest[end:]); rest[0] == ',' {
			rest = space(rest[1:])
		}
	}
	return o, nil
}

func space(text []byte) []byte { return bytes.TrimLeft(text, " \t\r\n") }

// valueEnd gives the length of the valid JSON value at the start of text.
func valueEnd(text []byte) int {
	depth, quoted := 0, false
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case quoted && c == '\\':
			i++
		case c == '"':
			quoted = !quoted
			if !quoted && depth == 0 {
				return i + 1
			}
		case quoted:
		case c == '{' || c == '[':
			depth++
		case c == '}' || c == ']':
			if depth == 0 {
				return i // the end of what surrounds a number or a word
			}
			if depth--; depth == 0 {
				return i + 1
			}
		case depth == 0 && bytes.IndexByte([]byte(", \t\r\n"), c) >= 0:
			return i
		}
	}
	return len(text)
}

func (o object) find(key string) ([]byte, bool) {
	i := slices.IndexFunc(o, func(f field) bool { return f.key == key })
	if i < 0 {
		return nil, false
	}
	return o[i].value, true
}

// read fills in the value of a key that must be there; want names its type.
func (o object) read(key, want string, into any) error {
	text, ok := o.find(key)
	if !ok {
		return fmt.Errorf("%q is missing", key)
	}
	// JSON's null would leave a value as it is.
	if err := json.Unmarshal(text, into); err != nil || string(text) == "null" {
		return fmt.Errorf("%q must be %s", key, want)
	}
	return nil
}

func (o object) int(key string) (int, error) {
	text, ok := o.find(key)
	if !ok {
		return 0, fmt.Errorf("%q is missing", key)
	}
	n, err := strconv.Atoi(string(text))
	if err != nil {
		return 0, fmt.Errorf("%q must be a whole number", key)
	}
	return n, nil
}

func (o object) text(key string) (s string, err error) {
	return s, o.read(key, "text", &s)
}

func (o object) flag(key string) (b bool, err error) {
	return b, o.read(key, "true or false", &b)
}

// optionalFlag is false when the key is missing.
func (o object) optionalFlag(key string) (bool, error) {
	if _, ok := o.find(key); !ok {
		return false, nil
	}
	return o.flag(key)
}

// optionalText is empty when the key is missing.
func (o object) optionalText(key string) (string, error) {
	if _, ok := o.find(key); !ok {
		return "", nil
	}
	return o.text(key)
}

// texts reads a list in which every element must be a text.
func (o object) texts(key string) ([]string, error) {
	var list []*string // null must not pass as an empty text
	if err := o.read(key, "a list of texts", &list); err != nil {
		return nil, err
	}
	out := make([]string, len(list))
	for i, s := range list {
		if s == nil {
			return nil, fmt.Errorf("%q must be a list of texts", key)
		}
		out[i] = *s
	}
	return out, nil
}

// objects reads a list of objects.
func (o object) objects(key string) ([]object, error) {
	var list []json.RawMessage
	if err := o.read(key, "a list of objects", &list); err != nil {
		return nil, err
	}
	out := make([]object, len(list))
	for i, text := range list {
		var err error
		if out[i], err = parseObject(text); err != nil {
			return nil, fmt.Errorf("%q must be a list of objects: %w", key, err)
		}
	}
	return out, nil
}

// appendText writes a text as JSON, without the escapes meant for HTML.
func appendText(b []byte, s string) []byte {
	if !strings.ContainsFunc(s, func(r rune) bool { return r < ' ' || r > '~' || r == '"' || r == '\\' }) {
		return append(append(append(b, '"'), s...), '"')
	}
	var quoted bytes.Buffer
	enc := json.NewEncoder(&quoted)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(s); err != nil {
		panic(err) // a string is always JSON
	}
	return append(b, bytes.TrimSuffix(quoted.Bytes(), []byte("\n"))...)
}

// appendList writes a JSON list whose elements put writes.
func appendList[T any](b []byte, list []T, put func([]byte, T) []byte) []byte {
	b = append(b, '[')
	for i, x := range list {
		if i > 0 {
			b = append(b, ',')
		}
		b = put(b, x)
	}
	return append(b, ']')
}

func appendInt[T ~int | ~int8 | ~int16 | ~int32](b []byte, n T) []byte {
	return strconv.AppendInt(b, int64(n), 10)
}
