package extern

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
)

// parseChoice reads {"choose":i}, i being one of legal places.
func parseChoice(line []byte, legal int) (int, error) {
	var answer struct {
		Choose *int `json:"choose"`
	}
	if err := json.Unmarshal(line, &answer); err != nil || answer.Choose == nil {
		return 0, errors.New(`expected {"choose":i}, i counting from 0`)
	}
	if i := *answer.Choose; i < 0 || i >= legal {
		return 0, fmt.Errorf("there is no choice %d: expected 0 to %d", i, legal-1)
	}
	return *answer.Choose, nil
}

// quote makes an answer fit for a sentence.
func quote(line []byte) string {
	const most = 80
	line = bytes.TrimSpace(line)
	if len(line) > most {
		return strconv.QuoteToASCII(string(line[:most])) + " and more"
	}
	return strconv.QuoteToASCII(string(line))
}
