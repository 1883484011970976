# Read by backup.sh and restore.sh, which set `options`, those of docker compose. Names of containers, volumes and images come from compose.
# shellcheck shell=sh disable=SC2034,SC2086,SC2154
umask 077
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
cd "$root"

print() { printf '%s\n' "$*"; }
fail() { print "$*" >&2; exit 1; }

if docker compose version 2>/dev/null | grep -qi 'compose version'; then program='docker compose'; else program=docker-compose; fi

# What .env is, and the folder of secrets that it names.
env_file=$(print " $options " | sed -n 's/.* --env-file \([^ ]*\) .*/\1/p')
[ -n "$env_file" ] || env_file=$root/.env
secrets_folder() {
  value=$(sed -n 's/^SECRETS_DIR=//p' "$env_file" | tail -n 1 | tr -d "\"'\r")
  case $value in /*) print "$value" ;; *) print "$root/$value" ;; esac
}
# Beside .env: its time is that of the last backup.
mark=$(dirname -- "$env_file")/.last-backup

folder=${BACKUP_DIR:-.backups}
case $folder in /*) ;; *) folder=$root/$folder ;; esac
stamps='^[0-9]\{4\}-[0-9][0-9]-[0-9][0-9]T[0-9]\{6\}Z$'
# Whole backups, the oldest first.
backups() { [ ! -d "$folder" ] || ls "$folder" | grep "$stamps" | sort; }

# A container of a service, whether it runs or not: container OPTIONS SERVICE
container() { $program $1 ps --quiet --all "$2" | head -n 1; }
is_running() { [ "$(docker inspect --format '{{.State.Status}}' "$1" 2>/dev/null)" = running ]; }
project_of() { docker inspect --format '{{index .Config.Labels "com.docker.compose.project"}}' "$1"; }
image_of() { docker inspect --format '{{.Config.Image}}' "$1"; }

# The program that knows the engines, and ends as it does: inside OPTIONS BACKUP WORD
inside() {
  $program $1 run --rm --no-deps -T --user "$(id -u):$(id -g)" --volume "$2:/backup" prepare \
    node dist/deploy/cluster/src/backup/backup-command.js "$3"
}
# The same, with its last line as `summary`. Not by a pipe, which would end well where the program fails.
summarize() {
  printed=$(inside "$@") || return
  summary=$(print "$printed" | tail -n 1)
}
# A shell that reaches the volumes of a container, whose network it does not have: with_volumes CONTAINER BACKUP:/backup SCRIPT ARGUMENTS
with_volumes() {
  from_container=$1 mounted=$2 script=$3
  shift 3
  docker run --rm --network none --volumes-from "$from_container" --volume "$mounted" --user root --entrypoint sh "$image" \
    -ec "umask 077; $script" sh "$@"
}

# What is in each file of `$secrets`, as SHA-256.
sums_of_secrets() {
  docker run --rm --network none --volume "$secrets:/secrets:ro" --user root --entrypoint sh "$image" -ec 'cd /secrets && sha256sum -- *'
}

# All that compose has made under a name: forget_project NAME
forget_project() {
  label=label=com.docker.compose.project=$1
  for id in $(docker ps --all --quiet --filter "$label"); do docker rm --force --volumes "$id" >/dev/null; done
  for id in $(docker volume ls --quiet --filter "$label"); do docker volume rm "$id" >/dev/null; done
  for id in $(docker network ls --quiet --filter "$label"); do docker network rm "$id" >/dev/null; done
}

# Puts databases and log into the empty volumes of a project, and starts its engines on them: fill OPTIONS BACKUP SERVICES
fill() {
  in_project=$1 backup=$2
  shift 2
  $program $in_project up --no-start --no-deps --no-recreate "$@" >/dev/null 2>&1 || fail 'the containers of the engines cannot be made'
  postgres=$(container "$in_project" postgres)
  data=$(docker inspect --format '{{range .Config.Env}}{{println .}}{{end}}' "$postgres" | sed -n 's/^PGDATA=//p')
  with_volumes "$postgres" "$backup:/backup:ro" '
    [ ! -e "$1/PG_VERSION" ] || { echo "there are databases in $1 already" >&2; exit 1; }
    mkdir -p "$1"
    tar -xzf /backup/postgres.tar.gz --numeric-owner -C "$1"
    cp /backup/wal/* "$1/pg_wal/"
    chown -R "$(stat -c %u:%g "$1/PG_VERSION")" "$(dirname "$1")"
    chmod 700 "$1"' "$data"
  with_volumes "$(container "$in_project" kafka)" "$backup:/backup:ro" '
    [ ! -e /var/lib/kafka/data/meta.properties ] || { echo "there is a log already" >&2; exit 1; }
    tar -xzSpf /backup/kafka.tar.gz --numeric-owner -C /var/lib/kafka/data'
  $program $in_project up --detach --no-deps --no-recreate "$@" >/dev/null 2>&1 || fail 'the engines do not start'
}
