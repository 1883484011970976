#!/bin/sh
# Loads once what the processes of the image load, some of it only where their settings ask for it: Node keeps it compiled in the folder
# that NODE_COMPILE_CACHE names, for the user who runs this.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
cd "$root"
node --input-type=module --eval 'for (const name of process.argv.slice(1)) await import(name);' -- \
  "$root"/services/*/src/service.ts "$root/gateway/src/app.ts" \
  "$root/deploy/cluster/src/prepare-engines.ts" "$root/deploy/cluster/src/watch/run-watched.ts" \
  @paltu/runtime @paltu/documents @paltu/events/kafka @paltu/events/mongo ioredis minio nodemailer
