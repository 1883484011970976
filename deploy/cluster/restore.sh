#!/bin/sh
# Puts a backup in the place of all that a site by docker compose keeps, after asking: restore.sh [BACKUP, the newest by default]. Further arguments, which hold no
# spaces, are options of docker compose, such as `--project-name paltu`. BACKUP_DIR (.backups); YES=1 does not ask.
set -eu
from=${1:-}
[ $# -eq 0 ] || shift
options=$*
# shellcheck source=deploy/cluster/backup-functions.sh
. "$(dirname -- "$0")/backup-functions.sh"

if [ -z "$from" ]; then
  newest=$(backups | tail -n 1)
  [ -n "$newest" ] || fail "There is no backup in $folder. Name one: make restore from=/path/of/it"
  from=$folder/$newest
fi
case $from in /*) ;; *) from=$root/$from ;; esac
[ -f "$from/contents.json" ] || fail "$from is no backup of Paltu"
kept=$from/settings

# On a machine that has none, settings and secrets come first: nothing is replaced by that.
if [ ! -e "$env_file" ]; then
  [ -d "$kept/secrets" ] || fail "$from holds no secrets: put .env and the folder of secrets of its site here first"
  cp "$kept/env" "$env_file"
  [ -e "$(secrets_folder)" ] || cp -R "$kept/secrets" "$(secrets_folder)"
fi
secrets=$(secrets_folder)
$program $options up --no-start --no-deps --no-recreate prepare >/dev/null 2>&1 || fail 'the containers cannot be made: docker compose build'
prepared=$(container "$options" prepare)
image=$(image_of "$prepared")
project=$(project_of "$prepared")

# Those that are stored beside what they open, and those by which it was sealed. The others count from the next `up` on.
stored='\(POSTGRES_PASSWORD\|[A-Z_]*_BUS_PASSWORD\|[A-Z_]*_KEY_SECRET\)'
if [ ! -d "$kept/secrets" ]; then
  sums=$(sums_of_secrets)
  changed=$(sed -n "s/^[0-9a-f]*  $stored\$/&/p" "$kept/secrets.sha256" | while read -r sum name; do
    case "
$sums
" in *"
$sum  $name
"*) ;; *) printf '%s ' "$name" ;; esac
  done)
  [ -z "$changed" ] || fail "$from was made with other secrets than those in $secrets, and nothing was touched: $changed"
fi

summarize "$options" "$from" verify || fail "$from cannot be restored, and nothing was touched."
warning="This replaces everything that $project keeps, accounts, listings, orders and pictures, by the backup $summary."
if [ "${YES:-}" != 1 ]; then
  [ -t 0 ] || fail "$warning Nobody is here to ask: set YES=1."
  printf '%s Type yes: ' "$warning"
  read -r answer
  [ "$answer" = yes ] || fail 'Nothing was touched.'
fi

print "Restoring the backup $summary…"
trap '[ $? = 0 ] || print "The restore did not come to its end, and the site does not run: make restore from=$from" >&2' EXIT
$program $options down >/dev/null 2>&1
for name in postgres mongo kafka s3 demo; do
  for volume in $(docker volume ls --quiet --filter "label=com.docker.compose.project=$project" --filter "label=com.docker.compose.volume=$name"); do
    docker volume rm "$volume" >/dev/null
  done
done
if [ -d "$kept/secrets" ]; then
  for file in "$kept"/secrets/*; do
    name=$(basename "$file")
    cmp -s "$file" "$secrets/$name" && continue
    # What was there before may open what was kept elsewhere.
    [ ! -s "$secrets/$name" ] || { mkdir -p "$secrets.before" && cp -p "$secrets/$name" "$secrets.before/$name"; }
    cat "$file" >"$secrets/$name.new" && chmod 644 "$secrets/$name.new" && mv "$secrets/$name.new" "$secrets/$name"
  done
fi
# Those that a later release has added.
sh deploy/cluster/write-env.sh "$env_file" >/dev/null
fill "$options" "$from" postgres mongo kafka s3
summarize "$options" "$from" restore
if [ -f "$kept/demo.tar" ]; then
  $program $options up --no-start --no-deps --no-recreate demo >/dev/null 2>&1
  with_volumes "$(container "$options" demo)" "$from:/backup:ro" 'tar -xpf /backup/settings/demo.tar --numeric-owner -C /data'
fi
$program $options up --detach >/dev/null 2>&1 || fail 'the site does not start: docker compose ps'
print "The site runs on the backup $summary."
[ ! -d "$secrets.before" ] || print "Secrets that were others before are in $secrets.before."
