package cli

import "krutzjass/engine"

func askCoiffeur(q *question) (any, error) {
	asker, err := able[engine.CoiffeurAsker](q, "coiffeur")
	if err != nil {
		return nil, err
	}
	points, err := need[int](q.fields, "points", "the points of a deal")
	if err != nil {
		return nil, err
	}
	factor, err := need[int](q.fields, "factor", "the factor of the row")
	if err != nil {
		return nil, err
	}
	written, err := asker.AskCoiffeur(points, factor)
	if err != nil {
		return nil, err
	}
	return struct {
		Written int `json:"written"`
	}{written}, nil
}
