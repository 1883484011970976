#!/bin/sh
# Writes what docker-compose.yml needs: .env, and beside it a folder of secrets, a file for each. What is there already stays.
set -eu
umask 077

root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
file=${1:-$root/.env}
# A line of theirs for each secret.
secret_lines() { grep -h '\${SECRETS_DIR[^}]*}/[A-Z0-9_]*' "$root/docker-compose.yml" "$root/docker-compose.integrators.yml"; }
# Every secret, once, in their order.
secrets=$(secret_lines | sed "s|.*}/\([A-Z0-9_]*\).*|\1|" | awk '!seen[$0]++')

print() { printf '%s\n' "$*"; }
# 32 letters and digits, 190 bits: they need no quoting in an address.
random() { LC_ALL=C tr -dc 'A-Za-z0-9' </dev/urandom | head -c 32; }
# Of several lines compose takes the last one; quotes are not part of a value.
value_of() { sed -n "s/^$1=//p" "$file" | tail -n 1 | tr -d '\r' | sed "s/^[[:space:]]*//; s/[[:space:]]*\$//; s/^'\(.*\)'\$/\1/; s/^\"\(.*\)\"\$/\1/"; }
without() { grep -v "^$1=" "$file" >"$file.new" || true; mv "$file.new" "$file"; }
end_last_line() { [ -z "$(tail -c 1 "$file")" ] || echo >>"$file"; }
# Nobody but an operator knows a mail server's password or has a certificate, and a secret from before is there only while it is exchanged:
# their lines name that.
may_be_empty() { secret_lines | grep -q "/$1' } # may stay empty\$"; }

new=no
if [ ! -e "$file" ]; then
  new=yes
  cat >"$file" <<'END'
# Settings of the cluster on this machine, read by docker compose; docs/runbooks/cluster.md names all. Passwords are no settings: see
# SECRETS_DIR. Keep a copy of both with your backups; keep them out of git.
# The one public port, on 127.0.0.1 only, and whether demo data are brought in, whose admin everybody can be:
# PORT=8080
# DEMO=1
END
fi
chmod 600 "$file"

folder=$(value_of SECRETS_DIR)
if [ -z "$folder" ]; then
  without SECRETS_DIR
  folder=./.secrets
  [ "$file" = "$root/.env" ] || folder=$(CDPATH='' cd -- "$(dirname -- "$file")" && pwd)/.secrets
  end_last_line
  printf '# A file for each password; containers get those that they need.\nSECRETS_DIR=%s\n' "$folder" >>"$file"
fi
# The paths in .env are relative to the root.
case $folder in /*) ;; *) folder=$root/$folder ;; esac

# Nobody but its owner enters the folder; the files are read by the users of the containers, each by a mount of its own.
mkdir -p "$folder"
chmod 700 "$folder"
added=''
for name in $secrets; do
  secret=$folder/$name
  if [ ! -s "$secret" ] && ! { [ -e "$secret" ] && may_be_empty "$name"; }; then
    if may_be_empty "$name"; then : >"$secret.new"; else printf '%s\n' "$(random)" >"$secret.new"; fi
    mv "$secret.new" "$secret"
    added="$added $name"
  fi
  chmod 644 "$secret"
done

if [ "$new" = yes ]; then
  print "Wrote $file and $folder with random passwords, readable by you alone."
elif [ -n "$added" ]; then
  print "Added to $folder:$added. What was there stays."
else
  print "$file and $folder are there and complete; they were left as they are."
fi
if [ -z "$(value_of SMTP_URL)" ]; then
  print 'No mail server is set (SMTP_URL): mails wait, so that nobody can verify an e-mail address and list a pet. Until there is one, write'
  print 'REQUIRE_VERIFIED_EMAIL=0 into .env, or vouch for members: docs/runbooks/cluster.md.'
fi
