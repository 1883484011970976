#!/bin/sh
# As the public image does: options alone are haproxy's, which runs as master and worker, in the foreground.
set -e
if [ "${1#-}" != "$1" ]; then set -- haproxy "$@"; fi
if [ "$1" = haproxy ]; then
  shift
  set -- haproxy -W -db "$@"
fi
exec "$@"
