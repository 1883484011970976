#!/bin/bash
# Whether the process of this container is ready (`/readyz` answers 200): asked every few seconds, so it starts no Node for it.
exec 3<>/dev/tcp/127.0.0.1/8080 || exit 1
printf 'GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' >&3
read -r _ status _ <&3
[ "$status" = 200 ]
