#!/usr/bin/env bash
# Runs every fuzz target of the module for a while. Usage: fuzz.sh TIME
set -euo pipefail
cd "$(dirname "$0")/../.."
time=${1:-4s}
git grep -oE '^func Fuzz[A-Za-z0-9_]+' -- '*_test.go' | while IFS=: read -r file func; do
	go test -tags ci -run '^$' -fuzz "^${func#func }\$" -fuzztime "$time" "./$(dirname "$file")"
done
