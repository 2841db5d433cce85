#!/usr/bin/env bash
# Installs the system packages that building, running or testing needs, or says
# how to. Usage: system.sh run|test
#
# Debian and Ubuntu: missing packages are installed. Elsewhere: the command to
# type is printed, and the exit code is 1 if something is known to be missing.
set -euo pipefail

for_run=(gcc libc6-dev pkg-config libgl1-mesa-dev libgles2 libegl1 libx11-dev libxcursor-dev libxrandr-dev libxinerama-dev
	libxi-dev libxxf86vm-dev libwayland-dev libxkbcommon-dev)
for_test=(xvfb xdotool x11-utils libgl1-mesa-dri)

want=("${for_run[@]}")
case "${1:-}" in
run) ;;
test) want+=("${for_test[@]}") ;;
*)
	echo "usage: system.sh run|test" >&2
	exit 2
	;;
esac

if ! command -v go >/dev/null; then
	echo "Go is missing: install Go 1.26 or newer, then try again." >&2
	exit 1
fi

as_root() {
	if [ "$(id -u)" = 0 ]; then
		"$@"
	elif command -v sudo >/dev/null; then
		sudo "$@"
	else
		echo "Not root, and sudo is missing. As root, type: $*" >&2
		exit 1
	fi
}

case "$(uname -s)" in
Linux)
	if command -v dpkg-query >/dev/null && command -v apt-get >/dev/null; then
		missing=()
		for p in "${want[@]}"; do
			dpkg-query -W -f '${Status}' "$p" 2>/dev/null | grep -q 'ok installed' || missing+=("$p")
		done
		[ ${#missing[@]} = 0 ] && exit 0
		echo "Installing: ${missing[*]}"
		as_root apt-get update -qq
		as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
	elif command -v dnf >/dev/null; then
		if ! command -v gcc >/dev/null || ! pkg-config --exists gl x11 xcursor xrandr xinerama xi xxf86vm wayland-client xkbcommon 2>/dev/null; then
			echo "Packages are missing. On Fedora, type:" >&2
			echo "  sudo dnf install gcc pkgconf-pkg-config mesa-libGL-devel mesa-libGLES-devel libX11-devel libXcursor-devel libXrandr-devel libXinerama-devel libXi-devel libXxf86vm-devel wayland-devel libxkbcommon-devel xorg-x11-server-Xvfb xdotool xorg-x11-utils" >&2
			exit 1
		fi
	else
		echo "This Linux is neither Debian, Ubuntu nor Fedora: if the build fails, install a C compiler, pkg-config and the" >&2
		echo "development packages of GL, X11, Xcursor, Xrandr, Xinerama, Xi, Xxf86vm, Wayland and xkbcommon." >&2
	fi
	;;
Darwin)
	if ! xcode-select -p >/dev/null 2>&1; then
		echo "The C compiler is missing. On macOS, type: xcode-select --install" >&2
		exit 1
	fi
	;;
MINGW* | MSYS* | CYGWIN*)
	if ! command -v gcc >/dev/null; then
		echo "The C compiler is missing. On Windows, install MSYS2 and, in its shell, type: pacman -S mingw-w64-x86_64-gcc make" >&2
		exit 1
	fi
	;;
esac
