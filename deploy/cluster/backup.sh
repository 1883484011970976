#!/bin/sh
# Copies all that a site by docker compose keeps while it runs, restores the copy aside and reads it back; only then it counts. Arguments, which
# hold no spaces, are options of docker compose, such as `--project-name paltu`. BACKUP_DIR (.backups), KEEP (7); SECRETS=no leaves passwords
# and keys out. Kafka is paused for as long as its volume is copied: events wait.
set -eu
options=$*
# shellcheck source=deploy/cluster/backup-functions.sh
. "$(dirname -- "$0")/backup-functions.sh"

keep=${KEEP:-7}
case $keep in '' | *[!0-9]* | 0*) fail "KEEP=$keep is not a count: it is a whole number from 1 on" ;; esac
case ${SECRETS:=yes} in yes | no) ;; *) fail "SECRETS=$SECRETS is neither yes nor no" ;; esac
[ -e "$env_file" ] || fail "$env_file is not there: make env writes it. Of one machine: make backup profile=single"
for engine in postgres mongo kafka s3; do
  is_running "$(container "$options" "$engine")" || fail "$engine does not run, and nothing was backed up: docker compose up --detach"
done
kafka=$(container "$options" kafka)
project=$(project_of "$kafka")
prepared=$(container "$options" prepare)
[ -n "$prepared" ] || fail 'prepare has never run: docker compose up --build --detach'
image=$(image_of "$prepared")

mkdir -p "$folder"
lock=$folder/.lock
# The lock of a process that is gone counts for nothing.
if [ -e "$lock" ] && kill -0 "$(cat "$lock")" 2>/dev/null; then fail "process $(cat "$lock") makes a backup in $folder already"; fi
print $$ >"$lock"
stamp=$(date -u +%Y-%m-%dT%H%M%SZ)
partial=$folder/.partial-$stamp
# A project of its own, with its own volumes and network.
scratch=$project-check
aside="$(print "$options" | sed 's/--project-name  *[^ ]*//') --project-name $scratch"
paused=no
copying=

finish() {
  code=$?
  trap - EXIT
  [ "$paused" = no ] || docker unpause "$kafka" >/dev/null || print "Kafka is paused: docker unpause $kafka" >&2
  # Compose ends the container of a run that is ended.
  if [ -n "$copying" ] && kill "$copying" 2>/dev/null; then wait "$copying" 2>/dev/null || true; fi
  forget_project "$scratch" || true
  rm -rf "$partial" "$lock"
  [ "$code" = 0 ] || print "There is no backup of $stamp." >&2
  exit "$code"
}
trap finish EXIT
trap 'exit 1' HUP INT TERM
rm -rf "$folder"/.partial-*
mkdir "$partial"

# Steps of the program that copies, which cannot pause anybody itself.
until_step() {
  until [ -e "$partial/.step-$1" ]; do
    kill -0 "$copying" 2>/dev/null || { wait "$copying" || exit 1; }
    sleep 0.2
  done
}
print 'Copying databases, documents and files…'
inside "$options" "$partial" take &
copying=$!
until_step pause
# A busy machine may fail to freeze all of its threads at once.
attempts=0
until docker pause "$kafka" >/dev/null 2>"$partial/.pause"; do
  attempts=$((attempts + 1))
  [ "$attempts" -lt 20 ] || fail "Kafka cannot be paused: $(cat "$partial/.pause")"
  sleep 0.5
done
paused=yes
rm "$partial/.pause"
: >"$partial/.step-paused"
until_step fixed
with_volumes "$kafka:ro" "$partial:/backup" 'tar -C /var/lib/kafka/data -cSf /backup/kafka.tar . && chown "$(stat -c %u:%g /backup)" /backup/kafka.tar'
docker unpause "$kafka" >/dev/null
paused=no
gzip -1 "$partial/kafka.tar"
wait "$copying"

mkdir "$partial/settings"
cp "$env_file" "$partial/settings/env"
secrets=$(secrets_folder)
if [ "$SECRETS" = yes ]; then
  cp -R "$secrets" "$partial/settings/secrets"
else
  # By these a restore knows whether it has the same.
  sums_of_secrets >"$partial/settings/secrets.sha256"
fi
demo=$(container "$options" demo)
[ -z "$demo" ] || with_volumes "$demo:ro" "$partial:/backup" 'tar -C /data -cf /backup/settings/demo.tar . && chown "$(stat -c %u:%g /backup)" /backup/settings/demo.tar'

print 'Restoring the copy aside, and reading it back…'
forget_project "$scratch"
# Where Kafka is open to integrators, the one aside takes a port that nobody uses.
BUS_PORT=$((20000 + $$ % 20000))
export BUS_PORT
fill "$aside" "$partial" postgres mongo kafka
summarize "$aside" "$partial" check
unset BUS_PORT

mv "$partial" "$folder/$stamp"
excess=$(($(backups | wc -l) - keep))
[ "$excess" -le 0 ] || backups | head -n "$excess" | while read -r old; do rm -rf "${folder:?}/$old"; done
print "$folder/$stamp" >"$mark"
print "A backup $summary lies in $folder/$stamp."
[ "$SECRETS" = yes ] || print "Nobody can use it without $secrets: keep a copy of that elsewhere."
