#!/usr/bin/env bash
# As the public image does: as root it gives the data folder to postgres and goes on as that user; the first start makes the
# cluster, the user and the database, and runs what lies in /docker-entrypoint-initdb.d, on a server that only its socket reaches.
set -euo pipefail

if [[ ${1:-} == -* ]]; then set -- postgres "$@"; fi
if [[ ${1:-} != postgres ]]; then exec "$@"; fi

if [[ $(id -u) == 0 ]]; then
  mkdir -p "$PGDATA"
  chmod 700 "$PGDATA"
  find /var/lib/postgresql /var/run/postgresql \! -user postgres -exec chown postgres {} +
  exec setpriv --reuid=postgres --regid=postgres --init-groups "$0" "$@"
fi

user=${POSTGRES_USER:-postgres}
database=${POSTGRES_DB:-$user}

query() { psql -v ON_ERROR_STOP=1 --no-psqlrc --username "$user" --no-password --host /var/run/postgresql "$@"; }

make_cluster() {
  if [[ -n ${POSTGRES_PASSWORD_FILE:-} ]]; then POSTGRES_PASSWORD=$(<"$POSTGRES_PASSWORD_FILE"); fi
  if [[ -z ${POSTGRES_PASSWORD:-} && ${POSTGRES_HOST_AUTH_METHOD:-} != trust ]]; then
    echo 'Error: set POSTGRES_PASSWORD to a non-empty value.' >&2
    exit 1
  fi
  mkdir -p "$PGDATA"
  local -a more
  read -ra more <<<"${POSTGRES_INITDB_ARGS:-}"
  initdb --username="$user" --pwfile=<(printf '%s\n' "${POSTGRES_PASSWORD:-}") --pgdata="$PGDATA" "${more[@]}"
  printf '\nhost all all all %s\n' "${POSTGRES_HOST_AUTH_METHOD:-scram-sha-256}" >>"$PGDATA/pg_hba.conf"
  printf "\nlisten_addresses = '*'\nunix_socket_directories = '/var/run/postgresql'\n" >>"$PGDATA/postgresql.conf"
}

run_first_scripts() {
  local file
  # shellcheck disable=SC1090 # what is there is not known before
  for file in /docker-entrypoint-initdb.d/*; do
    case $file in
      *.sh) if [[ -x $file ]]; then "$file"; else . "$file"; fi ;;
      *.sql) query --dbname "$database" --file "$file" ;;
      *.sql.gz) gunzip -c "$file" | query --dbname "$database" ;;
    esac
  done
}

if [[ ! -s $PGDATA/PG_VERSION ]]; then
  make_cluster
  pg_ctl --pgdata="$PGDATA" --wait --silent -o "-c listen_addresses='' -c unix_socket_directories=/var/run/postgresql" start
  if [[ $database != postgres ]]; then query --dbname postgres --command "CREATE DATABASE \"$database\""; fi
  run_first_scripts
  pg_ctl --pgdata="$PGDATA" --mode=fast --wait --silent stop
  echo 'PostgreSQL init process complete; ready for start up.'
fi

exec "$@"
