#!/bin/sh
# Pins the images of the engines, and the one that ours is made of, to the digests of what was pulled: writes docker-compose.pinned.yml, and
# names it in .env. From then on nothing else is ever run, or built on, under these tags.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
file=${1:-$root/.env}
pinned=${2:-$root/docker-compose.pinned.yml}
own=docker-compose.pinned.yml

print() { printf '%s\n' "$*"; }
fail() { print "$*" >&2; exit 1; }

[ -e "$file" ] || fail "$file is not there: make env writes it"

# The digest of an image that was pulled.
digest_of() { docker image inspect --format '{{range .RepoDigests}}{{println .}}{{end}}' "$1" 2>/dev/null | sed -n 's/.*@\(sha256:[0-9a-f]\{64\}\)$/\1/p' | head -n 1; }

# Service and image of each engine, as docker-compose.yml has them; our own image is made here, of that which the Dockerfile names.
engines=$(awk '/^  [a-z0-9-]+:$/ { service = $1; sub(":", "", service) } /^    image: [a-z]/ { print service, $2 }' "$root/docker-compose.yml")

partial="$pinned.partial"
trap 'rm -f "$partial"' EXIT
printf '# Written by make pin-images.\nservices:\n' >"$partial"
print "$engines" | while read -r service image; do
  digest=$(digest_of "$image")
  [ -n "$digest" ] || fail "$image has no digest: pull it first (docker compose pull), from a registry"
  printf '  %s: { image: %s@%s }\n' "$service" "$image" "$digest" >>"$partial"
done
node=$(sed -n 's/^ARG NODE_IMAGE=//p' "$root/Dockerfile")
digest=$(digest_of "$node")
[ -n "$digest" ] || fail "$node has no digest: pull it first (docker pull $node), from a registry"
printf '  prepare: { build: { args: { NODE_IMAGE: %s@%s } } }\n' "$node" "$digest" >>"$partial"
mv "$partial" "$pinned"

given=$(sed -n 's/^COMPOSE_FILE=//p' "$file" | tail -n 1)
case ":$given:" in
  *":$own:"*) ;;
  *)
    [ -z "$(tail -c 1 "$file")" ] || echo >>"$file"
    printf 'COMPOSE_FILE=%s:%s\n' "${given:-docker-compose.yml}" "$own" >>"$file"
    ;;
esac
print "Pinned in $pinned, which $file names:"
grep '@sha256' "$pinned"
