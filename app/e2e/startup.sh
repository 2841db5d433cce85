#!/usr/bin/env bash
# Measures the time to the first painted Home against an empty window, on this
# machine and in one run, and prints the ratio. Usage: startup.sh [RUNS]
set -euo pipefail
cd "$(dirname "$0")/../.."
tags=()
[ "$(uname -s)" = Linux ] && tags=(-tags gles)
[ -x bin/krutzjass ] || { echo "There is no bin/krutzjass: type make build" >&2; exit 1; }
go build "${tags[@]}" -o bin/empty ./app/e2e/empty
exec go run ./app/e2e/startup -runs "${1:-9}" bin/krutzjass bin/empty
