#!/bin/sh
# Writes all that vets keeps in one of the databases of docker compose to a file, or fills an empty one with it (docs/runbooks/move-vets.md):
# move-vets.sh export postgres|mongodb FILE, or import postgres|mongodb FILE. Further arguments, which hold no spaces, are options of docker
# compose, such as `--project-name paltu`. Ends with 2 when it is called otherwise.
set -eu

fail() { printf '%s\n' "$2" >&2; exit "$1"; }
usage='run make vets-export from=postgres file=vets.jsonl, or make vets-import to=mongodb file=vets.jsonl; the databases are postgres and mongodb'

word=${1:-}
file=${3:-}
[ $# -ge 3 ] || fail 2 "$usage"
case $word in export | import) ;; *) fail 2 "$usage" ;; esac
[ -n "$file" ] || fail 2 "$usage"
# In words of the services: each reads the secret itself.
password='{/run/secrets/VETS_DATABASE_PASSWORD}'
case ${2:-} in
  postgres) address="postgres://vets:$password@postgres:5432/vets" ;;
  mongodb) address="mongodb://vets:$password@mongo:27017/vets?replicaSet=paltu" ;;
  *) fail 2 "$usage" ;;
esac
shift 3
options=$*

# The file as the caller means it, for docker takes no path that is not whole.
case $file in /*) ;; *) file=$PWD/$file ;; esac
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
cd "$root"

if docker compose version 2>/dev/null | grep -qi 'compose version'; then program='docker compose'; else program=docker-compose; fi
# The older program knows no `--env`.
# shellcheck disable=SC2086
move() { $program $options run --rm --no-deps -T -e "DATABASE_URL=$address" "$@"; }
command=dist/services/vets/src/move-command.js

if [ "$word" = import ]; then
  [ -f "$file" ] || fail 1 "there is no file $file"
  move --volume "$file:/vets.jsonl:ro" prepare node "$command" import /vets.jsonl
else
  [ ! -e "$file" ] || fail 1 "$file is there already"
  # What is not whole never has its name.
  move prepare node "$command" export >"$file.part" || { rm -f "$file.part"; exit 1; }
  mv "$file.part" "$file"
fi
