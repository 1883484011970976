#!/usr/bin/env bash
# As the public image does: options alone are mongod's, which listens to everybody; as root it goes on as mongodb; the first start makes the
# user of MONGO_INITDB_ROOT_USERNAME and MONGO_INITDB_ROOT_PASSWORD(_FILE) on a server of its own that only this container reaches.
set -euo pipefail

if [[ ${1:-} == -* ]]; then set -- mongod "$@"; fi
if [[ ${1:-} != mongod ]]; then exec "$@"; fi

if [[ $(id -u) == 0 ]]; then
  find /data/db /data/configdb \! -user mongodb -exec chown mongodb {} +
  exec setpriv --reuid=mongodb --regid=mongodb --init-groups "$0" "$@"
fi

if [[ -n ${MONGO_INITDB_ROOT_PASSWORD_FILE:-} ]]; then MONGO_INITDB_ROOT_PASSWORD=$(<"$MONGO_INITDB_ROOT_PASSWORD_FILE"); fi
if [[ -n ${MONGO_INITDB_ROOT_USERNAME:-} && -n ${MONGO_INITDB_ROOT_PASSWORD:-} && ! -e /data/db/WiredTiger ]]; then
  export MONGO_INITDB_ROOT_PASSWORD
  mongod --dbpath /data/db --bind_ip 127.0.0.1 --port 27017 --fork --logpath /tmp/first-mongod.log >/dev/null
  python3 /usr/local/bin/make-first-user.py
  mongod --dbpath /data/db --shutdown >/dev/null
  cat /tmp/first-mongod.log
  rm /tmp/first-mongod.log
  echo 'MongoDB init process complete; ready for start up.'
fi
unset MONGO_INITDB_ROOT_USERNAME MONGO_INITDB_ROOT_PASSWORD MONGO_INITDB_ROOT_PASSWORD_FILE

case " $* " in
  *' --bind_ip'*) exec "$@" ;;
  *) exec "$@" --bind_ip_all ;;
esac
