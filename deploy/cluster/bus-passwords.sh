#!/usr/bin/env bash
# Gives the users of the bus their passwords, by Kafka's own tool in a container of its image, then ends:
#   bus-passwords.sh [user…]            without names those who have none get one; those who are named get what lies in the file now
#   bus-passwords.sh --integrator user  its password is read from the standard input, and how much it may read a second is limited
#   bus-passwords.sh --revoke user      it logs in no more
# Of `pet-care` the file is PET_CARE_BUS_PASSWORD.
set -euo pipefail
umask 077

folder=${PASSWORDS:-/run/secrets}
server=${BUS_SERVER:-kafka:9092}
# The listeners of the product take one mechanism, that of integrators the other: who has the first alone cannot log in at the second.
of_product=SCRAM-SHA-512
of_integrators=SCRAM-SHA-256
# Bytes a second, and a share of the time of one of Kafka's threads, in percent.
quota="consumer_byte_rate=${INTEGRATOR_BYTE_RATE:-2097152},producer_byte_rate=1024,request_percentage=${INTEGRATOR_PERCENTAGE:-25}"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# A short life and little memory: each call is a Java of its own, about a second.
export LOG_DIR=$work KAFKA_HEAP_OPTS=-Xmx64m KAFKA_JVM_PERFORMANCE_OPTS='-XX:+UseSerialGC -XX:TieredStopAtLevel=1'
unset KAFKA_OPTS

print() { printf 'bus-passwords: %s\n' "$*"; }
fail() { print "$*" >&2; exit 1; }

# The value stands in a file of properties, where other characters mean something.
password_of() {
  local file=$folder/$1 password
  [[ -r $file ]] || fail "there is no file $file"
  password=$(<"$file")
  [[ $password =~ ^[A-Za-z0-9%._~-]+$ ]] || fail "$file may hold letters and digits alone"
  printf '%s' "$password"
}

configs() {
  "${KAFKA_HOME:-/opt/kafka}/bin/kafka-configs.sh" --bootstrap-server "$server" --command-config "$work/admin" --entity-type users "$@" \
    >"$work/output" 2>&1 || fail "$(tail -n 3 "$work/output")"
}

# By files: arguments are read by everybody who lists processes.
store() {
  printf '%s=password=%s\n' "$2" "$3" >"$work/credential"
  configs --alter --entity-name "$1" --add-config-file "$work/credential"
}

store_from_file() {
  local password
  password=$(password_of "$(tr 'a-z-' 'A-Z_' <<<"$1")_BUS_PASSWORD")
  store "$1" "$of_product" "$password"
  print "$1 logs in by the password of its file"
}

store_missing() {
  local file user
  configs --describe
  mv "$work/output" "$work/known"
  for file in "$folder"/*_BUS_PASSWORD; do
    user=$(basename "$file" _BUS_PASSWORD | tr 'A-Z_' 'a-z-')
    grep -q "^SCRAM .* user-principal '$user' are .*$of_product" "$work/known" || store_from_file "$user"
  done
}

store_integrator() {
  local password
  read -r password
  [[ $password =~ ^[A-Za-z0-9]{16,}$ ]] || fail 'the password of an integrator is at least 16 letters and digits'
  store "$1" "$of_integrators" "$password"
  configs --alter --entity-name "$1" --add-config "$quota"
  print "$1 logs in at the listener of integrators, with $quota"
}

revoke() {
  configs --alter --entity-name "$1" --delete-config "$of_integrators"
  print "$1 logs in no more"
}

admin=$(password_of KAFKA_ADMIN_PASSWORD)
cat >"$work/admin" <<END_OF_FILE
security.protocol=SASL_PLAINTEXT
sasl.mechanism=PLAIN
sasl.jaas.config=org.apache.kafka.common.security.plain.PlainLoginModule required username="admin" password="$admin";
END_OF_FILE

case ${1:-} in
  '') store_missing ;;
  --integrator) store_integrator "${2:?whose password is it}" ;;
  --revoke) revoke "${2:?who is revoked}" ;;
  *) for user in "$@"; do store_from_file "$user"; done ;;
esac
