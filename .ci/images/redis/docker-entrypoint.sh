#!/usr/bin/env bash
# As the public image does: options alone are the server's, and as root it goes on as redis.
set -euo pipefail
if [[ ${1:-} == -* ]]; then set -- redis-server "$@"; fi
if [[ ${1:-} == redis-server && $(id -u) == 0 ]]; then exec setpriv --reuid=redis --regid=redis --init-groups "$0" "$@"; fi
exec "$@"
