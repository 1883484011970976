#!/usr/bin/env bash
# Gives the users of the bus their passwords, by Kafka's own tool in a container of its image, then ends: bus-passwords.sh [user…]. Without
# names those who have none get one; those who are named get what lies in the file now. Of `pet-care` that is PET_CARE_BUS_PASSWORD.
set -euo pipefail
umask 077

folder=${PASSWORDS:-/run/secrets}
server=${BUS_SERVER:-kafka:9092}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# A short life and little memory: each call is a Java of its own, about a second.
export LOG_DIR=$work KAFKA_HEAP_OPTS=-Xmx64m KAFKA_JVM_PERFORMANCE_OPTS='-XX:+UseSerialGC -XX:TieredStopAtLevel=1'
unset KAFKA_OPTS

fail() { printf 'bus-passwords: %s\n' "$*" >&2; exit 1; }

# The value stands in a file of properties, where other characters mean something.
password_of() {
  local file=$folder/$1 password
  [[ -r $file ]] || fail "there is no file $file"
  password=$(<"$file")
  [[ $password =~ ^[A-Za-z0-9%._~-]+$ ]] || fail "$file may hold letters and digits alone"
  printf '%s' "$password"
}

configs() {
  "${KAFKA_HOME:-/opt/kafka}/bin/kafka-configs.sh" --bootstrap-server "$server" --command-config "$work/admin" --entity-type users "$@" >"$work/output" 2>&1 ||
    fail "$(tail -n 3 "$work/output")"
}

# By files: arguments are read by everybody who lists processes.
store() {
  local password
  password=$(password_of "$(tr 'a-z-' 'A-Z_' <<<"$1")_BUS_PASSWORD")
  printf 'SCRAM-SHA-512=password=%s\n' "$password" >"$work/credential"
  configs --alter --entity-name "$1" --add-config-file "$work/credential"
  printf 'bus-passwords: %s logs in by the password of its file\n' "$1"
}

admin=$(password_of KAFKA_ADMIN_PASSWORD)
cat >"$work/admin" <<END_OF_FILE
security.protocol=SASL_PLAINTEXT
sasl.mechanism=PLAIN
sasl.jaas.config=org.apache.kafka.common.security.plain.PlainLoginModule required username="admin" password="$admin";
END_OF_FILE

users=("$@")
if ((${#users[@]} == 0)); then
  configs --describe
  mv "$work/output" "$work/known"
  for file in "$folder"/*_BUS_PASSWORD; do
    user=$(basename "$file" _BUS_PASSWORD | tr 'A-Z_' 'a-z-')
    grep -q "^SCRAM .* user-principal '$user' are .*SCRAM-SHA-512" "$work/known" || users+=("$user")
  done
fi
for user in ${users[@]+"${users[@]}"}; do store "$user"; done
