#!/bin/sh
# Writes .env: a random password for everybody who needs one in docker-compose.yml. What is in it already stays.
set -eu
umask 077

root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
file=${1:-$root/.env}
# Every variable that docker-compose.yml cannot do without, once, in the order in which it asks.
passwords=$(grep -o '\${[A-Z0-9_]*:?' "$root/docker-compose.yml" | tr -d '${:?' | awk '!seen[$0]++')

say() { printf '%s\n' "$*"; }
# 32 letters and digits, 190 bits: they need no quoting in an address.
random() { LC_ALL=C tr -dc 'A-Za-z0-9' </dev/urandom | head -c 32; }
# Of several lines compose takes the last one, and a value that is empty counts as none.
has_value() { grep "^$1=" "$file" | tail -n 1 | grep -q "=.*[^[:space:]\"']"; }
end_last_line() { [ -z "$(tail -c 1 "$file")" ] || echo >>"$file"; }

new=no
if [ ! -e "$file" ]; then
  new=yes
  cat >"$file" <<'END'
# Passwords of the cluster on this machine, read by docker compose. Keep a copy with your backups; keep it out of git.
# The one public port, on 127.0.0.1 only, and whether demo data are brought in:
# PORT=8080
# DEMO=0
END
fi

chmod 600 "$file"
added=''
for name in $passwords; do
  has_value "$name" && continue
  end_last_line
  printf '%s=%s\n' "$name" "$(random)" >>"$file"
  added="$added $name"
done

if [ "$new" = yes ]; then
  say "Wrote $file with random passwords, readable by you alone."
elif [ -n "$added" ]; then
  say "Added to $file:$added. What was there stays."
else
  say "$file is there and complete; it was left as it is."
fi
