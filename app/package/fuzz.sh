#!/usr/bin/env bash
# Runs every fuzz target of the module for a while. Usage: fuzz.sh COUNTx
set -euo pipefail
cd "$(dirname "$0")/../.."
runs=${1:-100000x}
git grep -oE '^func Fuzz[A-Za-z0-9_]+' -- '*_test.go' | while IFS=: read -r file func; do
	go test -tags ci -run '^$' -fuzz "^${func#func }\$" -fuzztime "$runs" "./$(dirname "$file")"
done
