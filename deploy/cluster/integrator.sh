#!/bin/sh
# Lets an integrator read the public topics, by a login of its own, or ends that: integrator.sh NAME [yes to revoke]. A second run for the same
# name gives it another password. Further arguments, which hold no spaces, are options of docker compose, such as `--project-name paltu`.
# Ends with 2 when it is called otherwise.
set -eu

print() { printf '%s\n' "$*"; }
fail() { printf '%s\n' "$2" >&2; exit "$1"; }
usage='run make integrator name=acme, or make integrator name=acme revoke=yes; a name is small letters, digits and dashes'

name=${1:-}
revoke=${2:-}
case $name in '' | -* | *[!a-z0-9-]*) fail 2 "$usage" ;; esac
case $revoke in '' | yes) ;; *) fail 2 "$usage" ;; esac
shift
[ $# -eq 0 ] || shift
options=$*
user=integrator-$name

root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
cd "$root"
if docker compose version 2>/dev/null | grep -qi 'compose version'; then program='docker compose'; else program=docker-compose; fi
# shellcheck disable=SC2086
once() { $program $options run --rm --no-deps -T "$@"; }
rights() { once prepare node dist/deploy/cluster/src/integrator-command.js "$1" "$user"; }

if [ "$revoke" = yes ]; then
  rights revoke
  once bus-passwords --revoke "$user"
  print "$user reads nothing any more."
  exit
fi
password=$(LC_ALL=C tr -dc 'A-Za-z0-9' </dev/urandom | head -c 32)
print "$password" | once bus-passwords --integrator "$user"
rights allow
print "user $user"
print "password $password"
print "It is kept nowhere: hand it on now. Mechanism SCRAM-SHA-256; consumer groups begin with $user. and the address is BUS_HOST:BUS_PORT of .env."
