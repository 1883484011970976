#!/bin/sh
# Loads once what the processes of the image load, some of it only where their settings ask for it: Node keeps it compiled in the folder
# that NODE_COMPILE_CACHE names, for the user who runs this.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
cd "$root"
node --input-type=module --eval 'for (const name of process.argv.slice(1)) await import(name);' -- "$root"/dist/chunks/*.js
# Without its variables a program ends as soon as it is loaded.
cd dist
for program in services/*/src/*.js gateway/src/main.js deploy/demo/src/main.js deploy/cluster/src/prepare.js deploy/cluster/src/watch/main.js; do
  node "$program" >/dev/null 2>&1 || true
done
