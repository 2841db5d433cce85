// Package risk answers where chips are at risk in Chratze and Zwicken: whether to
// chratze, to come along, to stay in (chratze.md 2.2, 2.7).
//
// For a spot of the table and a class of hands it knows whether taking the risk
// brought more than leaving it: in many deals both were played to the end, by
// players who each answered by this table or by rule of thumb, until the table
// answered itself (fictitious play; Brown, "Iterative Solution of Games by
// Fictitious Play", 1951). What is counted is what a seat makes more than the
// others on average, as a share of the pot.
//
// Cards are laid by rule in these deals. Where they are searched a Chratzer at four
// seats fails in two of ten deals in which somebody comes along, by rule in three.
//
// The table is made by
//
//	go generate ./ai/risk
package risk

//go:generate go test -run TestMake -make -timeout 6h
