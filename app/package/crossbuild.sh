#!/bin/sh
# Builds what can be built for every system without its C compiler, and checks
# the types of the rest. Prints one line a build and what failed; exit 1 if any
# did. Nothing is left behind.
set -u
cd "$(dirname "$0")/../.." || exit 2
out=$(mktemp -d) || exit 2
trap 'rm -rf "$out"' EXIT
trap 'exit 130' INT TERM

failed=''

# try NAME COMMAND...: runs it silently, and says how it went.
try() {
	name=$1
	shift
	if "$@" >"$out/log" 2>&1; then
		echo "ok      $name"
	else
		echo "FAILED  $name"
		sed 's/^/        /' "$out/log"
		failed="$failed
  $name"
	fi
}

# The program without a window. Systems are those of people and of small servers.
for system in linux/amd64 linux/arm64 linux/arm android/arm64 windows/amd64 darwin/arm64 js/wasm; do
	try "headless $system" env CGO_ENABLED=0 GOOS="${system%/*}" GOARCH="${system#*/}" \
		go build -tags headless -o "$out/krutzjass" .
done

# iOS links a program only with its own tools; the packages build without. The
# go command refuses even to vet for it, so that is done for its sibling.
packages='./engine/... ./ai/... ./netplay/... ./app/cli'
try 'build ios/arm64' env CGO_ENABLED=0 GOOS=ios GOARCH=arm64 go build $packages
try 'vet darwin/arm64' env CGO_ENABLED=0 GOOS=darwin GOARCH=arm64 go vet $packages

# Everything, the window and files with cgo included.
try 'build typecheck' go build -o "$out/typecheck" ./app/package/typecheck
for system in android/arm64 ios/arm64 darwin/arm64 windows/amd64; do
	try "types $system" "$out/typecheck" "$system"
done

if [ -n "$failed" ]; then
	echo "What failed:$failed"
	exit 1
fi
echo 'All builds are well.'
