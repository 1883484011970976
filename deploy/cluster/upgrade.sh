#!/bin/sh
# Puts the version that lies in this folder in the place of the one that runs, and loses no read: its image, its migrations, then service by
# service. Those of the new version are ready before those of the old one are asked to stop. Arguments, which hold no spaces, are options of
# docker compose, such as `--project-name paltu`.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
cd "$root"
options=$*
# In seconds, for a new container to become healthy, and for a gateway that is healthy itself to find those of a service.
limit=${HEALTHY_WITHIN:-180}
find_limit=15
# Logs of containers go with them: those of replaced ones are kept here, for so many days.
logs=${LOGS_DIR:-$root/.logs}
keep_days=30

print() { printf '%s\n' "$*"; }
fail() { print "$*" >&2; exit 1; }

if docker compose version 2>/dev/null | grep -qi 'compose version'; then program='docker compose'; else program=docker-compose; fi
# shellcheck disable=SC2086
compose() { $program $options "$@"; }
# Containers of a service that run, by their ids.
running() {
  docker ps --quiet --no-trunc --filter "label=com.docker.compose.project=$project" --filter label=com.docker.compose.oneoff=False \
    --filter "label=com.docker.compose.service=$1"
}
label_of() { docker inspect --format "{{index .Config.Labels \"com.docker.compose.$1\"}}" "$2"; }
health_of() { docker inspect --format '{{.State.Health.Status}}' "$1"; }

# Seconds pass while this answers no.
are_healthy() { for container in $1; do [ "$(health_of "$container")" = healthy ] || return 1; done; }
without() { for container in $1; do case " $2 " in *" $container "*) ;; *) printf '%s ' "$container" ;; esac; done; }

metrics_of() { docker exec "$1" bash -c 'exec 3<>/dev/tcp/127.0.0.1/9464; printf "GET /metrics HTTP/1.0\r\n\r\n" >&3; cat <&3' 2>/dev/null; }
# Whether each gateway sends calls to so many replicas of a service, and the front to so many gateways: both look for new ones by themselves.
are_used() {
  if [ "$1" = gateway ]; then
    callers=$(running front) line='haproxy_server_status{proxy="gateways",.*state="UP"} 1'
  else
    callers=$(running gateway) line="paltu_upstream_replica_used{.*upstream=\"$1\".*} 1"
  fi
  for container in $callers; do [ "$(metrics_of "$container" | grep -c "^$line")" -ge "$2" ] || return 1; done
}

keep_log() {
  mkdir -p "$logs"
  chmod 700 "$logs"
  docker logs "$2" 2>&1 | gzip >"$logs/$1-$(date -u +%Y-%m-%dT%H%M%SZ)-$(printf '%.12s' "$2").log.gz"
}

replace() {
  service=$1
  before=$(running "$service" | tr '\n' ' ')
  count=$(echo "$before" | wc -w)
  compose up --detach --no-deps --no-recreate --scale "$service=$((count * 2))" "$service"
  added=$(without "$(running "$service" | tr '\n' ' ')" "$before")
  waited=0
  until are_healthy "$added"; do
    if [ "$waited" -ge "$limit" ]; then
      for container in $added; do docker logs --tail 20 "$container"; done
      # shellcheck disable=SC2086
      docker rm --force --volumes $added >/dev/null
      fail "$service: the new version is not healthy after $limit s; the old one serves on"
    fi
    sleep 1
    waited=$((waited + 1))
  done
  waited=0
  until are_used "$service" $((count * 2)) || [ "$waited" -ge "$find_limit" ]; do
    sleep 1
    waited=$((waited + 1))
  done
  for container in $before; do
    docker stop "$container" >/dev/null
    keep_log "$service" "$container"
    docker rm --volumes "$container" >/dev/null
  done
  print "$service: replaced ($count)"
}

gateway=$(compose ps --quiet gateway | head -n 1)
[ -n "$gateway" ] || fail 'nothing runs: docker compose up --build --detach'
image=$(docker inspect --format '{{.Config.Image}}' "$gateway")
project=$(label_of project "$gateway")

compose build
compose run --rm --no-deps -T bus-passwords
compose run --rm --no-deps -T prepare
# Every service of ours that stays and runs; callers of the others come last.
services=$(docker ps --filter "label=com.docker.compose.project=$project" --format '{{.ID}}' | while read -r id; do
  [ "$(docker inspect --format '{{.Config.Image}}' "$id")" = "$image" ] && label_of service "$id"
done | sort -u | grep -vx -e prepare -e demo -e gateway)
for service in $services gateway; do replace "$service"; done
# The rest: engines and the front, if this version has others of them, and as many replicas as .env asks for. `prepare` runs once more: what
# migrations asked of consumers is open from then on.
compose up --detach
find "$logs" -name '*.log.gz' -mtime "+$keep_days" -delete
print "The new version runs. Logs of what it replaced are in $logs."
